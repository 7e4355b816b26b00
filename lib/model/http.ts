import { z } from "zod";
import { REGIONS, TERRITORIES } from "./enumerations";
import { listId, version, years } from "./identifiers";
import type { TournamentRefusalParams } from "./tournament-refusals";

/** The one error body of the API. */
export const errorBody = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string(), at: z.string().optional(), details: z.unknown().optional() }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `database`: its engine, and whether it answers. `data`: one version for all lists and rules tables on this server. `problems`: sentences for its operator. */
export const health = z.strictObject({
  ok: z.boolean(),
  database: z.strictObject({ engine: z.enum(["sqlite", "postgres"]), answers: z.boolean() }),
  data: version,
  problems: z.array(z.string()),
});

export const listSummary = z.strictObject({
  id: listId,
  number: z.int(),
  name: z.string(),
  years,
  region: z.enum(REGIONS),
  territories: z.array(z.enum(TERRITORIES)),
  version,
});
export type ListSummary = z.infer<typeof listSummary>;

/** Where JSON stops being JSON: after its last character, at a place, or too deep in it to say. */
type JsonFault = "end" | "unknown" | { readonly line: number; readonly column: number };

type Wait = { readonly seconds: number };
/** What is full, and how much of it there may be. `anonymous`: an account without an email address, which may keep less. */
type Full = { readonly most: number; readonly anonymous: boolean };

/** What an account can run out of room for. */
export type Bounded =
  | "armies"
  | "armiesWithBin"
  | "bytes"
  | "shares"
  | "sharesEver"
  | "ownValues"
  | "seats"
  | "lists"
  | "listsWithBin"
  | "listShares"
  | "listSharesEver"
  | "events";

/** What the API refuses before, or instead of, judging what a document says: the code of each refusal, with what its sentence needs. */
export type RequestRefusalParams = TournamentRefusalParams & {
  "not-found": { readonly path: string };
  "method-not-allowed": { readonly method: string; readonly allowed: string };
  "unknown-parameter": { readonly name: string; readonly known: readonly string[] };
  "repeated-parameter": { readonly name: string };
  "foreign-origin": { readonly origin: string; readonly publicUrl: string };
  "too-many-requests": Wait;
  "not-json": { readonly type: string | null };
  "body-too-large": { readonly limit: number };
  "body-missing": object;
  "body-cut-short": object;
  "not-utf-8": object;
  /** `at`: where in what was sent. */
  "unstorable-text": { readonly at: string };
  "malformed-json": { readonly where: JsonFault };
  "unknown-army": object;
  "army-changed": { readonly sent: number; readonly stored: number };
  "revision-missing": object;
  "bad-revision": { readonly sent: string };
  "bad-idempotency-key": object;
  "army-too-large": { readonly bytes: number; readonly most: number };
  /** `wanted`: the account that the army was begun in; `signedIn`: the one that asks, null for none. */
  "other-account": { readonly wanted: string; readonly signedIn: string | null };
  "too-many-armies": Full;
  "full-bin": Full & { readonly days: number };
  "too-many-bytes": Full & { readonly days: number };
  "too-much-stored": Wait;
  "disk-low": { readonly most: number };
  /** `own`: requested by its owner. */
  "unknown-share": { readonly own: boolean };
  "share-withdrawn": object;
  "share-for-opponent": { readonly path: string };
  "too-many-shares": Full;
  "too-many-shares-ever": Full;
  "unknown-own-list": object;
  "list-changed": { readonly sent: number; readonly stored: number };
  "list-too-large": { readonly bytes: number; readonly most: number };
  "tables-too-large": { readonly bytes: number; readonly most: number };
  "too-many-lists": Full;
  "full-list-bin": Full & { readonly days: number };
  /** It cannot be shared as it is. `first`: what is wrong. */
  "list-has-faults": { readonly count: number; readonly first: string };
  /** A list that it names as an ally, and would be shared with it, cannot be shared as it is. */
  "ally-has-faults": { readonly name: string; readonly count: number; readonly first: string };
  "unknown-list-share": { readonly own: boolean };
  "list-share-withdrawn": object;
  "too-many-list-shares": Full;
  "too-many-list-shares-ever": Full;
  "unknown-cell": object;
  "cell-of-the-rulebook": object;
  "too-many-own-values": { readonly most: number };
  "too-many-battles": { readonly most: number };
  "unknown-battle": object;
  "wrong-token": object;
  "wrong-metrics-token": object;
  "no-seat": object;
  "not-your-seat": object;
  "bad-seat": object;
  "unknown-invite": object;
  "no-open-seat": object;
  "seat-full": object;
  "force-missing": object;
  "force-not-wanted": object;
  "too-many-commands": Wait;
  "too-many-streams": Wait;
  "not-fought": object;
  "nothing-to-suggest": object;
  "nothing-to-place": object;
  "nothing-to-lay": object;
  "armies-sealed": object;
  "not-an-exchange": object;
  "database-away": object;
  "limit-too-small": { readonly limit: number; readonly least: number };
  "cannot-be-filled": { readonly findings: readonly string[] };
  "database-busy": object;
  "database-full": object;
  "no-account": object;
  "not-claimed": object;
  "already-claimed": object;
  "email-taken": object;
  "wrong-credentials": object;
  "wrong-recovery-key": object;
  "no-room-to-bring": { readonly of: Bounded; readonly would: number; readonly most: number };
  /** `ofBrowser`: the tries came from a browser that has signed in to the account before; otherwise from all others together. */
  "too-many-tries": Wait & { readonly ofBrowser: boolean };
  "wrong-password": object;
  internal: object;
};
export type RequestRefusalCode = keyof RequestRefusalParams;
