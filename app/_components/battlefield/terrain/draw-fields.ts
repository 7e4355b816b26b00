import type { Glyph } from "@/app/_components/engraving/glyph";
import { cut, type Pen, type Point, penAt } from "@/app/_components/engraving/pen";
import { seeded } from "@/app/_components/engraving/seeded";
import { bush, fruitTree, tree } from "@/app/_components/engraving/trees";
import { type Ground, type Layer, layer, standing } from "./ground";

/** A line with its piece: where it begins and ends in the piece's own measure. */
type Side = readonly [from: Point, to: Point];

function corners({ wide, high }: Ground, across: number, down: number): readonly [Point, Point, Point, Point] {
  const [x, y] = [wide - across, high - down];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

function sides(ground: Ground, across: number, down = across): readonly Side[] {
  const [a, b, c, d] = corners(ground, across, down);
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

function rectangle(ground: Ground, inset: number, pen: Pen = penAt(0, 0)): Pen {
  const [a, b, c, d] = corners(ground, inset, inset).map(ground.shown) as [Point, Point, Point, Point];
  return pen
    .from(...a)
    .line(...b)
    .line(...c)
    .line(...d)
    .close();
}

const tilled = (ground: Ground): readonly Layer[] => [
  layer("wash", rectangle(ground, 0)),
  layer("tint", rectangle(ground, 4, rectangle(ground, 0))),
];

const along = ([[x, y], [toX, toY]]: Side, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share];
const lengthOf = ([[x, y], [toX, toY]]: Side): number => Math.hypot(toX - x, toY - y);

/** A furlong: part of a field that is ploughed one way. */
type Furlong = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number; readonly level: boolean };

/** Fields are ploughed along their longer side; large ones in two or three furlongs, one of them across. */
function furlongs({ wide, high, chance }: Ground): readonly Furlong[] {
  const level = wide >= high;
  const whole = { left: -wide, right: wide, top: -high, bottom: high };
  if (Math.max(wide, high) < 38) return [{ ...whole, level }];
  const first = chance.between(-0.3, 0.3);
  const crossed = chance.next() < 0.5;
  return level
    ? [
        { ...whole, right: wide * first, level: !crossed },
        { ...whole, left: wide * first, level: crossed },
      ]
    : [
        { ...whole, bottom: high * first, level: crossed },
        { ...whole, top: high * first, level: !crossed },
      ];
}

type Furrows = { readonly space: number; readonly inset: number; readonly breadth: number; readonly gaps: number };

function plough(ink: Pen, ground: Ground, { left, right, top, bottom, level }: Furlong, { space, inset, breadth, gaps }: Furrows): void {
  const { chance, shown } = ground;
  const [from, to, first, last] = level ? [left, right, top, bottom] : [top, bottom, left, right];
  const count = Math.max(3, Math.round((last - first - inset * 2) / space));
  const bend = chance.about(1.6);
  for (let row = 0; row <= count; row++) {
    const off = first + inset + ((last - first - inset * 2) * row) / count;
    let at = from + inset + chance.next() * 2;
    while (at < to - inset - 4) {
      const end = Math.min(to - inset - chance.next() * 1.6, at + chance.between(26, 90));
      const bow = (place: number): number => (row === 0 || row === count ? 0 : bend * Math.sin(((place - from) / (to - from)) * Math.PI));
      const line = ([place, side]: Point): Point => shown(level ? [place, side] : [side, place]);
      const broad = breadth * chance.between(0.7, 1.3);
      cut(ink, line([at, off + bow(at) + chance.about(0.2)]), line([end, off + bow(end) + chance.about(0.2)]), broad);
      at = end + (chance.next() < gaps ? chance.between(1.5, 5) : chance.between(0.4, 1));
    }
  }
}

export function ploughedField(ground: Ground): readonly Layer[] {
  const ink = penAt(0, 0);
  const parts = furlongs(ground);
  for (const furlong of parts) plough(ink, ground, furlong, { space: 4, inset: 3, breadth: 0.65, gaps: 0.5 });
  return [...tilled(ground), layer("edge", rectangle(ground, 0)), layer("ink", ink)];
}

/** Rows of standing corn, one behind the other. */
export function tallCrops(ground: Ground): readonly Layer[] {
  const { wide, high, seed, shown, holds } = ground;
  const [stalks, ears] = [penAt(0, 0), penAt(0, 0)];
  // Stalks stand upright: their rows are those of the two ways that lie more level.
  const level = Math.abs(shown([1, 0])[1]) < 0.7072;
  const room = Math.min(1.25, Math.max(1, Math.sqrt(wide * high) / 72));
  const [step, row] = [4.2 * room, 7.6 * room];
  const [across, down] = ground.roomFor(4, 8.4);
  const [reach, depth] = level ? [wide - across, high - down] : [high - down, wide - across];
  for (let off = -Math.floor(depth / row); off <= depth / row; off++) {
    const chance = seeded(`${seed} ${off}`);
    for (let one = -Math.floor(reach / step); one <= reach / step; one++) {
      const place = one * step + ((off & 1) * step) / 2 + chance.about(0.9);
      const [x, y] = shown(level ? [place, off * row + chance.about(0.5)] : [off * row + chance.about(0.5), place]);
      const [tall, lean] = [chance.between(5.6, 7.4), chance.between(-0.3, 1.3)];
      const foot = y + 3.4;
      if (!holds({ left: x - 1.4, right: x + 2, top: foot - tall - 0.8, foot })) continue;
      stalks.from(x, foot).line(x + lean, foot - tall);
      ears.from(x + lean, foot - tall).line(x + lean * 1.2, foot - tall + 2.4);
    }
  }
  return [...tilled(ground), layer("edge", rectangle(ground, 0)), layer("fine", stalks), layer("dots", ears)];
}

const GATE = 9;
type Gate = { readonly side: number; readonly at: number };

/** A hedge along the sides: bushes shoulder to shoulder, but for a gate. */
function hedge(ground: Ground, gate: Gate): readonly Glyph[] {
  const { shown, chance } = ground;
  const [across, down] = ground.roomFor(8.4, 4.6);
  const glyphs: Glyph[] = [];
  for (const [number, side] of sides(ground, across, down).entries()) {
    const long = lengthOf(side);
    const steps = Math.round(long / 4.2);
    for (let one = 0; one < steps; one++) {
      const share = one / steps;
      const isGate = number === gate.side && Math.abs(share - gate.at) * long < GATE / 2 + 3;
      const [x, y] = shown(along(side, share));
      if (!isGate) glyphs.push(bush(x - 0.4, y + 2, chance.between(2.5, 3.4), chance));
    }
  }
  return glyphs;
}

/** A dry wall along the sides: two lines and the joints between them. */
function wall(ground: Ground, gate: Gate): Pen {
  const pen = penAt(0, 0);
  const { shown, chance } = ground;
  const inner = sides(ground, 3.2);
  for (const [number, outer] of sides(ground, 0.4).entries()) {
    const facing = inner[number] ?? outer;
    const gap = GATE / 2 / lengthOf(outer);
    const stretches: readonly (readonly [number, number])[] =
      number === gate.side
        ? [
            [0, gate.at - gap],
            [gate.at + gap, 1],
          ]
        : [[0, 1]];
    for (const [from, to] of stretches) {
      for (const face of [outer, facing]) pen.from(...shown(along(face, from))).line(...shown(along(face, to)));
      const joints = Math.round((lengthOf(outer) * (to - from)) / 4);
      for (let joint = 0; joint < joints; joint++) {
        const share = from + ((to - from) * (joint + chance.between(0.2, 0.8))) / joints;
        pen.from(...shown(along(outer, share))).line(...shown(along(facing, share)));
      }
    }
  }
  return pen;
}

/** Two posts that stand, and a gate between them that stands open. */
function gateAt(ground: Ground, gate: Gate): Pen {
  const pen = penAt(0, 0);
  const [across, down] = ground.roomFor(1.6, 4.2);
  const side = sides(ground, across, down)[gate.side];
  const inner = sides(ground, across + 3.4, down + 3.4)[gate.side];
  if (!(side && inner)) return pen;
  const half = GATE / 2 / lengthOf(side);
  const [one, other] = [ground.shown(along(side, gate.at - half)), ground.shown(along(side, gate.at + half))];
  pen.from(...one).line(...ground.shown(along(inner, gate.at + half * 0.6)));
  for (const [x, y] of [one, other]) for (const edge of [-0.4, 0.4]) pen.from(x + edge, y + 1.7).line(x + edge, y - 1.9);
  return pen;
}

export function enclosedField(ground: Ground): readonly Layer[] {
  const { wide, high, chance, shown } = ground;
  const gate = { side: chance.oneOf([0, 1, 2, 3]), at: chance.between(0.3, 0.7) };
  const walled = chance.next() < 0.4;
  const ink = penAt(0, 0);
  const whole = { left: -wide, right: wide, top: -high, bottom: high, level: wide >= high };
  plough(ink, ground, whole, { space: 7.5, inset: 8, breadth: 0.8, gaps: 0.9 });
  const corner = shown([wide - 9, high - 7]);
  const trees = [tree(corner[0], corner[1], 11, chance)];
  const bounds = walled
    ? [layer("line", wall(ground, gate)), ...standing(trees, ground)]
    : standing([...hedge(ground, gate), ...trees], ground);
  return [...tilled(ground), layer("edge", rectangle(ground, 0)), layer("ink", ink), ...bounds, layer("line", gateAt(ground, gate))];
}

/** Fruit trees in rows within a paling. */
export function orchard(ground: Ground): readonly Layer[] {
  const { wide, high, seed, shown } = ground;
  const pales = penAt(0, 0);
  for (const side of sides(ground, 1.2)) {
    const steps = Math.round(lengthOf(side) / 3.2);
    for (let pale = 0; pale < steps; pale++) {
      const [x, y] = shown(along(side, pale / steps));
      if (ground.holds({ left: x, right: x, top: y - 1.6, foot: y + 0.8 })) pales.from(x, y - 1.6).line(x, y + 0.8);
    }
  }
  const room = Math.min(1.3, Math.max(1, Math.sqrt(wide * high) / 62));
  const [across, down] = ground.roomFor(13 * room, 13 * room);
  const [reach, depth] = [wide - across - 1.5, high - down - 1.5];
  const [columns, rows] = [Math.max(1, Math.round(reach / (7.8 * room))), Math.max(1, Math.round(depth / (8 * room)))];
  const trees: Glyph[] = [];
  for (let row = -rows; row <= rows; row += 2)
    for (let column = -columns; column <= columns; column += 2) {
      const chance = seeded(`${seed} ${column} ${row}`);
      const [x, y] = shown([(column * reach) / columns + chance.about(0.5), (row * depth) / rows + chance.about(0.5)]);
      if (chance.next() > 0.04) trees.push(fruitTree(x - 0.6, y + 5.6 * room, chance.between(10.4, 12.2) * room, chance));
    }
  return [...tilled(ground), layer("fine", pales), layer("edge", rectangle(ground, 1.2)), ...standing(trees, ground)];
}
