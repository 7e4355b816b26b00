import { describe, expect, test } from "vitest";
import type { LegalCommand } from "../../model/battle-command";
import type { Refusal, RefusalCode, RefusalParams, TableRefusalParams } from "../../model/refusals";
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
      "Choosing a territory belongs to another step: now the five days are played. You may play a green or red card.",
    ],
  ],
  "not-your-turn": [
    [{ step: "territory" }, "It is your opponent’s turn: the defender chooses the territory. You may play a green or red card."],
  ],
  "battle-over": [
    [{ step: "ready" }, "There is nothing left to decide: the battle is ready for the table."],
    [{ step: "abandoned" }, "There is nothing left to decide: the battle was abandoned."],
  ],
  "seat-open": [[{}, "Nobody has taken this seat. Bring an army to it first. You may play a green or red card."]],
  "seat-taken": [[{}, "This seat already has its army, and an army cannot be changed. You may play a green or red card."]],
  "two-holders": [[{}, "Two players already share this seat. There is no room for a third. You may play a green or red card."]],
  "house-seat": [[{}, "The computer plays this seat alone. Only a player can have a partner. You may play a green or red card."]],
  "already-sat": [[{}, "You have already taken your seat. A seat gives its nonce once. You may play a green or red card."]],
  "not-your-territory": [
    [
      { territory: "M", own: ["C", "S"] },
      "Mountains is not among your territories. Your army list has Cultivated and Seashore. You may play a green or red card.",
    ],
  ],
  "square-not-of-territory": [
    [
      { square: "A1", territory: "C" },
      "A1 is not marked for Cultivated. The marker never leaves the territory of the battle. You may play a green or red card.",
    ],
  ],
  "no-intercept": [
    [
      {},
      "There is no strategic intercept to leave. Only an invader who won the roll with a skull has one, and can leave it only once. You may play a green or red card.",
    ],
  ],
  "declare-first": [
    [
      { day: 2 },
      "You were dealt fewer cards than there are days. First say whether you play or pass on day 2. You may play a green or red card.",
    ],
  ],
  "already-declared": [
    [{ day: 3, pass: true }, "You have already said that you pass on day 3. This cannot be changed. You may play a green or red card."],
    [
      { day: 1, pass: false },
      "You have already said that you play a card on day 1. This cannot be changed. You may play a green or red card.",
    ],
  ],
  "pass-not-possible": [
    [
      { dealt: 6, days: 5 },
      "You cannot pass. You were dealt 6 cards, so you play one on each of the five days. You may play a green or red card.",
    ],
    [
      { dealt: 3, days: 5 },
      "You cannot pass again. You were dealt 3 cards, so you pass on exactly two of the five days. You may play a green or red card.",
    ],
  ],
  "play-not-possible": [
    [{ day: 4, cards: 0 }, "You cannot play a card on day 4: you have none left. You may play a green or red card."],
    [
      { day: 4, cards: 2 },
      "You cannot play a card on day 4: you have said that you pass, and this cannot be changed. You may play a green or red card.",
    ],
  ],
  "card-not-held": [[{ card: "yellow" }, "You hold no yellow card. Play a card from your own hand. You may play a green or red card."]],
  "same-card": [
    [{ card: "black" }, "You have already played a black card. Change it to another colour. You may play a green or red card."],
  ],
  "too-many-changes": [
    [
      { day: 2, most: 20 },
      "You have changed your card 20 times on day 2. Your last card stands until your opponent has played. You may play a green or red card.",
    ],
  ],
  "move-first": [[{ day: 5 }, "You won day 5. First move the marker, or leave it where it is. You may play a green or red card."]],
  "nothing-to-move": [[{ day: 1 }, "The marker cannot move yet: nobody has won day 1. You may play a green or red card."]],
  "square-not-reachable": [
    [
      { from: "B3", to: "E5", difference: 2 },
      "The marker cannot go from B3 to E5. A card that wins by two does not reach that far inside the territory. You may play a green or red card.",
    ],
  ],
  "nothing-to-keep": [
    [
      {},
      "You have no card left to keep. Only a player who was dealt more cards than there are days has one. You may play a green or red card.",
    ],
  ],
  "already-kept": [
    [{ count: 1 }, "You have already kept 1 card. This cannot be changed. You may play a green or red card."],
    [{ count: 0 }, "You have already kept no cards. This cannot be changed. You may play a green or red card."],
  ],
  "cards-not-held": [
    [
      { cards: ["red", "green", "red"] },
      "You cannot keep 1 green card and 2 red cards that you do not hold. You may play a green or red card.",
    ],
  ],
  "nothing-offered": [
    [{}, "Your opponent has not offered to abandon the battle. You can offer it yourself. You may play a green or red card."],
  ],
  "too-many-offers": [
    [
      { to: "close", most: 20 },
      "You have already entered 20 results. Accept your opponent’s result, or let your opponent enter one. You may play a green or red card.",
    ],
    [
      { to: "abandon", most: 20 },
      "You have already offered 20 times to abandon the battle. Accept your opponent’s offer, or play on. You may play a green or red card.",
    ],
  ],
  "already-offered": [
    [{}, "You have already offered to abandon the battle. Your opponent can accept until you play on. You may play a green or red card."],
  ],
};

const CASES = Object.entries(SAID).flatMap(([code, said]) => said.map(([params, sentence]) => ({ code, params, sentence })));

test.each(CASES)("$code: $sentence", ({ code, params, sentence }) => {
  expect(refusalSentence({ code, params, legal: PLAY } as Refusal)).toBe(sentence);
});

describe("what may be done instead", () => {
  test.each<[readonly LegalCommand[], string]>([
    [[], "You have nothing to do now."],
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
      "You may keep any of your remaining cards, or none.",
    ],
    [
      [{ type: "choose-kind", kind: "wood" }, { type: "choose-kind", kind: "brush" }, { type: "stop-choosing" }],
      "You may choose a wood or brush; or choose no more terrain.",
    ],
    [
      [{ type: "adjust-piece", piece: "p1", move: 6, pivot: true, remove: true }],
      "You may move the piece, remove it or leave the piece where it is.",
    ],
    [[{ type: "adjust-piece", piece: "p1", move: null, pivot: false, remove: false }], "You may leave the piece where it is."],
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
      "You may reveal march 1; or enter the result and close the battle.",
    ],
    [[{ type: "abandon" }], "You may offer to abandon the battle."],
    [[{ type: "accept-abandon" }], "You may agree to abandon the battle."],
  ])("%o", (legal, sentence) => {
    expect(choiceWords(legal)).toBe(sentence);
  });
});
