import { expect, test } from "vitest";
import type { MyArmy } from "@/lib/model/stored-army";
import { forceOptions } from "./force-option";

const army = (id: string, place: MyArmy["place"], errors: number | null = 0): MyArmy => ({
  ...{ id, place, name: `Army ${id}`, changedAt: "", placedAt: "", pointsLimit: 10_000, list: null },
  judged: errors === null ? null : { errors, points: 0, tugs: 0 },
});

const idsOf = (mine: readonly MyArmy[], asked?: string) => forceOptions(mine, [], asked).mine.map(({ id }) => id);

test("a player's own armies are those loaded, and the one in the address unless it is deleted", () => {
  const mine = [army("a", "desk"), army("b", "archive"), army("c", "bin")];
  expect(idsOf(mine)).toEqual(["a"]);
  expect(idsOf(mine, "b")).toEqual(["a", "b"]);
  expect(idsOf(mine, "c")).toEqual(["a"]);
});

test("one that breaks a rule, or that nobody here can judge, is not called legal", () => {
  const { mine } = forceOptions([army("a", "desk"), army("b", "desk", 2), army("c", "desk", null)], []);
  expect(mine.map(({ isLegal }) => isLegal)).toEqual([true, false, false]);
});
