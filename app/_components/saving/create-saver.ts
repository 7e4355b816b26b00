import { type Answer, askServer, firstSaveHeaders, newKey } from "@/app/_components/ask-server";
import { createBoard, showParts } from "@/app/_components/browser/board";
import { createAlarm, listenToWindow } from "@/app/_components/browser/connection";
import { afterPaint } from "@/app/_components/browser/paint";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";
import { type Adopting, beginSaving, type Saving, type SavingEffect, type SavingEvent, type SavingState, takeStep } from "./saving-steps";
import { openTabs, type Tabs } from "./tabs";
import { dropUnsent, keepUnsent, type Unsent, unsentOn } from "./unsent";

/** What a page shows of its saving. */
type Kept = {
  readonly saving: Saving;
  /** The id of the stored army; null before the first save. */
  readonly id: ArmyId | null;
  /** False where this browser cannot keep unsaved changes. */
  readonly browserKeeps: boolean;
  /** Whether a copy kept in this browser for this page cannot be read. It is left alone. */
  readonly unreadable: boolean;
};

export type Saver = {
  readonly now: () => Kept;
  readonly subscribe: (listener: () => void) => () => void;
  readonly happen: (event: SavingEvent) => void;
  /** The army in the editor was changed: it is kept and sent once the change is painted. Anything else that happens comes after it. */
  readonly edited: (army: Army) => void;
  /** Saves the army in the editor as a new army. */
  readonly saveAsNew: () => void;
  /** Asks the server for the stored army, as after it was moved. */
  readonly check: () => void;
  /** Begins to listen to the other tabs, the connection and the window; returns a function that ends it. */
  readonly open: () => () => void;
};

type Desk = {
  readonly page: string;
  /** The army as the server has it; null for a sample army. */
  readonly base: StoredArmy | null;
  readonly army: Army;
  /** The record of an army begun in this browser and never sent, of which the editor has the army. */
  readonly begun?: Unsent | null;
  /** The account signed in, for the first save of a sample army. */
  readonly account?: string | null;
  /** Shows another version of the army in the editor. */
  readonly adopt: (adopting: Adopting) => void;
  /** Called when the sample army has become the player's own. */
  readonly created: (stored: StoredArmy) => void;
};

/** The copies that earlier visits to this page left, and whether one there cannot be read. */
async function leftUnsent(page: string, tabs: Tabs): Promise<{ readonly left: readonly Unsent[]; readonly unreadable: boolean }> {
  const records = await unsentOn(page);
  const readable = records.filter((one): one is Unsent => one !== null);
  const orphans = await tabs.gone(readable.map((one) => one.writer));
  return { left: readable.filter((one) => orphans.includes(one.writer)), unreadable: readable.length < records.length };
}

/** Asks the server for the stored army; null where it is not asked or does not answer. */
async function lookUp({ base, sent }: SavingState, opening: boolean): Promise<SavingEvent | null> {
  if (!base || sent !== null) return null;
  const answer = await askServer<StoredArmy>("GET", `/api/armies/${base.id}`);
  if (answer.ok) return { kind: "heard", theirs: answer.value, opening };
  return answer.status === 404 ? { kind: "missing" } : null;
}

/** A browser lets a request outlive its page up to 64 kB. */
const KEEPALIVE_MOST = 60_000;

/** Sends what is due: the first save, or the next one over the revision it was made from. */
export function sendArmy({ base, creationKey, account, sent }: SavingState): Promise<Answer<StoredArmy>> {
  const keepalive = document.visibilityState === "hidden" && JSON.stringify(sent).length < KEEPALIVE_MOST;
  return base
    ? askServer("PUT", `/api/armies/${base.id}`, { body: sent, keepalive, headers: { "if-match": `"${base.revision}"` } })
    : askServer("POST", "/api/armies", { body: sent, keepalive, headers: firstSaveHeaders(creationKey, account) });
}

/** The copy that this browser keeps of an open page until the server has it. */
type BrowserCopy = {
  readonly keepSoon: () => void;
  /** Writes a waiting copy at once. */
  readonly keepNow: () => void;
  readonly drop: (page: string) => void;
};

/** Calls `onKept` with whether the browser kept the copy. Writing is slower than an edit may be, so it waits until the edit is drawn. */
function createBrowserCopy(writer: string, stateNow: () => SavingState, onKept: (isKept: boolean) => void): BrowserCopy {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): boolean {
    const waited = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return waited;
  }
  function keepNow(): void {
    if (!stop()) return;
    const { page, base, creationKey, army, first, account } = stateNow();
    onKept(keepUnsent({ page, writer, base, creationKey, army, first, account }));
  }
  return {
    keepSoon: () => {
      timer ??= setTimeout(keepNow, 0);
    },
    keepNow,
    drop(page) {
      stop();
      dropUnsent({ page, writer });
    },
  };
}

