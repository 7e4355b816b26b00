/** A convex quadrilateral: four vertices anticlockwise, x and y in turn, integers in hundredths of a BW. */
export type Quad = readonly [number, number, number, number, number, number, number, number];

/** A union of convex quadrilaterals. */
export type Footprint = readonly Quad[];

/** In hundredths of a BW. */
export type Point = { readonly x: number; readonly y: number };

/** Parallel to the axes; in hundredths of a BW. */
export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

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
