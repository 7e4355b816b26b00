import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { type Answer, askServer } from "./ask-server";
import { firstSaveHeaders } from "./first-save-headers";
import { newKey } from "./new-key";

const NAME_MOST = 80;
const COPY = ", copy";

/** The name of a duplicated army. */
export const copyName = (name: string): string => `${name.slice(0, NAME_MOST - COPY.length)}${COPY}`;

/** Stores a copy of an army. Repeats with the same key store it once. */
export function storeCopy(army: Army, name = copyName(army.name), key = newKey()): Promise<Answer<StoredArmy>> {
  return askServer<StoredArmy>("POST", "/api/armies", { body: { ...army, name }, headers: firstSaveHeaders(key) });
}
