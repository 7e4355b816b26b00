import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { isOver } from "../live/is-over";

/** Who may take the device: players whose turn it is, then one with an offer to abandon; both while the battle is fought. */
export function seatsToAct(view: Pick<BattleView, "step" | "toAct" | "abandonOffered">): readonly SeatName[] {
  const { toAct, abandonOffered } = view;
  if (isOver(view)) return [];
  if (view.step === "ready") return toAct.length > 0 ? toAct : SEATS;
  return [...toAct, ...SEATS.filter((seat) => abandonOffered[otherSeat(seat)] && !toAct.includes(seat))];
}
