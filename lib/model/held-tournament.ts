import type { Entry, Pairing, Statement, TournamentTerms } from "./tournament";

/** A player as the event keeps him, without his army. */
export type HeldEntry = {
  readonly entry: string;
  /** Null of a guest, and of a player whose account is gone. */
  readonly user: string | null;
  readonly guest: boolean;
  readonly name: string | null;
  readonly club: string | null;
  readonly handedInAt: Date | null;
  readonly handIns: number;
  /** How the event judges the army that he handed in. */
  readonly verdict: Entry["verdict"];
  readonly accepted: Entry["accepted"];
  readonly withdrawn: Entry["withdrawn"];
};

type HeldRound = { readonly round: number; readonly drawnAt: Date; readonly pairings: readonly Pairing[] };
export type HeldStatement = Statement & { readonly round: number; readonly table: number };

/** All that is kept of an event but the armies, which only few may read. */
export type HeldTournament = {
  readonly event: string;
  readonly revision: number;
  readonly terms: TournamentTerms;
  /** The user; null once that account is gone. */
  readonly organiser: string | null;
  /** 32 bytes in lower-case hex. */
  readonly seed: string;
  readonly entries: readonly HeldEntry[];
  readonly rounds: readonly HeldRound[];
  readonly statements: readonly HeldStatement[];
};
