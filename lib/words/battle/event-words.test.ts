import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import type { BattleEvent, Happening } from "../../model/battle-event";
import { battleView } from "../../model/battle-view";
import { plain, termsIn } from "../sentence";
import { eventSentence, recordSentences } from "./event-words";
import type { SeatNames } from "./seat-names";

const names = { a: "Polish Crown", b: "Crimean Tatars" };
const MINE: SeatNames = { eyes: "a", names };
const THEIRS: SeatNames = { eyes: "b", names };
const PUBLIC: SeatNames = { eyes: null, names };

const event = (happening: Happening, seq = 1): BattleEvent => ({ ...happening, seq, step: "days", chain: "0".repeat(64) });
const said = (happening: Happening, reader: SeatNames) => plain(eventSentence(event(happening), reader));

const SHOWN = battleView.parse(VIEW).forces.a;
const NOTHING_DRAWN = { draws: null };
const shownCards = { a: ["red" as const, "green" as const], b: ["black" as const] };

describe("the sentence of an event", () => {
  const opened = { type: "battle-opened", seat: null, rules: "1", table: { width: 72, depth: 48 } } as const;
  const sealed = { type: "force-sealed", seat: "a", forceHash: "", force: null, salt: null, holder: null, sameHand: false } as const;
  const dealt = { type: "cards-dealt", seat: null, counts: { a: 2, b: 1 }, hands: null, pack: null, draws: null } as const;
  const scouted = { type: "scouting-dealt", seat: null, dealt: null, cards: shownCards, percent: { a: 80, b: 50 } } as const;

  test.each<[Happening, SeatNames, string]>([
    [{ ...opened, house: { a: false, b: false }, oneHand: false } as never, MINE, "Battle opened on a table of 72 by 48 BW."],
    [
      { ...opened, house: { a: false, b: true }, oneHand: false } as never,
      MINE,
      "Battle opened on a table of 72 by 48 BW. The computer plays one army.",
    ],
    [
      { ...opened, house: { a: true, b: true }, oneHand: true } as never,
      PUBLIC,
      "Battle opened on a table of 72 by 48 BW. The computer plays both armies. Both armies are played on one device.",
    ],
    [{ ...sealed, shown: null }, MINE, "You sealed your army."],
    [{ ...sealed, shown: SHOWN, sameHand: true } as never, MINE, "You sealed your army: Polish Crown. The same player holds both seats."],
    [{ ...sealed, shown: SHOWN }, THEIRS, "Polish Crown sealed their army."],
    [{ type: "partner-joined", seat: "a", holder: "" }, MINE, "A partner joined you."],
    [{ type: "seat-sat", seat: "a", nonce: "" }, PUBLIC, "Polish Crown took their seat."],
    [
      { type: "invasion-rolled", seat: null, dice: { a: "special", b: "skull" }, ...NOTHING_DRAWN },
      THEIRS,
      "Invasion roll: you rolled a skull and Polish Crown rolled an S.",
    ],
    [
      { type: "invasion-rolled", seat: null, dice: { a: "wound", b: "wound" }, ...NOTHING_DRAWN },
      PUBLIC,
      "Invasion roll: Polish Crown rolled a sword & arrow and Crimean Tatars rolled a sword & arrow. A tie: the dice are rolled again.",
    ],
    [{ type: "role-chosen", seat: "b", role: "invader" }, THEIRS, "You chose to invade."],
    [{ type: "territory-chosen", seat: "b", territory: "P" }, MINE, "Crimean Tatars chose Plains."],
    [{ type: "intercept-waived", seat: "b" }, MINE, "Crimean Tatars left the marker to the defender."],
    [{ type: "square-chosen", seat: "a", square: "C5" }, MINE, "You placed the marker on C5."],
    [dealt, PUBLIC, "Map cards dealt: 2 to Polish Crown and 1 to Crimean Tatars."],
    [{ ...dealt, hands: { a: ["red", "green"], b: [] } }, MINE, "Map cards dealt: 2 to you (red and green) and 1 to Crimean Tatars."],
    [{ type: "day-declared", seat: "a", day: 2, pass: true, forced: false }, MINE, "You chose to pass on day 2."],
    [{ type: "day-declared", seat: "a", day: 2, pass: false, forced: false }, THEIRS, "Polish Crown chose to play a card on day 2."],
    [{ type: "day-declared", seat: "b", day: 5, pass: true, forced: true }, MINE, "Crimean Tatars had to pass on day 5."],
    [{ type: "card-committed", seat: "a", day: 1, card: null }, THEIRS, "Polish Crown played a card, face down."],
    [{ type: "card-committed", seat: "a", day: 1, card: "green" }, MINE, "You played a green card, face down."],
    [
      { type: "cards-revealed", seat: null, day: 1, cards: { a: "yellow", b: "green" }, difference: 2, mover: "a" },
      MINE,
      "Crimean Tatars revealed green and you revealed yellow. You won by two.",
    ],
    [
      { type: "cards-revealed", seat: null, day: 1, cards: { a: null, b: "red" }, difference: 4, mover: "b" },
      PUBLIC,
      "Polish Crown passed and Crimean Tatars revealed red. Crimean Tatars won by four.",
    ],
    [
      { type: "cards-revealed", seat: null, day: 1, cards: { a: "black", b: null }, difference: 0, mover: null },
      MINE,
      "You revealed black and Crimean Tatars passed. A tie: the marker stays.",
    ],
    [{ type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C4" }, PUBLIC, "Polish Crown moved the marker from C5 to C4."],
    [{ type: "marker-moved", seat: "a", day: 1, from: "C5", to: "C5" }, MINE, "You left the marker on C5."],
    [{ type: "cards-kept", seat: "b", count: 1, keep: null }, MINE, "Crimean Tatars kept 1 card for out-scouting."],
    [{ type: "cards-kept", seat: "b", count: 2, keep: ["red", "white"] }, THEIRS, "You kept 2 cards for out-scouting: red and white."],
    [{ type: "cards-kept", seat: "b", count: 0, keep: [] }, THEIRS, "You kept no cards for out-scouting."],
    [{ ...scouted, by: "a", difference: 30 }, THEIRS, "You scouted 50% and Polish Crown scouted 80%. Polish Crown out-scouted you by 30%."],
    [
      { ...scouted, percent: { a: 50, b: 50 }, by: null, difference: 0 },
      PUBLIC,
      "Polish Crown scouted 50% and Crimean Tatars scouted 50%. A tie: nobody is out-scouted.",
    ],
    [{ type: "abandon-offered", seat: "a" }, MINE, "You offered to abandon the battle."],
    [{ type: "abandoned", seat: "b", alone: false }, THEIRS, "You agreed to abandon the battle."],
    [{ type: "abandoned", seat: "b", alone: true }, MINE, "Crimean Tatars abandoned the battle."],
    [{ type: "seed-published", seat: null, seed: "" }, PUBLIC, "All dice and cards can now be checked."],
  ])("%#: %o", (happening, reader, sentence) => {
    expect(said(happening, reader)).toBe(sentence);
  });

  test("names its words of the rules", () => {
    expect(termsIn(eventSentence(event({ type: "role-chosen", seat: "b", role: "invader" }), MINE))).toEqual(["invader"]);
    expect(termsIn(eventSentence(event({ ...scouted, by: "a", difference: 30 }), MINE))).toEqual(["out-scouting"]);
    expect(termsIn(eventSentence(event({ type: "territory-chosen", seat: "b", territory: "F" }), MINE))).toEqual(["forest"]);
  });
});

test("a second card on the same day by the same seat is a changed card", () => {
  const commit = (seat: "a" | "b", day: number, card: "red" | null = null): Happening => ({ type: "card-committed", seat, day, card });
  const record = [commit("a", 1), commit("a", 1), commit("b", 1), commit("a", 2), commit("b", 2), commit("b", 2, "red")];
  expect(
    recordSentences(
      record.map((one, index) => event(one, index + 1)),
      MINE,
    ).map(({ sentence }) => plain(sentence)),
  ).toEqual([
    "You played a card, face down.",
    "You changed your card.",
    "Crimean Tatars played a card, face down.",
    "You played a card, face down.",
    "Crimean Tatars played a card, face down.",
    "Crimean Tatars changed their card to red.",
  ]);
});

test("the sentences of a record keep the number, the step and the day of their events", () => {
  const sentences = recordSentences(
    [event({ type: "seat-sat", seat: "a", nonce: "" }, 4), event({ type: "marker-moved", seat: "a", day: 3, from: "C5", to: "C4" }, 9)],
    PUBLIC,
  );
  expect(sentences.map(({ seq, step, day }) => ({ seq, step, day }))).toEqual([
    { seq: 4, step: "days", day: null },
    { seq: 9, step: "days", day: 3 },
  ]);
});
