import { expect, test } from "vitest";
import { scoreWords } from "./breaking";

test("what a score is made up of, the reader's own first", () => {
  const names = { eyes: "b", names: { a: "Anna", b: "Ben" } } as const;
  const survival = { for: "survival", points: 2 } as const;
  const damage = { for: "damage", points: 3, lost: { tugs: 1, sugs: 1 }, isCut: false } as const;
  expect(scoreWords({ a: [survival], b: [damage, survival] }, names)).toBe(
    "You: 3 (Anna lost 1 TuG and 1 SuG) + 2 (neither army broke). Anna: 2 (neither army broke).",
  );
  expect(scoreWords({ a: [{ for: "triumph", points: 15 }], b: [] }, names)).toBe("You: 0. Anna: 15 (only your army broke).");
  expect(scoreWords({ a: [{ ...damage, points: 10, isCut: true }], b: [] }, names)).toMatch(/\(you lost .*; the maximum\)\.$/);
});
