import type { Army } from "../../model/army";
import type { SheetReader } from "../../model/army-sheet";
import type { FittedReference, QuickReference } from "../../model/quick-reference";
import type { Book } from "../../rules/army/book";
import { bearersOf } from "../../rules/bearers/bearers-of";
import { ARMY_REFERENCE } from "../../words/reference";
import { leftOutWords } from "../../words/traits";
import { fitReference } from "./fit-reference";
import { referenceText } from "./reference-text";

export const armyReferenceName = ARMY_REFERENCE.name;

/** Notes for the reader of an army's quick reference. */
export const armyReferenceNotes = (reader: SheetReader): readonly string[] => (reader === "opponent" ? [ARMY_REFERENCE.optionsHidden] : []);

/** The rows of the quick reference that this army can use against any enemy; for the opponent, as far as the army is known to him. */
export function armyReference(whole: QuickReference, army: Army, book: Book, reader: SheetReader): FittedReference {
  const { reference, leftOut } = fitReference(whole, bearersOf(army, book, reader), null);
  return {
    schema: "condotta.fitted-reference/1",
    reference,
    leftOut: leftOut.map((one) => ({ ...one, why: leftOutWords(one, "army") })),
    text: referenceText(reference, { name: armyReferenceName(army.name), about: armyReferenceNotes(reader).join(" ") }),
  };
}
