import canonicalize from "canonicalize";
import type { KnownArmy } from "../../model/battle-command";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { keyed } from "../keyed";
import { breakingSum, endedOf, knownArmy, lossesMost } from "../prebattle/army-losses";
import { victoryPoints } from "../prebattle/victory-points";
import { type BattlefieldBook, prepareBattlefield } from "../table/battlefield-book";
import { type EventOf, type Evidence, eventsOf, fault } from "./evidence";

type Ended = EventOf<"close-offered" | "battle-closed">;

const resultsOf = (evidence: Evidence): readonly Ended[] => [
  ...eventsOf(evidence, "close-offered"),
  ...eventsOf(evidence, "battle-closed"),
];

/** A seat that closes by agreement accepts the other's last offer. */
function closingFaults(evidence: Evidence): readonly RecordFault[] {
  const offers = eventsOf(evidence, "close-offered");
  return eventsOf(evidence, "battle-closed").flatMap((event) => {
    const offer = offers.findLast((one) => one.seq < event.seq);
    const isAsked = offer?.seat === otherSeat(event.seat) && canonicalize(offer.result) === canonicalize(event.result);
    return event.alone || isAsked ? [] : [fault("closed-unasked", { seat: event.seat }, event)];
  });
}

/** Each player's points follow from the losses. */
function pointFaults(evidence: Evidence): readonly RecordFault[] {
  const rows = evidence.tables.battlefield?.limits;
  if (!rows) return [];
  const limits = keyed(rows, ({ value }) => value);
  return resultsOf(evidence).flatMap((event) => {
    const right = victoryPoints(event.result, limits);
    return SEATS.flatMap((seat) => {
      const [points, wanted] = [event.result.points[seat], right[seat]];
      return points === wanted ? [] : [fault("points-differ", { seat, points, wanted }, event)];
    });
  });
}

/** What everybody knew of a seat's army once all were deployed; null if the record does not show its force. */
function knownOf(evidence: Evidence, seat: SeatName, book: BattlefieldBook): KnownArmy | null {
  const shown = evidence.forces[seat]?.shown;
  if (!shown) return null;
  const seen = eventsOf(evidence, "unit-deployed").flatMap(({ unit }) => (unit.seat === seat ? [unit.troop] : []));
  const stragglers = eventsOf(evidence, "unit-straggling").filter((event) => event.seat === seat).length;
  const camp = eventsOf(evidence, "camp-placed").some((event) => event.seat === seat);
  return knownArmy({ seen, unitGroups: shown.unitGroups, stragglers, camp }, book);
}

function endedFaults(event: Ended, seat: SeatName, known: KnownArmy, book: BattlefieldBook): readonly RecordFault[] {
  const ended = endedOf(event.result, seat);
  const most = lossesMost(known, book);
  const sum = breakingSum(known, ended, book);
  const broken = event.result.broken[seat];
  return [
    ...(ended.tugs > most.tugs || ended.sugs > most.sugs ? [fault("more-lost-than-there", { seat, ...most }, event)] : []),
    ...(ended.sacked && !known.camp ? [fault("camp-never-pitched", { seat }, event)] : []),
    ...(sum && sum.broken !== null && sum.broken !== broken ? [fault("broken-differs", { seat, broken, sum }, event)] : []),
  ];
}

/** Whether an army is broken follows from its losses, if the tables say what breaks it. */
function brokenFaults(evidence: Evidence): readonly RecordFault[] {
  const { battlefield } = evidence.tables;
  const book = battlefield && prepareBattlefield(battlefield);
  if (!book?.breaking) return [];
  return SEATS.flatMap((seat) => {
    const known = knownOf(evidence, seat, book);
    return known ? resultsOf(evidence).flatMap((event) => endedFaults(event, seat, known, book)) : [];
  });
}

/** A result is what both agreed on, and its broken armies and points follow from the losses. */
export const resultFaults = (evidence: Evidence): readonly RecordFault[] => [
  ...closingFaults(evidence),
  ...pointFaults(evidence),
  ...brokenFaults(evidence),
];
