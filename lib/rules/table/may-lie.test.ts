import { describe, expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import type { PlacementReasonCode } from "@/lib/model/refusals";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { battlegroundNow } from "../prebattle/table-now";
import { type Adjusted, type LayingLimits, mayAdjust, mayLie, type NewPiece } from "./may-lie";

/** A standard table with these pieces, and water along the left edge if a width is given. */
const ground = (pieces: readonly Partial<Piece>[] = [], waterWidth: number | null = null) =>
  battlegroundNow(
    tableBattle({
      step: "compulsory",
      ground: {
        pieces: pieces.map((given, at) => lyingPiece({ id: `piece-${at + 1}`, ...given })),
        flank: waterWidth === null ? null : { edge: "left", water: { edge: "left", width: waterWidth } },
      },
    }),
  );

const MIDDLE = { left: 1000, bottom: 0, right: 3500, top: 3000 };
const LIMITS: LayingLimits = { size: { min: 6, max: 10 }, region: MIDDLE, edge: null };
const AT_EDGE: LayingLimits = { ...LIMITS, edge: "any" };

const piece = (given: Partial<NewPiece> = {}): NewPiece => ({ kind: "wood", w: 6, h: 6, x: 22.5, y: 15, angle: 0, ...given });
const codes = (of: NewPiece, limits = LIMITS, on = ground()): readonly PlacementReasonCode[] =>
  mayLie(on, of, limits).map(({ code }) => code);

describe("a piece", () => {
  test.each([
    ["of the least sides", { w: 6, h: 6 }, []],
    ["of the greatest sides", { w: 10, h: 10 }, []],
    ["too narrow by a hundredth", { w: 5.99 }, ["size"]],
    ["too deep by a hundredth", { h: 10.01 }, ["size"]],
    ["flush with the border of the left sector", { x: 13 }, []],
    ["a hundredth into the left sector", { x: 12.99 }, ["outside-region"]],
    ["flush with the border of the right sector", { x: 32 }, []],
    ["a hundredth into the right sector", { x: 32.01 }, ["outside-region"]],
    ["flush with the defender's edge", { y: 3 }, []],
    ["a hundredth over the defender's edge", { y: 2.99 }, ["off-table"]],
    ["flush with the invader's edge", { y: 27 }, []],
    ["a hundredth over the invader's edge", { y: 27.01 }, ["off-table"]],
    ["over the defender's edge, and a hundredth into the left sector", { x: 12.99, y: 2 }, ["off-table", "outside-region"]],
    // Half a diagonal of 6 by 6 is 4.2426: rounded to 4.24.
    ["turned by 45 degrees with a corner on the border", { x: 14.24, angle: 45 }, []],
    ["turned by 45 degrees with a corner over the border", { x: 14.23, angle: 45 }, ["outside-region"]],
    ["wrong in all ways", { w: 11, x: 5, y: 31 }, ["size", "off-table", "outside-region"]],
  ] as const)("%s: %j", (_, given, expected) => {
    expect(codes(piece(given))).toEqual(expected);
  });

  test("gets the limits it breaks", () => {
    expect(mayLie(ground(), piece({ w: 5, x: 5, y: 12 }), { ...AT_EDGE, edge: "left" })).toEqual([
      { code: "size", params: { min: 6, max: 10 } },
      { code: "outside-region", params: { left: 10, bottom: 0, right: 35, top: 30 } },
      { code: "not-at-edge", params: { edge: "left" } },
    ]);
  });
});

describe("a piece that must touch an edge", () => {
  test.each([
    ["any", { y: 3 }, []],
    ["any", { y: 3.01 }, ["not-at-edge"]],
    ["any", { y: 27 }, []],
    ["any", { y: 26.99 }, ["not-at-edge"]],
    ["any", { y: 4.24, angle: 45 }, []],
    ["any", { y: 4.25, angle: 45 }, ["not-at-edge"]],
  ] as const)("%s: %j", (edge, given, expected) => {
    expect(codes(piece(given), { ...LIMITS, edge })).toEqual(expected);
  });

  test.each([
    ["left", 3, []],
    ["left", 3.01, ["not-at-edge"]],
    ["right", 42, []],
    ["right", 41.99, ["not-at-edge"]],
    ["left", 42, ["not-at-edge"]],
    ["right", 3, ["not-at-edge"]],
  ] as const)("the %s one, with its centre at %d", (edge, x, expected) => {
    const region = { left: 0, bottom: 0, right: 4500, top: 3000 };
    expect(codes(piece({ x }), { ...LIMITS, region, edge })).toEqual(expected);
    expect(codes(piece({ x }), { ...LIMITS, region, edge: "any" })).toEqual(x === 3 || x === 42 ? [] : ["not-at-edge"]);
  });

  test("does not touch the edge that water covers by touching the water", () => {
    const region = { left: 0, bottom: 0, right: 1000, top: 3000 };
    expect(codes(piece({ x: 7 }), { ...AT_EDGE, region }, ground([], 4))).toEqual(["not-at-edge"]);
  });
});

describe("next to rocky ground from 19.5 to 25.5 and from 12 to 18", () => {
  const rocks = ground([{}]);
  test.each([
    ["2 away", { x: 30.5 }, []],
    ["a hundredth less", { x: 30.49 }, ["too-near"]],
    ["touching", { x: 28.5 }, ["too-near"]],
    ["a hundredth on it", { x: 28.49 }, ["on-piece"]],
    ["2 away below", { y: 7 }, []],
    ["a hundredth less below", { y: 7.01 }, ["too-near"]],
    // Corner to corner: 1.2 and 1.6 are 2 apart; 1.19 and 1.6 are not.
    ["corner to corner 2 away", { x: 29.7, y: 22.6 }, []],
    ["corner to corner a hundredth less", { x: 29.69, y: 22.6 }, ["too-near"]],
    // The corner of a square turned by 45 degrees is 4.24 from its centre.
    ["its corner 2 away", { x: 31.74, angle: 45 }, ["outside-region"]],
    ["its corner 2 away above", { y: 24.24, angle: 45 }, []],
    ["its corner a hundredth less above", { y: 24.23, angle: 45 }, ["too-near"]],
    ["under it all", { w: 10, h: 10 }, ["on-piece"]],
  ] as const)("%s: %j", (_, given, expected) => {
    expect(codes(piece(given), LIMITS, rocks)).toEqual(expected);
  });

  test("every piece in the way is named with its distance", () => {
    const two = ground([{}, { x: 22.5, y: 3 }]);
    expect(mayLie(two, piece({ y: 8.5 }), LIMITS)).toEqual([
      { code: "too-near", params: { piece: "piece-1", apart: 2 } },
      { code: "on-piece", params: { piece: "piece-2" } },
    ]);
  });
});

describe("fields and villages may touch", () => {
  const APART = 28.5;
  test.each([
    ["ploughed-field", "tall-crops", []],
    ["ploughed-field", "enclosed-field", []],
    ["ploughed-field", "village", []],
    ["village", "tall-crops", []],
    ["village", "village", ["too-near"]],
    ["ploughed-field", "orchard", ["too-near"]],
    ["wood", "ploughed-field", ["too-near"]],
    ["wood", "village", ["too-near"]],
  ] as const)("%s beside %s", (kind, lying, expected) => {
    const near = ground([{ kind: lying }]);
    expect(codes(piece({ kind, x: APART }), LIMITS, near)).toEqual(expected);
    expect(codes(piece({ kind, x: APART + 1 }), LIMITS, near)).toEqual(expected);
    expect(codes(piece({ kind, x: APART - 0.01 }), LIMITS, near)).toEqual(["on-piece"]);
  });
});

describe("water 4 wide along the left edge", () => {
  const region = { left: 0, bottom: 0, right: 1000, top: 3000 };
  test("may be touched, not overlapped", () => {
    expect(codes(piece({ x: 7 }), { ...LIMITS, region }, ground([], 4))).toEqual([]);
    expect(codes(piece({ x: 6.99 }), { ...LIMITS, region }, ground([], 4))).toEqual(["in-water"]);
    expect(codes(piece({ x: 6.99 }), { ...LIMITS, region }, ground([], 3.9))).toEqual([]);
  });
});

describe("adjusting", () => {
  /** The piece to adjust is 6 by 8 BW around 22.5, 15; other pieces, and water along the left edge, are given. */
  const PIECE = lyingPiece({ id: "own", w: 6, h: 8 });
  const ground = (others: readonly Partial<Piece>[] = [], water: number | null = null) =>
    battlegroundNow(
      tableBattle({
        step: "compulsory",
        ground: {
          pieces: [PIECE, ...others.map((given, at) => lyingPiece({ id: `piece-${at + 1}`, ...given }))],
          flank: water === null ? null : { edge: "left", water: { edge: "left", width: water } },
        },
      }),
    );
  const to = (given: Partial<Adjusted> = {}): Adjusted => ({ x: 22.5, y: 15, angle: 0, about: null, ...given });
  const codes = (given: Partial<Adjusted>, die = 6, on = ground()) => mayAdjust(on, PIECE, to(given), die).reasons.map(({ code }) => code);

  describe("moving", () => {
    test.each([
      ["6 to the right", { x: 28.5 }, []],
      ["a hundredth more", { x: 28.51 }, ["too-far"]],
      ["3.6 and 4.8, which are 6", { x: 26.1, y: 10.2 }, []],
      ["3.61 and 4.8", { x: 26.11, y: 10.2 }, ["too-far"]],
      ["not at all", {}, []],
    ] as const)("%s", (_, given, expected) => {
      expect(codes(given, 4)).toEqual(expected);
    });

    test("sector, edge and spacing no longer bind", () => {
      const middle = ground([{ x: 31.5 }]);
      expect(codes({ x: 25.5 }, 4, middle)).toEqual([]);
      expect(codes({ x: 25.51 }, 4, middle)).toEqual(["on-piece"]);
      expect(mayAdjust(middle, PIECE, to({ x: 26 }), 4).reasons).toEqual([{ code: "on-piece", params: { piece: "piece-1" } }]);
    });

    test("stays on the table and out of the water, which it may touch", () => {
      const far = lyingPiece({ id: "own", w: 6, h: 8, x: 8, y: 6 });
      const verdict = (given: Partial<Adjusted>, water: number | null = null) =>
        mayAdjust(ground([], water), far, to({ x: 8, y: 6, ...given }), 4).reasons.map(({ code }) => code);
      expect(verdict({ y: 4 })).toEqual([]);
      expect(verdict({ y: 3.99 })).toEqual(["off-table"]);
      expect(verdict({ x: 3 })).toEqual([]);
      expect(verdict({ x: 2.99 })).toEqual(["off-table"]);
      expect(verdict({ x: 7 }, 4)).toEqual([]);
      expect(verdict({ x: 6.99 }, 4)).toEqual(["in-water"]);
    });
  });

  describe("turning", () => {
    test("takes a 5", () => {
      expect(mayAdjust(ground(), PIECE, to({ angle: 1 }), 4).reasons).toEqual([{ code: "no-pivot", params: { die: 4, from: 5 } }]);
      expect(codes({ angle: 1 }, 5)).toEqual([]);
    });

    test("is about the centre where no point is named", () => {
      expect(mayAdjust(ground(), PIECE, to({ x: 24, angle: 90 }), 5)).toEqual({ reasons: [], at: { x: 24, y: 15, angle: 90 } });
    });

    test.each([
      // The lower right corner is 3 and -4 from the centre; the centre is -3 and 4 from it, turned by 90 degrees -4 and -3.
      ["by a quarter about its lower right corner", { angle: 90, about: { x: 25.5, y: 11 } }, { x: 21.5, y: 8, angle: 90 }],
      ["half round about the same", { angle: 180, about: { x: 25.5, y: 11 } }, { x: 28.5, y: 7, angle: 180 }],
      // -3 and 4 turned by 30 degrees: -2.598 - 2 = -4.598 and -1.5 + 3.4641 = 1.9641.
      ["by 30 degrees", { angle: 30, about: { x: 25.5, y: 11 } }, { x: 20.9, y: 12.96, angle: 30 }],
      // By -30 degrees: -2.598 + 2 = -0.598 and 1.5 + 3.4641 = 4.9641.
      ["by 330 degrees", { angle: 330, about: { x: 25.5, y: 11 } }, { x: 24.9, y: 15.96, angle: 330 }],
      // Moved first: the corner is then at 27.5, 12.
      ["after a move", { x: 24.5, y: 16, angle: 90, about: { x: 27.5, y: 12 } }, { x: 23.5, y: 9, angle: 90 }],
      ["about a point of its edge", { angle: 90, about: { x: 22.5, y: 11 } }, { x: 18.5, y: 11, angle: 90 }],
    ] as const)("%s", (_, given, at) => {
      expect(mayAdjust(ground(), PIECE, to(given), 5)).toEqual({ reasons: [], at });
    });

    test("by as much as the new angle differs from the one that it had", () => {
      // 6 by 8 turned by 90 degrees: its lower right corner is 4 and 3 from the centre; the centre -4 and -3 from it, turned by 90 degrees 3
      // and -4.
      const turned = lyingPiece({ id: "own", w: 6, h: 8, angle: 90 });
      const about = { x: 26.5, y: 18 };
      expect(mayAdjust(ground(), turned, to({ angle: 180, about }), 5)).toEqual({ reasons: [], at: { x: 29.5, y: 14, angle: 180 } });
      expect(mayAdjust(ground(), turned, to({ angle: 90 }), 4)).toEqual({ reasons: [], at: { x: 22.5, y: 15, angle: 90 } });
    });

    test("is about a point of the piece as it lies after the move", () => {
      expect(codes({ angle: 90, about: { x: 25.51, y: 11 } })).toEqual(["pivot-outside"]);
      expect(codes({ x: 24.5, angle: 90, about: { x: 20, y: 12 } })).toEqual(["pivot-outside"]);
      expect(codes({ angle: 90, about: { x: 20, y: 12 } })).toEqual([]);
    });

    test("a point that is named without turning says nothing", () => {
      expect(mayAdjust(ground(), PIECE, to({ x: 24, about: { x: 1, y: 1 } }), 4)).toEqual({ reasons: [], at: { x: 24, y: 15, angle: 0 } });
    });

    test("may end farther than 6 from where it began, but on nothing and on the table", () => {
      const about = { x: 28.5, y: 19 };
      expect(mayAdjust(ground(), PIECE, to({ x: 28.5, angle: 180, about }), 5).reasons).toEqual([]);
      expect(codes({ angle: 90 }, 5, ground([{ x: 29.4 }]))).toEqual(["on-piece"]);
      expect(codes({ angle: 90 }, 5, ground([{ x: 29.5 }]))).toEqual([]);
    });
  });

  test("all reasons are given at once", () => {
    expect(codes({ x: 44, y: 15, angle: 10, about: { x: 1, y: 1 } }, 4, ground([{ x: 30 }]))).toEqual([
      ...["too-far", "no-pivot", "pivot-outside"],
    ]);
    expect(codes({ x: 43, angle: 90 }, 4, ground([{ x: 40 }]))).toEqual(["too-far", "no-pivot", "off-table", "on-piece"]);
  });
});
