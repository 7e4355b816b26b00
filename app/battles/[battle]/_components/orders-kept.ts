import { useEffect, useReducer, useState } from "react";
import { inTab, parsedAs } from "@/app/_components/browser/storage";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { ORDERS } from "@/lib/words/battle/orders";
import { ambushGroups, marchGroups, type Ordering, orderingOf, wayChoices } from "./order-choices";
import { cardsUsed, changedOrders, type DraftAmbush, NO_ORDERS, type OrdersChange, type OrdersDraft } from "./orders-draft";
import { useRoom, useView } from "./room-context";

type Seen = Pick<BattleView, "battle" | "seat">;

/** The key of a draft in the player's browser. */
export const ordersKey = ({ battle, seat }: Seen): string => `condotta.orders.${battle}.${seat}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isSpot = (value: unknown): value is { x: number; y: number } => isRecord(value) && isNumber(value.x) && isNumber(value.y);

type March = OrdersDraft["marches"][number];

const isMarch = (value: unknown): value is March =>
  isRecord(value) &&
  isNumber(value.commander) &&
  (value.edge === null || value.edge === "left" || value.edge === "right") &&
  Array.isArray(value.units) &&
  value.units.every(isNumber);

const isAmbush = (value: unknown): value is DraftAmbush =>
  isRecord(value) && (value.unit === null || isNumber(value.unit)) && (value.at === null || isSpot(value.at));

/** A stored draft, with nothing in hand; null where the text is none. */
export const keptOrders = (text: string | null): OrdersDraft | null =>
  parsedAs(text, (kept) => {
    if (!isRecord(kept) || !Array.isArray(kept.marches) || !Array.isArray(kept.ambushes)) return null;
    const { marches, ambushes } = kept as { marches: readonly unknown[]; ambushes: readonly unknown[] };
    return marches.every(isMarch) && ambushes.every(isAmbush) ? { marches, ambushes, held: null } : null;
  });

type PossibleOrdersMarch = OrdersDraft["marches"][number];

/** With a march as it was kept, as far as it can still be ordered. */
function withMarch(ordering: Ordering, draft: OrdersDraft, { commander, edge, units }: PossibleOrdersMarch): OrdersDraft {
  const isTwice = draft.marches.some((one) => one.commander === commander);
  if (isTwice || !ordering.legal.commanders.includes(commander)) return draft;
  const way = edge ?? "bluff";
  const choice = wayChoices(ordering, draft, commander).find((one) => one.way === way);
  if (!choice || choice.why) return draft;
  // An ally always goes with his whole contingent.
  const sent = changedOrders(draft, { do: "send", commander, way, units: choice.units });
  if (way === "bluff" || choice.units.length > 0) return sent;
  return units.reduce((soFar, number) => {
    const march = soFar.marches.find((one) => one.commander === commander);
    const group = march && marchGroups(ordering, soFar, march).find((one) => one.number === number);
    return group && group.why === null ? changedOrders(soFar, { do: "join", commander, number }) : soFar;
  }, sent);
}

const isOnTable = ({ view: { table } }: Ordering, { x, y }: NonNullable<DraftAmbush["at"]>): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.depth;

/** The same with an ambush marker. One whose unit group cannot hide any more is no bluff: it is gone. */
function withAmbush(ordering: Ordering, draft: OrdersDraft, { unit, at }: DraftAmbush): OrdersDraft {
  const place = draft.ambushes.length;
  const added = changedOrders(draft, { do: "add-marker" });
  const isShut = unit !== null && ambushGroups(ordering, added, place).find(({ number }) => number === unit)?.why !== null;
  if (isShut || cardsUsed(added) > ordering.legal.ambushCards) return draft;
  const under = changedOrders(added, { do: "put-under", at: place, unit });
  return at && isOnTable(ordering, at) ? changedOrders(under, { do: "lay", at: place, ...at }) : under;
}

/**
 * What can still be ordered of a draft that was kept: with commanders, ways and unit groups that are possible now. What its player may mend
 * by himself, such as a marker that lies where it may not, stays as it is.
 */
export function possibleOrders({ marches, ambushes }: OrdersDraft, ordering: Ordering): OrdersDraft {
  const marching = marches.reduce((soFar, march) => withMarch(ordering, soFar, march), NO_ORDERS);
  const draft = ambushes.reduce((soFar, ambush) => withAmbush(ordering, soFar, ambush), marching);
  return { ...draft, held: null };
}

type OrdersDraftSeen = Pick<BattleView, "battle" | "seat" | "oneHand">;

/** On one shared device nothing is stored, because the opponent uses it next. */
const mayKeep = ({ seat, oneHand }: OrdersDraftSeen): boolean => seat !== null && !oneHand;

const textKept = (seen: OrdersDraftSeen): string | null => (mayKeep(seen) ? inTab.read(ordersKey(seen)) : null);

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

export const forgetOrders = (seen: Pick<OrdersDraftSeen, "battle" | "seat">): void => inTab.remove(ordersKey(seen));

function keep(seen: OrdersDraftSeen, draft: OrdersDraft): void {
  if (!mayKeep(seen)) return;
  if (draft.marches.length + draft.ambushes.length === 0) forgetOrders(seen);
  else inTab.write(ordersKey(seen), JSON.stringify(draft));
}

/** Once nobody asks for them any more, what was made up of them lies in this tab no longer. */
export function useOrdersForgotten({ battle, seat }: Pick<OrdersDraftSeen, "battle" | "seat">, isAsked: boolean): void {
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
