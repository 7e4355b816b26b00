import type { Chance } from "./computer-turn";

/** Scores that differ by less are equal: sums of many products are not exact. */
const ALIKE = 1e-9;

/** The option with the highest score; chance decides between equal ones. Needs at least one option. */
export function bestOf<Option>(options: readonly Option[], score: (option: Option) => number, chance: Chance): Option {
  const scores = options.map(score);
  const most = Math.max(...scores);
  const best = options.filter((_, at) => (scores[at] ?? most) >= most - ALIKE);
  const chosen = best.length > 1 ? best[chance(best.length)] : best[0];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}
