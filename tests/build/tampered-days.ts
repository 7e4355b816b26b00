import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import type { RecordCheckName } from "@/lib/model/record-check";
import { ABANDONED, all, type Draft, type DraftOf, drop, MANY, only, other, SHORT, swap, swapNeighbours, WAIVED } from "./tampering";

type EventType = BattleEvent["type"];

export type Tampering = {
  readonly what: string;
  readonly genuine: BattleRecord;
  readonly tamper: (record: Draft) => unknown;
  /** The checks that fail. */
  readonly fails: readonly RecordCheckName[];
  /** The type of event named by the first fault; null for a fault of the whole record. */
  readonly at: string | null;
  /** The record stays as tampered with, links included. */
  readonly unlinked?: true;
};

const at = (record: Draft, type: EventType): number => record.events.findIndex((event) => event.type === type);
const remove = (record: Draft, type: EventType): unknown => record.events.splice(at(record, type), 1);

/** Inserts an event after the first of a type. */
const insert = (record: Draft, after: EventType, event: object): unknown =>
  record.events.splice(at(record, after) + 1, 0, { seat: "a", step: "days", seq: 0, chain: "", ...event } as Draft["events"][number]);

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
  const scouted = only(record, "scouting-dealt");
  const { dealt, cards, percent } = scouted;
  cards[kept.seat] = [...kept.keep!, ...dealt![kept.seat]].sort((one, two) => COLOURS.indexOf(two) - COLOURS.indexOf(one)).slice(0, 5);
  percent[kept.seat] = cards[kept.seat].reduce((sum, card) => sum + PERCENT[card], 0);
  scouted.difference = Math.abs(percent.a - percent.b);
}

/** The seat that committed first this day changes to the card revealed only after the other's is in. */
function changeWhenBothAreIn(record: Draft): void {
  const { events } = record;
  const revealed = events.indexOf(only(record, "cards-revealed", (one) => one.day === 1));
  const last = events[revealed - 1] as DraftOf<"card-committed">;
  const first = committed(record, other(last.seat), 1)!;
  events.splice(revealed, 0, structuredClone(first));
  const { [first.seat]: hand } = only(record, "cards-dealt").hands!;
  first.card = hand.find((card) => card !== first.card) ?? null;
}

/** As before, on a day the other seat plays no card. */
function changeAfterPass(record: Draft): void {
  const reveal = only(record, "cards-revealed", ({ cards }) => (cards.a === null) !== (cards.b === null));
  const first = committed(record, reveal.cards.a === null ? "b" : "a", reveal.day)!;
  record.events.splice(record.events.indexOf(reveal), 0, structuredClone(first));
}

/** Leaves the territory on the first day and returns on the next: F has D3, but not D4. */
function leaveTerritory(record: Draft): void {
  const [first, second, third] = all(record, "marker-moved");
  Object.assign(first!, { to: "D4" });
  Object.assign(second!, { from: "D4", to: "D3" });
  Object.assign(third!, { from: "D3" });
}

function exchangeCommitted(record: Draft): void {
  const commit = all(record, "card-committed").find((one) => one === committed(record, one.seat, one.day) && one.card !== "black");
  const hand = only(record, "cards-dealt").hands![commit!.seat];
  commit!.card = hand.find((card) => card !== commit!.card) ?? null;
}

function sitWithAnotherNonce(record: Draft): void {
  const sat = only(record, "seat-sat", ({ seat }) => seat === "a");
  sat.nonce = "0".repeat(32);
  record.nonces.a = sat.nonce;
}

function moveByTheWorse(record: Draft): void {
  const reveal = only(record, "cards-revealed", ({ mover }) => mover !== null);
  const move = only(record, "marker-moved", ({ day }) => day === reveal.day);
  reveal.mover = other(reveal.mover!);
  move.seat = reveal.mover;
}

