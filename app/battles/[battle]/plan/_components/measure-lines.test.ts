import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import type { PlanTerrain } from "@/lib/model/battle-plan";
import { type Area, measureLines } from "./measure-lines";

const TABLE = { width: 45, depth: 30 };
const LAYOUT = fieldLayout(TABLE, "defender");

const pieceAt = (mark: number, left: number, edge: number, side = 6): PlanTerrain => ({
  ...{ mark, kind: "Wood", along: side, deep: side, turned: 0 },
  ...{ centre: { left, edge }, right: TABLE.width - left, corners: [{ left: left - side / 2, edge: edge - side / 2 }] },
});

const lines = (terrain: readonly PlanTerrain[], troops: readonly Area[] = []) => measureLines({ terrain: [...terrain] }, LAYOUT, troops);

test("a piece is measured to the near edge, and to the nearer of the short ones", () => {
  const [left, right] = lines([pieceAt(1, 10, 12.5), pieceAt(2, 40, 25)]);
  expect([left?.down.words, left?.across.words, left?.across.toLeft]).toEqual(["12.5", "10", false]);
  expect([right?.down.words, right?.across.words, right?.across.toLeft]).toEqual(["25", "5", true]);
});

test("its lines stand straight below and beside its middle", () => {
  const [line] = lines([pieceAt(1, 10, 12.5)]);
  const middle = LAYOUT.toPicture({ x: 10, y: 12.5 });
  expect(line?.below).toEqual({ x: middle.x, y: middle.y + 3 * UNIT });
  expect(line?.beside).toEqual({ x: middle.x - 3 * UNIT, y: middle.y });
});

test("its number stands clear of troops on it", () => {
  const middle = LAYOUT.toPicture({ x: 20, y: 15 });
  const onTop = { left: middle.x - 60, right: middle.x + 60, top: middle.y - 60, bottom: middle.y - 10 };
  const [line] = lines([pieceAt(1, 20, 15, 9)], [onTop]);
  expect(line?.chip.y).toBeGreaterThanOrEqual(onTop.bottom);
});

test("where its own line is taken its length is written beside it along the near edge, and never beyond its middle", () => {
  const middle = LAYOUT.toPicture({ x: 20, y: 3 });
  const camp = { left: middle.x - 30, right: middle.x + 30, top: LAYOUT.height - 40, bottom: LAYOUT.height };
  const free = lines([pieceAt(1, 20, 3)])[0]?.down.at;
  const [line] = lines([pieceAt(1, 20, 3)], [camp, { ...camp, top: middle.y - 60, bottom: LAYOUT.height - 40 }]);
  expect(free).toEqual({ x: middle.x, y: LAYOUT.height - 10 });
  expect(line?.down.at.y).toBe(LAYOUT.height - 10);
  expect(line?.down.at.x).toBeGreaterThan(camp.right);
});

const area = ({ at, toLeft }: { readonly at: { readonly x: number; readonly y: number }; readonly toLeft: boolean }): Area => ({
  ...{ left: at.x - (toLeft ? 35 : 7), right: at.x + (toLeft ? 7 : 35) },
  ...{ top: at.y - 7.5, bottom: at.y + 7.5 },
});
const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

describe("however pieces lie", () => {
  const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((one) => one / 10);
  const pieces = fc.array(fc.tuple(tenths(3, 42), tenths(3, 27)), { minLength: 1, maxLength: 12 });

  test("no two lengths stand on one another, and all stand on the table", () => {
    fc.assert(
      fc.property(pieces, (places) => {
        const all = lines(places.map(([left, edge], at) => pieceAt(at + 1, left, edge))).flatMap(({ down, across }) => [
          area(down),
          area(across),
        ]);
        all.forEach((one, at) => {
          expect(all.slice(at + 1).filter((other) => meet(one, other))).toEqual([]);
          expect([one.left >= 0, one.right <= LAYOUT.width, one.top >= 0, one.bottom <= LAYOUT.height]).toEqual([true, true, true, true]);
        });
      }),
      { seed: 8, numRuns: 60 },
    );
  });
});
