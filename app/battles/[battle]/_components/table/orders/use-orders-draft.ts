import { useEffect, useReducer, useState } from "react";
import { inTab } from "@/app/_components/browser/storage";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { ORDERS } from "@/lib/words/battle/orders";
import { useRoom, useView } from "../../room-context";
import { keptOrders, ordersKey } from "./kept-orders";
import { orderingOf } from "./order-choices";
import { changedOrders, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import { possibleOrders } from "./possible-orders";

type Seen = Pick<BattleView, "battle" | "seat" | "oneHand">;

/** On one shared device nothing is stored, because the opponent uses it next. */
const mayKeep = ({ seat, oneHand }: Seen): boolean => seat !== null && !oneHand;

const textKept = (seen: Seen): string | null => (mayKeep(seen) ? inTab.read(ordersKey(seen)) : null);

/** The draft stored in this tab, as far as it is still possible; `said`: a sentence about orders that were removed. */
export function takenUpOrders(view: BattleView, book: BattleBook): { readonly draft: OrdersDraft; readonly said: string | null } {
  const text = textKept(view);
  if (text === null) return { draft: NO_ORDERS, said: null };
  const kept = keptOrders(text);
  if (!kept) return { draft: NO_ORDERS, said: ORDERS.unreadable };
  const ordering = book.battlefield && orderingOf(view, book.battlefield.limits);
  if (!ordering) return { draft: kept, said: null };
  const draft = possibleOrders(kept, ordering);
  return { draft, said: isSame(draft, kept) ? null : ORDERS.reduced };
}

const isSame = (one: OrdersDraft, other: OrdersDraft): boolean => told(one) === told(other);
const told = ({ marches, ambushes }: OrdersDraft): string =>
  JSON.stringify([
    marches.map(({ commander, edge, units }) => [commander, edge, units]),
    ambushes.map(({ unit, at }) => [unit, at?.x ?? null, at?.y ?? null]),
  ]);

export const forgetOrders = (seen: Pick<Seen, "battle" | "seat">): void => inTab.remove(ordersKey(seen));

function keep(seen: Seen, draft: OrdersDraft): void {
  if (!mayKeep(seen)) return;
  if (draft.marches.length + draft.ambushes.length === 0) forgetOrders(seen);
  else inTab.write(ordersKey(seen), JSON.stringify(draft));
}

/** Once nobody asks for them any more, what was made up of them lies in this tab no longer. */
export function useOrdersForgotten({ battle, seat }: Pick<Seen, "battle" | "seat">, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) forgetOrders({ battle, seat });
  }, [battle, seat, isAsked]);
}

type Drafted = {
  readonly draft: OrdersDraft;
  readonly change: (change: OrdersChange) => void;
  /** What became of the draft that was found here, until it is changed. */
  readonly said: string | null;
};

/** The orders that this seat is making up. They stay in this tab until they are given, and nobody else is told. */
export function useOrdersDraft(): Drafted {
  const { book } = useRoom();
  const view = useView();
  const [first] = useState(() => takenUpOrders(view, book));
  const [draft, change] = useReducer(changedOrders, first.draft);
  const { battle, seat, oneHand } = view;
  useEffect(() => keep({ battle, seat, oneHand }, draft), [battle, seat, oneHand, draft]);
  return { draft, change, said: draft === first.draft ? first.said : null };
}
