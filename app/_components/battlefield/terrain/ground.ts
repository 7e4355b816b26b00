import type { Glyph } from "@/app/_components/engraving/glyph";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import type { Point } from "@/app/_components/engraving/water";
import { UNIT } from "../field-layout";

/**
 * The ground of a piece, in drawing units about its centre. Its own measure, in which its sides are level and upright, turns with it; the
 * picture's does not: what stands, stands upright in the picture.
 */
export type Ground = {
  /** Half its sides. */
  readonly wide: number;
  readonly high: number;
  readonly seed: string;
  readonly chance: Chance;
  /** From its own measure into the picture's. */
  readonly shown: (own: Point) => Point;
  readonly own: (shown: Point) => Point;
  /** How far from its sides the middle of a thing must be that stands so wide and high, for all of it to be within: across and down. */
  readonly roomFor: (wide: number, high: number) => Point;
  /** Whether all of a thing that stands in the picture is within its sides. */
  readonly holds: (thing: Pick<Glyph, "left" | "right" | "top" | "foot">) => boolean;
};

/** Lines are drawn so far within the sides, for their own breadth. */
const MARGIN = 1;

export type Plan = { readonly w: number; readonly h: number; readonly turn: number; readonly seed: string };

/** `turn`: clockwise degrees, as the picture shows it. */
export function groundOf({ w, h, turn, seed }: Plan): Ground {
  const [wide, high] = [(w * UNIT) / 2 - MARGIN, (h * UNIT) / 2 - MARGIN];
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const shown = ([x, y]: Point): Point => [x * cosine - y * sine, x * sine + y * cosine];
  const own = ([x, y]: Point): Point => [x * cosine + y * sine, y * cosine - x * sine];
  const isWithin = (x: number, y: number): boolean => {
    const [acrossX, downY] = own([x, y]);
    return Math.abs(acrossX) <= wide && Math.abs(downY) <= high;
  };
  return {
    ...{ wide, high, seed, shown, own },
    chance: seeded(seed),
    roomFor: (across, down) => [
      (across * Math.abs(cosine) + down * Math.abs(sine)) / 2,
      (across * Math.abs(sine) + down * Math.abs(cosine)) / 2,
    ],
    holds: ({ left, right, top, foot }) => isWithin(left, top) && isWithin(right, top) && isWithin(left, foot) && isWithin(right, foot),
  };
}
