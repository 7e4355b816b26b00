import type { BattleEvent } from "../../model/battle-event";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { type EventOf, type Evidence, type Findings, fault, hasReached, limitOf } from "./evidence";

/** A seat's hand and what it has done. */
type Player = {
  /** How many cards it was dealt. */
  readonly count: number;
  /** Null while its hand is secret. */
  hand: readonly Colour[] | null;
  /** Cards neither played nor kept. */
  left: number;
  passed: number;
  declared: boolean | null;
  /** For this day; a null card is secret. */
  committed: { readonly card: Colour | null } | null;
  hasKept: boolean;
};

type Play = { readonly days: number; readonly defender: SeatName | null; day: number; readonly players: Record<SeatName, Player> };

const isShort = (play: Play, seat: SeatName): boolean => play.players[seat].count < play.days;

/** The hand without these cards; null if it does not have them all. */
function without(hand: readonly Colour[], cards: readonly Colour[]): readonly Colour[] | null {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function startOf(evidence: Evidence, counts: BySeat<number>, hands: BySeat<readonly Colour[]> | null): Play {
  const player = (seat: SeatName): Player => {
    const count = counts[seat];
    return { count, hand: hands?.[seat] ?? null, left: count, passed: 0, declared: null, committed: null, hasKept: false };
  };
  return {
    days: limitOf(evidence, "days"),
    defender: evidence.roles?.defender ?? null,
    day: 1,
    players: { a: player("a"), b: player("b") },
  };
}

const dayFaults = (event: EventOf<"day-declared" | "card-committed" | "cards-revealed">, { day, days }: Play): readonly RecordFault[] =>
  event.day === day && day <= days ? [] : [fault("day-out-of-turn", { day: event.day, wanted: day }, event)];

function declare(event: EventOf<"day-declared">, play: Play): readonly RecordFault[] {
  const { seat, pass, forced } = event;
  const player = play.players[seat];
  const other = play.players[otherSeat(seat)];
  const passes = play.days - player.count - player.passed;
  const days = play.days - play.day + 1;
  const choice = passes > 0 && passes < days;
  const waits = seat !== play.defender && isShort(play, otherSeat(seat)) && other.declared === null;
  const outOfTurn = player.declared !== null || waits || player.committed !== null || other.committed !== null;
  player.declared = pass;
  if (pass) player.passed += 1;
  return [
    ...dayFaults(event, play),
    ...(isShort(play, seat) ? [] : [fault("declared-not-short", { seat }, event)]),
    ...(outOfTurn ? [fault("declared-out-of-turn", { seat }, event)] : []),
    ...(choice || pass === passes > 0 ? [] : [fault("declared-wrongly", { seat, pass, passes, days }, event)]),
    ...(forced === !choice ? [] : [fault("declared-forced", { seat, forced }, event)]),
  ];
}

function commit(event: EventOf<"card-committed">, play: Play, isOver: boolean): readonly RecordFault[] {
  const { seat, card } = event;
  const player = play.players[seat];
  const undeclared = SEATS.some((one) => isShort(play, one) && play.players[one].declared === null);
  const isSettled = SEATS.every((one) => play.players[one].declared === true || play.players[one].committed !== null);
  player.committed = { card };
  return [
    ...dayFaults(event, play),
    ...(undeclared || isSettled || player.declared === true ? [fault("committed-out-of-turn", { seat }, event)] : []),
    ...(card === null && isOver ? [fault("card-missing", { seat }, event)] : []),
    ...(card === null || player.hand === null || player.hand.includes(card) ? [] : [fault("card-not-held", { seat, card }, event)]),
  ];
}

function revealOne(event: EventOf<"cards-revealed">, seat: SeatName, play: Play): readonly RecordFault[] {
  const player = play.players[seat];
  const card = event.cards[seat];
  const undeclared = isShort(play, seat) && player.declared === null ? [fault("declaration-missing", { seat, day: play.day }, event)] : [];
  if (card === null) return [...undeclared, ...(player.declared === true ? [] : [fault("pass-not-declared", { seat }, event)])];
  if (player.declared === true) return [...undeclared, fault("pass-played", { seat, card }, event)];
  const committed = player.committed;
  const isAnother = committed === null || (committed.card !== null && committed.card !== card);
  const rest = player.hand && without(player.hand, [card]);
  player.left -= 1;
  const heldNot = player.left < 0 || (player.hand !== null && rest === null);
  player.hand = rest ?? player.hand;
  return [
    ...undeclared,
    ...(isAnother ? [fault("card-not-committed", { seat, card, committed: committed?.card ?? null }, event)] : []),
    ...(heldNot ? [fault("card-not-held", { seat, card }, event)] : []),
  ];
}

function reveal(event: EventOf<"cards-revealed">, play: Play): readonly RecordFault[] {
  const faults = [...dayFaults(event, play), ...SEATS.flatMap((seat) => revealOne(event, seat, play))];
  for (const seat of SEATS) Object.assign(play.players[seat], { declared: null, committed: null });
  play.day += 1;
  return faults;
}

function keep(event: EventOf<"cards-kept">, play: Play, isOver: boolean): readonly RecordFault[] {
  const { seat, count, keep: cards } = event;
  const player = play.players[seat];
  const left = Math.max(0, player.count - play.days);
  const outOfTurn = play.day <= play.days || player.hasKept || left === 0;
  player.hasKept = true;
  const strange = player.hand === null ? undefined : cards?.find((_, at) => without(player.hand ?? [], cards.slice(0, at + 1)) === null);
  return [
    ...(outOfTurn ? [fault("keep-out-of-turn", { seat }, event)] : []),
    ...(count > left ? [fault("keep-many", { seat, count, left }, event)] : []),
    ...(cards === null && isOver ? [fault("card-missing", { seat }, event)] : []),
    ...(cards === null || cards.length === count ? [] : [fault("keep-count", { seat, count, cards: cards.length }, event)]),
    ...(strange === undefined ? [] : [fault("card-not-held", { seat, card: strange }, event)]),
  ];
}

/** The faults of an event about cards; null for any other event. */
function step(event: BattleEvent, play: Play, isOver: boolean): readonly RecordFault[] | null {
  switch (event.type) {
    case "day-declared":
      return declare(event, play);
    case "card-committed":
      return commit(event, play, isOver);
    case "cards-revealed":
      return reveal(event, play);
    case "cards-kept":
      return keep(event, play, isOver);
    default:
      return null;
  }
}

/**
 * Every card played was in the hand and was the last one committed before both were in; a seat passes when it declared to, and exactly as
 * many days as it is short of cards; cards kept were left over.
 */
export function checkCardsHeld(evidence: Evidence): Findings {
  const { record, isOver } = evidence;
  const faults: RecordFault[] = [];
  let checked = 0;
  let play = startOf(evidence, { a: 0, b: 0 }, null);
  let isDealt = false;
  for (const event of record.events) {
    if (event.type === "cards-dealt" && !isDealt) {
      isDealt = true;
      play = startOf(evidence, event.counts, event.hands);
      if (event.hands === null && isOver) faults.push(fault("hands-unknown", {}, event));
    }
    const found = step(event, play, isOver);
    if (found === null) continue;
    checked += 1;
    faults.push(...found);
    if (!isDealt) faults.push(fault("hands-unknown", {}, event));
  }
  const daysPlayed = play.day - 1;
  if (hasReached(evidence, "keep") && daysPlayed < play.days) faults.push(fault("days-few", { have: daysPlayed, wanted: play.days }, null));
  return { faults, checked, due: hasReached(evidence, "keep"), secret: !isOver && isDealt };
}
