import type { Army } from "@/lib/model/army";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type {
  BattleReference,
  FittedReference,
  LeftOut,
  QuickReference,
  ReferenceRow,
  ReferenceSection,
  ReferenceTable,
  RowMark,
} from "@/lib/model/quick-reference";
import type { Bearer, Needs } from "@/lib/model/reference-terms";
import type { Book } from "@/lib/rules/army/book";
import { bearersOf, meets, type SeenBearers, seenBearers } from "@/lib/rules/bearers/bearers";
import { seatNames } from "@/lib/words/battle/names";
import { planTitle } from "@/lib/words/battle/plan";
import { BATTLE_REFERENCE, notKnownWords } from "@/lib/words/battle/refusals";
import { ARMY_REFERENCE } from "@/lib/words/reference";
import { unmarked } from "@/lib/words/terms";
import { leftOutWords } from "@/lib/words/traits";
import { type RowMarks, rowKey } from "./reference-parts";
import { referenceText } from "./reference-text";

/** The troops of a reader and of the enemy; an unknown enemy is null and may have anything. */
type FittingSide = { readonly bearers: readonly Bearer[]; readonly enemy: readonly Bearer[] | null };
/** The useful part of the quick reference, and what was left out, in its order. */
type Fitting = { readonly reference: QuickReference; readonly leftOut: readonly LeftOut[] };

type Column = ReferenceTable["columns"][number];
type Reason = Pick<LeftOut, "reason" | "lacks">;

/** Cells of command cards that say that it is not done, or does not arise. */
const NOT_DONE: readonly (string | null)[] = ["no", "–", "-"];
/** A first cell that is only a number or a code ("2.1", "CM1"), or goes on from the row above ("… unless"). */
const NO_NAME = /^…|^[A-Z]{0,3}[\d.]+$/;

const isOfUse = ({ bearers, enemy }: FittingSide, { needs, against }: Pick<ReferenceRow, "needs" | "against">): boolean =>
  meets(bearers, needs) && (enemy === null || meets(enemy, against));

const hasSomebodyFor = (sides: readonly FittingSide[], needs: Needs): boolean => sides.some(({ bearers }) => meets(bearers, needs));

/** Whether only classes of troops whose columns are left out may do it. */
function isNotDone({ cells }: ReferenceRow, columns: readonly Column[], kept: readonly Column[]): boolean {
  const doing = columns.filter((one, at) => one.kind === "cards" && one.needs.length > 0 && !NOT_DONE.includes(cells[at] ?? null));
  return doing.length > 0 && !doing.some((one) => kept.includes(one));
}

function reasonAgainst(
  row: ReferenceRow,
  sides: readonly FittingSide[],
  columns: readonly Column[],
  kept: readonly Column[],
): Reason | null {
  if (!hasSomebodyFor(sides, row.needs)) return { reason: "needs", lacks: row.needs };
  if (!sides.some((side) => isOfUse(side, row))) return { reason: "against", lacks: row.against };
  return isNotDone(row, columns, kept) ? { reason: "none", lacks: [] } : null;
}

/** The name of a row: its first cell, with the next if that says nothing by itself. */
function rowName({ cells }: ReferenceRow): string {
  const [first = "", next = ""] = cells.map((cell) => unmarked(cell ?? "")).filter(Boolean);
  return NO_NAME.test(first) ? `${first}${/[a-z]$/.test(first) ? ":" : ""} ${next}` : first;
}

/** A row with only the cells of the kept columns, and their sources. */
function rowOfColumns(row: ReferenceRow, columns: readonly Column[], kept: readonly Column[]): ReferenceRow {
  const cells = row.cells.filter((_, at) => kept.some((one) => one === columns[at]));
  if (!row.cellSources) return { ...row, cells };
  return { ...row, cells, cellSources: row.cellSources.filter(({ column }) => kept.some(({ id }) => id === column)) };
}

type Fitted<Kept> = { readonly kept: Kept; readonly leftOut: readonly LeftOut[] };

function fitTable(section: ReferenceSection["id"], table: ReferenceTable, sides: readonly FittingSide[]): Fitted<ReferenceTable> {
  const { columns } = table;
  const kept = columns.filter(({ needs }) => hasSomebodyFor(sides, needs));
  const reasons = table.rows.map((row) => reasonAgainst(row, sides, columns, kept));
  const rows = table.rows.filter((_, at) => reasons[at] === null).map((row) => rowOfColumns(row, columns, kept));
  const place = { section, table: table.id };
  return {
    kept: { ...table, columns: kept, rows },
    leftOut: [
      ...columns.flatMap((one) =>
        kept.includes(one)
          ? []
          : [{ ...place, part: "column" as const, id: one.id, name: one.name, reason: "needs" as const, lacks: one.needs }],
      ),
      ...table.rows.flatMap((row, at) => {
        const reason = reasons[at];
        return reason ? [{ ...place, part: "row" as const, id: row.id, name: rowName(row), ...reason }] : [];
      }),
    ],
  };
}

/**
 * The parts of the quick reference that any of these sides can use. A row goes only where no side has both somebody with what it needs and,
 * as far as the enemy is known, an enemy with what it is used against; a column only where nobody has what it needs; a row of command
 * cards too where every column that is left says no; a table and a section only when nothing is left in them.
 */
