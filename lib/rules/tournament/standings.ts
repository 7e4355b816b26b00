import type { HeldTournament } from "../../model/held-tournament";
import type { Standing } from "../../model/tournament";
import { resultNow, statementsAt } from "./results";

type Sum = { points: number; against: number; fought: number; triumphs: number; byes: number };
type Scored = Pick<HeldTournament, "rounds" | "statements" | "terms"> & { readonly entries: readonly { readonly entry: string }[] };

const NONE: Sum = { points: 0, against: 0, fought: 0, triumphs: 0, byes: 0 };

/** What one player has from one game. */
function withGame(sum: Sum, { points, damage, ending }: NonNullable<ReturnType<typeof resultNow>["result"]>, seat: "a" | "b"): Sum {
  const other = seat === "a" ? "b" : "a";
  const isFought = ending.kind === "fought";
  return {
    ...sum,
    points: sum.points + points[seat],
    against: sum.against + damage[other],
    fought: sum.fought + Number(isFought),
    triumphs: sum.triumphs + Number(isFought && ending.broken[other] && !ending.broken[seat]),
  };
}

/** What every player has from all rounds. */
export function sumsOf(held: Scored): ReadonlyMap<string, Readonly<Sum>> {
  const sums = new Map<string, Sum>(held.entries.map(({ entry }) => [entry, NONE]));
  const add = (entry: string, change: (sum: Sum) => Sum) => sums.set(entry, change(sums.get(entry) ?? NONE));
  for (const { round, pairings } of held.rounds)
    for (const { table, a, b } of pairings) {
      if (b === null || table === null) add(a, (sum) => ({ ...sum, points: sum.points + held.terms.bye, byes: sum.byes + 1 }));
      else {
        const { state, result } = resultNow(statementsAt(held, round, table));
        if (state !== "settled" || !result) continue;
        add(a, (sum) => withGame(sum, result, "a"));
        add(b, (sum) => withGame(sum, result, "b"));
      }
    }
  return sums;
}

/**
 * Fewer damage against is better ("Scoring system and victory points 7"). It is compared for each game fought, which is the same where all have
 * fought equally many, and fair to those who had a bye. Who has fought none comes last.
 */
const byDamage = (one: Sum, other: Sum): number =>
  one.fought === 0 || other.fought === 0 ? other.fought - one.fought : one.against * other.fought - other.against * one.fought;

const inOrder = (one: Sum, other: Sum): number => other.points - one.points || byDamage(one, other);

/** The best first. Players who are equal in both share a place. */
export function standingsOf(held: Scored): readonly Standing[] {
  const sums = sumsOf(held);
  const sorted = [...sums].toSorted(([id, one], [otherId, other]) => inOrder(one, other) || Number(id > otherId) - Number(id < otherId));
  let place = 1;
  return sorted.map(([entry, sum], at) => {
    const before = sorted[at - 1]?.[1];
    if (!before || inOrder(before, sum) !== 0) place = at + 1;
    return { place, entry, ...sum };
  });
}
