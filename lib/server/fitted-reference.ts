import type { FittedReference } from "../model/fitted-reference";
import { armyReference, armyReferenceName } from "../sheets/reference/army-reference";
import { printedArmy } from "./printed-army";
import { wholeReference } from "./quick-reference";
import { type ReadArmy, readArmy } from "./read-army";
import { running } from "./running";

type MadeReference = { readonly ok: true; readonly made: FittedReference } | Extract<ReadArmy, { readonly ok: false }>;

/** What of the quick reference is of use to what a program sent as an army. */
export function makeFittedReference(document: unknown): MadeReference {
  const read = readArmy(document, running().knowledge);
  return read.ok ? { ok: true, made: armyReference(wholeReference(), read.army, read.book) } : read;
}

/** `name`: of the reference. */
type ArmysReference = { readonly army: string; readonly name: string; readonly fitted: FittedReference };

/** The same for a reader's own army or a ready one; null where there is neither, or one that can no longer be judged. */
export async function referenceOfArmy(id: string, headers: Headers): Promise<ArmysReference | null> {
  const printed = await printedArmy(id, headers);
  if (!printed) return null;
  const { army, book } = printed;
  return { army: army.name, name: armyReferenceName(army.name), fitted: armyReference(wholeReference(), army, book) };
}
