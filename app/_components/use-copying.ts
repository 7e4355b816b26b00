import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { Army } from "@/lib/model/army";
import { COMMON } from "@/lib/words/site";
import { newKey } from "./ask-server";

/** What makes a copy, fetched when one is wanted: seldom. */
export const fetchCopying = () => import("./copying");

/**
 * Stores a copy of an army and opens it in the editor; where the server does not answer, it begins in this browser. A second press, or a
 * retry after a lost answer, creates no second copy. `account`: the one signed in; null for none.
 */
export function useCopying(refused: (message: string) => void, account: string | null = null) {
  const router = useRouter();
  const last = useRef<{ readonly army: Army; readonly key: string } | null>(null);
  const [isCopying, setCopying] = useState(false);
  /** `name`: null for that of a duplicate. */
  async function copy(army: Army, name: string | null): Promise<void> {
    if (isCopying) return;
    setCopying(true);
    const { key } = last.current?.army === army ? last.current : { key: newKey() };
    last.current = { army, key };
    const copying = await fetchCopying().catch(() => null);
    const copied = copying
      ? await copying.keepCopy(army, name ?? copying.copyName(army.name), key, account)
      : { refused: COMMON.notLoaded };
    if ("refused" in copied) {
      setCopying(false);
      return refused(copied.refused);
    }
    // Without a connection the router would only find out that it has none.
    if (copied.isHere) location.assign(`/armies/${copied.page}`);
    else router.push(`/armies/${copied.page}`);
  }
  return { isCopying, copy };
}
