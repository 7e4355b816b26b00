import type { Square } from "./balance";
import type { Game } from "./meetings";
import type { Told } from "./reckoning";

/** How two kinds meet on one ground: one comes on, the other does, or the faster strikes a flank (`a` is the first of the two). */
export type Meeting = {
  readonly comes: { readonly one: Game; readonly other: Game };
  readonly flank: { readonly by: "a" | "b"; readonly told: Told } | null;
};
/** Both grounds; where either cannot stand there is nothing. */
export type Met = { readonly good: Meeting; readonly rough: Meeting };

/** How the meetings are mixed: the shares of flanks and of rough going, and the place of the turns in `TURNS_TOLD`. */
export type Mix = { readonly flank: number; readonly rough: number; readonly turns: number };

/** What each of two loses of itself on average. */
export type Loss = { readonly one: number; readonly other: number };

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
