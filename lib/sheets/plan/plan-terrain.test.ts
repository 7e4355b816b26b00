import fc from "fast-check";
import { expect, test } from "vitest";
import { fromReader } from "@/lib/words/battle/terrain";
import { placeFromCorner } from "./plan-terrain";

const tenths = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((length) => length / 10);
const hundredth = (length: number) => Math.round(length * 100) / 100;

test("the plan and the words of the room count from the same corner", () => {
  fc.assert(
    fc.property(tenths(45), tenths(30), fc.constantFrom("a", "b"), (x, y, eyes) => {
      const table = { width: 45, depth: 30 };
      const { left, edge } = fromReader({ x, y }, { eyes, defender: "a", table });
      expect({ left: hundredth(left), edge: hundredth(edge) }).toEqual(
        placeFromCorner({ x, y }, table, eyes === "a" ? "defender" : "invader"),
      );
    }),
  );
});
