import { compassRose, type Rose, rhumbLines } from "@/app/_components/engraving/compass-rose";
import type { Glyph } from "@/app/_components/engraving/glyph";
import { seeded } from "@/app/_components/engraving/seeded";
import { seaMonster, ship } from "@/app/_components/engraving/ship";
import { FRAME, HEIGHT, HIGH, type Plot, ROWS, WIDE, WIDTH } from "./chart-layout";
import { isUpper, SEA } from "./flank-depth";

type Sea = { readonly flank: string; readonly middle: number };

const seas = (plots: readonly Plot[]): readonly Sea[] =>
  plots
    .filter(({ column, flank }) => column === 0 && flank.water === "coast")
    .map(({ line, flank }) => ({ flank: flank.id, middle: FRAME + (isUpper(line) ? line * HIGH + SEA / 2 : (line + 1) * HIGH - SEA / 2) }));

const across = (part: number): number => FRAME + WIDE * ROWS * part;

/** Ornament for an empty sea; it has no meaning. */
export function seaOrnaments(plots: readonly Plot[]): readonly Glyph[] {
  return seas(plots).flatMap(({ flank, middle }) => {
    const chance = seeded(`sea ${flank}`);
    const foot = middle + 13;
    return [
      ship(across(0.65) + chance.about(8), foot, 29),
      ship(across(0.75) + chance.about(8), foot - 5, 16),
      seaMonster(across(0.28) + chance.about(8), foot - 1, 33),
    ];
  });
}

const RADIUS = 13;
const INSIDE = { left: FRAME, right: WIDTH - FRAME, top: FRAME, bottom: HEIGHT - FRAME };

/** A wind rose in the first sea, with its lines over the whole chart; none without a sea. */
export function seaRose(plots: readonly Plot[]): (Rose & { readonly rhumbs: string }) | null {
  const [sea] = seas(plots);
  if (!sea) return null;
  const [x, y] = [across(0.925), sea.middle + 3];
  return { ...compassRose(x, y, RADIUS), rhumbs: rhumbLines(x, y, RADIUS, INSIDE) };
}
