import type { LossBox } from "../model/army-sheet";

/**
 * A box for each base, in the order of loss, of what breaks at so many wounds: open as long as the whole base can be lost, crossed from the
 * base whose first wound is the last straw. Half-crossed is the base that breaks it at a later wound: with two wounds to a base, as the
 * tables have it, the second. With three, the boxes would still be right, but would no longer say which.
 */
export function lossBoxes(bases: number, breaksAt: number, woundsPerBase: number): LossBox[] {
  return Array.from({ length: bases }, (_, before) => {
    if (breaksAt > (before + 1) * woundsPerBase) return "open";
    return breaksAt > before * woundsPerBase + 1 ? "half" : "crossed";
  });
}
