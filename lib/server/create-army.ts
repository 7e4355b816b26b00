import type { Armies } from "../../db/armies";
import type { Army } from "../model/army";
import type { StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";
import { LIMITS } from "./limits";
import { newId } from "./new-id";

/** `isNew` is false where the same save had come before. */
export type Created = { readonly stored: StoredArmy; readonly isNew: boolean };

/**
 * Stores an owner's new army. Saved again under the same creation key it is the army stored then, whatever has become of it
 * since; without a key every save is a new army. Null where the owner has as many as one may.
 */
export async function createArmy(armies: Armies, owner: string, army: Army, creationKey: string | null): Promise<Created | null> {
  const id = newId();
  const row = await armies.insertIfNew({ id, owner, creationKey, document: army, createdAt: new Date(), most: LIMITS.armies });
  return row && { stored: asStoredArmy(row), isNew: row.id === id };
}
