import type { Glyph } from "./glyph";

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
