import { expect, test } from "vitest";
import { TABLE_HAPPENINGS } from "@/lib/model/battle-event";
import { TABLE_LAWS } from "@/tests/build/table-laws";
import { anyOpening, wholeTableBattle } from "@/tests/build/whole-table-battle";

/** In the last of them some unit groups find no place. */
const SEEDS = [...Array.from({ length: 24 }, (_, at) => at + 1), 44];

/** Every fourth battle is between larger forces. */
const BATTLES = SEEDS.map((seed) => ({ seed, played: wholeTableBattle(anyOpening(seed, seed % 4 === 0 ? 24 : 12), seed, true) }));

test.each(Object.entries(TABLE_LAWS))("in every battle of random commands %s", (_law, brokenBy) => {
  for (const { seed, played } of BATTLES) expect(brokenBy(played), `battle ${seed}`).toEqual([]);
});

test("among them are all tables, all rows of the map, and whatever can happen on a table", () => {
  const ends = BATTLES.map(({ played }) => played.end);
  expect(ends.every(({ step }) => step === "closed")).toBe(true);
  expect(new Set(ends.map(({ table }) => table.width))).toEqual(new Set([45, 60, 36, 24]));
  expect(new Set(ends.map(({ square }) => square?.charAt(0)))).toEqual(new Set(["A", "B", "C", "D", "E"]));
  const happened = BATTLES.flatMap(({ played }) => played.turns.flatMap(({ events }) => events.map(({ type }) => type as string)));
  const all = Object.values(TABLE_HAPPENINGS).flatMap((shapes) => Object.keys(shapes));
  expect(all.filter((type) => !happened.includes(type))).toEqual([]);
});
