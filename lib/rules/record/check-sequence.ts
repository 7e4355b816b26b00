import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import { SEATS, STEPS, type Step } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { layingFaults } from "./check-laying";
import { type Evidence, endsSequence, eventsOf, type Findings, fault, hasReached, hasTable, limitOf } from "./evidence";

type EventType = BattleEvent["type"];

/**
 * `steps`: those it may happen in; null for any before ready. `once`: at most once in a battle, once for each seat, or (null) any number of
 * times.
 */
type Place = { readonly steps: readonly Step[] | null; readonly once: "battle" | "seat" | null; readonly needs: EventType | null };

const place = (steps: Place["steps"], once: Place["once"], needs: EventType | null): Place => ({ steps, once, needs });

const LAYING: readonly Step[] = ["compulsory", "optional"];
const DEPLOYING: readonly Step[] = ["first-deployment", "deployment"];

/** Each event's place in the sequence, and what must have come before. */
const PLACES: Readonly<Record<EventType, Place>> = {
  "battle-opened": place(["sitting"], "battle", null),
  "force-sealed": place(["sitting"], "seat", "battle-opened"),
  "partner-joined": place(STEPS.slice(0, STEPS.indexOf("closed")), null, "force-sealed"),
  "seat-sat": place(["sitting"], "seat", "force-sealed"),
  "invasion-rolled": place(["sitting"], null, "seat-sat"),
  "role-chosen": place(["role"], "battle", "invasion-rolled"),
  "territory-chosen": place(["territory"], "battle", "role-chosen"),
  "intercept-waived": place(["position"], "battle", "territory-chosen"),
  "square-chosen": place(["position"], "battle", "territory-chosen"),
  "cards-dealt": place(["days"], "battle", "square-chosen"),
  "day-declared": place(["days"], null, "cards-dealt"),
  "card-committed": place(["days"], null, "cards-dealt"),
  "cards-revealed": place(["days"], null, "cards-dealt"),
  "marker-moved": place(["days"], null, "cards-revealed"),
  "cards-kept": place(["keep"], "seat", "cards-revealed"),
  "scouting-dealt": place(["outscouting"], "battle", "cards-revealed"),
  "flank-chosen": place(["flank"], "battle", "cards-revealed"),
  "kind-chosen": place(LAYING, null, "cards-revealed"),
  "choosing-stopped": place(["optional"], "seat", "cards-revealed"),
  "placing-rolled": place(LAYING, null, "kind-chosen"),
  "piece-lost": place(LAYING, null, "placing-rolled"),
  "piece-placed": place(["flank", ...LAYING], null, "cards-revealed"),
  "piece-given-up": place(["flank", ...LAYING], null, "cards-revealed"),
  "adjusting-rolled": place(LAYING, null, "piece-placed"),
  "piece-adjusted": place(LAYING, null, "adjusting-rolled"),
  "camp-placed": place(DEPLOYING, "seat", "scouting-dealt"),
  "unit-deployed": place(DEPLOYING, null, "scouting-dealt"),
  "unit-straggling": place(DEPLOYING, null, "scouting-dealt"),
  "orders-given": place(["secret-orders"], "seat", "scouting-dealt"),
  "artillery-wheeled": place(["finishing"], null, "orders-given"),
  "pikes-dropped": place(["finishing"], null, "orders-given"),
  "order-revealed": place(["finishing", "ready"], null, "orders-given"),
  "commander-placed": place(["finishing"], null, "orders-given"),
  "commands-declared": place(["finishing"], "seat", "orders-given"),
  "scouts-moved": place(["scouts"], null, "commands-declared"),
  passed: place([...DEPLOYING, "finishing", "scouts"], null, "scouting-dealt"),
  "close-offered": place(["ready"], null, "seed-published"),
  "battle-closed": place(["ready"], "battle", "seed-published"),
  "abandon-offered": place(null, null, "battle-opened"),
  abandoned: place(null, "battle", "battle-opened"),
  "seed-published": place(["ready", "abandoned"], "battle", "battle-opened"),
};

/** Events that end their step: whatever comes next is in a later one. */
const ENDING: ReadonlySet<EventType> = new Set([
  "role-chosen",
  "territory-chosen",
  "square-chosen",
  "scouting-dealt",
  "abandoned",
  "battle-closed",
]);

const order = (step: Step): number => STEPS.indexOf(step);
const ofSeat = (type: EventType, seat: SeatName | null): string => `${type} ${seat}`;

function stepFaults(event: BattleEvent, before: BattleEvent | undefined): readonly RecordFault[] {
  const { type, step } = event;
  const { steps } = PLACES[type];
  const isPlaced = steps ? steps.includes(step) : order(step) < order("ready");
  const earliest = before === undefined ? 0 : order(before.step) + (ENDING.has(before.type) ? 1 : 0);
  return [
    ...(isPlaced ? [] : [fault("event-out-of-step", { type, step }, event)]),
    ...(before === undefined || order(step) >= earliest ? [] : [fault("step-back", { step, after: before.step }, event)]),
  ];
}

