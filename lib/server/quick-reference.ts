import type { Catalog } from "../catalog/load-catalog";
import type { QuickReference, ReferenceAndText } from "../model/quick-reference";
import { plainReference } from "../sheets/reference/plain-reference";
import { quickReference, type ReferenceBook } from "../sheets/reference/quick-reference";
import type { WrittenValues } from "../sheets/reference/reference-keys";
import { referenceText } from "../sheets/reference/reference-text";
import { REFERENCE } from "../words/reference-words";
import { running } from "./running";

/** All tables of the quick reference. */
const referenceBook = ({ rules, battle, afield, combat, reference }: Catalog): ReferenceBook => ({
  ...{ rules: rules.tables, battle: battle.tables },
  ...{ afield, combat, reference },
});

const made = new WeakMap<Catalog, QuickReference>();

/** The whole quick reference, by the tables in force. */
export function wholeReference(): QuickReference {
  const { catalog } = running().knowledge;
  const reference = made.get(catalog) ?? quickReference(referenceBook(catalog));
  made.set(catalog, reference);
  return reference;
}

/** The title of the whole quick reference, on the screen, on paper and as text. */
export const WHOLE_REFERENCE = REFERENCE.title;

/** The whole quick reference as text, with the reader's own values. */
export const wholeReferenceText = (ownValues: WrittenValues = new Map()): string =>
  referenceText(wholeReference(), { name: WHOLE_REFERENCE, ownValues });

/** The whole quick reference, as data and as text: the same for everybody. */
export const referenceWithText = (): ReferenceAndText => ({ reference: plainReference(wholeReference()), text: wholeReferenceText() });
