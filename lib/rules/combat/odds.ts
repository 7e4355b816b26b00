import type { FireDie } from "../../model/combat-terms";
import type { DieFace } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import { rowValue, rulesRow } from "../rules-row";

type Faces = readonly DieFace[];

/** In how many of all ways (`of`) the dice give 0, 1, 2 ... wounds. Whole numbers, so nothing is lost to rounding. */
export type Odds = { readonly of: number; readonly ways: readonly number[] };

const NOTHING: Odds = { of: 1, ways: [1] };

/**
 * The faces of a die as they count: on white plus the special is a wound; on black that only slows, nothing is ("Shooting: Determining
 * which dice to roll").
 */
export function facesOf(die: FireDie, { deathDice }: Pick<RulesTables, "deathDice">): Faces {
  if (die === "black-slow") return rulesRow(deathDice, "black").faces.map((face) => (face === "blank" ? face : "special"));
  if (die === "white-plus") return rulesRow(deathDice, "white").faces.map((face) => (face === "special" ? "wound" : face));
  return rulesRow(deathDice, die).faces;
}

/** The wounds of one face. */
export const woundsOf = (face: DieFace, perBase: number): number => {
  if (face === "skull") return perBase;
  return face === "wound" ? 1 : 0;
};

function withDie({ of, ways }: Odds, faces: Faces, perBase: number): Odds {
  const sums = new Array<number>(ways.length + perBase).fill(0);
  for (const [wounds, count] of ways.entries())
    for (const face of faces) {
      const sum = wounds + woundsOf(face, perBase);
      sums[sum] = (sums[sum] ?? 0) + count;
    }
  return { of: of * faces.length, ways: sums.slice(0, sums.findLastIndex((count) => count > 0) + 1) };
}

/** Wounds that kill a base. */
export const woundsPerBaseOf = ({ army }: Pick<RulesTables, "army">): number => rowValue(army.limits, "wounds-per-base");

/** The wounds of one roll of all these dice. A skull is as many wounds as kill a base ("Combat: Combat results 4"). */
export function woundOdds(dice: readonly FireDie[], rules: RulesTables): Odds {
  return dice.reduce((odds, die) => withDie(odds, facesOf(die, rules), woundsPerBaseOf(rules)), NOTHING);
}

/** Mean wounds of one roll. */
export const meanWounds = ({ of, ways }: Odds): number => ways.reduce((sum, count, wounds) => sum + count * wounds, 0) / of;

/** Mean bases that one roll of these dice kills; wounds count as parts of a base. */
export const meanLoss = (dice: readonly FireDie[], rules: RulesTables): number =>
  meanWounds(woundOdds(dice, rules)) / woundsPerBaseOf(rules);

/** The chance that one of the dice shows a skull or an S, which shatters or shoves if the troops can ("Combat: Special effects"). */
export function sparkChance(dice: readonly FireDie[], rules: RulesTables): number {
  const without = dice.map((die) => facesOf(die, rules).map((face) => face !== "skull" && face !== "special"));
  const none = without.reduce((ways, faces) => ways * faces.filter(Boolean).length, 1);
  const all = without.reduce((ways, faces) => ways * faces.length, 1);
  return (all - none) / all;
}
