import { memo } from "react";
import type { Colour, DieFace } from "@/lib/model/enumerations";
import { INVASION } from "@/lib/words/battle/days";
import { letterOf } from "./card-drawing";
import { FACE_PATHS } from "./die-drawing";
import "./cards.css";

type Props = { readonly colour: Colour; readonly face: DieFace };

const HULL = "M4.3 12.3L11.3 5.3A8 8 0 0 1 17 3H48A8 8 0 0 1 56 11V42A8 8 0 0 1 53.7 47.7L46.7 54.7Z";
const EDGE = "M46.7 12.3L53.7 5.3";
const SHADE = [18, 22, 26, 30, 34, 38, 42, 46, 50].map((y) => `M49 ${y}l7-7`).join("");

/** A death die with the face that it shows. */
export const DeathDie = memo(function DeathDie({ colour, face }: Props) {
  return (
    <svg
      className="death-die"
      data-colour={colour}
      width="60"
      height="60"
      viewBox="0 0 60 60"
      role="img"
      aria-label={INVASION.rolled(colour, face)}
    >
      <path className="die-body" d={HULL} />
      <path className="die-line" d={SHADE} />
      <path className="die-edge" d={EDGE} />
      <rect className="die-body" x="2" y="10" width="47" height="47" rx="8" />
      <rect className="die-line" x="5" y="13" width="41" height="41" rx="5.5" />
      <path className="die-figure" d={FACE_PATHS[face]} transform="translate(25.5 32) scale(0.92)" fillRule="evenodd" />
      <text className="die-figure" x="43.5" y="51.5" fontSize="10.5" textAnchor="end">
        {letterOf(colour)}
      </text>
    </svg>
  );
});
