import type { HeldEntry, HeldStatement, HeldTournament } from "../../model/held-tournament";
import { battleId } from "../../model/identifiers";
import { type GameEnding, type GameResult, type SentResult, type Stater, TOURNAMENT } from "../../model/tournament";
import { impossibleFor, isSameEnding, resultNow, resultOf, statementsAt } from "../../rules/tournament/results";
import { isOrganiser, isOwn } from "../../rules/tournament/tournament-view";
import { battleBookOf } from "../battles/load-battle";
import { findSeat } from "../battles/seats";
import type { User } from "../identity";
import { running } from "../running";
import { type Changed, changeTournament, type Declined, declined } from "./change";
import { verdictIn } from "./tournaments";

type Game = { readonly a: HeldEntry; readonly b: HeldEntry };

function gameAt({ rounds, entries }: HeldTournament, { round, table }: Pick<SentResult, "round" | "table">): Game | null {
  const pairing = rounds.find((one) => one.round === round)?.pairings.find((one) => one.table === table);
  const of = (entry: string | null | undefined) => entries.find((one) => one.entry === entry);
  const [a, b] = [of(pairing?.a), of(pairing?.b)];
  return a && b ? { a, b } : null;
}

const ownSeat = ({ a, b }: Game, user: User): "a" | "b" | null => (isOwn(a, user.id) ? "a" : isOwn(b, user.id) ? "b" : null);

/** For whom this user speaks. An organiser who plays himself speaks as the organiser: everybody sees that. */
const staterOf = (held: HeldTournament, game: Game, user: User): Stater | null =>
  isOrganiser(held, user.id) ? "organiser" : ownSeat(game, user);

/** The seat of a player who says what his opponent waits for: then he confirms it as a player, even if he is the organiser. */
function confirmsAsPlayer(said: readonly HeldStatement[], ending: GameEnding, seat: "a" | "b" | null): Stater | null {
  const { state, result, by } = resultNow(said);
  const isAgreed = result !== null && state !== "settled" && by !== seat && isSameEnding(result.ending, ending);
  return isAgreed ? seat : null;
}

/** How a battle of both ended, in the seats of the table. */
async function endingOfBattle(id: string, { a, b }: Game): Promise<GameEnding | Declined> {
  const ofUser = (userId: string | null) => findSeat(id, { token: null, userId, seat: null });
  if (a.user === null || b.user === null) return declined("battle-not-of-both", {});
  const [one, other] = [await ofUser(a.user), await ofUser(b.user)];
  if (!one.ok || !other.ok || !one.seat || !other.seat || one.seat === other.seat) return declined("battle-not-of-both", {});
  const { result, isAgreed } = await closingOf(id);
  if (!result) return declined("battle-not-of-both", {});
  if (!isAgreed) return declined("battle-not-agreed", {});
  const { losses, broken } = result;
  return {
    kind: "fought",
    losses: { a: losses[one.seat], b: losses[other.seat] },
    broken: { a: broken[one.seat], b: broken[other.seat] },
  };
}

/** Battles of the reader that are looked at for one of his game. */
const NEWEST = 30;

/**
 * The battle by which the reader and his opponent of the last round have decided their game, if they have played it here: begun after the
 * round was drawn, closed by both, and not entered for another game.
 */
export async function battleOfGame(
  held: HeldTournament,
  reader: string,
): Promise<{ readonly battle: string; readonly result: GameResult } | null> {
  const last = held.rounds.at(-1);
  const pairing = last?.pairings.find(({ a, b }) =>
    [a, b].some((entry) => held.entries.some((one) => one.entry === entry && isOwn(one, reader))),
  );
  if (!last || !pairing || pairing.table === null || resultNow(statementsAt(held, last.round, pairing.table)).state === "settled")
    return null;
  const game = gameAt(held, { round: last.round, table: pairing.table });
  if (!game?.a.user || !game.b.user) return null;
  const { battles } = running();
  const other = isOwn(game.a, reader) ? game.b.user : game.a.user;
  const entered = new Set(held.statements.map(({ battle }) => battle));
  for (const { battle: id } of await battles.newestSeatsOf(reader, NEWEST)) {
    const battle = battleId.parse(id);
    if (entered.has(battle) || (await battles.holdersOf(other, battle)).length === 0) continue;
    const begun = (await battles.find(battle))?.createdAt;
    if (!begun || begun < last.drawnAt) continue;
    const ending = await endingOfBattle(battle, game);
    if (!("declined" in ending)) return { battle, result: resultAt(held, ending) };
  }
  return null;
}

