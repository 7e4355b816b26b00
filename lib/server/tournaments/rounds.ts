import type { HeldTournament } from "../../model/held-tournament";
import type { ListId } from "../../model/identifiers";
import type { PlayerSwap } from "../../model/tournament";
import { isPastDeadline, isPlaying } from "../../rules/tournament/entries";
import { drawRound, type Paired, withSwapped } from "../../rules/tournament/pairing";
import { isAllDrawn, sumsOf, unsettledTables } from "../../rules/tournament/results";
import type { User } from "../identity";
import { running } from "../running";
import { type Changed, type Declined, declined, organise } from "./change";

/** Everybody whom a player has met, as often as he has. */
const metBy = ({ rounds }: HeldTournament, entry: string): readonly string[] =>
  rounds.flatMap(({ pairings }) => pairings.flatMap(({ a, b }) => (a === entry && b !== null ? [b] : b === entry ? [a] : [])));

/** The list of each army, for the first round. */
async function listsOf({
  event,
}: HeldTournament): Promise<ReadonlyMap<string, { readonly list: ListId; readonly enemies: readonly ListId[] }>> {
  const { tournaments, knowledge } = running();
  const armies = await tournaments.armiesOf(event);
  return new Map(
    armies.map(({ entry, document: { list } }) => [entry, { list, enemies: knowledge.book.current.get(list)?.list.enemies ?? [] }]),
  );
}

async function pairedIn(held: HeldTournament): Promise<readonly Paired[]> {
  const lists = held.rounds.length === 0 ? await listsOf(held) : new Map<string, never>();
  const sums = sumsOf(held);
  return held.entries
    .filter((one) => isPlaying(one, held.terms))
    .map(({ entry, club }) => {
      const { points = 0, byes = 0 } = sums.get(entry) ?? {};
      const { list = null, enemies = [] } = lists.get(entry) ?? {};
      return { entry, club, points, byes, list, enemies, met: metBy(held, entry) };
    });
}

function drawDeclined(held: HeldTournament, round: number, now: Date): Declined | null {
  const { rounds, terms } = held;
  if (!isPastDeadline(terms, now)) return declined("before-deadline", {});
  if (isAllDrawn(held)) return declined("no-more-rounds", { rounds: terms.rounds });
  if (round !== rounds.length + 1) return declined("wrong-round", { next: rounds.length + 1 });
  const tables = unsettledTables(held, rounds.length);
  return tables.length > 0 ? declined("results-missing", { round: rounds.length, tables }) : null;
}

/** Draws the next round. */
export const drawNextRound = (event: string, user: User, round: number): Promise<Changed> =>
  organise(event, user.id, async (held, now) => {
    const why = drawDeclined(held, round, now);
    if (why) return why;
    const players = await pairedIn(held);
    if (players.length < 2) return declined("too-few-players", {});
    const pairings = drawRound(players, { event, round, seed: held.seed });
    return [running().tournaments.write.round(held, { round, pairings, drawnAt: now })];
  });

/** Takes the last round back, as long as nobody has entered a result of it. */
export const takeBackRound = (event: string, user: User, round: number): Promise<Changed> =>
  organise(event, user.id, (held) => {
    if (round !== held.rounds.length) return declined("wrong-round", { next: held.rounds.length + 1 });
    if (held.statements.some((one) => one.round === round)) return declined("round-has-results", {});
    return [running().tournaments.write.removeRound(held, round)];
  });

/** Lets two players of the last round take each other's place, as long as nobody has entered a result of it. */
export const swapPlayers = (event: string, user: User, round: number, { one, other }: PlayerSwap): Promise<Changed> =>
  organise(event, user.id, (held) => {
    const last = held.rounds.at(-1);
    if (!last || round !== last.round) return declined("wrong-round", { next: held.rounds.length + 1 });
    if (held.statements.some((said) => said.round === round)) return declined("round-has-results", {});
    const playing = last.pairings.flatMap(({ a, b }) => [a, b]);
    if (!playing.includes(one) || !playing.includes(other)) return declined("unknown-entry", {});
    const { write } = running().tournaments;
    return [write.removeRound(held, round), write.round(held, { ...last, pairings: withSwapped(last.pairings, one, other) })];
  });
