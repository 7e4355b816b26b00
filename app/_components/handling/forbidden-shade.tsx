import { useEffect, useId, useRef } from "react";
import { HANDLING } from "@/lib/words/battle/handling";
import { type FieldLayout, isBroad } from "../battlefield/field-layout";
import type { Hand } from "./create-hand";
import { createShade } from "./create-shade";
import "./forbidden-shade.css";

type Props = { readonly hand: Hand; readonly layout: FieldLayout; readonly box: string };

/** Under the scale, in a line with what the picture says of itself. */
const WORDS_BELOW = 75;

/** Hatches where the middle of what is in the hand may not be. */
export function ForbiddenShade({ hand, layout, box }: Props) {
  const pattern = useId();
  const path = useRef<SVGPathElement>(null);
  const words = useRef<SVGTextElement>(null);
  useEffect(() => {
    const shown = path.current;
    if (!shown) return;
    return createShade(hand, layout, (data) => {
      shown.setAttribute("d", data);
      // Once there has been any hatching its meaning stays: words that came and went with every turn would be a nuisance.
      if (data !== "") words.current?.removeAttribute("visibility");
    });
  }, [hand, layout]);
  return (
    <svg className="handling-sheet handling-forbidden" viewBox={box} aria-hidden="true">
      <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="8" />
      </pattern>
      <path ref={path} fill={`url(#${pattern})`} />
      {isBroad(layout) && (
        <text ref={words} className="handling-hatched" y={layout.height + WORDS_BELOW} visibility="hidden">
          {HANDLING.hatched}
        </text>
      )}
    </svg>
  );
}
