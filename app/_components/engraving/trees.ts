import type { Glyph } from "./glyph";
import { penAt } from "./pen";
import type { Chance } from "./seeded";

/** Level strokes on the dark side of a crown: how far below its middle, and from where to where. */
const SHADE = [
  [0.24, 1, 0.1],
  [0.08, 0.94, 0.26],
  [-0.08, 0.76, 0.3],
] as const;

/** A broad tree: a crown of bows with its right side in the shade, and its shadow on the grass. */
export function tree(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.4, 0.48);
  const low = -size * 0.26;
  const mid = -size * chance.between(0.6, 0.68);
  const outline = penAt(x, y)
    .from(0, 0)
    .line(0, low)
    .bow(-wide * 1.5, low + size * 0.04, -wide * 0.82, mid)
    .bow(-wide * 0.9, -size * 1.02, -wide * 0.08, -size * 0.93)
    .bow(wide * 0.8, -size * 1.12, wide * 0.84, mid)
    .bow(wide * 1.55, low + size * 0.02, wide * 0.12, low)
    .line(0, low);
  const hatch = penAt(x, y);
  for (const [down, from, to] of SHADE) hatch.from(wide * from, mid + size * down).line(wide * to, mid + size * down);
  hatch.from(0, 0).line(wide * chance.between(0.9, 1.5), 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide, right: x + wide * 1.3, top: y - size, foot: y };
}

/** A fir: two skirts under a point. */
export function fir(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.26, 0.31);
  const outline = penAt(x, y)
    .from(0, 0)
    .line(0, -size * 0.14)
    .line(-wide, -size * 0.14)
    .line(-wide * 0.36, -size * 0.46)
    .line(-wide * 0.72, -size * 0.46)
    .line(chance.about(wide * 0.1), -size)
    .line(wide * 0.72, -size * 0.46)
    .line(wide * 0.36, -size * 0.46)
    .line(wide, -size * 0.14)
    .line(0, -size * 0.14);
  const hatch = penAt(x, y)
    .from(wide * 0.1, -size * 0.84)
    .line(wide * 0.4, -size * 0.5)
    .from(wide * 0.12, -size * 0.42)
    .line(wide * 0.7, -size * 0.18)
    .from(0, -size * 0.36)
    .line(wide * 0.3, -size * 0.18)
    .from(0, 0)
    .line(wide * 0.9, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide, right: x + wide, top: y - size, foot: y };
}

/** A bush, or the edge of a wood. */
export function bush(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.9, 1.1);
  const outline = penAt(x, y)
    .from(-wide, 0)
    .bow(-wide * 1.2, -size * 0.9, -wide * 0.3, -size * 0.8)
    .bow(wide * 0.3, -size * 1.4, wide * 0.6, -size * 0.7)
    .bow(wide * 1.3, -size * 0.6, wide, 0);
  const hatch = penAt(x, y)
    .from(wide * 0.8, -size * 0.25)
    .line(wide * 0.1, -size * 0.2)
    .from(wide * 0.7, -size * 0.5)
    .line(wide * 0.2, -size * 0.45)
    .from(-wide * 0.7, 0)
    .line(wide * 1.3, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide, right: x + wide * 1.3, top: y - size * 1.1, foot: y };
}
