import type { BattleCommand } from "../../model/battle-command";
import { among } from "../among";
import type { Asked } from "../asked";

/** Scouts go as far as they can, the more often the bolder the temper; or all stay where they are. */
export function scout({ view, temper, chance }: Asked): BattleCommand {
  const options = among(view, "scout-move");
  const option = options[chance(options.length)];
  if (!option || chance(100) >= temper.scouting) return { type: "pass" };
  return { type: "scout-move", number: option.number, distance: option.distance.max };
}
