import { expect, test } from "vitest";
import type { Assessment } from "../model/assessment";
import { renewalWords } from "./renewal-words";

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

test("what a changed list makes of an army is told by what differs alone", () => {
  const before = assessment({}, ["One.", "Two."]);
  expect(renewalWords(before, assessment({ points: 10_001 }, ["Two.", "Three."]))).toEqual([
    "Points: 10\u202f001 instead of 9879",
    "Three.",
    "No longer: One.",
  ]);
  expect(renewalWords(before, before)).toEqual([]);
});
