import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import { RECORD_CHECKS, type RecordCheckName } from "@/lib/model/record-check";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import {
  ABANDONED,
  all,
  type Draft,
  type DraftOf,
  MANY,
  only,
  other,
  SHORT,
  swap,
  swapNeighbours,
  tampered,
} from "@/tests/build/tampering";
import { verify } from "./verify";

const failing = (record: BattleRecord, seen: string | null = null): readonly RecordCheckName[] =>
  verify(record, DAYS_EDITION.tables, seen).flatMap((check) => (check.ok || check.notYet ? [] : [check.name]));

/** The card that a seat last committed on a day. */
const committed = (record: Draft, seat: SeatName, day: number) =>
  all(record, "card-committed").findLast((one) => one.seat === seat && one.day === day);

/** Replaces its better card with an even better one it does not hold: the difference grows, so the same move stays legal. */
function playUnheld(record: Draft): void {
  const hands = only(record, "cards-dealt").hands!;
  for (const reveal of all(record, "cards-revealed")) {
    const seat = reveal.mover;
    const card = seat && reveal.cards[seat];
    const better = COLOURS.find((one, worth) => card && worth > COLOURS.indexOf(card) && !hands[seat].includes(one));
    if (!card || !better) continue;
    reveal.difference += COLOURS.indexOf(better) - COLOURS.indexOf(card);
    reveal.cards[seat] = better;
    committed(record, seat, reveal.day)!.card = better;
    return;
  }
  throw new Error("every better card was held");
}

const PERCENT: Readonly<Record<Colour, number>> = { black: 0, white: 0, green: 10, yellow: 20, red: 40 };

/** Keeps a card it did not have left, and counts it for out-scouting. */
function keepUnheld(record: Draft): void {
  const kept = only(record, "cards-kept", ({ keep }) => keep!.includes("white"));
  kept.keep![kept.keep!.indexOf("white")] = "yellow";
  const { dealt, cards, percent, ...scouted } = only(record, "scouting-dealt");
  cards[kept.seat] = [...kept.keep!, ...dealt![kept.seat]].sort((one, two) => COLOURS.indexOf(two) - COLOURS.indexOf(one)).slice(0, 5);
  percent[kept.seat] = cards[kept.seat].reduce((sum, card) => sum + PERCENT[card], 0);
  scout(record, (event) => {
    event.difference = Math.abs(percent.a - percent.b);
  });
  expect(scouted.by).toBe(percent.a > percent.b ? "a" : "b");
}

/** The seat that committed first this day changes to the card revealed only after the other's is in. */
function changeWhenBothAreIn(record: Draft): void {
  const { events } = record;
  const day = 1;
  const revealed = events.indexOf(only(record, "cards-revealed", (one) => one.day === day));
  const last = events[revealed - 1] as DraftOf<"card-committed">;
  const first = committed(record, other(last.seat), day)!;
  events.splice(revealed, 0, structuredClone(first));
  const { [first.seat]: hand } = only(record, "cards-dealt").hands!;
  first.card = hand.find((card) => card !== first.card) ?? null;
}

/** As before, on a day the other seat plays no card. */
function changeAfterPass(record: Draft): void {
  const { events } = record;
  const reveal = only(record, "cards-revealed", ({ cards }) => (cards.a === null) !== (cards.b === null));
  const first = committed(record, reveal.cards.a === null ? "b" : "a", reveal.day)!;
  events.splice(events.indexOf(reveal), 0, structuredClone(first));
}

/** Leaves the territory on the first day and returns on the next: F has D3, but not D4. */
function leaveTerritory(record: Draft): void {
  const [first, second, third] = all(record, "marker-moved");
  Object.assign(first!, { to: "D4" });
  Object.assign(second!, { from: "D4", to: "D3" });
  Object.assign(third!, { from: "D3" });
}

type Tampering = readonly [RecordCheckName, string, BattleRecord, (record: Draft) => void, "unlinked"?];

