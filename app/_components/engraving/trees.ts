import type { Glyph } from "./glyph";
import { type Pen, type Point, penAt } from "./pen";
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

/** A tall slender tree. */
export function poplar(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.19, 0.24);
  const low = -size * 0.16;
  const outline = penAt(x, y)
    .from(0, 0)
    .line(0, low)
    .bow(-wide * 1.7, low - size * 0.06, -wide * 0.8, -size * 0.52)
    .bow(-wide * 0.7, -size * 0.86, chance.about(wide * 0.2), -size)
    .bow(wide * 0.9, -size * 0.8, wide * 0.84, -size * 0.5)
    .bow(wide * 1.6, low - size * 0.04, 0, low);
  const hatch = penAt(x, y);
  for (const part of [0.3, 0.42, 0.54, 0.66, 0.78])
    hatch.from(wide * 0.86 * (1.15 - part * 0.7), -size * part).line(wide * 0.1, -size * (part - 0.04));
  hatch.from(0, 0).line(wide * 1.8, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide * 1.1, right: x + wide * 1.8, top: y - size, foot: y };
}

/** A round, low tree of an orchard, with or without fruit. */
export function fruitTree(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.36, 0.42);
  const low = -size * 0.3;
  const outline = penAt(x, y)
    .from(0, 0)
    .line(0, low)
    .curve(-wide * 1.5, low, -wide * 1.3, -size, 0, -size)
    .curve(wide * 1.3, -size, wide * 1.5, low, 0, low);
  const hatch = penAt(x, y)
    .from(wide * 0.98, -size * 0.5)
    .bow(wide * 0.7, low * 1.1, wide * 0.1, low - size * 0.08)
    .from(wide * 0.92, -size * 0.7)
    .bow(wide * 0.62, low * 1.45, wide * 0.16, low - size * 0.16);
  hatch.dot(-wide * chance.between(0.2, 0.5), -size * 0.56).dot(chance.about(wide * 0.2), -size * 0.8);
  hatch.from(-wide * 0.3, 0).line(wide * 1.4, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide * 1.05, right: x + wide * 1.4, top: y - size, foot: y };
}

/** Lobes of leaves round a middle, from the lower left over the top to the lower right. */
function leaves(pen: Pen, [middle, wide, high]: readonly [middle: number, wide: number, high: number], lobes: number, chance: Chance): Pen {
  const [from, to] = [Math.PI * 0.72, Math.PI * 2.28];
  const place = (angle: number, out: number): Point => [Math.cos(angle) * wide * out, middle + Math.sin(angle) * high * out];
  let before = from;
  pen.from(...place(from, 0.9));
  for (let lobe = 1; lobe <= lobes; lobe++) {
    const angle = lobe === lobes ? to : from + ((to - from) * (lobe + chance.about(0.22))) / lobes;
    pen.bow(...place((before + angle) / 2, chance.between(1.3, 1.48)), ...place(angle, lobe === lobes ? 0.9 : chance.between(0.84, 0.94)));
    before = angle;
  }
  return pen;
}

/** A spreading tree: a crown of many lobes on a stout trunk. */
export function oak(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.38, 0.44);
  const high = size * chance.between(0.34, 0.38);
  const middle = -size * 0.6;
  const low = middle + high * 0.72;
  const outline = leaves(penAt(x, y), [middle, wide, high], 6, chance)
    .bow(0, low + high * 0.3, Math.cos(Math.PI * 0.72) * wide * 0.9, middle + Math.sin(Math.PI * 0.72) * high * 0.9)
    .from(-size * 0.05, low + high * 0.16)
    .line(-size * 0.08, 0)
    .line(size * 0.07, 0)
    .line(size * 0.05, low + high * 0.16);
  const hatch = penAt(x, y);
  for (const [down, from, to] of [
    [-0.4, 0.8, 0.5],
    [-0.12, 0.98, 0.38],
    [0.14, 0.98, 0.26],
    [0.4, 0.84, 0.14],
    [0.66, 0.62, -0.16],
  ] as const)
    hatch.from(wide * from, middle + high * down).line(wide * (to + chance.about(0.12)), middle + high * down);
  hatch.from(0, 0).line(wide * chance.between(1, 1.4), 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide * 1.2, right: x + wide * 1.4, top: y - size * 1.08, foot: y };
}

/** The crown of a tree that stands in a crowd: what is below it is hidden. */
export function crown(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.44, 0.54);
  const high = size * chance.between(0.42, 0.52);
  const outline = leaves(penAt(x, y), [-high * 0.7, wide, high], 4, chance);
  const hatch = penAt(x, y)
    .from(wide * 0.92, -high * 0.94)
    .line(wide * 0.56, -high * 0.94)
    .from(wide * 0.98, -high * 0.66)
    .line(wide * 0.4, -high * 0.66)
    .from(wide * 0.94, -high * 0.38)
    .line(wide * 0.26, -high * 0.38)
    .from(wide * 0.8, -high * 0.1)
    .line(wide * 0.1, -high * 0.1);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide * 1.2, right: x + wide * 1.2, top: y - high * 2, foot: y };
}
