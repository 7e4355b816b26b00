/** Something drawn where it stands: the lines around it, whose inside is blank paper, and the finer lines within. */
export type Glyph = {
  readonly outline: string;
  readonly hatch: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where it stands; what stands lower is nearer. */
  readonly foot: number;
};
