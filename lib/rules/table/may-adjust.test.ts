import { describe, expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { battlegroundNow } from "../prebattle/battleground-now";
import { type Adjusted, mayAdjust } from "./may-adjust";

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
