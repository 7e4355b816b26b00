import { type Answer, askServer } from "@/app/_components/ask-server";
import { firstSaveHeaders } from "@/app/_components/first-save-headers";
import type { StoredArmy } from "@/lib/model/stored-army";
import type { SavingState } from "./saving-steps";

/** A browser lets a request outlive its page up to 64 kB. */
const KEEPALIVE_MOST = 60_000;

/** Sends what is due: the first save, or the next one over the revision it was made from. */
export function sendArmy({ base, creationKey, sent }: SavingState): Promise<Answer<StoredArmy>> {
  const keepalive = document.visibilityState === "hidden" && JSON.stringify(sent).length < KEEPALIVE_MOST;
  return base
    ? askServer("PUT", `/api/armies/${base.id}`, { body: sent, keepalive, headers: { "if-match": `"${base.revision}"` } })
    : askServer("POST", "/api/armies", { body: sent, keepalive, headers: firstSaveHeaders(creationKey) });
}
