import type { Rose } from "@/app/_components/engraving/compass-rose";
import { type Layer, stackGlyphs } from "@/app/_components/engraving/stack-glyphs";
import type { Plot } from "./chart-layout";
import { type Bands, flankBands } from "./flank-bands";
import { seaOrnaments, seaRose } from "./sea-ornaments";
import { sowSquare } from "./sow-square";

export type Ground = {
  readonly bands: Bands;
  readonly rose: (Rose & { readonly rhumbs: string }) | null;
  readonly layers: readonly Layer[];
};

let last: { readonly of: string; readonly ground: Ground } | null = null;

/** The land as path data. The same squares are always drawn alike, so a server draws them once for all its pages. */
export function drawGround(plots: readonly Plot[]): Ground {
  const of = JSON.stringify(plots);
  if (last?.of !== of) {
    const layers = stackGlyphs([...plots.flatMap(sowSquare), ...seaOrnaments(plots)]);
    last = { of, ground: { bands: flankBands(plots), rose: seaRose(plots), layers } };
  }
  return last.ground;
}
