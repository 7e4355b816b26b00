type Rectangle = { readonly w: number; readonly h: number; readonly angle: number };

/** Its sides as they lie, that along the long edge of the table first, and by how many degrees, under 90, it is turned to the left from that. */
type Lying = { readonly along: number; readonly deep: number; readonly turned: number };

/** A rectangle comes to lie as it lay after half a turn, and after a quarter its sides change places. */
export function asItLies({ w, h, angle }: Rectangle): Lying {
  const isOnSide = angle % 180 >= 90;
  return { along: isOnSide ? h : w, deep: isOnSide ? w : h, turned: angle % 90 };
}
