import type { TerrainKind } from "../../model/enumerations";
import type { FoundPlace } from "../../model/refusals";
import { type Battleground, tableBox } from "./battleground";
import { type Box, baseWidths, boundsOf, type Footprint, hundredths, turned } from "./geometry/footprint";
import { apartAtLeast, overlap } from "./geometry/predicates";
import { type LayingLimits, spacingBetween } from "./may-lie";

/** Hundredths in a tenth of a BW, the unit in which places are sent. */
const TENTH = 10;
const up = (length: number): number => Math.ceil(length / TENTH) * TENTH;
const down = (length: number): number => Math.floor(length / TENTH) * TENTH;
const nearest = (length: number): number => Math.round(length / TENTH) * TENTH;

/** A nearby footprint, with its bounds enlarged by the spacing it needs. */
type Neighbour = { readonly footprint: Footprint; readonly spacing: number; readonly grown: Box };
/** A piece of one size and angle around the origin, and where its centre may be. */
type Shape = { readonly angle: number; readonly footprint: Footprint; readonly bounds: Box; readonly room: Box };
/** Centres with one coordinate fixed. `told`: that coordinate to a tenth, from where the piece snaps until it touches. */
type Line = { readonly along: "x" | "y"; readonly fixed: number; readonly told: number; readonly from: number; readonly to: number };

function neighboursOf({ pieces, book }: Battleground, kind: TerrainKind): readonly Neighbour[] {
  return pieces.map(({ footprint, kind: lying }) => {
    const spacing = spacingBetween(book.kinds[kind], lying, book);
    const { left, bottom, right, top } = boundsOf(footprint);
    return {
      footprint,
      spacing,
      grown: { left: left - spacing, bottom: bottom - spacing, right: right + spacing, top: top + spacing },
    };
  });
}

/** The region without water. */
export function dryPart(ground: Battleground, region: Box): Box {
  const table = tableBox(ground);
  const { water } = ground;
  return {
    left: Math.max(region.left, water?.edge === "left" ? water.box.right : table.left),
    bottom: Math.max(region.bottom, table.bottom),
    right: Math.min(region.right, water?.edge === "right" ? water.box.left : table.right),
    top: Math.min(region.top, table.top),
  };
}

function shapesOf(side: number, dry: Box, everyDegrees: number): readonly Shape[] {
  const shapes: Shape[] = [];
  // A square turned by 90 degrees covers the same ground.
  for (let angle = 0; angle < 90; angle += everyDegrees) {
    const footprint = turned([{ x: 0, y: 0, w: side, h: side }], { x: 0, y: 0 }, angle);
    const bounds = boundsOf(footprint);
    const room = {
      left: dry.left - bounds.left,
      bottom: dry.bottom - bounds.bottom,
      right: dry.right - bounds.right,
      top: dry.top - bounds.top,
    };
    if (room.left <= room.right && room.bottom <= room.top) shapes.push({ angle, footprint, bounds, room });
  }
  return shapes;
}

/** The lines on which a shape touches the edge it must touch. */
function edgeLines({ bounds, room }: Shape, { width, depth }: Battleground, edge: "any" | "left" | "right"): readonly Line[] {
  const across = { along: "x", from: up(room.left), to: down(room.right) } as const;
  const deep = { along: "y", from: up(room.bottom), to: down(room.top) } as const;
  const line = (fixed: number, along: typeof across | typeof deep): Line => ({ ...along, fixed, told: nearest(fixed) });
  const lines: Line[] = [];
  if (edge === "any" && room.bottom === -bounds.bottom) lines.push(line(room.bottom, across));
  if (edge === "any" && room.top === depth - bounds.top) lines.push(line(room.top, across));
  if (edge !== "right" && room.left === -bounds.left) lines.push(line(room.left, deep));
  if (edge !== "left" && room.right === width - bounds.right) lines.push(line(room.right, deep));
  return lines;
}

/** Lines across the whole room, `step` apart, and along its lower and upper border. */
function rows({ room }: Shape, step: number): readonly Line[] {
  const [from, to] = [up(room.bottom), down(room.top)];
  const ys = new Set([from, to]);
  for (let y = Math.ceil(from / step) * step; y <= to; y += step) ys.add(y);
  const across = { along: "x", from: up(room.left), to: down(room.right) } as const;
  return from > to ? [] : [...ys].toSorted((one, other) => one - other).map((y) => ({ ...across, fixed: y, told: y }));
}

const shifted = (footprint: Footprint, x: number, y: number): Footprint =>
  footprint.map((quad) => [quad[0] + x, quad[1] + y, quad[2] + x, quad[3] + y, quad[4] + x, quad[5] + y, quad[6] + x, quad[7] + y]);

