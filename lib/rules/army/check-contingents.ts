import type { BareFinding } from "../../model/findings";
import { demandedIn, type PreparedLine } from "./book";
import { checkConstraintsOf } from "./check-constraints";
import { type Check, finding, whom } from "./finding";
import type { Contingent, Muster } from "./muster";
import { addBases, leastTotal, roomFor, takeBases } from "./remedies";

const sumOf = (counts: readonly number[], lines: readonly number[]): number =>
  lines.reduce((total, line) => total + (counts[line] ?? 0), 0);

/** Bases the main army needs of a line to have its minimum: what legal sizes make of it, where it is demanded at all. */
function needed(line: PreparedLine, { army }: Muster): number {
  const { min, max } = line.line.bases;
  return demandedIn(line.line.years, army.year) ? (leastTotal(line, min, max) ?? min) : 0;
}

const halfOf = (line: PreparedLine, { book }: Muster): number => {
  const half = Math.ceil(line.line.bases.min / book.measures.contingent.divisor);
  return leastTotal(line, half, line.line.bases.max) ?? half;
};

/**
 * Bases of a line that its maximum, and its group's, leave to this ally beside the main army's minimum, what the other allies have,
 * and what he himself brings of the group's other compulsory lines, as far as he owes it.
 */
function left(line: PreparedLine, contingent: Contingent, muster: Muster): number {
  const { list, tally } = contingent;
  const others = (at: readonly number[]) => sumOf(muster.whole.bases, at) - sumOf(muster.main.bases, at) - sumOf(tally.bases, at);
  const ofLine = line.line.bases.max - needed(line, muster) - others([line.index]);
  const group = list.groups[line.group];
  if (!group) return ofLine;
  const members = group.lines.flatMap((at) => list.lines[at] ?? []);
  const minimums = members.reduce((total, one) => total + needed(one, muster), 0);
  const owing = members.filter((one) => one !== line && needed(one, muster) > 0);
  const own = owing.reduce((total, one) => total + Math.min(tally.bases[one.index] ?? 0, halfOf(one, muster)), 0);
  return Math.min(ofLine, group.max - minimums - others(group.lines) - own);
}

/**
 * Bases of a compulsory line that a contingent owes: half its minimum, rounded up to what legal sizes can make;
 * an internal ally owes no more than is left when the main army has its minimum ("Allies").
 */
function owed(line: PreparedLine, contingent: Contingent, muster: Muster): number {
  const whole = halfOf(line, muster);
  if (!contingent.internal) return whole;
  let most = Math.max(0, Math.min(whole, left(line, contingent, muster)));
  while (most > 0 && !line.reachable[most]) most--;
  return most;
}

function checkMinimums(contingent: Contingent, muster: Muster, found: BareFinding[]): void {
  const { commander, list, tally, at } = contingent;
  for (const line of list.lines) {
    const { id, name, bases, years } = line.line;
    if (bases.min === 0 || !demandedIn(years, muster.army.year)) continue;
    const have = tally.bases[line.index] ?? 0;
    const need = owed(line, contingent, muster);
    if (have >= need) continue;
    const edits = addBases(muster, line, need - have, roomFor(line, list, contingent.internal ? muster.whole : tally), commander.id);
    found.push(finding("contingent-minimum", at, { of: whom(commander), line: id, name, have, min: bases.min, need }, edits));
  }
}

/** An external ally's contingent keeps to the maxima of his own list; an internal ally's counts in the whole army's. */
function checkMaxima(contingent: Contingent, found: BareFinding[]): void {
  const { commander, list, tally, units, at } = contingent;
  const of = whom(commander);
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
    if (units.length < min)
      found.push(finding("contingent-few", at, { name: commander.name, role: commander.role, have: units.length, min }));
    if (units.length > max)
      found.push(finding("contingent-many", at, { name: commander.name, role: commander.role, have: units.length, max }));
    checkMinimums(contingent, muster, found);
    if (contingent.internal) continue;
    checkMaxima(contingent, found);
    checkConstraintsOf(contingent, muster, found);
  }
};
