import type { CombatPhase } from "../../model/combat-terms";
import type { Colour } from "../../model/enumerations";
import { type Claim, claimsOf, diceFor, sumOf, supportDiceFor } from "./claims";
import { meanLoss, type Odds, sparkChance, woundOdds } from "./odds";
import { mayShatter, mayShove } from "./shatter-and-shove";
import { type CombatBook, type FightingFile, type Standing, standing } from "./standing";

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
