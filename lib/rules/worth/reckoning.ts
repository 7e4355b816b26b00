import type { Strike } from "../odds/line-up";
import type { Losses, Played } from "./rounds-played";

/** The turns after which a meeting is told. */
export const TURNS_TOLD = [6, 8, 10] as const;
export const LAST_TURN = Math.max(...TURNS_TOLD);

/** The share of its break point that each side has lost on average: `a` and `b` after each of `TURNS_TOLD` in turn. */
export type Told = Float64Array;

/** What is lost in melees after each number of them. */
type Melees = (strike: Strike | null) => readonly Losses[];

/** What has been lost by those who fight no more, and will be by those who fight, after each of `TURNS_TOLD`. */
export class Reckoning {
  readonly told: Told = new Float64Array(2 * TURNS_TOLD.length);
  constructor(private readonly melee: Melees) {}

  /** This much ends in this turn with these losses. */
  end(turn: number, chance: number, lostA: number, lostB: number): void {
    for (let at = 0; at < TURNS_TOLD.length; at++) {
      if (turn > (TURNS_TOLD[at] as number)) continue;
      this.told[2 * at] = (this.told[2 * at] as number) + chance * lostA;
      this.told[2 * at + 1] = (this.told[2 * at + 1] as number) + chance * lostB;
    }
  }

  /** What is apart at the end of this turn counts as it is, if it is told then. */
  tellApart(turn: number, live: Float64Array): void {
    const at = TURNS_TOLD.indexOf(turn as (typeof TURNS_TOLD)[number]);
    if (at < 0) return;
    const [now] = this.melee(null) as readonly [Losses];
    this.add(at, live, now);
  }

  private add(at: number, live: Float64Array, losses: Losses): void {
    let [a, b] = [0, 0];
    for (let cell = 0; cell < live.length; cell++) {
      const chance = live[cell] as number;
      if (chance === 0) continue;
      a += chance * (losses.a[cell] as number);
      b += chance * (losses.b[cell] as number);
    }
    this.told[2 * at] = (this.told[2 * at] as number) + a;
    this.told[2 * at + 1] = (this.told[2 * at + 1] as number) + b;
  }

  /** Contact in this turn: the charge round, a melee, and then a melee a turn. */
  meet(turn: number, live: Float64Array, played: Played, strike: Strike | null): void {
    const after = new Float64Array(live.length);
    for (let cell = 0; cell < live.length; cell++) {
      const chance = live[cell] as number;
      const leads = played[cell];
      if (chance === 0 || !leads) continue;
      for (let at = 0; at < leads.to.length; at++) {
        const to = leads.to[at] as number;
        after[to] = (after[to] as number) + chance * (leads.chances[at] as number);
      }
    }
    const losses = this.melee(strike);
    for (const [at, last] of TURNS_TOLD.entries()) if (turn <= last) this.add(at, after, losses[last - turn + 1] as Losses);
  }
}
