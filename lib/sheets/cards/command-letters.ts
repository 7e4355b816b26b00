import type { Commander } from "../../model/army";
import type { Muster } from "../../rules/army/muster";
import { commandLetter } from "../../words/battle/names";

/** The commanders as a battle has them: the army commander first, whose letter is A. */
export function commandersInOrder({ army, armyCommander }: Muster): readonly Commander[] {
  const others = army.commanders.filter((one) => one !== armyCommander);
  return armyCommander === null ? others : [armyCommander, ...others];
}

/** The letter by which a commander goes in battles and on all papers of the army. */
export const letterOf = (commander: Commander, mustered: Muster): string => commandLetter(commandersInOrder(mustered).indexOf(commander));
