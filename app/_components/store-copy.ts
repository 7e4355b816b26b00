import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { type Answer, askServer } from "./ask-server";
import { firstSaveHeaders } from "./first-save-headers";
import { newKey } from "./new-key";

const NAME_MOST = 80;
const COPY = ", copy";

/** Stores a second army like this one. */
export function storeCopy(army: Army): Promise<Answer<StoredArmy>> {
  const name = `${army.name.slice(0, NAME_MOST - COPY.length)}${COPY}`;
  return askServer<StoredArmy>("POST", "/api/armies", { body: { ...army, name }, headers: firstSaveHeaders(newKey()) });
}
