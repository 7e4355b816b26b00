import { expect, test } from "vitest";
import type { Assessment } from "../model/assessment";
import { renewalWords, shortVerdict, verdictWords } from "./assessment-words";

const NUMBERS = {
  points: 9879,
  unitGroups: 12,
  tugs: 11,
  sugs: 1,
  bases: 59,
  breaksAt: 6,
  commandCards: 10,
  mapCards: 8,
  scoutingCards: 8,
};
const assessment = (numbers: object, messages: readonly string[]) =>
  ({ numbers: { ...NUMBERS, ...numbers }, findings: messages.map((message) => ({ message })) }) as unknown as Assessment;

const findings = (errors: number, warnings: number) => ({
  findings: [...Array(errors).fill({ severity: "error" }), ...Array(warnings).fill({ severity: "warning" })],
});

test.each([
  [findings(0, 0), 1605, "Legal"],
  [findings(0, 0), null, "Legal (any year)"],
  [findings(0, 1), null, "Legal (any year), 1 tip"],
  [findings(0, 2), 1605, "Legal, 2 tips"],
  [findings(1, 1), null, "Not legal: 1 problem"],
  [findings(2, 0), 1605, "Not legal: 2 problems"],
])("the verdict of %j in %s is %s", (assessment, year, words) => {
  expect(verdictWords(assessment, { year })).toBe(words);
  expect(words.startsWith(shortVerdict(assessment))).toBe(true);
});

test("a newer list is described by the differences alone", () => {
  const before = assessment({}, ["One.", "Two."]);
  expect(renewalWords(before, assessment({ points: 10_001 }, ["Two.", "Three."]))).toEqual([
    "Points: 10,001 (was 9879)",
    "Three.",
    "Solved: One.",
  ]);
  expect(renewalWords(before, before)).toEqual([]);
});
