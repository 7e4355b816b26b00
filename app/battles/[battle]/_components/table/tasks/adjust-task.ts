import type { Judgement, Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/to-tenth";
import type { Piece } from "@/lib/model/battlefield";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { type Adjusted, mayAdjust } from "@/lib/rules/table/may-adjust";
import { pieceFootprint } from "@/lib/rules/table/piece-footprint";
import { theKind } from "@/lib/words/battle/terrain";
import { rounded } from "./rounded";
import { keyOf, legally, type Seen, type TableTask } from "./table-task";

type Offset = { readonly x: number; readonly y: number };

/** So far within a corner, BW, that a point in tenths of a BW is the piece's own. */
const INSET = 0.2;

const HALF_TURN = 180;
function turnedBy({ x, y }: Offset, degrees: number): Offset {
  const angle = (degrees * Math.PI) / HALF_TURN;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

const SIDES = [-1, 1];
const cornersOf = ({ w, h }: Piece): readonly Offset[] =>
  SIDES.flatMap((across) => SIDES.map((deep) => ({ x: across * (w / 2 - INSET), y: deep * (h / 2 - INSET) })));

/** The move and the pivot about one of its points by which the piece comes to lie so, to the tenth that can be sent. */
function byPoint(piece: Piece, to: Stance, point: Offset): Adjusted {
  const [before, after] = [turnedBy(point, piece.angle), turnedBy(point, to.angle)];
  const moved = { x: toTenth(to.x + after.x - before.x), y: toTenth(to.y + after.y - before.y) };
  return { ...moved, angle: to.angle, about: { x: toTenth(moved.x + before.x), y: toTenth(moved.y + before.y) } };
}

/** Every way to bring the piece there, the plainest first: about its middle, then about a corner, which moves it less. */
function waysTo(piece: Piece, to: Stance): readonly Adjusted[] {
  const plain: Adjusted = { x: to.x, y: to.y, angle: to.angle, about: null };
  if (to.angle === piece.angle) return [plain];
  return [plain, ...cornersOf(piece).map((point) => byPoint(piece, to, point))];
}

const isWhereItLay = (piece: Piece, { x, y, angle }: Stance): boolean => x === piece.x && y === piece.y && angle === piece.angle;

/**
 * A piece that the other player has laid, as the die allows to move it. It may be handled as one likes: whether a move and a pivot about one
 * point of it lead there is found out.
 */
export function adjustTask(seen: Seen): TableTask | null {
  const { view, ground } = seen;
  const legal = view.legal.find((one) => one.type === "adjust-piece");
  const adjusting = view.laying?.adjusting;
  const piece = view.pieces.find(({ id }) => id === adjusting?.piece);
  if (legal?.type !== "adjust-piece" || legal.move === null || !adjusting || !piece) return null;
  const verdicts = (to: Stance) => waysTo(piece, to).map((way) => ({ way, ...mayAdjust(ground, piece, way, adjusting.die) }));
  const found = (stance: Stance) => {
    const all = verdicts(rounded(stance));
    return all.find(({ reasons }) => reasons.length === 0) ?? all[0];
  };
  const judge = (stance: Stance): Judgement => {
    const { w, h } = piece;
    if (isWhereItLay(piece, stance)) return legally(stance);
    const verdict = found(stance);
    return verdict ? { stance: { ...verdict.at, w, h }, reasons: verdict.reasons, warnings: [] } : legally(stance);
  };
  const reach = legal.move + (legal.pivot ? Math.hypot(piece.w, piece.h) : 0);
  return {
    task: {
      key: keyOf(seen, "adjust", piece.id),
      name: theKind(piece.kind),
      start: { x: piece.x, y: piece.y, angle: piece.angle, w: piece.w, h: piece.h },
      moves: "free",
      turns: legal.pivot,
      sides: null,
      within: {
        left: Math.max(0, piece.x - reach),
        bottom: Math.max(0, piece.y - reach),
        right: Math.min(baseWidths(ground.width), piece.x + reach),
        top: Math.min(baseWidths(ground.depth), piece.y + reach),
      },
      footprint: (stance) => pieceFootprint({ ...stance, w: piece.w, h: piece.h }),
      judge,
    },
    deedAt: (stance) => {
      if (isWhereItLay(piece, stance)) return null;
      const verdict = found(stance);
      if (!verdict || verdict.reasons.length > 0) return null;
      return { type: "adjust-piece", adjust: { do: "move", ...verdict.way } };
    },
  };
}
