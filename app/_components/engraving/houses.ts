import type { Glyph } from "./glyph";
import { type Pen, type Point, penAt } from "./pen";
import type { Chance } from "./seeded";

/** Gable and long side under one roof, the gable to the left; `long` is the length of the long side. */
const walls = (pen: Pen, [x, y]: Point, size: number, long = 0.8): Pen =>
  pen
    .from(x, y)
    .line(x, y - size * 0.5)
    .line(x + size * 0.3, y - size * 0.95)
    .line(x + size * (0.3 + long), y - size * 0.95)
    .line(x + size * (0.6 + long), y - size * 0.5)
    .line(x + size * (0.6 + long), y)
    .close();

const gable = (pen: Pen, [x, y]: Point, size: number, long = 0.8): Pen =>
  pen
    .from(x + size * 0.3, y - size * 0.95)
    .line(x + size * 0.6, y - size * 0.5)
    .line(x + size * (0.6 + long), y - size * 0.5)
    .from(x + size * 0.6, y - size * 0.5)
    .line(x + size * 0.6, y)
    .from(x + size * 0.62, y - size * 0.65)
    .line(x + size * (0.4 + long), y - size * 0.65)
    .from(x + size * 0.54, y - size * 0.8)
    .line(x + size * (0.3 + long), y - size * 0.8)
    .from(x + size * (0.1 + long), y)
    .line(x + size * (0.1 + long), y - size * 0.26);

/** A house about its foot, now and then with a chimney that smokes. */
export function house(x: number, y: number, size: number, chance: Chance): Glyph {
  const long = chance.between(0.7, 1.25);
  const left = -size * (0.3 + long / 2);
  const outline = walls(penAt(x, y), [left, 0], size, long);
  const hatch = gable(penAt(x, y), [left, 0], size, long);
  hatch.from(left + size * 0.22, 0).line(left + size * 0.22, -size * 0.28);
  const top = size * (chance.next() < 0.5 ? 1.2 : 0.95);
  if (top > size) {
    const flue = left + size * (0.3 + long * 0.7);
    outline
      .from(flue, -size * 0.95)
      .line(flue, -top)
      .line(flue + size * 0.14, -top)
      .line(flue + size * 0.14, -size * 0.95);
  }
  const right = -left;
  hatch.from(right, 0).line(right + size * 0.36, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x + left, right: x + right + size * 0.36, top: y - top, foot: y };
}

/** A church: a nave, and a tower under a spire. */
export function church(x: number, y: number, size: number, chance: Chance): Glyph {
  const tower = size * chance.between(1.3, 1.5);
  const spire = tower + size * chance.between(0.8, 1.05);
  const [near, far] = [-size * 0.95, -size * 0.35];
  const middle = (near + far) / 2;
  const outline = walls(penAt(x, y), [far - size * 0.3, 0], size * 0.95, 0.95)
    .from(near, 0)
    .line(near, -tower)
    .line(middle, -spire)
    .line(far, -tower)
    .line(far, 0)
    .close()
    .from(middle, -spire)
    .line(middle, -spire - size * 0.4)
    .from(middle - size * 0.15, -spire - size * 0.26)
    .line(middle + size * 0.15, -spire - size * 0.26);
  const hatch = penAt(x, y).from(near, -tower).line(far, -tower);
  for (const part of [0.12, 0.26, 0.4])
    hatch.from(far - size * part * 0.6, -size * 0.06).line(far - size * part * 0.6, -tower - size * (0.75 - part) * 0.3);
  hatch.from(middle - size * 0.08, -tower * 0.74).line(middle - size * 0.08, -tower * 0.6);
  for (const part of [0.62, 0.76]) hatch.from(far, -size * part).line(size * (0.98 - part * 0.3), -size * part);
  hatch.from(far, -size * 0.48).line(size * 0.83, -size * 0.48);
  for (const part of [0.08, 0.34, 0.6]) hatch.from(size * part, -size * 0.12).line(size * part, -size * 0.36);
  hatch.from(size * 0.83, 0).line(size * 1.2, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x + near, right: x + size * 1.2, top: y - spire - size * 0.4, foot: y };
}

/** A ploughed field, seen a little from the side: furrows within a hedge. */
export function field(x: number, y: number, size: number, chance: Chance): Glyph {
  const half = size * chance.between(0.78, 0.95);
  const high = size * chance.between(0.6, 0.76);
  const skew = size * chance.oneOf([-0.4, 0.4]);
  const tilt = chance.about(1.2);
  const outline = penAt(x, y)
    .from(-half, 0)
    .line(-half + skew, -high)
    .line(half * 0.9 + skew, -high + tilt)
    .line(half, 0)
    .close();
  const hatch = penAt(x, y);
  const upright = chance.next() < 0.5;
  const rows = Math.round(upright ? half / 1.35 : high / 1.9);
  for (let row = 1; row < rows; row++) {
    const part = row / rows;
    if (upright) hatch.from(-half + half * 2 * part, -0.6).line(-half + half * 1.9 * part + skew, -high + tilt * part + 0.6);
    else hatch.from(-half + skew * part + 1, -high * part).line(half * (1 - 0.1 * part) + skew * part - 1, -high * part + tilt * part);
  }
  return {
    outline: outline.data(),
    hatch: hatch.data(),
    left: x - half + Math.min(0, skew),
    right: x + half + Math.max(0, skew),
    top: y - high,
    foot: y,
  };
}

/** A church and a few houses. */
export function hamlet(x: number, y: number, size: number, chance: Chance): Glyph {
  const tower = size * chance.between(1.4, 1.7);
  const spire = tower + size;
  const houses: readonly (readonly [Point, number])[] = [
    [[-size * 1.6, -size * 0.4], size * 0.84],
    [[size * 0.36, 0], size],
    [[-size * 1.9, size * 0.5], size * 0.8],
    [[size * 1.3, size * 0.55], size * 0.74],
  ];
  const outline = penAt(x, y);
  const hatch = penAt(x, y);
  outline
    .from(-size * 0.32, 0)
    .line(-size * 0.32, -tower)
    .line(0, -spire)
    .line(size * 0.32, -tower)
    .line(size * 0.32, 0)
    .close();
  outline
    .from(0, -spire)
    .line(0, -spire - size * 0.4)
    .from(-size * 0.15, -spire - size * 0.25)
    .line(size * 0.15, -spire - size * 0.25);
  for (const part of [0.06, 0.15, 0.24]) hatch.from(size * part, -size * 0.1).line(size * part, -tower - size * (0.8 - part * 3));
  hatch.from(-size * 0.32, -tower).line(size * 0.32, -tower);
  for (const [spot, high] of houses) {
    walls(outline, spot, high);
    gable(hatch, spot, high);
  }
  return {
    outline: outline.data(),
    hatch: hatch.data(),
    left: x - size * 2,
    right: x + size * 2.4,
    top: y - spire - size * 0.4,
    foot: y + size * 0.55,
  };
}
