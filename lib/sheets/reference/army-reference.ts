import type { Army } from "../../model/army";
import type { FittedReference } from "../../model/fitted-reference";
import type { QuickReference } from "../../model/quick-reference";
import type { Book } from "../../rules/army/book";
import { bearersOf } from "../../rules/bearers/bearers-of";
import { leftOutWords } from "../../words/trait-words";
import { fitReference } from "./fit-reference";
import { referenceText } from "./reference-text";

/** What the quick reference of an army is called. */
export const armyReferenceName = (army: string): string => `Quick reference: ${army}`;

/** Of the whole quick reference the rows that this army can ever use, whomever it meets. */
export function armyReference(whole: QuickReference, army: Army, book: Book): FittedReference {
  const { reference, leftOut } = fitReference(whole, bearersOf(army, book), null);
  return {
    schema: "condotta.fitted-reference/1",
    reference,
    leftOut: leftOut.map((one) => ({ ...one, why: leftOutWords(one, "army") })),
    text: referenceText(reference, { name: armyReferenceName(army.name) }),
  };
}
