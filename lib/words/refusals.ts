import type { Bounded, RequestRefusalParams } from "../model/http";
import { EVENT_REFUSALS } from "./events/refusals";
import { both, counted, grouped } from "./phrasing";
import { SITE } from "./site";

/** In seconds up to two minutes, in whole minutes above. */
const waitOf = (seconds: number): string => (seconds <= 120 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute"));

type Whose = { readonly anonymous: boolean };
const accountOf = ({ anonymous }: Whose): string => (anonymous ? "an account without an email address" : "an account");
const accountHint = ({ anonymous }: Whose): string =>
  anonymous ? " An account with an email address keeps more: create one on the account page, or with POST /api/account/claim." : "";

const INTERNAL = "Something went wrong on the server, not with what you sent. We have logged it. Try again later.";
const methodNotAllowed = (method: string, allowed: string): string => `${method} is not allowed here. Allowed: ${allowed}.`;

/** So much of what an account can run out of room for. */
const AMOUNTS: Readonly<Record<Bounded, (count: number) => string>> = {
  armies: (count) => counted(count, "army", "armies"),
  armiesWithBin: (count) => `${counted(count, "army", "armies")}, deleted ones included`,
  bytes: (count) => `${counted(count, "byte")} of armies, lists and shares`,
  shares: (count) => counted(count, "shared army", "shared armies"),
  sharesEver: (count) => `${counted(count, "share")}, withdrawn ones included`,
  ownValues: (count) => counted(count, "own value"),
  seats: (count) => `${counted(count, "seat")} in battles`,
  lists: (count) => counted(count, "list"),
  listsWithBin: (count) => `${counted(count, "list")}, deleted ones included`,
  listShares: (count) => counted(count, "shared list"),
  listSharesEver: (count) => `${counted(count, "share")} of lists, withdrawn ones included`,
  events: (count) => counted(count, "event"),
};

/** What each refusal of the API says. Players read many of them under a form. */
export const REFUSALS: { readonly [Code in keyof RequestRefusalParams]: (params: RequestRefusalParams[Code]) => string } = {
  ...EVENT_REFUSALS,
  "not-found": ({ path }) => `There is nothing at ${path}. GET /api/openapi.json lists what there is.`,
  "method-not-allowed": ({ method, allowed }) => methodNotAllowed(method, allowed),
  "unknown-parameter": ({ name, known }) =>
    `${name} is not a parameter of this address. It takes ${known.length === 0 ? "none" : both(known)}.`,
  "repeated-parameter": ({ name }) => `${name} was sent more than once. Send it once.`,
  "foreign-origin": ({ origin, publicUrl }) =>
    `This request comes from a page at ${origin}. The server accepts requests only from its own pages, at ${publicUrl}. If that is not the server’s address, set PUBLIC_URL to the right one.`,
  "too-many-requests": ({ seconds }) => `Too many requests from your address. Try again in ${waitOf(seconds)}.`,
  "not-json": ({ type }) =>
    `Send a JSON body in UTF-8, with Content-Type: application/json. This request names ${type === null ? "no type" : type}.`,
  "body-too-large": ({ limit }) => `The body is larger than ${counted(limit, "byte")}, the most that is read here.`,
  "body-missing": () => "The body is empty. Send a JSON document.",
  "body-cut-short": () => "The body ended before all of it had arrived.",
  "unstorable-text": ({ at }) =>
    `${at === "" ? "What you sent" : `The text at ${at}`} has a character that cannot be stored: a NUL, or half of one that is written as two (a lone surrogate). Remove it.`,
  "not-utf-8": () => "The body is not UTF-8 text. Send JSON in UTF-8.",
  "malformed-json": ({ where }) => {
    if (where === "end") return "The body is not JSON: it ends too early.";
    if (where === "unknown") return "The body is not JSON: it contains something that JSON does not allow.";
    return `The body is not JSON: see line ${where.line}, column ${where.column}.`;
  },
  "unknown-army": () => "You have no army at this address.",
  "army-changed": ({ sent, stored }) =>
    `This army has changed. You edited revision ${sent}, and revision ${stored} is stored now (see details). Merge the two and send the result with If-Match: "${stored}".`,
  "revision-missing": () => 'Send the revision that you edited, as in If-Match: "3". Without it you could overwrite newer changes unseen.',
  "bad-revision": ({ sent }) =>
    `If-Match must be the one revision that you edited, in quotation marks, as in If-Match: "3". It is ${sent === "" ? "empty" : sent}.`,
  "bad-idempotency-key": () =>
    "Idempotency-Key must be 16 to 64 letters (A to Z, a to z), digits, hyphens and underscores. Make a new random key for every new army.",
  "army-too-large": ({ bytes, most }) =>
    `This army takes ${counted(bytes, "byte")} (maximum ${grouped(most)}). Remove unit groups or options, or shorten names.`,
  "other-account": ({ wanted, signedIn }) =>
    `You began this army as ${wanted}, and ${signedIn === null ? "you are signed out now" : `you are signed in as ${signedIn} now`}. Sign in as ${wanted} and it is saved there. Or save it as a new army${signedIn === null ? " in this browser" : ` of ${signedIn}`}.`,
  "too-many-armies": (full) =>
    `You have ${AMOUNTS.armies(full.most)}, the most that ${accountOf(full)} can keep. Delete one, then try again.${accountHint(full)}`,
  "full-bin": (full) =>
    `You have ${AMOUNTS.armiesWithBin(full.most)}: the most that ${accountOf(full)} can keep. A deleted army makes room after ${counted(full.days, "day")}.${accountHint(full)}`,
  "too-many-bytes": (full) =>
    `This does not fit: your armies, lists and shares, deleted ones included, may take ${counted(full.most, "byte")}. Withdraw a share or make an army smaller. A deleted army or list makes room after ${counted(full.days, "day")}.${accountHint(full)}`,
  "too-much-stored": ({ seconds }) =>
    `Your network address has stored as much as it may in one day. What is stored stays. Try again in ${waitOf(seconds)}.`,
  "disk-low": ({ most }) =>
    `Nothing was stored: the server’s disk is nearly full. New battles, and anything over ${counted(most, "byte")}, have to wait. You can finish battles and save small changes. Try again later, when the operator has made room.`,
  "unknown-share": ({ own }) => (own ? "You have no share at this address." : "No army is shared at this address."),
  "share-for-opponent": ({ path }) => `This army is shared for the opponent: open ${path} to see it. Its document is not shared.`,
  "share-withdrawn": () => "The player who shared this army has withdrawn it.",
  "too-many-shares": (full) =>
    `You have ${AMOUNTS.shares(full.most)}, the most that ${accountOf(full)} can have. Withdraw one, then try again.${accountHint(full)}`,
  "too-many-shares-ever": (full) =>
    `You have made ${AMOUNTS.sharesEver(full.most)}: the most that ${accountOf(full)} can make.${accountHint(full)}`,
  "unknown-own-list": () => "You have no list at this address.",
  "list-changed": ({ sent, stored }) =>
    `This list has changed. You edited revision ${sent}, and revision ${stored} is stored now (see details). Merge the two and send the result with If-Match: "${stored}".`,
  "list-too-large": ({ bytes, most }) =>
    `This list takes ${counted(bytes, "byte")} (maximum ${grouped(most)}). Remove lines, or shorten notes and history.`,
  "tables-too-large": ({ bytes, most }) =>
    `These tables take ${counted(bytes, "byte")} (maximum ${grouped(most)}). Shorten what they say of their sources.`,
  "too-many-lists": (full) =>
    `You have ${AMOUNTS.lists(full.most)}, the most that ${accountOf(full)} can keep. Delete one, then try again.${accountHint(full)}`,
  "full-list-bin": (full) =>
    `You have ${AMOUNTS.listsWithBin(full.most)}: the most that ${accountOf(full)} can keep. A deleted list makes room after ${counted(full.days, "day")}.${accountHint(full)}`,
  "list-has-faults": ({ count, first }) =>
    count === 1
      ? `This list has a problem. Fix it first: ${first}`
      : `This list has ${counted(count, "problem")}. Fix them first. ${first}`,
  "ally-has-faults": ({ name, count, first }) =>
    `Sharing this list also shares ${name}, the list of its ally. That list has ${counted(count, "problem")}. ${first}`,
  "unknown-list-share": ({ own }) => (own ? "You have shared no list at this address." : "No list is shared at this address."),
  "list-share-withdrawn": () => "The player who shared this list has withdrawn it.",
  "too-many-list-shares": (full) =>
    `You have ${AMOUNTS.listShares(full.most)}, the most that ${accountOf(full)} can have. Withdraw one, then try again.${accountHint(full)}`,
  "too-many-list-shares-ever": (full) =>
    `You have made ${AMOUNTS.listSharesEver(full.most)}: the most that ${accountOf(full)} can make.${accountHint(full)}`,
  "unknown-cell": () => "The quick reference has no such cell. A key is section.table.row.column.",
  "cell-of-the-rulebook": () =>
    "The rulebook gives this value. You can write your own only where the quick reference has none, or one of Condotta’s own.",
  "too-many-own-values": ({ most }) =>
    `You have ${AMOUNTS.ownValues(most)}, the most that an account can keep. Remove one, then try again.`,
  "too-many-battles": ({ most }) => `You hold ${AMOUNTS.seats(most)}, the most for one account. Sign out to play this one.`,
  "unknown-battle": () => "There is no battle at this address.",
  "wrong-token": () =>
    "This token holds no seat in this battle. Send Authorization: Bearer with the token of your seat, or leave the header out to watch.",
  "wrong-metrics-token": () => "Send Authorization: Bearer with the server’s METRICS_TOKEN.",
  "no-seat": () =>
    "You hold no seat in this battle. Send Authorization: Bearer with the token of your seat, or sign in to the account that took it.",
  "not-your-seat": () => "You do not hold the seat that X-Seat names. Name your own, or leave the header out.",
  "bad-seat": () => "X-Seat must be a or b: the seat of your account that you mean.",
  "unknown-invite": () =>
    "This invite is not valid. It was used or withdrawn, has expired, or never existed. Ask the player who sent it for a new one.",
  "no-open-seat": () => "Both seats are taken, so there is nobody to invite.",
  "seat-full": () => "Two players already share this seat. There is no room for a third.",
  "force-missing": () => "This invite needs a force. Send yours in the field force.",
  "force-not-wanted": () => "A partner plays the force that the seat already has. Leave force out, or send null.",
  "too-many-commands": ({ seconds }) => `This seat has sent too many commands. Try again in ${waitOf(seconds)}.`,
  "too-many-streams": ({ seconds }) =>
    `Too many streams are open: for this seat, for this battle’s spectators or from your address. Close those that you no longer read, or try again in ${waitOf(seconds)}.`,
  "not-fought": () => "You can tick off losses only while the battle is fought: after the preparations, and before its result is agreed.",
  "nothing-to-suggest": () => "You have nothing to do at the table now. The view says in toAct whose turn it is.",
  "nothing-to-place": () => "You have nothing of that kind to place now. The view says in legal what you may place.",
  "armies-sealed": () => "Both armies are shown once both are in.",
  "not-an-exchange": () => "In this battle armies are secret until it ends. A sealed exchange is chosen when a battle is opened.",
  "nothing-to-lay": () => "Nothing is on the table yet. A battle has a plan once it has reached the step flank.",
  "database-away": () =>
    "The database cannot be reached at the moment. What you sent may not have been stored: send the same again in a few seconds.",
  "limit-too-small": ({ limit, least }) =>
    `${counted(limit, "point")} ${limit === 1 ? "is" : "are"} too few. The smallest legal army that we found costs ${counted(least, "point")}.`,
  "cannot-be-filled": ({ findings: [first] }) =>
    first === undefined
      ? "We found no legal army with the commanders and troops that this one has. Remove some, then try again."
      : `Adding troops cannot make this army legal. First mend this: ${first}`,
  "database-busy": () => "Nothing was stored: the database is busy. Send the same again in a moment.",
  "database-full": () => "Nothing was stored: the disk is full. The operator has to make room first.",
  "no-account": () => "You have no account yet. Save or share something to get one, or sign in with POST /api/account/sign-in.",
  "not-claimed": () => "Your account has no email address and password yet. Add them with POST /api/account/claim.",
  "already-claimed": () => "Your account already has an email address and password. Sign out first to create another.",
  "email-taken": () =>
    "This email address already has an account, with another password. Sign in with that password, or use your recovery key.",
  "wrong-credentials": () => "No account has this email address and password. Check both, or use your recovery key.",
  "wrong-recovery-key": () => "No account has this email address and recovery key. Check both, and use your newest key.",
  "no-room-to-bring": ({ of, would, most }) =>
    `This browser’s data does not fit in the account. Together they make ${AMOUNTS[of](would)} (maximum ${grouped(most)}). You are not signed in, and nothing has changed. Make room from a browser that is signed in, or download this browser’s data and sign in without it.`,
  "too-many-tries": ({ seconds, ofBrowser }) =>
    ofBrowser
      ? `Too many wrong passwords from this browser. Try again in ${waitOf(seconds)}, or use your recovery key now.`
      : `Too many wrong passwords for this account. Try again in ${waitOf(seconds)}, or use your recovery key now. A browser that has signed in before does not have to wait.`,
  "wrong-password": () => "This is not your password. Enter the one that you sign in with.",
  internal: () => INTERNAL,
};

/** Several faults of one document: how many, how many of them are listed, and the first. */
export const severalFaults = (count: number, listed: number, first: string): string =>
  `${counted(count, "fault")}${listed < count ? ` (${grouped(listed)} of them in details)` : ""}. The first: ${first}`;

/** What is refused before a request reaches a page or the API: a small page of its own, or the API's error. */
export const FRONT_DOOR = {
  unreadable: { title: "No such address", message: "The address has a character that cannot be read (a NUL). Check the link." },
  databaseAway: { title: SITE.away.heading, message: SITE.away.text },
  databaseBusy: {
    title: "Back in a moment",
    message: "The database has too much to do at the moment. Nothing that you saved is lost. This page loads by itself in a moment.",
  },
  databaseFull: {
    title: "No room left",
    message: "The disk of the database is full. Nothing that you saved is lost. The operator has to make room first.",
  },
  methodNotAllowed: { title: "Not allowed here", message: methodNotAllowed },
  anotherServer: {
    title: "Wrong server",
    message: (publicUrl: string) => `This request is for another server. This one answers only for ${publicUrl}.`,
  },
  tooManyPages: {
    title: "Too many pages at once",
    message: (seconds: number) => `You asked for too many pages. Try again in ${waitOf(seconds)}.`,
  },
  broken: { title: "Something went wrong", message: INTERNAL },
  tooManyConnections: (most: number) =>
    `Your address has ${counted(most, "connection")} open, which is the maximum. Close some and try again.`,
} as const;

/** What keeps a server from reading or storing, for its operator. */
export const HEALTH = {
  "database-away": "The database cannot be reached.",
  "database-busy": "Nothing can be stored: another process holds the database.",
  "database-full": "Nothing can be stored: the disk is full or failing.",
  notRead: "The database cannot be read.",
  notWritten: "Nothing can be stored: the database cannot be written.",
  lowDisk: (free: number, floor: number) =>
    `The disk has ${grouped(free)} MB free. Below ${grouped(floor)} MB only small things are stored. Make room.`,
  diskNotRead: "The free space of the data directory’s disk cannot be read.",
} as const;
