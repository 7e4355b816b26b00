import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type Answer, askServer, newKey } from "@/app/_components/ask-server";
import { type Board, createBoard } from "@/app/_components/browser/board";
import { createAlarm, listenToWindow } from "@/app/_components/browser/connection";
import { begun, changed, type History, redone, undone } from "@/app/_components/browser/history";
import { useUndoKeys } from "@/app/_components/browser/shortcuts";
import { inBrowser, parsedAs } from "@/app/_components/browser/storage";
import { openTabs, type Tabs } from "@/app/_components/saving/tabs";
import { UNSENT_LIST } from "@/app/_components/saving/unsent";
import type { Fault } from "@/lib/model/faults";
import type { ListId } from "@/lib/model/identifiers";
import { type ListDraft, listDraft, readDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { placeOf } from "@/lib/words/faults";
import { draftFaultWords } from "@/lib/words/own-lists";
import { beginListSaving, type ListEffect, type ListEvent, type ListSaving, type ListState, takeListStep } from "./list-saving-steps";

type Desk = {
  readonly stored: StoredList;
  /** Shows this list in the editor, in place of what is there. */
  readonly adopt: (list: ListDraft, why: "theirs" | "restored") => void;
};

type ListSaver = Pick<Board<ListSaving>, "now" | "subscribe"> & {
  readonly happen: (event: ListEvent) => void;
  /** Begins to listen to the window and the connection; returns what ends it. */
  readonly open: () => () => void;
};

/** A browser lets a request outlive its page up to 64 kB. */
const KEEPALIVE_MOST = 60_000;

type Unsent = { readonly revision: number; readonly list: ListDraft };

const unsentIn = (text: string | null): Unsent | null =>
  parsedAs(text, (value) => {
    const { revision, list } = value as Unsent;
    return listDraft.safeParse(list).success && typeof revision === "number" ? { revision, list } : null;
  });

function put(path: string, { sent, revision }: ListState): Promise<Answer<StoredList>> {
  const keepalive = document.visibilityState === "hidden" && JSON.stringify(sent).length < KEEPALIVE_MOST;
  return askServer("PUT", path, { body: sent, keepalive, headers: { "if-match": `"${revision}"` } });
}

/** Saves the list in the editor, one save at a time, and keeps it in this browser until then. `takeListStep` decides; this carries it out. */
export function createListSaver({ stored, adopt }: Desk): ListSaver {
  const path = `/api/my-lists/${stored.id}`;
  const kept = `${UNSENT_LIST}${stored.id}`;
  const writer = newKey();
  // Each open page keeps its own: one that has saved forgets nothing of another.
  const key = `${kept}.${writer}`;
  let state = beginListSaving(stored);
  const board = createBoard<ListSaving>(state.saving);
  const alarm = createAlarm(() => happen({ kind: "due" }));
  const does: { readonly [Do in ListEffect["do"]]: (effect: Extract<ListEffect, { do: Do }>) => void } = {
    wait: ({ milliseconds }) => alarm.set(milliseconds),
    send: () => void put(path, state).then((answer) => happen({ kind: "answered", answer })),
    keep: () => inBrowser.write(key, JSON.stringify({ revision: state.revision, list: state.list } satisfies Unsent)),
    drop: () => inBrowser.remove(key),
    adopt: ({ list, why }) => adopt(list, why),
  };
  function happen(event: ListEvent): void {
    const taken = takeListStep(state, event);
    state = taken.state;
    for (const effect of taken.effects) (does[effect.do] as (effect: ListEffect) => void)(effect);
    board.show(state.saving);
  }
  const look = () => askServer<StoredList>("GET", path).then((answer) => happen({ kind: "heard", answer }));
  function open(): () => void {
    const leave = () => happen({ kind: "due" });
    const end = listenToWindow({ shown: () => void look(), hidden: leave, online: leave });
    const tabs = openTabs(writer, () => undefined);
    void takeOver(tabs);
    void look();
    return () => {
      leave();
      end();
      tabs.close();
    };
  }
  /** Takes over what a page left that is closed; of several one, and the next visit the next. */
  async function takeOver({ gone }: Tabs): Promise<void> {
    const writerOf = (one: string) => one.slice(kept.length + 1);
    const left = inBrowser.keys(kept).filter((one) => one !== key);
    const closed = await gone(left.map(writerOf));
    const found = left.find((one) => closed.includes(writerOf(one)));
    const unsent = unsentIn(found ? inBrowser.read(found) : null);
    if (!found || !unsent || state.list !== stored.list) return;
    happen({ kind: "restored", ...unsent, stored });
    inBrowser.remove(found);
  }
  return { now: board.now, subscribe: board.subscribe, happen, open };
}

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
