import type { BattlefieldLimit } from "../../model/battle-tables";
import type { Piece } from "../../model/battlefield";
import type { RecordFault } from "../../model/record-check";
import { keyed } from "../keyed";
import { squaredDistanceBelow } from "../table/geometry/predicates";
import { hundredths } from "../table/hundredths";
import { type EventOf, type Evidence, eventsOf, fault } from "./evidence";

type Adjusted = EventOf<"piece-adjusted">;

/** A piece as it was laid: nobody moves it between then and its one adjustment. */
const laidBefore = (evidence: Evidence, event: Adjusted): Piece | null =>
  eventsOf(evidence, "piece-placed").findLast(({ seq, piece }) => seq < event.seq && piece.id === event.piece)?.piece ?? null;

function neededFor({ do: done, to }: Adjusted, laid: Piece | null): BattlefieldLimit | null {
  if (done === "remove") return "adjust-remove-from";
  if (done === "leave") return null;
  return laid && to && laid.angle !== to.angle ? "adjust-pivot-from" : "adjust-move-from";
}

/** For a piece that was only moved; a pivoted one may have come farther. */
function isTooFar({ to }: Adjusted, laid: Piece | null, most: number): boolean {
  if (!to || !laid || laid.angle !== to.angle) return false;
  const point = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: hundredths(x), y: hundredths(y) });
  return !squaredDistanceBelow(point(laid), point(to), hundredths(most) + 1);
}

/** Nobody has done more to a piece than its die allows. */
export function adjustingFaults(evidence: Evidence): readonly RecordFault[] {
  const rows = evidence.tables.battlefield?.limits;
  if (!rows) return [];
  const limits = keyed(rows, ({ value }) => value);
  return eventsOf(evidence, "piece-adjusted").flatMap((event) => {
    const rolled = eventsOf(evidence, "adjusting-rolled").findLast(({ seq, piece }) => seq < event.seq && piece === event.piece);
    const laid = laidBefore(evidence, event);
    const needs = neededFor(event, laid);
    const [die, needed, most] = [rolled?.die ?? 0, needs === null ? 0 : limits[needs], limits["adjust-distance"]];
    return [
      ...(die < needed ? [fault("adjust-too-low", { die, needed }, event)] : []),
      ...(isTooFar(event, laid, most) ? [fault("adjust-too-far", { most }, event)] : []),
    ];
  });
}
