import type { SeatName } from "../../model/by-seat";
import { GOINGS, type Going } from "../../model/enumerations";
import type { PlacementReason } from "../../model/refusals";
import { type Battleground, campFootprint } from "./battleground";
import { baseWidths, type Footprint, hundredths } from "./geometry/footprint";
import { overlap } from "./geometry/predicates";
import { leavesTable, onNoGround, onOthers, worseOf } from "./in-the-way";

type Range = { readonly min: number; readonly max: number };

/** Hundredths in a tenth of a BW, the step in which camps are placed. */
const TENTH = 10;

/** The distance of a camp's centre across the table, in BW: it touches its own edge ("Camp deployment 1"). */
export function campLine({ book, depth, defender }: Battleground, seat: SeatName): number {
  const back = book.campSize.depth / 2;
  return seat === defender ? back : baseWidths(depth) - back;
}

/**
 * Where the middle of a camp may be along its own edge, in hundredths of a BW, ignoring what is there: near the middle of the edge, or
 * anywhere on the half beside a secure flank ("Camp deployment 3, 4").
 */
function reachOf({ book, width, flankEdge }: Battleground): Range {
  const half = hundredths(book.campSize.width) / 2;
  const middle = width / 2;
  const reach = hundredths(book.limits["camp-reach"]) - half;
  return {
    min: flankEdge === "left" ? half : middle - reach,
    max: flankEdge === "right" ? width - half : middle + reach,
  };
}

/** The worst going under a camp; a built-up area counts as good going ("Camp deployment 5"). */
function goingUnder(ground: Battleground, footprint: Footprint): Going {
  return ground.pieces
    .filter(({ kind, footprint: piece }) => !kind.builtUp && overlap(footprint, piece))
    .reduce<Going>((worst, { kind }) => worseOf(worst, kind.going), "good");
}

const footprintAt = (ground: Battleground, seat: SeatName, x: number): Footprint =>
  campFootprint({ x, y: campLine(ground, seat) }, ground.book);

/** The same for its player, in BW, as far as it is dry. */
function reachTold(ground: Battleground) {
  const { water, book } = ground;
  const half = hundredths(book.campSize.width) / 2;
  const { min, max } = reachOf(ground);
  const from = water?.edge === "left" ? Math.max(min, water.box.right + half) : min;
  const to = water?.edge === "right" ? Math.min(max, water.box.left - half) : max;
  const ranges = [{ min: baseWidths(from), max: baseWidths(to) }];
  return { ranges, reach: ground.book.limits["camp-reach"], isByFlank: ground.flankEdge !== null };
}

/** Why a camp may not be there, apart from better going elsewhere. */
function reasonsWithoutGoing(ground: Battleground, seat: SeatName, x: number): readonly PlacementReason[] {
  const footprint = footprintAt(ground, seat, x);
  const { min, max } = reachOf(ground);
  const isNear = hundredths(x) >= min && hundredths(x) <= max;
  return [
    ...(leavesTable(ground, footprint) ? [{ code: "off-table" as const, params: {} }] : []),
    ...(isNear ? [] : [{ code: "outside-camp-reach" as const, params: reachTold(ground) }]),
    ...onNoGround(ground, footprint),
    ...onOthers(ground, footprint, null),
  ];
}

/** Every tenth of a BW where a camp could be apart from its going, and that going. */
function openPlaces(ground: Battleground, seat: SeatName): readonly { readonly x: number; readonly going: Going }[] {
  const { min, max } = reachOf(ground);
  const from = Math.ceil(min / TENTH);
  const places = Array.from({ length: Math.floor(max / TENTH) - from + 1 }, (_, at) => baseWidths((from + at) * TENTH));
  return places
    .filter((x) => reasonsWithoutGoing(ground, seat, x).length === 0)
    .map((x) => ({ x, going: goingUnder(ground, footprintAt(ground, seat, x)) }));
}

type Places = { readonly best: Going | null; readonly xs: readonly number[] };

const known = new WeakMap<Battleground, Map<SeatName, Places>>();

/** The best going that has a place for the camp, and every such place; cached for each battleground. */
function bestPlaces(ground: Battleground, seat: SeatName): Places {
  const bySeat = known.get(ground) ?? new Map<SeatName, Places>();
  known.set(ground, bySeat);
  const found = bySeat.get(seat);
  if (found) return found;
  const open = openPlaces(ground, seat);
  const best = GOINGS.find((going) => open.some((place) => place.going === going)) ?? null;
  const places = { best, xs: open.filter(({ going }) => going === best).map(({ x }) => x) };
  bySeat.set(seat, places);
  return places;
}

/**
 * Every reason why a seat's camp may not have its middle at `x` (BW) on its own edge; empty if it may ("Camp deployment 1, 3-5"): outside
 * the camp's range, in water, on impassable ground, a camp or a unit group, or on worse going than it could have elsewhere.
 */
export function mayCamp(ground: Battleground, seat: SeatName, x: number): readonly PlacementReason[] {
  const reasons = reasonsWithoutGoing(ground, seat, x);
  const going = goingUnder(ground, footprintAt(ground, seat, x));
  const { best: better } = bestPlaces(ground, seat);
  if (better === null || going === "impassable" || worseOf(better, going) === better) return reasons;
  return [...reasons, { code: "worse-going", params: { going, better } }];
}

/** Where the middle of a seat's camp may be, in BW: unbroken runs of tenths. */
export function campRanges(ground: Battleground, seat: SeatName): readonly Range[] {
  const ranges: { min: number; max: number }[] = [];
  for (const x of bestPlaces(ground, seat).xs) {
    const last = ranges.at(-1);
    if (last && hundredths(x) - hundredths(last.max) === TENTH) last.max = x;
    else ranges.push({ min: x, max: x });
  }
  return ranges;
}

/** The legal place for a seat's camp nearest to the middle of its edge; null if there is none. */
export function whereItCamps(ground: Battleground, seat: SeatName): number | null {
  const middle = baseWidths(ground.width) / 2;
  return bestPlaces(ground, seat).xs.reduce<number | null>(
    (best, x) => (best === null || Math.abs(x - middle) < Math.abs(best - middle) ? x : best),
    null,
  );
}
