import type { Battlefield, Piece } from "@/lib/model/battlefield";
import { TERRAIN_KINDS, type TerrainKind } from "@/lib/model/enumerations";
import { baseWidths, hundredths } from "@/lib/rules/table/geometry/footprint";

type Pieces = readonly Piece[];
type Field = Pick<Battlefield, "table" | "pieces">;

/** `moves-malformed`: not as a link has them; `moves-of-another`: made for a field that was laid otherwise. */
type MovesProblem = "moves-malformed" | "moves-of-another";
type ReadMoves = { readonly ok: true; readonly pieces: Pieces } | { readonly ok: false; readonly problem: MovesProblem };

/** BW: the sides that a piece may be given by hand. What the rules allow is less, and said. */
export const HAND_SIDES = { min: 1, max: 20 } as const;
/** Pieces that may be added by hand. */
export const MOST_ADDED = 12;
const LONGEST = 1500;

const ADDED = /^added-(\d+)$/;
const MOVE = /^(?:(\d{1,2})|([a-z-]{3,20}))(?:\.(\d{1,4})\.(\d{1,4})\.(\d{1,3})(?:\.(\d{1,4})\.(\d{1,4}))?)?$/;

type Lies = Pick<Piece, "x" | "y" | "angle" | "w" | "h">;

const placeOf = ({ x, y, angle }: Lies): string => [hundredths(x), hundredths(y), angle].join(".");
const sidesOf = ({ w, h }: Lies): string => [hundredths(w), hundredths(h)].join(".");

/** Whether two pieces lie alike. */
export const liesAlike = (one: Lies, other: Lies): boolean => placeOf(one) === placeOf(other) && sidesOf(one) === sidesOf(other);

export const isAdded = ({ id }: Pick<Piece, "id">): boolean => ADDED.test(id);

/** A short word for how a field was laid (FNV-1a): moves fit no other. */
function wordOf(pieces: Pieces): string {
  let hash = 0x811c9dc5;
  for (const letter of pieces.map((piece) => `${piece.kind}.${placeOf(piece)}.${sidesOf(piece)}`).join("_")) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

function moveOf(rolled: Piece, at: number, now: Pieces): readonly string[] {
  const piece = now.find(({ id }) => id === rolled.id);
  if (!piece) return [String(at)];
  if (liesAlike(piece, rolled)) return [];
  return [`${at}.${placeOf(piece)}${sidesOf(piece) === sidesOf(rolled) ? "" : `.${sidesOf(piece)}`}`];
}

/** What was changed by hand, as it stands in a link; null where nothing was. */
export function printMoves({ pieces: rolled }: Field, now: Pieces): string | null {
  const moves = [
    ...rolled.flatMap((piece, at) => moveOf(piece, at, now)),
    ...now.filter(isAdded).map((piece) => `${piece.kind}.${placeOf(piece)}.${sidesOf(piece)}`),
  ];
  return moves.length === 0 ? null : [wordOf(rolled), ...moves].join("_");
}

type Move = { readonly at: number | null; readonly kind: TerrainKind | null; readonly lies: Partial<Lies> | null };

const isSide = (side: number | undefined): boolean => side === undefined || (side >= HAND_SIDES.min && side <= HAND_SIDES.max);

function readMove(text: string, { table, pieces }: Field): Move | null {
  const [, at, kind, x, y, angle, w, h] = MOVE.exec(text) ?? [];
  const named = TERRAIN_KINDS.find((one) => one === kind) ?? null;
  const place = at === undefined ? null : Number(at);
  const isSomebody = place === null ? named !== null && h !== undefined : place < pieces.length;
  if (!isSomebody) return null;
  if (angle === undefined) return { at: place, kind: named, lies: null };
  const lies = { x: baseWidths(Number(x)), y: baseWidths(Number(y)), angle: Number(angle) };
  const sides = h === undefined ? {} : { w: baseWidths(Number(w)), h: baseWidths(Number(h)) };
  const isThere = lies.x <= table.width && lies.y <= table.depth && lies.angle < 360;
  return isThere && isSide(sides.w) && isSide(sides.h) ? { at: place, kind: named, lies: { ...lies, ...sides } } : null;
}

/** A piece added by hand is nobody's: by the rules it is an optional one of the defender's. */
export const addedPiece = (number: number, kind: TerrainKind, { x, y, angle, w, h }: Lies): Piece => ({
  ...{ id: `added-${number}`, kind, w, h, x, y, angle },
  ...{ by: "a", as: "optional", adjusted: false },
});

/** The number of the next piece that is added. */
export const nextAdded = (now: Pieces): number => 1 + Math.max(0, ...now.map(({ id }) => Number(ADDED.exec(id)?.[1] ?? 0)));

function made(moves: readonly Move[], rolled: Pieces): Pieces {
  const kept = rolled.flatMap((piece, at): Pieces => {
    const move = moves.find((one) => one.at === at);
    if (!move) return [piece];
    return move.lies ? [{ ...piece, ...move.lies }] : [];
  });
  const added = moves.flatMap(({ kind, lies }) => (kind && lies ? [{ kind, lies: lies as Lies }] : []));
  return [...kept, ...added.map(({ kind, lies }, at) => addedPiece(at + 1, kind, lies))];
}

function isOnce(moves: readonly Move[]): boolean {
  const places = moves.flatMap(({ at }) => (at === null ? [] : [at]));
  return new Set(places).size === places.length && moves.length - places.length <= MOST_ADDED;
}

/** The pieces of a field once it was changed as a link says. A link that says it wrongly changes nothing. */
export function readMoves(text: string | null, field: Field): ReadMoves {
  if (text === null) return { ok: true, pieces: field.pieces };
  const [word, ...written] = text.length > LONGEST ? [] : text.split("_");
  const moves = written.map((move) => readMove(move, field)).filter((move) => move !== null);
  if (word === undefined || !/^[0-9a-z]{1,7}$/.test(word) || written.length === 0) return { ok: false, problem: "moves-malformed" };
  if (word !== wordOf(field.pieces)) return { ok: false, problem: "moves-of-another" };
  if (moves.length !== written.length || !isOnce(moves)) return { ok: false, problem: "moves-malformed" };
  return { ok: true, pieces: made(moves, field.pieces) };
}
