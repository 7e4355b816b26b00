import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { FoundPlace } from "@/lib/model/refusals";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { battlegroundNow } from "../prebattle/table-now";
import type { Battleground } from "./battleground";
import { type LayingLimits, mayLie, snapped } from "./may-lie";
import { placesFor, whereItLies } from "./where-it-lies";

/** The small table, 24 by 24 BW, with sectors of 6. */
const ground = (pieces: readonly Partial<Piece>[] = [], water: number | null = null) =>
  battlegroundNow(
    tableBattle({
      step: "compulsory",
      size: "small",
      ground: {
        pieces: pieces.map((given, at) => lyingPiece({ id: `piece-${at + 1}`, w: 4, h: 4, ...given })),
        flank: water === null ? null : { edge: "left", water: { edge: "left", width: water } },
      },
    }),
  );

const LEFT = { left: 0, bottom: 0, right: 600, top: 2400 };
const MIDDLE = { left: 600, bottom: 0, right: 1800, top: 2400 };
const SIZE = { min: 4, max: 6 };
const limits = (given: Partial<LayingLimits> = {}): LayingLimits => ({ size: SIZE, region: MIDDLE, edge: null, ...given });

const asPiece = (kind: TerrainKind, { x, y, angle, w = 0, h = 0 }: FoundPlace) => ({ kind, x, y, angle, w, h });
const reasons = (on: Battleground, kind: TerrainKind, place: FoundPlace, given: LayingLimits) =>
  mayLie(on, snapped(on, asPiece(kind, place), given), given);

describe("on a bare table", () => {
  test("the first place is in the corner of the region, of the smallest size", () => {
    expect(whereItLies(ground(), "wood", limits())).toEqual({ x: 8, y: 2, angle: 0, w: 4, h: 4 });
    expect(whereItLies(ground([], 2), "wood", limits({ region: LEFT }))).toEqual({ x: 4, y: 2, angle: 0, w: 4, h: 4 });
  });

  test("the smallest size comes first, then larger ones; every angle of 15 degrees is among them", () => {
    const places = [...placesFor(ground(), "wood", limits())];
    const sizes = places.map(({ w }) => w);
    expect(sizes).toEqual(sizes.toSorted());
    expect(new Set(sizes)).toEqual(new Set([4, 5, 6]));
    expect(new Set(places.map(({ angle }) => angle))).toEqual(new Set([0, 15, 30, 45, 60, 75]));
  });

  test("a region too small for the size has no place, one of exactly the size has one", () => {
    const exact = { left: 600, bottom: 0, right: 1000, top: 400 };
    expect(whereItLies(ground(), "wood", limits({ region: exact }))).toEqual({ x: 8, y: 2, angle: 0, w: 4, h: 4 });
    expect(whereItLies(ground(), "wood", limits({ region: { ...exact, right: 999 } }))).toBeNull();
  });
});

describe("between two pieces in a strip 4 wide", () => {
  const strip = { left: 600, bottom: 0, right: 1000, top: 2400 };
  const between = (lower: number, upper: number) =>
    ground([
      { x: 8, y: lower - 2 },
      { x: 8, y: upper + 2 },
    ]);
  test("8 free are just enough for a piece of 4, though it is on no half of a BW", () => {
    expect(whereItLies(between(6.3, 14.3), "wood", limits({ region: strip }))).toEqual({ x: 8, y: 10.3, angle: 0, w: 4, h: 4 });
  });

  test("a tenth less, and it is lost; a field between fields is not", () => {
    const tight = between(6.3, 14.2);
    const whole = { ...strip, bottom: 430, top: 1620 };
    expect(whereItLies(tight, "wood", limits({ region: whole }))).toBeNull();
    const fields = ground([
      { x: 8, y: 4.3, kind: "tall-crops" },
      { x: 8, y: 12.3, kind: "village" },
    ]);
    expect(whereItLies(fields, "tall-crops", limits({ region: { ...strip, bottom: 430, top: 1230 } }))).toEqual({
      ...{ x: 8, y: 8.3, angle: 0, w: 4, h: 4 },
    });
    expect(whereItLies(fields, "village", limits({ region: { ...strip, bottom: 430, top: 1230 } }))).toBeNull();
  });
});

