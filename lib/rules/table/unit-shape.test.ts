import { describe, expect, test } from "vitest";
import { groundOf, TROOPS, type TroopName } from "@/tests/build/table-troops";
import { formsOf } from "../army/troop-traits";
import { unitFootprint } from "./battleground";
import { filesAllowed, filesOf, sidesOf } from "./unit-shape";

const { book } = groundOf();
const body = (name: TroopName, bases: number) => ({ troop: TROOPS[name], bases });
const formOf = (name: TroopName) => formsOf(TROOPS[name])[0] ?? "close";

describe("files", () => {
  test.each([
    // 6 bases: 2 wide with 3 ranks of half a base width is squarer than 3 wide with 2 ranks.
    ["foot", 6, 2, 6, 2],
    ["mounted", 6, 2, 6, 2],
    // Never more than four ranks: nine bases are at least three wide.
    ["foot", 9, 3, 9, 3],
    ["foot", 8, 2, 8, 2],
    // 2 wide and 3 deep, or 3 wide and 2 deep: the wider.
    ["elephants", 6, 2, 6, 3],
    ["foot", 1, 1, 1, 1],
    ["lightGuns", 2, 2, 2, 2],
    ["pikeAndShot", 6, 3, 3, 3],
    ["tercio", 16, 4, 4, 4],
    // An incomplete last rank is as deep as a full one: 3 wide and 1 deep, 2 wide and 1.5 deep.
    ["foot", 5, 2, 5, 2],
  ] as const)("%s of %i bases: from %i to %i, usually %i", (name, bases, min, max, usual) => {
    expect(filesOf(body(name, bases), formOf(name), book)).toEqual({ min, max, usual });
  });

  test("battle wagons keep whole ranks and may stand one behind the other", () => {
    expect(filesAllowed(body("wagons", 4), book)).toEqual([1, 2, 4]);
    expect(filesAllowed(body("wagons", 1), book)).toEqual([1]);
  });
});

test.each([
  ["foot", 6, "close", 2, 200, 150],
  ["foot", 5, "close", 2, 200, 150],
  ["mounted", 6, "close", 3, 300, 150],
  ["dragoons", 4, "mounted", 2, 200, 150],
  ["dragoons", 4, "foot", 2, 200, 100],
  ["heavyGuns", 2, "loose", 2, 200, 100],
  ["wagons", 4, "close", 2, 200, 400],
  ["wagons", 4, "close", 1, 100, 800],
  ["pikeAndShot", 6, "close", 3, 300, 100],
  ["keil", 12, "close", 3, 300, 200],
  ["laterKeil", 12, "close", 4, 400, 200],
  ["tercio", 16, "close", 4, 400, 300],
] as const)("%s of %i bases in %s form, %i files: %i by %i hundredths", (name, bases, form, files, frontage, depth) => {
  expect(sidesOf(body(name, bases), form, files, book)).toEqual({ frontage, depth });
});

describe("footprints", () => {
  const at = { x: 20, y: 5 };

  test("one rectangle, its front along the way it looks", () => {
    const foot = { ...body("foot", 6), ...at, files: 3, form: "close" as const };
    expect(unitFootprint({ ...foot, facing: 90 }, book)).toEqual([[1850, 450, 2150, 450, 2150, 550, 1850, 550]]);
    expect(unitFootprint({ ...foot, facing: 0 }, book)).toEqual([[1950, 650, 1950, 350, 2050, 350, 2050, 650]]);
  });

  test("a later keil's shot stand beside its front half; behind them is nothing", () => {
    const keil = { ...body("laterKeil", 12), ...at, files: 4, form: "close" as const };
    const boxes = (facing: number) =>
      unitFootprint({ ...keil, facing }, book).map((quad) => [
        Math.min(quad[0], quad[4]),
        Math.min(quad[1], quad[5]),
        Math.max(quad[0], quad[4]),
        Math.max(quad[1], quad[5]),
      ]);
    const [left, pikes, right] = [1800, 1900, 2100];
    expect(boxes(90)).toEqual([
      [left, 500, left + 100, 600],
      [pikes, 400, right, 600],
      [right, 500, right + 100, 600],
    ]);
    // Turned round, the front half is nearer to the table edge.
    expect(boxes(270).map(([, bottom, , top]) => [bottom, top])).toEqual([
      [400, 500],
      [400, 600],
      [400, 500],
    ]);
  });

  test("a tercio is a block with four horns", () => {
    const tercio = { ...body("tercio", 16), ...at, files: 4, form: "close" as const, facing: 90 };
    const area = (quad: readonly number[]) => ((quad[2] ?? 0) - (quad[0] ?? 0)) * ((quad[5] ?? 0) - (quad[1] ?? 0));
    const footprint = unitFootprint(tercio, book);
    expect(footprint).toHaveLength(5);
    // Sixteen bases, each one base width by half of one.
    expect(footprint.reduce((sum, quad) => sum + area(quad), 0)).toBe(16 * 100 * 50);
  });

  test("a depth of odd hundredths is one hundredth deeper", () => {
    const [quad] = unitFootprint({ ...body("mounted", 2), ...at, files: 2, form: "close", facing: 90 }, book);
    expect(quad).toEqual([1900, 462, 2100, 462, 2100, 538, 1900, 538]);
  });
});
