"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isDraft, readDraft, removeDraft, writeDraft } from "@/app/_components/drafts";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Edit } from "@/lib/model/edit";
import type { RulesTables } from "@/lib/model/rules-tables";
import { applyEdits } from "@/lib/rules/army/apply-edits";
import { unknownLists } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";

export type Kept = "not-changed" | "kept" | "not-kept";

/** A draft made before its list changed is judged by the list it was made for: fetched by its version. */
async function fetchPinned(army: Army, lists: readonly ArmyList[], tables: RulesTables): Promise<readonly ArmyList[]> {
  const missing = unknownLists(army, prepare(lists, tables));
  const answers = await Promise.all(missing.map(({ list, version }) => fetch(`/api/lists/${list}?version=${version}`)));
  if (answers.some((answer) => !answer.ok)) throw new Error("The list this draft was made for is no longer known here.");
  return Promise.all(answers.map((answer) => answer.json() as Promise<ArmyList>));
}

/** The army on the desk: changed only by edits, kept in this browser after each. */
export function useArmy(key: string, start: Army, served: readonly ArmyList[], tables: RulesTables) {
  const [army, setArmy] = useState(start);
  const [older, setOlder] = useState<readonly ArmyList[]>([]);
  const [kept, setKept] = useState<Kept>("not-changed");
  const [trouble, setTrouble] = useState<string | null>(null);
  const changed = useRef(false);

  useEffect(() => {
    let left = false;
    readDraft(key)
      .then(async (draft) => {
        if (!draft || left || changed.current) return;
        const pinned = await fetchPinned(draft, served, tables);
        if (left || changed.current) return;
        setOlder(pinned);
        setArmy({ ...draft, rules: null });
        setKept("kept");
      })
      .catch((error: Error) =>
        setTrouble(
          `A draft is kept in this browser but cannot be opened: ${error.message} It is left as it is until you change this army.`,
        ),
      );
    return () => {
      left = true;
    };
  }, [key, served, tables]);

  useEffect(() => {
    const elsewhere = (event: StorageEvent) => {
      if (isDraft(event, key))
        setTrouble("This draft was changed in another tab. Reload to go on from there; a change made here replaces it.");
    };
    window.addEventListener("storage", elsewhere);
    return () => window.removeEventListener("storage", elsewhere);
  }, [key]);

  useEffect(() => {
    if (changed.current) setKept(writeDraft(key, army) ? "kept" : "not-kept");
  }, [key, army]);

  const edit = useCallback((edits: readonly Edit[]) => {
    changed.current = true;
    setArmy((before) => applyEdits(before, edits));
  }, []);

  const startAgain = useCallback(() => {
    changed.current = false;
    removeDraft(key);
    setKept("not-changed");
    setTrouble(null);
    setArmy(start);
  }, [key, start]);

  const book = useMemo(() => prepare([...served, ...older], tables), [served, older, tables]);
  return { army, book, kept, trouble, edit, startAgain };
}
