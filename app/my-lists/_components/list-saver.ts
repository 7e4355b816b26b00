import { type Answer, askServer, newKey } from "@/app/_components/ask-server";
import { type Board, createBoard } from "@/app/_components/browser/board";
import { createAlarm, listenToWindow } from "@/app/_components/browser/connection";
import { inBrowser, parsedAs } from "@/app/_components/browser/storage";
import { openTabs, type Tabs } from "@/app/_components/saving/tabs";
import { UNSENT_LIST } from "@/app/_components/saving/unsent";
import { type ListDraft, listDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";
import { beginListSaving, type ListEffect, type ListEvent, type ListSaving, type ListState, takeListStep } from "./list-saving-steps";

type Desk = {
  readonly stored: StoredList;
  /** Shows this list in the editor, in place of what is there. */
  readonly adopt: (list: ListDraft, why: "theirs" | "restored") => void;
};

export type ListSaver = Pick<Board<ListSaving>, "now" | "subscribe"> & {
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
