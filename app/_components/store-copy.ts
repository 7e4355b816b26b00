import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { type Answer, askServer } from "./ask-server";
import { firstSaveHeaders } from "./first-save-headers";
import { newKey } from "./new-key";

const NAME_MOST = 80;
const COPY = ", copy";

/** What a second army like one's own is called. */
export const copyName = (name: string): string => `${name.slice(0, NAME_MOST - COPY.length)}${COPY}`;

/** Stores another army like this one; under the same key it is stored once, however often it is sent. */
export function storeCopy(army: Army, name = copyName(army.name), key = newKey()): Promise<Answer<StoredArmy>> {
  return askServer<StoredArmy>("POST", "/api/armies", { body: { ...army, name }, headers: firstSaveHeaders(key) });
}
