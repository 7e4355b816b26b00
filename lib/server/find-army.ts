import type { Armies } from "../../db/armies";
import type { StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";

/** An army of this owner; null if it does not exist, is another user's, or is in the bin. */
export async function findArmy(armies: Armies, owner: string, id: string): Promise<StoredArmy | null> {
  const row = await armies.find(owner, id);
  return row === null || row.place === "bin" ? null : asStoredArmy(row);
}
