import { expect, test } from "vitest";
import { handWords } from "./hand-words";

const HAND = ["red", "green", "green", "white"] as const;

test.each<[string, Parameters<typeof handWords>[0], string | null]>([
  ["all can be chosen", { cards: HAND, legal: ["white", "green", "red"], committed: null }, null],
  ["all others can be chosen", { cards: HAND, legal: ["white", "red"], committed: "green" }, null],
  ["it is not the time to play", { cards: HAND, legal: [], committed: null }, null],
  ["some are closed", { cards: HAND, legal: ["red"], committed: null }, "You cannot play green or white now."],
  ["no more changes", { cards: HAND, legal: [], committed: "red" }, "You have played red. You cannot change it today any more."],
  [
    "nothing to change for",
    { cards: ["green", "green"], legal: [], committed: "green" },
    "You have played green. You have no other colour to change it to.",
  ],
  ["none left", { cards: [], legal: [], committed: null }, "No cards left."],
])("%s", (_, hand, said) => {
  expect(handWords(hand)).toBe(said);
});
