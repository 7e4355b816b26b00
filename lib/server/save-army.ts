import { isDeepStrictEqual } from "node:util";
import type { Armies } from "../../db/armies";
import type { Army } from "../model/army";
import type { StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";
import { findArmy } from "./find-army";
import type { User } from "./identity";
import { mostOf } from "./room";

export type Saved =
  | { readonly kind: "saved"; readonly stored: StoredArmy }
  /** It was changed meanwhile; the stored army. */
  | { readonly kind: "changed"; readonly stored: StoredArmy }
  /** It grew, and its owner has no room left. */
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

type Saving = { readonly id: string; readonly revision: number; readonly army: Army };

/** Replaces the document of an owner's army, if it is still at the revision that was edited. */
export async function saveArmy(armies: Armies, { id: owner, anonymous }: User, { id, revision, army }: Saving): Promise<Saved> {
  const before = await findArmy(armies, owner, id);
  if (before === null) return { kind: "unknown" };
  // A save whose answer was lost is sent again with its old revision. The document is already stored.
  if (isDeepStrictEqual(before.army, army)) return { kind: "saved", stored: before };
  const row = await armies.update({ id, owner, revision, document: army, changedAt: new Date(), mostBytes: mostOf({ anonymous }).bytes });
  if (row) return { kind: "saved", stored: asStoredArmy(row) };
  const now = await findArmy(armies, owner, id);
  if (now === null) return { kind: "unknown" };
  if (isDeepStrictEqual(now.army, army)) return { kind: "saved", stored: now };
  return now.revision === revision ? { kind: "no-room" } : { kind: "changed", stored: now };
}
