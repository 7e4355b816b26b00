import fc from "fast-check";
import { expect, test } from "vitest";
import { carried, type TakenUp } from "./grip";
import type { Stance } from "./task";

const SIDES = { min: 2, max: 6 };
const wood: Stance = { x: 10, y: 10, angle: 0, w: 4, h: 3 };
const taken = (grip: TakenUp["grip"], at: TakenUp["at"], stance = wood): TakenUp => ({
  grip,
  stance,
  at,
  centre: { x: stance.x, y: stance.y },
});

test("dragged by its body it follows the pointer, wherever it was grabbed", () => {
  expect(carried(taken("body", { x: 11, y: 9 }), { x: 14, y: 10 }, SIDES, false)).toEqual({ ...wood, x: 13, y: 11 });
});

test("dragged by its knob it turns with the pointer, and snaps to steps of 15 degrees", () => {
  const up = taken("knob", { x: 10, y: 14 });
  expect(carried(up, { x: 6, y: 10 }, null, false).angle).toBeCloseTo(90, 9);
  const at = (degrees: number) => ({ x: 10 - 4 * Math.sin((degrees * Math.PI) / 180), y: 10 + 4 * Math.cos((degrees * Math.PI) / 180) });
  expect(carried(up, at(31.9), null, false).angle).toBeCloseTo(30, 9);
  expect(carried(up, at(36), null, false).angle).toBeCloseTo(36, 9);
  expect(carried(up, at(36), null, true).angle).toBeCloseTo(30, 9);
});

test("by its right upper corner it grows, and its left lower one stays", () => {
  const grown = carried(taken({ w: 1, h: 1 }, { x: 12, y: 11.5 }), { x: 13, y: 12.5 }, SIDES, false);
  expect(grown).toEqual({ ...wood, w: 5, h: 4, x: 10.5, y: 10.5 });
});

test("whatever corner or side it is sized by, at any angle, the opposite one stays, and no side leaves its limits", () => {
  const sign = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  fc.assert(
    fc.property(sign, sign, fc.integer({ min: 0, max: 359 }), fc.double({ min: -9, max: 9, noNaN: true }), (w, h, angle, far) => {
      const stance = { ...wood, angle };
      const next = carried(taken({ w, h }, { x: 10, y: 10 }, stance), { x: 10 + far, y: 10 - far / 2 }, SIDES, false);
      const opposite = ({ x, y, w: width, h: depth }: Stance) => {
        const turn = (angle * Math.PI) / 180;
        const [along, across] = [(-w * width) / 2, (-h * depth) / 2];
        return [x + along * Math.cos(turn) - across * Math.sin(turn), y + along * Math.sin(turn) + across * Math.cos(turn)];
      };
      const [before, after] = [opposite(stance), opposite(next)];
      expect(after[0]).toBeCloseTo(before[0]!, 6);
      expect(after[1]).toBeCloseTo(before[1]!, 6);
      for (const side of [next.w, next.h]) expect(side >= SIDES.min && side <= SIDES.max).toBe(true);
    }),
    { seed: 5 },
  );
});
