import { CHARACTERISTICS, SET_FORMATIONS, TROOP_TYPES } from "@/lib/model/enumerations";
import type { ListId, Years } from "@/lib/model/identifiers";
import type { FindableList } from "./findable-list";

/** What lists are narrowed by beside words, as it stands in the address; an empty text narrows nothing. */
export const NARROWING = ["year", "region", "territory", "enemy", "ally", "troops", "formation", "characteristic"] as const;
export type Narrowing = Readonly<Record<(typeof NARROWING)[number], string>>;

export const NOT_NARROWED: Narrowing = {
  ...{ year: "", region: "", territory: "", enemy: "" },
  ...{ ally: "", troops: "", formation: "", characteristic: "" },
};

/** Years from the first list to the last. "1632", or a span as "1620-1640" with any dash; null if it is neither, or lies outside. */
export function yearsTyped(text: string, [from, to]: Years): Years | null {
  const found = /^(\d{4})(?:\s*[-–—]\s*(\d{4}))?$/.exec(text.trim());
  if (!found) return null;
  const [first, last] = [Number(found[1]), Number(found[2] ?? found[1])];
  return from <= first && first <= last && last <= to ? [first, last] : null;
}

const meet = ([from, to]: Years, other: Years): boolean => from <= other[1] && other[0] <= to;

/** Whether a list has troops that are all of this at once, in these years. */
function hasTroops({ kinds }: FindableList, { troops, formation, characteristic }: Narrowing, years: Years | null): boolean {
  if (!troops && !formation && !characteristic) return true;
  const placeIn = (names: readonly string[], name: string) => names.indexOf(name);
  const [type, set] = [placeIn(TROOP_TYPES, troops), placeIn(SET_FORMATIONS, formation)];
  const bit = placeIn(CHARACTERISTICS, characteristic);
  return kinds.some(
    ([ofType, ofSet, bits, its]) =>
      (!troops || ofType === type) &&
      (!formation || ofSet === set) &&
      (!characteristic || (bit >= 0 && (bits & (1 << bit)) !== 0)) &&
      (!years || !its || meet(its, years)),
  );
}

const isEnemy = (one: FindableList, enemy: FindableList): boolean => one.enemies.includes(enemy.id) || enemy.enemies.includes(one.id);

/** Enemies of a list, in the years they both have. */
function fights(one: FindableList, enemy: FindableList | undefined, years: Years | null): boolean {
  if (!enemy || !isEnemy(one, enemy)) return false;
  return meet(one.years, enemy.years) && (!years || meet(enemy.years, years));
}

/** Whether a list takes allies from another, in these years. */
const isAlliedWith = ({ allies }: FindableList, ally: string, years: Years | null): boolean =>
  allies.some(([list, its]) => list === ally && (!years || !its || meet(its, years)));

/** Whether a list fits everything that narrows the search at once. */
export function narrows(narrowing: Narrowing, lists: readonly FindableList[], span: Years): (one: FindableList) => boolean {
  const years = yearsTyped(narrowing.year, span);
  const enemy = lists.find(({ id }) => id === narrowing.enemy);
  return (one) =>
    (!years || meet(one.years, years)) &&
    (!narrowing.region || one.region === narrowing.region) &&
    (!narrowing.territory || one.territories.some((each) => each === narrowing.territory)) &&
    (!narrowing.enemy || fights(one, enemy, years)) &&
    (!narrowing.ally || isAlliedWith(one, narrowing.ally, years)) &&
    hasTroops(one, narrowing, years);
}

type Met = { readonly years: Years; readonly armies: readonly { readonly list: ListId }[] };

/**
 * Sample armies for the lists that were found, by their battles. With an enemy: those of his enemies, his own battles first, then those
 * nearest to the year. Otherwise those of the years that are looked for.
 */
export function narrowPairs<One extends Met>(
  pairs: readonly One[],
  narrowing: Narrowing,
  fit: ReadonlySet<ListId>,
  span: Years,
): readonly One[] {
  const years = yearsTyped(narrowing.year, span);
  const { year: _, ...others } = narrowing;
  const ofFound = ({ armies }: One) => armies.some(({ list }) => fit.has(list));
  if (!narrowing.enemy) {
    const isNarrowed = Object.values(others).some((one) => one !== "");
    return pairs.filter((one) => (!years || meet(one.years, years)) && (!isNarrowed || ofFound(one)));
  }
  const far = (one: One) => (years ? Math.max(0, years[0] - one.years[0], one.years[0] - years[1]) : 0);
  const isHis = ({ armies }: One) => armies.some(({ list }) => list === narrowing.enemy);
  return pairs.filter(ofFound).toSorted((one, other) => Number(isHis(other)) - Number(isHis(one)) || far(one) - far(other));
}
