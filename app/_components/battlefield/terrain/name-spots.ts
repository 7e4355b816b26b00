import type { TerrainKind } from "@/lib/model/enumerations";
import { textWidth } from "@/lib/sheets/font-metrics";
import { type FieldLayout, type Spot, UNIT } from "../field-layout";

/** Their middles are blank enough to be written on. */
const WRITTEN_WITHIN: ReadonlySet<TerrainKind> = new Set(["open-area", "gentle-hill", "soft-sand", "lake", "gully"]);

/** What follows its rectangle to the corners. */
const SQUARE: ReadonlySet<TerrainKind> = new Set(["ploughed-field", "tall-crops", "enclosed-field", "orchard"]);

/** Of the letters, in units of the drawing. */
export const TERRAIN_NAME_SIZE = 13;

/** `at`: the centre of the piece in the picture; `turn`: clockwise degrees, as the picture shows it. */
export type Named = {
  readonly kind: TerrainKind;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  readonly at: Spot;
  readonly name: string;
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const halfOf = ({ name }: Named, size: number): number => textWidth(name, "serif", size) / 2;

/** How far a piece reaches from its middle: down where its name would be, and across at its widest. */
function reachOf({ kind, w, h, turn }: Named, half: number): { readonly down: number; readonly across: number } {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [wide, high] = [(w * UNIT) / 2, (h * UNIT) / 2];
  const [low, far] = [Math.abs(wide * sine) + Math.abs(high * cosine), Math.abs(wide * cosine) + Math.abs(high * sine)];
  if (!SQUARE.has(kind))
    return {
      down: Math.min(low, Math.hypot(wide * sine, high * cosine) * 1.07),
      across: Math.min(far, Math.hypot(wide * cosine, high * sine) * 1.07),
    };
  const below = (x: number): number =>
    Math.min((wide - x * cosine * Math.sign(sine)) / Math.abs(sine), (high + x * sine * Math.sign(cosine)) / Math.abs(cosine));
  const lowest = wide * cosine * Math.sign(sine) - high * sine * Math.sign(cosine);
  return { down: below(Math.max(-half, Math.min(half, lowest))), across: far };
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

function nameBox({ x, y }: Spot, half: number, size: number): Box {
  return { left: x - half, right: x + half, top: y - size * 0.5, bottom: y + size * 0.5 };
}

/** The places for a name, best first: in the middle if that is blank, just below, above, beside, and last on the piece. */
function places(named: Named, { width, height }: Pick<FieldLayout, "width" | "height">, size: number): readonly Spot[] {
  const { kind, w, h, at } = named;
  const half = halfOf(named, size);
  const { down, across } = reachOf(named, half);
  const x = Math.max(half + 4, Math.min(width - half - 4, at.x));
  const within = { x, y: at.y };
  const [lower, aside] = [down + size * 0.62, across + half + 5];
  const around = [
    { x, y: at.y + lower },
    { x, y: at.y - lower },
    { x: at.x + aside, y: at.y },
    { x: at.x - aside, y: at.y },
  ].filter((spot) => {
    const { left, right, top, bottom } = nameBox(spot, half, size);
    return left > 0 && right < width && top > 0 && bottom < height;
  });
  const isBlank = WRITTEN_WITHIN.has(kind) && Math.min(w, h) * UNIT > half * 2.7;
  return isBlank ? [within] : [...around, within];
}

/** Where the middle of each piece's name is written: over no other piece and no other name, if there is such a place. */
export function nameSpots(
  pieces: readonly Named[],
  layout: Pick<FieldLayout, "width" | "height">,
  size = TERRAIN_NAME_SIZE,
): readonly Spot[] {
  const grounds = pieces.map((piece): Box => {
    const { down, across } = reachOf(piece, 0);
    const { x, y } = piece.at;
    return { left: x - across, right: x + across, top: y - down, bottom: y + down };
  });
  const written: Box[] = [];
  return pieces.map((piece, at) => {
    const half = halfOf(piece, size);
    const others = [...grounds.filter((_, other) => other !== at), ...written];
    const covered = (spot: Spot): number => others.reduce((sum, other) => sum + shared(nameBox(spot, half, size), other), 0);
    const spots = places(piece, layout, size);
    const best = spots.find((spot) => covered(spot) === 0) ?? spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
    written.push(nameBox(best, half, size));
    return best;
  });
}
