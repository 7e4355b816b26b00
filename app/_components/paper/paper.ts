import { cssNumbers } from "@/app/_components/css-numbers";
import { PAPER } from "@/lib/words/papers";

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
export const PAPER_NAMES: Readonly<Record<Paper, string>> = PAPER.sizes;
export type Orientation = "portrait" | "landscape";

type Area = { readonly width: number; readonly height: number };

/** Of the shorter and the longer side, in millimetres. */
const SIDES: Readonly<Record<Paper, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };

/** The whole page, in millimetres. */
export function paperSize(paper: Paper, orientation: Orientation = "portrait"): Area {
  const [short, long] = SIDES[paper];
  return orientation === "portrait" ? { width: short, height: long } : { width: long, height: short };
}

/** What a leaf leaves white all around, and what its foot takes with the space above it, in millimetres. `@page` has the same margin. */
const [MARGIN, FOOT] = [5.5, 4.2];

/** What a leaf has for what is drawn on it, in millimetres. */
export function paperRoom(paper: Paper, orientation?: Orientation): Area {
  const { width, height } = paperSize(paper, orientation);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
}

/** For what is as wide as the page. */
export const pageNumbers = (paper: Paper, orientation?: Orientation) => {
  const { width, height } = paperSize(paper, orientation);
  return cssNumbers({ "--page-width": width, "--page-height": height });
};

/** The same for a leaf, with what it leaves white and its foot. */
export const leafNumbers = (paper: Paper, orientation?: Orientation) => ({
  ...pageNumbers(paper, orientation),
  ...cssNumbers({ "--leaf-margin": MARGIN, "--leaf-foot": FOOT }),
});
