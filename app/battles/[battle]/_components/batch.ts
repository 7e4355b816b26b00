import { inTab, parsedAs } from "@/app/_components/browser/storage";
import type { Stance } from "@/app/_components/handling/task";
import { type LaidGroup, layout } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { Placed } from "@/lib/model/battlefield";
import type { FrozenForce } from "@/lib/model/force";
import { deployingRank } from "@/lib/rules/prebattle/steps/deployment";
import type { Battleground } from "@/lib/rules/table/battleground";
import { isNervous } from "@/lib/rules/table/is-nervous";
import { mayStand } from "@/lib/rules/table/may-stand";
import type { Deed } from "./deed";
import type { Thing } from "./things";

type Unit = FrozenForce["units"][number];
type Seen = Pick<BattleView, "own" | "seat" | "batch" | "units" | "stragglers" | "markers" | "legal">;

/** What a seat deploys together: how many unit groups, and those from which it chooses. `shut`: they have no place, and are left off first. */
type Batch = { readonly size: number; readonly waiting: readonly Unit[]; readonly shut: readonly Unit[] };

/** What is laid out of a batch: all of it, those in the hand, and the others. */
export type LaidOut = {
  readonly batch: Batch;
  readonly laid: readonly LaidGroup[];
  /** Numbers that are moved as one; fewer than two: none. */
  readonly band: readonly number[];
  /** Numbers that may not stand where they are laid out. */
  readonly wrong: readonly number[];
};

/** Numbers that are on the table, straggle, march or hide. */
function goneFrom({ seat, units, stragglers, markers }: Seen): ReadonlySet<number> {
  const own = [...units, ...stragglers].flatMap((one) => (one.seat === seat ? [one.number] : []));
  const hidden = markers.flatMap(({ seat: owner, secret }) => {
    if (owner !== seat || !secret) return [];
    return secret.kind === "march" ? secret.units : [secret.unit ?? 0];
  });
  return new Set([...own, ...hidden]);
}

/** The batch that a view's own seat deploys now; null if it deploys nothing. */
export function batchIn(view: Seen): Batch | null {
  const { own, seat, batch, legal } = view;
  if (!own || seat === null || batch?.seat !== seat || !legal.some(({ type }) => type === "deploy-unit")) return null;
  const gone = goneFrom(view);
  const left = own.units.filter(({ number }) => !gone.has(number));
  const isShut = ({ number }: Unit) => legal.some((one) => one.type === "leave-off-table" && one.number === number);
  const waiting = left.filter((unit) => !isShut(unit));
  return { size: Math.min(batch.left, waiting.length), waiting, shut: left.filter(isShut) };
}

const has = (laid: readonly LaidGroup[], number: number): boolean => laid.some((one) => one.number === number);

/** Of what was laid out all that still can be: on the table now is only what is not confirmed. */
export function laidIn({ size, waiting }: Batch, laid: readonly LaidGroup[]): readonly LaidGroup[] {
  const kept = laid.filter(({ number }) => waiting.some((unit) => unit.number === number));
  return kept.length === laid.length && kept.length <= size ? laid : kept.slice(0, size);
}

/** Whether a group may be laid out, or is: there must be room left in the batch for all who go before it. */
function mayTake({ size, waiting, shut }: Batch, laid: readonly LaidGroup[], unit: Unit): boolean {
  if (has(laid, unit.number)) return true;
  const isBefore = (other: Unit) => deployingRank(other) < deployingRank(unit);
  const before = waiting.filter((other) => isBefore(other) && !has(laid, other.number));
  return !shut.some(isBefore) && laid.length + before.length < size;
}

/** The unit groups that may be taken in hand, those that go first before the others. */
export const takeable = (batch: Batch, laid: readonly LaidGroup[]): readonly Unit[] =>
  batch.waiting.filter((unit) => mayTake(batch, laid, unit)).toSorted((one, other) => deployingRank(one) - deployingRank(other));

export const unitThing = (number: number): Thing => ({ type: "deploy-unit", number });

/** The next that is not laid out yet; null if the batch is full. */
export const nextToLay = (batch: Batch, laid: readonly LaidGroup[]): Unit | null =>
  takeable(batch, laid).find(({ number }) => !has(laid, number)) ?? null;

const isHorse = ({ troop }: Unit): boolean => troop.type === "mounted";

/** Whether all of a batch is laid out and none of it is horse, of which more waits. */
export const horseWaits = ({ batch: { size, waiting }, laid }: LaidOut): boolean =>
  size > 0 && laid.length === size && waiting.some(isHorse) && !waiting.some((unit) => isHorse(unit) && has(laid, unit.number));

/** With this group laid out so. */
export const withGroup = (laid: readonly LaidGroup[], group: LaidGroup): readonly LaidGroup[] =>
  has(laid, group.number) ? laid.map((one) => (one.number === group.number ? group : one)) : [...laid, group];

/** A view in which these stand on the table, as far as one's own eyes see it. */
export function withLaid<View extends BattleView>(view: View, laid: readonly LaidGroup[], ground: Battleground | null): View {
  if (laid.length === 0 || !ground) return view;
  const placed = laid.flatMap(({ number, ...stand }): readonly Placed[] => {
    const unit = view.own?.units.find((one) => one.number === number);
    const isThere = view.units.some((one) => one.seat === view.seat && one.number === number);
    if (!unit || isThere || view.seat === null) return [];
    const { name, bases, troop } = unit;
    const nervous = isNervous(ground, { ...stand, bases, troop });
    return [{ seat: view.seat, number, name, bases, troop, nervous, droppedPikes: false, ...stand }];
  });
  return { ...view, units: [...view.units, ...placed] };
}

/** Those that may not stand where they are laid out, on a ground where all of them stand. */
export function laidWrong(view: BattleView, laid: readonly LaidGroup[], ground: Battleground): readonly number[] {
  return laid.flatMap(({ number, ...stand }) => {
    const unit = view.own?.units.find((one) => one.number === number);
    return unit && view.seat && mayStand(ground, view.seat, unit, stand).length > 0 ? [number] : [];
  });
}

export const stanceOfLaid = ({ x, y, facing }: LaidGroup): Stance => ({ x, y, angle: facing, w: 0, h: 0 });

export const deployAll = (laid: readonly LaidGroup[]): Deed => ({ type: "deploy-units", units: laid.map((one) => ({ ...one })) });

type Kept = Pick<BattleView, "battle" | "seat" | "oneHand">;
const keyOf = ({ battle, seat }: Kept): string => `condotta.laid.${battle}.${seat}`;

/** What was laid out in this tab before the page was loaded again; nothing of it on a device that both players use. */
export function laidKept(seen: Kept): readonly LaidGroup[] {
  const read = seen.oneHand ? null : parsedAs(inTab.read(keyOf(seen)), (value) => layout.shape.units.safeParse(value));
  return read?.success ? read.data : [];
}

export function keepLaid(seen: Kept, laid: readonly LaidGroup[]): void {
  if (laid.length === 0) inTab.remove(keyOf(seen));
  else if (!seen.oneHand) inTab.write(keyOf(seen), JSON.stringify(laid));
}
