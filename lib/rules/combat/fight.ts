import type { CombatPhase, FireDie } from "../../model/combat-terms";
import type { Colour, DieFace } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import { rowValue, rulesRow } from "../rules-row";
import { type Claim, claimsOf, diceFor, sumOf, supportDiceFor } from "./claims";
import { mayShatter, mayShove } from "./shatter-and-shove";
import { type CombatBook, type FightingFile, type Standing, standing } from "./standing";

type Faces = readonly DieFace[];

/** In how many of all ways (`of`) the dice give 0, 1, 2 ... wounds. Whole numbers, so nothing is lost to rounding. */
type Odds = { readonly of: number; readonly ways: readonly number[] };

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

/** `rolled`: the chance that its dice show the effect. `lands`: the chance that the enemy also fails to cancel it. */
type Effect = { readonly rolled: number; readonly lands: number };

type Fighter = {
  readonly claims: readonly Claim[];
  readonly sum: number;
  readonly dice: readonly Colour[];
  /** What a supporting file of the same troops adds; nothing in the charge. */
  readonly support: readonly Colour[];
  /** The wounds it causes with `dice`. */
  readonly wounds: Odds;
  /** The mean bases it loses to the enemy's dice. */
  readonly loss: number;
  /** Null if it cannot. */
  readonly shatter: Effect | null;
  readonly shove: Effect | null;
};

type Roll = { readonly spark: number; readonly may: boolean };

/** The enemy cancels an effect if it can have the same one and rolls it ("Combat: Special effects 2.2, 3.2"). */
function effect(own: Roll, foe: Roll): Effect | null {
  if (!own.may) return null;
  return { rolled: own.spark, lands: own.spark * (foe.may ? 1 - foe.spark : 1) };
}

/** One exact roll of two files against each other: claims, dice, wounds, shatter and shove ("Combat"). */
export function fight(
  one: FightingFile,
  other: FightingFile,
  phase: CombatPhase,
  book: CombatBook,
): { readonly one: Fighter; readonly other: Fighter } {
  const sides = [standing(one, book), standing(other, book)] as const;
  const [first, second] = [claimsOf(sides[0], sides[1], phase, book), claimsOf(sides[1], sides[0], phase, book)];
  const ahead = sumOf(first) - sumOf(second);
  const ladder = book.combat.claimLadder;
  const side = (own: Standing, foe: Standing, claims: readonly Claim[], difference: number): Fighter => {
    const [dice, foeDice] = [diceFor(difference, ladder), diceFor(-difference, ladder)];
    const [spark, foeSpark] = [sparkChance(dice, book.rules), sparkChance(foeDice, book.rules)];
    const shatters = { own: mayShatter(own, foe, phase), foe: mayShatter(foe, own, phase) };
    const shoves = { own: mayShove(own, foe), foe: mayShove(foe, own) };
    return {
      ...{ claims, sum: sumOf(claims), dice, support: phase === "melee" ? supportDiceFor(difference, ladder) : [] },
      ...{ wounds: woundOdds(dice, book.rules), loss: meanLoss(foeDice, book.rules) },
      shatter: effect({ spark, may: shatters.own }, { spark: foeSpark, may: shatters.foe }),
      shove: effect({ spark, may: shoves.own }, { spark: foeSpark, may: shoves.foe }),
    };
  };
  return { one: side(sides[0], sides[1], first, ahead), other: side(sides[1], sides[0], second, -ahead) };
}
