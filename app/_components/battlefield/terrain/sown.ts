import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import type { Point } from "@/app/_components/engraving/water";
import type { Ground } from "./ground";

export type Sown = { readonly own: Point; readonly x: number; readonly y: number; readonly chance: Chance };

type Sowing = { readonly space: number; readonly stray: number; readonly isIn: (own: Point) => boolean };

/**
 * Places about so far apart, in rows that are set off against each other and stray a little. They are counted from the middle, and each has
 * its own chance: a piece that grows keeps what it has.
 */
export function sown({ wide, high, seed, shown }: Ground, { space, stray, isIn }: Sowing): readonly Sown[] {
  const step = space * 0.87;
  const [columns, rows] = [Math.ceil(wide / space), Math.ceil(high / step)];
  const found: Sown[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const chance = seeded(`${seed} ${column} ${row}`);
      const own: Point = [(column + (row & 1) / 2) * space + chance.about(stray), row * step + chance.about(stray)];
      if (!isIn(own)) continue;
      const [x, y] = shown(own);
      found.push({ own, x, y, chance });
    }
  return found;
}
