import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import type { PlanTerrain } from "@/lib/model/battle-plan";
import { type Area, alongEdge, type Length, measureLines, SLIP } from "./measure-lines";

const slips = (...ats: readonly number[]) => ats.map((at) => ({ at, long: 40 }));

test("a slip that has room stands where it wants", () => {
  expect(alongEdge(slips(100, 300, 200), 600)).toEqual([100, 300, 200]);
});

test("two that want one place stand on either side of it, in their order", () => {
  expect(alongEdge(slips(210, 200), 600)).toEqual([225, 185]);
});

test("none leaves the edge, and the others make room", () => {
  expect(alongEdge(slips(595, 590, 5), 600)).toEqual([580, 540, 20]);
});

test("law: labels never overlap, all are on the edge, in the order of their objects", () => {
  const wanted = fc.array(fc.record({ at: fc.integer({ min: 0, max: 600 }), long: fc.integer({ min: 20, max: 50 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(wanted, (all) => {
      const placed = alongEdge(all, 600).map((at, index) => ({ at, ...{ long: all[index]?.long ?? 0, want: all[index]?.at ?? 0 } }));
      const inOrder = placed.toSorted((one, other) => one.at - other.at);
      for (const [index, { at, long, want }] of inOrder.entries()) {
        const next = inOrder[index + 1];
        expect(at - long / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(at + long / 2).toBeLessThanOrEqual(600 + 1e-6);
        if (next) expect([next.at - next.long / 2 >= at + long / 2 - 1e-6, next.want >= want]).toEqual([true, true]);
      }
    }),
  );
});

const TABLE = { width: 45, depth: 30 };
const LAYOUT = fieldLayout(TABLE, "defender");

const pieceAt = (mark: number, left: number, edge: number, side = 6): PlanTerrain => ({
  ...{ mark, kind: "Wood", along: side, deep: side, turned: 0 },
  ...{ centre: { left, edge }, right: TABLE.width - left, corners: [{ left: left - side / 2, edge: edge - side / 2 }] },
});

const lines = (terrain: readonly PlanTerrain[], taken: readonly Area[] = []) => measureLines(terrain, LAYOUT, taken);

test("a piece is measured to the near edge, and to the nearer of the short ones", () => {
  const [left, right] = lines([pieceAt(1, 10, 12.5), pieceAt(2, 40, 25)]);
  expect([left?.down.words, left?.across.words, left?.across.at]).toEqual(["12.5", "10", { x: 70, y: 350 }]);
  expect([right?.down.words, right?.across.words, right?.across.at]).toEqual(["25", "5", { x: 900 - UNIT, y: 100 }]);
  expect(left?.down.at).toEqual({ x: 200, y: 600 - (600 - (left?.down.line[0]?.y ?? 0)) / 2 });
});

test("however near the edge it lies, it is measured to the edge that it is near", () => {
  const [line] = lines([pieceAt(1, 42.9, 10, 4)]);
  expect([line?.across.words, line?.across.at.x]).toEqual(["2.1", 900 + SLIP.out]);
});

test("its lines stand straight below and beside its middle", () => {
  const [line] = lines([pieceAt(1, 10, 12.5)]);
  const middle = LAYOUT.toPicture({ x: 10, y: 12.5 });
  expect(line?.down.line).toEqual([
    { x: middle.x, y: middle.y + 3 * UNIT },
    { x: middle.x, y: LAYOUT.height },
  ]);
  expect(line?.across.line).toEqual([
    { x: middle.x - 3 * UNIT, y: middle.y },
    { x: 0, y: middle.y },
  ]);
});

test("its figure stands in the middle of its line; beside troops on it, and of a line too short on the frame", () => {
  const [line] = lines([pieceAt(1, 10, 12.5)]);
  const [from, to] = line?.down.line ?? [];
  const middle = { x: from?.x ?? 0, y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2 };
  expect([line?.down.at, line?.down.isUpright]).toEqual([middle, false]);
  const troops = { left: middle.x - 40, right: middle.x + 40, top: middle.y - 12, bottom: middle.y + 12 };
  const [moved] = lines([pieceAt(1, 10, 12.5)], [troops]);
  expect([moved?.down.at.x, moved?.down.at.y !== middle.y]).toEqual([middle.x, true]);
  const [near] = lines([pieceAt(1, 10, 3.2)]);
  expect(near?.down.at).toEqual({ x: 200, y: 600 + SLIP.out });
});

test("its figure never stands on another piece, whose it would seem to be", () => {
  const [line] = lines([pieceAt(1, 10, 25, 4), pieceAt(2, 10, 12, 8)]);
  // Half-way down the first one's line lies the second.
  const lower = { top: 600 - 16 * UNIT, bottom: 600 - 8 * UNIT };
  const y = line?.down.at.y ?? 0;
  expect(y + SLIP.high / 2 <= lower.top || y - SLIP.high / 2 >= lower.bottom).toBe(true);
});

test("its number stands clear of troops and writing on it", () => {
  const middle = LAYOUT.toPicture({ x: 20, y: 15 });
  const onTop = { left: middle.x - 60, right: middle.x + 60, top: middle.y - 60, bottom: middle.y - 10 };
  const [line] = lines([pieceAt(1, 20, 15, 9)], [onTop]);
  expect(line?.chip.y).toBeGreaterThanOrEqual(onTop.bottom);
});

const area = ({ at: { x, y }, long, isUpright }: Length): Area => {
  const [across, deep] = isUpright ? [SLIP.high / 2, long / 2] : [long / 2, SLIP.high / 2];
  return { left: x - across, right: x + across, top: y - deep, bottom: y + deep };
};
const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
const onTable: Area = { left: 0, top: 0, right: LAYOUT.width, bottom: LAYOUT.height };

describe("however pieces lie", () => {
  const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((one) => one / 10);
  const pieces = fc.array(fc.tuple(tenths(1, 44), tenths(1, 29)), { minLength: 1, maxLength: 12 });
  const every = (check: (lengths: readonly Length[]) => void) =>
    fc.assert(
      fc.property(pieces, (places) => {
        const all = lines(places.map(([left, edge], at) => pieceAt(at + 1, left, edge)));
        check(all.flatMap(({ down, across }) => [down, across]));
      }),
      { seed: 8, numRuns: 60 },
    );

  test("no two lengths overlap, and each is on the table or off it", () => {
    every((lengths) => {
      const all = lengths.map(area);
      all.forEach((one, at) => {
        expect(all.slice(at + 1).filter((other) => meet(one, other))).toEqual([]);
        const isWithin = one.left >= 0 && one.top >= 0 && one.right <= onTable.right && one.bottom <= onTable.bottom;
        expect(isWithin || !meet(one, onTable)).toBe(true);
      });
    });
  });

  test("every figure stands on its line, or at its end", () => {
    every((lengths) => {
      for (const { line, at } of lengths) {
        const [from, end] = [line[0] ?? { x: 0, y: 0 }, line.at(-1) ?? { x: 0, y: 0 }];
        const isBetween =
          at.x >= Math.min(from.x, end.x) &&
          at.x <= Math.max(from.x, end.x) &&
          at.y >= Math.min(from.y, end.y) &&
          at.y <= Math.max(from.y, end.y);
        if (isBetween) continue;
        expect(Math.hypot(end.x - at.x, end.y - at.y)).toBeCloseTo(SLIP.out);
      }
    });
  });
});
