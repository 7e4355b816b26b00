import { cssNumbers } from "@/app/_components/css-numbers";

/** Heights of what a leaf is made of, in ems of its type. */
export const LINE = 1.08;
/** Below the text of a row: as far as letters hang below their line, and what its hairline is clear of them by. */
export const ROW = 0.13;
/** How far the lines of a run-in row stand in, but for the first. */
export const HANGING = 0.7;
/** The head of a section, and what is left free above it where something stands there. */
export const SECTION = 1.5;
export const ABOVE_SECTION = 0.3;
/** The title of a table, which never wraps: its size, and its line in ems of that. A hair more, for browsers round. */
const [TITLE_SIZE, TITLE_LINE] = [1.12, 1.2];
export const TITLE = TITLE_SIZE * TITLE_LINE + 0.006;
/** What is left free below a table. */
export const BELOW_TABLE = 0.27;
/** The names of columns: their size, and what they have above and below them, in ems of that. A hair more. */
export const HEAD_SIZE = 1.07;
const HEAD_PADDING = 0.08;
export const HEAD = 2 * HEAD_PADDING * HEAD_SIZE + 0.024;
/** Between two columns of a table, in ems; a column's last hair is kept free, for browsers round. */
export const GAP = 0.55;
export const HAIR = 0.12;
/** Of a die or a card that is drawn, of a blank, and of what stands behind a name, in ems. */
export const CHIP = 1.25;
export const FACE = 1.5;
/** What a row with faces of dice is taller by. */
export const FACES = 0.4;
export const BLANK = 2.4;
/** A column under an upright name is as wide as a line is tall, and the name so much taller than it is long, in ems of heads. */
export const UPRIGHT = { wide: 1, more: 0.15 };
/** Between two tables that stand side by side, in ems. */
export const BETWEEN = 1.2;
/** In millimetres: the line above the columns of a leaf, and what is free between two of those. */
const LEAF_HEAD = 5.4;
/** Type from which on the name of a leaf and the meaning of its letters have a line each. */
const TWO_LINES = 3.9;
export const leafHead = (type: number): number => (type < TWO_LINES ? LEAF_HEAD : 2 * LEAF_HEAD);
export const GUTTER = 3.2;

/** What reference.css draws the leaves by. */
export const referenceNumbers = ({ type, columns }: { readonly type: number; readonly columns: number }) =>
  cssNumbers({
    ...{ "--type": type, "--columns": columns, "--line": LINE, "--row": ROW, "--hanging": HANGING },
    ...{ "--section": SECTION, "--above-section": ABOVE_SECTION, "--below-table": BELOW_TABLE },
    ...{ "--title-size": TITLE_SIZE, "--title-line": TITLE_LINE, "--head-size": HEAD_SIZE, "--head-padding": HEAD_PADDING },
    ...{ "--gap": GAP, "--blank": BLANK, "--leaf-head": leafHead(type), "--gutter": GUTTER },
  });
