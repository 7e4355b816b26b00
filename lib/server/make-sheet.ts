import type { SheetAndText, SheetReader } from "../model/army-sheet";
import { pinAllVersions } from "../rules/army/pin-versions";
import { armySheet } from "../sheets/army-sheet";
import { sheetText } from "../sheets/sheet-text";
import { type ReadArmy, readArmy } from "./read-army";
import { running } from "./running";
import { sharedAt } from "./shared-at";

type MadeSheet = { readonly ok: true; readonly made: SheetAndText } | Extract<ReadArmy, { readonly ok: false }>;

/** Makes the sheet of the army that was sent, legal or not, by the versions of lists and rules tables that it names. */
export async function makeSheet(document: unknown, reader: SheetReader): Promise<MadeSheet> {
  const { knowledge } = running();
  const read = readArmy(document, knowledge);
  if (!read.ok) return read;
  const { army, book, rules } = read;
  const sheet = armySheet(army, book, { reader, rules, link: await sharedAt(pinAllVersions(army, book, rules)) });
  const text = { full: sheetText(sheet, "full"), compact: sheetText(sheet, "compact"), lines: sheetText(sheet, "lines") };
  return { ok: true, made: { sheet, text } };
}
