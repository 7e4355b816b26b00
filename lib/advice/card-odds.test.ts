import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { battleView } from "../model/battle-view";
import { COLOURS, type Colour } from "../model/enumerations";
import { bestOfHand, countIn, dayOdds, handOf, keyOf, takenFrom, typicalOdds, unseenCards, worthKeeping } from "./card-odds";

test("unseen cards are the pack without the player's own hand and all played cards", () => {
  // The pack is 8, 12, 14, 10, 6; the hand is a green, a yellow and a red; a white and a green were played.
  expect(unseenCards(battleView.parse(VIEW), BOOK)).toEqual([8, 11, 12, 9, 5]);
});

test("a pass counts as black, as often as there are passes among the days", () => {
  expect(dayOdds([1, 1, 2, 0, 0], 0, 5, { passCard: "black" })).toEqual([0.25, 0.25, 0.5, 0, 0]);
  expect(dayOdds([1, 1, 2, 0, 0], 1, 2, { passCard: "black" })).toEqual([0.625, 0.125, 0.25, 0, 0]);
  expect(dayOdds([1, 1, 2, 0, 0], 3, 3, { passCard: "black" })).toEqual([1, 0, 0, 0, 0]);
});

test.each<[number, readonly number[]]>([
  [5, [0.2, 0.2, 0.2, 0.2, 0.2]], // The 6th, 16th, 26th, 36th and 46th card of the pack, in order.
  [10, [0, 0, 0.4, 0.4, 0.2]], // The best five of two black, two white, three green, two yellow, one red.
  [2, [0.6, 0.2, 0, 0.2, 0]], // White and yellow, and three passes.
  [0, [1, 0, 0, 0, 0]],
])("a hand of %i cards as it comes on average", (cards, odds) => {
  typicalOdds(cards, 5, BOOK).forEach((chance, at) => {
    expect(chance).toBeCloseTo(odds[at] ?? -1, 12);
  });
});

test("a hand keeps its cards by colour, and the best of them when there are too many", () => {
  const hand = handOf(["red", "black", "white", "white", "yellow"]);
  const counts = (one: number) => COLOURS.map((_, colour) => countIn(one, colour));
  expect(counts(hand)).toEqual([1, 2, 0, 1, 1]);
  expect(counts(takenFrom(hand, 1))).toEqual([1, 1, 0, 1, 1]);
  expect([6, 5, 4, 3, 2, 1, 0].map((most) => counts(bestOfHand(hand, most)))).toEqual([
    [1, 2, 0, 1, 1],
    [1, 2, 0, 1, 1],
    [0, 2, 0, 1, 1],
    [0, 1, 0, 1, 1],
    [0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0],
  ]);
  expect(keyOf(1, hand)).not.toBe(keyOf(2, hand));
  expect(counts(handOf(Array(12).fill("red")))).toEqual([0, 0, 0, 0, 12]);
});

describe("which cards are worth keeping", () => {
  const kept = (hand: readonly Colour[], dealt: number) => worthKeeping(hand, dealt, BOOK.tables).map((at) => hand[at]);

  test("those above the average of the pack, about 11 per cent, where each takes the place of a dealt one", () => {
    expect(kept(["red", "green", "yellow", "white"], 4)).toEqual(["red", "yellow"]);
    expect(kept(["green", "black"], 5)).toEqual([]);
  });

  test("any that scouts at all, where no card is dealt in its place", () => {
    expect(kept(["white", "green", "red"], 0)).toEqual(["red", "green"]);
    expect(kept(["green", "green", "green"], 1)).toEqual(["green", "green", "green"]);
  });

  test("no more than are counted", () => {
    expect(kept(Array<Colour>(7).fill("red"), 0)).toHaveLength(5);
  });
});
