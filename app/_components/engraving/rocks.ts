import type { Glyph } from "./glyph";
import { penAt } from "./pen";
import type { Chance } from "./seeded";

/** A boulder: broken facets, those on the right in the shade. */
export function boulder(x: number, y: number, size: number, chance: Chance): Glyph {
  const wide = size * chance.between(0.6, 0.85);
  const high = size * chance.between(0.55, 0.85);
  const brow = wide * chance.between(-0.05, 0.3);
  const browHigh = high * chance.between(0.86, 1);
  const outline = penAt(x, y)
    .from(-wide * 0.9, 0)
    .line(-wide, -high * chance.between(0.24, 0.42))
    .line(-wide * chance.between(0.5, 0.72), -high * chance.between(0.7, 0.9))
    .line(-wide * chance.between(0.05, 0.3), -high)
    .line(brow, -browHigh)
    .line(wide * chance.between(0.68, 0.85), -high * chance.between(0.46, 0.66))
    .line(wide, -high * chance.between(0.08, 0.2))
    .line(wide * 0.86, 0)
    .close();
  const [kneeX, kneeY] = [brow * 0.5 + wide * 0.1, -high * chance.between(0.4, 0.52)];
  const hatch = penAt(x, y)
    .from(brow, -browHigh)
    .line(kneeX, kneeY)
    .line(kneeX + wide * 0.08, 0);
  hatch.from(kneeX, kneeY).line(-wide * 0.34, -high * chance.between(0.42, 0.6));
  for (const part of [0.26, 0.5, 0.74]) {
    const [topX, topY] = [kneeX + (wide * 0.84 - kneeX) * part, -browHigh + (browHigh - high * 0.5) * part];
    hatch.from(topX, topY * 0.8).line(topX + wide * 0.04, topY * 0.12);
  }
  hatch.from(wide * 0.5, 0).line(wide * 1.35, 0);
  return { outline: outline.data(), hatch: hatch.data(), left: x - wide, right: x + wide * 1.35, top: y - high, foot: y };
}
