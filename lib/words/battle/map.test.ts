import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { plain } from "../sentence";
import { chartKey, chartWords, dayNumeral, mapSources, signed } from "./map";

describe("chart", () => {
  test("the whole map in words", () => {
    const words = chartWords(
      {
        territory: "S",
        start: "A3",
        days: [
          { day: 1, to: "A4", cards: ["red", "white"] },
          { day: 2, to: "A4", cards: [null, "black"] },
        ],
        marker: "A4",
        choices: ["A3", "A4"],
      },
      BOOK.tables,
    );
    expect(words).toBe(
      "Map of the five days. Seashore: the marker may be on A1, A2, A3, A4, A5, B1, B2, B3, B4 or B5. It started on A3. " +
        "Day i, red and white: A4. Day ii, pass and black: A4. The marker is on A4. It may move to A3 or A4 now.",
    );
  });

  test("before anything is known there is only its name", () => {
    expect(chartWords({ territory: null, start: null, days: [], marker: null, choices: [] }, BOOK.tables)).toBe("Map of the five days.");
  });

  test("days in small numerals", () => {
    expect([1, 2, 3, 4, 5].map(dayNumeral)).toEqual(["i", "ii", "iii", "iv", "v"]);
  });

  test("a key says what the letters mean, and the numbers where they are shown", () => {
    expect(plain(chartKey(false, null))).toBe("Letters: C cultivated, M mountains, F forest, P plains, S seashore.");
    expect(plain(chartKey(true, "card"))).toMatch(
      /S seashore\. Numbers: how well a square suits your army, from −100 to \+100 \(our estimate\)\. Dotted: squares that your card could reach\.$/,
    );
  });

  test("worths with their sign", () => {
    expect([7, -6, 0, 0.4, -0.4, 11.6].map(signed)).toEqual(["+7", "−6", "0", "0", "0", "+12"]);
  });
});

describe("map source", () => {
  const { tables } = BOOK;
  const PRINTED = { from: "rulebook", heading: "A map", why: null } as const;
  const OURS = { from: "house", heading: null, why: "Nobody says" } as const;

  const printed = <R extends { readonly source: unknown }>(rows: readonly R[]) => rows.map((row) => ({ ...row, source: PRINTED }));
  const NOTHING_OF_OURS = { squares: printed(tables.squares), flanks: printed(tables.flanks), densities: printed(tables.densities) };

  test("what of the map is ours, and what the sibling's", () => {
    const [house, sibling, ...more] = mapSources(tables);
    expect(more).toEqual([]);
    expect(`${house?.what} ${house?.mark}.`).toBe("Square codes, the rows’ flanks and two density names are Condotta’s own values.");
    expect(house?.reasons).toEqual([
      { what: "Square codes", why: "The printed map is not available; this layout is Condotta’s own" },
      {
        what: "The rows’ flanks",
        why: "The rulebook names three kinds of secure flank. Which row of squares has which kind is Condotta’s own choice",
      },
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
        { kind: "house", what: "One row’s flank is", mark: "Condotta’s own value", reasons: [{ what: "Row C", why: "Nobody says" }] },
      ]);
      const densities = NOTHING_OF_OURS.densities.map((row) => (row.id === "sparse" ? { ...row, source: OURS } : row));
      expect(mapSources({ ...NOTHING_OF_OURS, densities })).toEqual([
        { kind: "house", what: "One density name is", mark: "Condotta’s own value", reasons: [{ what: "“Sparse”", why: "Nobody says" }] },
      ]);
    });

    test("and rows with one reason are told together", () => {
      const squares = NOTHING_OF_OURS.squares.map((row) => (row.id.startsWith("A") ? { ...row, source: OURS } : row));
      const [house] = mapSources({ ...NOTHING_OF_OURS, squares });
      expect(house?.what).toBe("Five squares’ codes are");
      expect(house?.reasons).toEqual([{ what: "A1, A2, A3, A4 and A5", why: "Nobody says" }]);
    });
  });
});
