import type {
  EarthMeleeAnswer,
  EarthMeleeQuestion,
  EarthShootingAnswer,
  EarthShootingQuestion,
  FilledFormation,
} from "../../../model/sister-systems/earth";
import type { EarthTables } from "../../../model/sister-systems/earth-tables";
import { type Answered, type Distribution, trimmed } from "../chances";
import { type Attack, hitsOf, meleeAttack, shotAttack, suffered, whyNoShot } from "./attack";
import { damageOf, drawnUp, facingAfter, filledSides, foeOf, formationFaults, type Side } from "./formation";

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
