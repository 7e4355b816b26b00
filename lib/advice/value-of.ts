import type { AdviceTables, FlankSharer, LikingReason } from "../model/advice";
import type { FrozenForce } from "../model/force";
import type { Ground } from "./ground-of";
import { likingOf, SHARER_OF } from "./liking-of";
import { measureOf } from "./measure-of";

export type Liking = { readonly value: number; readonly reasons: readonly LikingReason[] };

/** `have` of `of`; `weight` scales what the table gives. */
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

/** The fewer unit groups there are of those needed to cover a table, the higher the weight. */
function fewGroups({ units }: FrozenForce, advice: AdviceTables): Share {
  const wanted = measureOf("groups-wanted", advice);
  return { have: units.length, of: wanted, weight: Math.max(0, wanted - units.length) / wanted };
}

function reasonOf(code: LikingReason["code"], worth: number, share: Share | undefined): readonly LikingReason[] {
  const value = share ? Math.round(worth * share.weight) : 0;
  return share && value !== 0 ? [{ code, value, params: { have: share.have, of: share.of } }] : [];
}

/** The same for any ground, with the force analysed once. */
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
 * What a battle on this ground is worth to a force, in whole numbers: about 100 if every base has what it wants, about -100 if none has, 0
 * if it makes no difference. The reasons add up to the value, in table order, without zeros. Each counts by its share of the bases; having
 * few unit groups counts by how many are missing. House values: the rulebook has no such chapter.
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the name that the contract gives it; who imports it calls it otherwise.
export const valueOf = (ground: Ground, force: FrozenForce, advice: AdviceTables): Liking => likingsOf(force, advice)(ground);
