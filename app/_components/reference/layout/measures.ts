/** Heights of what a leaf is made of, in ems of its type, as reference.css has them. */
export const LINE = 1.13;
/** Above and below the text of a row. */
export const ROW = 0.1;
/** Of its hairline, in millimetres: no browser reckons with less than a dot of the screen. */
export const RULE = 0.265;
/** How far the lines of a run-in row stand in, but for the first. */
export const HANGING = 0.7;
/** The head of a section, and what is left free above it where something stands there. */
export const SECTION = 1.7;
export const ABOVE_SECTION = 0.4;
/** The title of a table, which never wraps, and what is left free below a table. */
export const TITLE = 1.35;
export const BELOW_TABLE = 0.3;
/** The names of columns: their size, and what they have around them. */
export const HEAD_SIZE = 0.85;
export const HEAD = 0.16;
/** Between two columns of a table, in ems; a column's last hair is kept free, for browsers round. */
export const GAP = 0.55;
export const HAIR = 0.12;
/** Of a die or a card that is drawn, of a blank, and of what stands behind a name, in ems. */
export const CHIP = 1.25;
export const FACE = 1.5;
/** What a row with faces of dice is taller by. */
export const FACES = 0.4;
export const BLANK = 2.4;
/** In millimetres: the line above the columns of a leaf, and what is free between two of those. */
export const LEAF_HEAD = 6.5;
export const GUTTER = 3.4;
