import type { Glyph } from "./glyph";
import { type Pen, penAt } from "./pen";
import type { Chance } from "./seeded";

const fine = (pen: Pen, x: number, y: number, wide: number, high: number): Glyph => ({
  outline: "",
  hatch: pen.data(),
  left: x - wide,
  right: x + wide,
  top: y - high,
  foot: y,
});

/** A tuft of grass. */
export function tuft(x: number, y: number, size: number, chance: Chance): Glyph {
  const lean = chance.about(size * 0.2);
  const pen = penAt(x, y)
    .from(-size * 0.3, 0)
    .bow(-size * 0.4, -size * 0.4, -size * 0.7, -size * 0.55)
    .from(0, 0)
    .bow(0, -size * 0.5, lean, -size * 0.95)
    .from(size * 0.3, 0)
    .bow(size * 0.4, -size * 0.4, size * 0.75, -size * 0.6);
  return fine(pen, x, y, size * 0.8, size);
}

/** Reeds over standing water. */
export function reeds(x: number, y: number, size: number, chance: Chance): Glyph {
  const pen = penAt(x, y)
    .from(-size * 0.35, 0)
    .line(-size * 0.4, -size * 0.7)
    .from(0, 0)
    .line(chance.about(size * 0.1), -size)
    .from(size * 0.35, 0)
    .line(size * 0.45, -size * 0.65)
    .from(-size * 1.1, 0)
    .line(size, 0)
    .from(size * 0.5, size * 0.3)
    .line(-size * 0.8, size * 0.3)
    .from(-size * 0.3, size * 0.6)
    .line(size * 0.9, size * 0.6);
  return fine(pen, x, y + size * 0.6, size, size * 1.6);
}

/** A dune: a long low back, its lee in dots. */
export function dune(x: number, y: number, size: number, chance: Chance): Glyph {
  const half = size * chance.between(0.85, 1.1);
  const high = size * 0.32;
  const crest = half * chance.between(0.1, 0.4);
  const pen = penAt(x, y)
    .from(-half, 0)
    .bow(-half * 0.4, -high * 0.9, crest, -high)
    .bow(crest + half * 0.15, -high * 0.3, half, 0);
  for (let dot = 0; dot < 8; dot++) pen.dot(crest + half * (0.06 + chance.next() * 0.6), -high * (0.1 + chance.next() * 0.5));
  return fine(pen, x, y, half, high);
}

/** A few dots, as of sand or stubble. */
export function stipple(x: number, y: number, size: number, chance: Chance): Glyph {
  const pen = penAt(x, y);
  for (let dot = 0; dot < 9; dot++) pen.dot(chance.about(size), -chance.next() * size * 0.6);
  return fine(pen, x, y, size, size * 0.6);
}

/** A crescent of blown sand: its back to the wind, its lee between the horns in dots. */
export function crescent(x: number, y: number, size: number, chance: Chance): Glyph {
  const half = size * chance.between(0.8, 1);
  const high = size * chance.between(0.5, 0.62);
  const lean = half * chance.about(0.16);
  const outline = penAt(x, y)
    .from(-half, 0)
    .curve(-half * 0.9, -high * 0.8, lean - half * 0.4, -high, lean, -high)
    .curve(lean + half * 0.5, -high, half * 0.95, -high * 0.7, half, 0)
    .curve(half * 0.7, -high * 0.42, lean + half * 0.3, -high * 0.5, lean, -high * 0.5)
    .curve(lean - half * 0.4, -high * 0.5, -half * 0.7, -high * 0.36, -half, 0);
  const hatch = penAt(x, y);
  for (let dot = 0; dot < 9; dot++) {
    const part = chance.about(0.62);
    const roof = -high * 0.46 * (1 - part * part);
    hatch.dot(lean + half * part, roof + chance.next() * chance.next() * (high * 0.46 + roof * 0.2));
  }
  for (const part of [0.34, 0.5, 0.66, 0.8])
    hatch.from(half * part, -high * (1 - part * part * 0.7)).line(half * (part + 0.03), -high * (0.64 - part * 0.34));
  return { outline: outline.data(), hatch: hatch.data(), left: x - half, right: x + half, top: y - high, foot: y };
}
