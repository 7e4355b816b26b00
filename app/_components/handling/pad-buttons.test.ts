import { expect, test } from "vitest";
import { keysHelp, lostWords, stepWords } from "@/lib/words/battle/handling-words";
import { patchTask } from "@/tests/build/patch-task";
import { moveButtons, stepAt } from "./pad-buttons";
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
    ["15°", "Turn left by 15 degrees", "Turn right by 15 degrees"],
    ["1°", "Turn left by 1 degree", "Turn right by 1 degree"],
    ["15°", "Turn left by 15 degrees", "Turn right by 15 degrees"],
  ]);
  expect(stepWords(guns, stepAt(guns, 1)).name).toBe("Steps of 1 degree: change");
  expect(keysHelp(guns)).not.toMatch(/BW|base width|Arrow|nearest/);
});

test("all else is moved by lengths, and what does not turn has no buttons for it", () => {
  expect(offered(camp)).toEqual([
    ["0.5 BW", "Left by 0.5 BW", "Right by 0.5 BW"],
    ["0.1 BW", "Left by 0.1 BW", "Right by 0.1 BW"],
    ["1 BW", "Left by 1 BW", "Right by 1 BW"],
  ]);
  expect(offered(piece)[1]).toEqual([
    ...["0.1 BW", "Left by 0.1 BW", "Right by 0.1 BW", "Away from you by 0.1 BW", "Towards you by 0.1 BW"],
    ...["Turn left by 1 degree", "Turn right by 1 degree"],
  ]);
  expect(keysHelp(camp)).not.toContain("turn");
});

test("where no place is found, only that is proposed which can be done with it", () => {
  expect([camp, guns, piece].map(lostWords)).toEqual([
    "No place was found for it.",
    "No place was found for it as it is turned: turn it.",
    "No place was found for it as it is turned: turn it, or change its size.",
  ]);
});
