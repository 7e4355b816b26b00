import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lyingPiece } from "@/tests/build/table-battle";
import { groundOf, type TroopName, unitOf } from "@/tests/build/table-troops";
import { formsOf } from "../army/troop-traits";
import { type Battleground, unitFootprint } from "./battleground";
import { holds } from "./geometry/predicates";
import { isNervous } from "./is-nervous";

const OPEN = groundOf();
/** 3 BW wide and 1 BW deep if it is foot. */
const nervous = (ground: Battleground, name: TroopName, x: number, y: number, more: { form?: "loose" | "skirmish" | "foot" } = {}) => {
  const unit = unitOf(1, name);
  return isNervous(ground, { ...unit, x, y, facing: 90, files: 3, form: formsOf(unit.troop)[0] ?? "close", ...more });
};

test("any part in a flank sector is enough, touching it is not", () => {
  expect(nervous(OPEN, "foot", 11.5, 5)).toBe(false);
  expect(nervous(OPEN, "foot", 11.49, 5)).toBe(true);
  expect(nervous(OPEN, "foot", 33.5, 5)).toBe(false);
  expect(nervous(OPEN, "foot", 33.51, 5)).toBe(true);
  expect(nervous(OPEN, "foot", 5, 5)).toBe(true);
});

test("a secure flank does not lift it", () => {
  expect(nervous(groundOf({ ground: { flank: { edge: "left", water: null } } }), "foot", 5, 5)).toBe(true);
});

test("only foot TuGs, and among them neither commanded shot nor dragoons", () => {
  for (const name of ["foot", "loose", "flexible", "pikeAndShot", "keil", "tercio", "barricaded"] as const)
    expect([name, nervous(OPEN, name, 5, 5)]).toEqual([name, true]);
  for (const name of ["commandedShot", "skirmishers", "dragoons", "mounted", "hussars", "heavyGuns", "elephants", "wagons"] as const)
    expect([name, nervous(OPEN, name, 5, 5)]).toEqual([name, false]);
  expect(nervous(OPEN, "flexible", 5, 5, { form: "skirmish" })).toBe(false);
  expect(nervous(OPEN, "flexible", 5, 5, { form: "loose" })).toBe(true);
  expect(nervous(OPEN, "dragoons", 5, 5, { form: "foot" })).toBe(false);
});

describe("the ground under it", () => {
  // From 2 to 8 across and from 1 to 7 deep.
  const on = (kind: Parameters<typeof lyingPiece>[0]) => groundOf({ ground: { pieces: [lyingPiece({ x: 5, y: 4, ...kind })] } });

  test("wholly in rough or difficult going it is calm, on better ground not", () => {
    expect(nervous(on({ kind: "brush" }), "foot", 5, 4)).toBe(false);
    expect(nervous(on({ kind: "wood" }), "foot", 5, 4)).toBe(false);
    expect(nervous(on({ kind: "gentle-hill" }), "foot", 5, 4)).toBe(true);
    expect(nervous(on({ kind: "open-area" }), "foot", 5, 4)).toBe(true);
  });

  test("its border counts as in it, a hundredth beyond does not", () => {
    expect(nervous(on({ kind: "brush" }), "foot", 3.5, 1.5)).toBe(false);
    expect(nervous(on({ kind: "brush" }), "foot", 3.49, 1.5)).toBe(true);
    expect(nervous(on({ kind: "brush" }), "foot", 3.5, 1.49)).toBe(true);
  });

  test("two pieces that touch cover it between them, with a gap they do not", () => {
    const fields = (gap: number) =>
      groundOf({
        ground: {
          pieces: [
            lyingPiece({ kind: "tall-crops", x: 5, y: 3, h: 4 }),
            lyingPiece({ id: "2", kind: "ploughed-field", x: 5, y: 7 + gap, h: 4 }),
          ],
        },
      });
    expect(nervous(fields(0), "foot", 5, 5)).toBe(false);
    expect(nervous(fields(0.1), "foot", 5, 5)).toBe(true);
    expect(nervous(fields(0), "foot", 5, 8.6)).toBe(true);
  });
});

test("the same as a slow second reading, corner by corner", () => {
  const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((at) => at / 10);
  const names: readonly TroopName[] = ["foot", "commandedShot", "keil", "tercio", "hussars", "flexible"];
  let calmed = 0;
  const given = fc.record({
    name: fc.constantFrom(...names),
    x: tenths(0, 14),
    y: tenths(3, 9),
    facing: fc.integer({ min: 0, max: 359 }),
    piece: fc.record({
      ...{ w: tenths(6, 10), h: tenths(6, 10), x: tenths(0, 14), y: tenths(0, 9), angle: fc.integer({ min: 0, max: 359 }) },
      kind: fc.constantFrom("wood" as const, "gentle-hill" as const, "marsh" as const),
    }),
  });
  fc.assert(
    fc.property(given, ({ name, x, y, facing, piece }) => {
      const group = unitOf(1, name);
      const unit = { ...group, x, y, facing, files: 4, form: formsOf(group.troop)[0] ?? ("close" as const) };
      const ground = groundOf({ ground: { pieces: [lyingPiece(piece)] } });
      const corners = unitFootprint(unit, ground.book).flatMap((q) => [0, 2, 4, 6].map((at) => ({ x: q[at] ?? 0, y: q[at + 1] ?? 0 })));
      const isFootTug = group.troop.type === "foot" && name !== "commandedShot";
      const isIn = corners.some((one) => one.x < 1000 || one.x > 3500);
      const isCovered = piece.kind !== "gentle-hill" && corners.every((one) => holds(ground.pieces[0]?.footprint ?? [], one));
      if (isFootTug && isIn && isCovered) calmed += 1;
      expect(isNervous(ground, unit)).toBe(isFootTug && isIn && !isCovered);
    }),
    { numRuns: 600 },
  );
  expect(calmed).toBeGreaterThan(0);
});
