import type { Spot } from "@/app/_components/battlefield/field-layout";
import { carryTo } from "@/app/_components/handling/hand";
import { nearestPlace } from "@/app/_components/handling/legal-places";
import { isSameStance, type Stance } from "@/app/_components/handling/task";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { campLine } from "@/lib/rules/table/may-camp";
import { mayAdjust } from "@/lib/rules/table/may-lie";
import { mayScout, mayWheel } from "@/lib/rules/table/may-move";
import { type LaidOut, nextToLay, unitThing, withGroup, withLaid } from "./batch";
import { campTask, commanderTask } from "./commander-and-camp-tasks";
import type { Desk, DeskState } from "./desk";
import { scoutTask, wheelTask } from "./moving-tasks";
import { groundOf } from "./seen-ground";
import type { Seen, TableTask } from "./task-parts";
import { adjustTask, flankPieceTask, pieceTask } from "./terrain-tasks";
import { type Thing, thingKey } from "./things";
import { formedOf, unitTask, type Wanted } from "./unit-tasks";

function unitTaskOf(seen: Seen, number: number, wanted: Wanted, at: Stance | null): TableTask | null {
  const unit = seen.view.own?.units.find((one) => one.number === number);
  return unit ? unitTask(seen, number, formedOf(unit, wanted, seen.ground.book), at) : null;
}

/**
 * What it is to have a thing in hand; null where the view has no such thing. `wanted`: how a unit group is to stand; `at`: where it is laid
 * out already.
 */
export function taskOf(seen: Seen, thing: Thing, wanted: Wanted, at: Stance | null = null): TableTask | null {
  switch (thing.type) {
    case "place-piece":
      return pieceTask(seen);
    case "place-flank-piece":
      return flankPieceTask(seen, thing.kind);
    case "adjust-piece":
      return adjustTask(seen);
    case "place-camp":
      return campTask(seen);
    case "deploy-unit":
      return unitTaskOf(seen, thing.number, wanted, at);
    case "wheel-artillery":
      return wheelTask(seen, thing.number);
    case "place-commander":
      return commanderTask(seen, thing.commander);
    case "scout-move":
      return scoutTask(seen, thing.number);
    default:
      return thing satisfies never;
  }
}

type Of<Type extends BattleCommand["type"]> = Extract<BattleCommand, { type: Type }>;

const bare = (x: number, y: number, angle: number): Stance => ({ x, y, angle, w: 0, h: 0 });

function adjusted({ view, ground }: Seen, { adjust }: Of<"adjust-piece">): Stance | null {
  const adjusting = view.laying?.adjusting;
  const piece = view.pieces.find(({ id }) => id === adjusting?.piece);
  if (adjust.do !== "move" || !adjusting || !piece) return null;
  const { at } = mayAdjust(ground, piece, adjust, adjusting.die);
  return { ...at, w: piece.w, h: piece.h };
}

function moved({ view, seat, ground }: Seen, command: Of<"scout-move" | "wheel-artillery">): Stance | null {
  const unit = view.units.find((one) => one.seat === seat && one.number === command.number);
  if (!unit) return null;
  if (command.type === "scout-move") {
    const { at } = mayScout(ground, unit, command.distance);
    return bare(at.x, at.y, unit.facing);
  }
  const { at } = mayWheel(ground, unit, command.corner, command.degrees);
  return bare(at.x, at.y, at.facing);
}

/** Where a thing is that a command places; null of a command that places nothing. */
export function stanceOf(seen: Seen, command: BattleCommand): Stance | null {
  switch (command.type) {
    case "place-piece":
    case "place-flank-piece":
      return { x: command.x, y: command.y, angle: command.angle, w: command.w, h: command.h };
    case "adjust-piece":
      return adjusted(seen, command);
    case "place-camp":
      return bare(command.x, campLine(seen.ground, seen.seat), 0);
    case "deploy-unit":
      return bare(command.x, command.y, command.facing);
    case "scout-move":
    case "wheel-artillery":
      return moved(seen, command);
    case "place-commander":
      return "ambush" in command.at ? null : bare(command.at.x, command.at.y, 0);
    default:
      return null;
  }
}

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
