import { expect, test } from "vitest";
import { keysHelp, lostWords, stepWords } from "@/lib/words/battle/handling";
import { patchTask } from "@/tests/build/patch-task";
import { fieldLayout } from "../battlefield/field-layout";
import { type KeyDeed, keyDeed, moveButtons, type Pressed, sizeButtons, stepAt } from "./deeds";
import type { Task } from "./task";

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

const seen = { edge: "defender" } as const;
const guns: Task = { ...patchTask([]), moves: "none" };
const camp: Task = { ...patchTask([]), moves: "along", turns: false };
const piece: Task = { ...patchTask([]), sides: { min: 2, max: 6 } };

const offered = (task: Task) =>
  [0, 1, 2].map((at) => {
    const step = stepAt(task, at);
    return [stepWords(task, step).sign, ...moveButtons(task, seen, step).map(({ name }) => name)];
  });

test("what can only be turned has steps of turning alone, and no word of base widths", () => {
  expect(offered(guns)).toEqual([
    ["Step: 15°", "Turn left by 15 degrees", "Turn right by 15 degrees"],
    ["Step: 1°", "Turn left by 1 degree", "Turn right by 1 degree"],
    ["Step: 15°", "Turn left by 15 degrees", "Turn right by 15 degrees"],
  ]);
  expect(stepWords(guns, stepAt(guns, 1)).name).toBe("Step: 1°, change it");
  expect(keysHelp(guns)).not.toMatch(/BW|base width|Arrow|nearest/);
});

test("all else is moved by lengths, and what does not turn has no buttons for it", () => {
  expect(offered(camp)).toEqual([
    ["Step: 0.5 BW", "Left by 0.5 BW", "Right by 0.5 BW"],
    ["Step: 0.1 BW", "Left by 0.1 BW", "Right by 0.1 BW"],
    ["Step: 1 BW", "Left by 1 BW", "Right by 1 BW"],
  ]);
  expect(offered(piece)[1]).toEqual([
    ...["Step: 0.1 BW", "Left by 0.1 BW", "Right by 0.1 BW", "Away from you by 0.1 BW", "Towards you by 0.1 BW"],
    ...["Turn left by 1 degree", "Turn right by 1 degree"],
  ]);
  expect(keysHelp(camp)).not.toContain("turn");
});

test("where no place is found, only that is proposed which can be done with it", () => {
  expect([camp, guns, piece].map(lostWords)).toEqual([
    "There is no legal position for it.",
    "There is no legal position for it at this angle. Turn it.",
    "There is no legal position for it at this angle. Turn it or change its size.",
  ]);
});

test("every button that changes a size says so in a word, with which its name begins", () => {
  const buttons = sizeButtons(piece, stepAt(piece, 1));
  expect(buttons.map(({ sign }) => sign)).toEqual(["Wider", "Narrower", "Deeper", "Shallower"]);
  for (const { sign, name } of buttons) expect(name).toBe(`${sign} by 0.1 BW`);
  expect(stepWords(piece, stepAt(piece, 1)).name).toContain(stepWords(piece, stepAt(piece, 1)).sign);
});

test("what goes straight ahead has no buttons for ways that it cannot go, whichever way it faces", () => {
  const signs = (angle: number) => {
    const scouts = { ...camp, moves: "ahead" as const, turns: false, start: { ...camp.start, angle } };
    return moveButtons(scouts, { edge: "defender" }, stepAt(scouts, 0)).map(({ sign }) => sign);
  };
  expect([90, 270, 0, 45].map(signs)).toEqual([
    ["↑", "↓"],
    ["↑", "↓"],
    ["←", "→"],
    ["←", "→", "↑", "↓"],
  ]);
});
