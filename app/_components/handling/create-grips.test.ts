import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patchTask, TABLE } from "@/tests/build/patch-task";
import { fieldLayout } from "../battlefield/field-layout";
import { createGrips } from "./create-grips";
import { createHand } from "./create-hand";

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
    kept: { of: () => null, keep: () => undefined, drop: () => undefined },
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

test("what the browser takes away is put back where it was taken up, but by a turned phone it is left where it is", () => {
  const one = gripped();
  one.down(10, 10);
  one.move(12, 11);
  one.cancel();
  expect(one.where()).toEqual([10, 10, false]);
  one.down(10, 10);
  one.move(12, 11);
  one.turn();
  one.cancel();
  expect(one.where()).toEqual([12, 11, false]);
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