function fitSides(reference: QuickReference, sides: readonly FittingSide[]): Fitting {
  const fitted = reference.sections.map((section) => {
    const tables = section.tables.map((table) => fitTable(section.id, table, sides));
    const kept = tables.map((one) => one.kept).filter(({ rows, columns }) => rows.length > 0 && columns.length > 0);
    return { kept: { ...section, tables: kept }, leftOut: tables.flatMap((one) => one.leftOut) };
  });
  const sections = fitted.map(({ kept }) => kept).filter(({ tables }) => tables.length > 0);
  return { reference: { ...reference, sections }, leftOut: fitted.flatMap((one) => one.leftOut) };
}

/** The part of the quick reference that an army can use against this enemy, or (null) against anybody. */
export const fitReference = (reference: QuickReference, bearers: readonly Bearer[], enemy: readonly Bearer[] | null): Fitting =>
  fitSides(reference, [{ bearers, enemy }]);

const armyReferenceName = ARMY_REFERENCE.name;

/** Notes for the reader of an army's quick reference. */
const armyReferenceNotes = (reader: SheetReader): readonly string[] => (reader === "opponent" ? [ARMY_REFERENCE.optionsHidden] : []);

/** The rows of the quick reference that this army can use against any enemy; for the opponent, as far as the army is known to him. */
export function armyReference(whole: QuickReference, army: Army, book: Book, reader: SheetReader): FittedReference {
  const { reference, leftOut } = fitReference(whole, bearersOf(army, book, reader), null);
  return {
    schema: "condotta.fitted-reference/1",
    reference,
    leftOut: leftOut.map((one) => ({ ...one, why: leftOutWords(one, "army") })),
    text: referenceText(reference, { name: armyReferenceName(army.name), about: armyReferenceNotes(reader).join(" ") }),
  };
}

/** An army's quick reference with what its page says beside it. */
export type ArmysReference = {
  readonly army: string;
  /** Of the reference, in the foot of every leaf. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly fitted: FittedReference;
};

export const armysReference = (whole: QuickReference, army: Army, book: Book, reader: SheetReader): ArmysReference => ({
  army: army.name,
  name: armyReferenceName(army.name),
  notes: armyReferenceNotes(reader),
  fitted: armyReference(whole, army, book, reader),
});

const rowsOf = ({ sections }: QuickReference) =>
  sections.flatMap((section) =>
    section.tables.flatMap((table) => table.rows.map((row) => ({ key: rowKey(section.id, table.id, row.id), row }))),
  );

/** Whether a row says what becomes of these troops ("Keils: no flank"): whoever has them needs it as much as whoever meets them. */
const isAbout = (bearers: readonly Bearer[], { needs, against }: ReferenceRow): boolean =>
  needs.length === 0 && against.length > 0 && meets(bearers, against);

/**
 * What of the quick reference is of use to either side of a battle, with marks for its first side: whatever only the other can use, and
 * what both can of all that is not for everybody.
 */
export function fitBattle(reference: QuickReference, own: FittingSide, other: FittingSide): Fitting & { readonly marks: RowMarks } {
  const fitting = fitSides(reference, [own, other]);
  const [ours, theirs] = [own, other].map((side) => new Set(rowsOf(fitSides(reference, [side]).reference).map(({ key }) => key)));
  const marks = new Map<string, RowMark>();
  for (const { key, row } of rowsOf(fitting.reference)) {
    if (!ours?.has(key)) {
      if (!isAbout(own.bearers, row)) marks.set(key, "opponent");
    } else if (theirs?.has(key) && (row.needs.length > 0 || row.against.length > 0)) marks.set(key, "both");
  }
  return { ...fitting, marks };
}

/**
 * `whole`: the quick reference; `book`: all troops of all lists; `army`: the own army where it is known to the last base, else null; `enemy`:
 * the same of the other's, of which its player may read all.
 */
type Known = {
  readonly whole: QuickReference;
  readonly book: Book;
  readonly army: readonly Bearer[] | null;
  readonly enemy: readonly Bearer[] | null;
};

/**
 * The rows of the quick reference that either army of a battle can use, made from a view and the armies that the reader may read alone. For a player,
 * rows are marked that only the opponent can use, and rows for particular troops that both can.
 */
export function battleReference(view: BattleView, { whole, book, army, enemy }: Known): BattleReference {
  const own = view.seat ?? SEATS[0];
  const other = otherSeat(own);
  const seen = (seat: typeof own): SeenBearers => seenBearers(view, seat, book);
  const [ours, theirs] = [seen(own), seen(other)];
  const isPlayer = view.seat !== null;
  const bearers = (isPlayer && army) || ours.bearers;
  const others = (isPlayer && enemy) || theirs.bearers;
  const fitted = fitBattle(whole, { bearers, enemy: others }, { bearers: others, enemy: bearers });
  const marks: RowMarks = isPlayer ? fitted.marks : new Map();
  const whom = seatNames(view, view.seat);
  const ofOther = others === theirs.bearers ? notKnownWords(view, other, theirs.unseen, whom) : [];
  const told = [...notKnownWords(view, own, ours.unseen, whom), ...ofOther];
  const notKnown = [...new Set(told)];
  const { a, b } = seatNames(view, null).names;
  const name = planTitle(a, b);
  return {
    schema: "condotta.battle-reference/1",
    battle: view.battle,
    seat: view.seat,
    name,
    reference: fitted.reference,
    leftOut: fitted.leftOut.map((one) => ({ ...one, why: leftOutWords(one, "battle") })),
    text: referenceText(fitted.reference, { name: BATTLE_REFERENCE.text(name), about: notKnown.join(" "), marks }),
    marks: [...marks].map(([key, mark]) => ({ key, mark })),
    notKnown,
  };
}