/** Whether a shape with its centre there keeps its distance from a neighbour; checks the bounds first. */
function isClear({ footprint, bounds }: Shape, x: number, y: number, { footprint: lying, spacing, grown }: Neighbour): boolean {
  if (x + bounds.left >= grown.right || x + bounds.right <= grown.left) return true;
  if (y + bounds.bottom >= grown.top || y + bounds.top <= grown.bottom) return true;
  const there = shifted(footprint, x, y);
  return spacing === 0 ? !overlap(there, lying) : apartAtLeast(there, lying, spacing);
}

/** Neighbours that a shape could be too near to somewhere on the line. */
function nearLine({ bounds }: Shape, { along, fixed }: Line, neighbours: readonly Neighbour[]): readonly Neighbour[] {
  return along === "x"
    ? neighbours.filter(({ grown }) => fixed + bounds.bottom < grown.top && fixed + bounds.top > grown.bottom)
    : neighbours.filter(({ grown }) => fixed + bounds.left < grown.right && fixed + bounds.right > grown.left);
}

/** Where each neighbour's stretch ended on the previous line; on the next one it ends near there. */
type Ends = Map<Neighbour, number>;

/**
 * The free places of a line: the first of each free stretch, and one every `step` from there. One neighbour blocks a single stretch,
 * because both shapes are convex; its end is found by doubling and halving.
 */
function* freeOn(shape: Shape, line: Line, near: readonly Neighbour[], step: number, ends: Ends): Generator<number> {
  const isClearAt = (at: number, neighbour: Neighbour): boolean =>
    line.along === "x" ? isClear(shape, at, line.fixed, neighbour) : isClear(shape, line.fixed, at, neighbour);
  const pastIt = (neighbour: Neighbour, from: number): number => {
    const guess = (ends.get(neighbour) ?? from) - TENTH;
    let [blocked, reach] = [guess > from && !isClearAt(guess, neighbour) ? guess : from, TENTH];
    while (blocked + reach <= line.to && !isClearAt(blocked + reach, neighbour)) [blocked, reach] = [blocked + reach, 2 * reach];
    let clear = blocked + reach;
    while (clear - blocked > TENTH) {
      const between = blocked + up((clear - blocked) / 2);
      if (isClearAt(between, neighbour)) clear = between;
      else blocked = between;
    }
    ends.set(neighbour, clear);
    return clear;
  };
  let at = line.from;
  while (at <= line.to) {
    const inTheWay = near.find((neighbour) => !isClearAt(at, neighbour));
    if (inTheWay) at = pastIt(inTheWay, at);
    else {
      yield at;
      at = Math.floor(at / step) * step + step;
    }
  }
}

function* placesOfSize(ground: Battleground, kind: TerrainKind, { region, edge }: LayingLimits, side: number): Generator<FoundPlace> {
  const { limits } = ground.book;
  const step = limits["search-tenths"] * TENTH;
  const neighbours = neighboursOf(ground, kind);
  const shapes = shapesOf(hundredths(side), dryPart(ground, region), limits["search-degrees"]);
  function* on(shape: Shape, lines: readonly Line[]): Generator<FoundPlace> {
    const ends: Ends = new Map();
    for (const line of lines) {
      for (const at of freeOn(shape, line, nearLine(shape, line, neighbours), step, ends)) {
        const [x, y] = line.along === "x" ? [at, line.told] : [line.told, at];
        yield { x: baseWidths(x), y: baseWidths(y), angle: shape.angle, w: side, h: side };
      }
    }
  }
  let isFound = false;
  for (const shape of shapes) {
    for (const place of on(shape, edge === null ? rows(shape, step) : edgeLines(shape, ground, edge))) {
      isFound = true;
      yield place;
    }
  }
  const [straight] = shapes;
  if (!isFound && edge === null && straight?.angle === 0) yield* on(straight, rows(straight, TENTH));
}

/**
 * The places the search finds, one by one, smallest size first: squares with centres half a BW apart, turned by 15 degrees at a time, and
 * the end of every free stretch between. If a size has no such place, every axis-parallel one follows, including those flush with an edge,
 * a sector line or another piece's spacing. Each is legal once `snapped`.
 */
export function* placesFor(ground: Battleground, kind: TerrainKind, limits: LayingLimits): Generator<FoundPlace> {
  const { min, max } = limits.size;
  for (let side = min; side <= max; side += 1) yield* placesOfSize(ground, kind, limits, side);
}

/** The first place of the smallest size for a piece of this kind. Null: there is none, and the piece is lost. */
export function whereItLies(ground: Battleground, kind: TerrainKind, limits: LayingLimits): FoundPlace | null {
  return placesOfSize(ground, kind, limits, limits.size.min).next().value ?? null;
}
