import { UNIT } from "@/app/_components/battlefield/field-layout";
import { type Glyph, stackGlyphs } from "@/app/_components/engraving/glyph";
import type { Pen, Point } from "@/app/_components/engraving/pen";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";

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

/**
 * How path data is drawn: `wash` the tint of the ground, and `tint` more of it within the edge, as a brush leaves it; `edge` the line around it; `ink` filled cuts of the graver; `line` and `fine`
 * strokes; `dots` round ones; `body` the outlines of objects, blank inside, and `hatch` the strokes on them.
 */
export type Role = "wash" | "tint" | "edge" | "ink" | "line" | "fine" | "dots" | "crest" | "body" | "hatch";

export type Layer = { readonly role: Role; readonly d: string };

export const layer = (role: Role, pen: Pen): Layer => ({ role, d: pen.data() });

/** Things that stand, as far as they are within the sides, the nearer before the farther. */
export const standing = (glyphs: readonly Glyph[], { holds }: Ground): readonly Layer[] =>
  stackGlyphs(glyphs.filter(holds)).flatMap(({ outline, hatch }) => [
    { role: "body", d: outline },
    { role: "hatch", d: hatch },
  ]);

export type Sown = { readonly own: Point; readonly x: number; readonly y: number; readonly chance: Chance };

type Sowing = { readonly space: number; readonly stray: number; readonly isIn: (own: Point) => boolean };

/**
 * Places about so far apart, in rows that are set off against each other and stray a little. They are counted from the middle, and each has
 * its own chance: a piece that grows keeps what it has.
 */
export function sown({ wide, high, seed, shown }: Ground, { space, stray, isIn }: Sowing): readonly Sown[] {
  const step = space * 0.87;
  const [columns, rows] = [Math.ceil(wide / space), Math.ceil(high / step)];
  const found: Sown[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const chance = seeded(`${seed} ${column} ${row}`);
      const own: Point = [(column + (row & 1) / 2) * space + chance.about(stray), row * step + chance.about(stray)];
      if (!isIn(own)) continue;
      const [x, y] = shown(own);
      found.push({ own, x, y, chance });
    }
  return found;
}
