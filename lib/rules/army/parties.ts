import type { Commander } from "../../model/army";
import type { FindingParams } from "../../model/findings";
import type { Years } from "../../model/identifiers";
import { findList, isOpenIn, type PreparedLine } from "./book";
import type { Muster, MusteredUnit } from "./muster";

/** Something limited to some years: troops, an ally, the list, or what a dated rule allows in all other years. */
export type Party = FindingParams["years-never-met"]["one"] & { readonly units: readonly MusteredUnit[] };

const standsIn = ({ years }: Party, year: number): boolean => years.some((one) => isOpenIn(one, year));

/** Troops with years of their own; each line of a list once. */
function troops({ units }: Muster): readonly Party[] {
  const lines = new Map<PreparedLine, MusteredUnit[]>();
  for (const one of units) if (one.line?.line.years) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
  return [...lines].map(([{ line }, members]) => ({
    ...{ kind: "line" as const, names: [line.name], years: line.years ? [line.years] : [] },
    units: members,
  }));
}

/** Lists of external allies that may come only in some years, which need not be consecutive. */
function allies({ army, book, list }: Muster): readonly Party[] {
  const from = army.commanders.filter((one) => one.role === "ally" && one.list !== null);
  return from.flatMap((ally, at): Party[] => {
    const entries = list.list.commanders.externalAllies.filter((one) => one.list === ally.list);
    const years = entries.flatMap((one) => (one.years ? [one.years] : []));
    const known = from.findIndex((one) => one.list === ally.list) < at;
    if (known || ally.list === null || entries.length === 0 || years.length < entries.length) return [];
    const name = findList(book, ally.list, ally.listVersion)?.list.name ?? ally.list;
    return [{ kind: "ally", names: [name], years, units: [] }];
  });
}

/** The years of the list, each once, in which all parties can be present. */
export function yearsOf(parties: readonly Party[], [from, to]: Years): readonly number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return all.filter((year) => parties.every((one) => standsIn(one, year)));
}

/** All of an army that is limited to some years, its list among it. */
export function partiesOf(muster: Muster): readonly Party[] {
  const { years, name } = muster.list.list;
  return [{ kind: "list", names: [name], years: [years], units: [] }, ...troops(muster), ...allies(muster)];
}

/**
 * Whether an army can take a line for this ally: in its year; without one, in some year that has all the rest of it, or, where none has, in which
 * the ally may come.
 */
export function servesUnder({ line: { years } }: PreparedLine, ally: Commander, muster: Muster): boolean {
  const { army, list } = muster;
  if (years === null || army.year !== null) return isOpenIn(years, army.year);
  const alone = { ...muster, units: [], army: { ...army, commanders: [ally] } };
  const [all, his] = [muster, alone].map((one) => yearsOf(partiesOf(one), list.list.years));
  return (all?.length ? all : his)?.some((year) => isOpenIn(years, year)) ?? false;
}
