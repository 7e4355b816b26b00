import type { BattleCommand } from "../../model/battle-command";
import { whereItCamps } from "../../rules/table/may-camp";
import type { ComputerTurn } from "../computer-turn";
import { groundSeen } from "./ground-seen";

/** As near as possible to the middle of its own edge, where the line stands in front of it. */
export function placeCamp(turn: ComputerTurn): BattleCommand {
  const x = whereItCamps(groundSeen(turn), turn.me);
  if (x === null) throw new Error("there is no place for a camp");
  return { type: "place-camp", x };
}
