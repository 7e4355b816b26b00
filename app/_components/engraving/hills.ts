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

/** A point of a hollow slope from the peak (0) to the foot (1). */
const onSlope = (run: number, fall: number, part: number): readonly [x: number, y: number] => [
  run * (0.4 * part + 0.6 * part * part),
  fall * (1.24 * part - 0.24 * part * part),
];

/** A mountain as old charts pile them up: steep and hollow, with a shoulder to the light and hachures on the dark side. */
export function mountain(x: number, y: number, size: number, chance: Chance): Glyph {
  const high = size * chance.between(0.95, 1.15);
  const half = size * chance.between(0.6, 0.72);
  const peak = half * chance.about(0.14);
  const run = half - peak;
  const knee = -half * chance.between(0.42, 0.56);
  const kneeHigh = high * chance.between(0.42, 0.56);
  const outline = penAt(x, y)
    .from(-half, 0)
    .bow(knee - half * 0.1, -kneeHigh * 0.3, knee, -kneeHigh)
    .bow(knee * 0.4, -kneeHigh - high * 0.06, peak, -high)
    .curve(peak + run * 0.16, -high * 0.76, peak + run * 0.42, -high * 0.4, half, 0);
  const hatch = penAt(x, y);
  const count = Math.round(high / 1.9);
  for (let line = 0; line < count; line++) {
    const [across, down] = onSlope(run, high, (line + 0.3) / count);
    const drop = (high - down) * chance.between(0.62, 0.98);
    const [fromX, fromY] = [peak + across, -high + down];
    hatch.from(fromX, fromY).bow(fromX - drop * 0.12, fromY + drop * 0.5, fromX + drop * chance.between(-0.02, 0.12), fromY + drop);
  }
  hatch.from(knee, -kneeHigh).bow(knee + half * 0.1, -kneeHigh * 0.7, knee + half * 0.02, -kneeHigh * chance.between(0.25, 0.5));
  hatch.from(knee * 0.5, -kneeHigh - high * 0.12).bow(knee * 0.36, -kneeHigh * 0.8, knee * 0.56, -kneeHigh * chance.between(0.3, 0.6));
  return { outline: outline.data(), hatch: hatch.data(), left: x - half, right: x + half, top: y - high, foot: y };
}

/** A low rounded hill. */
export function hill(x: number, y: number, size: number, chance: Chance): Glyph {
  const high = size * chance.between(0.5, 0.64);
  const half = size * chance.between(0.78, 0.94);
  const crest = half * chance.about(0.12);
  const outline = penAt(x, y)
    .from(-half, 0)
    .curve(-half * 0.62, -high * 0.4, crest - half * 0.44, -high, crest, -high)
    .curve(crest + half * 0.4, -high, half * 0.66, -high * 0.5, half, 0);
  const hatch = penAt(x, y);
  const count = Math.round(size / 2);
  for (let line = 0; line < count; line++) {
    const part = 0.1 + (line / count) * 0.76;
    const drop = high * (1 - part * 0.9) * chance.between(0.6, 0.95);
    const [fromX, fromY] = [crest + (half - crest) * part, -high * (1 - part * part * 0.94)];
    hatch.from(fromX, fromY).bow(fromX + drop * 0.02, fromY + drop * 0.5, fromX + drop * 0.3, Math.min(0, fromY + drop));
  }
  hatch.from(-half * 0.6, -high * 0.2).bow(-half * 0.5, -high * 0.5, -half * 0.36, -high * 0.62);
  return { outline: outline.data(), hatch: hatch.data(), left: x - half, right: x + half, top: y - high, foot: y };
}
