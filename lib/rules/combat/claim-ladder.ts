import type { CombatTables } from "../../model/combat-tables";
import { LADDER_STEPS } from "../../model/combat-terms";
import type { Colour } from "../../model/enumerations";
import { rulesRow } from "../rules-row";

type Ladder = CombatTables["claimLadder"];

function stepAt(difference: number, { steps }: Ladder): number {
  return LADDER_STEPS.findLastIndex((id) => {
    const { from } = rulesRow(steps, id);
    return from === null || difference >= from;
  });
}

function diceAt(step: number, { steps }: Ladder): readonly Colour[] {
  const id = LADDER_STEPS[Math.max(0, step)];
  return id ? rulesRow(steps, id).dice : [];
}

/** The dice of a file this many claims ahead of the enemy; negative is behind ("Combat: Claims and which dice to roll 5"). */
export const diceFor = (difference: number, ladder: Ladder): readonly Colour[] => diceAt(stepAt(difference, ladder), ladder);

/** The dice a supporting file this many claims ahead adds in melee ("Combat: Supporting files in combat 4.2"). */
export const supportDiceFor = (difference: number, ladder: Ladder): readonly Colour[] =>
  diceAt(stepAt(difference, ladder) - rulesRow(ladder.support, "support").lower, ladder);
