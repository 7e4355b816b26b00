import type { Army } from "@/lib/model/army";
import { whatIsFull } from "@/lib/server/armies";
import type { User } from "@/lib/server/identity";
import { armyBytes, LIMITS, mostOf } from "@/lib/server/limits";
import { refuse } from "../../_http/refusals";
import type { Reply } from "../../_http/reply";

type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reply: Reply };

const asked = <T>(value: T): Asked<T> => ({ ok: true, value });
const refused = (reply: Reply): Asked<never> => ({ ok: false, reply });

/** The client's key for this save, so that a repeat creates no second army; null without the header. */
export function creationKeyIn(headers: Headers): Asked<string | null> {
  const key = headers.get("idempotency-key");
  return key === null || /^[0-9A-Za-z_-]{16,64}$/.test(key) ? asked(key) : refused(refuse("bad-idempotency-key", {}));
}

/** The revision that the client edited. A compressing proxy may have made its tag weak. */
export function revisionIn(headers: Headers): Asked<number> {
  const sent = headers.get("if-match");
  if (sent === null) return refused(refuse("revision-missing", {}));
  const revision = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(sent)?.[1];
  return revision === undefined ? refused(refuse("bad-revision", { sent })) : asked(Number(revision));
}

/** Refuses an army that is too large to store, share or play. */
export function tooLarge(army: Army): Reply | null {
  const bytes = armyBytes(army);
  return bytes > LIMITS.army ? refuse("army-too-large", { bytes, most: LIMITS.army }) : null;
}

/** The refusal for a user whose armies and shares take the maximum of bytes. */
export const tooManyBytes = (user: User): Reply =>
  refuse("too-many-bytes", { most: mostOf(user).bytes, days: LIMITS.binDays, anonymous: user.anonymous });

/** The refusal for a user with the maximum of armies. */
export const tooManyArmies = (user: User): Reply => refuse("too-many-armies", { most: mostOf(user).armies, anonymous: user.anonymous });

/** The refusal for a user without room for another army, with the limit that is reached. */
export async function noRoom(user: User): Promise<Reply> {
  switch (await whatIsFull(user)) {
    case "too-many-armies":
      return tooManyArmies(user);
    case "full-bin":
      return refuse("full-bin", { most: mostOf(user).armiesWithBin, days: LIMITS.binDays, anonymous: user.anonymous });
    default:
      return tooManyBytes(user);
  }
}
