import type { BattleEvent } from "../../model/battle-event";
import type { Square } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import type { Colour, Territory } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { markerReach } from "../prebattle/marker-reach";
import { rulesRow } from "../rules-row";
import { type EventOf, type Evidence, eventsOf, type Findings, fault, hasReached, limitOf } from "./evidence";

type Reveal = EventOf<"cards-revealed">;

/** Where the marker is, and whose move is awaited. */
type March = { readonly territory: Territory | null; square: Square | null; awaited: Reveal | null; day: number };

/** By how many steps seat a's card is better. */
function leadOf({ values, tables }: Evidence, { a, b }: Reveal["cards"]): number {
  const worth = (card: Colour | null) => values.get(card ?? rulesRow(tables.pass, "pass").countsAs) ?? 0;
  return worth(a) - worth(b);
}

function moverOf(evidence: Evidence, { cards }: Reveal): SeatName | null {
  const lead = leadOf(evidence, cards);
  return lead === 0 ? null : lead > 0 ? "a" : "b";
}

function place(event: EventOf<"square-chosen">, march: March, { tables }: Evidence): readonly RecordFault[] {
  const { square } = event;
  const { territory } = march;
  march.square = square;
  if (territory === null) return [fault("event-missing", { type: "territory-chosen", seat: null }, event)];
  const inside = tables.squares.some((row) => row.id === square && row.territories.includes(territory));
  return inside ? [] : [fault("square-outside", { square, territory }, event)];
}

function reveal(event: Reveal, march: March, evidence: Evidence): readonly RecordFault[] {
  const difference = Math.abs(leadOf(evidence, event.cards));
  const wanted = moverOf(evidence, event);
  const faults = [
    ...(event.day === march.day && event.day <= limitOf(evidence, "days")
      ? []
      : [fault("day-out-of-turn", { day: event.day, wanted: march.day }, event)]),
    ...(event.difference === difference ? [] : [fault("difference-wrong", { difference: event.difference, wanted: difference }, event)]),
    ...(event.mover === wanted ? [] : [fault("mover-wrong", { mover: event.mover, wanted }, event)]),
    ...(march.square === null ? [fault("event-missing", { type: "square-chosen", seat: null }, event)] : []),
  ];
  march.awaited = wanted === null ? null : event;
  march.day += 1;
  return faults;
}

function move(event: EventOf<"marker-moved">, march: March, evidence: Evidence): readonly RecordFault[] {
  const { seat, day, from, to } = event;
  const { awaited, territory, square } = march;
  const difference = awaited ? Math.abs(leadOf(evidence, awaited.cards)) : 0;
  const moves = evidence.tables.markerMoves.find((row) => row.id === String(difference))?.moves ?? [];
  march.square = to;
  march.awaited = null;
  if (awaited === null || moverOf(evidence, awaited) !== seat || day !== march.day - 1) return [fault("move-out-of-turn", { seat }, event)];
  const reach = territory && square ? markerReach(evidence.tables, territory, square, moves) : [];
  return [
    ...(from === square ? [] : [fault("move-from", { from, wanted: square }, event)]),
    ...(reach.includes(to) ? [] : [fault("move-too-far", { from: square ?? from, to, difference }, event)]),
  ];
}

/** The faults of an event that moves the marker or lets it be moved; null for any other event. */
function follow(event: BattleEvent, march: March, evidence: Evidence): readonly RecordFault[] | null {
  switch (event.type) {
    case "square-chosen":
      return place(event, march, evidence);
    case "cards-revealed":
      return reveal(event, march, evidence);
    case "marker-moved":
      return move(event, march, evidence);
    default:
      return null;
  }
}

/** Events that must wait until the marker has been moved. */
const WAITING: ReadonlySet<BattleEvent["type"]> = new Set([
  "day-declared",
  "card-committed",
  "cards-revealed",
  "cards-kept",
  "scouting-dealt",
]);

/** No move beyond what the cards allow: how much better the better card is, whose it is, and how far that reaches within the territory. */
export function checkMoves(evidence: Evidence): Findings {
  const march: March = { territory: eventsOf(evidence, "territory-chosen")[0]?.territory ?? null, square: null, awaited: null, day: 1 };
  const faults: RecordFault[] = [];
  let checked = 0;
  for (const event of evidence.record.events) {
    if (WAITING.has(event.type) && march.awaited) {
      faults.push(fault("move-missing", { mover: moverOf(evidence, march.awaited) ?? "a" }, march.awaited));
      march.awaited = null;
    }
    const found = follow(event, march, evidence);
    if (found === null) continue;
    checked += 1;
    faults.push(...found);
  }
  return { faults, checked, due: hasReached(evidence, "days") };
}
