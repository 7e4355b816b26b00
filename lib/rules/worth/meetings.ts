import type { SeatName } from "../../model/by-seat";
import type { Form } from "../../model/enumerations";
import type { Approach, GroupBody, Response } from "../../model/odds";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { everCharges, mayCharge, mayCounterCharge, mayRespond, mustRun } from "../odds/charge";
import { type Group, groupOf, groupProblems } from "../odds/group";
import type { OddsBook } from "../odds/odds-book";
import { shoots } from "../odds/volley";
import type { Square } from "./balance";
import { comeOn, strikeFlank } from "./coming-on";
import { duelOf } from "./duel";
import type { Told } from "./reckoning";
import type { RoundsTables } from "./rounds-played";

/** BW between them when one comes on. */
const DISTANCE = 12;

export const GROUNDS = ["good", "rough"] as const;
type Ground = (typeof GROUNDS)[number];

/** Troops of so many bases, as they may stand: in each form, on each ground, and behind what they carry for their defence. */
export type Kind = {
  readonly troop: Troop;
  readonly bases: number;
  readonly stands: { readonly [G in Ground]: readonly { readonly plain: Group; readonly defended: Group | null }[] };
};

const bodyOf = (bases: number, form: Form, ground: Ground, states: GroupBody["states"]): GroupBody => ({
  ...{ bases, files: null, form, wounds: 0, ground, states, square: false, pikesDropped: false, supporting: null, shoots: true },
});

const DEFENCES = ["barricades", "stakes", "caltrops"] as const;

export function kindOf(troop: Troop, bases: number, book: OddsBook): Kind {
  const defences = DEFENCES.filter((one) => troop.characteristics.includes(one));
  const standing = (ground: Ground) =>
    formsOf(troop).flatMap((form) => {
      const body = bodyOf(bases, form, ground, []);
      if (groupProblems(troop, body, book).length > 0) return [];
      const behind = defences.length > 0 && form !== "skirmish" ? groupOf(troop, { ...body, states: [...defences] }, book) : null;
      return [{ plain: groupOf(troop, body, book), defended: behind }];
    });
  return { troop, bases, stands: { good: standing("good"), rough: standing("rough") } };
}

/** What each plan of the comer comes to against each plan of the waiter; the comer's losses are `a` of what is told. */
export type Game = readonly (readonly Told[])[];

const planA = (plan: "charge" | "shoot", response: Response): Approach["a"] => ({ plan, response });

/** What the waiter may do against this comer: stand, evade, counter-charge, charge. */
function waiting(own: Group, comer: Group): readonly Approach["b"][] {
  const forced = mustRun(own, comer);
  const evades = (["run-away", "skirmish"] as const).filter((one) => mayRespond(own, one));
  return [
    ...(forced ? [] : [{ plan: "stand", response: "stand" } as const]),
    ...evades.map((response) => ({ plan: "stand", response }) as const),
    ...(mayCounterCharge(own, comer) && !own.stands.skirmishers ? [{ plan: "stand", response: "counter-charge" } as const] : []),
    ...(everCharges(own) ? [{ plan: "charge", response: forced ? "run-away" : "stand" } as const] : []),
  ];
}

/** One comes on from afar and the other waits, on this ground; empty if either cannot stand there or the comer cannot move. */
export function gameOf(comer: Kind, waiter: Kind, ground: Ground, tables: RoundsTables, book: OddsBook): Game {
  return comer.stands[ground].flatMap(({ plain: a }) => {
    if (a.move === 0) return [];
    const plans = [...(everCharges(a) ? (["charge"] as const) : []), ...(shoots(a) ? (["shoot"] as const) : [])];
    const foes = waiter.stands[ground].flatMap(({ plain, defended }) => [
      { b: plain, duel: duelOf(a, plain, tables, book), does: waiting(plain, a) },
      ...(defended
        ? [{ b: defended, duel: duelOf(a, defended, tables, book), does: [{ plan: "stand", response: "stand" } as const] }]
        : []),
    ]);
    return (plans.length > 0 ? plans : (["charge"] as const)).map((plan) =>
      foes.flatMap(({ b, duel, does }) => {
        // Only what may happen is reckoned apart: if the comer never charges, no response is asked of the waiter.
        const isCharged = plan === "charge" && duel.charges.a.some(Boolean);
        const mayStrike = duel.charges.b.some(Boolean);
        const asked = does.filter((one, at) => (one.plan === "charge" ? mayStrike : isCharged || at === 0));
        const own = mustRun(a, b) ? "run-away" : "stand";
        return asked.map((one) => comeOn(duel, { distance: DISTANCE, a: planA(plan, own), b: one }));
      }),
    );
  });
}

