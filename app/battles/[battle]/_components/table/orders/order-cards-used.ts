import type { BattleView } from "@/lib/model/battle-view";
import { commanderNamed, groupWords, ORDERS, type OrderCard, ownEdges } from "@/lib/words/battle/orders";
import type { OrdersDraft } from "./orders-draft";

type Seen = Pick<BattleView, "own" | "seat" | "roles">;

const AMBUSHES = ["ambush-1", "ambush-2", "ambush-3"] as const;

/** The five special cards and what the draft uses each for: markers first, then bluffed marches. */
export function orderCards({ marches, ambushes }: OrdersDraft, { own, seat, roles }: Seen): readonly OrderCard[] {
  const commanders = own?.commanders ?? [];
  const unitCalled = (number: number) => groupWords({ number, name: own?.units.find((one) => one.number === number)?.name ?? "" }).trim();
  const markers = ambushes.map(({ unit }) => ({ use: unit === null ? ORDERS.emptyMarker : unitCalled(unit), isBluff: unit === null }));
  const bluffs = marches
    .filter(({ edge }) => edge === null)
    .map(({ commander }) => ({ use: commanderNamed(commander, commanders), isBluff: true }));
  const used = [...markers, ...bluffs];
  const free = { use: null, isBluff: false };
  const hidden = AMBUSHES.map((card, at): OrderCard => ({ card, ...(used[at] ?? free) }));
  const sent = ownEdges(seat === roles?.defender).map(({ edge, label }): OrderCard => {
    const march = marches.find((one) => one.edge === edge);
    const card = label === ORDERS.marches.left ? "march-left" : "march-right";
    return { card, use: march ? commanderNamed(march.commander, commanders) : null, isBluff: false };
  });
  return [...hidden, ...sent];
}
