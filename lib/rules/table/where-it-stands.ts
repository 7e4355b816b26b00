import type { SeatName } from "../../model/by-seat";
import type { Form } from "../../model/enumerations";
import { formsOf } from "../army/troop-traits";
import { type Battleground, deploymentZone, facingEnemy, flankSector, openWings, turnOf } from "./battleground";
import { type Box, baseWidths, boundsOf, type Footprint, type Part, type Quad, turned } from "./geometry/footprint";
import { holds, overlap } from "./geometry/predicates";
import { goingFor } from "./in-the-way";
import { type Stand, standsOnWings } from "./may-stand";
import { filesAllowed, filesOf, type Group, partsOf } from "./unit-shape";

/** Something nobody may overlap. `box`: its footprint is exactly its bounds. */
type Obstacle = { readonly footprint: Footprint; readonly bounds: Box; readonly box: boolean };

/** What is to be placed, around the point (0, 0). `round`: the radius it covers in every direction at least. */
type Shape = { readonly stand: Omit<Stand, "x" | "y">; readonly footprint: Footprint; readonly bounds: Box; readonly round: number };

const TENTH = 10;
const TURN = 360;

function isBox([quad, ...others]: Footprint): boolean {
  if (!quad || others.length > 0) return false;
  const [ax, ay, bx, by, cx, cy, dx, dy] = quad;
  return (ay === by && bx === cx && cy === dy && dx === ax) || (ax === bx && by === cy && cx === dx && dy === ay);
}

const obstacleOf = (footprint: Footprint): Obstacle => ({ footprint, bounds: boundsOf(footprint), box: isBox(footprint) });

const obstaclesKnown = new WeakMap<Battleground, readonly Obstacle[]>();

/** Unit groups, camps and water; cached for each battleground. */
function obstaclesOf(ground: Battleground): readonly Obstacle[] {
  const found = obstaclesKnown.get(ground);
  if (found) return found;
  const standing = [...ground.units, ...ground.camps, ...(ground.water ? [ground.water] : [])];
  const made = standing.map(({ footprint }) => obstacleOf(footprint));
  obstaclesKnown.set(ground, made);
  return made;
}

/** The pieces this unit group may not overlap. */
const impassable = (ground: Battleground, { troop }: Group): Battleground["pieces"] =>
  ground.pieces.filter(({ kind }) => goingFor(kind, troop) === "impassable");

const barriersFor = (ground: Battleground, group: Group): readonly Obstacle[] => [
  ...obstaclesOf(ground),
  ...impassable(ground, group).map(({ footprint }) => obstacleOf(footprint)),
];

const multiples = (step: number, from: number, to: number): readonly number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
};

/** How far a part that contains the point (0, 0) reaches from it in every direction, however it is turned. */
function roundOf(parts: readonly Part[]): number {
  const reach = ({ x, y, w, h }: Part) => Math.min(w / 2 - Math.abs(x), h / 2 - Math.abs(y));
  // Rounding may move a corner by up to one.
  return Math.max(0, ...parts.map(reach)) - 1;
}

/** The part of the deployment zone a unit group may use: with or without the open wings. */
function roomFor(ground: Battleground, seat: SeatName, onWings: boolean): Box {
  const zone = deploymentZone(ground, seat);
  if (onWings) return zone;
  const wings = openWings(ground);
  return {
    ...zone,
    left: wings.includes("left") ? flankSector(ground, "left").right : zone.left,
    right: wings.includes("right") ? flankSector(ground, "right").left : zone.right,
  };
}

function shapeOf(ground: Battleground, group: Group, { form, files, facing }: Shape["stand"]): Shape {
  const parts = partsOf(group, form, files, ground.book);
  const footprint = turned(parts, { x: 0, y: 0 }, turnOf(facing));
  return { stand: { form, files, facing }, footprint, bounds: boundsOf(footprint), round: roundOf(parts) };
}

const movedQuad = (q: Quad, x: number, y: number): Quad => [q[0] + x, q[1] + y, q[2] + x, q[3] + y, q[4] + x, q[5] + y, q[6] + x, q[7] + y];

/** Whether the middle of the shape is so near to a box that they must overlap. */
function isUnder({ left, right, bottom, top }: Box, x: number, y: number, round: number): boolean {
  const inX = x > left && x < right;
  const inY = y > bottom && y < top;
  return (inX && y > bottom - round && y < top + round) || (inY && x > left - round && x < right + round);
}

