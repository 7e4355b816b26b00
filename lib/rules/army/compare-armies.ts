import type { Army, Commander } from "../../model/army";
import { COMMANDER_ROLES, type CommanderRole, GRADES, NUMBERS, type NumberName } from "../../model/enumerations";
import type { Verdict } from "../../model/findings";
import type { LineId, ListId } from "../../model/identifiers";
import type { Book } from "./book";
import { type MusteredUnit, muster } from "./muster";

/** An army with what judges it. The book must have every list it names. */
export type Side = { readonly army: Army; readonly book: Book; readonly verdict: Verdict };

/** The same thing in both armies. */
type Compared<T> = { readonly one: T; readonly other: T; readonly differs: boolean };

/** What an army has of a line; points by its own book, 0 for a line its list does not have. */
export type Taken = { readonly unitGroups: number; readonly bases: number; readonly points: number };

type ComparedNumber = Compared<number> & {
  readonly name: NumberName;
  /** How much more the other has; negative: less. */
  readonly more: number;
};

type ComparedCommander = Compared<Commander | null> & { readonly role: CommanderRole };

export type ComparedLine = Compared<Taken | null> & {
  readonly list: ListId;
  readonly line: LineId;
  /** The list's name for it; its id if the list does not have it. */
  readonly name: string;
};

export type Comparison = {
  readonly numbers: readonly ComparedNumber[];
  readonly pointsLimit: Compared<number>;
  readonly year: Compared<number | null>;
  readonly camp: Compared<Army["camp"]>;
  readonly commanders: readonly ComparedCommander[];
  readonly lines: readonly ComparedLine[];
};

const compared = <T>(one: T, other: T): Compared<T> => ({ one, other, differs: JSON.stringify(one) !== JSON.stringify(other) });

const campOf = ({ army: { camp } }: Side) => [camp.kind, camp.quality];

/** The commanders of one role, best first; within a grade, in the army's order. */
const ofRole = ({ commanders }: Army, role: CommanderRole): readonly Commander[] =>
  commanders.filter((one) => one.role === role).sort((one, other) => GRADES.indexOf(other.grade) - GRADES.indexOf(one.grade));

/** What matters about a commander: not his name, nor the version of his list. */
const worth = (one: Commander | null) => one && [one.grade, one.class, one.list];

function compareCommanders(one: Army, other: Army): readonly ComparedCommander[] {
  return COMMANDER_ROLES.flatMap((role) => {
    const [left, right] = [ofRole(one, role), ofRole(other, role)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
      const pair = { one: left[at] ?? null, other: right[at] ?? null };
      return { role, ...pair, differs: compared(worth(pair.one), worth(pair.other)).differs };
    });
  });
}

type LineTaken = { readonly list: ListId; readonly line: LineId; readonly name: string; readonly place: number; readonly taken: Taken };

function added(to: Taken | undefined, { unit, variant }: MusteredUnit): Taken {
  const { unitGroups, bases, points } = to ?? { unitGroups: 0, bases: 0, points: 0 };
  return { unitGroups: unitGroups + 1, bases: bases + unit.bases, points: points + (variant?.price ?? 0) * unit.bases };
}

function linesOf({ army, book }: Side): ReadonlyMap<string, LineTaken> {
  const byLine = new Map<string, LineTaken>();
  for (const one of muster(army, book).units) {
    const { list } = one.list;
    const key = `${list.id} ${one.unit.line}`;
    const place = one.line?.index ?? one.list.lines.length;
    const taken = added(byLine.get(key)?.taken, one);
    byLine.set(key, { list: list.id, line: one.unit.line, name: one.line?.line.name ?? one.unit.line, place, taken });
  }
  return byLine;
}

/** The lines of the first army's list, then the other's, then their allies', each in list order. */
function compareLines(one: Side, other: Side): readonly ComparedLine[] {
  const [left, right] = [linesOf(one), linesOf(other)];
  const own = [one.army.list, other.army.list];
  const rank = ({ list }: LineTaken) => (own.includes(list) ? own.indexOf(list) : own.length);
  const inOrder = [...new Map([...right, ...left])].sort(
    ([, a], [, b]) => rank(a) - rank(b) || a.list.localeCompare(b.list, "en") || a.place - b.place,
  );
  return inOrder.map(([key, { list, line, name }]) => {
    const pair = compared(left.get(key)?.taken ?? null, right.get(key)?.taken ?? null);
    return { list, line, name, ...pair };
  });
}

/**
 * Two armies side by side: numbers, limits, camp, commanders by role and grade, and troops by line. Lines are the same if list and id are
 * the same, so armies of different lists share lines only through allies. Each army's points are by its own book.
 */
export function compareArmies(one: Side, other: Side): Comparison {
  const [left, right] = [one.verdict.numbers, other.verdict.numbers];
  return {
    numbers: NUMBERS.map((name) => ({ name, ...compared(left[name], right[name]), more: right[name] - left[name] })),
    pointsLimit: compared(one.army.pointsLimit, other.army.pointsLimit),
    year: compared(one.army.year, other.army.year),
    camp: { one: one.army.camp, other: other.army.camp, differs: compared(campOf(one), campOf(other)).differs },
    commanders: compareCommanders(one.army, other.army),
    lines: compareLines(one, other),
  };
}
