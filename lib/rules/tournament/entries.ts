import type { HeldEntry, HeldTournament } from "../../model/held-tournament";
import type { Stage, TournamentTerms } from "../../model/tournament";

/** Whether that moment is at or after the deadline. Nothing else decides it. */
export const isPastDeadline = ({ deadline }: Pick<TournamentTerms, "deadline">, at: Date): boolean => at.getTime() >= Date.parse(deadline);

/** A deadline is never moved to the past, so what was in time stays in time. */
export const isLate = ({ handedInAt }: Pick<HeldEntry, "handedInAt">, terms: TournamentTerms): boolean =>
  handedInAt !== null && isPastDeadline(terms, handedInAt);

/** Whether his army plays without the organiser's word. */
export const isSound = (entry: HeldEntry, terms: TournamentTerms): boolean => entry.verdict?.legal === true && !isLate(entry, terms);

/** Whether he is in the next draw: not withdrawn, and in time with a legal army, or accepted. */
export const isPlaying = (entry: HeldEntry, terms: TournamentTerms): boolean =>
  entry.withdrawn === null && (entry.guest || entry.accepted !== null || isSound(entry, terms));

export function stageOf({ terms, rounds }: Pick<HeldTournament, "terms" | "rounds">, settled: boolean, now: Date): Stage {
  if (!isPastDeadline(terms, now)) return "handing-in";
  if (rounds.length === 0) return "opened";
  return rounds.length >= terms.rounds && settled ? "over" : "playing";
}
