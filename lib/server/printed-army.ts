import type { Army } from "../model/army";
import { pinAllVersions } from "../rules/army/pin-versions";
import { findArmy } from "./find-army";
import { readerOf } from "./identity";
import { type ReadArmy, readArmy } from "./read-army";
import { running } from "./running";

export type PrintedArmy = Extract<ReadArmy, { readonly ok: true }> & { readonly isReady: boolean };

async function ownArmy(id: string, headers: Headers): Promise<Army | null> {
  const owner = await readerOf(headers);
  return (owner && (await findArmy(running().armies, owner.id, id))?.army) ?? null;
}

/**
 * The reader's own army or a sample army, with every version that it is judged by; null if there is none, or it can no longer be judged.
 */
export async function printedArmy(id: string, headers: Headers): Promise<PrintedArmy | null> {
  const { knowledge } = running();
  const ready = knowledge.catalog.readyArmies.find((one) => one.id === id);
  const army = ready?.army ?? (await ownArmy(id, headers));
  const read = army && readArmy(pinAllVersions(army, knowledge.book, knowledge.catalog.rules.version), knowledge);
  return read?.ok ? { ...read, isReady: ready !== undefined } : null;
}
