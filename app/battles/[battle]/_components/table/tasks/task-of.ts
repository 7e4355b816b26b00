import { adjustTask } from "./adjust-task";
import { campTask } from "./camp-task";
import { commanderTask } from "./commander-task";
import { formedOf, type Wanted } from "./formed-of";
import { flankPieceTask, pieceTask } from "./piece-task";
import { scoutTask } from "./scout-task";
import type { Seen, TableTask } from "./table-task";
import type { Thing } from "./thing";
import { unitTask } from "./unit-task";
import { wheelTask } from "./wheel-task";

function unitTaskOf(seen: Seen, number: number, wanted: Wanted): TableTask | null {
  const unit = seen.view.own?.units.find((one) => one.number === number);
  return unit ? unitTask(seen, number, formedOf(unit, wanted, seen.ground.book)) : null;
}

/** What it is to have a thing in hand; null where the view has no such thing. `wanted`: how a unit group is to stand. */
export function taskOf(seen: Seen, thing: Thing, wanted: Wanted): TableTask | null {
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
      return unitTaskOf(seen, thing.number, wanted);
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
