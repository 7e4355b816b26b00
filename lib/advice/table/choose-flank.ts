import type { BattleCommand } from "../../model/battle-command";
import { among } from "../among";
import type { ComputerTurn } from "../computer-turn";
import { groundOf } from "../ground-of";
import { oneOf } from "../one-of";
import { likingsOf } from "../value-of";
import { inTenths } from "./seat-frame";

/** What the flank of this square is worth to the seat's army, apart from the density. */
function worthOfFlank({ view, force, advice, book }: ComputerTurn): number {
  if (view.square === null) return 0;
  const codes = new Set<string>(advice.flankLikings.map(({ id }) => id));
  const { reasons } = likingsOf(force, advice)(groundOf(view.square, book));
  return reasons.reduce((sum, { code, value }) => sum + (codes.has(code) ? value : 0), 0);
}

/** Either edge is the same while nobody is on the table. The more the army likes water, the wider: it shortens the front to hold. */
export function chooseFlank(turn: ComputerTurn): BattleCommand {
  const option = oneOf(among(turn.view, "choose-flank"), turn.chance);
  if (!option) throw new Error("there is no flank to choose");
  const { edge, width } = option;
  if (!width) return { type: "choose-flank", edge, width: null };
  const liked = Math.min(1, Math.max(0, (worthOfFlank(turn) + 50) / 100));
  return { type: "choose-flank", edge, width: inTenths(width.min + (width.max - width.min) * liked) };
}
