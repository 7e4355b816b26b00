import { useLayoutEffect, useState } from "react";
import { FIELD_MOVED } from "./field-events";

/**
 * How many units of the drawing a pixel of the screen is, whatever the zoom; styles know it as `--pixel`, and as `--shrunk` by what
 * a length of the sheet is to be multiplied that is to stay as it is. `width`: of the drawing.
 */
export function useUnitsPerPixel(layer: { readonly current: HTMLElement | null }, width: number): number {
  const [shown, setShown] = useState(1);
  useLayoutEffect(() => {
    const drawn = layer.current;
    if (!drawn) return;
    const measure = () => {
      const box = drawn.getBoundingClientRect();
      if (box.width === 0) return;
      // To a twentieth, so that small changes do not redraw.
      const units = Math.round((20 * width) / box.width) / 20 || 0.05;
      drawn.style.setProperty("--pixel", `${units}px`);
      drawn.style.setProperty("--shrunk", String(drawn.offsetWidth / box.width));
      setShown(units);
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(drawn);
    drawn.addEventListener(FIELD_MOVED, measure);
    return () => {
      sized.disconnect();
      drawn.removeEventListener(FIELD_MOVED, measure);
    };
  }, [layer, width]);
  return shown;
}
