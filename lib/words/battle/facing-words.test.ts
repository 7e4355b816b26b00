import { expect, test } from "vitest";
import { facingWords, turnedLeft } from "./facing-words";

test.each([
  ["the defender straight ahead", 90, 90, 0, "ahead"],
  ["the invader straight ahead", 270, 270, 0, "ahead"],
  ["either a quarter to his own left", 0, 270, 90, "90° to the left"],
  ["and a little to his right", 75, 90, -15, "15° to the right"],
  ["across the turn from 359 to 0", 5, 270, 95, "95° to the left"],
  ["the rear", 90, 270, 180, "to the rear"],
] as const)("%s", (_, facing, ahead, turned, words) => {
  expect([turnedLeft(facing, ahead), facingWords(facing, ahead)]).toEqual([turned, words]);
});