function loserChooses(record: Draft): void {
  const chosen = only(record, "role-chosen");
  chosen.seat = other(chosen.seat);
  chosen.role = chosen.role === "invader" ? "defender" : "invader";
}

const turnSeat = (event: { seat: SeatName }): void => {
  event.seat = other(event.seat);
};

/** The first two declarations of a day change places. */
function declareInDisorder({ events }: Draft): void {
  const first = events.findIndex((event, index) => event.type === "day-declared" && events[index + 1]?.type === "day-declared");
  swap(events, first, first + 1);
}

/** On a day the invader plays, this seat's card comes right before the invader's declaration: nothing else is out of turn. */
function declareAfter(record: Draft, whose: "invader" | "defender"): void {
  const { seat, role } = only(record, "role-chosen");
  const invader = role === "invader" ? seat : other(seat);
  const played = all(record, "cards-revealed").find(({ cards }) => cards.a !== null && cards.b !== null);
  const declared = only(record, "day-declared", (one) => one.day === played?.day && one.seat === invader);
  const by = whose === "invader" ? invader : other(invader);
  const commit = only(record, "card-committed", (one) => one.day === played?.day && one.seat === by);
  drop(record, commit);
  record.events.splice(record.events.indexOf(declared), 0, commit);
}

/** The defender places the marker, and only then does the invader waive the intercept. */
function waiveTooLate(record: Draft): void {
  const waived = at(record, "intercept-waived");
  swap(record.events, waived, waived + 1);
}

const PLAY: readonly RecordCheckName[] = ["play"];
const ZEROS = `sha256:${"0".repeat(64)}`;

const row = (what: string, event: string | null, tamper: Tampering["tamper"], genuine = MANY, fails = PLAY): Tampering => ({
  ...{ what, genuine, tamper, fails, at: event },
});