/** Each leaves everything else right, down to the last link of the chain: only the named check can catch it. */
const TAMPERINGS: readonly Tampering[] = [
  ["rules", "other tables are named", MANY, (record) => Object.assign(record, { rules: `sha256:${"0".repeat(64)}` })],
  [
    "rules",
    "the battle was opened under other tables",
    MANY,
    (record) => Object.assign(only(record, "battle-opened"), { rules: `sha256:${"0".repeat(64)}` }),
  ],
  ["commitment", "a commitment to another seed", MANY, (record) => Object.assign(record, { commitment: "0".repeat(64) })],
  ["commitment", "another seed was published", MANY, (record) => Object.assign(only(record, "seed-published"), { seed: "0".repeat(64) })],
  [
    "draws",
    "a word was passed over",
    MANY,
    (record) =>
      only(record, "cards-dealt").draws!.forEach((draw) => {
        draw.word += 1;
      }),
  ],
  ["draws", "the dice begin at another word", MANY, (record) => only(record, "invasion-rolled").draws!.reverse()],
  ["draws", "a draw of another number of values", MANY, (record) => Object.assign(only(record, "invasion-rolled").draws![0]!, { n: 2 })],
  [
    "draws",
    "a player came with another nonce",
    MANY,
    (record) => {
      const sat = only(record, "seat-sat", ({ seat }) => seat === "a");
      sat.nonce = "0".repeat(32);
      record.nonces.a = sat.nonce;
    },
  ],
  ["draws", "the record tells another nonce", MANY, (record) => Object.assign(record.nonces, { b: "house" })],
  ["faces", "the loser rolled something else", MANY, (record) => Object.assign(only(record, "invasion-rolled").dice, { b: "special" })],
  [
    "faces",
    "the winner was graded otherwise",
    MANY,
    (record) => Object.assign(only(record, "force-sealed").shown!.commanders[0]!, { grade: "legendary" }),
  ],
  ["pack", "two cards that nobody was dealt change places", MANY, (record) => swapNeighbours(only(record, "cards-dealt").pack!, 40)],
  ["pack", "the pack lacks its last card", MANY, (record) => only(record, "cards-dealt").pack!.pop()],
  ["deals", "a hand was dealt in another order", MANY, (record) => swapNeighbours(only(record, "cards-dealt").hands!.b)],
  ["deals", "scouting cards were dealt in another order", MANY, (record) => swapNeighbours(only(record, "scouting-dealt").dealt!.a)],
  [
    "deals",
    "the force was shown with more scouting cards",
    MANY,
    (record) => Object.assign(only(record, "force-sealed").shown!, { scoutingCards: 12 }),
  ],
  ["cards-held", "a card was played that was not held", MANY, playUnheld],
  ["cards-held", "a card was kept that was not held", MANY, keepUnheld],
  [
    "cards-held",
    "another card was shown than was committed",
    MANY,
    (record) => {
      const commit = all(record, "card-committed").find((one) => one === committed(record, one.seat, one.day) && one.card !== "black");
      const hand = only(record, "cards-dealt").hands![commit!.seat];
      commit!.card = hand.find((card) => card !== commit!.card) ?? null;
    },
  ],
  ["cards-held", "the cards of a commitment are not told", MANY, (record) => Object.assign(only(record, "card-committed"), { card: null })],
  [
    "cards-held",
    "a pass that was never declared",
    SHORT,
    (record) =>
      Object.assign(
        only(record, "day-declared", ({ pass }) => pass),
        { pass: false },
      ),
  ],
  [
    "cards-held",
    "a choice passed off as none",
    SHORT,
    (record) =>
      Object.assign(
        only(record, "day-declared", ({ forced }) => !forced),
        { forced: true },
      ),
  ],
  ["cards-held", "the invader declared first", SHORT, (record) => swap(record.events, ...firstTwoDeclarations(record))],
  ["cards-held", "a card was changed when both were in", MANY, changeWhenBothAreIn],
  ["cards-held", "a card was changed when the other had passed and it was in", SHORT, changeAfterPass],
  ["moves", "the marker went too far", MANY, (record) => Object.assign(all(record, "marker-moved").at(-1)!, { to: "A5" })],
  ["moves", "the marker came from elsewhere", MANY, (record) => Object.assign(all(record, "marker-moved").at(-1)!, { from: "C5" })],
  ["moves", "the marker left the territory", MANY, leaveTerritory],
  [
    "moves",
    "a greater difference",
    MANY,
    (record) => {
      only(record, "cards-revealed").difference += 1;
    },
  ],
  [
    "moves",
    "the worse card moved the marker",
    MANY,
    (record) => {
      const reveal = only(record, "cards-revealed", ({ mover }) => mover !== null);
      const move = only(record, "marker-moved", ({ day }) => day === reveal.day);
      reveal.mover = other(reveal.mover!);
      move.seat = reveal.mover;
    },
  ],
  ["moves", "the marker was never moved", MANY, (record) => drop(record, all(record, "marker-moved").at(-1)!)],
  [
    "choices",
    "the loser chose the roles",
    MANY,
    (record) => {
      const chosen = only(record, "role-chosen");
      chosen.seat = other(chosen.seat);
      chosen.role = chosen.role === "invader" ? "defender" : "invader";
    },
  ],
  [
    "choices",
    "the invader placed the marker",
    MANY,
    (record) => {
      const chosen = only(record, "square-chosen");
      chosen.seat = other(chosen.seat);
    },
  ],
  ["choices", "a territory of another list", MANY, (record) => Object.assign(only(record, "force-sealed").shown!, { territories: ["M"] })],
  ["choices", "a table of no known size", MANY, (record) => Object.assign(only(record, "battle-opened").table, { width: 60.5, depth: 1 })],
  ["choices", "nobody had offered to abandon", ABANDONED, (record) => drop(record, only(record, "abandon-offered"))],
  [
    "outscouting",
    "more per cent",
    MANY,
    (record) =>
      scout(record, (event) => {
        event.percent.a += 10;
        event.percent.b += 10;
      }),
  ],
  [
    "outscouting",
    "a better card counted",
    MANY,
    (record) =>
      scout(record, (event) => {
        event.cards.a.reverse();
      }),
  ],
  [
    "outscouting",
    "the other is out-scouted",
    MANY,
    (record) =>
      scout(record, (event) => {
        event.by = other(event.by ?? "a");
      }),
  ],
  [
    "outscouting",
    "a greater difference",
    MANY,
    (record) =>
      scout(record, (event) => {
        event.difference += 10;
      }),
  ],
  ["sequence", "a move after the days were over", MANY, (record) => Object.assign(all(record, "marker-moved").at(-1)!, { step: "keep" })],
  ["sequence", "a seat sat before its force was sealed", MANY, (record) => swap(record.events, 2, 3)],
  ["sequence", "something happened after the end", MANY, (record) => record.events.push(structuredClone(only(record, "battle-opened")))],
  ["sequence", "the battle was opened twice", MANY, (record) => record.events.splice(1, 0, structuredClone(only(record, "battle-opened")))],
  ["chain", "another table", MANY, (record) => Object.assign(only(record, "battle-opened").table, { width: 60 }), "unlinked"],
  [
    "chain",
    "another who holds the seat",
    MANY,
    (record) => Object.assign(only(record, "force-sealed"), { holder: "0".repeat(64) }),
    "unlinked",
  ],
  ["chain", "a link", MANY, (record) => Object.assign(record.events[9]!, { chain: "0".repeat(64) }), "unlinked"],
  [
    "chain",
    "a number left out",
    MANY,
    (record) => {
      for (const event of record.events.slice(9)) event.seq += 1;
    },
    "unlinked",
  ],
  [
    "seals",
    "another commander",
    ABANDONED,
    (record) => Object.assign(only(record, "force-sealed").force!.commanders[0]!, { name: "Tilly" }),
  ],
  ["seals", "another salt", ABANDONED, (record) => Object.assign(only(record, "force-sealed"), { salt: "0".repeat(32) })],
  ["seals", "half of it is told", ABANDONED, (record) => Object.assign(only(record, "force-sealed"), { salt: null })],
  ["seals", "nothing of it is told", ABANDONED, (record) => Object.assign(only(record, "force-sealed"), { salt: null, force: null })],
  ["seals", "more unit groups were shown", ABANDONED, (record) => Object.assign(only(record, "force-sealed").shown!, { unitGroups: 9 })],
];

