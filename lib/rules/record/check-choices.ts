import { otherSeat, type SeatName } from "../../model/by-seat";
import type { RecordFault } from "../../model/record-check";
import { adjustingFaults } from "./check-adjusting";
import { betterFace } from "./check-faces";
import { resultFaults } from "./check-result";
import { type EventOf, type Evidence, eventsOf, type Findings, fault, hasReached } from "./evidence";

/** The battle was opened on a known table size. */
function tableFaults(evidence: Evidence): readonly RecordFault[] {
  const { tableSizes } = evidence.tables;
  return eventsOf(evidence, "battle-opened").flatMap((event) => {
    const { width, depth } = event.table;
    const isKnown = tableSizes.some((size) => size.width === width && size.depth === depth);
    return isKnown ? [] : [fault("table-unknown", { width, depth }, event)];
  });
}

type Chosen = EventOf<"role-chosen" | "territory-chosen" | "square-chosen" | "flank-chosen" | "piece-placed" | "unit-deployed">;

const whose = (event: Chosen, wanted: SeatName | null): readonly RecordFault[] =>
  event.seat === wanted ? [] : [fault("chose-out-of-turn", { seat: event.seat, wanted }, event)];

/** The winner of the last roll, and whether it was won with a skull. */
function winnerOf(evidence: Evidence): { seat: SeatName | null; skull: boolean } {
  const dice = eventsOf(evidence, "invasion-rolled").at(-1)?.dice;
  const seat = dice ? betterFace(dice) : null;
  return { seat, skull: seat !== null && dice?.[seat] === "skull" };
}

/** An invader who won with a skull places the marker, unless it was waived before. */
function placerOf(evidence: Evidence, event: Chosen): SeatName | null {
  const { roles } = evidence;
  const winner = winnerOf(evidence);
  const intercepts = winner.skull && roles !== null && winner.seat === roles.invader;
  const waived = eventsOf(evidence, "intercept-waived").some((one) => one.seq < event.seq);
  return (intercepts && !waived ? roles?.invader : roles?.defender) ?? null;
}

function choiceFaults(evidence: Evidence): readonly RecordFault[] {
  const { roles, forces } = evidence;
  const winner = winnerOf(evidence);
  const theirs = (event: EventOf<"territory-chosen">) => forces[event.seat]?.shown?.territories.includes(event.territory) ?? false;
  return [
    ...eventsOf(evidence, "role-chosen").flatMap((event) => whose(event, winner.seat)),
    ...eventsOf(evidence, "territory-chosen").flatMap((event) => [
      ...whose(event, roles?.defender ?? null),
      ...(theirs(event) ? [] : [fault("territory-not-theirs", { seat: event.seat, territory: event.territory }, event)]),
    ]),
    ...eventsOf(evidence, "intercept-waived").flatMap((event) =>
      winner.skull && winner.seat === event.seat && roles?.invader === event.seat
        ? []
        : [fault("intercept-not-theirs", { seat: event.seat }, event)],
    ),
    ...eventsOf(evidence, "square-chosen").flatMap((event) => whose(event, placerOf(evidence, event))),
  ];
}

/** The defender chooses the flank; each seat lays one of its pieces, the defender first. Whatever a seat lays or deploys is its own. */
function ownFaults(evidence: Evidence): readonly RecordFault[] {
  const { roles } = evidence;
  const pieces = eventsOf(evidence, "piece-placed");
  const flanks = pieces.filter(({ piece }) => piece.as === "flank");
  const givenUp = eventsOf(evidence, "piece-given-up").filter(({ as }) => as === "flank");
  const order = [...flanks, ...givenUp].toSorted((one, other) => one.seq - other.seq);
  const due = (event: (typeof flanks)[number]) => (roles === null ? null : order.indexOf(event) % 2 === 0 ? roles.defender : roles.invader);
  return [
    ...eventsOf(evidence, "flank-chosen").flatMap((event) => whose(event, roles?.defender ?? null)),
    ...flanks.flatMap((event) => whose(event, due(event))),
    ...pieces.flatMap((event) => whose(event, event.piece.by)),
    ...eventsOf(evidence, "unit-deployed").flatMap((event) => whose(event, event.unit.seat)),
  ];
}

/** A battle abandoned by agreement was first offered to be. */
function abandonFaults(evidence: Evidence): readonly RecordFault[] {
  const offers = eventsOf(evidence, "abandon-offered");
  return eventsOf(evidence, "abandoned").flatMap((event) => {
    const wasOffered = offers.some((offer) => offer.seat === otherSeat(event.seat) && offer.seq < event.seq);
    return event.alone || wasOffered ? [] : [fault("abandoned-unasked", { seat: event.seat }, event)];
  });
}

/** Each choice was made by the right seat, from the options it had; the table is one of the known sizes. */
export function checkChoices(evidence: Evidence): Findings {
  const types = [
    ...(["battle-opened", "role-chosen", "territory-chosen", "intercept-waived", "square-chosen", "abandoned"] as const),
    ...(["flank-chosen", "piece-placed", "piece-adjusted", "unit-deployed", "close-offered", "battle-closed"] as const),
  ];
  const checked = types.reduce((sum, type) => sum + eventsOf(evidence, type).length, 0);
  const faults = [
    ...tableFaults(evidence),
    ...choiceFaults(evidence),
    ...ownFaults(evidence),
    ...adjustingFaults(evidence),
    ...abandonFaults(evidence),
    ...resultFaults(evidence),
  ];
  return { faults, checked, due: hasReached(evidence, "sitting") };
}
