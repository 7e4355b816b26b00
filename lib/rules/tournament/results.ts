import type { BattlefieldLimit } from "../../model/battle-tables";
import type { Verdict } from "../../model/findings";
import type { HeldStatement, HeldTournament } from "../../model/held-tournament";
import type { GameEnding, GameResult, RESULT_STATES, Standing, Statement, Stater, TournamentTerms } from "../../model/tournament";
import { breakingSum, damageDone, victoryPoints } from "../prebattle/victory-points";
import type { BattlefieldBook } from "../table/battlefield-book";

type Limits = Readonly<Record<BattlefieldLimit, number>>;

const NOTHING = { a: 0, b: 0 } as const;

/** What an ending is worth to both: by the rulebook if it was fought; a walkover counts as a bye for whoever was there. */
export function resultOf(ending: GameEnding, limits: Limits, bye: number): GameResult {
  if (ending.kind === "walkover") return { ending, points: { ...NOTHING, ...(ending.to ? { [ending.to]: bye } : {}) }, damage: NOTHING };
  const damage = { a: damageDone(ending, "a", limits), b: damageDone(ending, "b", limits) };
  return { ending, points: victoryPoints(ending, limits), damage };
}

type Sides = Extract<GameEnding, { kind: "fought" }>;
type Impossible = { readonly tugs: number; readonly sugs: number; readonly breaksAt: number | null };

/**
 * The most that such an army can lose, if one has lost more; or, with `breaksAt`, where it breaks for certain, if it is said not to be broken.
 * Fewer losses may break it: those on a march are not counted, and a sacked camp is. Null of an army that is not legal: it was mended at the
 * table, and nobody here knows what was played.
 */
export function impossibleFor(
  { numbers: { tugs, sugs }, legal }: Pick<Verdict, "numbers" | "legal">,
  { losses, broken }: { readonly losses: Sides["losses"]["a"]; readonly broken: boolean },
  book: Pick<BattlefieldBook, "doubleTugs" | "breaking">,
): Impossible | null {
  if (!legal) return null;
  if (losses.tugs > tugs || losses.sugs > sugs) return { tugs, sugs, breaksAt: null };
  const sum = breakingSum({ tugs, sugs, unseen: 0, camp: true }, { ...losses, sacked: false }, book);
  return sum?.broken === true && !broken ? { tugs, sugs, breaksAt: sum.breaksAt.max } : null;
}

/**
 * What is said of an army's end and should be looked at again: more is lost than was handed in (`breaksAt` null); enough is lost to break it
 * and it is not broken; or it is broken by fewer, even if its camp was sacked.
 */
export function doubtOf(
  { tugs, sugs }: { readonly tugs: number; readonly sugs: number },
  { losses, broken }: { readonly losses: Sides["losses"]["a"]; readonly broken: boolean },
  book: Pick<BattlefieldBook, "doubleTugs" | "breaking">,
): { readonly breaksAt: number | null; readonly tugs: number; readonly sugs: number } | null {
  if (losses.tugs > tugs || losses.sugs > sugs) return { breaksAt: null, tugs, sugs };
  const sum = breakingSum({ tugs, sugs, unseen: 0, camp: true }, { ...losses, sacked: broken }, book);
  return sum?.broken === !broken ? { breaksAt: sum.breaksAt.max, tugs, sugs } : null;
}

/** What counts of all that was said of a table, or waits to be confirmed. */
type ResultNow = { readonly state: (typeof RESULT_STATES)[number]; readonly result: GameResult | null; readonly by: Stater | null };

const OPEN: ResultNow = { state: "open", result: null, by: null };

export function isSameEnding(one: GameEnding, other: GameEnding): boolean {
  if (one.kind === "walkover" || other.kind === "walkover")
    return one.kind === "walkover" && other.kind === "walkover" && one.to === other.to;
  return (["a", "b"] as const).every(
    (seat) =>
      one.broken[seat] === other.broken[seat] &&
      one.losses[seat].tugs === other.losses[seat].tugs &&
      one.losses[seat].sugs === other.losses[seat].sugs,
  );
}

/** A result counts once both players have said the same, the organiser has said it, or it was agreed in a battle of ours. */
function withStatement(before: ResultNow, { by, result, battle }: Statement): ResultNow {
  const isAgreed = before.result !== null && before.by !== by && isSameEnding(before.result.ending, result.ending);
  if (by === "organiser" || battle !== null || isAgreed) return { state: "settled", result, by };
  const isOfBoth = before.state === "disputed" || (before.state === "entered" && before.by !== by);
  return { state: isOfBoth ? "disputed" : "entered", result, by };
}

export const resultNow = (statements: readonly Statement[]): ResultNow => statements.reduce(withStatement, OPEN);

/** Whether the statement at this place agrees to what stood there when it was made. */
export function isConfirmation(statements: readonly Statement[], at: number): boolean {
  const [before, said] = [resultNow(statements.slice(0, at)), statements[at]];
  return said !== undefined && before.result !== null && before.by !== said.by && isSameEnding(before.result.ending, said.result.ending);
}

/** What was said of one table, in order. */
export const statementsAt = ({ statements }: Pick<HeldTournament, "statements">, round: number, table: number): readonly HeldStatement[] =>
  statements.filter((one) => one.round === round && one.table === table).toSorted((one, other) => one.seq - other.seq);

/** The tables of a round without a result that counts. */
export function unsettledTables(held: Pick<HeldTournament, "rounds" | "statements">, round: number): readonly number[] {
  const pairings = held.rounds.find((one) => one.round === round)?.pairings ?? [];
  return pairings.flatMap(({ table }) =>
    table !== null && resultNow(statementsAt(held, round, table)).state !== "settled" ? [table] : [],
  );
}

export const isAllSettled = (held: Pick<HeldTournament, "rounds" | "statements">): boolean =>
  held.rounds.every(({ round }) => unsettledTables(held, round).length === 0);

/** Whether no other round will be drawn: then nobody enters or leaves any more. */
export const isAllDrawn = ({
  rounds,
  terms,
}: {
  readonly rounds: readonly unknown[];
  readonly terms: Pick<TournamentTerms, "rounds">;
}): boolean => rounds.length >= terms.rounds;

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
