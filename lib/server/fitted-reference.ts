import type { Army } from "../model/army";
import type { SheetReader } from "../model/army-sheet";
import type { FittedReference } from "../model/quick-reference";
import type { Book } from "../rules/army/book";
import { armyReference, armyReferenceName, armyReferenceNotes } from "../sheets/reference/army-reference";
import { plainFitted } from "../sheets/reference/plain-reference";
import { printedArmy } from "./printed-army";
import { wholeReference } from "./quick-reference";
import { type ReadArmy, readArmy } from "./read-army";
import { judgedShare, type NothingShared } from "./read-share";
import { running } from "./running";

type MadeReference = { readonly ok: true; readonly made: FittedReference } | Extract<ReadArmy, { readonly ok: false }>;

/** The rows of the quick reference that the sent army can use. */
export function makeFittedReference(document: unknown, reader: SheetReader): MadeReference {
  const read = readArmy(document, running().knowledge);
  return read.ok ? { ok: true, made: plainFitted(armyReference(wholeReference(), read.army, read.book, reader)) } : read;
}

export type ArmysReference = {
  readonly army: string;
  /** The version of the reference. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly fitted: FittedReference;
};

type Judged = { readonly army: Army; readonly book: Book };

const referenceFor = ({ army, book }: Judged, reader: SheetReader): ArmysReference => ({
  army: army.name,
  name: armyReferenceName(army.name),
  notes: armyReferenceNotes(reader),
  fitted: armyReference(wholeReference(), army, book, reader),
});

/** The same for the reader's own army or a sample army; null if there is none, or it can no longer be judged. */
export async function referenceOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmysReference | null> {
  const printed = await printedArmy(id, headers);
  return printed && referenceFor(printed, reader);
}

type SharedReference = { readonly kind: "shared"; readonly found: ArmysReference };

/** The same for a shared army: its troops follow the lists it was shared with, the rows the tables in force. */
export async function referenceOfShare(share: string, reader: SheetReader): Promise<SharedReference | NothingShared> {
  const judged = await judgedShare(share);
  return judged.kind === "shared" ? { kind: "shared", found: referenceFor(judged, reader) } : judged;
}