/** Whether a shape at a place overlaps an obstacle. */
function isBlocked(shape: Shape, isShapeBox: boolean, x: number, y: number, { bounds: other, box, footprint }: Obstacle): boolean {
  const { bounds, round } = shape;
  if (x + bounds.left >= other.right || x + bounds.right <= other.left) return false;
  if (y + bounds.bottom >= other.top || y + bounds.top <= other.bottom) return false;
  if (box && (isShapeBox || isUnder(other, x, y, round))) return true;
  return overlap(
    shape.footprint.map((quad) => movedQuad(quad, x, y)),
    footprint,
  );
}

const rowsKnown = new WeakMap<Battleground, Map<SeatName, readonly number[]>>();

/** The rows of the grid over a deployment zone, from the front backwards. */
function rowsOf(ground: Battleground, seat: SeatName): readonly number[] {
  const seats = rowsKnown.get(ground) ?? new Map<SeatName, readonly number[]>();
  rowsKnown.set(ground, seats);
  const found = seats.get(seat);
  if (found) return found;
  const step = ground.book.limits["search-tenths"] * TENTH;
  const { bottom, top } = deploymentZone(ground, seat);
  const ys = multiples(step, bottom, top);
  const rows = seat === ground.defender ? ys.toReversed() : ys;
  seats.set(seat, rows);
  return rows;
}

const pointsKnown = new WeakMap<Battleground, Map<number, readonly number[]>>();

/** The points of a grid row that nothing covers: only they can be the middle of anything. Cached for each battleground. */
function pointsOf(ground: Battleground, y: number): readonly number[] {
  const rows = pointsKnown.get(ground) ?? new Map<number, readonly number[]>();
  pointsKnown.set(ground, rows);
  const found = rows.get(y);
  if (found) return found;
  const near = obstaclesOf(ground).filter(({ bounds }) => y >= bounds.bottom && y <= bounds.top);
  const isCovered = (x: number) =>
    near.some(({ bounds, footprint }) => x >= bounds.left && x <= bounds.right && holds(footprint, { x, y }));
  const free = multiples(ground.book.limits["search-tenths"] * TENTH, 0, ground.width).filter((x) => !isCovered(x));
  rows.set(y, free);
  return free;
}

/** The places in one row where a shape overlaps no nearby obstacle, from left to right. */
function* freeInRow(xs: readonly number[], y: number, shape: Shape, room: Box, near: readonly Obstacle[]): Generator<Stand> {
  const { bounds, stand } = shape;
  const isShapeBox = isBox(shape.footprint);
  // The last obstacle in the way is usually in the way again.
  let last: Obstacle | undefined;
  for (const x of xs) {
    if (x + bounds.left < room.left || x + bounds.right > room.right) continue;
    if (last && isBlocked(shape, isShapeBox, x, y, last)) continue;
    last = near.find((barrier) => isBlocked(shape, isShapeBox, x, y, barrier));
    if (!last) yield { ...stand, x: baseWidths(x), y: baseWidths(y) };
  }
}

/** The same for all rows of its room, from the front backwards. `full`: the part of the room known to have no place. */
function* freePlaces(
  ground: Battleground,
  seat: SeatName,
  shape: Shape,
  barriers: readonly Obstacle[],
  room: Box,
  full: Box | null = null,
): Generator<Stand> {
  const { bounds } = shape;
  const isFull = (x: number) => full !== null && x + bounds.left >= full.left && x + bounds.right <= full.right;
  for (const y of rowsOf(ground, seat)) {
    if (y + bounds.bottom < room.bottom || y + bounds.top > room.top) continue;
    const near = barriers.filter(({ bounds: other }) => y + bounds.bottom < other.top && y + bounds.top > other.bottom);
    const points = pointsOf(ground, y);
    yield* freeInRow(full ? points.filter((x) => !isFull(x)) : points, y, shape, room, near);
  }
}

/** Every direction to face, towards the enemy first; for a plain rectangle half of them, because the others cover the same ground. */
function facingsOf(ground: Battleground, seat: SeatName, isPlain: boolean): readonly number[] {
  const ahead = facingEnemy(ground, seat);
  const step = ground.book.limits["search-degrees"];
  const count = (isPlain ? TURN / 2 : TURN) / step;
  return Array.from({ length: count }, (_, at) => (ahead + at * step) % TURN);
}

type Wanted = { readonly form?: Form; readonly files?: number };

/** The forms and files to try, the unit group's usual ones first. */
function* waysToForm(ground: Battleground, group: Group, wanted: Wanted): Generator<{ readonly form: Form; readonly files: number }> {
  const { book } = ground;
  for (const form of formsOf(group.troop)) {
    if (wanted.form !== undefined && wanted.form !== form) continue;
    const { usual } = filesOf(group, form, book);
    for (const files of [usual, ...filesAllowed(group, book).filter((other) => other !== usual)])
      if (wanted.files === undefined || wanted.files === files) yield { form, files };
  }
}

