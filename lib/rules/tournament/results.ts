import type { BattlefieldLimit } from "../../model/battle-tables";
import type { HeldStatement, HeldTournament } from "../../model/held-tournament";
import type { GameEnding, GameResult, RESULT_STATES, Statement, Stater } from "../../model/tournament";
import { damageDone, victoryPoints } from "../prebattle/victory-points";

type Limits = Readonly<Record<BattlefieldLimit, number>>;

const NOTHING = { a: 0, b: 0 } as const;

/** What an ending is worth to both: by the rulebook if it was fought; a walkover counts as a bye for whoever was there. */
export function resultOf(ending: GameEnding, limits: Limits, bye: number): GameResult {
  if (ending.kind === "walkover") return { ending, points: { ...NOTHING, ...(ending.to ? { [ending.to]: bye } : {}) }, damage: NOTHING };
  const damage = { a: damageDone(ending, "a", limits), b: damageDone(ending, "b", limits) };
  return { ending, points: victoryPoints(ending, limits), damage };
}

/** What counts of all that was said of a table, or waits to be confirmed. */
export type ResultNow = { readonly state: (typeof RESULT_STATES)[number]; readonly result: GameResult | null; readonly by: Stater | null };

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
