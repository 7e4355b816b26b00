import { path } from "@/app/_components/engraving/path";
import type { Square } from "@/lib/model/battle-tables";
import type { Plot } from "./chart-layout";

export type Point = { readonly x: number; readonly y: number };

type Places = Readonly<Partial<Record<Square, Point>>>;

export function placesOf(plots: readonly Plot[], anchor: Point): Places {
  return Object.fromEntries(plots.map(({ square, x, y }) => [square, { x: x + anchor.x, y: y + anchor.y }]));
}

/** A bow to the left of its direction, so that there and back are two lines; wider each time the same way is used. */
function bow(from: Point, to: Point, times: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const out = 0.16 + 0.14 * times;
  return path`M${from.x} ${from.y}Q${(from.x + to.x) / 2 + dy * out} ${(from.y + to.y) / 2 - dx * out} ${to.x} ${to.y}`;
}

/** The marker's way from square to square; days on which it stayed leave no line. */
export function daysPath(stops: readonly Square[], places: Places): string {
  const gone = new Map<string, number>();
  let data = "";
  for (const [at, square] of stops.slice(1).entries()) {
    const before = stops[at];
    const [from, to] = [before && places[before], places[square]];
    if (!from || !to || before === square) continue;
    const way = `${before}${square}`;
    const times = gone.get(way) ?? 0;
    gone.set(way, times + 1);
    data += bow(from, to, times);
  }
  return data;
}
