import { hexToBytes } from "@noble/hashes/utils.js";
import type { HeldEntry, HeldTournament } from "../../model/held-tournament";
import type { Entry, Pairing, ToldPairing, Tournament } from "../../model/tournament";
import { commitmentOf } from "../chance";
import { isLate, isPastDeadline, isPlaying, stageOf } from "./entries";
import { isAllSettled, resultNow, standingsOf, statementsAt } from "./results";

/** Who reads: a user, or (null) anybody with the link. */
export type Reader = string | null;

export const isOrganiser = ({ organiser }: Pick<HeldTournament, "organiser">, reader: Reader): boolean =>
  organiser !== null && organiser === reader;

export const isOwn = ({ user }: Pick<HeldEntry, "user">, reader: Reader): boolean => user !== null && user === reader;

/**
 * Whether this reader may read the army of this player now: his own always; all of them once the deadline is past, or where the event shows them
 * as they come. Every way to an army asks this.
 */
export const maySeeArmy = ({ terms }: Pick<HeldTournament, "terms">, entry: Pick<HeldEntry, "user">, reader: Reader, now: Date): boolean =>
  isOwn(entry, reader) || terms.armies === "open" || isPastDeadline(terms, now);

/** Whether he may know if it is legal: that too is sealed, but for an organiser to whom the event shows it. */
const maySeeVerdict = (held: HeldTournament, entry: HeldEntry, reader: Reader, now: Date): boolean =>
  maySeeArmy(held, entry, reader, now) || (held.terms.armies === "verdicts" && isOrganiser(held, reader));

const before = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The players whose accounts are gone, the first to go first: so nobody's number changes when another goes. */
const goneFrom = ({ entries }: HeldTournament): readonly HeldEntry[] =>
  entries
    .filter(({ name }) => name === null)
    .toSorted((one, other) => before(one.withdrawn?.at ?? "", other.withdrawn?.at ?? "") || before(one.entry, other.entry));

type ToldTo = { readonly reader: Reader; readonly now: Date; readonly gone: readonly HeldEntry[] };

function toldEntry(held: HeldTournament, entry: HeldEntry, { reader, now, gone }: ToldTo): Entry {
  const { name, club, handedInAt, handIns, guest, verdict, accepted, withdrawn } = entry;
  const isSeen = maySeeVerdict(held, entry, reader, now);
  return {
    ...{ entry: entry.entry, name, club, handIns, guest, accepted, withdrawn },
    former: name === null ? gone.indexOf(entry) + 1 : null,
    handedInAt: handedInAt?.toISOString() ?? null,
    late: isLate(entry, held.terms),
    verdict: isSeen ? verdict : null,
    plays: isSeen || guest || withdrawn !== null ? isPlaying(entry, held.terms) : null,
  };
}

function toldPairing(held: HeldTournament, round: number, pairing: Pairing): ToldPairing {
  const said = pairing.table === null ? [] : statementsAt(held, round, pairing.table);
  const { state, result } = resultNow(said);
  const statements = said.map(({ round: _round, table: _table, ...statement }) => statement);
  return { ...pairing, state: pairing.table === null ? "settled" : state, result, statements };
}

/** All that this reader may know of an event. No army is in it. */
export function tournamentView(held: HeldTournament, reader: Reader, now: Date): Tournament {
  const { event, revision, terms, seed, rounds } = held;
  const gone = goneFrom(held);
  return {
    ...{ event, revision, terms },
    now: now.toISOString(),
    stage: stageOf(held, isAllSettled(held), now),
    you: { organiser: isOrganiser(held, reader), entry: held.entries.find((one) => isOwn(one, reader))?.entry ?? null },
    hasOrganiser: held.organiser !== null,
    commitment: commitmentOf(hexToBytes(seed)),
    seed: rounds.length > 0 ? seed : null,
    entries: held.entries.map((one) => toldEntry(held, one, { reader, now, gone })),
    rounds: rounds.map(({ round, drawnAt, pairings }) => ({
      round,
      drawnAt: drawnAt.toISOString(),
      pairings: pairings.map((one) => toldPairing(held, round, one)),
    })),
    standings: rounds.length > 0 ? [...standingsOf(held)] : [],
  };
}
