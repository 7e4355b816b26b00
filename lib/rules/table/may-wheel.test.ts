import { expect, test } from "vitest";
import { lyingPiece, type TableOpening } from "@/tests/build/table-battle";
import { groundOf, standing, unitOf } from "@/tests/build/table-troops";
import { turnedPoint } from "./geometry/turned";
import { hundredths } from "./hundredths";
import { mayWheel } from "./may-wheel";

/** Two guns side by side: 2 BW wide and 1 BW deep. */
const GUNS = standing("a", unitOf(1, "heavyGuns"), { x: 20, y: 5, files: 2, form: "loose" });
const OPEN = groundOf();

test("a quarter back about either front corner", () => {
  expect(mayWheel(OPEN, GUNS, "left", 90).at).toEqual({ x: 18.5, y: 4.5, facing: 0 });
  expect(mayWheel(OPEN, GUNS, "right", 90).at).toEqual({ x: 21.5, y: 4.5, facing: 180 });
  // The invader's crew has its left on the other side.
  expect(mayWheel(OPEN, { ...GUNS, facing: 270 }, "left", 90).at).toEqual({ x: 21.5, y: 5.5, facing: 180 });
  expect(mayWheel(OPEN, { ...GUNS, facing: 0 }, "left", 30).at.facing).toBe(330);
});

test("the corner stays where it is, to the hundredth", () => {
  for (const degrees of [1, 13, 45, 60, 89]) {
    const { x, y, facing } = mayWheel(OPEN, GUNS, "right", degrees).at;
    const corner = turnedPoint({ x: 100, y: 50 }, { x: hundredths(x), y: hundredths(y) }, facing - 90);
    expect(Math.hypot(corner.x - 2100, corner.y - 550)).toBeLessThan(1.5);
    expect(facing).toBe(90 + degrees);
  }
});

test("it ends on the table and on nobody", () => {
  const codes = (opening: Partial<TableOpening>, guns = GUNS) =>
    mayWheel(groundOf(opening), guns, "left", 90).reasons.map(({ code }) => code);
  expect(codes({})).toEqual([]);
  // Wheeled, it reaches 1.5 BW back from its front line.
  expect(codes({}, { ...GUNS, y: 1.5 })).toEqual([]);
  expect(codes({}, { ...GUNS, y: 1.49 })).toEqual(["off-table"]);
  // Wheeled, it covers 18 to 19 across and 3.5 to 5.5 deep.
  const other = (x: number) => ({ a: { host: { units: [GUNS, standing("a", unitOf(2, "foot"), { x, y: 3, files: 2 })] } } });
  expect(codes(other(17))).toEqual([]);
  expect(codes(other(17.01))).toEqual(["on-unit"]);
  expect(codes({ ground: { pieces: [lyingPiece({ kind: "lake", x: 15.01, y: 3 })] } })).toEqual(["impassable"]);
  expect(codes({ ground: { pieces: [lyingPiece({ kind: "lake", x: 15, y: 3 })] } })).toEqual([]);
  expect(codes({ a: { host: { camp: { state: "standard", x: 18, y: 2.51 } } } })).toEqual(["on-camp"]);
});
