import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { begun, changed, type History, redone, undone, useUndoKeys } from "@/app/_components/browser/history";
import { createHand, type Hand } from "@/app/_components/handling/create-hand";
import { NO_STANCES } from "@/app/_components/handling/stance-store";
import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import { type FieldRequest, fieldAddress } from "./field-address";
import type { RolledField } from "./field-ground";
import { addedPiece, liesAlike, nextAdded, printMoves } from "./field-moves";
import { pieceTask } from "./piece-task";
import { placeForNew } from "./place-for-new";
import { watchRests } from "./watch-rests";

type Pieces = readonly Piece[];
type Asked = Omit<FieldRequest, "moves">;

const isSame = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length && one.every((piece, at) => other[at]?.id === piece.id && liesAlike(piece, other[at]));

export type FieldDesk = {
  readonly pieces: Pieces;
  readonly hand: Hand;
  /** The piece that is in the hand. */
  readonly taken: Piece | null;
  /** The address of the field as it lies, on this site. */
  readonly address: string;
  readonly isAsRolled: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly take: (id: string | null) => void;
  readonly remove: (id: string) => void;
  readonly add: (kind: TerrainKind) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly asRolled: () => void;
};

/** Wherever a piece in the hand comes to rest goes into the history. */
function useRest(
  hand: Hand,
  id: string | null,
  rest: (id: string, lies: Pick<Piece, "x" | "y" | "angle" | "w" | "h">, run: string | null) => void,
) {
  useEffect(() => {
    if (id !== null) return watchRests(hand, (lies, run) => rest(id, lies, run));
  }, [hand, id, rest]);
}

/** The address follows what is done, so that loading the page again loses nothing. */
function useAddress(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.history.replaceState(null, "", address);
  }, [address]);
}

/** A battlefield and what is done to it by hand. */
export function useFieldDesk(rolled: RolledField, first: Pieces, asked: Asked): FieldDesk {
  const [hand] = useState(() => createHand({ kept: NO_STANCES }));
  const [history, setHistory] = useState<History<Pieces>>(() => begun(first));
  const [takenId, setTaken] = useState<string | null>(null);
  const { now } = history;
  const moves = useMemo(() => printMoves(rolled.field, now), [rolled, now]);
  const address = fieldAddress({ ...asked, moves });
  useAddress(address);
  useRest(
    hand,
    takenId,
    useCallback((id, { x, y, angle, w, h }, run) => {
      const lies = { x, y, angle, w, h };
      setHistory((before) =>
        changed(
          before,
          before.now.map((piece) => (piece.id === id ? { ...piece, ...lies } : piece)),
          isSame,
          run,
        ),
      );
    }, []),
  );
  const takeOf = (pieces: Pieces, id: string | null) => {
    const piece = pieces.find((one) => one.id === id) ?? null;
    hand.take(piece && pieceTask(rolled, pieces, piece));
    setTaken(piece?.id ?? null);
  };
  /** Puts down whatever is in the hand first. */
  const act = (step: (history: History<Pieces>) => History<Pieces>) => {
    takeOf([], null);
    setHistory(step);
  };
  /** What is in the hand stays in it, where it lay then. While it is carried nothing is taken back. */
  const go = (step: typeof undone) => () => {
    if (hand.now()?.isMoving) return;
    const next = step(history);
    if (next === history) return;
    setHistory(next);
    // Or it would be held where it is.
    hand.take(null);
    takeOf(next.now, takenId);
  };
  const undo = go(undone);
  const redo = go(redone);
  useUndoKeys(undo, redo);
  return {
    ...{ pieces: now, hand, address, taken: now.find(({ id }) => id === takenId) ?? null, isAsRolled: moves === null },
    ...{ canUndo: history.past.length > 0, canRedo: history.future.length > 0, undo, redo },
    take: (id) => takeOf(now, id),
    remove: (id) =>
      act((before) =>
        changed(
          before,
          before.now.filter((piece) => piece.id !== id),
          isSame,
        ),
      ),
    add(kind) {
      const piece = addedPiece(nextAdded(now), kind, placeForNew(rolled, now, kind));
      const pieces = [...now, piece];
      act((before) => changed(before, pieces, isSame));
      takeOf(pieces, piece.id);
    },
    asRolled: () => act((before) => changed(before, rolled.field.pieces, isSame)),
  };
}
