import { ambushGroups, marchGroups, type Ordering, wayChoices } from "./order-choices";
import { cardsUsed, changedOrders, type DraftAmbush, NO_ORDERS, type OrdersDraft } from "./orders-draft";

type March = OrdersDraft["marches"][number];

/** With a march as it was kept, as far as it can still be ordered. */
function withMarch(ordering: Ordering, draft: OrdersDraft, { commander, edge, units }: March): OrdersDraft {
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