describe("what must touch an edge", () => {
  test("finds the one gap along it", () => {
    // Along the defender's edge from 6 to 18 only 6 to 10 is free; the invader's edge is full.
    const taken = ground([
      { x: 15, y: 2, w: 6 },
      { x: 12, y: 22, w: 12 },
    ]);
    expect(whereItLies(taken, "wood", limits({ edge: "any" }))).toEqual({ x: 8, y: 2, angle: 0, w: 4, h: 4 });
    const full = ground([
      { x: 14.9, y: 2, w: 6 },
      { x: 12, y: 22, w: 12 },
    ]);
    expect(whereItLies(full, "wood", limits({ edge: "any" }))).toBeNull();
    expect(whereItLies(full, "wood", limits())).not.toBeNull();
  });

  test("the left edge is only for the left sector, and not where water covers it", () => {
    expect(whereItLies(ground(), "wood", limits({ edge: "left" }))).toBeNull();
    expect(whereItLies(ground(), "wood", limits({ region: LEFT, edge: "left" }))).toMatchObject({ x: 2 });
    const right = { left: 1800, bottom: 0, right: 2400, top: 2400 };
    expect(whereItLies(ground(), "wood", limits({ region: right, edge: "right" }))).toMatchObject({ x: 22 });
    expect(whereItLies(ground(), "wood", limits({ region: right, edge: "left" }))).toBeNull();
    const shut = [2, 22].map((y) => ({ x: 20, y, w: 4, h: 4 }));
    expect(whereItLies(ground(shut), "wood", limits({ region: right, edge: "any" }))).toMatchObject({ x: 22, y: 8 });
    expect(whereItLies(ground([], 2), "wood", limits({ region: LEFT, edge: "left" }))).toBeNull();
    expect(whereItLies(ground([], 2), "wood", limits({ region: LEFT, edge: "any" }))).toMatchObject({ y: 2 });
  });
});

const KINDS: readonly TerrainKind[] = ["wood", "village", "tall-crops"];
const anyPiece = fc.record({
  kind: fc.constantFrom(...KINDS),
  ...{ w: fc.integer({ min: 4, max: 8 }), h: fc.integer({ min: 4, max: 8 }), angle: fc.integer({ min: 0, max: 179 }) },
  x: fc.integer({ min: 300, max: 2100 }).map((x) => x / 100),
  y: fc.integer({ min: 0, max: 2400 }).map((y) => y / 100),
});
const anyAsked = fc.record({
  pieces: fc.array(anyPiece, { minLength: 3, maxLength: 9 }),
  kind: fc.constantFrom(...KINDS),
  region: fc.constantFrom(LEFT, MIDDLE),
  edge: fc.constantFrom("any" as const, null),
  water: fc.constantFrom(null, 1, 2),
});

/** Squares of 4 by 4 with centres `step` hundredths apart, turned by 15 degrees at a time up to `angles`. */
function* everyPlace({ region, size }: LayingLimits, step: number, angles: number): Generator<FoundPlace> {
  const { min: w, min: h } = size;
  for (let angle = 0; angle < angles; angle += 15)
    for (let x = region.left + 200; x <= region.right - 200; x += step)
      for (let y = region.bottom + 200; y <= region.top - 200; y += step) yield { x: x / 100, y: y / 100, angle, w, h };
}

/** Asks for a place on grounds that often have none; returns how often there was one, and how often not. */
function asked(times: number, judge: (on: Battleground, kind: TerrainKind, given: LayingLimits, place: FoundPlace | null) => void) {
  const seen = { found: 0, lost: 0 };
  fc.assert(
    fc.property(anyAsked, ({ pieces, kind, water, ...given }) => {
      const on = ground(pieces, water);
      const place = whereItLies(on, kind, limits(given));
      seen[place ? "found" : "lost"] += 1;
      judge(on, kind, limits(given), place);
    }),
    { seed: 7, numRuns: times },
  );
  return seen;
}

function isFree(on: Battleground, kind: TerrainKind, tried: FoundPlace, given: LayingLimits): boolean {
  return reasons(on, kind, tried, given).length === 0;
}

describe("whatever lies on the table", () => {
  test("what the search finds may be laid", () => {
    const seen = asked(300, (on, kind, given, place) => {
      if (place) expect(reasons(on, kind, place, given)).toEqual([]);
    });
    expect(seen.found).toBeGreaterThan(100);
  });

  test("where it finds nothing, there is nothing on the whole grid", () => {
    const seen = asked(25, (on, kind, given, place) => {
      if (!place) for (const tried of everyPlace(given, 50, 90)) if (isFree(on, kind, tried, given)) throw new Error(JSON.stringify(tried));
    });
    expect(seen.lost).toBeGreaterThan(3);
  });

  test("where it finds nothing, there is nothing parallel to the axes, to the tenth of a BW", () => {
    const seen = asked(10, (on, kind, given, place) => {
      if (!place) for (const tried of everyPlace(given, 10, 1)) if (isFree(on, kind, tried, given)) throw new Error(JSON.stringify(tried));
    });
    expect(seen.lost).toBeGreaterThan(1);
  });

  test("every place of the search may be laid, whatever its size", () => {
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 1, max: 60 }), ({ pieces, kind, water, ...given }, every) => {
        const on = ground(pieces, water);
        let at = 0;
        for (const place of placesFor(on, kind, limits(given))) {
          if (at++ % every === 0) expect(reasons(on, kind, place, limits(given))).toEqual([]);
          if (at > 600) return;
        }
      }),
      { seed: 8, numRuns: 60 },
    );
  });
});
