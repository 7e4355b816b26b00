import type { Armies } from "../../db/armies";
import type { StoredArmy } from "../model/stored-army";
import { asStoredArmy } from "./as-stored-army";

/** An army of this owner's; null where there is none, be it another's, in the bin, or no army's id at all. */
export async function findArmy(armies: Armies, owner: string, id: string): Promise<StoredArmy | null> {
  const row = await armies.find(owner, id);
  return row === null || row.place === "bin" ? null : asStoredArmy(row);
}
