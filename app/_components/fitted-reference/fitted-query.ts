import { readSheetQuery, type SheetQuery } from "@/app/_components/army-sheet/sheet-query";
import { type ReferenceQuery, readReferenceQuery } from "@/app/_components/reference/reference-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { REFERENCE_PARTS, type ReferencePart } from "@/lib/sheets/reference/reference-parts";

/** The parameters that a page with a fitted quick reference takes. */
export type FittedQuery = ReferenceQuery & { readonly part?: string | string[] | undefined };
export type FittedChoice = ReturnType<typeof readReferenceQuery> & { readonly part: ReferencePart };

/** How it is shown, and how much of it: `usual` unless something else is asked for. */
export const readFittedQuery = ({ part, ...query }: FittedQuery, usual: ReferencePart): FittedChoice => ({
  ...readReferenceQuery(query),
  part: REFERENCE_PARTS.find((one) => one === [part].flat()[0]) ?? usual,
});

/** The parameters that a page with the quick reference of an army takes. */
export type ArmyReferenceQuery = SheetQuery & FittedQuery;
export type AskedArmyReference = FittedChoice & { readonly reader: SheetReader };

/** The reader, the view and the part: for the fight unless everything is asked for. */
export const askedArmyReference = (query: ArmyReferenceQuery): AskedArmyReference => ({
  ...readFittedQuery(query, "fight"),
  reader: readSheetQuery(query).reader,
});
