export type Press = { readonly at: number; readonly x: number; readonly y: number };

/** In milliseconds and pixels: a closer tap is the second half of a double tap. */
const CLOSE = { time: 300, place: 24 } as const;

export const isSamePress = (last: Press | null, { at, x, y }: Press): boolean =>
  last !== null && at - last.at < CLOSE.time && Math.hypot(x - last.x, y - last.y) < CLOSE.place;
