import type { ShooterState } from "../../model/combat-terms";
import type { FireAnswer, FireQuestion } from "../../model/odds";
import { LEFT_OUT } from "../../model/odds-terms";
import type { Lists } from "../army/book";
import { rowValue } from "../rules-row";
import { comingOn } from "./approach";
import { type Asked, all, askedGroup, faultIf, faulty } from "./fighters";
import type { Group } from "./group";
import type { OddsBook } from "./odds-book";
import { basesLost } from "./tally";
import { type Fire, fireOf, MOST_SLOWED, shoots, type Volley } from "./volley";

type Told = FireAnswer["after"][number];

/** What a chance of each number of wounds means to the target: mean bases lost, the chance of a base or more, and that it breaks. */
function toldWounds(target: Group, wounds: Float64Array, perBase: number): Told {
  const told = { mean: 0, base: 0, breaks: 0 };
  const had = target.wounds;
  for (const [all, chance] of wounds.entries()) {
    told.mean += chance * (basesLost(target, all, perBase) - basesLost(target, had, perBase));
    if (Math.floor(all / perBase) > Math.floor(had / perBase)) told.base += chance;
    if (all >= target.breaksAt) told.breaks += chance;
  }
  return told;
}

/** The chances of its wounds after one volley more; what has broken is shot at no more. */
function nextVolley(fire: Fire, target: Group, before: Float64Array, perBase: number): Float64Array {
  const after = new Float64Array(before.length);
  for (const [wounds, chance] of before.entries()) {
    const volley = chance > 0 && wounds < target.breaksAt ? fire(0, Math.floor(wounds / perBase)) : null;
    for (const { wounds: more, chance: of } of volley?.outcomes ?? [{ wounds: 0, chance: 1 }])
      after[wounds + more] = (after[wounds + more] ?? 0) + chance * of;
  }
  return after;
}

/** After each volley, the chances of every number of wounds. */
function volleysOf(fire: Fire, target: Group, volleys: number, most: number, perBase: number): readonly Float64Array[] {
  let wounds = new Float64Array(target.breaksAt + most + 1);
  wounds[target.wounds] = 1;
  return Array.from({ length: volleys }, () => {
    wounds = nextVolley(fire, target, wounds, perBase) as typeof wounds;
    return wounds;
  });
}

const slowing = ({ outcomes }: Volley): readonly number[] =>
  Array.from({ length: MOST_SLOWED + 1 }, (_, by) => outcomes.reduce((sum, { slowed, chance }) => sum + (slowed === by ? chance : 0), 0));

function woundChances({ outcomes }: Volley): readonly number[] {
  const most = Math.max(...outcomes.map(({ wounds }) => wounds));
  return Array.from({ length: most + 1 }, (_, wounds) => outcomes.reduce((sum, one) => sum + (one.wounds === wounds ? one.chance : 0), 0));
}

/** The answer to fire: one volley and what more of them do; and what the target meets as it comes on. */
export function askFire(question: FireQuestion, lists: Lists, book: OddsBook): Asked<FireAnswer> {
  const groups = all((["shooter", "target"] as const).map((one) => askedGroup(question[one], [one], lists, book)));
  if (!groups.ok) return groups;
  const [shooter, target] = groups.value;
  if (!shooter || !target) throw new Error("fire has a shooter and a target");
  const { atChargers, runningAway, line, targetStates } = question;
  const states: readonly ShooterState[] = [
    ...(atChargers ? (["at-chargers"] as const) : []),
    ...(runningAway ? (["running-away"] as const) : []),
  ];
  const distance = atChargers ? rowValue(book.combat.limits, "shot-at-from") : question.distance;
  const fire = fireOf(shooter, target, { distance, line, shooter: states, target: targetStates }, book);
  const lost = { shooter: Math.floor(shooter.wounds / book.perBase), target: Math.floor(target.wounds / book.perBase) };
  const volley = fire(lost.shooter, lost.target);
  if (volley === null)
    return faulty([
      ...faultIf(!shoots(shooter), ["shooter"], "cannot-shoot"),
      ...faultIf(shoots(shooter), ["distance"], "out-of-range", { distance }),
    ]);
  const always: Fire = (_, lostByTarget) => fire(lost.shooter, lostByTarget);
  const most = volley.dice.length * book.perBase;
  const after = volleysOf(always, target, question.volleys, most, book.perBase).map((wounds) => toldWounds(target, wounds, book.perBase));
  const first = volleysOf(always, target, 1, most, book.perBase)[0] ?? new Float64Array();
  return {
    ok: true,
    value: {
      range: volley.range,
      dice: volley.dice.map(({ start, die, steps }) => ({ start, die, steps: [...steps] })),
      wounds: [...woundChances(volley)],
      ...toldWounds(target, first, book.perBase),
      slows: [...slowing(volley)],
      after,
      comesOn: question.comesOn === null ? null : comingOn(target, shooter, question.comesOn.from, line, book),
      leftOut: [...LEFT_OUT],
    },
  };
}
