import type { EagleShootingAnswer, EagleShootingQuestion, EagleTables } from "../../../model/other-games/bronze-eagles";
import { rowValue, rulesRow } from "../../rules-row";
import { meanOf, trimmed } from "../chances";

const FACES = 6;
const atLeast = (face: number): number => (FACES + 1 - face) / FACES;

function reasonOf({ weapon, moved, distance }: EagleShootingQuestion, { weapons }: EagleTables): EagleShootingAnswer["reason"] {
  const { range, shootsMoving } = rulesRow(weapons, weapon);
  if (moved === "more" || (moved === "half" && !shootsMoving)) return "moved";
  return distance > range ? "out-of-range" : null;
}

/** Kills of so many dice: one die after another, and no more than there are figures. */
function killsOf(dice: number, hit: number, most: number): number[] {
  let kills: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(Math.min(kills.length + 1, most + 1)).fill(0);
    for (const [before, p] of kills.entries()) {
      const after = Math.min(most, before + 1);
      next[before] = (next[before] ?? 0) + p * (1 - hit);
      next[after] = (next[after] ?? 0) + p * hit;
    }
    kills = next;
  }
  return kills;
}

/** What so many figures kill over so many turns. */
export function shooting(question: EagleShootingQuestion, tables: EagleTables): Omit<EagleShootingAnswer, "asked"> {
  const reason = reasonOf(question, tables);
  if (reason !== null) return { allowed: false, reason, hit: 0, distribution: [1], mean: 0 };
  const saved = question.cover ? atLeast(rowValue(tables.numbers, "cover-saves-at")) : 0;
  const hit = atLeast(rowValue(tables.numbers, "shot-kills-at")) * (1 - saved);
  const distribution = trimmed(killsOf(question.figures * question.turns, hit, question.target));
  return { allowed: true, reason, hit, distribution, mean: meanOf(distribution) };
}
