import { describe, expect, test } from "vitest";
import { say } from "@/lib/words/sentence";
import { term } from "@/lib/words/terms";
import { type Line, placeAfter, stopOf as stopOfThose } from "./line-words";
import { hasRulesWord } from "./rules-words";

const LINES: readonly Line[] = [
  { seq: 9, sentence: "Nobody says a word." },
  { seq: 8, sentence: say`Kircholm deploys a ${term("tercio")}.` },
  { seq: 7, sentence: "Breitenfeld waits." },
  { seq: 5, sentence: say`Kircholm deploys its ${term("camp")}.` },
];

const stopOf = (lines: readonly Line[], wanted: number | null) => stopOfThose(lines, wanted, hasRulesWord);

describe("the line at which the keyboard stops", () => {
  test("is the first that has a word of the rules", () => {
    expect(stopOf(LINES, null)).toBe(8);
    expect(stopOf([], null)).toBeNull();
    expect(stopOf(LINES.slice(2, 3), null)).toBeNull();
  });

  test("stays where it was when lines come before it", () => {
    expect(stopOf(LINES, 5)).toBe(5);
    expect(stopOf([{ seq: 10, sentence: say`A ${term("keil")}.` }, ...LINES], 5)).toBe(5);
  });

  test("is the first again where that line is gone, or has no word any more", () => {
    expect(stopOf(LINES, 4)).toBe(8);
    expect(stopOf(LINES, 7)).toBe(8);
  });
});

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 3, 3],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["ArrowRight", 1, null],
  ["Enter", 1, null],
])("%s leads from place %i of four to %s", (key, at, to) => {
  expect(placeAfter(key, at, 3)).toBe(to);
});
