import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patchTask, TABLE } from "@/tests/build/patch-task";
import { fieldLayout } from "../battlefield/field-layout";
import { carried, createGrips, type TakenUp } from "./grips";
import { createHand, NO_STANCES } from "./hand";
import type { Stance } from "./task";

const layout = fieldLayout(TABLE, "defender");
const PHONE = { tall: 300, wide: 600 };
const NO_MARGIN = { left: 0, top: 0, right: 0, bottom: 0 };

/** As much of an element as is asked of a layer and of the one grip that all of it is. */
class FakeLayer extends EventTarget {
  width = PHONE.tall;
  // Node takes a dozen listeners that end together for a leak.
  override addEventListener(name: string, act: EventListener) {
    super.addEventListener(name, act);
  }
  getBoundingClientRect = () => ({ left: 0, top: 0, width: this.width, height: (this.width * TABLE.depth) / TABLE.width });
  closest = (what: string) => (what === "[data-grip]" ? { getAttribute: () => "body" } : null);
  setPointerCapture = () => undefined;
  releasePointerCapture = () => undefined;
  hasPointerCapture = () => false;
  toggleAttribute = () => undefined;
}

let page = Object.assign(new EventTarget(), { innerWidth: 0 });
beforeEach(() => {
  page = Object.assign(new EventTarget(), { innerWidth: PHONE.tall });
  vi.stubGlobal("window", page);
  vi.stubGlobal("Element", FakeLayer);
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

function gripped() {
  const hand = createHand({
    onFrame: (act) => void act(),
    onLeave: () => () => undefined,
    kept: NO_STANCES,
  });
  hand.take({ ...patchTask([]), start: { x: 10, y: 10, angle: 0, w: 0, h: 0 } });
  const layer = new FakeLayer();
  const end = createGrips(layer as never, hand, layout, NO_MARGIN, () => undefined);
  const tell = (on: EventTarget, name: string, x = 0, y = 0) =>
    on.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { pointerId: 1, button: 0, clientX: x, clientY: y }));
  /** A place of the table where the layer has it on the screen now. */
  const at = (x: number, y: number) => {
    const [scale, spot] = [layer.width / layout.width, layout.toPicture({ x, y })];
    return [spot.x * scale, spot.y * scale] as const;
  };
  const where = () => {
    const held = hand.now();
    return held && [held.wanted.x, held.wanted.y, held.isMoving];
  };
  ends.push(end);
  return {
    ...{ hand, where },
    down: (x: number, y: number) => tell(layer, "pointerdown", ...at(x, y)),
    move: (x: number, y: number) => tell(page, "pointermove", ...at(x, y)),
    up: () => tell(layer, "pointerup"),
    cancel: () => tell(layer, "pointercancel"),
    turn() {
      layer.width = PHONE.wide;
      page.innerWidth = PHONE.wide;
      tell(page, "resize");
    },
  };
}

test("what is carried stays as far from the pointer as it was taken", () => {
  const { down, move, up, where } = gripped();
  down(10.4, 10);
  move(12.4, 11);
  expect(where()).toEqual([12, 11, true]);
  up();
  expect(where()).toEqual([12, 11, false]);
});

test("when a phone is turned in the middle of it, it does not jump under the finger, and goes on from where it is", () => {
  const { down, move, up, turn, where } = gripped();
  down(10, 10);
  move(12, 11);
  turn();
  // The finger lies still on the glass: over another place of the table, and no two browsers agree where.
  move(25, 4);
  expect(where()).toEqual([12, 11, true]);
  move(27, 5);
  expect(where()).toEqual([14, 12, true]);
  up();
  expect(where()).toEqual([14, 12, false]);
});

test("a window that is made larger and leaves the table where it lies changes nothing of the drag", () => {
  const { down, move, where } = gripped();
  down(10, 10);
  move(12, 11);
  page.dispatchEvent(new Event("resize"));
  move(13, 11);
  expect(where()).toEqual([13, 11, true]);
});

test("where the browser takes the pointer away, it stays where it was carried to, also on a turned phone", () => {
  const one = gripped();
  one.down(10, 10);
  one.move(12, 11);
  one.cancel();
  expect(one.where()).toEqual([12, 11, false]);
  one.down(12, 11);
  one.move(14, 11);
  one.turn();
  one.cancel();
  expect(one.where()).toEqual([14, 11, false]);
});

test("while a placement is being sent nothing can be picked up, and the player hears so; a drag under way ends at the confirmed place", () => {
  const { hand, down, move, up, where } = gripped();
  hand.hold(true);
  down(10, 10);
  move(12, 11);
  expect([where(), hand.now()?.still]).toEqual([[10, 10, false], 1]);
  hand.hold(false);
  down(10, 10);
  move(12, 11);
  hand.hold(true);
  move(15, 11);
  hand.hold(false);
  move(16, 11);
  up();
  expect(where()).toEqual([12, 11, false]);
});

test("another thing that comes into the hand is not dragged along", () => {
  const { hand, down, move, where } = gripped();
  down(10, 10);
  move(12, 11);
  hand.take({ ...patchTask([]), key: "another" });
  move(15, 11);
  expect(where()).toEqual([1, 1, false]);
});

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