/** `happened`: the types of earlier events, alone and with their seat. */
function placeFaults(event: BattleEvent, happened: ReadonlySet<string>): readonly RecordFault[] {
  const { type, seat } = event;
  const { once, needs } = PLACES[type];
  const again = once !== null && happened.has(once === "battle" ? type : ofSeat(type, seat));
  const needed = needs === null || happened.has(needs === "force-sealed" ? ofSeat(needs, seat) : needs);
  return [
    ...(again ? [fault("event-twice", { type }, event)] : []),
    ...(needed || needs === null ? [] : [fault("event-too-early", { type, needs }, event)]),
  ];
}

function eventFaults(events: readonly BattleEvent[]): readonly RecordFault[] {
  const happened = new Set<string>();
  return events.flatMap((event, at) => {
    const faults = [...stepFaults(event, events[at - 1]), ...placeFaults(event, happened)];
    happened.add(event.type).add(ofSeat(event.type, event.seat));
    return faults;
  });
}

/** Whether the row of the map with the marker has a flank to choose. */
function hasFlank(evidence: Evidence): boolean {
  const { squares, flanks } = evidence.tables;
  const square = eventsOf(evidence, "marker-moved").at(-1)?.to ?? eventsOf(evidence, "square-chosen")[0]?.square;
  const row = squares.find(({ id }) => id === square)?.flank;
  return flanks.some(({ id, kind }) => id === row && kind !== "none");
}

type Owed = readonly [EventType, SeatName | null, Step];
const everySeat = (type: EventType, step: Step): readonly Owed[] => SEATS.map((seat) => [type, seat, step]);

/** The same for the table, if there is one. */
const owedOnTable = (evidence: Evidence): readonly Owed[] => [
  ...(hasFlank(evidence) ? [["flank-chosen", null, "compulsory"] as const] : []),
  ["kind-chosen", null, "outscouting"],
  ...everySeat("orders-given", "deployment"),
  ...everySeat("commands-declared", "scouts"),
];

/** Events every battle needs to get past a step: the event, for which seat, and the step that shows it was passed. */
function owedEvents(evidence: Evidence): readonly Owed[] {
  const dealt = eventsOf(evidence, "cards-dealt")[0];
  const keepers = SEATS.filter((seat) => (dealt?.counts[seat] ?? 0) > limitOf(evidence, "days"));
  return [
    ...everySeat("force-sealed", "role"),
    ...everySeat("seat-sat", "role"),
    ["invasion-rolled", null, "role"],
    ["role-chosen", null, "territory"],
    ["territory-chosen", null, "position"],
    ["square-chosen", null, "days"],
    ["cards-dealt", null, "days"],
    ["cards-revealed", null, "keep"],
    ...keepers.map((seat) => ["cards-kept", seat, "outscouting"] as const),
    ["scouting-dealt", null, "first-deployment"],
    ...(hasTable(evidence.tables) ? owedOnTable(evidence) : []),
  ];
}

function missingFaults(evidence: Evidence): readonly RecordFault[] {
  const { record, isOver, isAbandoned } = evidence;
  const has = (type: EventType, seat: SeatName | null) =>
    record.events.some((one) => one.type === type && (seat === null || one.seat === seat));
  const missing = (type: EventType, seat: SeatName | null) => (has(type, seat) ? [] : [fault("event-missing", { type, seat }, null)]);
  return [
    ...missing("battle-opened", null),
    ...owedEvents(evidence).flatMap(([type, seat, step]) => (hasReached(evidence, step) ? missing(type, seat) : [])),
    ...(isOver ? missing("seed-published", null) : []),
    ...(isAbandoned || (isOver && !hasReached(evidence, "ready")) ? missing("abandoned", null) : []),
  ];
}

/** What may still happen after the seed is published: the battle is fought, and closed. */
const AFTER_SEED: ReadonlySet<EventType> = new Set(["partner-joined", "order-revealed", "close-offered", "battle-closed"]);

/** The dice wait for both seats; the seed comes at the end of the sequence, and nothing decided by chance follows it. */
function orderFaults({ record, tables }: Evidence): readonly RecordFault[] {
  const { events } = record;
  const lastSat = events.findLastIndex((event) => event.type === "seat-sat");
  const published = events.findIndex((event) => event.type === "seed-published");
  const ended = events.findIndex((event) => event.type === "abandoned" || endsSequence(event, tables));
  return events.flatMap((event, at) => {
    const { type, step } = event;
    const early = type === "invasion-rolled" && at < lastSat ? [fault("event-too-early", { type, needs: "seat-sat" }, event)] : [];
    const unready = step === "ready" && at < published ? [fault("event-too-early", { type, needs: "seed-published" }, event)] : [];
    const late = (ended >= 0 && at > ended && at !== published) || (published >= 0 && at > published && !AFTER_SEED.has(type));
    return [...early, ...unready, ...(late ? [fault("event-too-late", { type }, event)] : [])];
  });
}

/** No event is missing, repeated or out of place. */
export function checkSequence(evidence: Evidence): Findings {
  const { events } = evidence.record;
  const faults = [...eventFaults(events), ...missingFaults(evidence), ...orderFaults(evidence), ...layingFaults(evidence)];
  return { faults, checked: events.length, due: true };
}
