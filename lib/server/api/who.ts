import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { Loaded } from "../battles/loaded";
import { type Asker, findSeat } from "../battles/seats";
import { callerOf, firstSaver, type Saver, type User } from "../identity";
import { RANDOM_KEY } from "../ids";
import { RATES } from "../limits";
import type { Call, Refusals, RequestHeaders, Who } from "./endpoint";
import { overRate } from "./guards";
import { refuse } from "./refusals";
import { asOwn, type Reply } from "./reply";

const COOKIE = { cookieAuth: [] };
const TOKEN = { seatToken: [] };
/** The empty entry allows no session: a visitor has none before the first save. */
const NO_CREDENTIAL = {};

/** How a client shows who it is. */
export const SECURITY_SCHEMES = {
  cookieAuth: {
    type: "apiKey",
    in: "cookie",
    name: "condotta.session_token",
    description: "Set by the first save or share, or by signing in.",
  },
  seatToken: {
    type: "http",
    scheme: "bearer",
    description: "A seat's token, shown once to the player who took the seat. Never put it in an address.",
  },
  metricsToken: { type: "http", scheme: "bearer", description: "METRICS_TOKEN, as the operator has set it." },
};

/** Whoever watches over the server. */
export const WATCHER: Who = { security: [{ metricsToken: [] }] };

/** What belongs to one caller, who is found by the answer itself. */
export const OWN: Who = { security: [COOKIE, NO_CREDENTIAL] };

/** The caller's account; null for a visitor. */
export const CALLER: Who<User | null> = {
  ...OWN,
  find: async ({ headers }) => {
    const { user, cookies } = await callerOf(headers);
    return { known: user, cookies };
  },
};

/** A user; a visitor, who has nothing, gets that answer. */
export const userOr = (nothing: () => Reply): Who<User> => ({
  ...OWN,
  find: async ({ headers }) => {
    const { user, cookies } = await callerOf(headers);
    return user ? { known: user, cookies } : asOwn(nothing(), cookies);
  },
});

const FIRST_SAVE = `Without a session it creates an anonymous account and sets its cookie. One network address may do so ${RATES["first-save"].requests} times in ${RATES["first-save"].seconds} seconds.`;
const VISITOR_KEY: RequestHeaders = {
  "Visitor-Key": {
    says: "A random key, the same for all first saves of one browser. Saves that arrive together then share one anonymous account.",
    pattern: RANDOM_KEY,
  },
};

/** Who saves: a visitor gets an anonymous account with the first save. Found while it is stored, by `saverOf`. */
export const SAVER: Who = { ...OWN, headers: VISITOR_KEY, says: FIRST_SAVE };

export async function saverOf({ headers, address }: Call<unknown>): Promise<Saver | Reply> {
  const { user, cookies } = await callerOf(headers);
  if (user) return { user, cookies };
  return (await overRate(address, "first-save")) ?? (await firstSaver(headers));
}

type Asking = { readonly asker: Asker; readonly cookies: readonly string[] };

const BEARER = /^Bearer +(\S+)$/i;

/** Undefined if the header has no token. */
function tokenIn(headers: Headers): string | null | undefined {
  const sent = headers.get("authorization");
  return sent === null ? null : BEARER.exec(sent)?.[1];
}

function seatIn(headers: Headers): SeatName | null | undefined {
  const sent = headers.get("x-seat");
  return sent === null ? null : SEATS.find((seat) => seat === sent);
}

/** A token is enough: a caller who sends one needs no session, and we do not look for one. */
async function askerOf({ headers }: Call<unknown>): Promise<Asking | Reply> {
  const [token, seat] = [tokenIn(headers), seatIn(headers)];
  if (token === undefined) return refuse("wrong-token", {});
  if (seat === undefined) return refuse("bad-seat", {});
  if (token !== null) return { asker: { token, userId: null, seat }, cookies: [] };
  const { user, cookies } = await callerOf(headers);
  return { asker: { token, userId: user?.id ?? null, seat }, cookies };
}

/** Who takes a seat. Found while it is stored, by `takerOf`. */
export const TAKER: Who = {
  security: [TOKEN, COOKIE, NO_CREDENTIAL],
  headers: VISITOR_KEY,
  says: `Sent by a page of this site, the seat is joined to the caller's account, which then needs no token. From a page: ${FIRST_SAVE}`,
  refusals: { "wrong-token": "`Authorization` is not a bearer token" },
};

/** Only browsers send an origin. A player on a page gets an account with the first seat; a program keeps its token and needs no account. */
const isOfPage = ({ headers }: Call) => headers.get("origin") !== null;

export async function takerOf(call: Call): Promise<Asking | Reply> {
  const token = tokenIn(call.headers);
  if (token === undefined) return refuse("wrong-token", {});
  const taker = isOfPage(call) ? await saverOf(call) : await callerOf(call.headers);
  if ("status" in taker) return taker;
  return { asker: { token, userId: taker.user?.id ?? null, seat: null }, cookies: taker.cookies };
}

type Onlooker = { readonly loaded: Loaded; readonly seat: SeatName | null; readonly mine: readonly SeatName[] };
type Seated = { readonly loaded: Loaded; readonly seat: SeatName };

/** The part of an address that names a battle. */
export const BATTLE = {
  id: "The battle's id: 128 random bits in lower-case base32. It is also the spectators' read-only link.",
};
export const battleOf = ({ params }: Call<unknown>): string => String(params.id);

/** The battle, and the seat of the caller; null for a spectator. */
export async function onlookerOf(call: Call): Promise<(Onlooker & Pick<Asking, "cookies">) | Reply> {
  const asking = await askerOf(call);
  if ("status" in asking) return asking;
  const found = await findSeat(battleOf(call), asking.asker);
  return found.ok ? { ...found, cookies: asking.cookies } : refuse(found.code, {});
}

const X_SEAT: RequestHeaders = {
  "X-Seat": { says: "The seat that you mean, if your account has both. You may leave it out with a token.", values: SEATS },
};

const OF_SEAT: Refusals = {
  "unknown-parameter": "also for a token in the address",
  "bad-seat": "X-Seat is not `a` or `b`",
  "wrong-token": "it is malformed, or of no seat in this battle",
  "not-your-seat": "your account or token does not hold the seat that X-Seat names",
  "unknown-battle": "",
};

/** The holder of a seat by token or session, or a spectator. No cache may keep a seat's answer. */
export const ONLOOKER: Who<Onlooker> = {
  security: [TOKEN, COOKIE, NO_CREDENTIAL],
  headers: X_SEAT,
  refusals: OF_SEAT,
  find: async (call) => {
    const onlooker = await onlookerOf(call);
    return "status" in onlooker ? onlooker : { known: onlooker, cookies: onlooker.cookies };
  },
};

/** Only the holder of a seat. */
export const HOLDER: Who<Seated> = {
  security: [TOKEN, COOKIE],
  headers: X_SEAT,
  refusals: { ...OF_SEAT, "no-seat": "you did not show that you hold one" },
  find: async (call) => {
    const onlooker = await onlookerOf(call);
    if ("status" in onlooker) return onlooker;
    const { loaded, seat, mine, cookies } = onlooker;
    if (seat) return { known: { loaded, seat }, cookies };
    return asOwn(mine.length > 0 ? refuse("bad-seat", {}) : refuse("no-seat", {}), cookies);
  },
};
