import type { ClaimRow } from "../../model/combat-tables";
import type { ClaimId, CombatPhase } from "../../model/combat-terms";
import { holds } from "./conditions";
import { type CombatBook, type FightingFile, isIn, meets, type Standing, standing } from "./standing";

export type Claim = { readonly id: ClaimId; readonly value: number };

/** What the row gives against this enemy; 0 if nothing. */
function claimedBy({ needs, against, when, unless, values }: ClaimRow, own: Standing, foe: Standing): number {
  if (!meets(own.bearer, needs) || !meets(foe.bearer, against)) return 0;
  if (!when.every((one) => holds(one, own, foe)) || unless.some((one) => holds(one, own, foe))) return 0;
  return values.find((one) => one.when.every((each) => holds(each, own, foe)))?.value ?? 0;
}

/** The rows that can count: to flank and rear only those marked for it ("Combat: Claims and which dice to roll 3"). */
function rowsFor(own: Standing, phase: CombatPhase, { claims }: CombatBook["combat"]): readonly ClaimRow[] {
  const general = claims.general.filter((row) => row[phase]);
  return isIn(own, "flanked") ? general.filter((row) => row.allRound) : [...general, ...claims[phase]];
}

export function claimsOf(own: Standing, foe: Standing, phase: CombatPhase, { combat }: CombatBook): readonly Claim[] {
  return rowsFor(own, phase, combat)
    .map((row) => ({ id: row.id, value: claimedBy(row, own, foe) }))
    .filter(({ value }) => value > 0);
}

/** The claims of a file against an enemy file, each with its reason ("Combat: Claims and which dice to roll 3"). */
export const claimsInFight = (own: FightingFile, foe: FightingFile, phase: CombatPhase, book: CombatBook): readonly Claim[] =>
  claimsOf(standing(own, book), standing(foe, book), phase, book);

export const sumOf = (claims: readonly Claim[]): number => claims.reduce((sum, { value }) => sum + value, 0);
