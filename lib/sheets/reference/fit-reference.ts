import type { LeftOut, QuickReference, ReferenceRow, ReferenceSection, ReferenceTable } from "../../model/quick-reference";
import type { Bearer, Needs } from "../../model/reference-terms";
import { meets } from "../../rules/bearers/bearers";
import { unmarked } from "../../words/terms";

/** The troops of a reader and of the enemy; an unknown enemy is null and may have anything. */
export type FittingSide = { readonly bearers: readonly Bearer[]; readonly enemy: readonly Bearer[] | null };
/** The useful part of the quick reference, and what was left out, in its order. */
export type Fitting = { readonly reference: QuickReference; readonly leftOut: readonly LeftOut[] };

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
export function fitSides(reference: QuickReference, sides: readonly FittingSide[]): Fitting {
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
