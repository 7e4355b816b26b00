export type Point = readonly [x: number, y: number];

/** How far along its way a stroke is broadest. */
const BELLY = 0.22;

/** A stroke as a graver cuts it: swelling soon after it is set down, and thinning to nothing. To be filled. */
export function cut(pen: Pen, [x, y]: Point, [toX, toY]: Point, breadth: number): Pen {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [sideX, sideY] = [((toY - y) / length) * (breadth / 2), ((x - toX) / length) * (breadth / 2)];
  const [bellyX, bellyY] = [x + (toX - x) * BELLY, y + (toY - y) * BELLY];
  return pen
    .from(x, y)
    .line(bellyX + sideX, bellyY + sideY)
    .line(toX, toY)
    .line(bellyX - sideX, bellyY - sideY)
    .close();
}

/** How much a slope that falls that way lies in the shade, from 0 to 1: the light comes from the upper left. */
export function shadeOf(acrossX: number, downY: number): number {
  const length = Math.hypot(acrossX, downY) || 1;
  return (1 + (acrossX * 0.6 + downY * 0.8) / length) / 2;
}

/** Steps of a pen in a unit of the drawing: whole numbers make short paths. Draw the result at `scale(1 / FINE)`. */
export const FINE = 4;

/** Draws path data around a point. All coordinates are relative to that point, in units of the drawing. */
export type Pen = {
  /** Lifts the pen and sets it down there. */
  readonly from: (x: number, y: number) => Pen;
  readonly line: (x: number, y: number) => Pen;
  /** A quadratic curve with one control point. */
  readonly bow: (byX: number, byY: number, x: number, y: number) => Pen;
  readonly curve: (byX: number, byY: number, thenX: number, thenY: number, x: number, y: number) => Pen;
  /** Back to where the pen was last set down. */
  readonly close: () => Pen;
  readonly dot: (x: number, y: number) => Pen;
  readonly data: () => string;
};

/** Steps are counted from the pen's rounded position, so that rounding errors do not add up. */
export function penAt(originX: number, originY: number): Pen {
  let data = "";
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const [left, top] = [originX * FINE, originY * FINE];
  const go = (letter: string, points: readonly number[]): Pen => {
    data += letter;
    let [across, down] = [0, 0];
    for (let at = 0; at < points.length; at += 2) {
      across = Math.round(left + (points[at] ?? 0) * FINE) - x;
      down = Math.round(top + (points[at + 1] ?? 0) * FINE) - y;
      data += (at > 0 && across >= 0 ? " " : "") + across + (down >= 0 ? " " : "") + down;
    }
    x += across;
    y += down;
    return pen;
  };
  const line = (toX: number, toY: number): Pen => {
    const across = Math.round(left + toX * FINE) - x;
    const down = Math.round(top + toY * FINE) - y;
    if (down === 0) data += `h${across}`;
    else if (across === 0) data += `v${down}`;
    else data += `l${across}${down < 0 ? "" : " "}${down}`;
    x += across;
    y += down;
    return pen;
  };
  const pen: Pen = {
    from: (toX, toY) => {
      // The first point is relative to the corner of the drawing.
      go(data === "" ? "M" : "m", [toX, toY]);
      [startX, startY] = [x, y];
      return pen;
    },
    line,
    bow: (...points) => go("q", points),
    curve: (...points) => go("c", points),
    close: () => {
      data += "z";
      [x, y] = [startX, startY];
      return pen;
    },
    dot: (toX, toY) => {
      pen.from(toX, toY);
      data += "h0";
      return pen;
    },
    data: () => data,
  };
  return pen;
}

/** The same pen at another scale, for a glyph that is drawn in several sizes. */
export function scaled(pen: Pen, size: number): Pen {
  const own: Pen = {
    from: (x, y) => told(pen.from(x * size, y * size)),
    line: (x, y) => told(pen.line(x * size, y * size)),
    bow: (byX, byY, x, y) => told(pen.bow(byX * size, byY * size, x * size, y * size)),
    curve: (byX, byY, thenX, thenY, x, y) => told(pen.curve(byX * size, byY * size, thenX * size, thenY * size, x * size, y * size)),
    close: () => told(pen.close()),
    dot: (x, y) => told(pen.dot(x * size, y * size)),
    data: pen.data,
  };
  const told = (_after: Pen): Pen => own;
  return own;
}
