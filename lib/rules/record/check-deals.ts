import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { type EventOf, type Evidence, eventsOf, type Findings, fault, hasReached } from "./evidence";

type Dealing = EventOf<"cards-dealt" | "scouting-dealt">;
type Hands = BySeat<readonly Colour[]>;

/**
 * Deals one card at a time from the front of `pack`, to `first`, then the other and so on. Once a seat has its number the other goes on
 * alone.
 */
function deal(pack: readonly Colour[], numbers: BySeat<number>, first: SeatName): Hands {
  const hands: Record<SeatName, Colour[]> = { a: [], b: [] };
  let turn = first;
  for (const card of pack) {
    const has = (seat: SeatName) => hands[seat].length >= numbers[seat];
    if (has("a") && has("b")) break;
    const to = has(turn) ? otherSeat(turn) : turn;
    hands[to].push(card);
    turn = otherSeat(to);
  }
  return hands;
}

function handFaults(event: Dealing, told: Hands, right: Hands): readonly RecordFault[] {
  return SEATS.flatMap((seat) => {
    if (told[seat].length !== right[seat].length)
      return [fault("deal-count", { seat, have: told[seat].length, wanted: right[seat].length }, event)];
    return right[seat].flatMap((wanted, index) => {
      const card = told[seat][index];
      return card === undefined || card === wanted ? [] : [fault("deal-differs", { seat, at: index + 1, card, wanted }, event)];
    });
  });
}

const countOf = ({ forces }: Evidence, seat: SeatName, which: "mapCards" | "scoutingCards"): number | null => {
  const count = forces[seat]?.shown?.[which];
  return count === undefined ? null : count;
};

type Numbers = { readonly numbers: BySeat<number>; readonly faults: readonly RecordFault[] };

function mapNumbers(evidence: Evidence, event: EventOf<"cards-dealt">): Numbers {
  const faults = SEATS.flatMap((seat) => {
    const wanted = countOf(evidence, seat, "mapCards");
    const have = event.counts[seat];
    if (wanted === null) return [fault("force-unknown", { seat }, event)];
    return have === wanted ? [] : [fault("deal-count", { seat, have, wanted }, event)];
  });
  return { numbers: event.counts, faults };
}

function scoutingNumbers(evidence: Evidence, event: EventOf<"scouting-dealt">): Numbers {
  const keptEvents = eventsOf(evidence, "cards-kept");
  const owed = (seat: SeatName) => {
    const keeps = keptEvents.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.count, 0);
    return Math.max(0, (countOf(evidence, seat, "scoutingCards") ?? 0) - keeps);
  };
  const unknown = SEATS.filter((seat) => countOf(evidence, seat, "scoutingCards") === null);
  return { numbers: { a: owed("a"), b: owed("b") }, faults: unknown.map((seat) => fault("force-unknown", { seat }, event)) };
}

type Dealt = Pick<Findings, "faults" | "checked"> & { readonly secret: boolean; readonly left: readonly Colour[] | null };

/** One deal from the rest of the pack; null if the pack is secret. */
function checkDealing(evidence: Evidence, event: Dealing, pack: readonly Colour[] | null): Dealt {
  const { roles, isOver } = evidence;
  const { numbers, faults } = event.type === "cards-dealt" ? mapNumbers(evidence, event) : scoutingNumbers(evidence, event);
  const hands = event.type === "cards-dealt" ? event.hands : event.dealt;
  if (roles === null) return { faults: [...faults, fault("roles-unknown", {}, event)], checked: 0, secret: false, left: null };
  if (hands === null || pack === null) {
    const missing = isOver ? SEATS.map((seat) => fault("deal-missing", { seat }, event)) : [];
    return { faults: [...faults, ...missing], checked: 0, secret: !isOver, left: null };
  }
  const right = deal(pack, numbers, roles.defender);
  const dealt = right.a.length + right.b.length;
  return { faults: [...faults, ...handFaults(event, hands, right)], checked: 1 + dealt, secret: false, left: pack.slice(dealt) };
}

/** Every card dealt is the next of the pack: defender first, in turns; cards dealt earlier do not come back. */
export function checkDeals(evidence: Evidence): Findings {
  const dealings: Dealt[] = [];
  for (const event of evidence.record.events) {
    if (event.type === "cards-dealt") dealings.push(checkDealing(evidence, event, event.pack));
    else if (event.type === "scouting-dealt") dealings.push(checkDealing(evidence, event, dealings.at(-1)?.left ?? null));
  }
  return {
    faults: dealings.flatMap((one) => one.faults),
    checked: dealings.reduce((sum, one) => sum + one.checked, 0),
    due: evidence.isOver && hasReached(evidence, "days"),
    secret: dealings.some((one) => one.secret),
  };
}
