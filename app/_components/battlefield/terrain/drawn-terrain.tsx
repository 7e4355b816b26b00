import { memo } from "react";
import { FINE } from "@/app/_components/engraving/pen";
import type { TerrainKind } from "@/lib/model/enumerations";
import { drawPiece } from "./draw-piece";
import type { Plan } from "./ground";
import "./terrain.css";

const SCALE = `scale(${1 / FINE})`;

/** A piece centred on (0, 0), turned clockwise by this many degrees. Trees and houses on it stay upright. */
export const DrawnTerrain = memo(function DrawnTerrain({ kind, w, h, turn, seed }: Plan & { readonly kind: TerrainKind }) {
  return (
    <g className={`terrain terrain-${kind}`} transform={SCALE}>
      {drawPiece({ kind, w, h, turn, seed }).map(({ role, d }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
        <path key={at} className={`terrain-${role}`} d={d} />
      ))}
    </g>
  );
});
