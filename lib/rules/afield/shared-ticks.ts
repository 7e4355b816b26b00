import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { SharedTick, Tick } from "../../model/company";
import type { Marks } from "./notebook";

type Ticks = readonly SharedTick[];

/** Of two words at the same moment the greater counts, and then seat b's, so that their order never matters. */
const isLater = (one: SharedTick, other: SharedTick): boolean =>
  one.at !== other.at ? one.at > other.at : one.value !== other.value ? one.value > other.value : one.by > other.by;

/** What a word is about, and whose it is. */
export const placeOf = ({ key, by }: Pick<SharedTick, "key" | "by">): string => `${key} ${by}`;

/** Whether it is the very same word. */
export const isSameWord = (one: SharedTick, other: SharedTick): boolean =>
  placeOf(one) === placeOf(other) && one.at === other.at && one.value === other.value;

/** Both, of each thing the later word of each seat: the same in any order, and however often. */
export function mergeTicks(one: Ticks, other: Ticks): Ticks {
  const merged = new Map<string, SharedTick>();
  for (const tick of [...one, ...other]) {
    const before = merged.get(placeOf(tick));
    if (!before || isLater(tick, before)) merged.set(placeOf(tick), tick);
  }
  return [...merged.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The last word about each thing. */
export function lastWords(ticks: Ticks): ReadonlyMap<string, SharedTick> {
  const last = new Map<string, SharedTick>();
  for (const tick of ticks) {
    const before = last.get(tick.key);
    if (!before || isLater(tick, before)) last.set(tick.key, tick);
  }
  return last;
}

export const marksIn = (ticks: Ticks): Marks =>
  Object.fromEntries([...lastWords(ticks).values()].filter(({ value }) => value > 0).map(({ key, value }) => [key, value]));

/**
 * What a seat ticks now. It is later than everything it knows about the same things, whatever its clock says: who corrects what he has seen
 * has the last word.
 */
export function ticked(ticks: Ticks, changes: Marks, by: SeatName, now: number): Ticks {
  const last = lastWords(ticks);
  return Object.entries(changes).map(([key, value]) => ({ key, value, by, at: Math.max(now, (last.get(key)?.at ?? -1) + 1) }));
}

/** What was ticked, the last first, with what the other seat had said of the same before. */
export type Trace = SharedTick & { readonly before: SharedTick | null };

export function tracesOf(ticks: Ticks): readonly Trace[] {
  const last = [...lastWords(ticks).values()];
  return last
    .map((tick) => ({ ...tick, before: ticks.find(({ key, by, at }) => key === tick.key && by !== tick.by && at <= tick.at) ?? null }))
    .sort((one, other) => (isLater(one, other) ? -1 : 1));
}

type Seen = Pick<BattleView, "seat" | "units" | "revealedUnits" | "stragglers" | "own" | "markers">;
type About = { readonly what: string; readonly of: SeatName; readonly id: string };

function aboutOf(key: string): About {
  const [what = "", of, id = ""] = key.replace(/^test:/, "").split(":");
  return { what, of: of === "b" ? "b" : "a", id };
}

const isSeenGroup = ({ units, revealedUnits = [], stragglers, own, seat }: Seen, { of, id }: About): boolean =>
  [...units, ...revealedUnits, ...stragglers].some((unit) => unit.seat === of && unit.number === Number(id)) ||
  (of === seat && own?.units.some((unit) => unit.number === Number(id)) === true);

const isSeenOrder = ({ markers, seat }: Seen, { of, id }: About): boolean =>
  of === seat || markers.some((one) => one.seat === of && one.order === id && one.revealed);

/**
 * Whether a seat may know, and say, something about this. Nobody learns from a tick which unit groups of the other army march or hide: what
 * is ticked of those is seen by their own player alone until the order is revealed, and what the other guesses of groups he has not seen, by
 * him alone.
 */
function concerns(seen: Seen, key: string): boolean {
  const about = aboutOf(key);
  switch (about.what) {
    case "unit":
    case "gone":
    case "broken":
      return isSeenGroup(seen, about);
    case "here":
      return isSeenOrder(seen, about);
    case "kind":
    case "lost":
    case "unseen":
      return about.of !== seen.seat;
    default:
      return true;
  }
}

/** The ticks that a seat may see, or may make. */
export const ticksFor = <One extends Tick>(seen: Seen, ticks: readonly One[]): readonly One[] =>
  seen.seat === null ? [] : ticks.filter(({ key }) => concerns(seen, key));
