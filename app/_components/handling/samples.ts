import { boundsOf } from "@/lib/rules/table/geometry/turned";
import { baseWidths } from "@/lib/rules/table/hundredths";
import type { Stance, Task } from "./task";

/** A stretch of one axis, and the place in it that is judged for all of it; BW. */
export type Sample = { readonly from: number; readonly to: number; readonly at: number };

const THIN = 0.1;
const round = (length: number): number => Math.round(length * 100) / 100;

/** Stretches of one length, and thin ones about where the thing is flush with an edge: there alone it may be allowed. */
function stretches(from: number, to: number, edges: readonly number[], step: number): readonly Sample[] {
  const flush = edges.map(round).filter((at) => at >= from && at <= to);
  const lines = new Set([from, to]);
  for (let at = from + step; at < to - THIN; at += step) if (flush.every((one) => Math.abs(one - at) > THIN)) lines.add(round(at));
  for (const at of flush) {
    lines.add(round(Math.max(from, at - THIN)));
    lines.add(round(Math.min(to, at + THIN)));
  }
  const sorted = [...lines].toSorted((one, other) => one - other);
  const places = sorted.slice(1).map((end, index) => {
    const begin = sorted[index] as number;
    return { from: begin, to: end, at: flush.find((at) => at >= begin && at <= end) ?? round((begin + end) / 2) };
  });
  return places.length > 0 ? places : [{ from, to, at: from }];
}

export type Table = { readonly width: number; readonly depth: number };

/** The places of its centre that are judged for all the others, at its present angle and size: a grid over where it may be at best. */
export function samplesOf(
  { within, footprint }: Pick<Task, "within" | "footprint">,
  stance: Stance,
  table: Table,
  step: number,
): { readonly columns: readonly Sample[]; readonly rows: readonly Sample[] } {
  const bounds = boundsOf(footprint(stance));
  // From its centre to its own edges.
  const [left, right] = [stance.x - baseWidths(bounds.left), baseWidths(bounds.right) - stance.x];
  const [near, far] = [stance.y - baseWidths(bounds.bottom), baseWidths(bounds.top) - stance.y];
  return {
    columns: stretches(within.left, within.right, [left, table.width - right], step),
    rows: stretches(within.bottom, within.top, [near, table.depth - far], step),
  };
}
