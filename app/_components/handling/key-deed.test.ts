import { expect, test } from "vitest";
import { fieldLayout } from "../battlefield/field-layout";
import { type KeyDeed, keyDeed, type Pressed } from "./key-deed";

const PLAIN = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, more: Partial<Pressed> = {}, edge: "defender" | "invader" = "defender") =>
  keyDeed({ key, ...PLAIN, ...more }, edge);

test("from either edge an arrow moves it that way in the picture", () => {
  const pictured = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    PageUp: [0, -1],
    PageDown: [0, 1],
  } as const;
  for (const edge of ["defender", "invader"] as const) {
    const { toPicture } = fieldLayout({ width: 45, depth: 30 }, edge);
    for (const [key, way] of Object.entries(pictured)) {
      const deed = press(key, {}, edge) as Exclude<KeyDeed, string>;
      const [from, to] = [toPicture({ x: 10, y: 10 }), toPicture({ x: 10 + (deed.change.x ?? 0), y: 10 + (deed.change.y ?? 0) })];
      expect([Math.sign(to.x - from.x), Math.sign(to.y - from.y)], `${key} of the ${edge}`).toEqual(way);
    }
  }
});

test("half a BW, a tenth with the shift key, three with Alt and by pages", () => {
  expect(press("ArrowRight")).toEqual({ change: { x: 0.5, y: 0 } });
  expect(press("ArrowRight", { shiftKey: true })).toEqual({ change: { x: 0.1, y: 0 } });
  expect(press("ArrowUp", { altKey: true })).toEqual({ change: { x: 0, y: 3 } });
  expect(press("PageDown", {}, "invader")).toEqual({ change: { x: 0, y: 3 } });
});

test("it turns by a quarter of an hour, with the shift key by a degree, on keyboards of several countries", () => {
  for (const key of [",", "["]) expect(press(key)).toEqual({ change: { angle: 15 } });
  for (const key of [".", "]"]) expect(press(key)).toEqual({ change: { angle: -15 } });
  for (const key of ["<", ";", "{"]) expect(press(key, { shiftKey: true })).toEqual({ change: { angle: 1 } });
  expect(press("[", { altKey: true, ctrlKey: true })).toEqual({ change: { angle: 15 } });
});

test("sizes, the nearest place, the start, the button and back", () => {
  expect([press("w"), press("H", { shiftKey: true })]).toEqual([{ change: { w: 0.5 } }, { change: { h: -0.5 } }]);
  expect(["n", "Home", "Enter", "Escape"].map((key) => press(key))).toEqual(["nearest", "start", "confirm", "back"]);
});

test("what the browser does with a key is left to it", () => {
  for (const key of ["w", "n", "h", "ArrowLeft", ",", "+", "0"]) expect(press(key, { ctrlKey: true }), key).toBeNull();
  for (const key of ["Tab", "a", " ", "F5", "+", "-", "0"]) expect(press(key), key).toBeNull();
  expect(press("n", { metaKey: true })).toBeNull();
});
