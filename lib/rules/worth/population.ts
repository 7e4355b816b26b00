import type { Army } from "../../model/army";
import type { ArmyList, TroopLine } from "../../model/army-list";
import type { Characteristic } from "../../model/enumerations";
import type { Troop } from "../../model/troop";

/** One kind of unit group: like ones of all lists are one type. */
export type WorthType = {
  readonly troop: Troop;
  readonly bases: number;
  /** The lines it stands for, as `list/line`, with the option it has. */
  readonly lines: readonly { readonly list: string; readonly line: string; readonly option: Characteristic | null }[];
  /** Its share in each list, in the order of the lists; those of a list add up to one. */
  readonly shares: readonly number[];
};

/** What a fight between two unit groups does not show. Troops that differ in nothing else fight alike. */
export const NOT_FOUGHT: readonly Characteristic[] = ["bande", "dismountable", "impetuous", "independent", "nervous", "scouts", "square"];

const sorted = (troop: Troop, option: Characteristic | null): Troop => ({
  ...troop,
  characteristics: [...troop.characteristics, ...(option === null ? [] : [option])].toSorted(),
});

/** The same for troops that fight alike. */
export const fightingName = (troop: Troop): string =>
  JSON.stringify({ ...troop, characteristics: troop.characteristics.filter((one) => !NOT_FOUGHT.includes(one)).toSorted() });

const meanBases = ({ bases }: TroopLine): number => (bases.min + bases.max) / 2;

/** The size that ready armies take most, or the middle one of the list's. */
function usualSize(line: TroopLine, taken: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const bases of taken) counts.set(bases, (counts.get(bases) ?? 0) + 1);
  const [most] = [...counts].sort(([one, times], [other, others]) => others - times || one - other);
  const sizes = line.sizes.toSorted((one, other) => one - other);
  return most?.[0] ?? sizes[Math.floor((sizes.length - 1) / 2)] ?? 2;
}

/** How much each line of a list counts: half by the unit groups of its ready armies, half by the unit groups that the list allows. */
function lineWeights(list: ArmyList, taken: ReadonlyMap<string, readonly number[]>, byReady: number): ReadonlyMap<string, number> {
  const middle = (line: TroopLine) => line.sizes.toSorted((one, other) => one - other)[Math.floor((line.sizes.length - 1) / 2)] ?? 1;
  const allowed = list.lines.map((line) => meanBases(line) / middle(line));
  const groups = list.lines.map((line) => taken.get(line.id)?.length ?? 0);
  const [allAllowed, allGroups] = [allowed, groups].map((some) => some.reduce((sum, one) => sum + one, 0));
  const part = allGroups === 0 ? 0 : byReady;
  return new Map(
    list.lines.map((line, at) => [
      line.id,
      part * ((groups[at] ?? 0) / (allGroups || 1)) + (1 - part) * ((allowed[at] ?? 0) / (allAllowed || 1)),
    ]),
  );
}

function takenOf(list: ArmyList, armies: readonly Army[]): Map<string, number[]> {
  const taken = new Map<string, number[]>();
  for (const army of armies)
    for (const unit of army.units) {
      const led = army.commanders.find(({ id }) => id === unit.commander);
      if ((led?.list ?? army.list) !== list.id) continue;
      taken.set(unit.line, [...(taken.get(unit.line) ?? []), unit.bases]);
    }
  return taken;
}

/** A line without its options, and with each of them, the plain one counting as much as all those together. */
function withOptions({ optional }: TroopLine): readonly { readonly option: Characteristic | null; readonly part: number }[] {
  const HALF = 0.5;
  if (optional.length === 0) return [{ option: null, part: 1 }];
  return [{ option: null, part: HALF }, ...optional.map((option) => ({ option, part: HALF / optional.length }))];
}

/** The whole population of troop lines, each at the size that armies take. Like ones are merged. */
export function populationOf(lists: readonly ArmyList[], armies: readonly Army[], byReady: number): readonly WorthType[] {
  const types = new Map<string, { troop: Troop; bases: number; lines: WorthType["lines"][number][]; shares: number[] }>();
  for (const [at, list] of lists.entries()) {
    const taken = takenOf(list, armies);
    const weights = lineWeights(list, taken, byReady);
    const all = list.lines.flatMap((line) => withOptions(line).map((one) => ({ line, ...one })));
    for (const { line, option, part } of all) {
      const bases = usualSize(line, taken.get(line.id) ?? []);
      const troop = sorted(line.troop, option);
      const key = `${JSON.stringify(troop)}/${bases}`;
      const type = types.get(key) ?? { troop, bases, lines: [], shares: lists.map(() => 0) };
      type.lines.push({ list: list.id, line: line.id, option });
      type.shares[at] = (type.shares[at] ?? 0) + (weights.get(line.id) ?? 0) * part;
      types.set(key, type);
    }
  }
  return [...types.values()];
}
