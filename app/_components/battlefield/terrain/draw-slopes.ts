import type { Glyph } from "@/app/_components/engraving/glyph";
import { boulder } from "@/app/_components/engraving/hills";
import { cut, type Pen, type Point, penAt, shadeOf } from "@/app/_components/engraving/pen";
import { flowing, wander } from "@/app/_components/engraving/water";
import { type Ground, type Layer, layer, standing } from "./ground";
import { alongRing, type Rim, rimOf, round, shadedRim, washed } from "./rim";

const part = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];

/** The crest of the rules: through the middle along the longer side, and as long. */
export function crestLine({ wide, high, shown }: Ground, pen: Pen = penAt(0, 0)): Pen {
  const end: Point = wide >= high ? [wide, 0] : [0, high];
  return pen.from(...shown([-end[0], -end[1]])).line(...shown(end));
}

/** Whence it falls to a place: the nearest of a ridge that stops short of both ends. */
function ridgeAbove([x, y]: Point, { wide, high }: Ground): Point {
  const long = Math.abs(wide - high) + Math.min(wide, high) * 0.24;
  const held = (value: number): number => Math.max(-long, Math.min(long, value * 0.9));
  return wide >= high ? [held(x), 0] : [0, held(y)];
}

type Hachures = {
  /** Where they begin and end on the way down from the ridge to the edge. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** In the light and in the shade. */
  readonly breadth: readonly [least: number, most: number];
  /** How many are left out in the full light. */
  readonly bare: number;
};

function hachures(pen: Pen, rim: Rim, ground: Ground, { from, to, step, breadth, bare }: Hachures): void {
  const { chance, shown } = ground;
  let [upper, lower] = [0, 0];
  let last: Point = [9999, 9999];
  for (const edge of alongRing(rim.ring, step)) {
    upper = upper * 0.84 + chance.about(0.04);
    lower = lower * 0.7 + chance.about(0.03);
    const ridge = ridgeAbove(edge, ground);
    const begin = shown(part(ridge, edge, from + upper + chance.about(0.045)));
    const end = shown(part(ridge, edge, Math.min(0.985, to + lower + chance.about(0.03))));
    const shade = shadeOf(end[0] - begin[0], end[1] - begin[1]);
    // Where they crowd together at their beginnings, some are left out.
    const isCrowded = Math.hypot(begin[0] - last[0], begin[1] - last[1]) < step * 0.42;
    if (isCrowded || chance.next() < bare * (1 - shade) ** 1.5) continue;
    last = begin;
    const short = chance.next() < 0.22 ? chance.between(0.45, 0.7) : 1 - (1 - shade) * 0.22;
    cut(pen, begin, part(begin, end, short), breadth[0] + (breadth[1] - breadth[0]) * shade ** 1.6);
  }
}

export function gentleHill(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.3 });
  const ink = penAt(0, 0);
  hachures(ink, rim, ground, { from: 0.56, to: 0.93, step: 3.7, breadth: [0.3, 1.15], bare: 0.3 });
  return [...washed(rim, ground), layer("edge", round(rim.ring, ground)), layer("ink", ink), layer("crest", crestLine(ground))];
}

/** Crags along a ridge: a jagged spine, and cracks that fall from it on the dark side. */
function crags(pen: Pen, ground: Ground): Pen {
  const { wide, high, chance, shown } = ground;
  const long = Math.max(wide, high) * 0.66;
  const spine = wander([-long, long], () => 0, 5, 1.7, chance).map(([along, off]) => shown(wide >= high ? [along, off] : [off, along]));
  for (const [at, [x, y]] of spine.entries()) {
    const [nextX, nextY] = spine[at + 1] ?? [x, y];
    if (at < spine.length - 1 && chance.next() < 0.86)
      cut(pen, [x, y], [nextX + chance.about(0.8), nextY + chance.about(0.8)], chance.between(1, 2.1));
    const drop = chance.between(3, 7.5);
    if (chance.next() < 0.75) cut(pen, [x, y], [x + drop * 0.4 + chance.about(1), y + drop], chance.between(0.7, 1.5));
    if (chance.next() < 0.4) cut(pen, [x - 0.5, y], [x - drop * 0.4, y + drop * 0.5], 0.6);
  }
  return pen;
}

/** Rocks that stand along a ridge. */
function tors({ wide, high, chance, shown }: Ground): readonly Glyph[] {
  const long = Math.max(wide, high) * 0.62;
  const glyphs: Glyph[] = [];
  for (let along = -long; along <= long; along += chance.between(6, 17)) {
    const off = chance.about(2);
    const [x, y] = shown(wide >= high ? [along, off] : [off, along]);
    glyphs.push(boulder(x, y + 2, chance.between(4, 8.5), chance));
  }
  return glyphs;
}

export function steepHill(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.4 });
  const ink = penAt(0, 0);
  hachures(ink, rim, ground, { from: 0.64, to: 0.975, step: 2.5, breadth: [0.55, 1.75], bare: 0.12 });
  hachures(ink, rim, ground, { from: 0.24, to: 0.56, step: 3.5, breadth: [0.55, 1.6], bare: 0.15 });
  return [
    ...washed(rim, ground),
    layer("edge", round(rim.ring, ground)),
    layer("crest", crestLine(ground)),
    layer("ink", crags(ink, ground)),
    ...standing(tors(ground), ground),
  ];
}

/** A bed that winds from end to end, and whose banks fall to it. */
export function gully(ground: Ground): readonly Layer[] {
  const { wide, high, chance, shown } = ground;
  const rim = rimOf(ground, { depth: 0.26, square: 3 });
  const level = wide >= high;
  const [long, broad] = level ? [wide, high] : [high, wide];
  const bends = chance.between(1.1, 1.7);
  const begin = chance.next() * 6;
  const bedAt = (along: number): number => Math.sin(begin + (along / long) * bends * Math.PI) * broad * 0.26;
  const bed = (along: number, off = 0): Point => (level ? [along, bedAt(along) + off] : [bedAt(along) + off, along]);
  const ink = penAt(0, 0);
  let drift = 0;
  let last: Point = [9999, 9999];
  for (const edge of alongRing(rim.ring, 3)) {
    drift = drift * 0.86 + chance.about(0.055);
    const [along, off] = level ? edge : [edge[1], edge[0]];
    const top = shown(part(bed(along * 0.93), edge, 0.985));
    const foot = shown(part(edge, bed(along * 0.9), Math.max(0.2, Math.min(0.84, 0.56 + drift + chance.about(0.1)))));
    const isCrowded = Math.hypot(foot[0] - last[0], foot[1] - last[1]) < 1.2;
    if (isCrowded || Math.abs(off - bedAt(along)) < 5) continue;
    last = foot;
    const shade = shadeOf(foot[0] - top[0], foot[1] - top[1]);
    cut(ink, top, part(top, foot, chance.next() < 0.3 ? 0.55 : 1), 0.3 + 1.3 * shade ** 2);
  }
  const courses = [-1.5, 1.5].map((off) =>
    wander([-long * 0.93, long * 0.93], () => off, 7, 0.5, chance).map(([x, y]) => shown(bed(x, y))),
  );
  const dots = penAt(0, 0);
  for (let stone = 0; stone < long / 3; stone++) dots.dot(...shown(bed(chance.about(long * 0.9), chance.about(4.5))));
  const stream = courses.reduce<Pen>((pen, course) => flowing(course, pen), penAt(0, 0));
  return [
    ...washed(rim, ground),
    layer("ink", shadedRim(rim.ring, ground, [0.1, 1], true)),
    layer("ink", ink),
    layer("fine", stream),
    layer("dots", dots),
  ];
}
