import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { begun, changed, type History, redone, undone, useUndoKeys } from "@/app/_components/browser/history";
import type { Fault } from "@/lib/model/faults";
import type { ListId } from "@/lib/model/identifiers";
import { type ListDraft, readDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { placeOf } from "@/lib/words/faults";
import { draftFaultWords } from "@/lib/words/own-lists";
import { createListSaver, type ListSaver } from "./list-saver";

/** Changes the draft; changes with the same `run` in a row are one step of undo. */
type Change = (edit: (draft: ListDraft) => ListDraft, run?: string) => void;

export type ListDesk = {
  readonly draft: ListDraft;
  readonly change: Change;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly faults: readonly Fault[];
  /** What is wrong at a place, as it stands beside its field. */
  readonly wordsAt: ReadonlyMap<string, readonly string[]>;
  readonly saver: ListSaver;
  /** Whether changes of an earlier visit came back. */
  readonly restored: boolean;
};

const isSame = (one: ListDraft, other: ListDraft): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

type Ids = readonly { readonly id: ListId }[];
/** `mine`: the player's other lists. */
type Given = { readonly stored: StoredList; readonly tables: RulesTables; readonly house: Ids; readonly mine: Ids };

/** The faults of a draft by their places; a keystroke does not wait for them. */
function useFaults(draft: ListDraft, { stored, tables, house, mine }: Given) {
  const late = useDeferredValue(draft);
  return useMemo(() => {
    const { faults } = readDraft(late, { tables, lists: new Set([stored, ...house, ...mine].map(({ id }) => id)) });
    const wordsAt = new Map<string, string[]>();
    for (const fault of faults) {
      const at = placeOf(fault.path);
      wordsAt.set(at, [...(wordsAt.get(at) ?? []), draftFaultWords(fault)]);
    }
    return { faults, wordsAt };
  }, [late, stored, tables, house, mine]);
}

/** A list under the pen: its draft with undo and redo, its faults, and its saving. */
export function useListDesk(given: Given): ListDesk {
  const { stored } = given;
  const [history, setHistory] = useState<History<ListDraft>>(() => begun(stored.list));
  const [restored, setRestored] = useState(false);
  const [saver] = useState(() =>
    createListSaver({
      stored,
      adopt(list, why) {
        setRestored(why === "restored");
        setHistory((before) => changed(before, list, isSame));
      },
    }),
  );
  const { now: draft, past, future } = history;
  // Before it opens: what an earlier visit left must find the list as it was stored.
  useEffect(() => saver.happen({ kind: "edited", list: draft }), [saver, draft]);
  useEffect(() => saver.open(), [saver]);
  const change = useCallback<Change>((edit, run) => setHistory((before) => changed(before, edit(before.now), isSame, run ?? null)), []);
  const undo = useCallback(() => setHistory((before) => undone(before)), []);
  const redo = useCallback(() => setHistory((before) => redone(before)), []);
  useUndoKeys(undo, redo);
  return { draft, change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0, ...useFaults(draft, given), saver, restored };
}
