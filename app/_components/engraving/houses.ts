import type { Glyph } from "./glyph";
import { type Pen, penAt } from "./pen";
import type { Chance } from "./seeded";
import type { Point } from "./water";

/** Gable and long side under one roof, the gable to the left; `long` is the length of the long side. */
export const walls = (pen: Pen, [x, y]: Point, size: number, long = 0.8): Pen =>
  pen
    .from(x, y)
    .line(x, y - size * 0.5)
    .line(x + size * 0.3, y - size * 0.95)
    .line(x + size * (0.3 + long), y - size * 0.95)
    .line(x + size * (0.6 + long), y - size * 0.5)
    .line(x + size * (0.6 + long), y)
    .close();

export const gable = (pen: Pen, [x, y]: Point, size: number, long = 0.8): Pen =>
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
