import { memo } from "react";
import { path } from "@/app/_components/engraving/path";
import { seeded } from "@/app/_components/engraving/seeded";
import type { Battlefield } from "@/lib/model/battlefield";
import type { FieldLayout } from "../field-layout";
import { sameProps } from "../same-props";

type Props = { readonly seed: string; readonly layout: FieldLayout; readonly water: Battlefield["water"] };
type Point = { readonly x: number; readonly y: number };

/** A smooth line through points, moved aside by so much. */
function smooth(points: readonly Point[], aside: number): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const start = at(0);
  let data = path`M${start.x} ${start.y + aside}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += path`C${from.x + (to.x - before.x) / 6} ${from.y + aside + (to.y - before.y) / 6} ${to.x - (after.x - from.x) / 6} ${to.y + aside - (after.y - from.y) / 6} ${to.x} ${to.y + aside}`;
  }
  return data;
}

/** A track from edge to edge of the table, or to the water, in table terms, so that both players see the same one. */
function track({ seed, layout: { table, toPicture }, water }: Props): readonly Point[] {
  const from = water?.edge === "left" ? water.width : 0;
  const long = table.width - (water?.width ?? 0);
  const chance = seeded(`${seed}/track`);
  const steps = 7;
  let height = chance.between(0.3, 0.7) * table.depth;
  return Array.from({ length: steps + 1 }, (_, at) => {
    height = Math.min(Math.max(height + chance.about(table.depth * 0.14), table.depth * 0.12), table.depth * 0.88);
    return toPicture({ x: from + (long * at) / steps, y: height });
  });
}

/** Scattered tufts of grass and points of sand. */
function tufts(seed: string, { table, toPicture }: FieldLayout): string {
  const chance = seeded(`${seed}/tufts`);
  const count = Math.round((table.width * table.depth) / 14);
  const tuft = () => {
    const { x, y } = toPicture({ x: chance.between(0.6, table.width - 0.6), y: chance.between(0.6, table.depth - 0.6) });
    const size = chance.between(0.8, 1.3);
    return chance.next() < 0.65
      ? path`M${x - 2.4 * size} ${y - 2 * size}l${1.6 * size} ${2 * size}M${x} ${y - 3.2 * size}v${3.2 * size}M${x + 2.6 * size} ${y - 2.2 * size}l${-1.6 * size} ${2.2 * size}`
      : path`M${x} ${y}h.1M${x + 4 * size} ${y + 1.4}h.1M${x + 1.6 * size} ${y + 3.6 * size}h.1`;
  };
  return Array.from({ length: count }, tuft).join("");
}

/** The empty sheet with ornament only: a track across, and sparse grass. */
export const FieldGround = memo(function FieldGround(props: Props) {
  const { seed, layout } = props;
  const points = track(props);
  return (
    <g className="field-ground">
      <rect className="field-sheet" width={layout.width} height={layout.height} />
      <path className="field-tufts" d={tufts(seed, layout)} />
      <path className="field-track" d={smooth(points, -1.6) + smooth(points, 1.6)} />
    </g>
  );
}, sameProps);
