/** A rectangle of the picture, y downwards. */
export type LabelBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** By how much two boxes cover one another, in square units. */
export function covered(one: LabelBox, other: LabelBox): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export const isWithin = (box: LabelBox, around: LabelBox): boolean =>
  box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
