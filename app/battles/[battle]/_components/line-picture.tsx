import type { BattleLine } from "@/lib/model/advice";

/** A body of the picture: its left front corner, its width and depth. Horse is struck through, as on the field. */
type Body = readonly [x: number, y: number, width: number, depth: number, kind?: "horse"];

const HORSE = "horse";
const row = (from: number, y: number, count: number, width: number, depth = 5): readonly Body[] =>
  Array.from({ length: count }, (_, at) => [from + at * (width + 1), y, width, depth] as const);
const horse = (...bodies: readonly Body[]): readonly Body[] => bodies.map(([x, y, width, depth]) => [x, y, width, depth, HORSE] as const);

/** 64 by 36, the enemy above. */
const PICTURES: Readonly<Record<BattleLine, readonly Body[]>> = {
  "horse-on-wings": [...horse([3, 9, 8, 6], [53, 9, 8, 6]), ...row(14, 9, 4, 8)],
  "two-lines": [...horse([3, 8, 8, 5], [53, 8, 8, 5], [3, 22, 8, 5], [53, 22, 8, 5]), ...row(18, 8, 3, 8), ...row(18, 22, 3, 8)],
  "refused-left": [...horse([3, 25, 8, 5], [53, 7, 8, 5]), [14, 21, 8, 5], [23, 17, 8, 5], [32, 14, 8, 5], [41, 10, 8, 5]],
  "refused-right": [...horse([3, 7, 8, 5], [53, 25, 8, 5]), [15, 10, 8, 5], [24, 14, 8, 5], [33, 17, 8, 5], [42, 21, 8, 5]],
  "deep-centre": [...horse([6, 9, 8, 6], [50, 9, 8, 6]), ...row(19, 9, 3, 8, 8), ...row(19, 20, 3, 8, 8)],
  "all-forward": [...horse([1, 6, 7, 5], [56, 6, 7, 5]), ...row(9, 6, 6, 7, 5)],
  "by-command": [
    ...horse([2, 9, 6, 5], [56, 9, 6, 5]),
    ...[...row(9, 9, 1, 7), ...row(23, 9, 2, 8), ...row(48, 9, 1, 7)],
    ...[...row(5, 20, 1, 7), ...row(27, 20, 1, 8), ...row(51, 20, 1, 7)],
  ],
};

const slash = ([x, y, width, depth, kind]: Body): string => (kind ? `M${x} ${y + depth}l${width} ${-depth}` : "");
/** The front of foot is drawn thick. */
const front = ([x, y, width, , kind]: Body): string => (kind ? "" : `M${x} ${y}h${width}`);
/** Fine lines, as an engraver shades a body of men. */
const shade = ([x, y, width, depth, kind]: Body): string =>
  kind ? "" : Array.from({ length: Math.floor(width / 2) }, (_, at) => `M${x + 1 + at * 2} ${y}v${depth}`).join("");

/** A battle line as a small engraving, seen from behind it. */
export function LinePicture({ line }: { readonly line: BattleLine }) {
  const bodies = PICTURES[line];
  const [middle, mark] = [32, 3.6];
  return (
    <svg className="line-picture" viewBox="0 0 64 36" width="64" height="36" aria-hidden="true">
      <path className="line-ground" d="M1 34.5h62M1 32.6h62" />
      {line === "by-command" && <path className="line-parts" d="M19 6v24M45 6v24" />}
      <path className="line-bodies" d={bodies.map(([x, y, width, depth]) => `M${x} ${y}h${width}v${depth}h${-width}z`).join("")} />
      <path className="line-shade" d={bodies.map((body) => shade(body) + slash(body)).join("")} />
      <path className="line-front" d={bodies.map(front).join("")} />
      <path className="line-ahead" d={`M${middle - mark} 4.6h${2 * mark}l${-mark} -3.6z`} />
    </svg>
  );
}
