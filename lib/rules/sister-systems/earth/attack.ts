import type { EarthShot, FilledFormation } from "../../../model/sister-systems/earth";
import type { EarthTables } from "../../../model/sister-systems/earth-tables";
import type { EarthNoShot } from "../../../model/sister-systems/earth-terms";
import { rowValue } from "../../rules-row";
import { type Distribution, ofDice, trimmed } from "../chances";
import { damageOf, type Facing, isSlowed, resilienceOf } from "./formation";

const FACES = 6;

/** How a formation strikes: the dice of a front against a front, and the chance of each to hit. */
export type Attack = {
  readonly dice: (own: Facing, enemy: Facing) => number;
  readonly dieModifier: number;
  readonly resilience: number;
  readonly hit: number;
};

/** The chance of a die to come to so much; no face always hits, and none never. */
const hitChance = (resilience: number, modifier: number): number =>
  Math.min(FACES, Math.max(0, FACES + 1 - (resilience - modifier))) / FACES;

const wider = (mine: number, theirs: number): number => Math.max(0, mine - theirs);

/** In mêlée a die more for each base by which the front is the wider. Nobody left, no dice. */
export function meleeAttack(own: FilledFormation, enemy: FilledFormation, tables: EarthTables): Attack {
  const resilience = resilienceOf(enemy, "melee", tables);
  return {
    dice: (mine, theirs) => (mine.front === 0 ? 0 : own.melee + wider(mine.front, theirs.front)),
    ...{ dieModifier: 0, resilience, hit: hitChance(resilience, 0) },
  };
}

/** Why a formation may not shoot so; null if it may. */
export function whyNoShot(own: FilledFormation, { mode, moving, noMoveAndFire, distance, range }: EarthShot): EarthNoShot | null {
  if (distance > range) return "out-of-range";
  if (moving && noMoveAndFire) return "no-move-and-fire";
  if (mode !== "normal" && own.terrain === "overheads") return "overheads";
  return own.ranged === 0 ? "no-ranged" : null;
}

function shotModifier(own: FilledFormation, enemy: FilledFormation, shot: EarthShot, { numbers }: EarthTables): number {
  const isFar = shot.distance >= rowValue(numbers, "long-range-share") * shot.range;
  const isMoving = shot.moving && !own.skirmisher;
  const isHigh = shot.mode !== "normal";
  return (
    (isFar ? rowValue(numbers, "long-range") : 0) +
    (isMoving ? rowValue(numbers, "moving") : 0) +
    (isHigh ? rowValue(numbers, "ordnance") : 0) +
    (isHigh && enemy.terrain === "overheads" ? rowValue(numbers, "ordnance-overheads") : 0)
  );
}

/** Shooting: ordnance and volleys have a die more for each shooter above the enemy's front, and shooters in the ranks behind. */
export function shotAttack(own: FilledFormation, enemy: FilledFormation, shot: EarthShot, tables: EarthTables): Attack {
  const { numbers } = tables;
  const resilience = resilienceOf(enemy, "ranged", tables);
  const dieModifier = shotModifier(own, enemy, shot, tables);
  const ranks = shot.mode === "normal" ? 0 : rowValue(numbers, `${shot.mode}-ranks`);
  const shooters = ({ front, behind }: Facing) => front + Math.min(ranks - 1, Math.ceil(behind / own.front));
  return {
    dice(mine, theirs) {
      if (mine.front === 0 || whyNoShot(own, shot)) return 0;
      return own.ranged + (ranks === 0 ? 0 : wider(shooters(mine), theirs.front));
    },
    ...{ dieModifier, resilience, hit: hitChance(resilience, dieModifier) },
  };
}

/** What so many hits leave of those who are struck. */
export function suffered(formation: FilledFormation, hits: Distribution, tables: EarthTables) {
  const { front } = formation;
  const [injured, killed] = [Array.from({ length: front + 1 }, () => 0), Array.from({ length: front + 1 }, () => 0)];
  let halfSpeed = 0;
  for (const [count, p] of hits.entries()) {
    const damage = damageOf(front, formation.injured, count);
    injured[damage.injured] = (injured[damage.injured] ?? 0) + p;
    killed[damage.killed] = (killed[damage.killed] ?? 0) + p;
    if (isSlowed(formation, damage.injured, tables)) halfSpeed += p;
  }
  return {
    injured: trimmed(injured),
    killed: trimmed(killed),
    frontKilled: Math.min(1, killed[front] ?? 0),
    halfSpeed: Math.min(1, halfSpeed),
  };
}

/** The hits of so many dice. */
export const hitsOf = (dice: number, { hit }: Attack): number[] => ofDice(dice, hit);
