import type { Glyph } from "./glyph";
import { gable, walls } from "./houses";
import { penAt } from "./pen";
import type { Chance } from "./seeded";
import type { Point } from "./water";

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
