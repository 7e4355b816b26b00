import { crescent, dune, reeds, tuft } from "@/app/_components/engraving/grasses";
import { boulder } from "@/app/_components/engraving/hills";
import { type Pen, type Point, penAt, shadeOf } from "@/app/_components/engraving/pen";
import { bush, crown, fir, oak, poplar } from "@/app/_components/engraving/trees";
import { crestLine } from "./draw-slopes";
import { type Ground, type Layer, layer, sown, standing } from "./ground";
import { alongRing, drawnIn, type Rim, rimOf, round, shadedRim, washed } from "./rim";

/** The edge of what has none: dot after dot. */
function dotted(rim: Rim, { shown }: Ground, step: number): Pen {
  const pen = penAt(0, 0);
  for (const at of alongRing(rim.ring, step)) pen.dot(...shown(at));
  return pen;
}

export function openArea(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.14, square: 2.6 });
  const spots = sown(ground, { space: 30, stray: 10, isIn: (own) => rim.holds(own, 7) });
  const glyphs = spots.map(({ x, y, chance }) => tuft(x, y, chance.between(3.6, 5.2), chance));
  return [...washed(rim, ground), layer("dots", dotted(rim, ground, 3.8)), ...standing(glyphs, ground)];
}

export function rockyGround(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.24, square: 2.6 });
  const fine = penAt(0, 0);
  const space = Math.max(13, Math.sqrt(ground.wide * ground.high) * 0.17);
  const spots = sown(ground, { space, stray: 4.5, isIn: (own) => rim.holds(own, 4) });
  const glyphs = spots.flatMap(({ x, y, chance }) => {
    const kind = chance.next();
    if (kind < 0.34) {
      for (let chip = 0; chip < 3; chip++) {
        const [atX, atY] = [x + chance.about(4), y + chance.about(2.5)];
        if (!ground.holds({ left: atX, right: atX + 2, top: atY - 1.3, foot: atY })) continue;
        fine
          .from(atX, atY)
          .line(atX + 1, atY - 1.3)
          .line(atX + 2, atY);
      }
      return [];
    }
    const size = kind > 0.86 ? chance.between(8.5, 11) : chance.between(3.6, 6.4);
    return [boulder(x, y + size * 0.4, size, chance)];
  });
  return [...washed(rim, ground), layer("dots", dotted(rim, ground, 3)), layer("line", fine), ...standing(glyphs, ground)];
}

/** Dots by chance, more of them to the edge that lies in the shade. */
function stippled(ground: Ground, rim: Rim, count: number): Pen {
  const { wide, high, chance, shown } = ground;
  const pen = penAt(0, 0);
  for (let tried = 0; tried < count; tried++) {
    const own = [chance.about(wide), chance.about(high)] as const;
    const [x, y] = shown(own);
    const rimward = Math.max(Math.abs(own[0]) / wide, Math.abs(own[1]) / high);
    if (rim.holds(own, 1.5) && chance.next() < 0.2 + rimward ** 3 * (0.3 + shadeOf(x, y) * 0.7)) pen.dot(x, y);
  }
  return pen;
}

/** Ripples that the wind left, level in the picture. */
function ripples(ground: Ground, rim: Rim): Pen {
  const pen = penAt(0, 0);
  for (const { x, y, chance } of sown(ground, { space: 24, stray: 7, isIn: (own) => rim.holds(own, 12) }))
    for (const down of [0, 2.6, 5.2].slice(0, 1 + Math.floor(chance.next() * 3))) {
      const half = chance.between(4, 8);
      const at = x + chance.about(2);
      pen
        .from(at - half, y + down)
        .bow(at - half * 0.5, y + down - 1.8, at, y + down)
        .bow(at + half * 0.5, y + down + 1.4, at + half, y + down - 0.4);
    }
  return pen;
}

export function softSand(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.22, square: 2.5 });
  const dots = stippled(ground, rim, Math.min(1900, (ground.wide * ground.high) / 3.6));
  return [...washed(rim, ground), layer("fine", ripples(ground, rim)), layer("dots", dotted(rim, ground, 2.7)), layer("dots", dots)];
}

export function dunes(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.5 });
  const spots = sown(ground, { space: 25, stray: 5, isIn: (own) => rim.holds(own, 6) });
  const glyphs = spots.map(({ x, y, chance }) =>
    chance.next() < 0.72 ? crescent(x, y + 5, chance.between(11, 14.5), chance) : dune(x, y + 3, chance.between(9, 12), chance),
  );
  return [
    ...washed(rim, ground),
    layer("dots", dotted(rim, ground, 3.2)),
    layer("dots", stippled(ground, rim, Math.min(700, (ground.wide * ground.high) / 9))),
    ...standing(glyphs, ground),
    layer("crest", crestLine(ground)),
  ];
}

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

/** So that large ones are drawn with somewhat larger trees, and not with too many. */
const roomOf = ({ wide, high }: Ground, by: number): number => Math.min(1.45, Math.max(0.9, Math.sqrt(wide * high) / by));

/** Single trees, most of one kind and some of another. */
export function wood(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.22, square: 2.7 });
  const room = roomOf(ground, 70);
  const trees = sown(ground, { space: 16 * room, stray: 3.8, isIn: (own) => rim.holds(own, 3) });
  const glyphs = trees.map(({ x, y, chance }) => {
    const kind = chance.next();
    const foot = y + 6;
    if (kind < 0.22) return poplar(x, foot, chance.between(16, 19) * room, chance);
    if (kind < 0.32) return bush(x, foot - 3, chance.between(3.4, 4.4), chance);
    return oak(x, foot, chance.between(12, 16) * room, chance);
  });
  return [...washed(rim, ground), layer("edge", round(rim.ring, ground)), ...standing(glyphs, ground)];
}

/** Crown behind crown, firs among them; those in front show their trunks. */
export function forest(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.8 });
  const room = roomOf(ground, 78);
  const firs = ground.chance.oneOf([0.12, 0.3, 0.75]);
  const trees = sown(ground, { space: 10.4 * room, stray: 2.4, isIn: (own) => rim.holds(own, 2.5) });
  const glyphs = trees.map(({ x, y, chance }) => {
    const isFront = !rim.holds(ground.own([x, y + 13 * room]), 0);
    const foot = y + 6;
    if (chance.next() < firs) return fir(x, foot, chance.between(15, 19) * room, chance);
    if (isFront) return oak(x, foot, chance.between(13, 15) * room, chance);
    return crown(x, foot, chance.between(10.5, 13) * room, chance);
  });
  return [...washed(rim, ground), layer("ink", shadedRim(rim.ring, ground, [0.1, 1.1])), ...standing(glyphs, ground)];
}

export function brush(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.24, square: 2.6 });
  const room = roomOf(ground, 70);
  const spots = sown(ground, { space: 12 * room, stray: 4, isIn: (own) => rim.holds(own, 4) });
  const glyphs = spots.flatMap(({ x, y, chance }) => {
    const kind = chance.next();
    if (kind < 0.1) return [];
    if (kind < 0.46) return [tuft(x, y + 2, chance.between(4.4, 6), chance)];
    return [bush(x, y + 2, chance.between(2.6, 4.3), chance)];
  });
  return [...washed(rim, ground), layer("ink", shadedRim(rim.ring, ground, [0.1, 1.1])), ...standing(glyphs, ground)];
}
