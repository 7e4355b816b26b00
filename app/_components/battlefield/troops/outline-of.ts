import { path } from "@/app/_components/engraving/path";
import type { DrawnBase } from "./base-plan";

type Stroke = { readonly x: number; readonly y: number; readonly across: number; readonly down: number };

/** The four sides of a base in halves: an incomplete rank may stand half a base aside. */
function sides({ x, y, w, h }: DrawnBase): readonly Stroke[] {
  const [half, middle] = [w / 2, x + w / 2];
  return [
    ...[y, y + h].flatMap((at) => [x, middle].map((from) => ({ x: from, y: at, across: half, down: 0 }))),
    ...[x, x + w].map((at) => ({ x: at, y, across: 0, down: h })),
  ];
}

const keyOf = ({ x, y, across }: Stroke): string => `${x.toFixed(2)} ${y.toFixed(2)} ${across > 0}`;

/** The bound of all bases together: the sides that no two of them share. */
export function outlineOf(bases: readonly DrawnBase[]): string {
  const strokes = new Map<string, Stroke | null>();
  for (const stroke of bases.flatMap(sides)) {
    const key = keyOf(stroke);
    strokes.set(key, strokes.has(key) ? null : stroke);
  }
  return [...strokes.values()].flatMap((one) => (one ? [path`M${one.x} ${one.y}l${one.across} ${one.down}`] : [])).join("");
}
