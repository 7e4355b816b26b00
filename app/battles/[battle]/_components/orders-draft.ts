import type { ShownOrder } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { ShortEdge } from "@/lib/model/enumerations";
import type { Deed } from "./deed";

export type GiveOrders = Extract<Deed, { type: "give-orders" }>;
type March = GiveOrders["marches"][number];

/** Whether a commander goes, and how: round an edge, or nowhere, though it looks as if he did. */
export type Way = "stays" | "bluff" | ShortEdge;

/** `unit`: null where nobody is under the marker; `at`: null until it is laid. */
export type DraftAmbush = { readonly unit: number | null; readonly at: { readonly x: number; readonly y: number } | null };

/** Orders as they are being made up; nobody else is told of them. `held`: the marker in the hand, by its place among them. */
export type OrdersDraft = {
  readonly marches: readonly March[];
  readonly ambushes: readonly DraftAmbush[];
  readonly held: number | null;
};

export const NO_ORDERS: OrdersDraft = { marches: [], ambushes: [], held: null };

export type OrdersChange =
  /** `units`: those that go with him at once, if he was not marching already. */
  | { readonly do: "send"; readonly commander: number; readonly way: Way; readonly units: readonly number[] }
  | { readonly do: "join" | "leave"; readonly commander: number; readonly number: number }
  | { readonly do: "add-marker" }
  | { readonly do: "put-under"; readonly at: number; readonly unit: number | null }
  | { readonly do: "lay"; readonly at: number; readonly x: number; readonly y: number }
  | { readonly do: "hold"; readonly at: number | null }
  | { readonly do: "take-away"; readonly at: number }
  | { readonly do: "start-again" }
  /** All of them at once, as they would be given. */
  | { readonly do: "write"; readonly orders: Pick<GiveOrders, "marches" | "ambushes"> };

export const wayOf = ({ marches }: OrdersDraft, commander: number): Way => {
  const march = marches.find((one) => one.commander === commander);
  return march === undefined ? "stays" : (march.edge ?? "bluff");
};

/** Cards of the three: one for every marker and for every bluffed march. */
export const cardsUsed = ({ marches, ambushes }: OrdersDraft): number =>
  ambushes.length + marches.filter(({ edge }) => edge === null).length;

/** Whether anybody is ordered away already. */
const isOrdered = ({ marches, ambushes }: OrdersDraft, number: number): boolean =>
  marches.some(({ units }) => units.includes(number)) || ambushes.some(({ unit }) => unit === number);

function sent(draft: OrdersDraft, { commander, way, units }: Extract<OrdersChange, { do: "send" }>): OrdersDraft {
  const before = draft.marches.find((one) => one.commander === commander);
  const rest = { ...draft, marches: draft.marches.filter((one) => one !== before) };
  if (way === "stays") return rest;
  const along = way === "bluff" ? [] : before && before.edge !== null ? before.units : units.filter((number) => !isOrdered(rest, number));
  const march: March = { commander, edge: way === "bluff" ? null : way, units: [...along] };
  return { ...draft, marches: [...rest.marches, march].sort((one, other) => one.commander - other.commander) };
}

const withMarch = (draft: OrdersDraft, commander: number, change: (units: readonly number[]) => readonly number[]): OrdersDraft => ({
  ...draft,
  marches: draft.marches.map((one) => (one.commander === commander && one.edge !== null ? { ...one, units: [...change(one.units)] } : one)),
});

const withMarker = (draft: OrdersDraft, place: number, change: Partial<DraftAmbush>): OrdersDraft => ({
  ...draft,
  ambushes: draft.ambushes.map((one, at) => (at === place ? { ...one, ...change } : one)),
});

const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((one, other) => one - other);

function without(draft: OrdersDraft, place: number): OrdersDraft {
  const { held, ambushes } = draft;
  const stillHeld = held === null || held === place ? null : held > place ? held - 1 : held;
  return { ...draft, ambushes: ambushes.filter((_, at) => at !== place), held: stillHeld };
}

/** The draft after a change. A group gets one order at most. */
export function changedOrders(draft: OrdersDraft, change: OrdersChange): OrdersDraft {
  switch (change.do) {
    case "send":
      return sent(draft, change);
    case "join":
      return isOrdered(draft, change.number) ? draft : withMarch(draft, change.commander, (units) => ascending([...units, change.number]));
    case "leave":
      return withMarch(draft, change.commander, (units) => units.filter((number) => number !== change.number));
    case "add-marker":
      return { ...draft, ambushes: [...draft.ambushes, { unit: null, at: null }], held: draft.ambushes.length };
    case "put-under":
      return change.unit !== null && isOrdered(draft, change.unit) ? draft : withMarker(draft, change.at, { unit: change.unit });
    case "lay":
      return withMarker(draft, change.at, { at: { x: change.x, y: change.y } });
    case "hold":
      return { ...draft, held: change.at === null || change.at < draft.ambushes.length ? change.at : null };
    case "take-away":
      return without(draft, change.at);
    case "start-again":
      return NO_ORDERS;
    case "write": {
      const { marches, ambushes } = change.orders;
      return { marches, ambushes: ambushes.map(({ x, y, unit }) => ({ unit, at: { x, y } })), held: null };
    }
    default:
      return change satisfies never;
  }
}

/** The orders as they are given; a marker that is laid nowhere yet is left out. */
export const ordersOf = ({ marches, ambushes }: OrdersDraft): GiveOrders => ({
  type: "give-orders",
  marches: marches.map(({ commander, edge, units }) => ({ commander, edge, units: [...units] })),
  ambushes: ambushes.flatMap(({ unit, at }) => (at ? { x: at.x, y: at.y, unit } : [])),
});

/** The orders as everybody sees them once they are given: nothing of what they say. */
export function ordersAsSeen(draft: OrdersDraft, seat: SeatName): readonly ShownOrder[] {
  const { marches, ambushes } = ordersOf(draft);
  const hidden = { seat, secret: null, revealed: false } as const;
  return [
    ...marches.map(({ commander }, at) => ({ ...hidden, order: `march-${at + 1}`, place: { kind: "march", commander } as const })),
    ...ambushes.map(({ x, y }, at) => ({ ...hidden, order: `ambush-${at + 1}`, place: { kind: "ambush", x, y } as const })),
  ];
}
