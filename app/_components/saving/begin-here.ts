import type { Army } from "@/lib/model/army";
import { withCleanArmyNames } from "@/lib/model/clean-names";
import { isOwnList } from "@/lib/model/list-origin";
import type { NOT_BEGUN } from "@/lib/words/not-begun";
import { newKey } from "../ask-server";
import { dropUnsent, FOLDER, keepUnsent } from "./unsent";

/** Kept by the worker for every army that is begun here. */
const THEIR_PAGE = "/armies/new/offline";

/** Whether the page of an army begun here would open: the worker has kept it, and is there to answer with it. */
async function opensHere(): Promise<boolean> {
  if (typeof caches === "undefined" || !navigator.serviceWorker?.controller) return false;
  return (await caches.match(THEIR_PAGE).catch(() => undefined)) !== undefined;
}

type Begun =
  | { readonly ok: true; readonly page: string }
  /** `no-pages`: its page would not open without a connection. `own-list`: nor its list. `no-room`: the browser keeps nothing for us. */
  | { readonly ok: false; readonly why: keyof typeof NOT_BEGUN };

const isOfOwnList = ({ list, commanders }: Army): boolean =>
  isOwnList(list) || commanders.some((one) => one.list !== null && isOwnList(one.list));

/**
 * Begins an army in this browser where the server does not answer. Its page sends it once the server does. `creationKey`: that of a first
 * save which had no answer, so that the two make one army.
 */
export async function beginHere(begun: Army, creationKey: string, account: string | null): Promise<Begun> {
  if (!(await opensHere())) return { ok: false, why: "no-pages" };
  if (isOfOwnList(begun)) return { ok: false, why: "own-list" };
  const army = withCleanArmyNames(begun);
  const record = { page: `${FOLDER}${creationKey}`, writer: newKey(), base: null, creationKey, first: army, army, account };
  if (keepUnsent(record)) return { ok: true, page: record.page };
  dropUnsent(record);
  return { ok: false, why: "no-room" };
}
