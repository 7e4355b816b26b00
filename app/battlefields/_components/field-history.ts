import type { Piece } from "@/lib/model/battlefield";
import { liesAlike } from "./field-moves";

type Pieces = readonly Piece[];

/** The pieces as they lie, how they came to, and what was taken back. `run`: of what run the last change was, if it may go on. */
export type FieldHistory = {
  readonly now: Pieces;
  readonly past: readonly Pieces[];
  readonly future: readonly Pieces[];
  readonly run: string | null;
};

const alike = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length && one.every((piece, at) => other[at]?.id === piece.id && liesAlike(piece, other[at]));

export const begun = (now: Pieces): FieldHistory => ({ now, past: [], future: [], run: null });

/** Changed: one change made over and over (`run`) is one step. */
export function changed(history: FieldHistory, now: Pieces, run: string | null): FieldHistory {
  if (alike(history.now, now)) return history;
  const goesOn = run !== null && run === history.run;
  const past = goesOn ? history.past : [...history.past, history.now];
  const before = past.at(-1);
  // Turned until it lies as it lay, it was never turned.
  if (goesOn && before && alike(before, now)) return { now, past: past.slice(0, -1), future: [], run: null };
  return { now, past, future: [], run };
}

export function undone(history: FieldHistory): FieldHistory {
  const { now, past, future } = history;
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [...future, now], run: null } : history;
}

export function redone(history: FieldHistory): FieldHistory {
  const { now, past, future } = history;
  const after = future.at(-1);
  return after ? { now: after, past: [...past, now], future: future.slice(0, -1), run: null } : history;
}
