import type { QuickReference } from "../../model/quick-reference";
import type { ReferenceSectionId } from "../../model/reference-terms";

/** How much of a quick reference is put on paper: what is looked up while one fights, or all of it. */
export const REFERENCE_PARTS = ["fight", "all"] as const;
export type ReferencePart = (typeof REFERENCE_PARTS)[number];

/** What is settled before the first turn and after the last, in the same way for every army. */
const AROUND_THE_FIGHT: readonly ReferenceSectionId[] = ["before-the-battle", "victory-points"];

/** That part of a quick reference, and the sections that are not of it. */
export function partOfReference(
  reference: QuickReference,
  part: ReferencePart,
): { readonly reference: QuickReference; readonly others: QuickReference["sections"] } {
  const isOther = ({ id }: QuickReference["sections"][number]) => part === "fight" && AROUND_THE_FIGHT.includes(id);
  return {
    reference: { ...reference, sections: reference.sections.filter((one) => !isOther(one)) },
    others: reference.sections.filter(isOther),
  };
}
