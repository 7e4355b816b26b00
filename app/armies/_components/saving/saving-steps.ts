import type { Answer } from "@/app/_components/ask-server";
import type { Unsent } from "@/app/_components/unsent";
import type { Army } from "@/lib/model/army";
import { withCleanArmyNames } from "@/lib/model/clean-names";
import type { StoredArmy } from "@/lib/model/stored-army";
import { sameArmy } from "@/lib/rules/army/same-army";

export type Saving =
  /** As it was opened: there is nothing to save. */
  | { readonly kind: "untouched" }
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** No answer; it is tried again. */
  | { readonly kind: "unreachable"; readonly message: string }
  /** The server will not have it, and asking again would not help. */
  | { readonly kind: "refused"; readonly message: string }
  /** Somebody else's change was stored first, made to the same army as ours was: the player chooses. */
  | { readonly kind: "changed-elsewhere"; readonly theirs: StoredArmy; readonly before: Army }
  /** Deleted, or no longer this browser's. */
  | { readonly kind: "gone" };

export type SavingState = {
  readonly page: string;
  /** What the server is known to hold; null before the first save. */
  readonly base: StoredArmy | null;
  /** What a ready army was before it was changed: nothing of it needs saving. */
  readonly opened: Army;
  /** What is on the desk. */
  readonly army: Army;
  readonly creationKey: string;
  readonly saving: Saving;
  /** What was sent and has no answer yet. */
  readonly sent: Army | null;
  /** Sendings in a row without an answer. */
  readonly failures: number;
};

export type SavingEvent =
  | { readonly kind: "changed"; readonly army: Army }
  /** The pause after an edit, or before trying again, is over. */
  | { readonly kind: "due" }
  | { readonly kind: "answered"; readonly answer: Answer<StoredArmy> }
  /** Another tab, or a look at the server, tells what is stored; `opening`: the page may have been kept from an earlier visit. */
  | { readonly kind: "heard"; readonly theirs: StoredArmy; readonly opening?: boolean }
  /** A look at the server found no such army of ours. */
  | { readonly kind: "missing" }
  | { readonly kind: "mine" }
  | { readonly kind: "theirs" }
  /** Our changes made on top of theirs. */
  | { readonly kind: "merged"; readonly army: Army }
  | { readonly kind: "as-new"; readonly creationKey: string }
  | { readonly kind: "restored"; readonly unsent: Unsent };

export type SavingEffect =
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "send" }
  /** Ask the server what it holds. */
  | { readonly do: "look" }
  /** In this browser. */
  | { readonly do: "keep" }
  | { readonly do: "drop"; readonly page: string }
  | { readonly do: "tell"; readonly stored: StoredArmy; readonly created: boolean }
  /** Put this army on the desk. */
  | { readonly do: "adopt"; readonly army: Army; readonly why: "opened" | "heard" | "chosen" | "restored" | "cleaned" };

export type Taken = { readonly state: SavingState; readonly effects: readonly SavingEffect[] };

/** How long an edit waits for the next one, in milliseconds. */
const PAUSE = 500;
const RETRY = { first: 1000, most: 30_000 } as const;

/** One object each: what has not changed is not shown anew. */
const UNTOUCHED: Saving = { kind: "untouched" };
const SAVED: Saving = { kind: "saved" };
const SAVING: Saving = { kind: "saving" };

const taken = (state: SavingState, ...effects: readonly SavingEffect[]): Taken => ({ state, effects });

const unsaved = ({ base, opened, army }: SavingState): boolean => !sameArmy(base?.army ?? opened, army);
const isPaused = ({ saving }: SavingState): boolean => ["changed-elsewhere", "gone", "refused"].includes(saving.kind);

/** A new army's first save is due even when nothing was changed since, as when it is kept as a copy. */
const sending = (state: SavingState): Taken => taken({ ...state, saving: SAVING }, { do: "keep" }, { do: "wait", milliseconds: 0 });

function changed(state: SavingState, army: Army): Taken {
  if (army === state.army) return taken(state);
  const next = { ...state, army };
  if (!unsaved(next) && state.sent === null && !isPaused(state)) {
    const saving = state.base ? SAVED : UNTOUCHED;
    return taken({ ...next, saving }, { do: "drop", page: state.page });
  }
  // What cannot be reached or is being chosen is not hurried by an edit; what was refused may now be right.
  if (state.saving.kind === "gone") return taken(next, { do: "keep" }, { do: "look" });
  if (["unreachable", "changed-elsewhere"].includes(state.saving.kind)) return taken(next, { do: "keep" });
  return taken({ ...next, saving: SAVING }, { do: "keep" }, { do: "wait", milliseconds: PAUSE });
}

function due(state: SavingState): Taken {
  if (state.sent !== null || isPaused(state) || ["untouched", "saved"].includes(state.saving.kind)) return taken(state);
  if (state.base !== null && !unsaved(state)) return taken({ ...state, saving: SAVED }, { do: "drop", page: state.page });
  // The server cleans the names of what it stores. What is on the desk must be the same, or it would never count as saved.
  const army = withCleanArmyNames(state.army);
  const adopted: readonly SavingEffect[] = army === state.army ? [] : [{ do: "adopt", army, why: "cleaned" }];
  return taken({ ...state, army, sent: army }, ...adopted, { do: "send" });
}

function conflict(state: SavingState, theirs: StoredArmy): Taken {
  return taken({ ...state, saving: { kind: "changed-elsewhere", theirs, before: state.base?.army ?? state.opened } }, { do: "keep" });
}

