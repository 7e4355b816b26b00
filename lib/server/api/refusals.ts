import type { Fault } from "../../model/faults";
import type { ErrorBody, RequestRefusalCode, RequestRefusalParams } from "../../model/http";
import { ODDS_PROBLEMS, type OddsProblem } from "../../model/odds-terms";
import { QUESTION_FAULTS, type QuestionFault } from "../../model/other-games/chances";
import { TOURNAMENT_STATUS } from "../../model/tournament-refusals";
import { faultSentence, placeOf } from "../../words/faults";
import { REFUSALS, severalFaults } from "../../words/refusals";
import type { Reply } from "./reply";

const QUESTIONABLE = Object.fromEntries(ODDS_PROBLEMS.map((code) => [code, 400])) as Readonly<Record<OddsProblem, 400>>;

const OF_OTHER_GAMES = Object.fromEntries(QUESTION_FAULTS.map((code) => [code, 400])) as Readonly<Record<QuestionFault, 400>>;

/** For what was sent and has faults: the answer lists them. */
const FAULTY = {
  ...QUESTIONABLE,
  ...OF_OTHER_GAMES,
  "bad-document": 400,
  "bad-part": 400,
  "bad-query": 400,
  "not-one-of": 400,
  "unknown-list": 400,
  "unknown-list-version": 400,
  "unknown-line": 400,
  "unknown-rules-version": 400,
} as const;

/** The code of a refusal. */
export type Code = RequestRefusalCode | keyof typeof FAULTY;

/** The usual status of each. */
export const STATUS: Readonly<Record<Code, number>> = {
  ...FAULTY,
  ...TOURNAMENT_STATUS,
  "not-found": 404,
  "method-not-allowed": 405,
  "unknown-parameter": 400,
  "repeated-parameter": 400,
  "foreign-origin": 403,
  "too-many-requests": 429,
  "not-json": 415,
  "body-too-large": 413,
  "body-missing": 400,
  "body-cut-short": 400,
  "not-utf-8": 400,
  "unstorable-text": 400,
  "malformed-json": 400,
  "unknown-army": 404,
  "army-changed": 412,
  "revision-missing": 428,
  "bad-revision": 400,
  "bad-idempotency-key": 400,
  "army-too-large": 413,
  "other-account": 409,
  "too-many-armies": 409,
  "full-bin": 409,
  "too-many-bytes": 409,
  "too-much-stored": 429,
  "disk-low": 503,
  "unknown-share": 404,
  "share-withdrawn": 410,
  "share-for-opponent": 403,
  "too-many-shares": 409,
  "too-many-shares-ever": 409,
  "unknown-own-list": 404,
  "list-changed": 412,
  "list-too-large": 413,
  "tables-too-large": 413,
  "too-many-lists": 409,
  "full-list-bin": 409,
  "list-has-faults": 409,
  "ally-has-faults": 409,
  "unknown-list-share": 404,
  "list-share-withdrawn": 410,
  "too-many-list-shares": 409,
  "too-many-list-shares-ever": 409,
  "unknown-cell": 404,
  "cell-of-the-rulebook": 409,
  "too-many-own-values": 409,
  "too-many-battles": 409,
  "unknown-battle": 404,
  "wrong-token": 401,
  "wrong-metrics-token": 401,
  "no-seat": 401,
  "not-your-seat": 403,
  "bad-seat": 400,
  "unknown-invite": 404,
  "no-open-seat": 409,
  "seat-full": 409,
  "force-missing": 400,
  "force-not-wanted": 400,
  "too-many-commands": 429,
  "too-many-streams": 429,
  "not-fought": 409,
  "nothing-to-suggest": 409,
  "nothing-to-place": 409,
  "nothing-to-lay": 409,
  "armies-sealed": 409,
  "not-an-exchange": 409,
  "database-away": 503,
  "limit-too-small": 409,
  "cannot-be-filled": 409,
  "database-busy": 503,
  "database-full": 503,
  "no-account": 401,
  "not-claimed": 409,
  "already-claimed": 409,
  "email-taken": 409,
  "wrong-credentials": 401,
  "wrong-recovery-key": 401,
  "no-room-to-bring": 409,
  "too-many-tries": 429,
  "wrong-password": 403,
  internal: 500,
};

export function refuse<Code extends RequestRefusalCode>(
  code: Code,
  params: RequestRefusalParams[Code],
  headers: Reply["headers"] = {},
  details?: unknown,
): Reply {
  const message = REFUSALS[code](params);
  const body: ErrorBody = { error: { code, message, ...(details === undefined ? {} : { details }) } };
  return { status: STATUS[code], body, headers };
}

export const retryAfter = (seconds: number): Reply["headers"] => ({ "retry-after": String(seconds) });

/** A document of one megabyte can have a hundred thousand faults. This many are listed. */
const MOST = 1000;

/** How faults are told: each by its public code, and in a sentence. */
type Telling = { readonly code: (fault: Fault) => string; readonly sentence: (fault: Fault) => string };
const AS_THEY_ARE: Telling = { code: ({ code }) => code, sentence: faultSentence };

function detailOf(fault: Fault, told: Telling) {
  const at = placeOf(fault.path);
  return { ...(at === "" ? {} : { at }), code: told.code(fault), message: told.sentence(fault) };
}

/** Refuses what was sent with all its faults, each with its place and sentence. */
export function refuseFaults(code: string, faults: readonly Fault[], status = 400, told = AS_THEY_ARE): Reply {
  const details = faults.slice(0, MOST).map((fault) => detailOf(fault, told));
  const [first = { message: "" }] = details;
  const message = faults.length === 1 ? first.message : severalFaults(faults.length, details.length, first.message);
  const body: ErrorBody = {
    error: { code, message, ...("at" in first ? { at: first.at } : {}), details },
  };
  return { status, body };
}
