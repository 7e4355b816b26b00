/** Base widths of documents in whole hundredths, the unit of the geometry. */
export const hundredths = (baseWidths: number): number => Math.round(baseWidths * 100);

export const baseWidths = (lengthInHundredths: number): number => lengthInHundredths / 100;

/** A convex quadrilateral: four vertices anticlockwise, x and y in turn, integers in hundredths of a BW. */
export type Quad = readonly [number, number, number, number, number, number, number, number];

/** A union of convex quadrilaterals. */
export type Footprint = readonly Quad[];

/** In hundredths of a BW. */
export type Point = { readonly x: number; readonly y: number };

/** Parallel to the axes; in hundredths of a BW. */
export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

/** A box in hundredths, converted to BW. */
export const boxInBaseWidths = ({ left, bottom, right, top }: Box): Box => ({
  left: baseWidths(left),
  bottom: baseWidths(bottom),
  right: baseWidths(right),
  top: baseWidths(top),
});

/** The number at `place`, wrapping around at the end. Even places are x, odd ones y. */
export function coordinate(quad: Quad, place: number): number {
  return quad[place & 7] as number;
}

/** The smallest x (axis 0) or y (axis 1) of a quadrilateral. */
export function lowest(quad: Quad, axis: 0 | 1): number {
  return axis === 0 ? Math.min(quad[0], quad[2], quad[4], quad[6]) : Math.min(quad[1], quad[3], quad[5], quad[7]);
}

/** The largest x (axis 0) or y (axis 1) of a quadrilateral. */
export function highest(quad: Quad, axis: 0 | 1): number {
  return axis === 0 ? Math.max(quad[0], quad[2], quad[4], quad[6]) : Math.max(quad[1], quad[3], quad[5], quad[7]);
}

/**
 * The sines of 0 to 90 degrees in millionths. Shipped, because the last digit of `Math.sin` may differ between browsers, and a piece must
 * lie in the same place on every machine.
 */
const MILLIONTHS: readonly number[] = [
  0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951, 241922, 258819, 275637, 292372,
  309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810, 500000, 515038, 529919, 544639, 559193,
  573576, 587785, 601815, 615661, 629320, 642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146,
  788011, 798636, 809017, 819152, 829038, 838671, 848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184,
  933580, 939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627, 984808, 987688, 990268, 992546, 994522, 996195,
  997564, 998630, 999391, 999848, 1000000,
];

const QUARTER = 90;

/** The sine of a whole number of degrees, in millionths. Throws for fractions: documents have whole degrees only. */
export function sine(degrees: number): number {
  const round = 4 * QUARTER;
  const angle = ((degrees % round) + round) % round;
  const half = angle % (2 * QUARTER);
  const size = MILLIONTHS[half <= QUARTER ? half : 2 * QUARTER - half];
  if (size === undefined) throw new Error(`There is no sine of ${degrees} degrees: only whole degrees are turned by.`);
  return angle > 2 * QUARTER ? -size : size;
}

/** The cosine of a whole number of degrees, in millionths; throws like `sine`. */
export function cosine(degrees: number): number {
  return sine(degrees + QUARTER);
}

/**
 * A rectangle within a shape: its centre relative to the shape's centre, and its sides, before turning; hundredths of a BW (sides even).
 */
export type Part = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const MILLION = 1_000_000;

/** Rounded to the nearest whole number, halves away from 0, so that a shape turned by half a circle covers the same ground. */
function whole(millionths: number): number {
  return millionths < 0 ? -Math.round(-millionths / MILLION) : Math.round(millionths / MILLION);
}

/** The point at `offset` from a shape's centre, with the shape turned anticlockwise by whole degrees and its centre moved to `at`. */
export function turnedPoint(offset: Point, at: Point, degrees: number): Point {
  const s = sine(degrees);
  const c = cosine(degrees);
  return { x: at.x + whole(offset.x * c - offset.y * s), y: at.y + whole(offset.x * s + offset.y * c) };
}

/**
 * The ground under a shape turned anticlockwise by whole degrees about its centre and moved to `at`. Every vertex is rounded once. Sides of
 * at least 4 hundredths of a BW stay convex and anticlockwise at any angle.
 */
export function turned(parts: readonly Part[], at: Point, degrees: number): Footprint {
  return parts.map(({ x, y, w, h }): Quad => {
    const [left, right, bottom, top] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
    const a = turnedPoint({ x: left, y: bottom }, at, degrees);
    const b = turnedPoint({ x: right, y: bottom }, at, degrees);
    const c = turnedPoint({ x: right, y: top }, at, degrees);
    const d = turnedPoint({ x: left, y: top }, at, degrees);
    return [a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y];
  });
}

/** A box as a quadrilateral. */
export function boxQuad({ left, bottom, right, top }: Box): Quad {
  return [left, bottom, right, bottom, right, top, left, top];
}

/** The smallest box around a footprint of at least one quadrilateral. */
export function boundsOf(footprint: Footprint): Box {
  return {
    left: Math.min(...footprint.map((quad) => lowest(quad, 0))),
    bottom: Math.min(...footprint.map((quad) => lowest(quad, 1))),
    right: Math.max(...footprint.map((quad) => highest(quad, 0))),
    top: Math.max(...footprint.map((quad) => highest(quad, 1))),
  };
}
