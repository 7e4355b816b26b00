import { HIGH, type Plot, ROWS } from "./chart-layout";

/** How deep a sea reaches into its row, from the row's outer edge. */
export const SEA = 36;

/** The upper rows have their flank along the top, the lower ones along the bottom. */
export const isUpper = (line: number): boolean => line < ROWS / 2;

/** How much of a square its flank takes. */
export function bandDepth({ kind, water }: Pick<Plot["flank"], "kind" | "water">): number {
  switch (kind) {
    case "water":
      return water === "river" ? 31 : SEA + 9;
    case "terrain":
      return 17;
    case "none":
      return 0;
    default:
      return kind satisfies never;
  }
}

/** The line on which a square's codes are written, from its top. */
export const labelLine = ({ flank, line }: Pick<Plot, "flank" | "line">): number => HIGH - 9 - (isUpper(line) ? 0 : bandDepth(flank));
