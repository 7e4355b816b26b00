import type { Army } from "../../model/army";
import type { Fault } from "../../model/faults";
import type { HeldTournament } from "../../model/held-tournament";
import type { EnteredArmy, KeptTournament, OpenedTournament, Tournament, TournamentSummary, TournamentTerms } from "../../model/tournament";
import { isPastDeadline, judgeEntry, stageOf } from "../../rules/tournament/entries";
import { isAllSettled } from "../../rules/tournament/results";
import { isOrganiser, isOwn, maySeeArmy, type Reader, tournamentView } from "../../rules/tournament/tournament-view";
import { playerWords } from "../../words/events/events";
import { wordEntry } from "../../words/events/judged";
import { newTurn } from "../battles/in-turns";
import type { User } from "../identity";
import { newId, sha256 } from "../ids";
import { knowledgeFor } from "../known-lists";
import { DAY, LIMITS, mostOf } from "../limits";
import { markTablesUsed } from "../own-tables";
import { running } from "../running";
import { type Changed, changeTournament, type Declined, declined, organise } from "./change";

/** The address that an organiser gives out. */
export const eventLink = (event: string): string => `${running().environment.publicUrl}/events/${event}`;

/** The tables and lists that the terms name and this server does not have. */
export async function faultsOfTerms({ rules, lists }: TournamentTerms): Promise<readonly Fault[]> {
  const { book, bookOf } = await knowledgeFor({ rules });
  return [
    ...lists.flatMap((list, at) => (book.current.has(list) ? [] : [{ path: ["lists", at], code: "unknown-list", params: { list } }])),
    ...(bookOf(rules) ? [] : [{ path: ["rules"], code: "unknown-rules-version", params: { version: rules } }]),
  ];
}

const pinned = (terms: TournamentTerms): TournamentTerms => ({ ...terms, rules: terms.rules ?? running().knowledge.catalog.rules.version });

const newSeed = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");

/** Opens an event. */
export async function openTournament(user: User, terms: TournamentTerms): Promise<OpenedTournament | Declined> {
  const { tournaments, clock } = running();
  const now = clock();
  if (isPastDeadline(terms, now)) return declined("deadline-in-past", {});
  const { events: most } = mostOf(user);
  const row = { event: newId(), terms: pinned(terms), seed: newSeed(), organiser: user.id, createdAt: now, most };
  await markTablesUsed(row.terms.rules, { user, given: true });
  const isStored = await tournaments.insert(row);
  return isStored ? { event: row.event, url: eventLink(row.event) } : declined("too-many-events", { most });
}

/** What is fixed once a round was drawn. */
const FIXED = ["points", "years", "lists", "rules", "deadline", "armies", "bye"] as const satisfies readonly (keyof TournamentTerms)[];
const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

function termsDeclined(held: HeldTournament, next: TournamentTerms, now: Date): Declined | null {
  const { terms, rounds, entries } = held;
  const changed = FIXED.filter((field) => differs(terms[field], next[field]));
  if (rounds.length > 0 && changed.length > 0) return declined("terms-fixed", { fields: changed });
  if (next.rounds < rounds.length) return declined("too-few-rounds", { drawn: rounds.length });
  if (differs(terms.deadline, next.deadline)) {
    if (isPastDeadline(terms, now)) return declined("deadline-passed", {});
    if (isPastDeadline(next, now)) return declined("deadline-in-past", {});
  }
  return terms.armies !== next.armies && entries.some(({ handIns }) => handIns > 0) ? declined("armies-in", {}) : null;
}

/** An army as an event judges it: by its tables, or, where this program can no longer read those, the ones in force; and by its own lists. */
export async function verdictIn({ terms }: Pick<HeldTournament, "terms">, army: Army): Promise<ReturnType<typeof judgeEntry>> {
  const { book, bookOf } = await knowledgeFor([army, terms]);
  return judgeEntry(army, terms, bookOf(terms.rules) ?? book);
}

/** The same in sentences. */
export const judgedIn = async (held: Pick<HeldTournament, "terms">, army: Army): Promise<Omit<EnteredArmy, "entry">> =>
  wordEntry(await verdictIn(held, army));

/** How each army is judged by other terms. */
async function judgedAgain(held: HeldTournament, terms: TournamentTerms, now: Date) {
  const { tournaments } = running();
  const [armies, turn] = [await tournaments.armiesOf(held.event), newTurn()];
  const writes = [];
  for (const entry of held.entries) {
    const army = armies.find((one) => one.entry === entry.entry)?.document;
    if (!army) continue;
    const { assessment } = await judgedIn({ terms }, army);
    writes.push(tournaments.write.entry(held, { ...entry, verdict: verdictOf(assessment) }, now));
    if (turn.isOver()) await turn.pass();
  }
  return writes;
}

export const verdictOf = ({ legal, findings }: EnteredArmy["assessment"]) => ({
  legal,
  problems: findings.filter(({ severity }) => severity === "error").length,
});

/** Changes the terms; the armies that are in are judged by the new ones. */
export const changeTerms = (event: string, user: User, sent: TournamentTerms): Promise<Changed> =>
  organise(event, user.id, async (held, now) => {
    const terms = { ...pinned(sent), rules: sent.rules ?? held.terms.rules };
    const why = termsDeclined(held, terms, now);
    if (why) return why;
    await markTablesUsed(terms.rules, { user, given: true });
    const isJudgedAgain = (["points", "years", "lists", "rules"] as const).some((field) => differs(held.terms[field], terms[field]));
    return [running().tournaments.write.terms(held, terms), ...(isJudgedAgain ? await judgedAgain(held, terms, now) : [])];
  });

