import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import type { Battlefield } from "../model/battlefield";
import { TERRAIN_KINDS } from "../model/enumerations";
import {
  fieldSources,
  fieldTitle,
  fieldWhere,
  flankSentence,
  kindFacts,
  kindGoing,
  remarkSentence,
  roleOf,
  sidesSentence,
} from "./battlefield-words";

if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
const { battlefield: book, tables } = BOOK;

const FIELD: Battlefield = {
  ...{ seed: "s", territory: "P", square: "A4", table: { width: 45, depth: 30 } },
  ...{ water: { edge: "right", width: 2.5 }, pieces: [] },
};

test("a field is called by its square, and told by what the map says of it", () => {
  expect(fieldTitle(FIELD)).toBe("The field at A4");
  expect(fieldWhere(FIELD, tables)).toBe("Plains or desert, sparse, coast on one flank");
});

test.each([
  [FIELD, null, "Coast along the defender's right, 2.5 BW wide: nobody crosses it."],
  [{ ...FIELD, square: "B4", water: null }, "left", "Terrain secures the defender's left."],
  [{ ...FIELD, square: "B4", water: null }, null, "Terrain was to secure one flank, but found no place."],
  [{ ...FIELD, square: "C4", water: null }, null, "Both flanks are open."],
] as const)("its flanks", (field, edge, sentence) => {
  expect(flankSentence(field as Battlefield, edge, tables)).toBe(sentence);
});

test("what a kind of terrain means", () => {
  expect(kindGoing(book.kinds.orchard)).toBe("Difficult going, rough going for elephants");
  expect(kindFacts(book.kinds.orchard)).toEqual([
    "Whoever is in it is not seen from outside.",
    "Nobody sees through it.",
    "Cover from shooting.",
  ]);
  expect(kindFacts(book.kinds["tall-crops"])).toEqual(["Foot in it is seen from 3 BW."]);
  expect(kindFacts(book.kinds["steep-hill"])).toEqual(["Nobody sees over its ridge.", "Whoever stands higher may claim to fight uphill."]);
  expect(kindFacts(book.kinds.marsh)).toEqual([]);
});

test("pieces by what they lie there, and the sides that the rules give them", () => {
  expect(roleOf({ as: "optional" }, true)).toBe("added by hand");
  expect(roleOf({ as: "flank" }, false)).toBe("flank");
  expect(sidesSentence("optional", { min: 5, max: 10 })).toBe("The rules give an optional piece sides of 5 to 10 BW.");
});

test.each([
  [{ code: "not-of-territory", kind: "dunes" }, "This territory has no dunes."],
  [{ code: "too-many-optional", most: 2, count: 3 }, "3 optional pieces lie here; both players together may choose 2 at most."],
  [{ code: "too-many-optional", most: 0, count: 1 }, "1 optional piece lies here; both players together may choose none."],
  [{ code: "enclosed-without-village", enclosed: 1, most: 0 }, "1 enclosed field, but no built-up area: each takes one."],
  [{ code: "enclosed-without-village", enclosed: 3, most: 2 }, "3 enclosed fields, but 2 built-up areas: each takes one."],
  [{ code: "lake-in-middle" }, "A lake does not lie in the middle of the table: there it is lost."],
] as const)("%o", (remark, sentence) => {
  expect(remarkSentence(remark)).toBe(sentence);
});

test("what is not printed in the rulebook is told once for each reason, whatever is on the field", () => {
  const kinds = TERRAIN_KINDS.map((kind) => book.kinds[kind]);
  const told = fieldSources(FIELD, kinds, book.tables, tables);
  expect(told.every(({ from }) => from !== "rulebook")).toBe(true);
  expect(new Set(told.map(({ from, why }) => `${from} ${why}`)).size).toBe(told.length);
  const ofKinds = told.map(({ what }) => what).join("; ");
  for (const { name } of kinds) expect(ofKinds).toContain(name);
  expect(told).toContainEqual({
    what: "Where A4 is on the map",
    from: "house",
    why: "The printed map is not available; this layout is Condotta's own",
  });
});
