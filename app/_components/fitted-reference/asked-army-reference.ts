import { askedSheet, type SheetQuery } from "@/app/_components/army-sheet/asked-sheet";
import type { SheetReader } from "@/lib/model/army-sheet";
import { type AskedFitted, askedFitted, type FittedQuery } from "./asked-part";

/** The parameters that a page with the quick reference of an army takes. */
export type ArmyReferenceQuery = SheetQuery & FittedQuery;
export type AskedArmyReference = AskedFitted & { readonly reader: SheetReader };

/** The reader, the view and the part: for the fight unless everything is asked for. */
export const askedArmyReference = (query: ArmyReferenceQuery): AskedArmyReference => ({
  ...askedFitted(query, "fight"),
  reader: askedSheet(query).reader,
});
