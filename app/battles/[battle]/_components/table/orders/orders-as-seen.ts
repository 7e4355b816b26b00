import type { ShownOrder } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type OrdersDraft, ordersOf } from "./orders-draft";

/** The orders as everybody sees them once they are given: nothing of what they say. */
export function ordersAsSeen(draft: OrdersDraft, seat: SeatName): readonly ShownOrder[] {
  const { marches, ambushes } = ordersOf(draft);
  const hidden = { seat, secret: null, revealed: false } as const;
  return [
    ...marches.map(({ commander }, at) => ({ ...hidden, order: `march-${at + 1}`, place: { kind: "march", commander } as const })),
    ...ambushes.map(({ x, y }, at) => ({ ...hidden, order: `ambush-${at + 1}`, place: { kind: "ambush", x, y } as const })),
  ];
}
