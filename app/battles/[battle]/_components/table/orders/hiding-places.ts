import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { Battleground } from "@/lib/rules/table/battleground";
import { hidingSpots, mayBluff } from "@/lib/rules/table/may-hide";
import { coverOf } from "@/lib/rules/table/sight";

export type Unit = FrozenForce["units"][number];
export type Spot = { readonly x: number; readonly y: number };

/** One of the groups for each way in which the ground covers them; nobody at all where there are none. */
export function unlikeIn(ground: Battleground, groups: readonly Unit[]): readonly (readonly Unit[])[] {
  if (groups.length === 0) return [[]];
  return [...new Map(groups.map((group) => [coverOf(ground, group), [group]])).values()];
}

/** Every place of the own half that is tried, in turn, and whether a marker with one of these groups might lie there, or seem to. */
export function* triedPlaces(ground: Battleground, seat: SeatName, groups: readonly Unit[]): Generator<Spot & { readonly hides: boolean }> {
  for (const spot of hidingSpots(ground, seat)) yield { ...spot, hides: mayBluff(ground, seat, spot, groups).length === 0 };
}

/** A key of everything that decides these places: what is on the table, and how the ground covers the hidden group. */
export function hidingKey(ground: Battleground, seat: SeatName, groups: readonly Unit[]): string {
  const covers = groups.map((group) => coverOf(ground, group));
  const footprints = [ground.pieces, ground.units, ground.camps].map((all) => all.map(({ footprint }) => footprint));
  const kinds = ground.pieces.map(({ piece }) => piece.kind);
  return JSON.stringify([seat, ground.defender, ground.width, ground.depth, ground.water?.box ?? null, kinds, footprints, covers]);
}

/** All of them at once, each once. */
export function together(all: readonly (readonly Spot[])[]): readonly Spot[] {
  return [...new Map(all.flat().map((spot) => [`${spot.x} ${spot.y}`, spot])).values()];
}

/** The place nearest to `from` that is not on any of `taken`; null where there is none. */
export function nearestPlace(places: readonly Spot[], from: Spot, taken: readonly Spot[]): Spot | null {
  const isFree = ({ x, y }: Spot) => !taken.some((one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - y) < 1);
  const away = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y);
  return places.filter(isFree).reduce<Spot | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null);
}
