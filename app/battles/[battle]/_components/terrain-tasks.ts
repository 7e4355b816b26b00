import type { Judgement, Stance } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/task";
import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { FoundPlace } from "@/lib/model/refusals";
import { flankPieceLimits, layingLimits } from "@/lib/rules/prebattle/terrain-places";
import { type Battleground, pieceFootprint } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { type Adjusted, type LayingLimits, mayAdjust, mayLie, snapped } from "@/lib/rules/table/may-lie";
import { dryPart, placesFor } from "@/lib/rules/table/where-it-lies";
import { TOUCHES_HERE } from "@/lib/words/battle/table-panels";
import { theKind } from "@/lib/words/battle/terrain";
import type { Deed } from "./deed";
import { keyOf, legally, rounded, type Seen, sendable, type TableTask } from "./task-parts";

type Laid = { readonly kind: TerrainKind; readonly limits: LayingLimits };
type Rectangle = Omit<Extract<Deed, { type: "place-piece" }>, "type">;

/** Places that are tried for the start: as many as a table has for a small piece. */
const TRIED = 8000;

/**
 * Where it starts: as small and as straight as possible, so that it is flush with an edge it must touch. Of those places, the one nearest to
 * the middle of its region, and rather at its player's own edge.
 */
function startOf({ ground, seat }: Pick<Seen, "ground" | "seat">, { kind, limits }: Laid): Stance {
  const { left, right, bottom, top } = limits.region;
  const middle = { x: baseWidths((left + right) / 2), y: baseWidths((bottom + top) / 2) };
  const ownEdge = ground.defender === seat ? 0 : baseWidths(ground.depth);
  const far = ({ x, y }: FoundPlace) => Math.hypot(x - middle.x, y - middle.y) + Math.abs(y - ownEdge) / 1000;
  let best: FoundPlace | null = null;
  let count = 0;
  for (const place of placesFor(ground, kind, limits)) {
    // They are found by size, and straight ones first.
    if (best !== null && (place.w !== best.w || place.angle !== best.angle)) break;
    if (best === null || far(place) < far(best)) best = place;
    if (++count >= TRIED) break;
  }
  const { min } = limits.size;
  return rounded({ w: min, h: min, angle: 0, ...middle, ...best });
}

function judged(ground: Battleground, { kind, limits }: Laid, stance: Stance): Judgement {
  const { w, h, x, y, angle } = snapped(ground, { kind, ...stance }, limits);
  const lying = { w, h, x, y, angle };
  return { stance: lying, reasons: mayLie(ground, { kind, ...lying }, limits), warnings: [] };
}

function taskFor(seen: Seen, laid: Laid, key: string, deed: (rectangle: Rectangle) => Deed): TableTask {
  const { ground } = seen;
  const { size, region } = laid.limits;
  const inset = size.min / 2;
  const dry = dryPart(ground, region);
  const judge = (stance: Stance) => judged(ground, laid, stance);
  return {
    task: {
      key: keyOf(seen, key, seen.view.pieces.length, laid.kind),
      name: theKind(laid.kind),
      start: startOf(seen, laid),
      ...(laid.limits.edge === null ? {} : { mayBeHere: TOUCHES_HERE, isFlush: true }),
      moves: "free",
      turns: true,
      sides: size,
      within: {
        left: baseWidths(region.left) + inset,
        bottom: baseWidths(region.bottom) + inset,
        right: baseWidths(region.right) - inset,
        top: baseWidths(region.top) - inset,
      },
      room: { left: baseWidths(dry.left), bottom: baseWidths(dry.bottom), right: baseWidths(dry.right), top: baseWidths(dry.top) },
      footprint: pieceFootprint,
      judge,
    },
    deedAt: (stance) => {
      const sent = sendable(stance).find((one) => judge(one).reasons.length === 0);
      return sent ? deed({ w: sent.w, h: sent.h, x: sent.x, y: sent.y, angle: sent.angle }) : null;
    },
  };
}

/** The piece that was rolled for, within the limits of its dice. */
export function pieceTask(seen: Seen): TableTask | null {
  const dice = seen.view.laying?.dice;
  if (!dice) return null;
  const laid = { kind: dice.kind, limits: layingLimits(seen.ground, dice) };
  return taskFor(seen, laid, "piece", (rectangle) => ({ type: "place-piece", ...rectangle }));
}

/** A piece of this kind on a flank of terrain. */
export function flankPieceTask(seen: Seen, kind: TerrainKind): TableTask | null {
  const { flank } = seen.view;
  if (!flank) return null;
  const laid = { kind, limits: flankPieceLimits(seen.ground, seen.seat, flank.edge) };
  return taskFor(seen, laid, "flank", (rectangle) => ({ type: "place-flank-piece", kind, ...rectangle }));
}

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
