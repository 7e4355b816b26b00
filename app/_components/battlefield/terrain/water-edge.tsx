import { memo } from "react";
import { FINE } from "@/app/_components/engraving/pen";
import type { Battlefield } from "@/lib/model/battlefield";
import { type FieldLayout, UNIT } from "../field-layout";
import { drawWater } from "./draw-water";
import "./terrain.css";

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
