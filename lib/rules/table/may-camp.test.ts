import { describe, expect, test } from "vitest";
import { lyingPiece, type TableOpening } from "@/tests/build/table-battle";
import { groundOf, standing, unitOf } from "@/tests/build/table-troops";
import { campLine, campRanges, mayCamp, whereItCamps } from "./may-camp";

const OPEN = groundOf();
const withPieces = (...pieces: readonly Parameters<typeof lyingPiece>[0][]) =>
  groundOf({ ground: { pieces: pieces.map((piece, at) => lyingPiece({ id: `${at + 1}`, ...piece })) } });
const withFlank = (flank: NonNullable<TableOpening["ground"]>["flank"]) => groundOf({ ground: { flank: flank ?? null } });
const codes = (ground: typeof OPEN, x: number) => mayCamp(ground, "a", x).map(({ code }) => code);

test("it touches the own edge, in the middle of which it is best", () => {
  expect([campLine(OPEN, "a"), campLine(OPEN, "b")]).toEqual([1, 29]);
  expect([whereItCamps(OPEN, "a"), whereItCamps(OPEN, "b")]).toEqual([22.5, 22.5]);
});

describe("how far from the middle", () => {
  test("wholly within 6 BW", () => {
    expect(mayCamp(OPEN, "a", 18)).toEqual([]);
    expect(mayCamp(OPEN, "a", 27)).toEqual([]);
    const ranges = [{ min: 18, max: 27 }];
    const params = { ranges, reach: 6, isByFlank: false };
    expect(mayCamp(OPEN, "a", 17.9)).toEqual([{ code: "outside-camp-reach", params }]);
    expect(mayCamp(OPEN, "b", 27.1)).toEqual([{ code: "outside-camp-reach", params }]);
    expect(campRanges(OPEN, "a")).toEqual(ranges);
  });

  test("anywhere on the half of a secure flank, whichever seat", () => {
    const left = withFlank({ edge: "left", water: null });
    expect(campRanges(left, "a")).toEqual([{ min: 1.5, max: 27 }]);
    expect(campRanges(left, "b")).toEqual([{ min: 1.5, max: 27 }]);
    expect(codes(left, 1.4)).toEqual(["off-table", "outside-camp-reach"]);
    expect(mayCamp(left, "a", 27.1)).toMatchObject([{ code: "outside-camp-reach", params: { reach: 6, isByFlank: true } }]);
    expect(campRanges(withFlank({ edge: "right", water: null }), "a")).toEqual([{ min: 18, max: 43.5 }]);
  });

  test("not in the water of it", () => {
    const river = withFlank({ edge: "left", water: { edge: "left", width: 3 } });
    expect(campRanges(river, "a")).toEqual([{ min: 4.5, max: 27 }]);
    expect(codes(river, 4.5)).toEqual([]);
    expect(codes(river, 4.4)).toEqual(["in-water"]);
    expect(mayCamp(river, "a", 27.1)).toMatchObject([{ params: { ranges: [{ min: 4.5, max: 27 }] } }]);
    const right = withFlank({ edge: "right", water: { edge: "right", width: 4 } });
    expect(mayCamp(right, "a", 17.9)).toMatchObject([{ params: { ranges: [{ min: 18, max: 39.5 }] } }]);
  });

  test("on the smallest table", () => {
    expect(campRanges(groundOf({ size: "small" }), "a")).toEqual([{ min: 7.5, max: 16.5 }]);
  });
});

describe("going", () => {
  test("good where there is any", () => {
    // From 19.5 to 25.5 BW: the only places beside it are 18 and 27.
    const brush = withPieces({ kind: "brush", y: 3 });
    expect(campRanges(brush, "a")).toEqual([
      { min: 18, max: 18 },
      { min: 27, max: 27 },
    ]);
    expect(mayCamp(brush, "a", 18.1)).toEqual([{ code: "worse-going", params: { going: "rough", better: "good" } }]);
    expect(mayCamp(brush, "b", 22.5)).toEqual([]);
  });

  test("a village is as good, a gentle hill is good", () => {
    expect(campRanges(withPieces({ kind: "village", y: 3 }), "a")).toEqual([{ min: 18, max: 27 }]);
    expect(campRanges(withPieces({ kind: "gentle-hill", y: 3 }), "a")).toEqual([{ min: 18, max: 27 }]);
  });

  test("else rough, else difficult, never impassable", () => {
    const wide = { w: 10, y: 3 };
    const roughAndWood = withPieces({ kind: "brush", ...wide, x: 17.5 }, { kind: "wood", ...wide, x: 27.5 });
    expect(campRanges(roughAndWood, "a")).toEqual([{ min: 18, max: 21 }]);
    expect(mayCamp(roughAndWood, "a", 21.1)).toEqual([{ code: "worse-going", params: { going: "difficult", better: "rough" } }]);
    const lakeAndWood = withPieces({ kind: "lake", ...wide, x: 17.5 }, { kind: "wood", ...wide, x: 27.5 });
    expect(campRanges(lakeAndWood, "a")).toEqual([{ min: 24, max: 27 }]);
    expect(mayCamp(lakeAndWood, "a", 20)).toEqual([{ code: "impassable", params: { piece: "1" } }]);
    const lakes = withPieces({ kind: "lake", ...wide, x: 17.5 }, { kind: "lake", ...wide, x: 27.5 });
    expect([whereItCamps(lakes, "a"), campRanges(lakes, "a")]).toEqual([null, []]);
  });
});

test("not on a unit group", () => {
  const ground = groundOf({ a: { host: { units: [standing("a", unitOf(4, "foot"), { x: 22.5, y: 2.5 })] } } });
  expect(codes(ground, 22.5)).toEqual([]);
  const nearer = groundOf({ a: { host: { units: [standing("a", unitOf(4, "foot"), { x: 22.5, y: 2.49 })] } } });
  expect(mayCamp(nearer, "a", 22.5)).toEqual([{ code: "on-unit", params: { seat: "a", number: 4 } }]);
});
