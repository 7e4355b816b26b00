import type { SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { type EventOf, type Evidence, eventsOf, type Findings, fault, hasReached, limitOf } from "./evidence";

type Scouted = EventOf<"scouting-dealt">;

const percentOf = ({ tables }: Evidence, card: Colour): number => tables.scoutingPercent.find((row) => row.id === card)?.percent ?? 0;

/** The cards that count, best first; null while some are secret. */
function bestOf(evidence: Evidence, event: Scouted, seat: SeatName): readonly Colour[] | null {
  const keptEvents = eventsOf(evidence, "cards-kept").filter((one) => one.seat === seat);
  if (event.dealt === null || keptEvents.some((one) => one.keep === null)) return null;
  const cards = [...keptEvents.flatMap((one) => one.keep ?? []), ...event.dealt[seat]];
  const worth = (card: Colour) => evidence.values.get(card) ?? 0;
  const better = (one: Colour, other: Colour) => percentOf(evidence, other) - percentOf(evidence, one) || worth(other) - worth(one);
  return cards.sort(better).slice(0, limitOf(evidence, "scouting-counted"));
}

function seatFaults(evidence: Evidence, event: Scouted, seat: SeatName): readonly RecordFault[] {
  const cards = event.cards[seat];
  const best = bestOf(evidence, event, seat);
  const wanted = cards.reduce((sum, card) => sum + percentOf(evidence, card), 0);
  const percent = event.percent[seat];
  const secret = best === null && evidence.isOver ? [fault("deal-missing", { seat }, event)] : [];
  return [
    ...(best === null || best.join() === cards.join() ? secret : [fault("scouting-cards", { seat, cards, wanted: best }, event)]),
    ...(percent === wanted ? [] : [fault("scouting-percent", { seat, percent, wanted }, event)]),
  ];
}

function lead(event: Scouted): readonly RecordFault[] {
  const { percent, by, difference } = event;
  const more = percent.a - percent.b;
  const wanted = more === 0 ? null : more > 0 ? "a" : "b";
  return [
    ...(by === wanted ? [] : [fault("scouting-by", { by, wanted }, event)]),
    ...(difference === Math.abs(more) ? [] : [fault("scouting-difference", { difference, wanted: Math.abs(more) }, event)]),
  ];
}

/** Each seat's best cards, their total, and who is out-scouted by how much. */
export function checkOutscouting(evidence: Evidence): Findings {
  const scouted = eventsOf(evidence, "scouting-dealt");
  const faults = scouted.flatMap((event) => [...SEATS.flatMap((seat) => seatFaults(evidence, event, seat)), ...lead(event)]);
  return { faults, checked: scouted.length * SEATS.length, due: hasReached(evidence, "first-deployment") };
}
