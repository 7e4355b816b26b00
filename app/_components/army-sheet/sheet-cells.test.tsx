import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { LossBox } from "@/lib/model/army-sheet";
import { LossBoxes } from "./sheet-cells";

/** Where each box begins, and how many strokes go through it. */
function drawn(boxes: readonly LossBox[]) {
  const markup = renderToStaticMarkup(<LossBoxes boxes={boxes} words="breaks after" />);
  const path = / d="([^"]*)"/.exec(markup)?.[1] ?? "";
  return path
    .split("M")
    .slice(1)
    .map((box) => ({ corner: box.slice(0, box.indexOf("h")), strokes: box.split("l").length - 1 }));
}

const open = (count: number): readonly LossBox[] => Array.from({ length: count }, () => "open");

/** How many boxes stand in each row, from the top. */
const rows = (count: number): readonly number[] => {
  const heights = drawn(open(count)).map(({ corner }) => Number(corner.split(" ")[1]));
  return [...new Set(heights)].map((height) => heights.filter((one) => one === height).length);
};

describe("loss boxes", () => {
  const black = (boxes: readonly LossBox[]): string | undefined =>
    [...renderToStaticMarkup(<LossBoxes boxes={boxes} words="" />).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)[2];

  it("those after the one that breaks are struck out", () => {
    expect(drawn(["open", "half", "crossed"]).map(({ strokes }) => strokes)).toEqual([0, 0, 1]);
    expect(drawn(["open", "crossed", "crossed"]).map(({ strokes }) => strokes)).toEqual([0, 0, 1]);
  });

  it("the half that breaks is black: the first of a crossed box, the second of a half-crossed one", () => {
    expect(black(["open", "crossed", "crossed"])).toBe("M13.8 0.8h5v10h-5z");
    expect(black(["open", "half", "crossed"])).toBe("M13.8 0.8m5 0h5v10h-5z");
    expect(black(["open", "open"])).toBeUndefined();
  });

  it("a line parts the two wounds of each base, where a unit group can break", () => {
    const parted = (boxes: readonly LossBox[]) => renderToStaticMarkup(<LossBoxes boxes={boxes} words="" />).split("m5 0v10").length - 1;
    expect([parted(["open", "half", "crossed"]), parted(["open", "open"])]).toEqual([3, 0]);
  });

  it("stand in rows of at most eight, as even as can be", () => {
    expect([8, 9, 12, 16, 17].map(rows)).toEqual([[8], [5, 4], [6, 6], [8, 8], [6, 6, 5]]);
  });

  it("no two stand in one place", () => {
    const corners = drawn(open(40)).map(({ corner }) => corner);
    expect(new Set(corners).size).toBe(40);
  });

  it("say what they are", () => {
    expect(renderToStaticMarkup(<LossBoxes boxes={["open"]} words="breaks after" />)).toContain('aria-label="breaks after"');
    expect(renderToStaticMarkup(<LossBoxes boxes={[]} words="nothing" />)).toBe("");
  });
});
