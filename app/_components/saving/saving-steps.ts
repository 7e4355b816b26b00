import type { Answer } from "@/app/_components/ask-server";
import { retryPause } from "@/app/_components/browser/connection";
import type { Army } from "@/lib/model/army";
import { withCleanArmyNames } from "@/lib/model/clean-names";
import type { ErrorBody } from "@/lib/model/http";
import type { StoredArmy } from "@/lib/model/stored-army";
import { sameArmy } from "@/lib/rules/army/edits";
import type { Unsent } from "./unsent";

export type Saving =
  /** As it was opened: there is nothing to save. */
  | { readonly kind: "untouched" }
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /** No answer; the save is tried again. */
  | { readonly kind: "unreachable"; readonly message: string }
  /** The server refuses it, and trying again would not help. */
  | { readonly kind: "refused"; readonly message: string /** Another account was wanted. */; readonly isForOther: boolean }
  /** Another change to the same version was stored first: the player chooses. */
  | { readonly kind: "changed-elsewhere"; readonly theirs: StoredArmy; readonly before: Army }
  /** Deleted, or no longer of this browser's account. */
  | { readonly kind: "gone" };

export type SavingState = {
  readonly page: string;
  /** The last version known to be on the server; null before the first save. */
  readonly base: StoredArmy | null;
  /** A sample army before it was changed: it needs no saving. */
  readonly opened: Army;
  /** The army in the editor. */
  readonly army: Army;
  readonly creationKey: string;
  /** What the first save sends, of an army begun in this browser; null: the army in the editor. */
  readonly first: Army | null;
  /** The account that the first save is for; null for any. */
  readonly account: string | null;
  readonly saving: Saving;
  /** The army that was sent and has no answer yet. */
  readonly sent: Army | null;
  /** Saves in a row without an answer. */
  readonly failures: number;
};

export type SavingEvent =
  | { readonly kind: "changed"; readonly army: Army }
  /** The pause after an edit, or before trying again, is over. */
  | { readonly kind: "due" }
  | { readonly kind: "answered"; readonly answer: Answer<StoredArmy> }
  /** Another tab or the server says what is stored; `opening`: the browser may have kept the page from an earlier visit. */
  | { readonly kind: "heard"; readonly theirs: StoredArmy; readonly opening?: boolean }
  /** The server has no such army of this player. */
  | { readonly kind: "missing" }
  /** The device has a connection again: tries before it do not count. */
  | { readonly kind: "online" }
  /** The player asks for another try, or the page has an army that was never sent. */
  | { readonly kind: "retry" }
  | { readonly kind: "mine" }
  | { readonly kind: "theirs" }
  /** This page's changes made on top of theirs. */
  | { readonly kind: "merged"; readonly army: Army }
  | { readonly kind: "as-new"; readonly creationKey: string }
  | { readonly kind: "restored"; readonly unsent: Unsent };

export type SavingEffect =
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "send" }
  /** Ask the server for the stored army. */
  | { readonly do: "look" }
  /** In this browser. */
  | { readonly do: "keep" }
  | { readonly do: "drop"; readonly page: string }
  | { readonly do: "tell"; readonly stored: StoredArmy; readonly created: boolean }
  /** Show this army in the editor. */
  | ({ readonly do: "adopt" } & Adopting);

/** A version of the army that came from elsewhere. `before`: the one it and the army in the editor were made from. */
export type Adopting = { readonly army: Army } & (
  | { readonly why: "opened" | "cleaned" }
  | { readonly why: "restored" | "theirs"; readonly before: Army }
  | { readonly why: "heard" | "merged"; readonly before: Army; readonly theirs: Army }
);

type Step = { readonly state: SavingState; readonly effects: readonly SavingEffect[] };

/** How long an edit waits for the next one, in milliseconds. */
const PAUSE = 500;
const RETRY = { first: 1000, most: 30_000 } as const;

/** One object each, so that what has not changed is not drawn again. */
const UNTOUCHED: Saving = { kind: "untouched" };
const SAVED: Saving = { kind: "saved" };
const SAVING: Saving = { kind: "saving" };

const step = (state: SavingState, ...effects: readonly SavingEffect[]): Step => ({ state, effects });

/** An army begun here has to be sent even as it was begun. */
const isBegun = ({ base, first }: SavingState): boolean => base === null && first !== null;
const unsaved = (state: SavingState): boolean => isBegun(state) || !sameArmy(state.base?.army ?? state.opened, state.army);
const isPaused = ({ saving }: SavingState): boolean => ["changed-elsewhere", "gone", "refused"].includes(saving.kind);

