import type { ErrorBody } from "@/lib/model/http";
import type { Bounded } from "@/lib/server/room";
import type { Reply } from "./reply";

const of = <Params>(status: number, sentence: (params: Params) => string) => ({ status, sentence });

/** In seconds up to two minutes, in whole minutes above. */
const waitOf = (seconds: number): string => (seconds <= 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`);

type Whose = { readonly anonymous: boolean };
const accountOf = ({ anonymous }: Whose): string => (anonymous ? "An account without an e-mail address" : "An account");
const claimHint = ({ anonymous }: Whose): string =>
  anonymous ? " An account with an e-mail address and a password keeps more: POST /api/account/claim gives yours both." : "";

/** What an account has at most so many of. */
const KEPT: Readonly<Record<Bounded, string>> = {
  armies: "armies",
  armiesWithBin: "armies with its bin",
  bytes: "bytes of armies and shares",
  shares: "shared armies",
  sharesEver: "shares, withdrawn ones included",
  ownValues: "values of its own",
  seats: "seats in battles",
};

/** Everything this API refuses before, or instead of, looking at what a document says. */
const REFUSALS = {
  "not-found": of(404, (p: { path: string }) => `There is nothing at ${p.path}. GET /api/openapi.json says what there is.`),
  "method-not-allowed": of(405, (p: { method: string; allowed: string }) => `${p.method} is not answered here; allowed are ${p.allowed}.`),
  "unknown-parameter": of(400, (p: { name: string; known: readonly string[] }) =>
    p.known.length === 0
      ? `${p.name} is not a parameter of this address; it takes none.`
      : `${p.name} is not a parameter of this address; it takes ${p.known.join(", ")}.`,
  ),
  "repeated-parameter": of(400, (p: { name: string }) => `${p.name} is given more than once; give it once.`),
  "foreign-origin": of(
    403,
    (p: { origin: string; publicUrl: string }) =>
      `The request names ${p.origin} as its origin, but this server takes requests only from its own pages, at ${p.publicUrl}. If that is not its address, set PUBLIC_URL to the one in use.`,
  ),
  "too-many-requests": of(429, (p: { seconds: number }) => `Too many requests from your address; try again in ${p.seconds} s.`),
  "not-json": of(
    415,
    (p: { type: string | null }) =>
      `The body must be JSON in UTF-8, sent with Content-Type: application/json; ${p.type === null ? "the request names no type" : `the request names ${p.type}`}.`,
  ),
  "body-too-large": of(413, (p: { limit: number }) => `The body is larger than the ${p.limit} bytes that are read here.`),
  "body-missing": of(400, (_: object) => "The body is empty; send a JSON document."),
  "body-cut-short": of(400, (_: object) => "The body ended before all of it had arrived."),
  "not-utf-8": of(400, (_: object) => "The body is not UTF-8 text; send JSON in UTF-8."),
  "malformed-json": of(400, (p: { where: string }) => `The body is not JSON: ${p.where}.`),
  "unknown-army": of(404, (_: object) => "There is no army of yours at this address."),
  "army-changed": of(
    412,
    (p: { sent: number; stored: number }) =>
      `This army has changed since: your change was made from revision ${p.sent}, and it is at revision ${p.stored} now, which details gives. Bring the two together and send the result with If-Match: "${p.stored}".`,
  ),
  "revision-missing": of(
    428,
    (_: object) =>
      'Send the revision that your change was made from, as in If-Match: "3", so that nothing newer is overwritten without being seen.',
  ),
  "bad-revision": of(
    400,
    (p: { sent: string }) =>
      `If-Match must be the one revision that your change was made from, in quotation marks, as in If-Match: "3"; it is ${p.sent === "" ? "empty" : p.sent}.`,
  ),
  "bad-idempotency-key": of(
    400,
    (_: object) =>
      "Idempotency-Key must be 16 to 64 letters from A to Z or a to z, digits, hyphens and underscores: choose them at random, anew for every new army.",
  ),
  "army-too-large": of(
    413,
    (p: { bytes: number; most: number }) =>
      `This army takes ${p.bytes} bytes as it would be stored, and at most ${p.most} are kept of one army: take out unit groups, options or long names until it fits.`,
  ),
  "too-many-armies": of(
    409,
    (p: { most: number; anonymous: boolean }) =>
      `${accountOf(p)} keeps at most ${p.most} armies, and yours has as many: delete one that you can do without, then try again.${claimHint(p)}`,
  ),
  "full-bin": of(
    409,
    (p: { most: number; days: number; anonymous: boolean }) =>
      `${accountOf(p)} keeps at most ${p.most} armies with its bin, and yours has as many: what lies in the bin goes ${p.days} days after it was deleted, and makes room then.${claimHint(p)}`,
  ),
  "too-many-bytes": of(
    409,
    (p: { most: number; days: number; anonymous: boolean }) =>
      `Your armies, your bin and your shares may take ${p.most} bytes together, and with this they would take more: withdraw a share or make an army smaller; what is deleted makes room ${p.days} days later.${claimHint(p)}`,
  ),
  "too-much-stored": of(
    429,
    (p: { seconds: number }) =>
      `From your address as much has been stored in a day as one address may; what is stored stays, and more can be stored in ${waitOf(p.seconds)}.`,
  ),
  "disk-low": of(
    503,
    (p: { most: number }) =>
      `The server's disk is nearly full, so that new battles, and whatever takes more than ${p.most} bytes, are not stored for now; nothing of this was. Battles can be finished and small changes saved. Try again later; whoever runs this server has to make room.`,
  ),
  "unknown-share": of(404, (p: { own: boolean }) =>
    p.own ? "There is no share of yours at this address." : "There is no shared army at this address.",
  ),
  "share-withdrawn": of(410, (_: object) => "An army was shared here; whoever shared it has withdrawn it."),
  "too-many-shares": of(
    409,
    (p: { most: number; anonymous: boolean }) =>
      `${accountOf(p)} shares at most ${p.most} armies at a time, and yours shares as many: withdraw one that nobody needs any more, then try again.${claimHint(p)}`,
  ),
  "too-many-shares-ever": of(
    409,
    (p: { most: number; anonymous: boolean }) =>
      `${accountOf(p)} makes at most ${p.most} shares in all, withdrawn ones included, because a withdrawn link keeps its place: yours has made as many.${claimHint(p)}`,
  ),
  "unknown-cell": of(404, (_: object) => "The quick reference has no such cell: its key would be section.table.row.column."),
  "cell-of-the-rulebook": of(
    409,
    (_: object) => "This stands in the rulebook: your own value can be written where the quick reference has none, or one of the house.",
  ),
  "too-many-own-values": of(
    409,
    (p: { most: number }) => `An account keeps at most ${p.most} values of its own, and yours has as many: take one back, then try again.`,
  ),
  "too-many-battles": of(
    409,
    (p: { most: number }) => `An account holds at most ${p.most} seats in battles, and yours holds as many: play this one signed out.`,
  ),
  "unknown-battle": of(404, (_: object) => "There is no battle at this address."),
  "wrong-token": of(
    401,
    (_: object) =>
      "This token holds no seat of this battle: send Authorization: Bearer and the token that you were given with the seat, or leave the header out to look on.",
  ),
  "no-seat": of(
    401,
    (_: object) =>
      "You hold no seat of this battle: send Authorization: Bearer and the seat's token, or sign in to the account that took the seat.",
  ),
  "not-your-seat": of(403, (_: object) => "You do not hold the seat that X-Seat names: name your own, or leave the header out."),
  "bad-seat": of(400, (_: object) => "X-Seat must be a or b, the seat of your account that you mean."),
  "unknown-invite": of(
    404,
    (_: object) =>
      "This invite does not hold: it was taken, withdrawn, or has run out, or it never was. Ask whoever sent it for a new one.",
  ),
  "no-open-seat": of(409, (_: object) => "The other seat is taken: there is nobody to invite to it."),
  "seat-full": of(409, (_: object) => "Two players hold this seat already: there is no room for another beside them."),
  "force-missing": of(400, (_: object) => "An invite is taken with a force: send one in force."),
  "force-not-wanted": of(400, (_: object) => "A partner plays the force that the seat has: leave force out, or send null."),
  "too-many-commands": of(429, (p: { seconds: number }) => `Too many commands of this seat; try again in ${p.seconds} s.`),
  "too-many-streams": of(
    429,
    (p: { seconds: number }) =>
      `Too many streams are open, of this seat, of this battle's spectators or from your address: close those that nobody reads, or try again in ${p.seconds} s.`,
  ),
  "nothing-to-suggest": of(
    409,
    (_: object) => "There is nothing at the table for you to do now: whose turn it is, the view says in toAct.",
  ),
  "nothing-to-place": of(409, (_: object) => "You have nothing of that kind to place now: what you may place, the view says in legal."),
  "nothing-to-lay": of(409, (_: object) => "Nothing lies on the table yet: a battle has a plan from the step flank on."),
  "database-busy": of(503, (_: object) => "The database is busy, so nothing was stored. Send the same again in a moment."),
  "database-full": of(503, (_: object) => "The disk is full, so nothing was stored. Whoever runs this server has to make room first."),
  "no-account": of(
    401,
    (_: object) => "You have no account here: the first thing that you save or share makes one, or POST /api/account/sign-in signs you in.",
  ),
  "not-claimed": of(409, (_: object) => "Your account has no e-mail address and password yet: POST /api/account/claim gives it both."),
  "already-claimed": of(409, (_: object) => "Your account has an e-mail address and password already: sign out first to make another."),
  "email-taken": of(
    409,
    (_: object) =>
      "This e-mail address has an account already, with another password: sign in with that one, or recover the account by its recovery key.",
  ),
  "wrong-credentials": of(
    401,
    (_: object) => "No account here has this e-mail address and this password: check both, or recover the account by its recovery key.",
  ),
  "wrong-recovery-key": of(
    401,
    (_: object) => "No account here has this e-mail address and this recovery key: check both, and take the key that was shown last.",
  ),
  "no-room-to-bring": of(
    409,
    (p: { of: Bounded; would: number; most: number }) =>
      `What this browser keeps would come along, and the account has no room for it: with it the account would keep ${p.would} ${KEPT[p.of]}, and ${p.most} are the most. Nobody was signed in, and everything is where it was. Make room from a browser that is signed in already; or save what this browser keeps as a file, and sign in without it (leaveBehind).`,
  ),
  "too-many-tries": of(429, ({ seconds, ofBrowser }: { seconds: number; ofBrowser: boolean }) =>
    ofBrowser
      ? `Too many wrong passwords were tried from this browser; try again in ${waitOf(seconds)}. The recovery key opens the account at once.`
      : `Too many wrong passwords were tried on this account; try again in ${waitOf(seconds)}. A browser that has signed in to it before need not wait, and the recovery key opens it at once.`,
  ),
  "wrong-password": of(403, (_: object) => "This is not the password of your account: give the one that you sign in with."),
  internal: of(500, (_: object) => "Something went wrong here, not in what you sent. It has been noted; try again later."),
} as const;

type RefusalCode = keyof typeof REFUSALS;
type ParamsOf<Code extends RefusalCode> = Parameters<(typeof REFUSALS)[Code]["sentence"]>[0];

export function refuse<Code extends RefusalCode>(
  code: Code,
  params: ParamsOf<Code>,
  headers: Reply["headers"] = {},
  details?: unknown,
): Reply {
  const { status, sentence } = REFUSALS[code];
  const message = (sentence as (params: ParamsOf<Code>) => string)(params);
  const body: ErrorBody = { error: { code, message, ...(details === undefined ? {} : { details }) } };
  return { status, body, headers };
}

export const retryAfter = (seconds: number): Reply["headers"] => ({ "retry-after": String(seconds) });
