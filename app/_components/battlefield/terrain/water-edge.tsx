import { memo } from "react";
import { type FieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import { FINE, type Pen, type Point, penAt } from "@/app/_components/engraving/pen";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import { ship } from "@/app/_components/engraving/ship";
import { flowing, wander } from "@/app/_components/engraving/water";
import type { Battlefield } from "@/lib/model/battlefield";
import { type Layer, layer } from "./ground";
import "./terrain.css";

/** What the water along an edge is; `coast` is the sea. */
type WaterKind = "coast" | "river";

type Water = {
  readonly kind: WaterKind;
  /** Where the rules have the shore, and where the table ends: across the picture. */
  readonly shore: number;
  readonly end: number;
  readonly height: number;
  readonly seed: string;
};

/** So far the water stays off the line of the rules at most: the strand between them is stippled. */
const STRAND = 4.5;

type Drawing = Omit<Water, "end" | "seed" | "kind"> & {
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

/** How far the other bank of a river lies from the edge of the table. */
const FAR_BANK = 6;

/** Lanes of a river, and how far from one another. */
const LANE = 5.5;

/** Long strokes down the stream, which thin out towards the banks. */
function current({ shore, height, chance, out, wide }: Drawing, breadth: number): Pen {
  const pen = penAt(0, 0);
  const lanes = Math.max(1, Math.floor((breadth - 10) / LANE));
  for (let lane = 0; lane < lanes; lane++) {
    const x = shore + out * (Math.min(wide, breadth) / 2 + (lane - (lanes - 1) / 2) * LANE);
    const sway = chance.between(0.6, 1.4);
    for (let y = chance.between(4, 40); y < height - 12; y += chance.between(14, 46)) {
      const long = Math.min(chance.between(14, 58), height - 4 - y);
      const aside = chance.about(1.2);
      pen.from(x + aside, y).curve(x + aside + sway, y + long / 3, x + aside - sway, y + (long * 2) / 3, x + aside, y + long);
      y += long;
    }
  }
  return pen;
}

/** Short strokes from a bank into the water. */
function bankStrokes(line: readonly Point[], { height, chance }: Drawing, into: 1 | -1): Pen {
  const pen = penAt(0, 0);
  for (const [x, y] of line)
    for (const rank of [0, 1]) {
      const down = y + rank * 2.4 + chance.about(0.4);
      if (down < height - 0.5 && down > 0.5)
        pen.from(x + into * 0.4, down).line(x + into * chance.between(1.2, 3.6), down + chance.about(0.5));
    }
  return pen;
}

/** Which way the river flows: one arrow in its middle. */
function flowArrow({ shore, height, chance, out }: Drawing, breadth: number): Pen {
  const x = shore + (out * breadth) / 2;
  const y = height * chance.between(0.58, 0.72);
  const down = chance.next() < 0.5 ? 1 : -1;
  return penAt(0, 0)
    .from(x, y - down * 15)
    .line(x, y + down * 15)
    .from(x - 3.4, y + down * 8.5)
    .line(x, y + down * 15)
    .line(x + 3.4, y + down * 8.5);
}

function drawRiver(line: readonly Point[], drawing: Drawing, end: number): readonly Layer[] {
  const { height, chance, out, wide } = drawing;
  const bank = Math.min(FAR_BANK, wide / 4);
  const far = wander([0, height], () => bank, 9, 0.7, chance).map(
    ([y, off]): Point => [end - out * Math.max(1, Math.min(bank * 1.8, off)), y],
  );
  const breadth = wide - bank;
  return [
    layer("wash", flowing([...far].reverse(), flowing(line), true).close()),
    layer("fine", bankStrokes(line, drawing, out)),
    layer("fine", bankStrokes(far, drawing, out === 1 ? -1 : 1)),
    layer("fine", current(drawing, breadth)),
    ...(breadth >= 24 ? [layer("line", flowArrow(drawing, breadth))] : []),
    layer("line", flowing(far)),
  ];
}

function drawSea(line: readonly Point[], drawing: Drawing, end: number): readonly Layer[] {
  const { shore, height, chance, out, wide } = drawing;
  const sail = wide >= 36 ? ship(shore + out * wide * 0.58, height * chance.between(0.3, 0.7), Math.min(26, wide * 0.5)) : null;
  return [
    layer("wash", flowing(line).line(end, height).line(end, 0).close()),
    layer("fine", shoreStrokes(line, drawing)),
    layer("fine", ripples(drawing)),
    ...(sail
      ? [
          { role: "body" as const, d: sail.outline },
          { role: "hatch" as const, d: sail.hatch },
        ]
      : []),
  ];
}

function drawWater({ kind, shore, end, height, seed }: Water): readonly Layer[] {
  const drawing: Drawing = { shore, height, chance: seeded(`${seed} water`), out: end < shore ? -1 : 1, wide: Math.abs(end - shore) };
  const { chance, out, wide } = drawing;
  const line = wander([0, height], () => STRAND * 0.5, 5, 1, chance).map(
    ([y, off]): Point => [shore + out * Math.min(wide, Math.max(0.4, Math.min(STRAND, off))), y],
  );
  return [
    ...(kind === "river" ? drawRiver(line, drawing, end) : drawSea(line, drawing, end)),
    layer("dots", strand(line, drawing)),
    layer("line", flowing(line)),
    layer("edge", penAt(0, 0).from(shore, 0).line(shore, height)),
  ];
}

type Props = {
  readonly kind: WaterKind;
  readonly water: NonNullable<Battlefield["water"]>;
  readonly layout: FieldLayout;
  readonly seed: string;
};

const isSame = (one: Props, other: Props): boolean =>
  one.kind === other.kind &&
  one.seed === other.seed &&
  one.water.edge === other.water.edge &&
  one.water.width === other.water.width &&
  one.layout.edge === other.layout.edge &&
  one.layout.width === other.layout.width &&
  one.layout.height === other.layout.height;

/** The sea or a river along a short edge. Its shore is straight where the rules have it, and the water laps at it. */
export const WaterEdge = memo(function WaterEdge({ kind, water, layout, seed }: Props) {
  const isLeft = (water.edge === "left") === (layout.edge === "defender");
  const shore = isLeft ? water.width * UNIT : layout.width - water.width * UNIT;
  const drawn = drawWater({ kind, shore, end: isLeft ? 0 : layout.width, height: layout.height, seed });
  return (
    <g className="terrain terrain-water" transform={`scale(${1 / FINE})`}>
      {drawn.map(({ role, d }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
        <path key={at} className={`terrain-${role}`} d={d} />
      ))}
    </g>
  );
}, isSame);
