import type { Square } from "../../model/battle-tables";
import type { Territory } from "../../model/enumerations";
import type { BattleBook } from "./book";

/**
 * By how much better a card must be for the marker to go from one square to another in a single day ("The five days before the Battle 1.6",
 * RULES.md: "The marker's ways"). 0: it stays. Null: no day's cards reach so far, or one of the two is not of the territory.
 */
export function differenceNeeded({ reach }: Pick<BattleBook, "reach">, territory: Territory, from: Square, to: Square): number | null {
  const needed = reach[territory][from]?.findIndex((ends) => ends.includes(to)) ?? -1;
  return needed < 0 ? null : needed;
}