/** A new army is saved even when nothing was changed since, as when it is kept as a copy. */
const sending = (state: SavingState): Step => step({ ...state, saving: SAVING }, { do: "keep" }, { do: "wait", milliseconds: 0 });

function changed(state: SavingState, army: Army): Step {
  if (army === state.army) return step(state);
  const next = { ...state, army };
  if (!unsaved(next) && state.sent === null && !isPaused(state)) {
    const saving = state.base ? SAVED : UNTOUCHED;
    return step({ ...next, saving }, { do: "drop", page: state.page });
  }
  // An edit does not hurry a retry or a choice; after a refusal the army may now be valid.
  if (state.saving.kind === "gone") return step(next, { do: "keep" }, { do: "look" });
  if (["unreachable", "changed-elsewhere"].includes(state.saving.kind)) return step(next, { do: "keep" });
  return step({ ...next, saving: SAVING }, { do: "keep" }, { do: "wait", milliseconds: PAUSE });
}

function due(state: SavingState): Step {
  if (state.sent !== null || isPaused(state) || ["untouched", "saved"].includes(state.saving.kind)) return step(state);
  if (state.base !== null && !unsaved(state)) return step({ ...state, saving: SAVED }, { do: "drop", page: state.page });
  // The server cleans names before it stores them. The army in the editor must be the same, or it would never count as saved.
  const army = withCleanArmyNames(state.army);
  const adopted: readonly SavingEffect[] = army === state.army ? [] : [{ do: "adopt", army, why: "cleaned" }];
  return step({ ...state, army, sent: (isBegun(state) && state.first) || army }, ...adopted, { do: "send" });
}

/** Who changed the army elsewhere and undid it again has left nothing to choose from. */
function conflict(state: SavingState, theirs: StoredArmy): Step {
  if (state.base !== null && sameArmy(theirs.army, state.base.army)) return sending({ ...state, base: theirs });
  return step({ ...state, saving: { kind: "changed-elsewhere", theirs, before: state.base?.army ?? state.opened } }, { do: "keep" });
}

function settled(state: SavingState, stored: StoredArmy): Step {
  const next: SavingState = { ...state, base: stored, page: stored.id, failures: 0, saving: SAVED };
  const said: readonly SavingEffect[] = [
    { do: "drop", page: state.page },
    { do: "tell", stored, created: state.base === null },
  ];
  return unsaved(next) ? step({ ...next, saving: SAVING }, ...said, { do: "keep" }, { do: "wait", milliseconds: 0 }) : step(next, ...said);
}

/** Waits longer after every failure. */
const later = ({ failures }: SavingState): SavingEffect => ({
  do: "wait",
  milliseconds: retryPause(failures, RETRY),
});

const refusedAs = ({ code, message }: ErrorBody["error"]): Saving => ({ kind: "refused", message, isForOther: code === "other-account" });

function refused(state: SavingState, sent: Army, { status, error }: Extract<Answer<StoredArmy>, { ok: false }>): Step {
  if (status === 412) {
    const theirs = error.details as StoredArmy;
    // The save had arrived after all; only its answer was lost.
    return sameArmy(theirs.army, sent) ? settled(state, theirs) : conflict(state, theirs);
  }
  // Its owner may have signed in meanwhile: asking the server again tells.
  if (status === 404) return step({ ...state, failures: state.failures + 1 }, { do: "look" }, later(state));
  if (status !== 0 && status !== 429 && status < 500) return step({ ...state, saving: refusedAs(error) });
  return step({ ...state, failures: state.failures + 1, saving: { kind: "unreachable", message: error.message } }, later(state));
}

function answered(before: SavingState, answer: Answer<StoredArmy>): Step {
  const { sent } = before;
  const state = { ...before, sent: null };
  if (sent === null) return step(before);
  if (!answer.ok) return refused(state, sent, answer);
  const isOlder = before.base === null && answer.value.revision > 1;
  // The first save had arrived before, and the army was changed elsewhere since.
  const isKnown = [sent, state.army].some((one) => sameArmy(answer.value.army, one));
  return isOlder && !isKnown ? conflict(state, answer.value) : settled(state, answer.value);
}

