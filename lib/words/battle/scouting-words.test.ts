import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { keepingMeans, keepingWords, scoutingMeans, scoutingWords } from "./scouting-words";
import type { SeatNames } from "./seat-names";

const FORCES = { a: "Crown army", b: "Swedes" };
const MINE: SeatNames = { eyes: "a", names: FORCES };
const PUBLIC: SeatNames = { eyes: null, names: FORCES };

test("the lower total is out-scouted by the difference, and deploys first", () => {
  const better = { by: "a", difference: 30 } as const;
  expect(scoutingWords(better, MINE)).toBe("They are out-scouted by 30 per cent.");
  expect(scoutingMeans(better, MINE)).toBe("They deploy first: their camp, and at least that share of their unit groups.");
  expect(scoutingWords({ ...better, by: "b" }, MINE)).toBe("You are out-scouted by 30 per cent.");
  expect(scoutingWords(better, PUBLIC)).toBe("Swedes is out-scouted by 30 per cent.");
  expect(scoutingMeans(better, PUBLIC)).toBe("Swedes deploys first: its camp, and at least that share of its unit groups.");
});

test("after a tie nobody is", () => {
  expect(scoutingWords({ by: null, difference: 0 }, MINE)).toBe("A tie: nobody is out-scouted.");
  expect(scoutingMeans({ by: null }, MINE)).toBe("The defender begins the deployment.");
});

test("what keeping a card means names how many are compared", () => {
  const limits = BOOK.tables.limits.map((row) => (row.id === "scouting-counted" ? { ...row, value: 3 } : row));
  expect(keepingMeans({ limits })).toMatch(/^Out-scouting compares the best three cards of each player\./);
});

test.each([
  [0, 1, "You keep none of 1 card."],
  [0, 3, "You keep none of 3 cards."],
  [2, 3, "You keep 2 of 3."],
  [3, 3, "You keep all 3."],
  [1, 1, "You keep it."],
])("%i of %i", (kept, of, said) => {
  expect(keepingWords(kept, of)).toBe(said);
});
