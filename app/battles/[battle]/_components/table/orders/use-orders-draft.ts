import { useEffect, useReducer } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { keptOrders, ordersKey } from "./kept-orders";
import { changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";

type Seen = Pick<BattleView, "battle" | "seat" | "oneHand">;

/** On one device nothing is kept: whoever takes it next shall not find it. */
const mayKeep = ({ seat, oneHand }: Seen): boolean => seat !== null && !oneHand;

function readKept(seen: Seen): OrdersDraft {
  try {
    return (mayKeep(seen) ? keptOrders(window.sessionStorage.getItem(ordersKey(seen))) : null) ?? NO_ORDERS;
  } catch {
    return NO_ORDERS;
  }
}

function forgetOrders(seen: Pick<Seen, "battle" | "seat">): void {
  try {
    window.sessionStorage.removeItem(ordersKey(seen));
  } catch {
    // A browser that keeps nothing.
  }
}

function keep(seen: Seen, draft: OrdersDraft): void {
  if (!mayKeep(seen)) return;
  if (draft.marches.length + draft.ambushes.length === 0) {
    forgetOrders(seen);
    return;
  }
  try {
    window.sessionStorage.setItem(ordersKey(seen), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing.
  }
}

/** Once nobody asks for them any more, what was made up of them lies in this tab no longer. */
export function useOrdersForgotten({ battle, seat }: Pick<Seen, "battle" | "seat">, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) forgetOrders({ battle, seat });
  }, [battle, seat, isAsked]);
}

/** The orders that this seat is making up. They stay in this tab until they are given, and nobody else is told. */
export function useOrdersDraft(view: Seen): readonly [OrdersDraft, (change: OrdersChange) => void] {
  const [draft, change] = useReducer(changedOrders, view, readKept);
  const { battle, seat, oneHand } = view;
  useEffect(() => keep({ battle, seat, oneHand }, draft), [battle, seat, oneHand, draft]);
  return [draft, change];
}
