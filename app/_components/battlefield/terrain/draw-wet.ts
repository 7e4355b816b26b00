import { reeds } from "@/app/_components/engraving/grasses";
import { type Pen, type Point, penAt } from "@/app/_components/engraving/pen";
import { type Ground, type Layer, layer, sown, standing } from "./ground";
import { alongRing, drawnIn, type Rim, rimOf, round, shadedRim, washed } from "./rim";

/** Level strokes of still water, wherever the rim has room for them. */
function levels(ground: Ground, rim: Rim, space: number, dry: number): Pen {
  const { wide, high, own, chance } = ground;
  const reach = Math.hypot(wide, high);
  const pen = penAt(0, 0);
  for (let y = -reach; y < reach; y += space)
    for (let x = -reach + chance.next() * 14; x < reach; x += chance.between(2, 9)) {
      const length = chance.between(3, 15);
      const down = y + chance.about(0.5);
      const isWet = chance.next() > dry && rim.holds(own([x, down]), 1.5) && rim.holds(own([x + length, down]), 1.5);
      if (isWet) pen.from(x, down).line(x + length, down);
      x += length;
    }
  return pen;
}

export function marsh(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.26, square: 2.6 });
  const water = levels(ground, rim, 4, 0.54);
  const clumps = sown(ground, { space: 19, stray: 5, isIn: (at) => rim.holds(at, 5) });
  const glyphs = clumps.map(({ x, y, chance }) => reeds(x, y + 3, chance.between(5.4, 7.4), chance));
  return [...washed(rim, ground), layer("edge", round(rim.ring, ground)), layer("fine", water), ...standing(glyphs, ground)];
}

/** A line with gaps, so many steps to each stretch and each gap. */
function broken(line: readonly Point[], pen: Pen, stretch: () => number, gap: () => number): void {
  let at = 0;
  while (at < line.length) {
    const end = at + Math.max(2, Math.round(stretch()));
    for (const [one, point] of line.slice(at, end).entries()) one === 0 ? pen.from(...point) : pen.line(...point);
    at = end - 1 + Math.round(gap());
  }
}

/** Lines that follow the shore, farther apart and more broken the farther out. */
function shoreLines(ground: Ground, rim: Rim): Pen {
  const { wide, high, chance, shown } = ground;
  const pen = penAt(0, 0);
  const most = Math.min(wide, high) * 0.72;
  let gap = 1.6;
  for (let inset = 1.7, rank = 0; inset < most; inset += gap, gap *= 1.27, rank++) {
    const line = alongRing(drawnIn(rim, ground, inset), 2.6).map(shown);
    const from = Math.floor(chance.next() * line.length);
    const ring = [...line.slice(from), ...line.slice(0, from + 1)];
    broken(
      ring,
      pen,
      () => chance.between(26, 70) / (1 + rank * 0.4),
      () => chance.between(0, 1 + rank * 1.2),
    );
  }
  return pen;
}

export function lake(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.24, square: 2.3 });
  return [...washed(rim, ground), layer("fine", shoreLines(ground, rim)), layer("ink", shadedRim(rim.ring, ground, [0.4, 1.7], true))];
}
