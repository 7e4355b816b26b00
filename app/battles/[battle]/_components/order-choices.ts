import type { BattleView } from "@/lib/model/battle-view";
import type { ShortEdge } from "@/lib/model/enumerations";
import type { FrozenForce } from "@/lib/model/force";
import type { Refused } from "@/lib/model/refusals";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { contingentOf, ordersRefused } from "@/lib/rules/prebattle/orders";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { commanderNamed, groupWords, ORDERS, ownEdges, type StayReason, type WayReason } from "@/lib/words/battle/orders";
import { cardsUsed, type GiveOrders, type OrdersDraft, ordersOf, type Way, wayOf } from "./orders-draft";
import { forceSeen, groundOf, hostSeen } from "./seen-ground";

type Own = NonNullable<BattleView["own"]>;
type Unit = FrozenForce["units"][number];
type March = GiveOrders["marches"][number];
type Legal = Extract<BattleView["legal"][number], { type: "give-orders" }>;

/** The player who gives orders, and the orders that are legal; `limits`: of the tables. */
export type Ordering = { readonly view: BattleView; readonly own: Own; readonly legal: Legal; readonly limits: BattlefieldBook["limits"] };

/** Null where no orders are due. */
export function orderingOf(view: BattleView, limits: BattlefieldBook["limits"]): Ordering | null {
  const legal = view.legal.find((one): one is Legal => one.type === "give-orders");
  return legal && view.own ? { view, own: view.own, legal, limits } : null;
}

export type GroupChoice = Unit & { readonly isIn: boolean; readonly why: StayReason | null };

/** Why a unit group cannot be ordered at all. */
function notFree({ view, legal }: Ordering, unit: Unit, able: "marching" | "ambushing"): StayReason | null {
  if (legal[able].includes(unit.number)) return null;
  const { number, troop } = unit;
  const isMine = (one: { readonly seat: string; readonly number: number }) => one.seat === view.seat && one.number === number;
  if (view.units.some(isMine)) return { code: "placed" };
  if (view.stragglers.some(isMine)) return { code: "straggles" };
  if (troop.type === "artillery" || troop.type === "battle-wagon" || troop.type === "elephant") return { code: "kind", type: troop.type };
  return troop.characteristics.includes("barricades") ? { code: "barricades" } : { code: "kind", type: "other" };
}

const allyOf = ({ own }: Ordering, { commander }: Unit): number | null =>
  commander !== null && own.commanders[commander]?.role === "ally" ? commander : null;

/** The order a unit group already has, apart from the march and the marker in `but`. */
function orderedAway({ own }: Ordering, draft: OrdersDraft, number: number, but: { march?: number; place?: number }): StayReason | null {
  const march = draft.marches.find(({ commander, units }) => commander !== but.march && units.includes(number));
  if (march) return { code: "marches", commander: commanderNamed(march.commander, own.commanders) };
  const at = draft.ambushes.findIndex(({ unit }, one) => one !== but.place && unit === number);
  return at < 0 ? null : { code: "hides", at: at + 1 };
}

/** All of the player's unit groups: which go with a march, which could, and why others cannot. */
export function marchGroups(ordering: Ordering, draft: OrdersDraft, { commander, units }: March): readonly GroupChoice[] {
  const { own, limits } = ordering;
  const isFull = units.length >= limits["march-groups-most"];
  return own.units.map((unit) => {
    const isIn = units.includes(unit.number);
    const ally = allyOf(ordering, unit);
    const bound: StayReason | null =
      ally !== null && ally !== commander ? { code: "contingent", commander: commanderNamed(ally, own.commanders) } : null;
    const why = notFree(ordering, unit, "marching") ?? bound ?? orderedAway(ordering, draft, unit.number, { march: commander });
    return { ...unit, isIn, why: why ?? (isFull && !isIn ? { code: "full" } : null) };
  });
}

/** The same for the group under a marker. */
export function ambushGroups(ordering: Ordering, draft: OrdersDraft, place: number): readonly GroupChoice[] {
  return ordering.own.units.map((unit) => ({
    ...unit,
    isIn: draft.ambushes[place]?.unit === unit.number,
    why: notFree(ordering, unit, "ambushing") ?? orderedAway(ordering, draft, unit.number, { place }),
  }));
}

/** `units`: those that go with him by themselves. */
export type WayChoice = { readonly way: Way; readonly label: string; readonly units: readonly number[]; readonly why: WayReason | null };

const NOBODY: readonly number[] = [];

/** Why an ally cannot march with the whole of his contingent. */
function contingentStays(ordering: Ordering, draft: OrdersDraft, commander: number, units: readonly number[]): WayReason | null {
  const most = ordering.limits["march-groups-most"];
  if (units.length === 0) return { code: "no-contingent" };
  if (units.length > most) return { code: "too-many", count: units.length, most };
  for (const unit of ordering.own.units.filter(({ number }) => units.includes(number))) {
    const why = notFree(ordering, unit, "marching") ?? orderedAway(ordering, draft, unit.number, { march: commander });
    if (why) return { code: "cannot-go", group: groupWords(unit), why };
  }
  return null;
}

function edgeShut({ own, legal }: Ordering, draft: OrdersDraft, commander: number, edge: ShortEdge): WayReason | null {
  if (!legal.edges.includes(edge)) return { code: "water" };
  const other = draft.marches.find((one) => one.edge === edge && one.commander !== commander);
  return other ? { code: "taken", commander: commanderNamed(other.commander, own.commanders) } : null;
}

/** The choices for a commander, with the reason why one is closed. */
export function wayChoices(ordering: Ordering, draft: OrdersDraft, commander: number): readonly WayChoice[] {
  const { view, own, legal } = ordering;
  const isAlly = own.commanders[commander]?.role === "ally";
  const units = isAlly ? contingentOf(own, commander) : NOBODY;
  const stays = isAlly ? contingentStays(ordering, draft, commander, units) : null;
  const now = wayOf(draft, commander);
  const others = cardsUsed(draft) - (now === "bluff" ? 1 : 0);
  const edges = ownEdges(view.seat === view.roles?.defender).map(({ edge, label }): WayChoice => {
    const why = stays ?? edgeShut(ordering, draft, commander, edge);
    return { way: edge, label, units, why };
  });
  const noCard: WayReason | null = others >= legal.ambushCards ? { code: "no-card", most: legal.ambushCards } : null;
  return [
    { way: "stays", label: ORDERS.marches.stays, units: NOBODY, why: null },
    ...edges,
    { way: "bluff", label: ORDERS.marches.bluff, units: NOBODY, why: noCard },
  ];
}

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
