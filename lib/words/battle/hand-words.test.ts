import { expect, test } from "vitest";
import { handWords } from "./hand-words";

const HAND = ["red", "green", "green", "white"] as const;

test.each<[string, Parameters<typeof handWords>[0], string | null]>([
  ["all can be chosen", { cards: HAND, legal: ["white", "green", "red"], committed: null }, null],
  ["all others can be chosen", { cards: HAND, legal: ["white", "red"], committed: "green" }, null],
  ["none is asked for", { cards: HAND, legal: [], committed: null }, "Nothing is played from the hand now."],
  ["some are closed", { cards: HAND, legal: ["red"], committed: null }, "You cannot play green or white now."],
  ["no more changes", { cards: HAND, legal: [], committed: "red" }, "Your red card is committed. It can no longer be changed today."],
  [
    "nothing to change for",
    { cards: ["green", "green"], legal: [], committed: "green" },
    "Your green card is committed. You hold no other colour to change it for.",
  ],
  ["none left", { cards: [], legal: [], committed: null }, "No cards left."],
])("%s", (_, hand, said) => {
  expect(handWords(hand)).toBe(said);
});
