import { expect, test } from "vitest";
import { TABLE_LAWS } from "@/tests/build/table-laws";
import { anyOpening, wholeTableBattle } from "@/tests/build/whole-table-battle";

/** Every fourth of them between larger forces. */
const BATTLES = Array.from({ length: 20 }, (_, at) => {
  const seed = at + 1;
  return { seed, played: wholeTableBattle(anyOpening(seed, seed % 4 === 0 ? 24 : 12), seed, true) };
});

test.each(Object.entries(TABLE_LAWS))("in every battle of random commands %s", (_law, brokenBy) => {
  for (const { seed, played } of BATTLES) expect(brokenBy(played), `battle ${seed}`).toEqual([]);
});

test("among them are all tables, flanks of every kind, and each of what may happen on a table", () => {
  const ends = BATTLES.map(({ played }) => played.end);
  expect(new Set(ends.map(({ table }) => table.width))).toEqual(new Set([45, 60, 36, 24]));
  expect(new Set(ends.map(({ square }) => square?.charAt(0)))).toEqual(new Set(["A", "B", "C", "D", "E"]));
});
