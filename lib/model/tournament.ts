import { z } from "zod";
import { army, armyTerms } from "./army";
import { assessment } from "./assessment";
import { bySeat } from "./battlefield";
import { LETTERS, SEATS } from "./enumerations";
import { armyId, battleId, displayName, hex, listId, noteText, playerName, version, years } from "./identifiers";

/**
 * An event of a club: armies are handed in until a deadline, opened together, and paired for rounds. Players read "event"; in the code that is
 * what happened in a battle.
 */

/** What may be seen of armies before the deadline: only that they are in; by the organiser also whether they are legal; or all of them by everybody. */
export const SEALS = ["sealed", "verdicts", "open"] as const;

export type Seal = (typeof SEALS)[number];

export const TOURNAMENT = {
  rounds: 10,
  lists: 300,
  bye: 30,
  about: 1000,
  /** Players of one event. */
  entries: 200,
  /** Statements about the result of one table. */
  statements: 40,
} as const;

const base32 = z.string().regex(/^[a-z2-7]{26}$/);
const tournamentId = base32;
const entryId = base32;

/** What the organiser lays down. */
export const tournamentTerms = z.strictObject({
  name: displayName,
  date: z.iso.date(),
  place: displayName.nullable().default(null),
  about: noteText(TOURNAMENT.about).nullable().default(null),
  points: armyTerms.shape.pointsLimit,
  years: years.nullable().default(null).describe("The years of its theme; null for any."),
  lists: z.array(listId).max(TOURNAMENT.lists).default([]).describe("The lists of its theme; empty for all."),
  rules: version.nullable().default(null).describe("The rules tables that judge the armies; null for those in force when it is opened."),
  deadline: z.iso.datetime().describe("Until then armies can be handed in and replaced; then all are opened."),
  rounds: z.int().min(1).max(TOURNAMENT.rounds),
  armies: z.enum(SEALS).default("sealed"),
  bye: z.int().min(0).max(TOURNAMENT.bye).default(10).describe("Victory points of a player without an opponent."),
});
export type TournamentTerms = z.infer<typeof tournamentTerms>;

/** The answer to opening one: its id, and the address to give out. */
export const openedTournament = z.strictObject({ event: tournamentId, url: z.url() });
export type OpenedTournament = z.infer<typeof openedTournament>;

const person = { name: playerName, club: playerName.nullable().default(null) };
/** `army`: one of the player's own stored armies. It is copied as it is now. */
export const handIn = z.strictObject({ ...person, army: armyId });
export type HandIn = z.infer<typeof handIn>;

const note = noteText(LETTERS.note);
/** Somebody without an account, for whom the organiser answers. */
export const guest = z.strictObject({ ...person, note: note.nullable().default(null) });
export type Guest = z.infer<typeof guest>;

export const DECISIONS = ["accept", "turn-away", "withdraw", "bring-back"] as const;
export const entryDecision = z.strictObject({
  decision: z
    .enum(DECISIONS)
    .describe(
      "`accept`: a late or illegal army plays all the same. `turn-away`: it does not. `withdraw`: the player is paired no more. `bring-back`: he is again.",
    ),
  note: note.nullable().default(null),
});
export type EntryDecision = z.infer<typeof entryDecision>;

const judged = z.strictObject({ legal: z.boolean(), problems: z.int().min(0) });
const remark = z.strictObject({ at: z.iso.datetime(), note: note.nullable() });

/** A player of the event, as far as the reader may know of him. */
export const entry = z.strictObject({
  entry: entryId,
  /** Null of a player whose account is gone. */
  name: playerName.nullable(),
  club: playerName.nullable(),
  /** The number of a player whose account is gone, in the order in which they went; null of all others. */
  former: z.int().min(1).nullable(),
  /** Null while he has handed in none, and of a guest. */
  handedInAt: z.iso.datetime().nullable(),
  /** How often he has handed in. */
  handIns: z.int().min(0),
  late: z.boolean(),
  guest: z.boolean(),
  /** Null where there is no army, or it must not be seen yet. */
  verdict: judged.nullable(),
  accepted: remark.nullable(),
  withdrawn: z.strictObject({ ...remark.shape, by: z.enum(["player", "organiser"]) }).nullable(),
  /** Whether he is in the next draw. Null where saying it would tell the verdict. */
  plays: z.boolean().nullable(),
});
export type Entry = z.infer<typeof entry>;

const lost = z.strictObject({ tugs: z.int().min(0).max(200), sugs: z.int().min(0).max(200) });
const fought = z.strictObject({ kind: z.literal("fought"), losses: bySeat(lost), broken: bySeat(z.boolean()) });
const walkover = z.strictObject({ kind: z.literal("walkover"), to: z.enum(SEATS).nullable() });
/** How a game ended; or that it was not fought, and who was there. */
export const gameEnding = z.discriminatedUnion("kind", [fought, walkover]);
export type GameEnding = z.infer<typeof gameEnding>;

const points = bySeat(z.int().min(0));
/** With each player's victory points, and the damage he has done. */
export const gameResult = z.strictObject({ ending: gameEnding, points, damage: points });
export type GameResult = z.infer<typeof gameResult>;

export const STATERS = ["a", "b", "organiser"] as const;
export type Stater = (typeof STATERS)[number];

