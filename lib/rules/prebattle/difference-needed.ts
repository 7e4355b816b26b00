import type { Square } from "../../model/battle-tables";
import type { Territory } from "../../model/enumerations";
import type { BattleBook } from "./book";

/**
 * By how many steps a card must be better for the marker to go from one square to another in one day ("The five days before the Battle
 * 1.6", RULES.md: "The marker's ways"). 0: it stays. Null: no day's cards reach that far, or a square is outside the territory.
 */
export function differenceNeeded({ reach }: Pick<BattleBook, "reach">, territory: Territory, from: Square, to: Square): number | null {
  const needed = reach[territory][from]?.findIndex((ends) => ends.includes(to)) ?? -1;
  return needed < 0 ? null : needed;
}