/** Fails only because the rules decide otherwise: every link is right again. */
const IN_PLAY: readonly Tampering[] = [
  row("another seed was published", "seed-published", (record) => Object.assign(only(record, "seed-published"), { seed: "0".repeat(64) })),
  row("a word was passed over", "cards-dealt", (record) => {
    for (const draw of only(record, "cards-dealt").draws!) draw.word += 1;
  }),
  row("the dice begin at another word", "invasion-rolled", (record) => only(record, "invasion-rolled").draws!.reverse()),
  row("a draw of another number of values", "invasion-rolled", (record) =>
    Object.assign(only(record, "invasion-rolled").draws![0]!, { n: 2 }),
  ),
  row("a draw too few", "cards-dealt", (record) => only(record, "cards-dealt").draws!.pop()),
  row("dice without draws", "invasion-rolled", (record) => Object.assign(only(record, "invasion-rolled"), { draws: null })),
  row("a shuffle without draws", "cards-dealt", (record) => {
    delete (only(record, "cards-dealt") as { draws?: unknown }).draws;
  }),
  row("draws where nothing is drawn", "square-chosen", (record) =>
    Object.assign(only(record, "square-chosen"), { draws: [{ n: 6, value: 1, word: 60 }] }),
  ),
  row("an event that no rules know", "weather-drawn", (record) =>
    insert(record, "card-committed", { type: "weather-drawn", draws: [{ n: 6, value: 1, word: 60 }] }),
  ),
  row("a player came with another nonce", "invasion-rolled", sitWithAnotherNonce),
  row("the loser rolled something else", "invasion-rolled", (record) =>
    Object.assign(only(record, "invasion-rolled").dice, { b: "special" }),
  ),
  row("a tie that was none", "invasion-rolled", (record) => Object.assign(only(record, "invasion-rolled").dice, { a: "blank" })),
  row("a tie that stands", "role-chosen", (record) => record.events.splice(at(record, "invasion-rolled") + 1, 1)),
  row("the winner was graded otherwise", "invasion-rolled", (record) =>
    Object.assign(only(record, "force-sealed").shown!.commanders[0]!, { grade: "legendary" }),
  ),
  row("a force that is not shown", "seat-sat", (record) => Object.assign(only(record, "force-sealed"), { shown: null })),
  row("a force that was never sealed", "seat-sat", (record) => remove(record, "force-sealed")),
  row("two cards that nobody was dealt change places", "cards-dealt", (record) => swapNeighbours(only(record, "cards-dealt").pack!, 40)),
  row("the pack lacks its last card", "cards-dealt", (record) => only(record, "cards-dealt").pack!.pop()),
  row("a hand was dealt in another order", "cards-dealt", (record) => swapNeighbours(only(record, "cards-dealt").hands!.b)),
  row("a hand lacks a card", "cards-dealt", (record) => only(record, "cards-dealt").hands!.a.pop()),
  row("scouting cards were dealt in another order", "scouting-dealt", (record) => swapNeighbours(only(record, "scouting-dealt").dealt!.a)),
  row("scouting cards that are not told", "scouting-dealt", (record) => Object.assign(only(record, "scouting-dealt"), { dealt: null })),
  row("the force was shown with more scouting cards", "scouting-dealt", (record) =>
    Object.assign(only(record, "force-sealed").shown!, { scoutingCards: 12 }),
  ),
  row("cards that were never dealt", "card-committed", (record) => remove(record, "cards-dealt")),
  row("a card was played that was not held", "card-committed", playUnheld),
  row("a card was kept that was not held", "cards-kept", keepUnheld),
  row("another card was shown than was committed", "cards-revealed", exchangeCommitted),
  row("the cards of a commitment are not told", "card-committed", (record) =>
    Object.assign(only(record, "card-committed"), { card: null }),
  ),
  row("a card of another day", "card-committed", (record) => Object.assign(only(record, "card-committed"), { day: 2 })),
  row("a day was left out", "cards-kept", (record) => drop(record, all(record, "cards-revealed").at(-1)!)),
  row("a pass of a seat that is not short", "day-declared", (record) =>
    insert(record, "cards-dealt", { type: "day-declared", day: 1, pass: false, forced: true }),
  ),
  row(
    "a pass that was never declared",
    "cards-revealed",
    (record) =>
      Object.assign(
        only(record, "day-declared", ({ pass }) => pass),
        { pass: false },
      ),
    SHORT,
  ),
  row("a day that was never declared", "day-declared", (record) => remove(record, "day-declared"), SHORT),
  row(
    "a choice passed off as none",
    "day-declared",
    (record) =>
      Object.assign(
        only(record, "day-declared", ({ forced }) => !forced),
        { forced: true },
      ),
    SHORT,
  ),
  row(
    "a forced day declared otherwise",
    "day-declared",
    (record) => {
      const forced = only(record, "day-declared", (one) => one.forced);
      forced.pass = !forced.pass;
    },
    SHORT,
  ),
  row("the invader declared first", "day-declared", declareInDisorder, SHORT),
  row("the invader declared after its own card", "card-committed", (record) => declareAfter(record, "invader"), SHORT),
  row("the invader declared after the defender's card", "card-committed", (record) => declareAfter(record, "defender"), SHORT),
  row(
    "a card before the day was declared",
    "card-committed",
    (record) => insert(record, "cards-dealt", { type: "card-committed", day: 1, card: "red" }),
    SHORT,
  ),
  row(
    "a card on a day that was passed",
    "cards-revealed",
    (record) => {
      const { seat, day } = only(record, "day-declared", ({ pass }) => pass);
      only(record, "cards-revealed", (one) => one.day === day).cards[seat] = "black";
    },
    SHORT,
  ),
  row("no card without a pass", "cards-revealed", (record) => Object.assign(only(record, "cards-revealed").cards, { a: null })),
  row("a card was changed when both were in", "card-committed", changeWhenBothAreIn),
  row("a card was changed when the other had passed and it was in", "card-committed", changeAfterPass, SHORT),
  row("cards kept in the five days", "cards-kept", (record) =>
    insert(record, "cards-dealt", { type: "cards-kept", count: 0, keep: [], step: "keep" }),
  ),
  row("a card more was kept than is told", "cards-kept", (record) => {
    only(record, "cards-kept").count += 1;
  }),
  row("more cards were kept than were left", "cards-kept", (record) =>
    Object.assign(only(record, "cards-kept"), { count: 4, keep: ["white", "green", "green", "green"] }),
  ),
  row("a square outside the territory", "square-chosen", (record) => Object.assign(only(record, "square-chosen"), { square: "A5" })),
  row("the marker went too far", "marker-moved", (record) => Object.assign(all(record, "marker-moved").at(-1)!, { to: "A5" })),
  row("the marker came from elsewhere", "marker-moved", (record) => Object.assign(all(record, "marker-moved").at(-1)!, { from: "C5" })),
  row("the marker left the territory", "marker-moved", leaveTerritory),
  row("a greater difference", "cards-revealed", (record) => {
    only(record, "cards-revealed").difference += 1;
  }),
  row("nobody was to move", "cards-revealed", (record) => Object.assign(only(record, "cards-revealed"), { mover: null })),
  row("the worse card moved the marker", "cards-revealed", moveByTheWorse),
  row("the other seat moved the marker", "marker-moved", (record) => turnSeat(only(record, "marker-moved"))),
  row("the marker was never moved", "card-committed", (record) => drop(record, all(record, "marker-moved").at(-1)!)),
  row("the loser chose the roles", "role-chosen", loserChooses),
  row("nobody chose the roles", "territory-chosen", (record) => remove(record, "role-chosen")),
  row("the invader chose the territory", "territory-chosen", (record) => turnSeat(only(record, "territory-chosen"))),
  row("nobody chose the territory", "square-chosen", (record) => remove(record, "territory-chosen")),
  row("a territory of another list", "territory-chosen", (record) =>
    Object.assign(only(record, "force-sealed").shown!, { territories: ["M"] }),
  ),
  row("the invader placed the marker", "square-chosen", (record) => turnSeat(only(record, "square-chosen"))),
  row("an intercept was waived that there was not", "intercept-waived", (record) =>
    insert(record, "territory-chosen", { type: "intercept-waived", step: "position" }),
  ),
  row("the marker was placed before the intercept was waived", "square-chosen", waiveTooLate, WAIVED),
  row("a table of no known size", "battle-opened", (record) =>
    Object.assign(only(record, "battle-opened").table, { width: 60.5, depth: 1 }),
  ),
  row("a table a little too deep", "battle-opened", (record) =>
    Object.assign(only(record, "battle-opened").table, { width: 45, depth: 31 }),
  ),
  row("nobody had offered to abandon", "abandoned", (record) => drop(record, only(record, "abandon-offered")), ABANDONED),
  row("more per cent", "scouting-dealt", (record) => {
    const { percent } = only(record, "scouting-dealt");
    percent.a += 10;
    percent.b += 10;
  }),
  row("a better card counted", "scouting-dealt", (record) => only(record, "scouting-dealt").cards.a.reverse()),
  row("the other is out-scouted", "scouting-dealt", (record) => {
    const scouted = only(record, "scouting-dealt");
    scouted.by = other(scouted.by ?? "a");
  }),
  row("a greater difference in scouting", "scouting-dealt", (record) => {
    only(record, "scouting-dealt").difference += 10;
  }),
  row("nobody was scouted", "seed-published", (record) => remove(record, "scouting-dealt")),
  row("a move after the days were over", "marker-moved", (record) => Object.assign(all(record, "marker-moved").at(-1)!, { step: "keep" })),
  row("a card before the days", "card-committed", (record) => Object.assign(only(record, "card-committed"), { step: "sitting" })),
  row("a card after the days", "card-committed", (record) => Object.assign(only(record, "card-committed"), { step: "ready" })),
  row("a seat sat before its force was sealed", "seat-sat", (record) => swap(record.events, 2, 3)),
  row("something happened after the end", "battle-opened", (record) => record.events.push(structuredClone(only(record, "battle-opened")))),
  row(
    "an offer after the end",
    "abandon-offered",
    (record) => record.events.push(structuredClone(only(record, "abandon-offered"))),
    ABANDONED,
  ),
  row("scouting after the seed was published", "seed-published", (record) =>
    swap(record.events, record.events.length - 2, record.events.length - 1),
  ),
  row("the battle was opened twice", "battle-opened", (record) =>
    record.events.splice(1, 0, structuredClone(only(record, "battle-opened"))),
  ),
  row("the seed was never published", null, (record) => record.events.pop()),
];