/** What somebody said of a result, and when. A confirmation repeats what it confirms. */
const statement = z.strictObject({
  seq: z.int().min(1),
  at: z.iso.datetime(),
  by: z.enum(STATERS),
  result: gameResult,
  note: note.nullable(),
  /** The battle that it was taken from. */
  battle: battleId.nullable(),
});
export type Statement = z.infer<typeof statement>;

const where = { round: z.int().min(1).max(TOURNAMENT.rounds), table: z.int().min(1).max(TOURNAMENT.entries) };
/** `after`: the number of statements that the sender has read; the result is refused if somebody has said something since. */
export const sentResult = z.strictObject({
  ...where,
  after: z.int().min(0),
  ending: gameEnding.nullable().default(null).describe("Null where it comes from a battle."),
  battle: battleId.nullable().default(null).describe("A battle of both players that was closed with a result."),
  note: note.nullable().default(null).describe("The organiser's reason for a correction."),
});
export type SentResult = z.infer<typeof sentResult>;

export const RESULT_STATES = ["open", "entered", "disputed", "settled"] as const;

/** Two players at a table. `b` is null for a bye, which has no table. `byHand`: the organiser has put them together, not the draw. */
const pairing = z.strictObject({
  ...{ table: z.int().min(1).nullable(), a: entryId, b: entryId.nullable() },
  byHand: z.literal(true).optional(),
});
export type Pairing = z.infer<typeof pairing>;

/** `result`: what counts now, or waits to be confirmed. */
const toldPairing = z.strictObject({
  ...pairing.shape,
  state: z.enum(RESULT_STATES),
  result: gameResult.nullable(),
  statements: z.array(statement),
});
export type ToldPairing = z.infer<typeof toldPairing>;

const toldRound = z.strictObject({ round: z.int().min(1), drawnAt: z.iso.datetime(), pairings: z.array(toldPairing) });

/** `place`: the same for players who are equal in everything. `against`: the damage the player has suffered in the games he has fought. */
const standing = z.strictObject({
  place: z.int().min(1),
  entry: entryId,
  points: z.int().min(0),
  against: z.int().min(0),
  fought: z.int().min(0),
  triumphs: z.int().min(0),
  byes: z.int().min(0),
});
export type Standing = z.infer<typeof standing>;

const STAGES = ["handing-in", "opened", "playing", "over"] as const;
export type Stage = (typeof STAGES)[number];

/** An event as one reader may see it. */
export const tournament = z.strictObject({
  event: tournamentId,
  revision: z.int().min(1),
  /** The server's clock, which alone decides about the deadline. */
  now: z.iso.datetime(),
  terms: tournamentTerms,
  stage: z.enum(STAGES),
  you: z.strictObject({ organiser: z.boolean(), entry: entryId.nullable() }),
  /** False once its account is gone. */
  hasOrganiser: z.boolean(),
  /** The SHA-256 of the seed of its draws; the seed itself once the first round is drawn. */
  commitment: hex(32),
  seed: hex(32).nullable(),
  entries: z.array(entry),
  rounds: z.array(toldRound),
  standings: z.array(standing),
});
export type Tournament = z.infer<typeof tournament>;

/** An army that was handed in, as the event judges it. */
export const enteredArmy = z.strictObject({ entry: entryId, army, assessment });
export type EnteredArmy = z.infer<typeof enteredArmy>;

/** `round`: the number that the next round has. */
export const roundDraw = z.strictObject({ round: z.int().min(1).max(TOURNAMENT.rounds) });

/** Two players of the last round who take each other's place in it. */
export const playerSwap = z.strictObject({ one: entryId, other: entryId });
export type PlayerSwap = z.infer<typeof playerSwap>;

/** One of the reader's events. */
export const tournamentSummary = z.strictObject({
  event: tournamentId,
  name: displayName,
  date: z.iso.date(),
  deadline: z.iso.datetime(),
  stage: z.enum(STAGES),
  organiser: z.boolean(),
  entered: z.boolean(),
  entries: z.int().min(0),
});
export type TournamentSummary = z.infer<typeof tournamentSummary>;

/** A code with which another account takes the event over. It is shown once. */
export const handOver = z.strictObject({ code: base32, expiresAt: z.iso.datetime() });
export type HandOver = z.infer<typeof handOver>;
export const takeOver = z.strictObject({ code: base32 });

/** `b` and `table` are null of a bye. */
const keptResult = z.strictObject({
  ...{ round: z.int().min(1), table: z.int().min(1).nullable(), a: z.string(), b: z.string().nullable() },
  ...{ state: z.enum(RESULT_STATES), result: gameResult.nullable() },
});

/** What is stored of an event for somebody who organises it or has entered. */
export const keptTournament = z.strictObject({
  event: tournamentId,
  organiser: z.boolean(),
  terms: tournamentTerms,
  entry: z.strictObject({ ...person, handedInAt: z.iso.datetime().nullable(), army: army.nullable() }).nullable(),
  /** The tables of all rounds by the players' names, with what counts or waits to be confirmed: for its organiser. */
  results: z.array(keptResult).default([]),
});
export type KeptTournament = z.infer<typeof keptTournament>;
