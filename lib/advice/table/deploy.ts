import type { BattleCommand } from "../../model/battle-command";
import { type Stand, standsFreely } from "../../rules/table/may-stand";
import { whereItStands } from "../../rules/table/where-it-stands";
import { among, type OfType } from "../among";
import type { ComputerTurn } from "../computer-turn";
import { battleOrder } from "./battle-order";
import { groundSeen } from "./ground-seen";
import type { OwnUnit } from "./own-groups";
import { POSTS, postOf } from "./post-of";

/** Its place in the battle order, one nearby, or the first the search finds. */
function standOf(group: OwnUnit, turn: ComputerTurn): Stand | null {
  const ground = groundSeen(turn);
  const planned = battleOrder(turn).get(group.number);
  const isFree = (stand: Stand) => standsFreely(ground, turn.me, group, stand);
  if (planned?.stand && isFree(planned.stand)) return planned.stand;
  for (const near of planned?.others() ?? []) if (isFree(near)) return near;
  return whereItStands(ground, turn.me, group);
}

/** Foot first, because the enemy expects it; horse and light troops last, because they tell the most. */
function inOrder(options: readonly OfType<"deploy-unit">[], { force }: ComputerTurn) {
  const groups = options.flatMap((option) => {
    const group = force.units.find(({ number }) => number === option.number);
    return group ? [{ option, group, place: POSTS.indexOf(postOf(group)) }] : [];
  });
  return groups.sort((one, other) => one.place - other.place);
}

/** Puts the next group at its place in the battle order. An army that waits for the enemy sets stakes and caltrops. */
export function deploy(turn: ComputerTurn): BattleCommand {
  const waits = turn.view.roles?.defender === turn.me;
  for (const { option, group } of inOrder(among(turn.view, "deploy-unit"), turn)) {
    const stand = standOf(group, turn);
    if (!stand) continue;
    const { number, caltrops, stakes } = option;
    return { type: "deploy-unit", number, ...stand, caltrops: caltrops && waits, stakes: stakes && waits };
  }
  const [left] = among(turn.view, "leave-off-table");
  if (!left) throw new Error("no group can be deployed, and none may be left off the table");
  return { type: "leave-off-table", number: left.number };
}
