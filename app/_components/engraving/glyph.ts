/** A drawn object at its place: its outline, whose inside is blank paper, and the finer lines within. */
export type Glyph = {
  readonly outline: string;
  readonly hatch: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Its place. What is lower is nearer. */
  readonly foot: number;
};
