import { expect, test } from "vitest";
import type { Placed } from "@/lib/model/battlefield";
import { nearestFoe } from "./battle-odds";

const at = (seat: "a" | "b", number: number, x: number, y: number) => ({ seat, number, x, y }) as Placed;
const units = [at("a", 1, 10, 2), at("b", 7, 30, 20), at("b", 8, 12, 20), at("b", 9, 11, 30)];

test("the nearest of the other side, lost ones left out; of a unit group that stands nowhere, the first", () => {
  expect(nearestFoe({ units }, { seat: "a", number: 1 })).toBe(8);
  expect(nearestFoe({ units }, { seat: "a", number: 1 }, [8])).toBe(7);
  expect(nearestFoe({ units }, { seat: "b", number: 9 })).toBe(1);
  expect(nearestFoe({ units }, { seat: "a", number: 5 })).toBe(7);
  expect(nearestFoe({ units: [at("a", 1, 1, 1)] }, { seat: "a", number: 1 })).toBeNull();
});
