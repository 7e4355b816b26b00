import type { Judgement, Stance, Task } from "@/app/_components/handling/task";
import type { Piece } from "@/lib/model/battlefield";
import { mayLie } from "@/lib/rules/table/may-lie";
import { pieceFootprint } from "@/lib/rules/table/piece-footprint";
import { snapped } from "@/lib/rules/table/snapped";
import { theKind } from "@/lib/words/battle/terrain";
import { groundWith, limitsOf, type RolledField } from "./field-ground";
import { HAND_SIDES, liesAlike } from "./field-moves";

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
