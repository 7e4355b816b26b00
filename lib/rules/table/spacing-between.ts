import type { BattlefieldBook, KindRow } from "./battlefield-book";
import { hundredths } from "./hundredths";

/** How far apart two pieces must be when the later one is placed, in hundredths; 0: they may touch ("Terrain Set-Up 5"). */
export function spacingBetween(one: KindRow, other: KindRow, { limits }: BattlefieldBook): number {
  const mayTouch = (one.field && (other.field || other.builtUp)) || (one.builtUp && other.field);
  return mayTouch ? 0 : hundredths(limits.spacing);
}
