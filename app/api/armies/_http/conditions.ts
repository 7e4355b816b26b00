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
