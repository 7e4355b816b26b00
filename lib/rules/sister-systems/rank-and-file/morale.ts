import type { Grade, RankAndFileTables } from "../../../model/sister-systems/rank-and-file-tables";
import { rowValue, rulesRow } from "../../rules-row";

/** Stands of a unit; a single stand has neither losses nor a half that count. */
export type Strength = { readonly single: boolean; readonly start: number; readonly now: number };
export type Help = { readonly commander: number; readonly buildings: number; readonly other: number };

type ModifierCode = "losses" | "commander" | "buildings" | "other";
export type Modifier = { readonly code: ModifierCode; readonly value: number };

const FACES = 6;

/** What is added to the die; what changes nothing is left out. */
export function modifiersOf({ single, start, now }: Strength, { commander, buildings, other }: Help): readonly Modifier[] {
  const all: readonly Modifier[] = [
    { code: "losses", value: single ? 0 : now - start },
    { code: "commander", value: commander },
    { code: "buildings", value: buildings },
    { code: "other", value: other },
  ];
  return all.filter(({ value }) => value !== 0);
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** Whether so few stands are left that every test fails. */
export const isAtHalf = ({ single, start, now }: Strength, { limits }: RankAndFileTables): boolean =>
  !single && now <= start * rowValue(limits, "half");

/** The lowest die that passes; null if none does. */
export function needOf(grade: Grade, strength: Strength, help: Help, tables: RankAndFileTables): number | null {
  if (isAtHalf(strength, tables)) return null;
  const { grades, limits } = tables;
  const wanted = rulesRow(grades, grade).number - sumOf(modifiersOf(strength, help));
  return Math.min(rowValue(limits, "always-passes"), Math.max(rowValue(limits, "always-fails") + 1, wanted));
}

/** The chance of one die to show so much. */
export const dieChance = (need: number | null): number => (need === null ? 0 : (FACES + 1 - need) / FACES);

/** How a test ends: whether it is passed, and how many re-rolls are left. */
export type Ending = { readonly passed: boolean; readonly rerolls: number; readonly chance: number };

/** A test with a stock of re-rolls: one at most, and only for a failure that it may mend. */
export function endingsOf(need: number | null, rerolls: number): readonly Ending[] {
  const pass = dieChance(need);
  const first = { passed: true, rerolls, chance: pass };
  const all =
    need === null || rerolls === 0
      ? [first, { passed: false, rerolls, chance: 1 - pass }]
      : [
          first,
          { passed: true, rerolls: rerolls - 1, chance: (1 - pass) * pass },
          { passed: false, rerolls: rerolls - 1, chance: (1 - pass) ** 2 },
        ];
  return all.filter(({ chance }) => chance > 0);
}

/** The chance to pass. */
export const passOf = (need: number | null, rerolls: number): number =>
  endingsOf(need, rerolls).reduce((sum, { passed, chance }) => (passed ? sum + chance : sum), 0);
