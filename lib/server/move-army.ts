import type { Armies } from "../../db/armies";
import type { ArmyMove, StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";
import type { User } from "./identity";
import { mostOf } from "./room";

export type Moved =
  | { readonly kind: "moved"; readonly stored: StoredArmy }
  /** The army is in the bin, and there is no room for another outside it. */
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

/** Moves an owner's army to the desk or the archive, also from the bin, which undoes a deletion. */
export async function moveArmy(armies: Armies, user: User, id: string, place: ArmyMove["place"]): Promise<Moved> {
  const owner = user.id;
  const row = await armies.move({ id, owner, place, placedAt: new Date(), most: mostOf(user).armies });
  if (row) return { kind: "moved", stored: asStoredArmy(row) };
  return (await armies.find(owner, id)) ? { kind: "no-room" } : { kind: "unknown" };
}
