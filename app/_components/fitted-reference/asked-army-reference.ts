import { readSheetQuery, type SheetQuery } from "@/app/_components/army-sheet/sheet-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { type FittedChoice, type FittedQuery, readFittedQuery } from "./fitted-query";

/** The parameters that a page with the quick reference of an army takes. */
export type ArmyReferenceQuery = SheetQuery & FittedQuery;
export type AskedArmyReference = FittedChoice & { readonly reader: SheetReader };

/** The reader, the view and the part: for the fight unless everything is asked for. */
export const askedArmyReference = (query: ArmyReferenceQuery): AskedArmyReference => ({
  ...readFittedQuery(query, "fight"),
  reader: readSheetQuery(query).reader,
});
