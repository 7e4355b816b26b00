import { describe, expect, test } from "vitest";
import type { BreakingSum, LegalCommand } from "../../model/battle-command";
import type { Refusal, RefusalCode, RefusalParams, TableRefusalParams } from "../../model/refusals";
import type { SeenTable } from "./handling";
import { choiceWords } from "./options";
import { refusalSentence, TABLE_REFUSAL_WORDS } from "./refusals";

describe("table refusal", () => {
  type Code = keyof TableRefusalParams;
  type Case = { readonly [One in Code]: readonly [One, TableRefusalParams[One], string] }[Code];

  /** Seat a defends; its first commander has a name. */
  const SEEN: SeenTable = {
    seat: "a",
    roles: { defender: "a" },
    pieces: [],
    own: { commanders: [{ name: "Chodkiewicz" }, { name: null }] },
  };

  type Two = readonly [min: number, max: number];
  const sumOf = (tugs: number, camp: number, [min, max]: Two, [first, last]: Two, broken: boolean): BreakingSum => ({
    ...{ tugs, camp, broken, unseen: min === max ? 0 : 2 },
    ...{ size: { min, max }, breaksAt: { min: first, max: last } },
  });

  const CASES: readonly Case[] = [
    [
      "not-there",
      {
        reasons: [
          { code: "off-table", params: {} },
          { code: "in-water", params: {} },
        ],
      },
      "It must lie wholly on the table; it is in the water.",
    ],
    ["flank-width", { min: 1, max: 4 }, "The water must be 1 to 4 BW wide."],
    ["kind-not-of-territory", { kind: "lake", territory: "P" }, "You cannot choose a lake in the territory Plains."],
    ["kind-not-wanted", { kind: "wood", wanted: ["open", "rough"] }, "Choose open ground or rough going. You cannot choose a wood now."],
    ["kind-not-wanted", { kind: "wood", wanted: [] }, "All compulsory pieces are chosen."],
    [
      "place-left",
      { place: { x: 12.5, y: 3, angle: 15 } },
      "The piece has a legal position, for example with its middle 12.5 BW from the defender’s left and 3 from their edge, turned 15°. You can give up a piece only if there is none.",
    ],
    ["adjust-too-low", { die: 5, needed: 6 }, "A 5 is too low for that: you need a 6."],
    [
      "others-first",
      { numbers: [2, 4] },
      "Unit groups with barricades come first, then medium and heavy artillery. Place unit groups 2 and 4 now.",
    ],
    [
      "not-a-sub-commander",
      { commander: 0 },
      "Only a sub-commander or an ally can lead a flank march, not Chodkiewicz (A), the army commander.",
    ],
    ["edge-twice", { edge: "right" }, "Only one march can go round each short edge. You have ordered two round your right."],
    ["march-size", { most: 4 }, "A flank march takes 1 to 4 unit groups."],
    [
      "not-his-contingent",
      { commander: 2, numbers: [5, 6] },
      "An ally marches with the whole contingent and nobody else. Your commander C has unit groups 5 and 6.",
    ],
    [
      "ally-leads-others",
      { commander: 2, lacks: [5, 6], others: [] },
      "On the table an ally leads the whole contingent and no other unit group. Your commander C must also lead unit groups 5 and 6.",
    ],
    [
      "ally-leads-others",
      { commander: 2, lacks: [], others: [1] },
      "On the table an ally leads the whole contingent and no other unit group. Your commander C cannot lead unit group 1.",
    ],
    [
      "ambush-not-there",
      { at: 2, reasons: [{ code: "seen", params: { x: 4, y: 15 } }] },
      "Ambush 2: the enemy could see it from a point 4 BW from the defender’s left and 15 from their edge.",
    ],
    ["commanders-first", { commanders: [0, 2] }, "First place Chodkiewicz (A) and your commander C."],
    ["more-lost-than-there", { seat: "b", tugs: 1, sugs: 0 }, "Your opponent has only 1 TuG and 0 SuGs to lose."],
    [
      "broken-differs",
      { seat: "b", broken: false, sum: sumOf(9, 0, [11, 15], [6, 8], true) },
      "9 of 11 to 15 TuGs lost: your opponent’s army breaks at 6 to 8, so it is broken.",
    ],
  ];

  test.each(CASES)("%s: %j", (code, params, sentence) => {
    const refusal = { code, params, legal: [{ type: "pass" }] } as unknown as Refusal;
    expect(refusalSentence(refusal, SEEN).startsWith(sentence)).toBe(true);
    expect((TABLE_REFUSAL_WORDS[code] as (params: unknown, seen: SeenTable) => string)(params, SEEN)).toBe(sentence);
  });

  test("without a reader, left and right are the defender's, and a seat is called by its letter", () => {
    expect(TABLE_REFUSAL_WORDS["edge-closed"]({ edge: "left" })).toBe("Nobody can march round the defender’s left: water closes it.");
    expect(TABLE_REFUSAL_WORDS["more-lost-than-there"]({ seat: "b", tugs: 2, sugs: 0 })).toMatch(/^Seat b has only 2 TuGs and 0 SuGs/);
  });
});

describe("refusal", () => {
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
    "already-sat": [[{}, "You have already taken your seat. You may play a green or red card."]],
    "not-your-territory": [
      [
        { territory: "M", own: ["C", "S"] },
        "Mountains is not among your territories. Your army list has Cultivated and Seashore. You may play a green or red card.",
      ],
    ],
    "not-all-deployed": [
      [
        { number: 7, why: { code: "unit-placed", params: { number: 7 } } },
        "None of these unit groups is deployed, because of unit group 7. Unit group 7 is already placed. You may play a green or red card.",
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
        "You have no strategic intercept to give up. Only an invader who won the roll with a skull has one, and can give it up only once. You may play a green or red card.",
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
        "You have already changed your card 20 times on day 2. You cannot change it again. You may play a green or red card.",
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
});

test("a refusal names the other player where he has a name", () => {
  const nameless = { seat: "a", roles: null, pieces: [] } as const;
  const refusal = { code: "not-your-turn", params: { step: "days" }, legal: [] } as const;
  expect(refusalSentence(refusal, { ...nameless, other: "Anna" })).toContain("It is Anna’s turn");
  expect(refusalSentence(refusal, nameless)).toContain("your opponent’s turn");
});
