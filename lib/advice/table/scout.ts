import type { BattleCommand } from "../../model/battle-command";
import { among } from "../among";
import type { ComputerTurn } from "../computer-turn";
import { oneOf } from "../one-of";

/** Scouts move as far as they can, the more often the bolder the style; otherwise all stay. */
export function scout({ view, temper, chance }: ComputerTurn): BattleCommand {
  const option = oneOf(among(view, "scout-move"), chance);
  if (!option || chance(100) >= temper.scouting) return { type: "pass" };
  return { type: "scout-move", number: option.number, distance: option.distance.max };
}
