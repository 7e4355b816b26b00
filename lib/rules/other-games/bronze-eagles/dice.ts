import type { EagleMethod } from "../../../model/other-games/bronze-eagles-terms";

/** How one side rolls: dice that count, what is added to each, and whether each model rolls two and takes the better. */
export type Hand = { readonly dice: number; readonly modifier: number; readonly twice: boolean };

/** A throw as far as it matters: whom it kills, and what decides the round. What the method does not ask is 0. */
export type Throw = {
  readonly kills: number;
  readonly sixes: number;
  readonly highest: number;
  readonly lowest: number;
  readonly total: number;
  readonly p: number;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One die, or two of which the better counts: the score that counts, how many figures both kill, and the chance. */
type Score = { readonly score: number; readonly kills: number; readonly p: number };

function scoresOf({ modifier, twice }: Hand, killsAt: number): readonly Score[] {
  const score = (face: number) => Math.min(killsAt, face + modifier);
  const kills = (face: number) => Number(score(face) === killsAt);
  if (!twice) return FACES.map((face) => ({ score: score(face), kills: kills(face), p: 1 / 6 }));
  return FACES.flatMap((one) =>
    FACES.map((other) => ({ score: Math.max(score(one), score(other)), kills: kills(one) + kills(other), p: 1 / 36 })),
  );
}

const NOTHING: Throw = { kills: 0, sixes: 0, highest: Number.NEGATIVE_INFINITY, lowest: Number.POSITIVE_INFINITY, total: 0, p: 1 };

function withScore(before: Throw, { score, kills, p }: Score, method: EagleMethod, killsAt: number): Throw {
  const common = { kills: before.kills + kills, p: before.p * p };
  if (method === "totals") return { ...common, sixes: 0, highest: 0, lowest: 0, total: before.total + score };
  return {
    ...common,
    sixes: before.sixes + Number(score === killsAt),
    highest: Math.max(before.highest, score),
    lowest: Math.min(before.lowest, score),
    total: 0,
  };
}

/** Throws that are alike, as one. Every number of them lies between -64 and 127. */
function merged(all: readonly Throw[]): readonly Throw[] {
  const byKey = new Map<number, Throw>();
  for (const one of all) {
    const shape = [one.kills, one.sixes, one.highest, one.lowest, one.total];
    const key = shape.reduce((sum, part) => sum * 192 + Math.max(-64, Math.min(127, part)) + 64, 0);
    const found = byKey.get(key);
    byKey.set(key, found ? { ...one, p: one.p + found.p } : one);
  }
  return [...byKey.values()];
}

/** Everything that a hand can throw. A score that reaches `killsAt` counts as that, and kills a figure. */
export function throwsOf(hand: Hand, method: EagleMethod, killsAt: number): readonly Throw[] {
  const scores = merged(scoresOf(hand, killsAt).map(({ score, kills, p }) => ({ ...NOTHING, total: score, kills, p })));
  let all: readonly Throw[] = [NOTHING];
  for (let die = 0; die < hand.dice; die++)
    all = merged(all.flatMap((one) => scores.map(({ total, kills, p }) => withScore(one, { score: total, kills, p }, method, killsAt))));
  return all;
}

type Winner = "own" | "other" | null;
const WINNERS: readonly Winner[] = [null, "own", "other"];

/** What both throws come to: figures killed by each, who has won by the dice, and how far the other is pushed. */
export type Clash = {
  readonly ownKills: number;
  readonly otherKills: number;
  readonly winner: Winner;
  readonly p: number;
  /** The chance of each push, by half inches; together they are `p`. */
  readonly pushes: Float64Array;
};

/** 0: a draw, 1: own has won, 2: other has; and half inches. */
type Decided = readonly [won: 0 | 1 | 2, halfInches: number];
const DRAW: Decided = [0, 0];

/** By the highest die: more sixes win, equally many are a draw; without any, the higher die wins. */
function byHighest(own: Throw, other: Throw): Decided {
  const ahead = own.sixes - other.sixes || (own.sixes > 0 ? 0 : own.highest - other.highest);
  if (ahead === 0) return DRAW;
  return ahead > 0 ? [1, 2 * (own.highest - other.lowest)] : [2, 2 * (other.highest - own.lowest)];
}

/** By the totals: the push is half the difference. */
function byTotals(own: Throw, other: Throw): Decided {
  const ahead = own.total - other.total;
  return ahead === 0 ? DRAW : [ahead > 0 ? 1 : 2, Math.abs(ahead)];
}

const DECIDE: Readonly<Record<EagleMethod, (own: Throw, other: Throw) => Decided>> = { highest: byHighest, totals: byTotals };

/** More half inches than any push has. */
export const MOST_PUSH = 128;

/** Both hands against each other. */
export function clashesOf(own: readonly Throw[], other: readonly Throw[], method: EagleMethod): readonly Clash[] {
  const decide = DECIDE[method];
  const [mostOwn, mostOther] = [own, other].map((all) => Math.max(...all.map(({ kills }) => kills))) as [number, number];
  const chances = new Float64Array((mostOwn + 1) * (mostOther + 1) * WINNERS.length * MOST_PUSH);
  for (const mine of own)
    for (const theirs of other) {
      const [won, halfInches] = decide(mine, theirs);
      const at = ((mine.kills * (mostOther + 1) + theirs.kills) * WINNERS.length + won) * MOST_PUSH + halfInches;
      chances[at] = (chances[at] ?? 0) + mine.p * theirs.p;
    }
  const clashes: Clash[] = [];
  for (let at = 0; at < chances.length; at += MOST_PUSH) {
    const row = chances.subarray(at, at + MOST_PUSH);
    const p = row.reduce((sum, one) => sum + one, 0);
    if (p === 0) continue;
    const [place, kills] = [at / MOST_PUSH, Math.floor(at / MOST_PUSH / WINNERS.length)];
    clashes.push({
      ownKills: Math.floor(kills / (mostOther + 1)),
      otherKills: kills % (mostOther + 1),
      winner: WINNERS[place % WINNERS.length] ?? null,
      p,
      pushes: row.slice(0, row.findLastIndex((one) => one > 0) + 1),
    });
  }
  return clashes;
}
