import type { Stance } from "@/app/_components/handling/task";
import type { BattleCommand } from "@/lib/model/battle-command";
import { campLine } from "@/lib/rules/table/may-camp";
import { mayAdjust } from "@/lib/rules/table/may-lie";
import { mayScout, mayWheel } from "@/lib/rules/table/may-move";
import { campTask, commanderTask } from "./commander-and-camp-tasks";
import { scoutTask, wheelTask } from "./moving-tasks";
import type { Seen, TableTask } from "./task-parts";
import { adjustTask, flankPieceTask, pieceTask } from "./terrain-tasks";
import type { Thing } from "./things";
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