function scout(record: Draft, change: (event: DraftOf<"scouting-dealt">) => void): void {
  change(only(record, "scouting-dealt"));
}

function drop(record: Draft, event: object): void {
  record.events = record.events.filter((one) => one !== event);
}

function firstTwoDeclarations({ events }: Draft): readonly [number, number] {
  const at = events.findIndex((event, index) => event.type === "day-declared" && events[index + 1]?.type === "day-declared");
  return [at, at + 1];
}

test("the records that are tampered with hold", () => {
  for (const record of [MANY, SHORT, ABANDONED]) expect(failing(record, record.events[5]!.chain)).toEqual([]);
});

describe("a tampered record fails the one check that is for it", () => {
  for (const [name, what, genuine, tamper, unlinked] of TAMPERINGS) {
    test(`${name}: ${what}`, () => {
      expect(failing(tampered(genuine, tamper, unlinked === undefined))).toEqual([name]);
    });
  }

  test("every check is among them", () => {
    expect([...new Set(TAMPERINGS.map(([name]) => name))].sort()).toEqual([...RECORD_CHECKS].sort());
  });

  test("chain: a new one is right in itself, but lacks the link the user saw", () => {
    const forged = tampered(MANY, (record) => Object.assign(only(record, "battle-opened").table, { width: 60 }), true);
    const seen = MANY.events.at(-1)!.chain;
    expect(failing(forged)).toEqual([]);
    expect(failing(forged, seen)).toEqual(["chain"]);
    expect(failing(forged, seen.slice(0, 12))).toEqual(["chain"]);
    expect(failing(MANY, seen.slice(0, 12))).toEqual([]);
  });

  test("chain: what was seen is the beginning of a link, not any part of it", () => {
    const { chain } = MANY.events[5]!;
    expect(failing(MANY, chain.slice(0, 20))).toEqual([]);
    expect(failing(MANY, chain.slice(1, 21))).toEqual(["chain"]);
    expect(failing(MANY, chain.slice(-20))).toEqual(["chain"]);
  });

  test.each(["", "e", MANY.events[0]!.chain.slice(0, 11), "not a link at all", MANY.commitment])(
    "chain: %s is nothing anybody has seen",
    (seen) => {
      expect(failing(MANY, seen)).toEqual(["chain"]);
    },
  );
});
