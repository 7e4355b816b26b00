import { askServer } from "@/app/_components/ask-server";
import { newKey } from "@/app/_components/new-key";
import { dropUnsent, type Unsent, unsentOn } from "@/app/_components/unsent";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";
import { createBrowserCopy } from "./browser-copy";
import { beginSaving, type Saving, type SavingEffect, type SavingEvent, type SavingState, takeStep } from "./saving-steps";
import { sendArmy } from "./send-army";
import { openTabs, type Tabs } from "./tabs";

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
  readonly kept: () => Kept;
  readonly subscribe: (listener: () => void) => () => void;
  readonly happen: (event: SavingEvent) => void;
  /** Saves the army in the editor as a new army. */
  readonly saveAsNew: () => void;
  /** Asks the server for the stored army, as after it was moved. */
  readonly check: () => void;
  /** Begins to listen to the other tabs, the connection and the window; returns a function that ends it. */
  readonly open: () => () => void;
};

type Adopted = Extract<SavingEffect, { do: "adopt" }>;

type Desk = {
  readonly page: string;
  /** The army as the server has it; null for a sample army. */
  readonly base: StoredArmy | null;
  readonly army: Army;
  /** Shows another version of the army in the editor. */
  readonly adopt: (army: Army, why: Adopted["why"]) => void;
  /** Called when the sample army has become the player's own. */
  readonly created: (stored: StoredArmy) => void;
};

/** The copy that an earlier visit to this page left, and whether one there cannot be read. */
async function leftUnsent(page: string, tabs: Tabs): Promise<{ readonly unsent: Unsent | null; readonly unreadable: boolean }> {
  const records = await unsentOn(page);
  const readable = records.filter((one): one is Unsent => one !== null);
  const orphans = await tabs.gone(readable.map((one) => one.writer));
  return { unsent: readable.find((one) => orphans.includes(one.writer)) ?? null, unreadable: readable.length < records.length };
}

/** Asks the server for the stored army; null where it is not asked or does not answer. */
async function lookUp({ base, sent }: SavingState, opening: boolean): Promise<SavingEvent | null> {
  if (!base || sent !== null) return null;
  const answer = await askServer<StoredArmy>("GET", `/api/armies/${base.id}`);
  if (answer.ok) return { kind: "heard", theirs: answer.value, opening };
  return answer.status === 404 ? { kind: "missing" } : null;
}

function listenToWindow(turned: (isSeen: boolean) => void, online: () => void): () => void {
  const change = () => turned(document.visibilityState === "visible");
  const leave = () => turned(false);
  window.addEventListener("online", online);
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", change);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", change);
  };
}

/** Rings once after so many milliseconds; set again, it forgets the earlier time. */
function createAlarm(ring: () => void): (milliseconds: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (milliseconds) => {
    clearTimeout(timer);
    timer = setTimeout(ring, milliseconds);
  };
}

/** What a page shows, and the listeners to its changes. */
function createBoard(first: Kept) {
  let kept = first;
  const listeners = new Set<() => void>();
  return {
    kept: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(part: Partial<Kept>): void {
      const next = { ...kept, ...part };
      if (Object.entries(part).every(([name, value]) => kept[name as keyof Kept] === value)) return;
      kept = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Saves the army in the editor, one save at a time, and keeps a copy in this browser until then. `takeStep` decides; this carries out its
 * effects.
 */
export function createSaver({ page, base, army, adopt, created }: Desk): Saver {
  const writer = newKey();
  let state = beginSaving(page, base, army, newKey());
  let tabs: Tabs | null = null;
  const wake = createAlarm(() => happen({ kind: "due" }));
  const { kept, subscribe, show } = createBoard({ saving: state.saving, id: base?.id ?? null, browserKeeps: true, unreadable: false });
  const copy = createBrowserCopy(
    writer,
    () => state,
    (browserKeeps) => show({ browserKeeps }),
  );
  const does: { readonly [Do in SavingEffect["do"]]: (effect: Extract<SavingEffect, { do: Do }>) => void } = {
    wait: ({ milliseconds }) => wake(milliseconds),
    send: () => void sendArmy(state).then((answer) => happen({ kind: "answered", answer })),
    look: () => void look(false),
    keep: copy.keepSoon,
    drop: ({ page: at }) => copy.drop(at),
    tell({ stored, created: isNew }) {
      tabs?.tell(stored);
      if (isNew && tabs) created(stored);
    },
    adopt: ({ army: other, why }) => adopt(other, why),
  };

  function happen(event: SavingEvent): void {
    const step = takeStep(state, event);
    state = step.state;
    for (const effect of step.effects) (does[effect.do] as (effect: SavingEffect) => void)(effect);
    show({ saving: state.saving, id: state.base?.id ?? null });
  }

  const look = (opening: boolean) => lookUp(state, opening).then((told) => told && happen(told));

  async function restore(from: Tabs): Promise<void> {
    const { unsent, unreadable } = await leftUnsent(page, from);
    show({ unreadable });
    // A player who has already changed something goes on with that; the copy waits for the next visit.
    if (!unsent || !["untouched", "saved"].includes(state.saving.kind)) return;
    happen({ kind: "restored", unsent });
    copy.keepNow();
    dropUnsent(unsent);
  }

  function open(): () => void {
    const due = () => happen({ kind: "due" });
    const leave = () => {
      copy.keepNow();
      due();
    };
    const opened = openTabs(writer, (theirs) => happen({ kind: "heard", theirs }));
    tabs = opened;
    const end = listenToWindow((isSeen) => (isSeen ? void look(false) : leave()), due);
    void look(true).then(() => restore(opened));
    return () => {
      leave();
      end();
      opened.close();
      tabs = null;
    };
  }

  return {
    kept,
    subscribe,
    happen,
    saveAsNew: () => happen({ kind: "as-new", creationKey: newKey() }),
    check: () => void look(false),
    open,
  };
}
