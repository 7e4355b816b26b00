import type { Armies } from "../../db/armies";
import type { Army } from "../model/army";
import type { StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";
import type { User } from "./identity";
import { newId } from "./ids";
import { mostOf } from "./room";

/** `isNew` is false if the same save was stored before. */
export type Created = { readonly stored: StoredArmy; readonly isNew: boolean };

/**
 * Stores an owner's new army. A save with the same creation key returns the army stored then, as it is now; without a key every save is a
 * new army. Null if there is no room for it.
 */
export async function createArmy(armies: Armies, owner: User, army: Army, creationKey: string | null): Promise<Created | null> {
  const id = newId();
  const { armies: most, armiesWithBin: mostWithBin, bytes: mostBytes } = mostOf(owner);
  const room = { most, mostWithBin, mostBytes };
  const row = await armies.insertIfNew({ id, owner: owner.id, creationKey, document: army, createdAt: new Date(), ...room });
  return row && { stored: asStoredArmy(row), isNew: row.id === id };
}
