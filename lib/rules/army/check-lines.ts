import type { BareFinding } from "../../model/findings";
import { isDemandedIn, type PreparedGroup, type PreparedLine } from "./book";
import { type Check, finding, WHOLE_ARMY } from "./finding";
import { isExternal, type Muster } from "./muster";
import { addBases, roomFor, takeBases } from "./remedies";

/** The main army alone meets each minimum; internal allies count towards the maximum ("Allies"). */
function checkLine(line: PreparedLine, muster: Muster, found: BareFinding[]): void {
  const { id, name, bases, years } = line.line;
  const own = muster.main.bases[line.index] ?? 0;
  const all = muster.whole.bases[line.index] ?? 0;
  if (own < bases.min && isDemandedIn(years, muster.army.year)) {
    const edits = addBases(muster, line, bases.min - own, roomFor(line, muster.list, muster.whole), null);
    found.push(
      finding("line-few", { line: id }, { line: id, name, have: own, min: bases.min, ...(all > own && { apart: true as const }) }, edits),
    );
  }
  if (all > bases.max) {
    const members = muster.units.filter((one) => one.line === line && !isExternal(one.leader));
    found.push(finding("line-many", { line: id }, { line: id, name, have: all, max: bases.max }, takeBases(members, all - bases.max)));
  }
}

function checkGroup(group: PreparedGroup, muster: Muster, found: BareFinding[]): void {
  const have = group.lines.reduce((total, at) => total + (muster.whole.bases[at] ?? 0), 0);
  if (have <= group.max) return;
  const members = muster.units.filter((one) => !isExternal(one.leader) && one.line !== null && group.lines.includes(one.line.index));
  found.push(
    finding("group-many", { group: group.id }, { names: [...group.names], have, max: group.max }, takeBases(members, have - group.max)),
  );
}

function checkYear({ army, list }: Muster, found: BareFinding[]): void {
  const { year } = army;
  const [from, to] = list.list.years;
  if (year === null || (from <= year && year <= to)) return;
  found.push(finding("year-outside", WHOLE_ARMY, { year, from, to }, [{ do: "set-army", field: "year", to: year < from ? from : to }]));
}

/** The army, against the minimums, maximums and years of its list. */
export const checkLines: Check = (muster, found) => {
  checkYear(muster, found);
  for (const line of muster.list.lines) checkLine(line, muster, found);
  for (const group of muster.list.groups) checkGroup(group, muster, found);
};
