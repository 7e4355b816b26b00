import type { BattleCommand } from "../../model/battle-command";
import { whereItCamps } from "../../rules/table/may-camp";
import type { Asked } from "../asked";
import { groundSeen } from "./ground-seen";

/** As near as possible to the middle of its own edge, where the line stands in front of it. */
export function placeCamp(asked: Asked): BattleCommand {
  const x = whereItCamps(groundSeen(asked), asked.me);
  if (x === null) throw new Error("there is no place for a camp");
  return { type: "place-camp", x };
}
