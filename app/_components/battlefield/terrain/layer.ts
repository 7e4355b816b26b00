import type { Glyph } from "@/app/_components/engraving/glyph";
import type { Pen } from "@/app/_components/engraving/pen";
import { stackGlyphs } from "@/app/_components/engraving/stack-glyphs";
import type { Ground } from "./ground";

/**
 * How path data is drawn: `wash` the tint of the ground, and `tint` more of it within the edge, as a brush leaves it; `edge` the line around it; `ink` filled cuts of the graver; `line` and `fine`
 * strokes; `dots` round ones; `body` the outlines of objects, blank inside, and `hatch` the strokes on them.
 */
export type Role = "wash" | "tint" | "edge" | "ink" | "line" | "fine" | "dots" | "crest" | "body" | "hatch";

export type Layer = { readonly role: Role; readonly d: string };

export const layer = (role: Role, pen: Pen): Layer => ({ role, d: pen.data() });

/** Things that stand, as far as they are within the sides, the nearer before the farther. */
export const standing = (glyphs: readonly Glyph[], { holds }: Ground): readonly Layer[] =>
  stackGlyphs(glyphs.filter(holds)).flatMap(({ outline, hatch }) => [
    { role: "body", d: outline },
    { role: "hatch", d: hatch },
  ]);
