import { z } from "zod";
import { cleanName } from "./clean-names";
import { SEATS } from "./enumerations";
import { battleId, displayName } from "./identifiers";
import { BEARER_TRAITS, COLUMN_KINDS, REFERENCE_SECTIONS, type ReferenceSectionId } from "./reference-terms";
import { source } from "./source";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const needs = z.array(z.array(z.enum(BEARER_TRAITS)).min(1)).default([]);

const referenceColumn = z.strictObject({
  id,
  /** Empty above the row names. */
  name: z.string(),
  kind: z.enum(COLUMN_KINDS).default("text"),
  needs,
});

const referenceRow = z.strictObject({
  id,
  /** One for each column; null if nobody knows it, so that players can write their own. In data, words of the rules stand in brackets. */
  cells: z.array(z.string().max(200).nullable()),
  /** What an army must have to use the row. */
  needs,
  /** What its enemy must have. */
  against: needs,
  source,
  /** Cells whose source differs from the row's, by column id. */
  cellSources: z.array(z.strictObject({ column: id, source })).optional(),
});
export type ReferenceRow = z.infer<typeof referenceRow>;

/** The source of one cell. */
export const cellSource = ({ source, cellSources }: Pick<ReferenceRow, "source" | "cellSources">, column: string): ReferenceRow["source"] =>
  cellSources?.find((one) => one.column === column)?.source ?? source;

const referenceTable = z
  .strictObject({
    id,
    /** Null if the section's name is enough. */
    title: z.string().min(1).nullable().default(null),
    columns: z.array(referenceColumn).min(1),
    rows: z.array(referenceRow),
  })
  .superRefine(({ columns, rows }, context) => {
    const seen = new Set<string>();
    for (const [at, row] of rows.entries()) {
      const [wanted, found] = [columns.length, row.cells.length];
      if (found !== wanted)
        context.addIssue({
          code: "custom",
          path: ["rows", at, "cells"],
          message: "cells-not-columns",
          params: { code: "cells-not-columns", id: row.id, wanted, found },
        });
      if (seen.has(row.id))
        context.addIssue({ code: "custom", path: ["rows", at], message: "row-twice", params: { code: "row-twice", id: row.id } });
      seen.add(row.id);
    }
  });
export type ReferenceTable = z.infer<typeof referenceTable>;

const section = z.strictObject({ title: z.string().min(1), tables: z.array(referenceTable) });

const camelCase = (kebab: string): string => kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

type CamelCase<Kebab extends string> = Kebab extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Kebab;
type Sections = Record<CamelCase<ReferenceSectionId>, typeof section>;

export const sectionKey = (one: ReferenceSectionId) => camelCase(one) as CamelCase<ReferenceSectionId>;

/** Parts that are less certain than the rest, by the key of a row or of a cell. */
const weakerParts = z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+){2,3}$/), source }));

/**
 * The quick reference's own words, one file for each section. Values that the app calculates with are in the other tables and are added
 * when it is printed.
 */
export const referenceTables = z.strictObject({
  ...(Object.fromEntries(REFERENCE_SECTIONS.map((one) => [sectionKey(one), section])) as Sections),
  weakerParts,
});
export type ReferenceTables = z.infer<typeof referenceTables>;

const referenceSection = z.strictObject({ id: z.enum(REFERENCE_SECTIONS), title: z.string(), tables: z.array(referenceTable) });
export type ReferenceSection = z.infer<typeof referenceSection>;

/** The whole quick reference, or the part one reader can use, as plain data. Screen, paper and text all render this. */
export const quickReference = z.strictObject({
  schema: z.literal("condotta.quick-reference/1"),
  sections: z.array(referenceSection),
});
export type QuickReference = z.infer<typeof quickReference>;

/**
 * Why a part of the quick reference is left out: nobody has what it `needs`, nobody has what it is used `against`, or no remaining column
 * offers it (`none`).
 */
const LEFT_OUT_FOR = ["needs", "against", "none"] as const;

const leftOut = z.strictObject({
  section: z.enum(REFERENCE_SECTIONS),
  table: z.string(),
  part: z.enum(["row", "column"]),
  /** The row or column in its table. */
  id: z.string(),
  /** Its name there. */
  name: z.string(),
  reason: z.enum(LEFT_OUT_FOR),
  /** Alternatives; nobody has any of them. */
  lacks: z.array(z.array(z.enum(BEARER_TRAITS)).min(1)),
});
export type LeftOut = z.infer<typeof leftOut>;

/** The part of the quick reference an army can use, and what was left out, with the reason in data and words. */
export const fittedReference = z.strictObject({
  schema: z.literal("condotta.fitted-reference/1"),
  reference: quickReference,
  leftOut: z.array(leftOut.extend({ why: z.string() })),
  text: z.string(),
});
export type FittedReference = z.infer<typeof fittedReference>;

/** The quick reference, as data and as plain text. */
export const referenceAndText = z.strictObject({ reference: quickReference, text: z.string() });
export type ReferenceAndText = z.infer<typeof referenceAndText>;

/** Who can use a row when two armies are on the table. Unmarked rows are the reader's alone, or everybody's. */
const ROW_MARKS = ["opponent", "both"] as const;
export type RowMark = (typeof ROW_MARKS)[number];

/**
 * The quick reference of a battle: rows that either army can use, as far as the reader knows them. Screen, paper, text and API render this.
 */
export const battleReference = fittedReference.extend({
  schema: z.literal("condotta.battle-reference/1"),
  battle: battleId,
  /** Whose it is; null for the public one. */
  seat: z.enum(SEATS).nullable(),
  name: z.string(),
  /** `key`: `section.table.row`. Rows for everybody have no mark. */
  marks: z.array(z.strictObject({ key: z.string(), mark: z.enum(ROW_MARKS) })),
  /** What the reader may not know yet, in sentences. */
  notKnown: z.array(z.string()),
});
export type BattleReference = z.infer<typeof battleReference>;

/** Longest own value, in characters. */
export const LONGEST_OWN_VALUE = 60;

/** The key under which a player's own value is stored. */
export const cellKey = (section: string, table: string, row: string, column: string): string => [section, table, row, column].join(".");

type Row = Pick<ReferenceTable["rows"][number], "cells" | "source" | "cellSources">;

/**
 * Whether a player may write an own value into this cell: it is blank or not from the rulebook. A first column that only names the rows has
 * no values.
 */
export function isOwnCell(row: Row, at: number, column: string): boolean {
  if (at === 0 && row.cells.length > 1) return false;
  return row.cells[at] === null || cellSource(row, column).from !== "rulebook";
}

const value = displayName.max(LONGEST_OWN_VALUE);

/** What a player types into a cell of the quick reference. */
export const typedOwnValue = z.strictObject({ value: z.string().overwrite(cleanName).min(1).max(LONGEST_OWN_VALUE) });

/** A player's own value for a cell of the quick reference; its key is "section.table.row.column". */
export const ownValue = z.strictObject({ key: z.string(), value, changedAt: z.iso.datetime() });
export type OwnValue = z.infer<typeof ownValue>;

export const ownValues = z.strictObject({ values: z.array(ownValue) });
export type OwnValues = z.infer<typeof ownValues>;
