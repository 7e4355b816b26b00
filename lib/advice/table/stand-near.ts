import type { AdviceTables } from "../../model/advice";
import type { Form } from "../../model/enumerations";
import type { Battleground, LaidPiece } from "../../rules/table/battleground";
import { type Box, baseWidths, boundsOf, boxQuad, hundredths } from "../../rules/table/geometry/footprint";
import { holds, overlap } from "../../rules/table/geometry/predicates";
import { goingFor } from "../../rules/table/in-the-way";
import { isNervous } from "../../rules/table/is-nervous";
import type { Stand } from "../../rules/table/may-stand";
import { sidesOf } from "../../rules/table/unit-shape";
import { measureOf } from "../computer-turn";
import { type Comrade, comradeAt, costAmong } from "./comrades";
import type { Slot } from "./line-of-battle";
import { inTenths, type Own, type OwnUnit, type SeatFrame } from "./own-side";
import { hindranceOf } from "./worth-of-terrain";

/** How far from its post a group's place is searched, and the step; in BW. */
const REACH = { aside: 7, back: 6, step: 0.5 } as const;

/** Sample points of a footprint, to estimate how much of it lies in terrain: shares of its frontage and depth, from its middle. */
const PROBES = [-0.48, 0, 0.48].flatMap((across) => [-0.48, 0.48].map((ahead) => ({ across, ahead })));

type Sides = { readonly frontage: number; readonly depth: number };
type Bounded = LaidPiece & { readonly bounds: Box };

/** A group that sets foot in bad ground is slowed no less than if this share of it stood there. */
const LEAST = 1 / 3;

/** The share of a group at this place that is slowed; each part counts the worst terrain under it. */
function slowedAt(
  pieces: readonly Bounded[],
  { troop }: OwnUnit,
  { x, y }: Stand,
  { frontage, depth }: Sides,
  advice: AdviceTables,
): number {
  const [reachX, reachY] = [frontage / 2, depth / 2];
  const [left, right, bottom, top] = [hundredths(x) - reachX, hundredths(x) + reachX, hundredths(y) - reachY, hundredths(y) + reachY];
  const near = pieces.flatMap(({ bounds, footprint, kind }) => {
    if (bounds.left >= right || bounds.right <= left || bounds.bottom >= top || bounds.top <= bottom) return [];
    const hindrance = hindranceOf(goingFor(kind, troop), advice);
    return hindrance > 0 && overlap([boxQuad({ left, right, bottom, top })], footprint) ? [{ footprint, hindrance }] : [];
  });
  if (near.length === 0) return 0;
  const probes = PROBES.map(({ across, ahead }) => ({ x: hundredths(x) + across * frontage, y: hundredths(y) + ahead * depth }));
  const slowed = probes.map((probe) =>
    Math.max(0, ...near.filter(({ footprint }) => holds(footprint, probe)).map(({ hindrance }) => hindrance)),
  );
  const worst = Math.max(...near.map(({ hindrance }) => hindrance));
  return Math.max(worst * LEAST, slowed.reduce((total, one) => total + one, 0) / PROBES.length) / 100;
}

/** Places around a post, as the seat sees them. */
function spotsAbout({ at }: Slot): readonly Own[] {
  const [aside, back] = [REACH.aside / REACH.step, REACH.back / REACH.step];
  return Array.from({ length: 2 * aside + 1 }, (_, i) => i - aside).flatMap((i) =>
    Array.from({ length: back + 3 }, (_, j) => ({ across: at.across + i * REACH.step, ahead: at.ahead + (2 - j) * REACH.step })),
  );
}

/** A place near a post. `cost`: its least possible cost, in tenths of a BW. `sides` in hundredths. */
type Candidate = { readonly stand: Stand; readonly at: Own; readonly sides: Sides; readonly cost: number; readonly order: number };

const cheaper = (one: Candidate, other: Candidate): number => one.cost - other.cost || one.order - other.order;

/** Every place near a post, sorted by the cost of its distance and form. */
function candidatesAbout(slot: Slot, forms: readonly Form[], ground: Battleground, frame: SeatFrame, advice: AdviceTables): Candidate[] {
  const { group, files, at } = slot;
  const [aside, turned] = [measureOf("aside-cost", advice), measureOf("turned-cost", advice)];
  const candidates: Candidate[] = [];
  forms.forEach((form, formed) => {
    const sides = sidesOf(group, form, files, ground.book);
    const [width, depth] = [baseWidths(sides.frontage) / 2, baseWidths(sides.depth) / 2];
    for (const spot of spotsAbout(slot)) {
      if (spot.across < width || spot.across > frame.width - width || spot.ahead < depth) continue;
      const place = frame.spot(spot);
      const stand = { x: inTenths(place.x), y: inTenths(place.y), facing: frame.facing, files, form };
      const off = Math.abs(spot.across - at.across) * aside + Math.abs(spot.ahead - at.ahead) * 10;
      candidates.push({ stand, at: spot, sides, cost: off + formed * turned, order: candidates.length });
    }
  });
  return candidates.sort(cheaper);
}

/** Inserts a candidate in order, the cheapest last. */
function keepInOrder(waiting: Candidate[], one: Candidate): void {
  let [from, to] = [0, waiting.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (cheaper(one, waiting[middle] ?? one) < 0) from = middle + 1;
    else to = middle;
  }
  waiting.splice(from, 0, one);
}

/** Removes and returns the cheapest candidate if it costs less than `below`. */
const takeCheapest = (waiting: Candidate[], below: number): Candidate | null =>
  (waiting.at(-1)?.cost ?? below) < below ? (waiting.pop() ?? null) : null;

/**
 * Places where a group could stand near its post, best first: near it, not slowed, not nervous, in its usual form, in nobody's way and with
 * nobody of `company` in its own. The caller must check that it may stand there. A place is looked at only once no nearer one would do.
 */
export function* standsNear(
  slot: Slot,
  forms: readonly Form[],
  ground: Battleground,
  frame: SeatFrame,
  company: readonly Comrade[],
  advice: AdviceTables,
): Generator<Stand> {
  const { bases, troop } = slot.group;
  const [slow, nervous] = [measureOf("slow-cost", advice), measureOf("nervous-cost", advice)];
  const pieces = ground.pieces.map((piece) => ({ ...piece, bounds: boundsOf(piece.footprint) }));
  const weighed = (one: Candidate): Candidate => {
    const slowed = slowedAt(pieces, slot.group, one.stand, one.sides, advice) * slow;
    const crowded = costAmong(comradeAt(slot.group, one.at, baseWidths(one.sides.frontage), baseWidths(one.sides.depth)), company, advice);
    return { ...one, cost: one.cost + slowed + crowded + (isNervous(ground, { ...one.stand, bases, troop }) ? nervous : 0) };
  };
  const waiting: Candidate[] = [];
  for (const candidate of candidatesAbout(slot, forms, ground, frame, advice)) {
    for (let best = takeCheapest(waiting, candidate.cost); best; best = takeCheapest(waiting, candidate.cost)) yield best.stand;
    keepInOrder(waiting, weighed(candidate));
  }
  for (const { stand } of waiting.reverse()) yield stand;
}