const isPlain = (ground: Battleground, { bases, troop }: Group): boolean =>
  partsOf({ bases, troop }, formsOf(troop)[0] ?? "close", 1, ground.book).length === 1;

/**
 * Where a unit group may deploy, in the form and files wanted or in all it may have: on the search grid over the deployment zone, facing
 * the enemy, from the front backwards; then turned by degrees. `mayStand` allows every one.
 */
export function* placesToStand(ground: Battleground, seat: SeatName, group: Group, wanted: Wanted = {}): Generator<Stand> {
  const barriers = barriersFor(ground, group);
  for (const facing of facingsOf(ground, seat, isPlain(ground, group)))
    for (const { form, files } of waysToForm(ground, group, wanted)) {
      const room = roomFor(ground, seat, standsOnWings(group.troop, form));
      yield* freePlaces(ground, seat, shapeOf(ground, group, { form, files, facing }), barriers, room);
    }
}

/** The first place of one shape for each facing; null if it has none. */
type Places = Map<number, Pick<Stand, "x" | "y"> | null>;
const shapesKnown = new WeakMap<Battleground, Map<string, Places>>();

/** The places of all groups that cover the same ground, since many kinds of troops share few shapes. Cached for each battleground. */
function placesOf(ground: Battleground, key: readonly (string | number | boolean)[]): Places {
  const shapes = shapesKnown.get(ground) ?? new Map<string, Places>();
  shapesKnown.set(ground, shapes);
  const text = key.join(" ");
  const found = shapes.get(text) ?? new Map();
  shapes.set(text, found);
  return found;
}

type Formed = {
  readonly form: Form;
  readonly files: number;
  readonly onWings: boolean;
  readonly places: Places;
  /** The same without the open wings. */
  readonly between: Places;
};

/** The forms and files to try, with what is known of them. */
function formedWays(ground: Battleground, seat: SeatName, group: Group): readonly Formed[] {
  const barred = impassable(ground, group).map(({ piece }) => piece.id);
  return [...waysToForm(ground, group, {})].map(({ form, files }) => {
    const covered = partsOf(group, form, files, ground.book).flatMap(({ x, y, w, h }) => [x, y, w, h]);
    const onWings = standsOnWings(group.troop, form);
    const places = (wings: boolean) => placesOf(ground, [seat, wings, ...barred, "over", ...covered]);
    return { form, files, onWings, places: places(onWings), between: places(false) };
  });
}

function firstOfAll(ground: Battleground, seat: SeatName, group: Group): Stand | null {
  const barriers = barriersFor(ground, group);
  const ways = formedWays(ground, seat, group);
  const firstPlace = ({ form, files, onWings, between }: Formed, facing: number) => {
    // It has no place between the wings if it had none there in another form.
    const full = onWings && between.get(facing) === null ? roomFor(ground, seat, false) : null;
    const shape = shapeOf(ground, group, { form, files, facing });
    const [place = null] = freePlaces(ground, seat, shape, barriers, roomFor(ground, seat, onWings), full);
    return place;
  };
  for (const facing of facingsOf(ground, seat, isPlain(ground, group)))
    for (const way of ways) {
      const place = way.places.get(facing) ?? (way.places.has(facing) ? null : firstPlace(way, facing));
      way.places.set(facing, place);
      if (place) return { x: place.x, y: place.y, facing, form: way.form, files: way.files };
    }
  return null;
}

const kindsKnown = new WeakMap<Battleground, Map<string, Stand | null>>();

/** A key that differs if the search may find different places for two unit groups. */
const kindKey = (seat: SeatName, { bases, troop }: Group): string =>
  [seat, bases, troop.type, troop.formation, troop.setFormation, troop.characteristics.includes("camelry")].join(" ");

/**
 * The first place the search finds for a unit group (as `placesToStand` begins); null if there is none, so it straggles ("Remaining
 * Deployment 3"). The whole search runs once for each battleground and kind of unit group.
 */
export function whereItStands(ground: Battleground, seat: SeatName, group: Group): Stand | null {
  const found = kindsKnown.get(ground) ?? new Map<string, Stand | null>();
  kindsKnown.set(ground, found);
  const key = kindKey(seat, group);
  const before = found.get(key);
  if (before !== undefined) return before;
  const stand = firstOfAll(ground, seat, group);
  found.set(key, stand);
  return stand;
}
