import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import type { BattleEvent, Happening } from "../../model/battle-event";
import { battleView } from "../../model/battle-view";
import { eventSentence, recordSentences } from "./event-words";
import type { SeatNames } from "./seat-names";

const names = { a: "Polish Crown", b: "Crimean Tatars" };
const [mine, theirs, open]: SeatNames[] = [
  { eyes: "a", names },
  { eyes: "b", names },
  { eyes: null, names },
];

const event = (happening: Happening, seq = 1): BattleEvent => ({ ...happening, seq, step: "days", chain: "0".repeat(64) });
/** As seat a, seat b and a spectator are told it. */
const three = (happening: Happening) => [mine, theirs, open].map((one) => one && eventSentence(event(happening), one));

const SHOWN = battleView.parse(VIEW).forces.a;
const NOTHING_DRAWN = { draws: null };
const cards = { a: ["red", "green"], b: ["black"] } as const;
const shownCards = { a: [...cards.a], b: [...cards.b] };

describe("the sentence of an event", () => {
  const opened = { type: "battle-opened", seat: null, rules: "1", table: { width: 72, depth: 48 } } as const;
  const sealed = { type: "force-sealed", seat: "a", forceHash: "", force: null, salt: null, holder: null, sameHand: false } as const;
  const dealt = { type: "cards-dealt", seat: null, counts: { a: 2, b: 1 }, hands: null, pack: null, draws: null } as const;
  const scouted = { type: "scouting-dealt", seat: null, dealt: null, cards: shownCards, percent: { a: 80, b: 50 } } as const;

  test.each<[string, Happening, string[]]>([
    [
      "the opening",
      { ...opened, house: { a: false, b: false }, oneHand: false } as never,
      Array(3).fill("The battle is opened, on a table of 72 by 48 BW."),
    ],
    [
      "the opening against the house",
      { ...opened, house: { a: false, b: true }, oneHand: false } as never,
      Array(3).fill("The battle is opened, on a table of 72 by 48 BW. One army is the house commander's."),
    ],
    [
      "the opening of house against house, on one device",
      { ...opened, house: { a: true, b: true }, oneHand: true } as never,
      Array(3).fill(
        "The battle is opened, on a table of 72 by 48 BW. The house commander leads both armies. Both armies are played on one device.",
      ),
    ],
    [
      "a force not shown",
      { ...sealed, shown: null },
      ["You seal your army.", "Polish Crown seals their army.", "Polish Crown seals their army."],
    ],
    [
      "a force shown, of one who holds both",
      { ...sealed, shown: SHOWN, sameHand: true },
      [
        "You seal your army: Polish Crown. The same player holds both seats.",
        "Polish Crown seals their army. The same player holds both seats.",
        "Polish Crown seals their army. The same player holds both seats.",
      ],
    ],
    [
      "a partner",
      { type: "partner-joined", seat: "a", holder: "" },
      ["A partner joins you.", "A partner joins Polish Crown.", "A partner joins Polish Crown."],
    ],
    ["sitting", { type: "seat-sat", seat: "a", nonce: "" }, ["You sit down.", "Polish Crown sits down.", "Polish Crown sits down."]],
    [
      "the invasion roll",
      { type: "invasion-rolled", seat: null, dice: { a: "special", b: "skull" }, ...NOTHING_DRAWN },
      [
        "Invasion roll: you roll an S, Crimean Tatars rolls a skull.",
        "Invasion roll: you roll a skull, Polish Crown rolls an S.",
        "Invasion roll: Polish Crown rolls an S and Crimean Tatars rolls a skull.",
      ],
    ],
    [
      "a tied roll",
      { type: "invasion-rolled", seat: null, dice: { a: "wound", b: "wound" }, ...NOTHING_DRAWN },
      [
        "Invasion roll: you roll a wound, Crimean Tatars rolls a wound. A tie: the dice are rolled again.",
        "Invasion roll: you roll a wound, Polish Crown rolls a wound. A tie: the dice are rolled again.",
        "Invasion roll: Polish Crown rolls a wound and Crimean Tatars rolls a wound. A tie: the dice are rolled again.",
      ],
    ],
    [
      "a role",
      { type: "role-chosen", seat: "b", role: "invader" },
      ["Crimean Tatars chooses to invade.", "You choose to invade.", "Crimean Tatars chooses to invade."],
    ],
    [
      "a territory",
      { type: "territory-chosen", seat: "b", territory: "P" },
      ["Crimean Tatars chooses Plains.", "You choose Plains.", "Crimean Tatars chooses Plains."],
    ],
    [
      "an intercept waived",
      { type: "intercept-waived", seat: "b" },
      [
        "Crimean Tatars leaves the placing of the marker to the defender.",
        "You leave the placing of the marker to the defender.",
        "Crimean Tatars leaves the placing of the marker to the defender.",
      ],
    ],
    [
      "the marker placed",
      { type: "square-chosen", seat: "a", square: "C5" },
      ["You place the marker on C5.", "Polish Crown places the marker on C5.", "Polish Crown places the marker on C5."],
    ],
    [
      "the deal, while secret",
      dealt,
      [
        "You are dealt 2 map cards, Crimean Tatars 1 map card.",
        "You are dealt 1 map card, Polish Crown 2 map cards.",
        "Polish Crown is dealt 2 map cards and Crimean Tatars 1 map card.",
      ],
    ],
    [
      "the deal of which one hand is told",
      { ...dealt, hands: { a: ["red", "green"], b: [] } },
      [
        "You are dealt 2 map cards (red and green), Crimean Tatars 1 map card.",
        "You are dealt 1 map card, Polish Crown 2 map cards (red and green).",
        "Polish Crown is dealt 2 map cards (red and green) and Crimean Tatars 1 map card.",
      ],
    ],
    [
      "a pass",
      { type: "day-declared", seat: "a", day: 2, pass: true, forced: false },
      ["You pass on day 2.", "Polish Crown passes on day 2.", "Polish Crown passes on day 2."],
    ],
    [
      "a card to come",
      { type: "day-declared", seat: "a", day: 2, pass: false, forced: false },
      ["You will play a card on day 2.", "Polish Crown will play a card on day 2.", "Polish Crown will play a card on day 2."],
    ],
    [
      "a pass that was no choice",
      { type: "day-declared", seat: "b", day: 5, pass: true, forced: true },
      ["Crimean Tatars must pass on day 5.", "You must pass on day 5.", "Crimean Tatars must pass on day 5."],
    ],
    [
      "a card committed",
      { type: "card-committed", seat: "a", day: 1, card: null },
      ["You commit a card.", "Polish Crown commits a card.", "Polish Crown commits a card."],
    ],
    [
      "a card committed and told",
      { type: "card-committed", seat: "a", day: 1, card: "green" },
      ["You commit green.", "Polish Crown commits green.", "Polish Crown commits green."],
    ],
    [
      "a better card",
      { type: "cards-revealed", seat: null, day: 1, cards: { a: "yellow", b: "green" }, difference: 1, mover: "a" },
      [
        "Crimean Tatars plays green, you play yellow: one better.",
        "You play green, Polish Crown plays yellow: one better.",
        "Crimean Tatars plays green and Polish Crown plays yellow: one better.",
      ],
    ],
    [
      "a card against a pass",
      { type: "cards-revealed", seat: null, day: 1, cards: { a: null, b: "red" }, difference: 4, mover: "b" },
      [
        "You pass, Crimean Tatars plays red: four better.",
        "Polish Crown passes, you play red: four better.",
        "Polish Crown passes and Crimean Tatars plays red: four better.",
      ],
    ],
    [
      "cards alike",
      { type: "cards-revealed", seat: null, day: 1, cards: { a: "black", b: null }, difference: 0, mover: null },
      [
        "You play black, Crimean Tatars passes: nobody moves.",
        "You pass, Polish Crown plays black: nobody moves.",
        "Polish Crown plays black and Crimean Tatars passes: nobody moves.",
      ],
    ],
    [
      "the marker moved",
      { type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C4" },
      [
        "You move the marker from C5 to C4.",
        "Polish Crown moves the marker from C5 to C4.",
        "Polish Crown moves the marker from C5 to C4.",
      ],
    ],
    [
      "the marker left",
      { type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C5" },
      ["You leave the marker on C5.", "Polish Crown leaves the marker on C5.", "Polish Crown leaves the marker on C5."],
    ],
    [
      "cards kept, while secret",
      { type: "cards-kept", seat: "b", count: 1, keep: null },
      [
        "Crimean Tatars keeps 1 card for the scouting.",
        "You keep 1 card for the scouting.",
        "Crimean Tatars keeps 1 card for the scouting.",
      ],
    ],
    [
      "cards kept and told",
      { type: "cards-kept", seat: "b", count: 2, keep: ["red", "white"] },
      [
        "Crimean Tatars keeps 2 cards for the scouting: red and white.",
        "You keep 2 cards for the scouting: red and white.",
        "Crimean Tatars keeps 2 cards for the scouting: red and white.",
      ],
    ],
    [
      "no cards kept",
      { type: "cards-kept", seat: "b", count: 0, keep: [] },
      [
        "Crimean Tatars keeps no cards for the scouting.",
        "You keep no cards for the scouting.",
        "Crimean Tatars keeps no cards for the scouting.",
      ],
    ],
    [
      "the out-scouting",
      { ...scouted, by: "a", difference: 30 },
      [
        "You scout 80 per cent, Crimean Tatars 50: you out-scout Crimean Tatars by 30.",
        "You scout 50 per cent, Polish Crown 80: Polish Crown out-scouts you by 30.",
        "Polish Crown scouts 80 per cent and Crimean Tatars 50: Polish Crown out-scouts Crimean Tatars by 30.",
      ],
    ],
    [
      "nobody out-scouted",
      { ...scouted, percent: { a: 50, b: 50 }, by: null, difference: 0 },
      [
        "You scout 50 per cent, Crimean Tatars 50: nobody is out-scouted.",
        "You scout 50 per cent, Polish Crown 50: nobody is out-scouted.",
        "Polish Crown scouts 50 per cent and Crimean Tatars 50: nobody is out-scouted.",
      ],
    ],
    [
      "an offer to abandon",
      { type: "abandon-offered", seat: "a" },
      ["You offer to abandon the battle.", "Polish Crown offers to abandon the battle.", "Polish Crown offers to abandon the battle."],
    ],
    [
      "an offer taken",
      { type: "abandoned", seat: "b", alone: false },
      [
        "Crimean Tatars agrees: the battle is abandoned.",
        "You agree: the battle is abandoned.",
        "Crimean Tatars agrees: the battle is abandoned.",
      ],
    ],
    [
      "a battle left",
      { type: "abandoned", seat: "b", alone: true },
      [
        "Crimean Tatars abandons the battle without the other player.",
        "You abandon the battle without the other player.",
        "Crimean Tatars abandons the battle without the other player.",
      ],
    ],
    [
      "the seed",
      { type: "seed-published", seat: null, seed: "" },
      Array(3).fill("The seed is published: all that was drawn can be checked."),
    ],
  ])("%s", (_name, happening, sentences) => {
    expect(three(happening)).toEqual(sentences);
  });
});

test("a second card on the same day by the same seat is a changed card", () => {
  const commit = (seat: "a" | "b", day: number, card: "red" | null = null): Happening => ({ type: "card-committed", seat, day, card });
  const record = [commit("a", 1), commit("a", 1), commit("b", 1), commit("a", 2), commit("b", 2), commit("b", 2, "red")];
  expect(
    recordSentences(
      record.map((one, index) => event(one, index + 1)),
      { eyes: "a", names },
    ).map(({ sentence }) => sentence),
  ).toEqual([
    "You commit a card.",
    "You change your card.",
    "Crimean Tatars commits a card.",
    "You commit a card.",
    "Crimean Tatars commits a card.",
    "Crimean Tatars changes their card to red.",
  ]);
});

test("the sentences of a record keep the number, the step and the day of their events", () => {
  const sentences = recordSentences(
    [event({ type: "seat-sat", seat: "a", nonce: "" }, 4), event({ type: "marker-moved", seat: "a", day: 3, from: "C5", to: "C4" }, 9)],
    { eyes: null, names },
  );
  expect(sentences).toEqual([
    { seq: 4, step: "days", day: null, sentence: "Polish Crown sits down." },
    { seq: 9, step: "days", day: 3, sentence: "Polish Crown moves the marker from C5 to C4." },
  ]);
});
