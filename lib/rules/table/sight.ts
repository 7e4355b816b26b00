import type { SeatName } from "../../model/by-seat";
import type { QuickTroop } from "../../model/force";
import type { Battleground, LaidPiece } from "./battleground";
import { baseWidths, boxQuad, highest, hundredths, lowest, type Point, type Quad, turnedPoint } from "./geometry/footprint";
import { crosses, within } from "./geometry/predicates";

type Marker = { readonly x: number; readonly y: number };
type Group = { readonly troop: QuickTroop };

/** Half of a ridge, from its middle to one end. */
type Crest = { readonly middle: Point; readonly half: Point };

/** Everything between a marker and those who look for it. Lengths in hundredths of a BW. */
type Lookout = {
  readonly blocking: readonly LaidPiece[];
  readonly crests: readonly Crest[];
  /** How near to a ridge both must be to see each other over it. */
  readonly reach: number;
  /** Nobody sees what is in cover from farther away; null if it is not in cover. */
  readonly near: number | null;
  /** The table's width. */
  readonly width: number;
};

const SKIRMISHING: readonly QuickTroop["formation"][] = ["skirmish", "flexible-loose-skirmish", "flexible-close-loose-skirmish"];

/** Dragoons may be there on foot, flexible foot as skirmishers. */
const isFoot = ({ type, formation }: QuickTroop): boolean => type === "foot" || formation === "dragoon";

const hides = ({ kind }: LaidPiece, { troop }: Group): boolean => {
  switch (kind.hides) {
    case "anyone":
      return true;
    case "foot":
      return isFoot(troop);
    case "foot-skirmishers":
      return isFoot(troop) && SKIRMISHING.includes(troop.formation);
    default:
      return kind.hides satisfies never;
  }
};

/** A key of the pieces that cover such a group: groups with the same key are seen from the same places. */
export const coverOf = ({ pieces }: Battleground, group: Group): string =>
  pieces.map((one) => (one.kind.seenInto !== null && hides(one, group) ? "1" : "0")).join("");

/** The ground under an ambush marker, parallel to the edges. */
export function markerQuad({ x, y }: Marker, { book }: Pick<Battleground, "book">): Quad {
  const half = book.limits["marker-size"] / 2;
  const [middle, centre] = [hundredths(x), hundredths(y)];
  return boxQuad({ left: middle - half, right: middle + half, bottom: centre - half, top: centre + half });
}

/** Along the longer side through the middle, as long as the piece. */
function crestOf({ piece: { w, h, x, y, angle } }: LaidPiece): Crest {
  const along = w >= h ? { x: hundredths(w) / 2, y: 0 } : { x: 0, y: hundredths(h) / 2 };
  return { middle: { x: hundredths(x), y: hundredths(y) }, half: turnedPoint(along, { x: 0, y: 0 }, angle) };
}

const across = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Whether both ends of a line that crosses a ridge are within reach of the crossing. `from` and `to` are their distances from the ridge, in
 * any unit: an end's distance to the crossing is its share of the whole line, so squares can be compared. Below 2^53 for a reach of at most
 * 2 BW and pieces of at most 10 BW: the line is then at most 4 BW long and the half ridge at most 5.
 */
function areBothNear(line: Point, from: number, to: number, reach: number): boolean {
  const length2 = line.x ** 2 + line.y ** 2;
  if (length2 > 4 * reach ** 2) return false;
  return Math.max(from, to) ** 2 * length2 <= reach ** 2 * (from + to) ** 2;
}

/** Whether a ridge hides one end of a line from the other. It does not hide its own ends or anybody on it. */
function isOverCrest(from: Point, to: Point, { middle, half }: Crest, reach: number): boolean {
  const [before, after] = [across(half, between(middle, from)), across(half, between(middle, to))];
  if (before === 0 || after === 0 || before > 0 === after > 0) return false;
  const line = between(from, to);
  const centre = across(line, between(from, middle));
  const end = across(line, half);
  if (Math.abs(centre) >= Math.abs(end)) return false;
  return !areBothNear(line, Math.abs(before), Math.abs(after), reach);
}

