import { otherSeat, type SeatName } from "../../model/by-seat";
import type { RecordFault } from "../../model/record-check";
import { type EventOf, type Evidence, fault } from "./evidence";

type Laying = EventOf<
  "kind-chosen" | "placing-rolled" | "piece-placed" | "piece-given-up" | "piece-lost" | "adjusting-rolled" | "piece-adjusted"
>;
type Chosen = { readonly by: SeatName; readonly kind: string; readonly as: string };

const TYPES: readonly string[] = [
  "kind-chosen",
  "placing-rolled",
  "piece-placed",
  "piece-given-up",
  "piece-lost",
  "adjusting-rolled",
  "piece-adjusted",
] satisfies readonly Laying["type"][];

const isLaying = (event: { readonly type: string }): event is Laying => TYPES.includes(event.type);

/** Flank pieces are neither chosen nor rolled for. */
const isOfFlank = (event: Laying): boolean =>
  (event.type === "piece-placed" && event.piece.as === "flank") || (event.type === "piece-given-up" && event.as === "flank");

/** Which chosen piece an event is about; null if it does not say. */
function chosenIn(event: Laying): Chosen | null {
  switch (event.type) {
    case "kind-chosen":
      return { by: event.seat, kind: event.kind, as: event.as };
    case "piece-placed":
      return { by: event.seat, kind: event.piece.kind, as: event.piece.as };
    case "piece-given-up":
      return { by: event.seat, kind: event.kind, as: event.as };
    case "placing-rolled":
    case "piece-lost":
      return { by: event.by, kind: event.kind, as: event.as };
    case "adjusting-rolled":
    case "piece-adjusted":
      return null;
    default:
      return event satisfies never;
  }
}

const isSame = (one: Chosen | null, other: Chosen | null): boolean =>
  one !== null && one.by === other?.by && one.kind === other.kind && one.as === other.as;

/** The event that must come right before, among those of laying pieces; null if none must. */
function needed(event: Laying, before: Laying | undefined): Laying["type"] | null {
  switch (event.type) {
    case "piece-placed":
    case "piece-given-up":
    case "piece-lost":
      return before?.type === "placing-rolled" && isSame(chosenIn(before), chosenIn(event)) ? null : "placing-rolled";
    case "adjusting-rolled":
      return before?.type === "piece-placed" && before.piece.id === event.piece && before.seat === otherSeat(event.by)
        ? null
        : "piece-placed";
    case "piece-adjusted":
      return before?.type === "adjusting-rolled" && before.piece === event.piece && before.by === event.seat ? null : "adjusting-rolled";
    case "kind-chosen":
    case "placing-rolled":
      return null;
    default:
      return event satisfies never;
  }
}

/** Each seat rolls for its pieces in the order it chose them. */
function choiceFaults(events: readonly Laying[]): readonly RecordFault[] {
  const waiting: Chosen[] = [];
  return events.flatMap((event) => {
    const chosen = chosenIn(event);
    if (event.type === "kind-chosen" && chosen) waiting.push(chosen);
    if (event.type !== "placing-rolled") return [];
    const next = waiting.findIndex(({ by, as }) => by === event.by && as === event.as);
    const [first = null] = next < 0 ? [] : waiting.splice(next, 1);
    return isSame(first, chosen) ? [] : [fault("event-too-early", { type: event.type, needs: "kind-chosen" }, event)];
  });
}

/**
 * Every piece except flank pieces is rolled for before it is laid, and the opponent rolls for it afterwards, whatever happens: nobody has
 * left out a roll they did not like.
 */
export function layingFaults({ record }: Evidence): readonly RecordFault[] {
  const events = record.events.filter(isLaying).filter((event) => !isOfFlank(event));
  const laid = events.filter(({ type }) => type !== "kind-chosen");
  const early = laid.flatMap((event, at) => {
    const needs = needed(event, laid[at - 1]);
    return needs === null ? [] : [fault("event-too-early", { type: event.type, needs }, event)];
  });
  const unrolled = laid.filter((event, at) => event.type === "piece-placed" && laid[at + 1]?.type !== "adjusting-rolled");
  return [
    ...choiceFaults(events),
    ...early,
    ...unrolled.map((event) => fault("event-missing", { type: "adjusting-rolled", seat: null }, event)),
  ];
}