const sealed = (record: Draft) => only(record, "force-sealed");
const SEALS: readonly RecordCheckName[] = ["seals"];

/** Records of the five days that somebody has tampered with, in every way we know. */
export const TAMPERED_DAYS: readonly Tampering[] = [
  row("other tables are named", null, (record) => Object.assign(record, { rules: ZEROS }), MANY, ["rules"]),
  row(
    ...(["the battle was opened under other tables", "battle-opened"] as const),
    (record) => Object.assign(only(record, "battle-opened"), { rules: ZEROS }),
    ...([MANY, ["rules"]] as const),
  ),
  row("a commitment to another seed", null, (record) => Object.assign(record, { commitment: "0".repeat(64) }), MANY, ["seed"]),
  row("the record tells another nonce", "seat-sat", (record) => Object.assign(record.nonces, { b: "house" }), MANY, ["seed"]),
  row("a nonce in capitals", "seat-sat", (record) => Object.assign(record.nonces, { a: "A".repeat(16) }), MANY, ["seed"]),
  row("no nonces", "seat-sat", (record) => Object.assign(record, { nonces: { a: null, b: null } }), MANY, ["seed"]),
  row(
    ...(["a player said to be the computer", null] as const),
    (record) => Object.assign(only(record, "battle-opened").house, { a: true }),
    ...([MANY, ["seed", "play"]] as const),
  ),
  ...IN_PLAY,
  ...[
    row("another table", "battle-opened", (record) => Object.assign(only(record, "battle-opened").table, { width: 60 })),
    row("another who holds the seat", "force-sealed", (record) => Object.assign(sealed(record), { holder: "0".repeat(64) })),
    row("another link", "square-chosen", (record) => Object.assign(only(record, "square-chosen"), { chain: "0".repeat(64) })),
    row("a number left out", "square-chosen", (record) => {
      for (const event of record.events.slice(at(record, "square-chosen"))) event.seq += 1;
    }),
  ].map((one): Tampering => ({ ...one, fails: ["chain"], unlinked: true })),
  ...[row("hands that are not told", "cards-dealt", (record) => Object.assign(only(record, "cards-dealt"), { hands: null }))].map(
    (one): Tampering => ({ ...one, fails: ["play", "chain"], unlinked: true }),
  ),
  row(
    "another commander",
    "force-sealed",
    (record) => Object.assign(sealed(record).force!.commanders[0]!, { name: "Tilly" }),
    ABANDONED,
    SEALS,
  ),
  row("another salt", "force-sealed", (record) => Object.assign(sealed(record), { salt: "0".repeat(32) }), ABANDONED, SEALS),
  row("half of it is told", "force-sealed", (record) => Object.assign(sealed(record), { salt: null }), ABANDONED, SEALS),
  row("nothing of it is told", "force-sealed", (record) => Object.assign(sealed(record), { salt: null, force: null }), ABANDONED, SEALS),
  row("more unit groups were shown", "force-sealed", (record) => Object.assign(sealed(record).shown!, { unitGroups: 9 }), ABANDONED, SEALS),
];
