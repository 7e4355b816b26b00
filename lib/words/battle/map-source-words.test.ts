import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { mapSources } from "./map-source-words";

const { tables } = BOOK;
const PRINTED = { from: "rulebook", heading: "A map", why: null } as const;
const OURS = { from: "house", heading: null, why: "Nobody says" } as const;

const printed = <R extends { readonly source: unknown }>(rows: readonly R[]) => rows.map((row) => ({ ...row, source: PRINTED }));
const NOTHING_OF_OURS = { squares: printed(tables.squares), flanks: printed(tables.flanks), densities: printed(tables.densities) };

test("what of the map is ours, and what the sibling's", () => {
  const [house, sibling, ...more] = mapSources(tables);
  expect(more).toEqual([]);
  expect(`${house?.what} ${house?.mark}.`).toBe("Square codes, the rows’ flanks and two density names are house values.");
  expect(house?.reasons).toEqual([
    { what: "Square codes", why: "The printed map is not available; this layout is Condotta’s own" },
    { what: "The rows’ flanks", why: "The rulebook has three kinds of secure flank on this axis; which row has which is Condotta’s own" },
    { what: "“Moderate”", why: "No source names the third density" },
    { what: "“Sparse”", why: "No source names the fourth density" },
  ]);
  expect(`${sibling?.what} ${sibling?.mark}.`).toBe("Three density names are Mortem et Gloriam’s.");
  expect(sibling?.reasons.map(({ what }) => what)).toEqual(["“Very dense”", "“Dense”", "“Featureless”"]);
});

describe("it follows the tables", () => {
  test("of which all may be printed", () => {
    expect(mapSources(NOTHING_OF_OURS)).toEqual([]);
  });

  test("or all but one row", () => {
    const flanks = NOTHING_OF_OURS.flanks.map((row) => (row.id === "C" ? { ...row, source: OURS } : row));
    expect(mapSources({ ...NOTHING_OF_OURS, flanks })).toEqual([
      { kind: "house", what: "One row’s flank is", mark: "a house value", reasons: [{ what: "Row C", why: "Nobody says" }] },
    ]);
    const densities = NOTHING_OF_OURS.densities.map((row) => (row.id === "sparse" ? { ...row, source: OURS } : row));
    expect(mapSources({ ...NOTHING_OF_OURS, densities })).toEqual([
      { kind: "house", what: "One density name is", mark: "a house value", reasons: [{ what: "“Sparse”", why: "Nobody says" }] },
    ]);
  });

  test("and rows with one reason are told together", () => {
    const squares = NOTHING_OF_OURS.squares.map((row) => (row.id.startsWith("A") ? { ...row, source: OURS } : row));
    const [house] = mapSources({ ...NOTHING_OF_OURS, squares });
    expect(house?.what).toBe("Five squares’ codes are");
    expect(house?.reasons).toEqual([{ what: "A1, A2, A3, A4 and A5", why: "Nobody says" }]);
  });
});
