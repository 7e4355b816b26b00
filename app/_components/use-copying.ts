import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { SAVING } from "@/lib/words/saving";
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

/**
 * Stores a copy of an army and opens it in the editor; where the server does not answer, it begins in this browser. A second press, or a
 * retry after a lost answer, creates no second copy. `account`: the one signed in; null for none.
 */
export function useCopying(refused: (message: string) => void, account: string | null = null) {
  const router = useRouter();
  const last = useRef<{ readonly army: Army; readonly key: string } | null>(null);
  const [isCopying, setCopying] = useState(false);
  async function copy(army: Army, name: string): Promise<void> {
    if (isCopying) return;
    setCopying(true);
    const { key } = last.current?.army === army ? last.current : { key: newKey() };
    last.current = { army, key };
    const stored = await storeCopy(army, name, key);
    if (stored.ok) return router.push(`/armies/${stored.value.id}`);
    const begun = stored.status === 0 ? await beginHere({ ...army, name }, key, account) : null;
    // Without a connection the router would only find out that it has none.
    if (begun?.ok) return location.assign(`/armies/${begun.page}`);
    setCopying(false);
    refused(begun ? SAVING.notBegun[begun.why] : stored.error.message);
  }
  return { isCopying, copy };
}
