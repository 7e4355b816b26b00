import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { begun, changed, type History, redone, undone } from "@/app/_components/browser/history";
import { useUndoKeys } from "@/app/_components/browser/shortcuts";
import { createHand, type Hand, type Held, NO_STANCES } from "@/app/_components/handling/hand";
import { isSameStance, type Judgement, type Stance, type Task } from "@/app/_components/handling/task";
import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { FoundPlace } from "@/lib/model/refusals";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { mayLie, snapped } from "@/lib/rules/table/may-lie";
import { placesFor } from "@/lib/rules/table/where-it-lies";
import { theKind } from "@/lib/words/battle/terrain";
import { type FieldRequest, fieldAddress } from "./field-address";
import { addedPiece, HAND_SIDES, liesAlike, nextAdded, printMoves } from "./field-moves";
import { groundWith, limitsOf, type RolledField } from "./rolled-field";

type Pieces = readonly Piece[];
type Asked = Omit<FieldRequest, "moves">;

const isSame = (one: Pieces, other: Pieces): boolean =>
  one.length === other.length && one.every((piece, at) => other[at]?.id === piece.id && liesAlike(piece, other[at]));

export type FieldState = {
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

/** What is held is drawn pale and without its name, so it is put down before the page is printed. */
function useEmptyHandOnPaper(hand: Hand, setTaken: (id: null) => void): void {
  useEffect(() => {
    const putDown = () =>
      flushSync(() => {
        hand.take(null);
        setTaken(null);
      });
    addEventListener("beforeprint", putDown);
    return () => removeEventListener("beforeprint", putDown);
  }, [hand, setTaken]);
}

/** A battlefield and what is done to it by hand. */
export function useFieldDesk(rolled: RolledField, first: Pieces, asked: Asked): FieldState {
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
  useEmptyHandOnPaper(hand, setTaken);
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

export const stanceOf = ({ x, y, angle, w, h }: Piece): Stance => ({ x, y, angle, w, h });

/** A piece in the hand: it may lie anywhere that its middle is on the table, and what the rules would say of it is told. */
export function pieceTask(rolled: RolledField, pieces: readonly Piece[], piece: Piece): Task {
  const ground = groundWith(
    rolled,
    pieces.filter(({ id }) => id !== piece.id),
  );
  const limits = limitsOf(ground, piece);
  const { seed, table } = rolled.field;
  const start = stanceOf(piece);
  const was = rolled.field.pieces.find(({ id }) => id === piece.id);
  const judge = (stance: Stance): Judgement => {
    // As it was rolled it lies by dice that are forgotten.
    if (was && liesAlike(was, stance)) return { stance: stanceOf(was), reasons: [], warnings: [] };
    const laid = snapped(ground, { kind: piece.kind, ...stance }, limits);
    const { kind: _, ...lies } = laid;
    return { stance: lies, reasons: mayLie(ground, laid, limits), warnings: [] };
  };
  return {
    // The same wherever it lies: one that is taken back stays in the hand, and has the keys.
    key: ["battlefield", seed, piece.id].join(" "),
    name: theKind(piece.kind),
    start,
    ...{ moves: "free", turns: true, sides: HAND_SIDES },
    within: { left: 0, bottom: 0, right: table.width, top: table.depth },
    footprint: pieceFootprint,
    judge,
  };
}

type Lies = Pick<Piece, "x" | "y" | "angle" | "w" | "h">;

/** Places that are looked at: a table has some thousands for a small piece. */
const MOST = 4000;

/** Where a new piece is put: as near to the middle of the table as the rules let the smallest lie; on the middle where it fits nowhere. */
export function placeForNew(rolled: RolledField, pieces: readonly Piece[], kind: TerrainKind): Lies {
  const ground = groundWith(rolled, pieces);
  const limits = limitsOf(ground, { as: "optional", by: "a" });
  const { min } = limits.size;
  const { table } = rolled.field;
  const off = ({ x, y }: FoundPlace): number => Math.hypot(x - table.width / 2, y - table.depth / 2);
  let best: FoundPlace | null = null;
  let looked = 0;
  for (const place of placesFor(ground, kind, { ...limits, size: { min, max: min } })) {
    if (place.angle === 0 && (best === null || off(place) < off(best))) best = place;
    looked += 1;
    if (looked >= MOST) break;
  }
  const { x, y, angle } = best ?? { x: table.width / 2, y: table.depth / 2, angle: 0 };
  return { x, y, angle, w: min, h: min };
}

/** Where it has come to rest. `run`: the same for one change that is made over and over, as a key makes it; null: of a drag, which is by itself. */
type Rest = (lies: Stance, run: string | null) => void;

const REST_MEASURES = ["x", "y", "w", "h"] as const;
const TURN = 360;

/**
 * By how much a thing was changed, to a tenth: what lies to the hundredth comes to a tenth with its first step, which is like the next.
 * Null: it was not.
 */
function changeBetween(was: Stance, is: Stance): string | null {
  if (isSameStance(was, is)) return null;
  const turned = (is.angle - was.angle + TURN) % TURN;
  return [...REST_MEASURES.map((measure) => Math.round((is[measure] - was[measure]) * 10)), turned].join(" ");
}

/** Tells of every rest to which what is in the hand is brought: a drag, a press of a key or a button, a number. Returns what ends it. */
export function watchRests(hand: Pick<Hand, "now" | "subscribe">, rest: Rest): () => void {
  let before: Held | null = null;
  let isDragged = false;
  const settle = () => {
    const held = hand.now();
    if (!held || held.task.key !== before?.task.key) {
      before = held;
      isDragged = false;
    } else if (held.isMoving) isDragged = true;
    else {
      const change = changeBetween(before.wanted, held.wanted);
      const run = isDragged ? null : `${held.task.key} ${change}`;
      before = held;
      isDragged = false;
      if (change !== null) rest(held.judgement.stance, run);
    }
  };
  settle();
  return hand.subscribe(settle);
}
