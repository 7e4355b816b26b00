import type { Edit } from "../../model/army";
import { type BareFinding, whom } from "../../model/findings";
import { type Book, isDemandedIn, type PreparedLine } from "./book";
import { checkConstraintsOf, isBroken } from "./check-constraints";
import { type AtLeast, half, owedBases, owedInAll, owesHalf } from "./contingent-debts";
import { applyEdits } from "./edits";
import { addBases, addGroups, type Check, finding, roomFor, takeBases, takeLast } from "./finding";
import { type Contingent, hasRoom, type Muster, muster as musterOf, sumOf } from "./muster";
import { servesUnder } from "./parties";

function checkMinimums(contingent: Contingent, muster: Muster, found: BareFinding[]): void {
  const { commander, list, tally, at } = contingent;
  for (const line of list.lines) {
    const { id, name, bases, years } = line.line;
    if (bases.min === 0 || !isDemandedIn(years, muster.army.year)) continue;
    const have = tally.bases[line.index] ?? 0;
    const need = owedBases(line, contingent, muster);
    if (have >= need) continue;
    const edits = addBases(muster, line, need - have, roomFor(line, list, contingent.internal ? muster.whole : tally), commander.id);
    const params = { of: whom(commander, muster.army.commanders), line: id, name, have, min: bases.min, need };
    found.push(finding("contingent-minimum", at, params, within(edits, contingent, muster)));
  }
}

/** The edits, if the contingent has room for the unit groups that they add. */
const within = (edits: readonly Edit[] | null, contingent: Contingent, muster: Muster) =>
  edits && hasRoom(contingent, muster, edits.length) ? edits : null;

/** Adds the missing amount of this line to a contingent, if it has room and unit groups left. */
function addTo(contingent: Contingent, line: PreparedLine, what: "bases" | "unit-groups", missing: number, muster: Muster) {
  const { commander, list, internal, tally } = contingent;
  const { ledBy } = line.line;
  if (!servesUnder(line, commander, muster) || (ledBy !== null && !ledBy.includes("ally"))) return null;
  const room = roomFor(line, list, internal ? muster.whole : tally);
  const sizes = new Array<number>(missing).fill(line.sizes[0] ?? room);
  const fits = what === "bases" || (sizes[0] ?? 0) * missing <= room;
  const added = what === "bases" ? addBases(muster, line, missing, room, commander.id) : addGroups(muster, line, sizes, commander.id);
  const edits = fits ? added : null;
  return within(edits, contingent, muster);
}

/** What a contingent has of the lines of an `at-least`, and what it owes of them. */
function together(one: AtLeast, contingent: Contingent, muster: Muster): { readonly have: number; readonly need: number } {
  const { bases, groups } = contingent.tally;
  const have = sumOf(one.rule.what === "bases" ? bases : groups, one.lines);
  const need = have >= half(one.rule.n, muster) ? have : owedInAll(one, contingent, muster);
  return { have, need };
}

/** Whether a contingent brings less than it owes of an `at-least` or a compulsory line. */
export function owesMore(of: AtLeast | PreparedLine, contingent: Contingent, muster: Muster): boolean {
  if ("line" in of) return (contingent.tally.bases[of.index] ?? 0) < owedBases(of, contingent, muster);
  const { have, need } = together(of, contingent, muster);
  return have < need;
}

type Fix = { readonly adds: string; readonly edits: readonly Edit[] };

/** The unit groups that a contingent lacks, of one line: of one whose minimum it still owes, if it owes any; null if no line has room. */
function missingGroups(contingent: Contingent, min: number, muster: Muster): Fix | null {
  const { list, units } = contingent;
  const owed = list.lines.filter((line) => isDemandedIn(line.line.years, muster.army.year) && owesMore(line, contingent, muster));
  const before = constraintsBroken(contingent, muster);
  const breaksNothing = (edits: readonly Edit[]) =>
    constraintsBroken(contingent, musterOf(applyEdits(muster.army, edits), muster.book)) <= before;
  for (const line of [...owed, ...list.lines]) {
    const edits = addTo(contingent, line, "unit-groups", min - units.length, muster);
    if (edits && breaksNothing(edits)) return { adds: line.line.name, edits };
  }
  return null;
}

