import fc from "fast-check";
import { expect, test } from "vitest";
import { canBeAddressed, fieldAddress, readDoorQuery, requestOf, seedOf } from "./field-address";

const NOTHING = { territory: null, square: null, width: null, depth: null, table: null, moves: null };

test("the address of a battlefield has what was chosen, and nothing that was left open", () => {
  expect(fieldAddress({ ...NOTHING, seed: "oak" })).toBe("/battlefields/oak");
  expect(fieldAddress({ ...NOTHING, seed: "a/b 100%", territory: "P", width: "45", depth: "30" })).toBe(
    "/battlefields/a%2Fb%20100%25?territory=P&width=45&depth=30",
  );
});

test("any seed but full stops is read back from its address as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (seed) => {
      if (!canBeAddressed(seed)) return;
      const { pathname } = new URL(fieldAddress({ ...NOTHING, seed }), "https://condotta.example");
      expect(pathname.split("/")).toHaveLength(3);
      expect(seedOf(pathname.split("/")[2] ?? "")).toBe(seed);
    }),
  );
  expect([".", ".."].map(canBeAddressed)).toEqual([false, false]);
});

test("what a form left empty, and what no page asks for, is not asked", () => {
  expect(requestOf({ territory: "", square: " ", width: "45", moves: "x", from: "elsewhere" })).toEqual({
    ...NOTHING,
    width: "45",
    moves: "x",
  });
  expect(requestOf({ square: ["C4", "D4"] }).square).toBe("C4");
});

test("an address whose escapes are no text is taken as it stands", () => {
  expect(seedOf("100%")).toBe("100%");
});

test.each([
  [{}, { isAsked: false, isSeedFit: true }],
  [
    { roll: "1", seed: "" },
    { isAsked: true, isSeedFit: true },
  ],
  [{ seed: "oak" }, { isAsked: true, isSeedFit: true }],
  [
    { roll: "1", seed: ".." },
    { isAsked: true, isSeedFit: false },
  ],
])("the door asked %o", (query, told) => {
  expect(readDoorQuery(query)).toMatchObject(told);
});

test("the form's table is a width and a depth, or random", () => {
  expect(readDoorQuery({ roll: "1", table: "36x24" }).asked).toMatchObject({ width: "36", depth: "24", table: null });
  expect(readDoorQuery({ roll: "1", table: "random" }).asked).toMatchObject({ width: null, depth: null, table: "random" });
  expect(readDoorQuery({ roll: "1", width: "45" }).asked).toMatchObject({ width: "45", depth: null, table: null });
});
