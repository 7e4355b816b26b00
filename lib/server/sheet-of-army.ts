import type { Army } from "../model/army";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import { pinAllVersions } from "../rules/army/pin-versions";
import { armySheet } from "../sheets/army-sheet";
import { findArmy } from "./find-army";
import { readerOf } from "./identity";
import { readArmy } from "./read-army";
import { running } from "./running";
import { sharedAt } from "./shared-at";

async function ownArmy(id: string, headers: Headers): Promise<Army | null> {
  const owner = await readerOf(headers);
  return (owner && (await findArmy(running().armies, owner.id, id))?.army) ?? null;
}

/** The sheet of a reader's own army or of a ready one; null where there is neither, or one that can no longer be judged. */
export async function sheetOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmySheet | null> {
  const { knowledge, environment } = running();
  const ready = knowledge.catalog.readyArmies.find((one) => one.id === id);
  const army = ready?.army ?? (await ownArmy(id, headers));
  const read = army && readArmy(pinAllVersions(army, knowledge.book, knowledge.catalog.rules.version), knowledge);
  if (!read?.ok) return null;
  const link = ready ? `${environment.publicUrl}/armies/${id}` : await sharedAt(read.army);
  return armySheet(read.army, read.book, { reader, rules: read.rules, link });
}
