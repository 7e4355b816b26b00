import { describe, expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { battlegroundNow } from "../prebattle/table-now";
import { type LayingLimits, mayLie, type NewPiece, snapped } from "./may-lie";

/** A standard table; the region is the whole table. */
const ground = (pieces: readonly Partial<Piece>[] = [], water: number | null = null) =>
  battlegroundNow(
    tableBattle({
      step: "compulsory",
      ground: {
        pieces: pieces.map((given, at) => lyingPiece({ id: `piece-${at + 1}`, ...given })),
        flank: water === null ? null : { edge: "right", water: { edge: "right", width: water } },
      },
    }),
  );
const LIMITS: LayingLimits = { size: { min: 6, max: 10 }, region: { left: 0, bottom: 0, right: 4500, top: 3000 }, edge: null };
const piece = (given: Partial<NewPiece> = {}): NewPiece => ({ kind: "wood", w: 6, h: 6, x: 22.5, y: 15, angle: 0, ...given });
const place = (given: Partial<NewPiece>, on = ground(), limits = LIMITS) => {
  const { x, y } = snapped(on, piece(given), limits);
  return [x, y];
};

describe("what lies within a tenth of an edge touches it then", () => {
  test.each([
    ["a tenth off the defender's edge", { y: 3.1 }, [22.5, 3]],
    ["more than a tenth off", { y: 3.11 }, [22.5, 3.11]],
    ["a tenth over it", { y: 2.9 }, [22.5, 3]],
    ["more than a tenth over", { y: 2.89 }, [22.5, 2.89]],
    ["off the invader's edge", { y: 26.95 }, [22.5, 27]],
    ["off the left edge", { x: 3.05 }, [3, 15]],
    ["over the right edge", { x: 42.1 }, [42, 15]],
    ["into a corner", { x: 3.1, y: 3.1 }, [3, 3]],
    // Half a diagonal of 6 by 6 is 4.24.
    ["turned", { y: 4.3, angle: 45 }, [22.5, 4.24]],
    ["already touching", { y: 3 }, [22.5, 3]],
  ] as const)("%s", (_, given, expected) => {
    expect(place(given)).toEqual(expected);
  });

  test("and water likewise", () => {
    expect(place({ x: 37.9 }, ground([], 4))).toEqual([38, 15]);
    expect(place({ x: 38.1 }, ground([], 4))).toEqual([38, 15]);
    expect(place({ x: 38.11 }, ground([], 4))).toEqual([38.11, 15]);
    expect(place({ x: 38.1, y: 3.1 }, ground([], 4))).toEqual([38, 3]);
  });
});

describe("a field beside a field from 19.5 to 25.5", () => {
  const field = ground([{ kind: "tall-crops" }]);
  const beside = (x: number, kind: NewPiece["kind"] = "ploughed-field", angle = 0) => place({ x, kind, angle }, field)[0];
  test("touches it when it is within a tenth, on this side or that", () => {
    expect(beside(28.6)).toBe(28.5);
    expect(beside(28.61)).toBe(28.61);
    expect(beside(28.4)).toBe(28.5);
    expect(beside(16.4)).toBe(16.5);
  });

  test("a wood does not", () => {
    expect(beside(28.6, "wood")).toBe(28.6);
    expect(beside(28.4, "wood")).toBe(28.4);
  });

  test("turned, it is moved until it does not lie on it any more, and touches it where it can", () => {
    expect(beside(29.7, "village", 45)).toBe(29.74);
    expect(mayLie(field, snapped(field, piece({ kind: "village", x: 29.7, angle: 20 }), LIMITS), LIMITS)).toEqual([]);
  });
});

test("where moving it would bring it too near to another it stays where it was, unless it must touch", () => {
  const field = { kind: "tall-crops" } as const;
  const given = { kind: "ploughed-field", x: 28.55 } as const;
  // The wood's corner is 1.2 and 1.6 from the new field's corner, so 2 away; 0.05 to the left it would be less.
  const near = ground([field, { kind: "wood", x: 21.35, y: 7.4 }]);
  expect(place(given, near)).toEqual([28.55, 15]);
  expect(place(given, ground([field, { kind: "wood", x: 21.3, y: 7.4 }]))).toEqual([28.5, 15]);
  const tooNear = ground([{ y: 10.99 }]);
  expect(place({ y: 3.1 }, tooNear, { ...LIMITS, edge: "any" })).toEqual([22.5, 3]);
});