/** A player who has already changed something goes on with that; the copy of an earlier visit waits for the next one. */
const isAsOpened = ({ saving }: SavingState): boolean => saving.kind === "untouched" || saving.kind === "saved";

function goOnFrom(unsent: Unsent, happen: Saver["happen"], copy: BrowserCopy): void {
  happen({ kind: "restored", unsent });
  copy.keepNow();
  dropUnsent(unsent);
}

/** What earlier visits left goes on here. Of an army begun here the editor has it already, and so has its own copy. */
function takeOver(left: readonly Unsent[], begun: Unsent | null, isFree: boolean, happen: Saver["happen"], copy: BrowserCopy): void {
  const [first] = left;
  if (begun) left.filter(({ writer }) => writer === begun.writer).forEach(dropUnsent);
  else if (first && isFree) goOnFrom(first, happen, copy);
}

const opened = ({ page, base, army, begun = null, account = null }: Desk): SavingState =>
  beginSaving({
    ...{ page, base, army, creationKey: begun?.creationKey ?? newKey() },
    ...{ first: begun?.first ?? null, account: begun ? (begun.account ?? null) : account },
  });

/** Tells of the last edit once it is painted, or before that when asked: saving costs more than an edit's next paint may wait for. */
function createLateEdits(tell: (army: Army) => void) {
  let untold: Army | null = null;
  function tellNow(): void {
    if (untold === null) return;
    const army = untold;
    untold = null;
    tell(army);
  }
  return {
    tellNow,
    tellSoon(army: Army): void {
      untold = army;
      afterPaint(tellNow);
    },
  };
}

/**
 * Saves the army in the editor, one save at a time, and keeps a copy in this browser until then. `takeStep` decides; this carries out its
 * effects.
 */
export function createSaver(desk: Desk): Saver {
  const { page, base, begun = null, adopt, created } = desk;
  const writer = newKey();
  let state = opened(desk);
  let tabs: Tabs | null = null;
  const due = () => happen({ kind: "due" });
  const alarm = createAlarm(due);
  const stateNow = () => state;
  const edits = createLateEdits((edit) => happen({ kind: "changed", army: edit }));
  const board = createBoard<Kept>({ saving: state.saving, id: base?.id ?? null, browserKeeps: true, unreadable: false });
  const copy = createBrowserCopy(writer, stateNow, (browserKeeps) => showParts(board, { browserKeeps }));
  const does: { readonly [Do in SavingEffect["do"]]: (effect: Extract<SavingEffect, { do: Do }>) => void } = {
    wait: ({ milliseconds }) => alarm.set(milliseconds),
    send: () => void sendArmy(state).then((answer) => happen({ kind: "answered", answer })),
    look: () => void look(false),
    keep: copy.keepSoon,
    drop: ({ page: at }) => copy.drop(at),
    tell({ stored, created: isNew }) {
      tabs?.tell(stored);
      if (isNew && tabs) created(stored);
    },
    adopt,
  };

  function happen(event: SavingEvent): void {
    edits.tellNow();
    const step = takeStep(state, event);
    state = step.state;
    for (const effect of step.effects) (does[effect.do] as (effect: SavingEffect) => void)(effect);
    showParts(board, { saving: state.saving, id: state.base?.id ?? null });
  }

  const look = (opening: boolean) => lookUp(state, opening).then((told) => told && happen(told));

  async function restore(from: Tabs): Promise<void> {
    const { left, unreadable } = await leftUnsent(page, from);
    showParts(board, { unreadable });
    edits.tellNow();
    takeOver(left, begun, isAsOpened(state), happen, copy);
  }

  function open(): () => void {
    const leave = () => {
      due();
      copy.keepNow();
    };
    const own = openTabs(writer, (theirs) => happen({ kind: "heard", theirs }));
    tabs = own;
    const end = listenToWindow({ shown: () => void look(false), hidden: leave, online: () => happen({ kind: "online" }) });
    if (begun) happen({ kind: "retry" });
    void look(true).then(() => restore(own));
    return () => {
      leave();
      end();
      own.close();
      tabs = null;
    };
  }

  return {
    now: board.now,
    subscribe: board.subscribe,
    happen,
    edited: edits.tellSoon,
    saveAsNew: () => happen({ kind: "as-new", creationKey: newKey() }),
    check: () => void look(false),
    open,
  };
}