/** A strike at a flank: who makes it, and what comes of it. */
type Flank = { readonly by: SeatName; readonly told: Told };

/** Who is the faster and may charge strikes the other's flank; null if there is no such strike. */
export function flankOf(one: Kind, other: Kind, ground: Ground, tables: RoundsTables, book: OddsBook): Flank | null {
  const [a, b] = [one.stands[ground][0]?.plain, other.stands[ground][0]?.plain];
  if (!a || !b || a.move === b.move) return null;
  const by: SeatName = a.move > b.move ? "a" : "b";
  const [striker, struck] = by === "a" ? [a, b] : [b, a];
  if (!mayCharge(striker, struck, 0, book) || struck.traits.noFlank) return null;
  return { by, told: strikeFlank(duelOf(a, b, tables, book), by) };
}

/** How two kinds meet on one ground: one comes on, the other does, or the faster strikes a flank (`a` is the first of the two). */
export type Meeting = {
  readonly comes: { readonly one: Game; readonly other: Game };
  readonly flank: Flank | null;
};
/** Both grounds; where either cannot stand there is nothing. */
export type Met = { readonly good: Meeting; readonly rough: Meeting };

/** How the meetings are mixed: the shares of flanks and of rough going, and the place of the turns in `TURNS_TOLD`. */
export type Mix = { readonly flank: number; readonly rough: number; readonly turns: number };

/** What each of two loses of itself on average. */
type Loss = { readonly one: number; readonly other: number };

const NOTHING: Loss = { one: 0, other: 0 };

/** The comer takes the plan whose worst case is best, the waiter what is worst for it: by price won less price lost. Null: nobody comes. */
function playedOut(game: Game, comer: number, waiter: number, turns: number): Loss | null {
  let best: Loss | null = null;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const row of game) {
    let worst: Loss | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const told of row) {
      const [one, other] = [told[2 * turns] ?? 0, told[2 * turns + 1] ?? 0];
      const gain = waiter * other - comer * one;
      if (gain < least) [least, worst] = [gain, { one, other }];
    }
    if (worst && least > bestGain) [bestGain, best] = [least, worst];
  }
  return best;
}

const mixed = (one: Loss, other: Loss, share: number): Loss => ({
  one: one.one * (1 - share) + other.one * share,
  other: one.other * (1 - share) + other.other * share,
});

function onGround({ comes, flank }: Meeting, prices: Loss, mix: Mix): Loss {
  const first = playedOut(comes.one, prices.one, prices.other, mix.turns);
  const swapped = playedOut(comes.other, prices.other, prices.one, mix.turns);
  const second = swapped && { one: swapped.other, other: swapped.one };
  const HALF = 0.5;
  const front = first && second ? mixed(first, second, HALF) : (first ?? second ?? NOTHING);
  const struck = flank ? { one: flank.told[2 * mix.turns] ?? 0, other: flank.told[2 * mix.turns + 1] ?? 0 } : front;
  return mixed(front, struck, mix.flank);
}

const isNowhere = ({ comes, flank }: Meeting): boolean => comes.one.length === 0 && comes.other.length === 0 && flank === null;

/** What two kinds lose to each other at these prices of a unit group. Where they cannot both stand in rough going they meet in good. */
export function lossOf({ good, rough }: Met, prices: Loss, mix: Mix): Loss {
  const open = onGround(good, prices, mix);
  return mixed(open, isNowhere(rough) ? open : onGround(rough, prices, mix), mix.rough);
}

/** The share of itself that each kind loses to each other. `metOf` is asked for one > other only. */
export function lossesOf(size: number, metOf: (one: number, other: number) => Met, prices: readonly number[], mix: Mix): Square {
  const at = new Float64Array(size * size);
  for (let one = 0; one < size; one++)
    for (let other = 0; other < one; other++) {
      const lost = lossOf(metOf(one, other), { one: prices[one] ?? 0, other: prices[other] ?? 0 }, mix);
      at[one * size + other] = lost.one;
      at[other * size + one] = lost.other;
    }
  return { size, at };
}