function settled(state: SavingState, stored: StoredArmy): Taken {
  const next: SavingState = { ...state, base: stored, page: stored.id, failures: 0, saving: SAVED };
  const said: readonly SavingEffect[] = [
    { do: "drop", page: state.page },
    { do: "tell", stored, created: state.base === null },
  ];
  return unsaved(next)
    ? taken({ ...next, saving: SAVING }, ...said, { do: "keep" }, { do: "wait", milliseconds: 0 })
    : taken(next, ...said);
}

/** The more often in vain, the later again. */
const later = ({ failures }: SavingState): SavingEffect => ({
  do: "wait",
  milliseconds: Math.min(RETRY.most, RETRY.first * 2 ** failures),
});

function refused(state: SavingState, sent: Army, { status, error }: Extract<Answer<StoredArmy>, { ok: false }>): Taken {
  if (status === 412) {
    const theirs = error.details as StoredArmy;
    // Our own save had arrived after all; only its answer was lost.
    return sameArmy(theirs.army, sent) ? settled(state, theirs) : conflict(state, theirs);
  }
  // It may have changed hands with its owner while this was on its way: a second look tells.
  if (status === 404) return taken({ ...state, failures: state.failures + 1 }, { do: "look" }, later(state));
  if (status !== 0 && status !== 429 && status < 500) return taken({ ...state, saving: { kind: "refused", message: error.message } });
  return taken({ ...state, failures: state.failures + 1, saving: { kind: "unreachable", message: error.message } }, later(state));
}

function answered(before: SavingState, answer: Answer<StoredArmy>): Taken {
  const { sent } = before;
  const state = { ...before, sent: null };
  if (sent === null) return taken(before);
  if (!answer.ok) return refused(state, sent, answer);
  const isOlder = before.base === null && answer.value.revision > 1;
  // The first save had arrived before, and the army was changed since by somebody who opened it from elsewhere.
  return isOlder && !sameArmy(answer.value.army, sent) ? conflict(state, answer.value) : settled(state, answer.value);
}

/** The army is there as we know it: what waited, or was thought to be gone, goes on. */
function reached(state: SavingState): Taken {
  if (["changed-elsewhere", "refused", "untouched"].includes(state.saving.kind)) return taken(state);
  if (unsaved(state)) return sending(state);
  return taken(state.saving === SAVED ? state : { ...state, saving: SAVED });
}

function missing(state: SavingState): Taken {
  return state.base === null || state.sent !== null ? taken(state) : taken({ ...state, saving: { kind: "gone" } }, { do: "keep" });
}

function heard(state: SavingState, theirs: StoredArmy, why: "opened" | "heard"): Taken {
  const { base, sent, saving } = state;
  if (!base || sent !== null || theirs.id !== base.id) return taken(state);
  if (theirs.revision <= base.revision) return reached(state);
  if (saving.kind === "changed-elsewhere") return taken({ ...state, saving: { ...saving, theirs } });
  if (sameArmy(theirs.army, state.army)) return settled(state, theirs);
  if (unsaved(state)) return conflict(state, theirs);
  return taken({ ...state, base: theirs, army: theirs.army }, { do: "adopt", army: theirs.army, why });
}

/** Goes on from what this browser had kept, unless the server has moved on since. */
function restored(state: SavingState, unsent: Unsent): Taken {
  const { army, creationKey } = unsent;
  const next: SavingState = { ...state, army, creationKey, base: unsent.base };
  const theirs = state.base;
  const hasMoved = theirs !== null && unsent.base !== null && theirs.revision > unsent.base.revision;
  const { state: after, effects } =
    hasMoved && !sameArmy(theirs.army, army) ? conflict(next, theirs) : sending({ ...next, base: theirs ?? unsent.base });
  return taken(after, { do: "adopt", army, why: "restored" }, ...effects);
}

/** This army is stored over theirs, which the player has seen. */
function chosen(state: SavingState, theirs: StoredArmy, army: Army): Taken {
  const { state: after, effects } = sending({ ...state, base: theirs, page: theirs.id, army });
  return taken(after, { do: "drop", page: state.page }, { do: "adopt", army, why: "chosen" }, ...effects);
}

/** Something happens; what is to be done about it comes back beside the new state. Never overwrites a change it has not seen. */
export function takeStep(state: SavingState, event: SavingEvent): Taken {
  const theirs = state.saving.kind === "changed-elsewhere" ? state.saving.theirs : null;
  switch (event.kind) {
    case "changed":
      return changed(state, event.army);
    case "due":
      return due(state);
    case "answered":
      return answered(state, event.answer);
    case "heard":
      return heard(state, event.theirs, event.opening ? "opened" : "heard");
    case "missing":
      return missing(state);
    case "mine":
      return theirs ? chosen(state, theirs, state.army) : taken(state);
    case "theirs":
      return theirs
        ? taken(
            { ...state, base: theirs, page: theirs.id, army: theirs.army, saving: SAVED },
            { do: "drop", page: state.page },
            { do: "adopt", army: theirs.army, why: "chosen" },
          )
        : taken(state);
    case "merged":
      return theirs ? chosen(state, theirs, event.army) : taken(state);
    case "as-new":
      return sending({ ...state, base: null, creationKey: event.creationKey, failures: 0 });
    case "restored":
      return restored(state, event.unsent);
    default:
      return event satisfies never;
  }
}

/** A stored army as it was opened, or (base null) a ready one. */
export function beginSaving(page: string, base: StoredArmy | null, army: Army, creationKey: string): SavingState {
  const saving = base ? SAVED : UNTOUCHED;
  return { page, base, opened: army, army, creationKey, saving, sent: null, failures: 0 };
}