/** How many constraints of the list that binds this ally's contingent the army breaks. */
function constraintsBroken({ commander, internal, list }: Contingent, muster: Muster): number {
  const scope = internal ? null : (muster.contingents.find((one) => one.commander.id === commander.id) ?? null);
  return list.constraints.filter((one) => isDemandedIn(one.rule.years, muster.army.year) && isBroken(one, scope, muster)).length;
}

/** A contingent owes half of what the list demands of several lines together, as it owes half their minimums. */
function checkTogether(one: AtLeast, contingent: Contingent, muster: Muster, found: BareFinding[]): void {
  const { commander, list, at } = contingent;
  const { what, n } = one.rule;
  const { have, need } = together(one, contingent, muster);
  if (have >= need) return;
  const fixes: Fix[] = one.lines.flatMap((index) => {
    const line = list.lines[index];
    const edits = line ? addTo(contingent, line, what, need - have, muster) : null;
    return line && edits ? [{ adds: line.line.name, edits }] : [];
  });
  const before = constraintsBroken(contingent, muster);
  const fix =
    fixes.find(({ edits }) => constraintsBroken(contingent, musterOf(applyEdits(muster.army, edits), muster.book)) <= before) ?? fixes[0];
  const open = one.lines.flatMap((index) => {
    const line = list.lines[index];
    return line && servesUnder(line, commander, muster) ? [line.line.name] : [];
  });
  const names = open.length > 0 ? open : [...one.names];
  const params = { of: whom(commander, muster.army.commanders), what, names, have, min: n, need, adds: fix?.adds ?? null };
  found.push(finding("contingent-at-least", at, params, fix?.edits ?? null));
}

/** The `at-least` constraints of which a contingent owes half. */
export const halvedConstraints = (contingent: Contingent, book: Book): readonly AtLeast[] =>
  book.measures.demands["contingent-at-least"]
    ? contingent.list.constraints.filter((one): one is AtLeast => one.rule.kind === "at-least" && owesHalf(one as AtLeast, contingent))
    : [];

/** An external ally's contingent keeps to the maximums of his own list; an internal ally's counts towards the whole army's. */
function checkMaxima(contingent: Contingent, muster: Muster, found: BareFinding[]): void {
  const { commander, list, tally, units, at } = contingent;
  const of = whom(commander, muster.army.commanders);
  for (const line of list.lines) {
    const { id, name, bases } = line.line;
    const have = tally.bases[line.index] ?? 0;
    if (have <= bases.max) continue;
    const edits = takeBases(
      units.filter((one) => one.line === line),
      have - bases.max,
    );
    found.push(finding("contingent-line-many", at, { of, line: id, name, have, max: bases.max }, edits));
  }
  for (const group of list.groups) {
    const have = sumOf(tally.bases, group.lines);
    if (have <= group.max) continue;
    const members = units.filter((one) => one.line && group.lines.includes(one.line.index));
    found.push(
      finding("contingent-group-many", at, { of, names: [...group.names], have, max: group.max }, takeBases(members, have - group.max)),
    );
  }
}

/** "Allies": the size of a contingent, what it must bring, and what it may. */
export const checkContingents: Check = (muster, found) => {
  const { min, max } = muster.book.measures.contingent;
  for (const contingent of muster.contingents) {
    const { commander, units, at } = contingent;
    if (units.length < min) {
      const fix = missingGroups(contingent, min, muster);
      const params = { ...whom(commander, muster.army.commanders), have: units.length, min, adds: fix?.adds ?? null };
      found.push(finding("contingent-few", at, params, fix?.edits ?? null));
    }
    const over = units.length - max;
    if (over > 0) {
      const edits = takeLast(units, over, () => 1);
      found.push(finding("contingent-many", at, { ...whom(commander, muster.army.commanders), have: units.length, max }, edits));
    }
    checkMinimums(contingent, muster, found);
    for (const one of halvedConstraints(contingent, muster.book))
      if (isDemandedIn(one.rule.years, muster.army.year)) checkTogether(one, contingent, muster, found);
    if (contingent.internal) continue;
    checkMaxima(contingent, muster, found);
    checkConstraintsOf(contingent, muster, found);
  }
};
