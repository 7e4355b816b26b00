import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { Asker } from "@/lib/server/battles/seats";
import { callerOf } from "@/lib/server/identity";
import type { Call } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import type { Reply } from "../../_http/reply";
import { saverOf } from "../../_http/saver-of";

/** The caller, and the cookies that renew the session. */
export type Asking = { readonly asker: Asker; readonly cookies: readonly string[] };

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
export async function askerOf({ headers }: Call): Promise<Asking | Reply> {
  const [token, seat] = [tokenIn(headers), seatIn(headers)];
  if (token === undefined) return refuse("wrong-token", {});
  if (seat === undefined) return refuse("bad-seat", {});
  if (token !== null) return { asker: { token, userId: null, seat }, cookies: [] };
  const { user, cookies } = await callerOf(headers);
  return { asker: { token, userId: user?.id ?? null, seat }, cookies };
}

/** Only browsers send an origin. A player on a page gets an account with the first seat; a program keeps its token and needs no account. */
const isOfPage = ({ headers }: Call) => headers.get("origin") !== null;

/** The user who takes a seat. */
export async function takerOf(call: Call): Promise<Asking | Reply> {
  const token = tokenIn(call.headers);
  if (token === undefined) return refuse("wrong-token", {});
  const taker = isOfPage(call) ? await saverOf(call) : await callerOf(call.headers);
  if ("status" in taker) return taker;
  return { asker: { token, userId: taker.user?.id ?? null, seat: null }, cookies: taker.cookies };
}
