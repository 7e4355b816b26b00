import { memo } from "react";
import { type FieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import { FINE, type Pen, type Point, penAt } from "@/app/_components/engraving/pen";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import { ship } from "@/app/_components/engraving/ship";
import { flowing, wander } from "@/app/_components/engraving/water";
import type { Battlefield } from "@/lib/model/battlefield";
import { type Layer, layer } from "./ground";
import "./terrain.css";

type Water = {
  /** Where the rules have the shore, and where the table ends: across the picture. */
  readonly shore: number;
  readonly end: number;
  readonly height: number;
  readonly seed: string;
};

/** So far the water stays off the line of the rules at most: the strand between them is stippled. */
const STRAND = 4.5;

type Drawing = Omit<Water, "end" | "seed"> & {
  readonly chance: Chance;
  /** Which way the water lies from its shore, and how wide it is. */
  readonly out: 1 | -1;
  readonly wide: number;
};

/** Level strokes out from the shore, as engravers shade a coast. */
function shoreStrokes(line: readonly Point[], { shore, height, chance, out, wide }: Drawing): Pen {
  const pen = penAt(0, 0);
  for (const [x, y] of line)
    for (const rank of [0, 1]) {
      const down = y + rank * 2.5 + chance.about(0.4);
      const length = Math.min(wide - Math.abs(x - shore) - 1, (chance.next() < 0.3 ? chance.between(8, 17) : chance.between(3, 9)) + rank);
      if (down < height - 0.5 && down > 0.5 && length > 1) pen.from(x + out * 0.6, down).line(x + out * length, down);
    }
  return pen;
}

function ripples({ shore, height, chance, out, wide }: Drawing): Pen {
  const pen = penAt(0, 0);
  for (let y = 9; y < height - 6; y += chance.between(4, 9)) {
    const from = chance.between(14, Math.max(15, wide - 6));
    const x = shore + out * from;
    if (from + 9 > wide) continue;
    pen
      .from(x, y)
      .bow(x + out * 2, y - 2, x + out * 4, y)
      .bow(x + out * 6, y + 1.6, x + out * 8, y - 0.4);
  }
  return pen;
}

/** Sand between the water and the line of the rules. */
function strand(line: readonly Point[], { shore, height, chance, out }: Drawing): Pen {
  const pen = penAt(0, 0);
  for (const [x, y] of line) {
    const broad = Math.abs(x - shore);
    if (broad > 1.4) pen.dot(shore + out * chance.between(0.8, broad - 0.4), Math.min(height - 1, y + chance.between(0.5, 4)));
  }
  return pen;
}

function drawWater({ shore, end, height, seed }: Water): readonly Layer[] {
  const drawing: Drawing = { shore, height, chance: seeded(`${seed} water`), out: end < shore ? -1 : 1, wide: Math.abs(end - shore) };
  const { chance, out, wide } = drawing;
  const line = wander([0, height], () => STRAND * 0.5, 5, 1, chance).map(
    ([y, off]): Point => [shore + out * Math.min(wide, Math.max(0.4, Math.min(STRAND, off))), y],
  );
  const sail = wide >= 36 ? ship(shore + out * wide * 0.58, height * chance.between(0.3, 0.7), Math.min(26, wide * 0.5)) : null;
  return [
    layer("wash", flowing(line).line(end, height).line(end, 0).close()),
    layer("fine", shoreStrokes(line, drawing)),
    layer("fine", ripples(drawing)),
    layer("dots", strand(line, drawing)),
    layer("line", flowing(line)),
    layer("edge", penAt(0, 0).from(shore, 0).line(shore, height)),
    ...(sail
      ? [
          { role: "body" as const, d: sail.outline },
          { role: "hatch" as const, d: sail.hatch },
        ]
      : []),
  ];
}

type Props = { readonly water: NonNullable<Battlefield["water"]>; readonly layout: FieldLayout; readonly seed: string };

const isSame = (one: Props, other: Props): boolean =>
  one.seed === other.seed &&
  one.water.edge === other.water.edge &&
  one.water.width === other.water.width &&
  one.layout.edge === other.layout.edge &&
  one.layout.width === other.layout.width &&
  one.layout.height === other.layout.height;

/** The water along a short edge. Its shore is straight where the rules have it, and the water laps at it. */
export const WaterEdge = memo(function WaterEdge({ water, layout, seed }: Props) {
  const isLeft = (water.edge === "left") === (layout.edge === "defender");
  const shore = isLeft ? water.width * UNIT : layout.width - water.width * UNIT;
  const drawn = drawWater({ shore, end: isLeft ? 0 : layout.width, height: layout.height, seed });
  return (
    <g className="terrain terrain-water" transform={`scale(${1 / FINE})`}>
      {drawn.map(({ role, d }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
        <path key={at} className={`terrain-${role}`} d={d} />
      ))}
    </g>
  );
}, isSame);
