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
