import type { Army } from "../../model/army";
import type { SheetReader } from "../../model/army-sheet";
import type { FittedReference } from "../../model/fitted-reference";
import type { QuickReference } from "../../model/quick-reference";
import type { Book } from "../../rules/army/book";
import { bearersOf } from "../../rules/bearers/bearers-of";
import { leftOutWords } from "../../words/trait-words";
import { fitReference } from "./fit-reference";
import { referenceText } from "./reference-text";

/** What the quick reference of an army is called. */
export const armyReferenceName = (army: string): string => `Quick reference: ${army}`;

const OPPONENT = "Options taken are not shown: whatever its lines may take is reckoned with.";

/** What its reader must know of an army's quick reference, beside what it says. */
export const armyReferenceNotes = (reader: SheetReader): readonly string[] => (reader === "opponent" ? [OPPONENT] : []);

/** Of the whole quick reference the rows that this army can ever use, whomever it meets; for the opponent, as far as he is told of it. */
export function armyReference(whole: QuickReference, army: Army, book: Book, reader: SheetReader): FittedReference {
  const { reference, leftOut } = fitReference(whole, bearersOf(army, book, reader), null);
  return {
    schema: "condotta.fitted-reference/1",
    reference,
    leftOut: leftOut.map((one) => ({ ...one, why: leftOutWords(one, "army") })),
    text: referenceText(reference, { name: armyReferenceName(army.name), about: armyReferenceNotes(reader).join(" ") }),
  };
}
