import type { Glyph } from "@/app/_components/engraving/glyph";
import { church, house } from "@/app/_components/engraving/houses";
import { cut, type Pen, type Point, penAt } from "@/app/_components/engraving/pen";
import { seeded } from "@/app/_components/engraving/seeded";
import { fruitTree, poplar } from "@/app/_components/engraving/trees";
import { flowing } from "@/app/_components/engraving/water";
import { type Ground, type Layer, layer, type Sown, sown, standing } from "./ground";
import { type Rim, rimOf, shadedRim, washed } from "./rim";

/** A lane: how far it lies off the middle at each place along its way, and which way that is. */
type Lane = { readonly level: boolean; readonly off: (along: number) => number };

const BROAD = 2.6;

const apart = ([x, y]: Point, { level, off }: Lane): number => Math.abs(level ? y - off(x) : x - off(y));

function lanesOf({ wide, high, chance }: Ground): readonly Lane[] {
  const level = wide >= high;
  const [long, broad] = level ? [wide, high] : [high, wide];
  const [swing, from] = [broad * chance.between(0.08, 0.2), chance.next() * 6];
  const main: Lane = { level, off: (along) => Math.sin(from + (along / long) * 2.4) * swing };
  const [place, slant] = [chance.about(long * 0.4), chance.about(0.35)];
  const side: Lane = { level: !level, off: (along) => place + along * slant };
  return broad > 34 ? [main, side] : [main];
}

/** One edge of a lane, broken off where another lane goes through it. */
function drawEdge(pen: Pen, points: readonly Point[], isOpen: (own: Point) => boolean, { shown }: Ground): void {
  let stretch: Point[] = [];
  for (const own of points) {
    if (isOpen(own)) stretch.push(shown(own));
    if (isOpen(own) && own !== points.at(-1)) continue;
    if (stretch.length > 1) flowing(stretch, pen);
    stretch = [];
  }
}

function drawLane(pen: Pen, lane: Lane, others: readonly Lane[], ground: Ground, rim: Rim): void {
  const long = lane.level ? ground.wide : ground.high;
  const isOpen = (own: Point): boolean => rim.holds(own, 0.5) && others.every((other) => apart(own, other) > BROAD + 0.6);
  for (const edge of [-BROAD, BROAD]) {
    const points = Array.from({ length: Math.floor(long / 2) }, (_, step): Point => {
      const along = step * 4 - long + 2;
      return lane.level ? [along, lane.off(along) + edge] : [lane.off(along) + edge, along];
    });
    drawEdge(pen, points, isOpen, ground);
  }
}

/** Beds behind a house, which lie as the piece does; none where they would stray over a side. */
function garden(ink: Pen, fine: Pen, { own: [x, y], chance }: Sown, { shown, wide: mostX, high: mostY }: Ground): void {
  const [wide, high] = [chance.between(5, 7.5), chance.between(3.6, 5)];
  if (Math.abs(x) + wide > mostX || Math.abs(y) + high > mostY) return;
  const around: readonly Point[] = [
    [x - wide, y - high],
    [x + wide, y - high],
    [x + wide, y + high],
    [x - wide, y + high],
  ];
  for (const [at, point] of around.entries()) at === 0 ? fine.from(...shown(point)) : fine.line(...shown(point));
  fine.close();
  for (let bed = 1; bed < 5; bed++) {
    const down = y - high + (high * 2 * bed) / 5;
    cut(ink, shown([x - wide + 1, down]), shown([x + wide - 1.2, down + chance.about(0.3)]), 0.6);
  }
}

type Site = { readonly spots: readonly Sown[]; readonly size: number; readonly ground: Ground };

/** Its foot so far below the place, in its own sizes: it is higher than there is room for on some. */
const SHIFTS = [1.2, 0.4, 2];

/** The church stands on the place nearest to the middle that has room for it; where none has, it is a smaller one. */
function churchOf({ spots, size, ground }: Site): { readonly spot: Sown; readonly glyph: Glyph } | null {
  const nearest = [...spots].sort((one, other) => Math.hypot(...one.own) - Math.hypot(...other.own));
  for (const high of [size, size * 0.8])
    for (const spot of nearest)
      for (const shift of SHIFTS) {
        const glyph = church(spot.x + high * 0.2, spot.y + high * shift, high, seeded(`${ground.seed} church`));
        if (ground.holds(glyph)) return { spot, glyph };
      }
  return null;
}

/** How far houses stray from their rows, and how far from every lane the outskirts begin. */
const [STRAY, OUTLYING] = [3.2, 16];

export function village(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.18, square: 2.7 });
  const lanes = lanesOf(ground);
  const [fine, ink, plots] = [penAt(0, 0), penAt(0, 0), penAt(0, 0)];
  for (const lane of lanes)
    drawLane(
      fine,
      lane,
      lanes.filter((other) => other !== lane),
      ground,
      rim,
    );
  // Small villages are built of smaller houses.
  const scale = Math.max(0.8, Math.min(1, Math.sqrt(ground.wide * ground.high) / 46));
  const isFree = (own: Point, from: number): boolean => lanes.every((lane) => apart(own, lane) > from);
  const spots = sown(ground, { space: 17.5 * scale, stray: STRAY, isIn: (own) => rim.holds(own, 8.4 * scale) && isFree(own, 6.5) });
  const tower = churchOf({ spots, size: 12.4 * scale ** 1.5, ground });
  const built = spots.flatMap((spot): readonly Glyph[] => {
    const { x, y, own, chance } = spot;
    if (spot === tower?.spot) return [tower.glyph];
    const kind = chance.next();
    // Away from the lanes it is built less densely: no village is a chequerboard.
    if (isFree(own, OUTLYING) && chance.next() < 0.38) return [];
    if (kind < 0.2 && scale === 1 && isFree(own, 10.5)) {
      garden(ink, plots, spot, ground);
      return [];
    }
    if (kind > 0.9) return [fruitTree(x, y + 5, 10 * scale, chance)];
    if (kind > 0.84) return [poplar(x, y + 6, 15 * scale, chance)];
    return [house(x, y + 3.4, chance.between(7.6, 9.6) * scale, chance)];
  });
  return [
    ...washed(rim, ground),
    layer("ink", shadedRim(rim.ring, ground, [0.1, 1.1])),
    layer("fine", fine),
    layer("line", plots),
    layer("ink", ink),
    ...standing(built, ground),
  ];
}
