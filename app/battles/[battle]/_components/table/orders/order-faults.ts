import type { BattleView } from "@/lib/model/battle-view";
import type { Refused } from "@/lib/model/refusals";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { ordersRefused } from "@/lib/rules/prebattle/orders-refused";
import { groundOf } from "./ground-of";
import { forceSeen, hostSeen } from "./host-seen";
import { type GiveOrders, type OrdersDraft, ordersOf } from "./orders-draft";

/** `why` is null for a marker that is not placed yet. */
export type OrderFault =
  | { readonly of: "march"; readonly commander: number; readonly why: Refused }
  | { readonly of: "ambush"; readonly at: number; readonly why: Refused | null }
  | { readonly of: "all"; readonly why: Refused };

type Orders = Pick<GiveOrders, "marches" | "ambushes">;
const NOTHING: Orders = { marches: [], ambushes: [] };

/** What would be refused, each fault with its order. Faults of all orders together are sought only when no single order has one. */
export function orderFaults(draft: OrdersDraft, view: BattleView, book: BattleBook): readonly OrderFault[] {
  const [ground, force] = [groundOf(view, book), forceSeen(view)];
  const { seat } = view;
  if (!ground || !force || !seat) return [];
  const host = hostSeen(view, seat);
  const judge = (orders: Partial<Orders>) => ordersRefused({ ...NOTHING, ...orders, seat, force, host, ground });
  const ofMarches = draft.marches.flatMap((march): readonly OrderFault[] => {
    const why = judge({ marches: [march] });
    return why ? [{ of: "march", commander: march.commander, why }] : [];
  });
  const ofAmbushes = draft.ambushes.flatMap(({ unit, at: place }, at): readonly OrderFault[] => {
    if (!place) return [{ of: "ambush", at, why: null }];
    const why = judge({ ambushes: [{ ...place, unit }] });
    return why ? [{ of: "ambush", at, why }] : [];
  });
  const each = [...ofMarches, ...ofAmbushes];
  const together = each.length === 0 ? judge(ordersOf(draft)) : null;
  return together ? [{ of: "all", why: together }] : each;
}
