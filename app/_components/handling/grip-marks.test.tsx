import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { patchTask } from "@/tests/build/patch-task";
import { GripMarks } from "./grip-marks";

const THUMB = 44;

/** Of a thing so many pixels deep: from how far above its middle its knob and the targets reach, in pixels. */
function reaches(deep: number, units: number) {
  const half = (deep * units) / 2;
  const shape = { path: "", left: -half, right: half, top: -half, bottom: half };
  const drawn = renderToStaticMarkup(<GripMarks task={{ ...patchTask([]), turns: true }} shape={shape as never} unitsPerPixel={units} />);
  const number = (of: RegExp) => Number(of.exec(drawn)?.[1]) / units;
  return {
    knob: -number(/data-y="([^"]+)"/),
    target: -number(/data-grip="knob"[^>]* cy="([^"]+)"/),
    radius: number(/data-grip="knob"[^>]* r="([^"]+)"/),
    body: -number(/data-grip="body"[^>]* y="([^"]+)"/),
    bodyDeep: number(/data-grip="body"[^>]* height="([^"]+)"/),
  };
}

test.each([6, 14, 28, 46, 120])("a thing %i pixels deep and its knob are each large enough for a thumb, and the stem is short", (deep) => {
  for (const units of [0.4, 2]) {
    const { knob, target, radius, body, bodyDeep } = reaches(deep, units);
    expect(knob - deep / 2).toBeCloseTo(Math.min(28, Math.max(20, deep)), 6);
    // The knob lies over the thing: what is left of that.
    const overlap = Math.max(0, body - (target - radius));
    expect(2 * radius).toBeGreaterThanOrEqual(THUMB);
    expect(bodyDeep - overlap).toBeGreaterThanOrEqual(Math.max(deep / 2, THUMB) - 0.01);
    expect(Math.abs(target - knob)).toBeLessThan(radius);
  }
});
