import { describe, expect, test } from "vitest";
import type { LegalCommand } from "../../model/battle-command";
import type { Refusal, RefusalCode, RefusalParams } from "../../model/refusals";
import type { TableRefusalParams } from "../../model/table-refusals";
import { choiceWords } from "./choice-words";
import { refusalSentence } from "./refusal-words";

const PLAY: LegalCommand[] = [
  { type: "commit-card", card: "green" },
  { type: "commit-card", card: "red" },
];

const SAID: { readonly [Code in Exclude<RefusalCode, keyof TableRefusalParams>]: readonly (readonly [RefusalParams[Code], string])[] } = {
  "wrong-step": [
    [
      { command: "choose-territory", step: "days" },
      "Choosing a territory belongs to another step: now the five days are played. You may commit a green or red card.",
    ],
  ],
  "not-your-turn": [
    [{ step: "territory" }, "It is your opponent's turn: the defender chooses the territory. You may commit a green or red card."],
  ],
  "battle-over": [
    [{ step: "ready" }, "Nothing more is decided here: the battle is ready to be fought on the table."],
    [{ step: "abandoned" }, "Nothing more is decided here: the battle has been abandoned."],
  ],
  "seat-open": [[{}, "Nobody has taken this seat: a force must be brought to it first. You may commit a green or red card."]],
  "seat-taken": [[{}, "This seat has its force already, and a force is never changed. You may commit a green or red card."]],
  "two-holders": [[{}, "Two players hold this seat already: there is no room for a third. You may commit a green or red card."]],
  "house-seat": [[{}, "The house commander plays this seat alone: only a player can have a partner. You may commit a green or red card."]],
  "already-sat": [[{}, "You have taken your seat already: a seat gives its nonce once. You may commit a green or red card."]],
  "not-your-territory": [
    [
      { territory: "M", own: ["C", "S"] },
      "Mountains is not among your territories: a defender chooses from his own list, which has Cultivated and Seashore. You may commit a green or red card.",
    ],
  ],
  "square-not-of-territory": [
    [
      { square: "A1", territory: "C" },
      "A1 is not marked for Cultivated: the marker never stands outside the territory of the battle. You may commit a green or red card.",
    ],
  ],
  "no-intercept": [
    [
      {},
      "There is no intercept to waive: only an invader who won the roll with a skull may place the marker himself, and waives that once. You may commit a green or red card.",
    ],
  ],
  "declare-first": [
    [
      { day: 2 },
      "Day 2 is not declared: you were dealt fewer cards than there are days, so you first say whether you pass. You may commit a green or red card.",
    ],
  ],
  "already-declared": [
    [{ day: 3, pass: true }, "You have declared that you pass on day 3: that is final. You may commit a green or red card."],
    [{ day: 1, pass: false }, "You have declared that you play on day 1: that is final. You may commit a green or red card."],
  ],
  "pass-not-possible": [
    [{ dealt: 6, days: 5 }, "You cannot pass: dealt 6 cards, you play one on each of the five days. You may commit a green or red card."],
    [
      { dealt: 3, days: 5 },
      "You cannot pass again: dealt 3 cards, you pass on exactly two of the five days. You may commit a green or red card.",
    ],
  ],
  "play-not-possible": [
    [{ day: 4, cards: 0 }, "You cannot play a card on day 4: you have none left. You may commit a green or red card."],
    [
      { day: 4, cards: 2 },
      "You cannot play a card on day 4: you have declared that you pass, which is final. You may commit a green or red card.",
    ],
  ],
  "card-not-held": [
    [{ card: "yellow" }, "You hold no yellow card: only a card of your own hand can be committed. You may commit a green or red card."],
  ],
  "same-card": [
    [
      { card: "black" },
      "A black card is what you have committed already: a change is to a card of another colour. You may commit a green or red card.",
    ],
  ],
  "too-many-changes": [
    [
      { day: 2, most: 20 },
      "You have changed your card 20 times on day 2: what you committed last stands until your opponent has committed. You may commit a green or red card.",
    ],
  ],
  "move-first": [
    [
      { day: 5 },
      "Your card was the better one on day 5: you first move the marker, or leave it where it is. You may commit a green or red card.",
    ],
  ],
  "nothing-to-move": [
    [{ day: 1 }, "The marker cannot be moved yet: on day 1 no better card has been laid open. You may commit a green or red card."],
  ],
  "square-not-reachable": [
    [
      { from: "B3", to: "E5", difference: 2 },
      "The marker cannot go from B3 to E5: a card better by two does not reach so far inside the territory. You may commit a green or red card.",
    ],
  ],
  "nothing-to-keep": [
    [
      {},
      "You have no card left to keep: only a player who was dealt more cards than there are days has one. You may commit a green or red card.",
    ],
  ],
  "already-kept": [
    [{ count: 1 }, "You have kept 1 card: that is final. You may commit a green or red card."],
    [{ count: 0 }, "You have kept no card: that is final. You may commit a green or red card."],
  ],
  "cards-not-held": [
    [
      { cards: ["red", "green", "red"] },
      "You cannot keep what you do not hold: 1 green card and 2 red cards too many. You may commit a green or red card.",
    ],
  ],
  "nothing-offered": [
    [{}, "Your opponent has not offered to abandon the battle: you may offer it yourself. You may commit a green or red card."],
  ],
  "too-many-offers": [
    [
      { to: "close", most: 20 },
      "You have entered 20 results of this battle, and no more are taken: agree to your opponent's, or let your opponent enter one. You may commit a green or red card.",
    ],
    [
      { to: "abandon", most: 20 },
      "You have offered 20 times to abandon the battle, and no more offers are taken: accept your opponent's, or play on. You may commit a green or red card.",
    ],
  ],
  "already-offered": [
    [
      {},
      "You have offered to abandon the battle already: your opponent may accept that until you play on. You may commit a green or red card.",
    ],
  ],
};

