import type { Army, Commander, UnitGroup } from "../../model/army";
import type { At } from "../../model/assessment";
import { type Book, findList, type PreparedLine, type PreparedList, type Variant, variantOf } from "./book";

/** A unit group with what the lists say about it. */
export type MusteredUnit = {
  readonly unit: UnitGroup;
  readonly at: At;
  /** Null if it names no commander, or one the army does not have. */
  readonly leader: Commander | null;
  readonly list: PreparedList;
  /** Null if the list has no such line. */
  readonly line: PreparedLine | null;
  readonly variant: Variant | null;
};

/** Bases and unit groups, by line index. */
export type Tally = { readonly bases: readonly number[]; readonly groups: readonly number[] };

/** What these lines, by index, count together. */
export const sumOf = (counts: readonly number[], lines: readonly number[]): number =>
  lines.reduce((total, line) => total + (counts[line] ?? 0), 0);

/** An ally's troops. An internal ally uses the lines of the army's own list. */
export type Contingent = {
  readonly commander: Commander;
  readonly at: At;
  readonly internal: boolean;
  readonly list: PreparedList;
  readonly units: readonly MusteredUnit[];
  readonly tally: Tally;
};

/** An army joined with the book: the input of every check and count. */
export type Muster = {
  readonly army: Army;
  readonly book: Book;
  readonly list: PreparedList;
  /** Sorted by number. */
  readonly units: readonly MusteredUnit[];
  readonly armyCommander: Commander | null;
  readonly contingents: readonly Contingent[];
  /** The main army, without its allies. */
  readonly main: Tally;
  /** The main army with its internal allies. */
  readonly whole: Tally;
};

function inOrder(units: readonly UnitGroup[]): readonly UnitGroup[] {
  for (let at = 1; at < units.length; at++) {
    if ((units[at - 1]?.number ?? 0) > (units[at]?.number ?? 0)) return [...units].sort((one, other) => one.number - other.number);
  }
  return units;
}

function tally(units: readonly MusteredUnit[], list: PreparedList, counts: (unit: MusteredUnit) => boolean): Tally {
  const bases = new Array<number>(list.lines.length).fill(0);
  const groups = new Array<number>(list.lines.length).fill(0);
  for (const unit of units) {
    if (unit.line === null || !counts(unit)) continue;
    const { index } = unit.line;
    bases[index] = (bases[index] ?? 0) + unit.unit.bases;
    groups[index] = (groups[index] ?? 0) + 1;
  }
  return { bases, groups };
}

/** An ally with a list of his own: his troops count only in his contingent. */
export const isExternal = (commander: Commander | null): boolean => commander?.role === "ally" && commander.list !== null;

function listOf(leader: Commander | null, main: PreparedList, book: Book): PreparedList {
  if (leader?.role !== "ally" || leader.list === null) return main;
  const list = findList(book, leader.list, leader.listVersion);
  if (!list) throw new Error(`list ${leader.list} is not in the book`);
  return list;
}

function musterUnit(unit: UnitGroup, army: Army, main: PreparedList, book: Book): MusteredUnit {
  const leader = unit.commander === null ? null : (army.commanders.find((one) => one.id === unit.commander) ?? null);
  const list = listOf(leader, main, book);
  const line = list.byId.get(unit.line) ?? null;
  const variant = line && variantOf(line, unit.options, unit.qualityDown, unit.firepowerDown);
  return { unit, at: { unit: unit.number }, leader, list, line, variant };
}

function contingentOf(commander: Commander, units: readonly MusteredUnit[], main: PreparedList, book: Book): Contingent {
  const list = listOf(commander, main, book);
  const own = units.filter((one) => one.leader === commander);
  return {
    commander,
    at: { commander: commander.id },
    internal: commander.list === null,
    list,
    units: own,
    tally: tally(own, list, () => true),
  };
}

/** Whether an ally can lead so many unit groups more ("Allies"). */
export const hasRoom = ({ units }: Contingent, { book }: Muster, more = 1): boolean => units.length + more <= book.measures.contingent.max;

/** Whether this commander can lead another unit group: only an ally may have no room. */
export const canLead = (commander: Commander, muster: Muster): boolean =>
  muster.contingents.every((one) => one.commander !== commander || hasRoom(one, muster));

/** Joins an army with its lists. The book must have every list it names (check with `unknownLists`). */
export function muster(army: Army, book: Book): Muster {
  const list = findList(book, army.list, army.listVersion);
  if (!list) throw new Error(`list ${army.list} is not in the book`);
  const units = inOrder(army.units).map((unit) => musterUnit(unit, army, list, book));
  return {
    army,
    book,
    list,
    units,
    armyCommander: army.commanders.find((one) => one.role === "army") ?? null,
    contingents: army.commanders.filter((one) => one.role === "ally").map((one) => contingentOf(one, units, list, book)),
    main: tally(units, list, (one) => one.leader?.role !== "ally"),
    whole: tally(units, list, (one) => !isExternal(one.leader)),
  };
}

function oneMore({ bases, groups }: Tally, { line, unit }: MusteredUnit): Tally {
  if (line === null) return { bases, groups };
  const { index } = line;
  return { bases: bases.with(index, (bases[index] ?? 0) + unit.bases), groups: groups.with(index, (groups[index] ?? 0) + 1) };
}

/** The same army with one unit group more, behind the others. */
export function withUnit(before: Muster, unit: UnitGroup): Muster {
  const army = { ...before.army, units: [...before.army.units, unit] };
  const one = musterUnit(unit, army, before.list, before.book);
  return {
    ...before,
    army,
    units: [...before.units, one],
    contingents: before.contingents.map((each) =>
      each.commander === one.leader ? { ...each, units: [...each.units, one], tally: oneMore(each.tally, one) } : each,
    ),
    main: one.leader?.role === "ally" ? before.main : oneMore(before.main, one),
    whole: isExternal(one.leader) ? before.whole : oneMore(before.whole, one),
  };
}