/** Nobody sees along the very edge of the table, past pieces that touch it. */
const isAlongEdge = (from: Point, to: Point, width: number): boolean => from.x === to.x && (from.x === 0 || from.x === width);

function isSeen(from: Point, to: Point, { near, blocking, crests, reach, width }: Lookout): boolean {
  if (isAlongEdge(from, to, width)) return false;
  if (near !== null && (from.x - to.x) ** 2 + (from.y - to.y) ** 2 > near ** 2) return false;
  return !blocking.some(({ footprint }) => crosses(from, to, footprint)) && !crests.some((crest) => isOverCrest(from, to, crest, reach));
}

/** Whether any part of a piece is between these two lines along the table. */
const isInBand = ({ footprint }: LaidPiece, bottom: number, top: number): boolean =>
  footprint.some((quad) => lowest(quad, 1) < top && highest(quad, 1) > bottom);

function lookoutFor({ pieces, width, book: { limits } }: Battleground, marker: Quad, middle: number, group: Group): Lookout {
  const cover = pieces.find(
    (one) => one.kind.seenInto !== null && hides(one, group) && one.footprint.some((quad) => within([marker], quad)),
  );
  const [bottom, top] = [Math.min(lowest(marker, 1), middle), Math.max(highest(marker, 1), middle)];
  const others = pieces.filter((one) => one !== cover && isInBand(one, bottom, top));
  return {
    blocking: others.filter(({ kind }) => kind.blocksSight),
    crests: others.filter(({ kind }) => kind.crest).map(crestOf),
    reach: hundredths(limits["crest-reach"]),
    near: cover ? hundredths(cover.kind.seenInto ?? 0) : null,
    width,
  };
}

/** The marker's corners, the middles of its sides and its centre. */
function targetsOf(marker: Quad): readonly Point[] {
  const [left, bottom, , , right, top] = marker;
  const [middle, centre] = [(left + right) / 2, (bottom + top) / 2];
  return [bottom, centre, top].flatMap((y) => [left, middle, right].map((x) => ({ x, y })));
}

/**
 * Points along the middle of the table, those opposite the marker first. The rest of the enemy half sees no more: every line from there
 * crosses the middle, from where the way is shorter, with nothing more in it, and no farther from any ridge.
 */
function* viewersOf({ width, book }: Battleground, { x }: Point, y: number): Generator<Point> {
  const step = book.limits["sight-tenths"] * 10;
  const across = Math.round(x / step) * step;
  for (let off = 0; off <= width; off += step) {
    if (across - off >= 0 && across - off <= width) yield { x: across - off, y };
    if (off > 0 && across + off >= 0 && across + off <= width) yield { x: across + off, y };
  }
}

/**
 * The place in the enemy half from which an ambush marker with its centre there would be seen (all in BW); null if nowhere ("Ambushes
 * 5.2"). `group`: who hides there; pieces that cover only foot do not help others. A marker that reaches into the enemy half is seen right
 * there.
 */
export function seenFrom(ground: Battleground, seat: SeatName, marker: Marker, group: Group): Marker | null {
  const middle = ground.depth / 2;
  const quad = markerQuad(marker, ground);
  const isBeyond = seat === ground.defender ? highest(quad, 1) > middle : lowest(quad, 1) < middle;
  if (isBeyond) return marker;
  const lookout = lookoutFor(ground, quad, middle, group);
  if (lookout.near === 0) return null;
  const targets = targetsOf(quad);
  for (const viewer of viewersOf(ground, { x: hundredths(marker.x), y: middle }, middle)) {
    if (targets.some((target) => isSeen(viewer, target, lookout))) return { x: baseWidths(viewer.x), y: baseWidths(viewer.y) };
  }
  return null;
}
