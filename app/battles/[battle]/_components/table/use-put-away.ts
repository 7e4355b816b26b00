import { useEffect } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { isOver } from "../live/is-over";
import { useOfView, useRoom } from "../room-context";
import type { Desk } from "./desk";
import { NO_ORDERS } from "./orders/orders-draft";
import { forgetOrders } from "./orders/use-orders-draft";

/** Empties the hand and forgets the secret orders of this tab. */
export function putAway(desk: Desk, view: Pick<BattleView, "battle" | "seat">): void {
  desk.hand.take(null);
  desk.change({ held: null, thing: null, put: null, draft: NO_ORDERS });
  forgetOrders(view);
}

/** A battle that is over has no turn that would do so: it may have been abandoned at any step. */
export function usePutAway(desk: Desk | null): void {
  const { battle, seat } = useRoom();
  const isDone = useOfView(isOver);
  useEffect(() => {
    if (isDone && desk) putAway(desk, { battle, seat });
  }, [isDone, desk, battle, seat]);
}
