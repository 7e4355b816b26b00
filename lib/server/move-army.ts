import type { Armies } from "../../db/armies";
import type { ArmyMove, StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";
import type { User } from "./identity";
import { mostOf } from "./room";

export type Moved =
  | { readonly kind: "moved"; readonly stored: StoredArmy }
  /** It lies in the bin, and outside are as many as one may have. */
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

/** Puts an owner's army on the desk or into the archive, from wherever it is: also out of the bin, which takes a deletion back. */
export async function moveArmy(armies: Armies, user: User, id: string, place: ArmyMove["place"]): Promise<Moved> {
  const owner = user.id;
  const row = await armies.move({ id, owner, place, placedAt: new Date(), most: mostOf(user).armies });
  if (row) return { kind: "moved", stored: asStoredArmy(row) };
  return (await armies.find(owner, id)) ? { kind: "no-room" } : { kind: "unknown" };
}
