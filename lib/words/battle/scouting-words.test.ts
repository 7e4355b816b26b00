import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { plain } from "../sentence";
import { keepingMeans, keepingWords, scoutingMeans, scoutingWords } from "./scouting-words";
import type { SeatNames } from "./seat-names";

const FORCES = { a: "Crown army", b: "Swedes" };
const MINE: SeatNames = { eyes: "a", names: FORCES };
const PUBLIC: SeatNames = { eyes: null, names: FORCES };

test("the lower total is out-scouted by the difference, and deploys first", () => {
  const better = { by: "a", difference: 30 } as const;
  expect(plain(scoutingWords(better, MINE))).toBe("Swedes is out-scouted by 30%.");
  expect(plain(scoutingMeans(better, MINE, BOOK.tables))).toBe(
    "Swedes deploys first: their camp and 30% of their unit groups, rounded up (minimum 4).",
  );
  expect(plain(scoutingWords({ ...better, by: "b" }, MINE))).toBe("You are out-scouted by 30%.");
  expect(plain(scoutingWords(better, PUBLIC))).toBe("Swedes is out-scouted by 30%.");
  expect(plain(scoutingMeans(better, PUBLIC, BOOK.tables))).toBe(
    "Swedes deploys first: their camp and 30% of their unit groups, rounded up (minimum 4).",
  );
});

test("after a tie nobody is", () => {
  expect(plain(scoutingWords({ by: null, difference: 0 }, MINE))).toBe("A tie: nobody is out-scouted.");
  expect(plain(scoutingMeans({ by: null, difference: 0 }, MINE, BOOK.tables))).toBe("The defender begins the deployment.");
});

test("what keeping a card means names how many are compared", () => {
  const limits = BOOK.tables.limits.map((row) => (row.id === "scouting-counted" ? { ...row, value: 3 } : row));
  expect(plain(keepingMeans({ limits }))).toMatch(/^Out-scouting compares the best three cards of each player\./);
});

test.each([
  [0, 1, "You keep none of 1 card."],
  [0, 3, "You keep none of 3 cards."],
  [2, 3, "You keep 2 of 3 cards."],
  [3, 3, "You keep 3 of 3 cards."],
  [1, 1, "You keep 1 of 1 card."],
])("%i of %i", (kept, of, said) => {
  expect(keepingWords(kept, of)).toBe(said);
});