const CASES = Object.entries(SAID).flatMap(([code, said]) => said.map(([params, sentence]) => ({ code, params, sentence })));

test.each(CASES)("$code: $sentence", ({ code, params, sentence }) => {
  expect(refusalSentence({ code, params, legal: PLAY } as Refusal)).toBe(sentence);
});

describe("what may be done instead", () => {
  test.each<[readonly LegalCommand[], string]>([
    [[], "Nothing is asked of you now."],
    [[{ type: "sit" }], "You may take your seat."],
    [
      [
        { type: "choose-role", role: "invader" },
        { type: "choose-role", role: "defender" },
      ],
      "You may choose to invade or defend.",
    ],
    [
      [
        { type: "choose-territory", territory: "C" },
        { type: "choose-territory", territory: "F" },
        { type: "choose-territory", territory: "P" },
      ],
      "You may choose Cultivated, Forest or Plains.",
    ],
    [
      [{ type: "choose-square", square: "A3" }, { type: "choose-square", square: "B2" }, { type: "waive-intercept" }],
      "You may place the marker on A3 or B2; or leave the marker to the defender.",
    ],
    [
      [
        { type: "declare-day", pass: true },
        { type: "declare-day", pass: false },
      ],
      "You may pass or play on this day.",
    ],
    [
      [
        { type: "move-marker", to: "A3" },
        { type: "move-marker", to: "B3" },
      ],
      "You may move the marker to A3 or B3.",
    ],
    [[{ type: "move-marker", to: "B3" }], "You may leave the marker on B3."],
    [
      [
        { type: "keep-cards", keep: [] },
        { type: "keep-cards", keep: ["red"] },
      ],
      "You may keep any of the cards that you have left, or none.",
    ],
    [
      [{ type: "choose-kind", kind: "wood" }, { type: "choose-kind", kind: "brush" }, { type: "stop-choosing" }],
      "You may choose a wood or brush; or choose no more terrain.",
    ],
    [
      [{ type: "adjust-piece", piece: "p1", move: 6, pivot: true, remove: true }],
      "You may move the piece, remove it or leave the piece where it lies.",
    ],
    [[{ type: "adjust-piece", piece: "p1", move: null, pivot: false, remove: false }], "You may leave the piece where it lies."],
    [
      [
        { type: "leave-off-table", number: 4 },
        { type: "leave-off-table", number: 6 },
      ],
      "You may leave unit group 4 or 6 off the table.",
    ],
    [
      [
        { type: "reveal-order", order: "march-1" },
        { type: "close-battle", armies: null },
      ],
      "You may show march 1; or enter the result and close the battle.",
    ],
    [[{ type: "abandon" }], "You may offer to abandon the battle."],
    [[{ type: "accept-abandon" }], "You may agree to abandon the battle."],
  ])("%o", (legal, sentence) => {
    expect(choiceWords(legal)).toBe(sentence);
  });
});
