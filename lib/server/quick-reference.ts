import type { OwnValueRow } from "../../db/own-values";
import type { Catalog } from "../catalog/load-catalog";
import { cellKey, isOwnCell, type OwnValue, type QuickReference, type ReferenceAndText } from "../model/quick-reference";
import { type PaperTables, quickReference } from "../sheets/reference/quick-reference";
import { plainReference, type WrittenValues } from "../sheets/reference/reference-parts";
import { referenceText } from "../sheets/reference/reference-text";
import { REFERENCE } from "../words/reference";
import { readerOf } from "./identity";
import { running } from "./running";

/** All tables that papers are made by, as in force. */
export const paperTablesOf = ({ rules, battle, afield, combat, reference }: Catalog): PaperTables => ({
  ...{ version: rules.version, rules: rules.tables, battle: battle.tables },
  ...{ afield, combat, reference },
});

const made = new WeakMap<Catalog, QuickReference>();

/** The whole quick reference, by the tables in force. */
export function wholeReference(): QuickReference {
  const { catalog } = running().knowledge;
  const reference = made.get(catalog) ?? quickReference(paperTablesOf(catalog));
  made.set(catalog, reference);
  return reference;
}

/** The title of the whole quick reference, on the screen, on paper and as text. */
export const WHOLE_REFERENCE = REFERENCE.title;

/** The whole quick reference as text, with the reader's own values. */
export const wholeReferenceText = (ownValues: WrittenValues = new Map()): string =>
  referenceText(wholeReference(), { name: WHOLE_REFERENCE, ownValues });

/** The whole quick reference, as data and as text: the same for everybody. */
export const referenceWithText = (): ReferenceAndText => ({ reference: plainReference(wholeReference()), text: wholeReferenceText() });

type Cells = ReadonlyMap<string, boolean>;

const known = new WeakMap<QuickReference, Cells>();

const cellsOf = ({ sections }: QuickReference): Cells =>
  new Map(
    sections.flatMap((section) =>
      section.tables.flatMap((table) =>
        table.rows.flatMap((row) =>
          table.columns.map((column, at) => [cellKey(section.id, table.id, row.id, column.id), isOwnCell(row, at, column.id)] as const),
        ),
      ),
    ),
  );

/** Every cell of the quick reference by its key, and whether it takes a player's own value. */
export function ownValueCells(): Cells {
  const reference = wholeReference();
  const cells = known.get(reference) ?? cellsOf(reference);
  known.set(reference, cells);
  return cells;
}

/** The reader's own values in cells that still take one, by key. */
export async function ownValuesOf(headers: Headers): Promise<ReadonlyMap<string, string>> {
  const reader = await readerOf(headers);
  const rows = reader ? await running().ownValues.allOf(reader.id) : [];
  const cells = ownValueCells();
  return new Map(rows.flatMap(({ key, value }) => (cells.get(key) ? [[key, value] as const] : [])));
}

export const asOwnValue = ({ key, value, changedAt }: OwnValueRow): OwnValue => ({ key, value, changedAt: changedAt.toISOString() });