/** Ends the handing in at this moment, and opens all armies. */
export const closeHandIn = (event: string, user: User): Promise<Changed> =>
  organise(event, user.id, (held, now) =>
    isPastDeadline(held.terms, now)
      ? declined("deadline-passed", {})
      : [running().tournaments.write.terms(held, { ...held.terms, deadline: now.toISOString() })],
  );

/** Null: there is none. */
export async function readTournament(event: string, reader: Reader): Promise<Tournament | null> {
  const { tournaments, clock } = running();
  const held = await tournaments.find(event);
  return held && tournamentView(held, reader, clock());
}

/** The armies that this reader may read, as the event judges them, in the order of its players; null if there is no such event. */
export async function readArmies(event: string, reader: Reader): Promise<readonly EnteredArmy[] | null> {
  const { tournaments, clock } = running();
  const held = await tournaments.find(event);
  if (!held) return null;
  const now = clock();
  const seen = held.entries.filter((one) => maySeeArmy(held, one, reader, now));
  const rows = seen.length > 1 ? await tournaments.armiesOf(event) : await Promise.all(seen.map(({ entry }) => tournaments.armyOf(entry)));
  const turn = newTurn();
  const armies: EnteredArmy[] = [];
  for (const { entry } of seen) {
    const row = rows.find((one) => one?.entry === entry);
    if (row) armies.push({ entry, ...(await judgedIn(held, row.document)) });
    if (turn.isOver()) await turn.pass();
  }
  return armies;
}

/** The events that a user organises or has entered, the newest first. */
export async function listTournaments(user: string): Promise<readonly TournamentSummary[]> {
  const { tournaments, clock } = running();
  const summaries: TournamentSummary[] = [];
  for (const event of await tournaments.newestOf(user, LIMITS.listed)) {
    const held = await tournaments.find(event);
    if (!held) continue;
    const { name, date, deadline } = held.terms;
    summaries.push({
      ...{ event, name, date, deadline },
      stage: stageOf(held, isAllSettled(held), clock()),
      organiser: isOrganiser(held, user),
      entered: held.entries.some((one) => isOwn(one, user)),
      entries: held.entries.length,
    });
  }
  return summaries;
}

/** Deletes an event with everything in it. It can be repeated. */
export async function removeTournament(event: string, user: User): Promise<Declined | "removed" | "busy"> {
  const { tournaments, database } = running();
  for (let tries = 0; tries < 5; tries++) {
    const held = await tournaments.find(event);
    if (!held) return "removed";
    if (!isOrganiser(held, user.id)) return declined("not-organiser", {});
    if ((await tournaments.remove(held)) === "stored") {
      database.emptyLog();
      return "removed";
    }
  }
  return "busy";
}

function keptResults(held: HeldTournament, organiser: string): KeptTournament["results"] {
  const { entries, rounds } = tournamentView(held, organiser, running().clock());
  const nameOf = (id: string | null): string | null => {
    const entry = entries.find((one) => one.entry === id);
    return entry ? playerWords(entry) : null;
  };
  return rounds.flatMap(({ round, pairings }) =>
    pairings.map(({ table, a, b, state, result }) => ({ round, table, a: nameOf(a) ?? "", b: nameOf(b), state, result })),
  );
}

/** An event as it is kept for somebody who organises it or has entered; null if it is gone. */
export async function keptTournament(user: string, event: string): Promise<KeptTournament | null> {
  const { tournaments } = running();
  const held = await tournaments.find(event);
  if (!held) return null;
  const own = held.entries.find((one) => isOwn(one, user));
  const army = own ? await tournaments.armyOf(own.entry) : null;
  const entry = own && {
    name: own.name ?? "",
    club: own.club,
    handedInAt: own.handedInAt?.toISOString() ?? null,
    army: army?.document ?? null,
  };
  const organiser = isOrganiser(held, user);
  return { event, organiser, terms: held.terms, entry: entry ?? null, results: organiser ? keptResults(held, user) : [] };
}

type Code = { readonly code: string; readonly expiresAt: string };

/** Makes a code that hands the event over; the last one stops working. Only its hash is stored. */
export async function offerHandOver(event: string, user: User): Promise<Code | Declined | "busy"> {
  const code = newId();
  let until = new Date(0);
  const changed = await organise(event, user.id, (held, now) => {
    until = new Date(now.getTime() + LIMITS.handOverDays * DAY);
    return [running().tournaments.write.handOver(held, user.id, { hash: sha256(code), until })];
  });
  return changed === "busy" || "declined" in changed ? changed : { code, expiresAt: until.toISOString() };
}

/** Takes an event over. The former organiser keeps what he has entered as a player. */
export const takeOver = (event: string, user: User, code: string): Promise<Changed> =>
  changeTournament({ event, reader: user.id }, async (held, now) => {
    const { tournaments } = running();
    if (isOrganiser(held, user.id)) return [];
    const offer = await tournaments.handOverOf(event);
    if (offer?.handOver !== sha256(code) || (offer.handOverUntil ?? 0) <= now.getTime()) return declined("unknown-hand-over", {});
    const { events: most } = mostOf(user);
    if ((await tournaments.organisedBy(user.id)) >= most) return declined("too-many-events", { most });
    return [tournaments.write.handOver(held, user.id, null)];
  });
