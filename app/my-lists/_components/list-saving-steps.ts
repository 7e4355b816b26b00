import type { Answer } from "@/app/_components/ask-server";
import { retryPause } from "@/app/_components/browser/connection";
import type { ListDraft } from "@/lib/model/list-draft";
import type { StoredList } from "@/lib/model/own-list";

export type ListSaving =
  | { readonly kind: "saved" | "saving" | "unreachable" | "gone" }
  /** The server refuses it, and trying again would not help. */
  | { readonly kind: "refused"; readonly message: string }
  /** Another change to the same revision was stored first: the player chooses. */
  | { readonly kind: "changed"; readonly theirs: StoredList };

export type ListState = {
  /** The revision that the list in the editor was made from. */
  readonly revision: number;
  /** The list in the editor. */
  readonly list: ListDraft;
  /** The list that was sent and has no answer yet. */
  readonly sent: ListDraft | null;
  /** Saves in a row without an answer. */
  readonly failures: number;
  readonly saving: ListSaving;
};

export type ListEvent =
  | { readonly kind: "edited"; readonly list: ListDraft }
  /** The pause after an edit, or before trying again, is over. */
  | { readonly kind: "due" }
  | { readonly kind: "answered"; readonly answer: Answer<StoredList> }
  /** What the server has now. */
  | { readonly kind: "heard"; readonly answer: Answer<StoredList> }
  /** What an earlier visit left in this browser, and the revision that it was made from. */
  | { readonly kind: "restored"; readonly list: ListDraft; readonly revision: number; readonly stored: StoredList }
  | { readonly kind: "mine" }
  | { readonly kind: "theirs" };

export type ListEffect =
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "send" }
  /** In this browser. */
  | { readonly do: "keep" }
  | { readonly do: "drop" }
  | { readonly do: "adopt"; readonly list: ListDraft; readonly why: "theirs" | "restored" };

type ListStep = { readonly state: ListState; readonly effects: readonly ListEffect[] };

/** Milliseconds that an edit waits for the next one, and between tries. */
const PAUSE = 500;
const RETRY = { first: 1000, most: 30_000 } as const;

const step = (state: ListState, ...effects: readonly ListEffect[]): ListStep => ({ state, effects });
const sameList = (one: ListDraft, other: ListDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

const SAVED: ListSaving = { kind: "saved" };
const sending = (state: ListState): ListStep =>
  step({ ...state, saving: { kind: "saving" } }, { do: "keep" }, { do: "wait", milliseconds: 0 });

function edited(state: ListState, list: ListDraft): ListStep {
  if (list === state.list) return step(state);
  const next = { ...state, list };
  // An edit does not hurry a retry or a choice; after a refusal the list may now be taken.
  if (["changed", "gone", "unreachable"].includes(state.saving.kind)) return step(next, { do: "keep" });
  return step({ ...next, saving: { kind: "saving" } }, { do: "keep" }, { do: "wait", milliseconds: PAUSE });
}

function due(state: ListState): ListStep {
  if (state.sent !== null || ["saved", "changed", "gone", "refused"].includes(state.saving.kind)) return step(state);
  return step({ ...state, sent: state.list }, { do: "send" });
}

function settled(state: ListState, revision: number, stored: ListDraft): ListStep {
  const next = { ...state, revision, failures: 0 };
  if (state.list !== stored && !sameList(state.list, stored)) return sending(next);
  return step({ ...next, saving: SAVED }, { do: "drop" });
}

function conflict(state: ListState, theirs: StoredList): ListStep {
  if (sameList(theirs.list, state.list)) return settled(state, theirs.revision, state.list);
  return step({ ...state, saving: { kind: "changed", theirs } }, { do: "keep" });
}

function answered({ sent, ...before }: ListState, answer: Answer<StoredList>): ListStep {
  const state: ListState = { ...before, sent: null };
  if (answer.ok) return settled(state, answer.value.revision, sent ?? state.list);
  const { status, error, retryAfter = null } = answer;
  if (status === 412) return conflict(state, error.details as StoredList);
  if (status === 404) return step({ ...state, saving: { kind: "gone" } }, { do: "keep" });
  if (status !== 0 && status !== 429 && status < 500)
    return step({ ...state, saving: { kind: "refused", message: error.message } }, { do: "keep" });
  const milliseconds = retryPause(state.failures, RETRY, retryAfter);
  return step({ ...state, failures: state.failures + 1, saving: { kind: "unreachable" } }, { do: "keep" }, { do: "wait", milliseconds });
}

function heard(state: ListState, answer: Answer<StoredList>): ListStep {
  if (state.sent !== null) return step(state);
  if (!answer.ok) return answer.status === 404 ? step({ ...state, saving: { kind: "gone" } }, { do: "keep" }) : step(state);
  const theirs = answer.value;
  if (theirs.revision <= state.revision) return step(state);
  if (state.saving.kind !== "saved") return conflict(state, theirs);
  return step({ ...state, revision: theirs.revision, list: theirs.list }, { do: "adopt", list: theirs.list, why: "theirs" });
}

/** Goes on from what an earlier visit left, unless the server has a newer revision: then the player chooses. */
function restored(state: ListState, { list, revision, stored }: Extract<ListEvent, { kind: "restored" }>): ListStep {
  if (state.saving.kind !== "saved" || state.list !== stored.list || sameList(list, stored.list)) return step(state);
  const { state: next, effects } = revision < stored.revision ? conflict({ ...state, list }, stored) : sending({ ...state, list });
  return step(next, { do: "adopt", list, why: "restored" }, ...effects);
}

/** How the player ends a conflict, with theirs before his eyes. */
function chosen(state: ListState, whose: "mine" | "theirs"): ListStep {
  if (state.saving.kind !== "changed") return step(state);
  const { theirs } = state.saving;
  const { revision, list } = theirs;
  if (whose === "mine") return sending({ ...state, revision });
  return step({ ...state, revision, list, saving: SAVED }, { do: "drop" }, { do: "adopt", list, why: "theirs" });
}

/** The new state after an event, and the effects to carry out. Never overwrites a change that the page has not seen. */
export function takeListStep(state: ListState, event: ListEvent): ListStep {
  switch (event.kind) {
    case "edited":
      return edited(state, event.list);
    case "due":
      return due(state);
    case "answered":
      return answered(state, event.answer);
    case "heard":
      return heard(state, event.answer);
    case "restored":
      return restored(state, event);
    case "mine":
    case "theirs":
      return chosen(state, event.kind);
    default:
      return event satisfies never;
  }
}

export const beginListSaving = ({ revision, list }: StoredList): ListState => ({ revision, list, sent: null, failures: 0, saving: SAVED });
