"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ArmyList } from "@/lib/model/army-list";
import type { StoredList } from "@/lib/model/own-list";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { type Answer, askServer, firstSaveHeaders, newKey } from "./ask-server";
import { useOnce } from "./use-once";

const MOST = 80;

/** Stores a copy of a list among the reader's own. */
export function storeListCopy({ formerly: _formerly, comesWith: _comesWith, ...list }: ArmyList): Promise<Answer<StoredList>> {
  const body = { ...list, name: OWN_LISTS.copyName(list.name).slice(0, MOST), version: null };
  return askServer<StoredList>("POST", "/api/my-lists", { body, headers: firstSaveHeaders(newKey()) });
}

/** The button that copies a list to the reader's own, and leads to its editor. */
export function CopyList({ list }: { readonly list: ArmyList }) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const copying = useOnce(async () => {
    const answer = await storeListCopy(list);
    if (answer.ok) router.push(`/my-lists/${answer.value.id}`);
    else setTrouble(answer.error.message);
    return answer.ok;
  });
  return (
    <>
      <button type="button" className="button" aria-disabled={copying.busy || undefined} onClick={() => void copying.run()}>
        {copying.busy ? OWN_LISTS.start.copying : OWN_LISTS.copyToMine}
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
