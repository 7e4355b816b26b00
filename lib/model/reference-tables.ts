import { z } from "zod";
import { BEARER_TRAITS } from "./bearer-traits";
import { COLUMN_KINDS, REFERENCE_SECTIONS, type ReferenceSectionId } from "./reference-terms";
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

export const referenceTable = z
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
