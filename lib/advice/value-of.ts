import type { AdviceTables, FlankSharer, LikingReason } from "../model/advice-tables";
import type { FrozenForce } from "../model/frozen-force";
import type { Ground } from "./ground-of";
import { likingOf, SHARER_OF } from "./liking-of";
import { measureOf } from "./measure-of";

export type Liking = { readonly value: number; readonly reasons: readonly LikingReason[] };

/** So many of so many; `weight` of what the table gives counts. */
type Share = { readonly have: number; readonly of: number; readonly weight: number };

function sharesOf<Key extends string>(force: FrozenForce, keyOf: (unit: FrozenForce["units"][number]) => Key | null): Map<Key, Share> {
  const of = force.units.reduce((total, unit) => total + unit.bases, 0);
  const shares = new Map<Key, Share>();
  for (const unit of force.units) {
    const key = keyOf(unit);
    if (key === null) continue;
    const have = (shares.get(key)?.have ?? 0) + unit.bases;
    shares.set(key, { have, of, weight: have / of });
  }
  return shares;
}

/** The fewer unit groups of those that cover a table, the more it weighs. */
function fewGroups({ units }: FrozenForce, advice: AdviceTables): Share {
  const wanted = measureOf("groups-wanted", advice);
  return { have: units.length, of: wanted, weight: Math.max(0, wanted - units.length) / wanted };
}

function reasonOf(code: LikingReason["code"], worth: number, share: Share | undefined): readonly LikingReason[] {
  const value = share ? Math.round(worth * share.weight) : 0;
  return share && value !== 0 ? [{ code, value, params: { have: share.have, of: share.of } }] : [];
}

/** The same for any ground, the force looked through once. */
export function likingsOf(force: FrozenForce, advice: AdviceTables): (ground: Ground) => Liking {
  const likings = sharesOf(force, (unit) => likingOf(unit.troop));
  const sharers = sharesOf<FlankSharer>(force, (unit) => SHARER_OF[likingOf(unit.troop)]).set("few-groups", fewGroups(force, advice));
  const mustered = advice.groundLikings.filter((row) => likings.has(row.id));
  return ({ density, flank }) => {
    const reasons = [
      ...mustered.flatMap((row) => reasonOf(row.id, row.worth[density], likings.get(row.id))),
      ...advice.flankLikings.flatMap((row) => (row.flank === flank ? reasonOf(row.id, row.worth, sharers.get(row.of)) : [])),
    ];
    return { value: reasons.reduce((sum, reason) => sum + reason.value, 0), reasons };
  };
}

/**
 * What a battle on this ground is worth to a force, in whole numbers: about 100 where every base has what it wants, about -100 where none
 * has, 0 where it is all one. Reasons add up to the value, in the order of the tables, without those that come to nothing. Each counts by
 * its share of the bases; that there are few unit groups, by how many are wanting. House values: no chapter of the rulebook says it.
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the name that the contract gives it; who imports it calls it otherwise.
export const valueOf = (ground: Ground, force: FrozenForce, advice: AdviceTables): Liking => likingsOf(force, advice)(ground);
