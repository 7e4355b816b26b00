import type { ArmySheet, SheetReader } from "../model/army-sheet";
import { armySheet } from "../sheets/army-sheet";
import { printedArmy } from "./printed-army";
import { running } from "./running";
import { sharedAt } from "./shared-at";

/** The sheet of the reader's own army or of a sample army; null if there is none, or it can no longer be judged. */
export async function sheetOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmySheet | null> {
  const printed = await printedArmy(id, headers);
  if (!printed) return null;
  const link = printed.isReady ? `${running().environment.publicUrl}/armies/${id}` : await sharedAt(printed.army);
  return armySheet(printed.army, printed.book, { reader, rules: printed.rules, link });
}
