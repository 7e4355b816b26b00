import { useMemo } from "react";
import type { ArmyList } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { prepare } from "@/lib/rules/army/prepare";
import { type Exported, ExportPreview } from "./export-preview";

export type ListsAndTables = Omit<Exported, "book"> & { readonly lists: readonly ArmyList[]; readonly tables: RulesTables };

/** The same where the book is not prepared yet. */
export function ExportFromLists({ lists, tables, ...exported }: ListsAndTables) {
  const book = useMemo(() => prepare(lists, tables), [lists, tables]);
  return <ExportPreview {...exported} book={book} />;
}
