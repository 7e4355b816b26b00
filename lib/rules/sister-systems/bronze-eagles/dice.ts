import type { EagleMethod } from "../../../model/sister-systems/bronze-eagles-terms";

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

/** Throws that are alike, as one. */
function merged(all: readonly Throw[]): readonly Throw[] {
  const byKey = new Map<string, Throw>();
  for (const one of all) {
    const key = `${one.kills} ${one.sixes} ${one.highest} ${one.lowest} ${one.total}`;
    byKey.set(key, { ...one, p: one.p + (byKey.get(key)?.p ?? 0) });
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

/** What both throws come to: figures killed by each, who has won by the dice, and the inches the other is pushed. */
export type Clash = {
  readonly ownKills: number;
  readonly otherKills: number;
  readonly winner: "own" | "other" | null;
  readonly push: number;
  readonly p: number;
};

type Decided = Pick<Clash, "winner" | "push">;

/** By the highest die: more sixes win, equally many are a draw; without any, the higher die wins. */
function byHighest(own: Throw, other: Throw): Decided {
  const [ahead, behind] = [own, other].map(({ sixes, highest }) => (sixes > 0 ? 100 + sixes : highest)) as [number, number];
  if (ahead === behind) return { winner: null, push: 0 };
  return ahead > behind ? { winner: "own", push: own.highest - other.lowest } : { winner: "other", push: other.highest - own.lowest };
}

function byTotals(own: Throw, other: Throw): Decided {
  if (own.total === other.total) return { winner: null, push: 0 };
  return { winner: own.total > other.total ? "own" : "other", push: Math.abs(own.total - other.total) / 2 };
}

const DECIDE: Readonly<Record<EagleMethod, (own: Throw, other: Throw) => Decided>> = { highest: byHighest, totals: byTotals };

/** Both hands against each other. */
export function clashesOf(own: readonly Throw[], other: readonly Throw[], method: EagleMethod): readonly Clash[] {
  const decide = DECIDE[method];
  const byKey = new Map<number, Clash>();
  for (const mine of own)
    for (const theirs of other) {
      const { winner, push } = decide(mine, theirs);
      const won = winner === null ? 0 : winner === "own" ? 1 : 2;
      const key = ((mine.kills * 32 + theirs.kills) * 3 + won) * 256 + 2 * push;
      const p = mine.p * theirs.p + (byKey.get(key)?.p ?? 0);
      byKey.set(key, { ownKills: mine.kills, otherKills: theirs.kills, winner, push, p });
    }
  return [...byKey.values()];
}
