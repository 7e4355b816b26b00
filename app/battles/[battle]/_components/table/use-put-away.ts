import { useEffect } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { isOver } from "../live/is-over";
import type { Desk } from "./desk";
import { NO_ORDERS } from "./orders/orders-draft";
import { forgetOrders } from "./orders/use-orders-draft";

/** Leaves nothing in the hand, and nothing of secret orders in this tab. */
export function putAway(desk: Desk, view: Pick<BattleView, "battle" | "seat">): void {
  desk.hand.take(null);
  desk.change({ held: null, thing: null, put: null, draft: NO_ORDERS });
  forgetOrders(view);
}

/** When a battle is over there is no turn any more that would do so: one that is given up ends in the middle of whatever is done. */
export function usePutAway({ battle, seat, step }: BattleView, desk: Desk | null): void {
  const isDone = isOver({ step });
  useEffect(() => {
    if (isDone && desk) putAway(desk, { battle, seat });
  }, [isDone, desk, battle, seat]);
}