/** The event that closed a battle, and whether both agreed to it. */
async function closingOf(id: string) {
  const { battles } = running();
  const events = await battles.events(id, Math.max(0, (await battles.lastSeq(id)) - 1), null);
  for (const { event } of events.toReversed()) if (event.type === "battle-closed") return { result: event.result, isAgreed: !event.alone };
  return { result: null, isAgreed: false };
}

function statementDeclined(sent: SentResult, said: readonly HeldStatement[], by: Stater): Declined | null {
  if (sent.after !== said.length) return declined("result-changed", {});
  if (said.length >= TOURNAMENT.statements) return declined("too-many-statements", { most: TOURNAMENT.statements });
  if (resultNow(said).state !== "settled") return null;
  if (by !== "organiser") return declined("result-settled", {});
  return sent.note === null ? declined("result-note-missing", {}) : null;
}

/** Whether a player confirms what counts already: the same that the other has just confirmed. */
function isSaid(said: readonly HeldStatement[], ending: GameEnding, by: Stater): boolean {
  const { state, result } = resultNow(said);
  return by !== "organiser" && state === "settled" && result !== null && isSameEnding(result.ending, ending);
}

/** How the game ended, as it is sent or as its battle tells; null where neither is named. */
const endingOf = ({ battle, ending }: SentResult, game: Game): GameEnding | null | Promise<GameEnding | Declined> =>
  battle === null ? ending : endingOfBattle(battle, game);

function scoringBook() {
  const { battlefield } = battleBookOf(running().knowledge.catalog.battle.version, running().knowledge);
  if (!battlefield) throw new Error("the tables in force have no limits of victory points");
  return battlefield;
}

const resultAt = (held: HeldTournament, ending: GameEnding) => resultOf(ending, scoringBook().limits, held.terms.bye);

/** Whether an army that is in cannot have ended like that. What a battle tells was checked there, by the army that was played. */
async function impossible(held: HeldTournament, { a, b }: Game, { battle, ending }: SentResult): Promise<Declined | null> {
  if (battle !== null || ending?.kind !== "fought") return null;
  for (const [seat, { entry, name: player }] of Object.entries({ a, b } as const) as ["a" | "b", HeldEntry][]) {
    const row = await running().tournaments.armyOf(entry);
    if (!row) continue;
    const { verdict } = await verdictIn(held, row.document);
    const lost = ending.losses[seat];
    const why = impossibleFor(verdict, { losses: lost, broken: ending.broken[seat] }, scoringBook());
    if (!why) continue;
    const { breaksAt, ...most } = why;
    if (breaksAt !== null) return declined("army-is-broken", { player, lost: lost.tugs, breaksAt });
    return declined("more-lost-than-handed-in", { player, ...most });
  }
  return null;
}

/** Enters the result of a table, confirms it by saying the same, or, as the organiser, corrects it. */
export const enterResult = (event: string, user: User, sent: SentResult): Promise<Changed> =>
  changeTournament({ event, reader: user.id }, async (held, now) => {
    const game = gameAt(held, sent);
    if (!game) return declined("unknown-table", { round: sent.round, table: sent.table });
    const speaker = staterOf(held, game, user);
    if (!speaker) return declined("not-at-table", {});
    const ending = await endingOf(sent, game);
    if (ending === null) return declined("ending-missing", {});
    if ("declined" in ending) return ending;
    const said = statementsAt(held, sent.round, sent.table);
    const by = confirmsAsPlayer(said, ending, ownSeat(game, user)) ?? speaker;
    if (isSaid(said, ending, by)) return [];
    const why = statementDeclined(sent, said, by) ?? (await impossible(held, game, sent));
    if (why) return why;
    return [running().tournaments.write.statement(held, statementOf(held, { sent, ending, by, seq: said.length + 1, now }))];
  });

type Stating = { readonly sent: SentResult; readonly ending: GameEnding; readonly by: Stater; readonly seq: number; readonly now: Date };

const statementOf = (held: HeldTournament, { sent, ending, by, seq, now }: Stating): HeldStatement => ({
  ...{ round: sent.round, table: sent.table, seq, at: now.toISOString(), by },
  ...{ result: resultAt(held, ending), note: by === "organiser" ? sent.note : null },
  battle: sent.battle,
});
