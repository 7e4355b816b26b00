import { askedReference, type ReferenceQuery } from "@/app/_components/reference/asked-reference";
import { REFERENCE_PARTS, type ReferencePart } from "@/lib/sheets/reference/reference-parts";

/** The parameters that a page with a fitted quick reference takes. */
export type FittedQuery = ReferenceQuery & { readonly part?: string | string[] | undefined };
export type AskedFitted = ReturnType<typeof askedReference> & { readonly part: ReferencePart };

/** How it is shown, and how much of it: `usual` unless something else is asked for. */
export const askedFitted = ({ part, ...query }: FittedQuery, usual: ReferencePart): AskedFitted => ({
  ...askedReference(query),
  part: REFERENCE_PARTS.find((one) => one === [part].flat()[0]) ?? usual,
});
