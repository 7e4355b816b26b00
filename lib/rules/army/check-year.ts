import type { Commander } from "../../model/army";
import { isOpenIn } from "./book";
import { type Check, finding, WHOLE_ARMY } from "./finding";
import type { Muster } from "./muster";

/** Whether this year allows all troops and all external allies of the army. */
function suitsAll(year: number, { army, units, list }: Muster): boolean {
  const entries = list.list.commanders.externalAllies;
  const mayCome = ({ role, list: theirs }: Commander): boolean =>
    role !== "ally" || theirs === null || entries.some((one) => one.list === theirs && isOpenIn(one.years, year));
  return units.every(({ line }) => line === null || isOpenIn(line.line.years, year)) && army.commanders.every(mayCome);
}

/** The year of the list nearest to the army's that allows all of its troops and allies; null where none does. */
export function nearestYear(muster: Muster): number | null {
  const { army, list } = muster;
  const { year } = army;
  if (year === null) return null;
  const [from, to] = list.list.years;
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const near = years.toSorted((one, other) => Math.abs(one - year) - Math.abs(other - year));
  return near.find((one) => suitsAll(one, muster)) ?? null;
}

/** Whether the army's year is none of its list's. */
export function isOutsideList({ army: { year }, list }: Muster): boolean {
  const [from, to] = list.list.years;
  return year !== null && (year < from || to < year);
}

/** The army's year, against those of its list. What single troops and allies would say of such a year follows from it, and is left out. */
export const checkYear: Check = (muster, found) => {
  const { year } = muster.army;
  const [from, to] = muster.list.list.years;
  if (year === null || !isOutsideList(muster)) return;
  const best = nearestYear(muster) ?? (year < from ? from : to);
  found.push(finding("year-outside", WHOLE_ARMY, { year, from, to }, [{ do: "set-army", field: "year", to: best }]));
};