/** The server has the known version: a save that waited goes on. */
function reached(state: SavingState): Step {
  if (["changed-elsewhere", "refused", "untouched"].includes(state.saving.kind)) return step(state);
  if (unsaved(state)) return sending(state);
  return step(state.saving === SAVED ? state : { ...state, saving: SAVED });
}

function missing(state: SavingState): Step {
  return state.base === null || state.sent !== null ? step(state) : step({ ...state, saving: { kind: "gone" } }, { do: "keep" });
}

function heard(state: SavingState, theirs: StoredArmy, why: "opened" | "heard"): Step {
  const { base, sent, saving } = state;
  if (!base || sent !== null || theirs.id !== base.id) return step(state);
  if (theirs.revision <= base.revision) return reached(state);
  if (saving.kind === "changed-elsewhere") return step({ ...state, saving: { ...saving, theirs } });
  if (sameArmy(theirs.army, state.army)) return settled(state, theirs);
  if (unsaved(state)) return conflict(state, theirs);
  const { army } = theirs;
  const adopting: Adopting = why === "opened" ? { army, why } : { army, why, before: base.army, theirs: army };
  return step({ ...state, base: theirs, army }, { do: "adopt", ...adopting });
}

/** Goes on from what this browser kept, unless the server has a newer version. */
function restored(state: SavingState, unsent: Unsent): Step {
  const { army, creationKey, base, first = null, account = null } = unsent;
  const next: SavingState = { ...state, army, creationKey, base, first, account };
  const theirs = state.base;
  const hasMoved = theirs !== null && unsent.base !== null && theirs.revision > unsent.base.revision;
  const { state: after, effects } =
    hasMoved && !sameArmy(theirs.army, army) ? conflict(next, theirs) : sending({ ...next, base: theirs ?? unsent.base });
  return step(after, { do: "adopt", army, why: "restored", before: unsent.base?.army ?? state.opened }, ...effects);
}

type Conflict = Extract<Saving, { readonly kind: "changed-elsewhere" }>;

/** Stores this army over theirs, which the player has seen. */
function chosen(state: SavingState, theirs: StoredArmy, army: Army, ...adopted: readonly SavingEffect[]): Step {
  const { state: after, effects } = sending({ ...state, base: theirs, page: theirs.id, army });
  return step(after, { do: "drop", page: state.page }, ...adopted, ...effects);
}

/** How the player ends a conflict. */
function ended(
  state: SavingState,
  { theirs, before }: Conflict,
  event: Extract<SavingEvent, { kind: "mine" | "theirs" | "merged" }>,
): Step {
  if (event.kind === "mine") return chosen(state, theirs, state.army);
  if (event.kind === "merged")
    return chosen(state, theirs, event.army, { do: "adopt", army: event.army, why: "merged", before, theirs: theirs.army });
  return step(
    { ...state, base: theirs, page: theirs.id, army: theirs.army, saving: SAVED },
    { do: "drop", page: state.page },
    { do: "adopt", army: theirs.army, why: "theirs", before },
  );
}

/** The new state after an event, and the effects to carry out. Never overwrites a change that the page has not seen. */
export function takeStep(state: SavingState, event: SavingEvent): Step {
  switch (event.kind) {
    case "changed":
      return changed(state, event.army);
    case "due":
      return due(state);
    case "online":
      return due({ ...state, failures: 0 });
    case "answered":
      return answered(state, event.answer);
    case "heard":
      return heard(state, event.theirs, event.opening ? "opened" : "heard");
    case "missing":
      return missing(state);
    case "retry":
      return isBegun(state) || state.saving.kind === "refused" ? sending(state) : due(state);
    case "mine":
    case "theirs":
    case "merged":
      return state.saving.kind === "changed-elsewhere" ? ended(state, state.saving, event) : step(state);
    case "as-new":
      return sending({ ...state, base: null, creationKey: event.creationKey, first: null, account: null, failures: 0 });
    case "restored":
      return restored(state, event.unsent);
    default:
      return event satisfies never;
  }
}

type Opened = Pick<SavingState, "page" | "base" | "army" | "creationKey"> & Partial<Pick<SavingState, "first" | "account">>;

/** A stored army as it was opened, or (base null) a sample army, or (with `first`) one begun in this browser. */
export function beginSaving({ first = null, account = null, ...opened }: Opened): SavingState {
  const state = { ...opened, first, account, opened: first ?? opened.army, sent: null, failures: 0 };
  return { ...state, saving: opened.base ? SAVED : first ? SAVING : UNTOUCHED };
}
