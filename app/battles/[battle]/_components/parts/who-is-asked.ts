import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { otherSeat } from "@/lib/model/other-seat";
import { isOver } from "../live/is-over";

/** Who may want the device: those who are waited for, then the one who is offered to abandon the battle. */
export function whoIsAsked(view: Pick<BattleView, "step" | "toAct" | "abandonOffered">): readonly SeatName[] {
  const { toAct, abandonOffered } = view;
  if (isOver(view)) return [];
  return [...toAct, ...SEATS.filter((seat) => abandonOffered[otherSeat(seat)] && !toAct.includes(seat))];
}
