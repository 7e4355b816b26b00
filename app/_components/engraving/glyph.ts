/** A number for path data: one decimal, no leading zero. */
const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
};

const DIGIT = /[\d.]$/;

/** Path data with its numbers shortened, and a space only where two would run together: path`M${x} ${y}h${width}`. */
export function path(letters: TemplateStringsArray, ...numbers: readonly number[]): string {
  let data = letters[0] ?? "";
  for (const [at, number] of numbers.entries()) {
    const next = short(number);
    const before = next.startsWith("-") ? data.trimEnd() : data;
    data = before + (DIGIT.test(before) && !next.startsWith("-") ? " " : "") + next + (letters[at + 1] ?? "");
  }
  return data;
}

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

export type Layer = { readonly outline: string; readonly hatch: string };

const overlap = (one: Glyph, other: Glyph): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot;

/**
 * Glyphs in as few layers as possible: a nearer glyph is in a higher layer than all that it covers. A layer is only two paths, however many
 * glyphs it has.
 */
export function stackGlyphs(glyphs: readonly Glyph[]): readonly Layer[] {
  const layers: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((one, other) => one.foot - other.foot)) {
    const covered = layers.findLastIndex((layer) => layer.some((below) => overlap(below, glyph)));
    const layer = layers[covered + 1];
    if (layer) layer.push(glyph);
    else layers.push([glyph]);
  }
  return layers.map((layer) => ({
    outline: layer.map((glyph) => glyph.outline).join(""),
    hatch: layer.map((glyph) => glyph.hatch).join(""),
  }));
}
