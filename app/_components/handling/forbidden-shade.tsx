import { useEffect, useId, useRef } from "react";
import type { FieldLayout } from "../battlefield/field-layout";
import type { Hand } from "./create-hand";
import { createShade } from "./create-shade";

type Props = { readonly hand: Hand; readonly layout: FieldLayout; readonly box: string };

/** Hatches where the middle of what is in the hand may not be. */
export function ForbiddenShade({ hand, layout, box }: Props) {
  const pattern = useId();
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const shown = path.current;
    if (!shown) return;
    return createShade(hand, layout, (data) => shown.setAttribute("d", data));
  }, [hand, layout]);
  return (
    <svg className="handling-sheet handling-forbidden" viewBox={box} aria-hidden="true">
      <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="8" />
      </pattern>
      <path ref={path} fill={`url(#${pattern})`} />
    </svg>
  );
}
