import type { BattleCommand } from "../../model/battle-command";
import { among } from "../among";
import type { Asked } from "../asked";
import { groundOf } from "../ground-of";
import { oneOf } from "../one-of";
import { likingsOf } from "../value-of";
import { inTenths } from "./seat-frame";

/** What the flank of this square is worth to the own army, the thickness of the ground apart. */
function worthOfFlank({ view, force, advice, book }: Asked): number {
  if (view.square === null) return 0;
  const codes = new Set<string>(advice.flankLikings.map(({ id }) => id));
  const { reasons } = likingsOf(force, advice)(groundOf(view.square, book));
  return reasons.reduce((sum, { code, value }) => sum + (codes.has(code) ? value : 0), 0);
}

/** Which edge is all one as long as nobody stands there. Water as wide as it is liked: it takes from the width that must be held. */
export function chooseFlank(asked: Asked): BattleCommand {
  const option = oneOf(among(asked.view, "choose-flank"), asked.chance);
  if (!option) throw new Error("there is no flank to choose");
  const { edge, width } = option;
  if (!width) return { type: "choose-flank", edge, width: null };
  const liked = Math.min(1, Math.max(0, (worthOfFlank(asked) + 50) / 100));
  return { type: "choose-flank", edge, width: inTenths(width.min + (width.max - width.min) * liked) };
}
