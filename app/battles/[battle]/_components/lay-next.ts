import type { Spot } from "@/app/_components/battlefield/field-layout";
import { carryTo } from "@/app/_components/handling/hand";
import { nearestPlace } from "@/app/_components/handling/legal-places";
import { isSameStance, type Stance } from "@/app/_components/handling/task";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { type LaidOut, nextToLay, unitThing, withGroup, withLaid } from "./batch";
import type { Desk, DeskState } from "./desk";
import { groundOf } from "./seen-ground";
import { taskOf } from "./task-of";
import type { Seen } from "./task-parts";
import { type Thing, thingKey } from "./things";
import type { Wanted } from "./unit-tasks";

/** A tap on the table: what is in the hand goes there. Once that lies where it was put and may lie there, the next of the batch does. */
export function layAt(desk: Desk, out: LaidOut | null, spot: Spot): void {
  const held = desk.hand.now();
  if (!held || held.still !== null) return;
  const isPut = held.judgement.reasons.length === 0 && !isSameStance(held.wanted, held.task.start);
  const next = isPut && out && out.band.length === 0 ? nextToLay(out.batch, out.laid) : null;
  const thing = next && unitThing(next.number);
  if (thing) desk.change({ thing, band: [], put: { key: thingKey(thing), spot } });
  else carryTo(desk.hand, spot);
}

type Beside = Pick<Seen, "ground" | "seat"> & { readonly book: BattleBook; readonly wanted: DeskState["wanted"] };

/** What is laid out, and all that may lie beside it: each where it would be taken in hand. */
export function withRest(view: BattleView, { batch, laid }: LaidOut, { ground, seat, book, wanted }: Beside): readonly LaidGroup[] {
  let all = laid;
  for (let next = nextToLay(batch, all); next; next = nextToLay(batch, all)) {
    const among = withLaid(view, all, ground);
    const thing = unitThing(next.number);
    const made = taskOf({ view: among, seat, ground: groundOf(among, book) ?? ground }, thing, wanted[thingKey(thing)] ?? {});
    const groups = made?.laidAt?.(made.task.start);
    if (!groups) break;
    all = groups.reduce(withGroup, all);
  }
  return all;
}

type Shown = { readonly thing: Thing; readonly wanted: Wanted; readonly stance: Stance };

/** Where a unit group goes that is to stand there: the server knows nothing of what is laid out, and so the nearest place that this leaves free. */
export function freeAmong(
  laid: readonly LaidGroup[],
  { view, seat, ground }: Seen,
  book: BattleBook,
  { thing, wanted, stance }: Shown,
): Stance {
  if (thing.type !== "deploy-unit") return stance;
  const isOther = (number: number) => number !== thing.number;
  const units = view.units.filter((one) => one.seat !== seat || isOther(one.number));
  const others = laid.filter(({ number }) => isOther(number));
  const among = withLaid({ ...view, units }, others, ground);
  const task = taskOf({ view: among, seat, ground: groundOf(among, book) ?? ground }, thing, wanted)?.task;
  if (!task || task.judge(stance).reasons.length === 0) return stance;
  return nearestPlace(task, stance, { width: baseWidths(ground.width), depth: baseWidths(ground.depth) })?.stance ?? stance;
}
