import { expect, test } from "vitest";
import { keysHelp, lostWords, stepWords } from "@/lib/words/battle/handling";
import { patchTask } from "@/tests/build/patch-task";
import { moveButtons, sizeButtons, stepAt } from "./pad-buttons";
import type { Task } from "./task";

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
