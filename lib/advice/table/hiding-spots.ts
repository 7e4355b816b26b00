import type { Battleground, LaidPiece } from "../../rules/table/battleground";
import { boundsOf } from "../../rules/table/geometry/turned";
import { baseWidths } from "../../rules/table/hundredths";
import { inTenths, type SeatFrame } from "./seat-frame";

type Spot = { readonly x: number; readonly y: number };

/** Spots in a piece: its middle, and half-way to its corners. */
const WITHIN = [-0.25, 0, 0.25].flatMap((across) => [-0.25, 0, 0.25].map((deep) => ({ across, deep })));
/** How far behind a piece that blocks sight, in BW. */
const BEHIND = [1, 2.5] as const;

/** Spots in and behind a piece, as a seat sees the table. */
function spotsOf({ footprint, kind }: LaidPiece, frame: SeatFrame): readonly Spot[] {
  const { left, right, bottom, top } = boundsOf(footprint);
  const [x, y] = [baseWidths(left + right) / 2, baseWidths(bottom + top) / 2];
  const [w, h] = [baseWidths(right - left), baseWidths(top - bottom)];
  const inside = kind.seenInto === null ? [] : WITHIN.map(({ across, deep }) => ({ x: x + across * w, y: y + deep * h }));
  const middle = frame.own({ x, y });
  const behind =
    kind.blocksSight || kind.crest ? BEHIND.map((off) => frame.spot({ across: middle.across, ahead: middle.ahead - h / 2 - off })) : [];
  return [...inside, ...behind];
}

/**
 * Where an ambush may be hidden, foremost first: in cover and behind what blocks sight. Whether it really is hidden is not checked here.
 */
export function hidingSpots({ pieces }: Battleground, frame: SeatFrame): readonly Spot[] {
  const spots = pieces.flatMap((piece) => spotsOf(piece, frame)).map(({ x, y }) => ({ x: inTenths(x), y: inTenths(y) }));
  return spots
    .filter((spot) => {
      const { across, ahead } = frame.own(spot);
      return ahead > 0 && ahead < frame.depth / 2 && across > 0 && across < frame.width;
    })
    .sort((one, other) => frame.own(other).ahead - frame.own(one).ahead);
}
