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

/** A reader's own army or a ready one, with every version that it is judged by; null where there is neither, or one that can no longer be. */
export async function printedArmy(id: string, headers: Headers): Promise<PrintedArmy | null> {
  const { knowledge } = running();
  const ready = knowledge.catalog.readyArmies.find((one) => one.id === id);
  const army = ready?.army ?? (await ownArmy(id, headers));
  const read = army && readArmy(pinAllVersions(army, knowledge.book, knowledge.catalog.rules.version), knowledge);
  return read?.ok ? { ...read, isReady: ready !== undefined } : null;
}
