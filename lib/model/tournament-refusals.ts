/** Why something is not done in an event: the code of each refusal, with what its sentence needs. */
export type TournamentRefusalParams = {
  "unknown-event": object;
  "unknown-entry": object;
  "unknown-table": { readonly round: number; readonly table: number };
  "unknown-hand-over": object;
  "not-organiser": object;
  "not-at-table": object;
  "account-needed": object;
  "too-many-events": { readonly most: number };
  "too-many-entries": { readonly most: number };
  "too-many-entered": { readonly most: number };
  "too-many-statements": { readonly most: number };
  "deadline-in-past": object;
  "deadline-passed": object;
  "before-deadline": object;
  "armies-in": object;
  "terms-fixed": { readonly fields: readonly string[] };
  "too-few-rounds": { readonly drawn: number };
  "hand-in-closed": object;
  "event-over": object;
  "no-round-to-leave": object;
  "no-round-to-remove-from": object;
  "too-few-players": object;
  "wrong-round": { readonly next: number };
  "no-more-rounds": { readonly rounds: number };
  "results-missing": { readonly round: number; readonly tables: readonly number[] };
  "round-has-results": object;
  "ending-missing": object;
  "result-changed": object;
  "result-settled": object;
  "result-note-missing": object;
  /** `player`: null of one whose account is gone. */
  "more-lost-than-handed-in": { readonly player: string | null; readonly tugs: number; readonly sugs: number };
  "army-is-broken": { readonly player: string | null; readonly lost: number; readonly breaksAt: number };
  "battle-not-of-both": object;
  "battle-not-agreed": object;
};
export type TournamentRefusalCode = keyof TournamentRefusalParams;

/** The status that each is answered with. */
export const TOURNAMENT_STATUS: Readonly<Record<TournamentRefusalCode, number>> = {
  "unknown-event": 404,
  "unknown-entry": 404,
  "unknown-table": 404,
  "unknown-hand-over": 404,
  "not-organiser": 403,
  "not-at-table": 403,
  "account-needed": 401,
  "too-many-events": 409,
  "too-many-entries": 409,
  "too-many-entered": 409,
  "too-many-statements": 409,
  "deadline-in-past": 400,
  "deadline-passed": 409,
  "before-deadline": 409,
  "armies-in": 409,
  "terms-fixed": 409,
  "too-few-rounds": 409,
  "hand-in-closed": 409,
  "event-over": 409,
  "no-round-to-leave": 409,
  "no-round-to-remove-from": 409,
  "too-few-players": 409,
  "wrong-round": 409,
  "no-more-rounds": 409,
  "results-missing": 409,
  "round-has-results": 409,
  "ending-missing": 400,
  "result-changed": 409,
  "result-settled": 409,
  "result-note-missing": 400,
  "more-lost-than-handed-in": 400,
  "army-is-broken": 400,
  "battle-not-of-both": 409,
  "battle-not-agreed": 409,
};
