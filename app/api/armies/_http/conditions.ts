import type { Army } from "@/lib/model/army";
import type { User } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { armyBytes, mostOf, whatIsFull } from "@/lib/server/room";
import { refuse } from "../../_http/refusals";
import type { Reply } from "../../_http/reply";

type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reply: Reply };

const asked = <T>(value: T): Asked<T> => ({ ok: true, value });
const refused = (reply: Reply): Asked<never> => ({ ok: false, reply });

/** What the client calls its save, so that the same one sent again makes no second army; null where it does not say. */
export function creationKeyIn(headers: Headers): Asked<string | null> {
  const key = headers.get("idempotency-key");
  return key === null || /^[0-9A-Za-z_-]{16,64}$/.test(key) ? asked(key) : refused(refuse("bad-idempotency-key", {}));
}

/** The revision that a change was made from. A proxy that compresses may have made its tag a weak one. */
export function revisionIn(headers: Headers): Asked<number> {
  const sent = headers.get("if-match");
  if (sent === null) return refused(refuse("revision-missing", {}));
  const revision = /^(?:W\/)?"([1-9]\d{0,8})"$/.exec(sent)?.[1];
  return revision === undefined ? refused(refuse("bad-revision", { sent })) : asked(Number(revision));
}

/** Refuses an army that is too large to be stored, shared or taken into battle. */
export function tooLarge(army: Army): Reply | null {
  const bytes = armyBytes(army);
  return bytes > LIMITS.army ? refuse("army-too-large", { bytes, most: LIMITS.army }) : null;
}

/** Says that a user's armies and shares take as many bytes as they may. */
export const tooManyBytes = (user: User): Reply =>
  refuse("too-many-bytes", { most: mostOf(user).bytes, days: LIMITS.binDays, anonymous: user.anonymous });

/** Says that a user keeps as many armies as he may. */
export const tooManyArmies = (user: User): Reply => refuse("too-many-armies", { most: mostOf(user).armies, anonymous: user.anonymous });

/** Says what of a user's is full, so that he has no room for another army. */
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
