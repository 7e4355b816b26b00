import { baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import { fittingStance, type Judgement, type Stance, type Task } from "./task";

/** A stretch of one axis, and the place in it that is judged for all of it; BW. */
export type Sample = { readonly from: number; readonly to: number; readonly at: number };

/** So far from where it is flush, in BW, is judged as if it were: what is let go of there slips into place. */
const THIN = 0.4;
/** The same of what must touch an edge, so that a strip remains that can be seen. */
const BROAD = 1;
const round = (length: number): number => Math.round(length * 100) / 100;

/** How long a stretch is, and how far one reaches from where the thing is flush; BW. */
type Grid = { readonly step: number; readonly thin: number };

/** Stretches of one length, and thin ones about where the thing is flush with an edge: there alone it may be allowed. */
function stretches(from: number, to: number, edges: readonly number[], { step, thin }: Grid): readonly Sample[] {
  const flush = edges.map(round).filter((at) => at >= from && at <= to);
  const lines = new Set([from, to]);
  for (let at = from + step; at < to - thin; at += step) if (flush.every((one) => Math.abs(one - at) > thin)) lines.add(round(at));
  for (const at of flush) {
    lines.add(round(Math.max(from, at - thin)));
    lines.add(round(Math.min(to, at + thin)));
  }
  const sorted = [...lines].toSorted((one, other) => one - other);
  const places = sorted.slice(1).map((end, index) => {
    const begin = sorted[index] as number;
    return { from: begin, to: end, at: flush.find((at) => at >= begin && at <= end) ?? round((begin + end) / 2) };
  });
  return places.length > 0 ? places : [{ from, to, at: from }];
}

export type Table = { readonly width: number; readonly depth: number };

/** The middle of a way so narrow that a grid may miss it, as where a piece fills what the water leaves of its sector; none of a broader way. */
function narrowly(from: number, to: number, { step }: Grid): readonly number[] {
  const way = round(to - from);
  return way >= 0 && way < step ? [(from + to) / 2] : [];
}

/** The places of its centre that are judged for all the others, at its present angle and size: a grid over where it may be at best. */
export function samplesOf(
  { within, room, footprint, isFlush }: Pick<Task, "within" | "room" | "footprint" | "isFlush">,
  stance: Stance,
  table: Table,
  step: number,
): { readonly columns: readonly Sample[]; readonly rows: readonly Sample[] } {
  const bounds = boundsOf(footprint(stance));
  // From its centre to its own edges.
  const [left, right] = [stance.x - baseWidths(bounds.left), baseWidths(bounds.right) - stance.x];
  const [near, far] = [stance.y - baseWidths(bounds.bottom), baseWidths(bounds.top) - stance.y];
  const grid = { step, thin: isFlush ? BROAD : THIN };
  const across = room ? narrowly(room.left + left, room.right - right, grid) : [];
  const deep = room ? narrowly(room.bottom + near, room.top - far, grid) : [];
  return {
    columns: stretches(within.left, within.right, [left, table.width - right, ...across], grid),
    rows: stretches(within.bottom, within.top, [near, table.depth - far, ...deep], grid),
  };
}

/** A legal place, and what the rules say of it. */
type Legal = { readonly stance: Stance; readonly judgement: Judgement };
type Search = {
  /** How far from where it is wanted, BW. */
  readonly reach: number;
  /** How many places are judged at most. */
  readonly most: number;
  /** Places known to be forbidden. */
  readonly isForbidden?: (stance: Stance) => boolean;
};

const TENTH = 0.1;
const COARSE = 0.5;
/** What is let go of slips so far, BW, to where it may be: among as many places as there are. */
const NEAR_BY: Search = { reach: 1, most: 400 };
/** A table of 60 by 30 BW, half a BW apart, and some. */
const MOST = 8000;

type Offset = { readonly x: number; readonly y: number; readonly far: number };
const offsetsWithin = new Map<number, readonly Offset[]>();

/** Whole tenths, the nearest first. */
function offsets(reach: number): readonly Offset[] {
  const known = offsetsWithin.get(reach);
  if (known) return known;
  const tenths = Math.round(reach / TENTH);
  const all: Offset[] = [];
  for (let x = -tenths; x <= tenths; x++)
    for (let y = -tenths; y <= tenths; y++) if (x * x + y * y <= tenths * tenths) all.push({ x, y, far: x * x + y * y });
  all.sort((one, other) => one.far - other.far);
  offsetsWithin.set(reach, all);
  return all;
}

const isWithin = ({ left, bottom, right, top }: Task["within"], { x, y }: Stance): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Where a task can go from there, each place once. */
function* placesAround(task: Task, from: Stance, reach: number): Generator<Stance> {
  const turn = (task.start.angle * Math.PI) / 180;
  for (const { x, y } of offsets(reach)) {
    if (task.moves === "none" && (x !== 0 || y !== 0)) return;
    if (task.moves !== "free" && y !== 0) continue;
    // What goes ahead has its tenths along its own way.
    const by = task.moves === "ahead" ? { x: x * Math.cos(turn), y: x * Math.sin(turn) } : { x, y };
    yield fittingStance(task, { ...from, x: from.x + by.x * TENTH, y: from.y + by.y * TENTH });
  }
}

/**
 * The legal place nearest to a stance, at its angle and of its size, among those a whole number of tenths away; null: there is none within
 * reach. "more": as many were judged as may be, and all of them are forbidden.
 */
export function snapToLegal(task: Task, from: Stance, { reach, most, isForbidden }: Search): Legal | null | "more" {
  let judged = 0;
  for (const stance of placesAround(task, fittingStance(task, from), reach)) {
    if (!isWithin(task.within, stance) || isForbidden?.(stance)) continue;
    if (judged >= most) return "more";
    judged += 1;
    const judgement = task.judge(stance);
    if (judgement.reasons.length === 0) return { stance, judgement };
  }
  return null;
}

/** Where what is let go of slips to. */
export function placeNearBy(task: Task, from: Stance): Legal | null {
  const found = snapToLegal(task, from, NEAR_BY);
  return found === "more" ? null : found;
}

/** The places of a coarse grid, and those where it touches a border, the nearest first. */
function coarsely(task: Task, from: Stance, table: Table): readonly Stance[] {
  const { columns, rows } = samplesOf(task, from, table, COARSE);
  const places = columns.flatMap(({ at: x }) => rows.map(({ at: y }) => fittingStance(task, { ...from, x, y })));
  const far = ({ x, y }: Stance) => (x - from.x) ** 2 + (y - from.y) ** 2;
  return places.toSorted((one, other) => far(one) - far(other));
}

const far = (one: Stance, other: Stance): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Towards where it is wanted, tenth by tenth, as long as it stays legal. */
function drawnBack(task: Task, from: Stance, found: Legal): Legal {
  let best = found;
  const whole = far(from, found.stance);
  for (let gone = TENTH; gone < Math.min(whole, 2 * COARSE); gone += TENTH) {
    const share = gone / whole;
    const x = found.stance.x + (from.x - found.stance.x) * share;
    const y = found.stance.y + (from.y - found.stance.y) * share;
    const stance = fittingStance(task, { ...found.stance, x, y });
    const judgement = task.judge(stance);
    if (judgement.reasons.length > 0) return best;
    best = { stance, judgement };
  }
  return best;
}

/** The nearest legal place anywhere: near by to the tenth; farther off one of a coarse grid, and from there as near as it goes. */
export function nearestPlace(task: Task, from: Stance, table: Table): Legal | null {
  const near = placeNearBy(task, from);
  if (near || task.moves === "none" || task.moves === "ahead") return near;
  for (const stance of coarsely(task, from, table).slice(0, MOST)) {
    const judgement = task.judge(stance);
    if (judgement.reasons.length === 0) return drawnBack(task, from, { stance, judgement });
  }
  return null;
}
