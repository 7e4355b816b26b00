import { expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { WHOLE_REFERENCE } from "@/tests/build/whole-reference";
import { rowKey } from "./reference-keys";

const { weakerParts } = CATALOG.reference;
const sources = new Map(
  WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
    tables.flatMap((table) => table.rows.map((row) => [rowKey(id, table.id, row.id), row.source] as const)),
  ),
);

test("each is a part of a row that there is, once, and not the rulebook's", () => {
  const ids = weakerParts.map(({ id }) => id);
  expect(ids.filter((id, at) => !sources.has(id) || ids.indexOf(id) !== at)).toEqual([]);
  expect(weakerParts.map(({ source }) => source.from)).not.toContain("rulebook");
});

test.each([
  ["dice-and-claims.claim-ladder.up-7", /the table ends at 7/],
  ["dice-and-claims.claim-ladder.behind-4", /the table ends at black/],
  ["movement.moves.mounted-loose", /^Mortem et Gloriam.*dragoons/],
  ["before-the-battle.pieces.featureless", /report of a game.*optional/],
])("%s is ours, and says what of it", (key, why) => {
  expect(sources.get(key)).toMatchObject({ from: "house", why: expect.stringMatching(why) });
});

test("their neighbours are as sure as they were", () => {
  const froms = ["dice-and-claims.claim-ladder.up-6", "movement.moves.mounted-close"].map((key) => sources.get(key)?.from);
  expect(froms).toEqual(["rulebook", "sibling"]);
});
