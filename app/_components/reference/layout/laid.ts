import type { SourceKind } from "@/lib/model/enumerations";
import type { ReferenceRow, ReferenceTable, RowMark } from "@/lib/model/quick-reference";
import type { ReferenceSectionId } from "@/lib/model/reference-terms";

/** How large a quick reference is printed. */
export const PRINT_SIZES = ["usual", "large"] as const;
export type PrintSize = (typeof PRINT_SIZES)[number];

type Column = ReferenceTable["columns"][number];

/** A column of a table, and how much of its width it has, in hundredths. */
export type LaidColumn = Pick<Column, "id" | "name" | "kind"> & { readonly width: number };

/** Where something is from: its heading in the rulebook, or else why it is what it is. */
export type LaidSource = { readonly from: SourceKind; readonly why: string };

/** A row with all that is drawn of it, and no more: the page sends every one of them. */
export type LaidRow = Pick<ReferenceRow, "id" | "cells"> &
  LaidSource & {
    /** Of its cells those that are from elsewhere, by their columns' ids. */
    readonly cellSources?: Readonly<Record<string, LaidSource>>;
    /** What the reader wrote into its cells himself, if anything. */
    readonly own?: readonly (string | null)[];
    readonly mark?: RowMark;
    /** What its name says where that leans on the row above it: "… but free". */
    readonly called?: string;
  };

export type SectionHead = { readonly kind: "section"; readonly id: ReferenceSectionId; readonly title: string };
/** A table, or what of it stands in one column of the leaf. */
export type TablePart = {
  readonly kind: "table";
  readonly section: ReferenceSectionId;
  readonly table: string;
  readonly title: string | null;
  readonly columns: readonly LaidColumn[];
  readonly rows: readonly LaidRow[];
  /** What of it is set as running text and not in columns: each row behind its name, or all rows one behind the other. */
  readonly runsIn: "rows" | "all" | null;
  /** On which side it stands where another stands beside it, and how much of the column it has, in hundredths. */
  readonly beside?: { readonly side: "left" | "right"; readonly share: number };
  /** Whether it began in the column before. */
  readonly continues: boolean;
};
export type Block = SectionHead | TablePart;

type LaidColumnOfLeaf = readonly Block[];
export type LaidLeaf = readonly LaidColumnOfLeaf[];
/** How the sheet is set: the type in millimetres, columns to a leaf, and what stands in each. */
export type LaidReference = { readonly type: number; readonly columns: number; readonly leaves: readonly LaidLeaf[] };
