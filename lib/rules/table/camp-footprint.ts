import type { BattlefieldBook } from "./battlefield-book";
import type { Footprint } from "./geometry/quad";
import { boxQuad } from "./geometry/turned";
import { hundredths } from "./hundredths";

/** "Types of camps and their depiction 1": parallel to the edge it touches. */
export function campFootprint({ x, y }: { readonly x: number; readonly y: number }, { campSize }: BattlefieldBook): Footprint {
  const [across, deep] = [hundredths(campSize.width) / 2, hundredths(campSize.depth) / 2];
  const [middle, centre] = [hundredths(x), hundredths(y)];
  return [boxQuad({ left: middle - across, right: middle + across, bottom: centre - deep, top: centre + deep })];
}
