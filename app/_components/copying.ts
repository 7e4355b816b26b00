import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { NOT_BEGUN } from "@/lib/words/not-begun";
import { type Answer, askServer, firstSaveHeaders, newKey } from "./ask-server";
import { beginHere } from "./saving/begin-here";

const NAME_MOST = 80;
const COPY = ", copy";

const copyCalled = (of: string, which: number): string => {
  const end = which === 1 ? COPY : `${COPY} ${which}`;
  return `${of.slice(0, NAME_MOST - end.length)}${end}`;
};

/** The name of a duplicated army, of a copy the next one: the first that is not `taken`. */
export function copyName(name: string, taken: readonly string[] = []): string {
  const [, of = name, last] = /^(.+), copy(?: (\d{1,3}))?$/.exec(name) ?? [];
  let which = of === name ? 1 : Number(last ?? 1) + 1;
  while (taken.includes(copyCalled(of, which))) which += 1;
  return copyCalled(of, which);
}

/** Stores a copy of an army. Repeats with the same key store it once. */
export function storeCopy(army: Army, name = copyName(army.name), key = newKey()): Promise<Answer<StoredArmy>> {
  return askServer<StoredArmy>("POST", "/api/armies", { body: { ...army, name }, headers: firstSaveHeaders(key) });
}

/** Where a copy is, or why there is none. `isHere`: it was begun in this browser. */
type Copied = { readonly page: string; readonly isHere: boolean } | { readonly refused: string };

/** Stores a copy of an army; where the server does not answer, it begins in this browser, for this account (null: nobody's). */
export async function keepCopy(army: Army, name: string, key: string, account: string | null): Promise<Copied> {
  const stored = await storeCopy(army, name, key);
  if (stored.ok) return { page: stored.value.id, isHere: false };
  if (stored.status !== 0) return { refused: stored.error.message };
  const begun = await beginHere({ ...army, name }, key, account);
  return begun.ok ? { page: begun.page, isHere: true } : { refused: NOT_BEGUN[begun.why] };
}
