import { askedSheet, type SheetQuery } from "@/app/_components/army-sheet/asked-sheet";
import type { SheetReader } from "@/lib/model/army-sheet";
import { type AskedFitted, askedFitted, type FittedQuery } from "./asked-part";

/** The parameters that a page with the quick reference of an army takes. */
export type ArmyReferenceQuery = SheetQuery & FittedQuery;
export type AskedArmyReference = AskedFitted & { readonly reader: SheetReader };

/** For whom it is, how it is shown, and how much of it: for the fight unless all of it is asked for. */
export const askedArmyReference = (query: ArmyReferenceQuery): AskedArmyReference => ({
  ...askedFitted(query, "fight"),
  reader: askedSheet(query).reader,
});
