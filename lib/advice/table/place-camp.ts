import type { BattleCommand } from "../../model/battle-command";
import { whereItCamps } from "../../rules/table/may-camp";
import type { Asked } from "../asked";
import { groundSeen } from "./ground-seen";

/** As near to the middle of the own edge as may be: there the line stands before it. */
export function placeCamp(asked: Asked): BattleCommand {
  const x = whereItCamps(groundSeen(asked), asked.me);
  if (x === null) throw new Error("there is no place for a camp");
  return { type: "place-camp", x };
}
