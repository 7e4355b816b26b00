import type {
  EarthMeleeAnswer,
  EarthMeleeQuestion,
  EarthShootingAnswer,
  EarthShootingQuestion,
  EarthShot,
  FilledFormation,
} from "../../../model/other-games/earth";
import type { EarthTables } from "../../../model/other-games/earth-tables";
import type { EarthNoShot } from "../../../model/other-games/earth-terms";
import { rowValue } from "../../rules-row";
import { type Answered, type Distribution, ofDice, trimmed } from "../chances";
import {
  damageOf,
  drawnUp,
  type Facing,
  facingAfter,
  filledSides,
  foeOf,
  formationFaults,
  isSlowed,
  resilienceOf,
  type Side,
} from "./formation";

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
function suffered(formation: FilledFormation, hits: Distribution, tables: EarthTables) {
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

const facing = ({ front, bases }: FilledFormation) => drawnUp(front, bases);

/** One formation shoots at another. */
export function askShooting(sent: EarthShootingQuestion, tables: EarthTables): Answered<EarthShootingAnswer> {
  const asked = filledSides(sent);
  const faults = formationFaults(asked);
  if (faults.length > 0) return { ok: false, faults };
  const { own, other, shot } = asked;
  const attack = shotAttack(own, other, shot, tables);
  const reason = whyNoShot(own, shot);
  const dice = attack.dice(facing(own), facing(other));
  const hits = hitsOf(dice, attack);
  const { dieModifier, resilience, hit } = attack;
  return {
    ok: true,
    value: { asked, allowed: reason === null, reason, dice, dieModifier, resilience, hit, hits, ...suffered(other, hits, tables) },
  };
}

type Both<T> = Readonly<Record<Side, T>>;

/** Who strikes first: missiles among their like, otherwise the higher initiative. */
export function firstOf({ own, other }: Both<FilledFormation>): Side | "both" {
  const alike = own.mounted === other.mounted || own.initiative === other.initiative;
  if (alike && own.missile !== other.missile) return own.missile ? "own" : "other";
  return firstByInitiative({ own, other });
}

export function firstByInitiative({ own, other }: Both<FilledFormation>): Side | "both" {
  if (own.initiative === other.initiative) return "both";
  return own.initiative > other.initiative ? "own" : "other";
}

/** The hits of those who strike second: whom the first blow killed strikes no more. */
function hitsBack(first: Distribution, striker: FilledFormation, back: FilledFormation, attack: Attack): number[] {
  const all: number[] = [];
  for (const [count, p] of first.entries()) {
    const { killed } = damageOf(back.front, back.injured, count);
    const dice = attack.dice(facingAfter(back.front, back.bases, killed), facing(striker));
    for (const [hits, q] of hitsOf(dice, attack).entries()) all[hits] = (all[hits] ?? 0) + p * q;
  }
  return trimmed(all);
}

/** One bound of mêlée. */
export function askMelee(sent: EarthMeleeQuestion, tables: EarthTables): Answered<EarthMeleeAnswer> {
  const asked = filledSides(sent);
  const faults = formationFaults(asked);
  if (faults.length > 0) return { ok: false, faults };
  const first = firstOf(asked);
  const attacks = { own: meleeAttack(asked.own, asked.other, tables), other: meleeAttack(asked.other, asked.own, tables) };
  const dice = (side: Side) => attacks[side].dice(facing(asked[side]), facing(asked[foeOf(side)]));
  const fresh = (side: Side) => hitsOf(dice(side), attacks[side]);
  const hits = { own: fresh("own"), other: fresh("other") };
  if (first !== "both") {
    const second = foeOf(first);
    hits[second] = hitsBack(hits[first], asked[first], asked[second], attacks[second]);
  }
  const blow = (side: Side) => ({
    ...{ dice: dice(side), resilience: attacks[side].resilience, hit: attacks[side].hit, hits: hits[side] },
    ...suffered(asked[side], hits[foeOf(side)], tables),
  });
  return { ok: true, value: { asked, first, own: blow("own"), other: blow("other") } };
}
