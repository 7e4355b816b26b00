import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import type { Battlefield } from "../model/battlefield";
import { TERRAIN_KINDS } from "../model/enumerations";
import { fieldSources, fieldWhere, flankSentence, kindFacts, kindGoing, remarkSentence, roleOf, sidesSentence } from "./battlefields";
import { plain } from "./sentence";

if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
const { battlefield: book, tables } = BOOK;

const FIELD: Battlefield = {
  ...{ seed: "s", territory: "P", square: "A4", table: { width: 45, depth: 30 } },
  ...{ water: { edge: "right", width: 2.5 }, pieces: [] },
};

test("a field is told by its square and what the map says of it", () => {
  expect(fieldWhere(FIELD, tables)).toBe("A4: plains or desert, sparse, coast on one flank");
});

test.each([
  [FIELD, null, "Coast along the defender’s right, 2.5 BW wide. Nobody can cross it."],
  [{ ...FIELD, square: "B4", water: null }, "left", "Terrain secures the defender’s left."],
  [{ ...FIELD, square: "B4", water: null }, null, "There was no room for the terrain that should secure one flank."],
  [{ ...FIELD, square: "C4", water: null }, null, "Both flanks are open."],
] as const)("its flanks", (field, edge, sentence) => {
  expect(plain(flankSentence(field as Battlefield, edge, tables))).toBe(sentence);
});

test("what a kind of terrain means", () => {
  expect(plain(kindGoing(book.kinds.orchard))).toBe("Difficult going, rough going for elephants");
  expect(kindFacts(book.kinds.orchard).map(plain)).toEqual([
    "Troops in it cannot be seen from outside.",
    "Blocks line of sight.",
    "Cover from shooting.",
  ]);
  expect(kindFacts(book.kinds["tall-crops"]).map(plain)).toEqual(["Foot in it can only be seen within 3 BW."]);
  expect(kindFacts(book.kinds["steep-hill"]).map(plain)).toEqual([
    "Blocks line of sight over its ridge.",
    "Troops higher up count as uphill.",
  ]);
  expect(kindFacts(book.kinds.marsh).map(plain)).toEqual([]);
});

test("pieces by what they lie there, and the sides that the rules give them", () => {
  expect(roleOf({ as: "optional" }, true)).toBe("added by hand");
  expect(roleOf({ as: "flank" }, false)).toBe("flank");
  expect(sidesSentence("optional", { min: 5, max: 10 })).toBe("By the rules, each side of an optional piece is 5 to 10 BW.");
});

test.each([
  [{ code: "not-of-territory", kind: "dunes" }, "This territory has no dunes."],
  [{ code: "too-many-optional", most: 2, count: 3 }, "3 optional pieces: the maximum for both players together is 2."],
  [{ code: "too-many-optional", most: 0, count: 1 }, "1 optional piece: the maximum for both players together is 0."],
  [{ code: "enclosed-without-village", enclosed: 1, most: 0 }, "1 enclosed field: the maximum is 0, one for each village."],
  [{ code: "enclosed-without-village", enclosed: 3, most: 2 }, "3 enclosed fields: the maximum is 2, one for each village."],
  [{ code: "lake-in-middle" }, "A lake cannot lie in the middle sector. By the rules it is removed."],
] as const)("%o", (remark, sentence) => {
  expect(plain(remarkSentence(remark))).toBe(sentence);
});

test("values that are not from the rulebook are listed once for each reason", () => {
  const kinds = TERRAIN_KINDS.map((kind) => book.kinds[kind]);
  const told = fieldSources(FIELD, kinds, book.tables, tables);
  expect(told.every(({ from }) => from !== "rulebook")).toBe(true);
  expect(new Set(told.map(({ from, why }) => `${from} ${why}`)).size).toBe(told.length);
  const ofKinds = told.map(({ what }) => what).join("; ");
  for (const { name } of kinds) expect(ofKinds).toContain(name);
  expect(told).toContainEqual({
    what: "Where A4 is on the map",
    from: "house",
    why: "The printed map is not available; this layout is Condotta’s own",
  });
});
