import type { Paper } from "@/app/_components/army-sheet/paper";

export type Orientation = "portrait" | "landscape";

/** What a leaf leaves white all around, and what its foot takes with the space above it, in millimetres: as paper.css has them. */
const [MARGIN, FOOT] = [8, 5];
/** Of the shorter and the longer side, in millimetres. */
const SIDES: Readonly<Record<Paper, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };

/** What a leaf has for what is drawn on it, in millimetres. */
export function paperRoom(paper: Paper, orientation: Orientation = "portrait"): { readonly width: number; readonly height: number } {
  const [short, long] = SIDES[paper];
  const [width, height] = orientation === "portrait" ? [short, long] : [long, short];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
}
