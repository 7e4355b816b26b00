import type { Piece } from "@/lib/model/battlefield";
import { liesAlike } from "./field-moves";

type Pieces = readonly Piece[];

/** The pieces as they lie, how they came to, and what was taken back. `hold`: what the last change was made in, if it may go on. */
export type FieldHistory = {
  readonly now: Pieces;
  readonly past: readonly Pieces[];
  readonly future: readonly Pieces[];
  readonly hold: string | null;
};

const alike = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length && one.every((piece, at) => other[at]?.id === piece.id && liesAlike(piece, other[at]));

export const begun = (now: Pieces): FieldHistory => ({ now, past: [], future: [], hold: null });

/** Changed: all that is done to a piece while it is in one hand (`hold`) is one step. */
export function changed(history: FieldHistory, now: Pieces, hold: string | null): FieldHistory {
  if (alike(history.now, now)) return history;
  const goesOn = hold !== null && hold === history.hold;
  const past = goesOn ? history.past : [...history.past, history.now];
  const before = past.at(-1);
  // Put back where it was taken from, it was never moved.
  if (goesOn && before && alike(before, now)) return { now, past: past.slice(0, -1), future: [], hold: null };
  return { now, past, future: [], hold };
}

export function undone(history: FieldHistory): FieldHistory {
  const { now, past, future } = history;
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [...future, now], hold: null } : history;
}

export function redone(history: FieldHistory): FieldHistory {
  const { now, past, future } = history;
  const after = future.at(-1);
  return after ? { now: after, past: [...past, now], future: future.slice(0, -1), hold: null } : history;
}
