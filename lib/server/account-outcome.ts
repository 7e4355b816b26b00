import type { z } from "zod";
import type { Overfull } from "../../db/stock";
import { type Fault, faultsOf } from "../model/faults";
import type { Cookies } from "./identity";

/** What is asked about an account: who asks, from where, and the body as it was sent. */
export type AccountCall = { readonly headers: Headers; readonly address: string; readonly body: unknown };

export type AccountRefusal =
  | "already-claimed"
  | "email-taken"
  | "no-account"
  | "not-claimed"
  | "wrong-credentials"
  | "wrong-password"
  | "wrong-recovery-key";

type Refused =
  | { readonly ok: false; readonly code: AccountRefusal }
  | { readonly ok: false; readonly code: "bad-document"; readonly faults: readonly Fault[] }
  /** What this browser keeps would come along, and the account has no room for it. */
  | ({ readonly ok: false; readonly code: "no-room-to-bring" } & Overfull)
  /** `ofBrowser`: tried from a browser that has signed in to the account before; otherwise from all others together. */
  | { readonly ok: false; readonly code: "too-many-tries"; readonly seconds: number; readonly ofBrowser: boolean };

/** What was asked for, with the cookies that go along, or why not. */
export type AccountOutcome<T> = { readonly ok: true; readonly value: T; readonly cookies: Cookies } | Refused;

export const granted = <T>(value: T, cookies: Cookies = []) => ({ ok: true, value, cookies }) as const;
export const refused = (code: AccountRefusal) => ({ ok: false, code }) as const;
export const noRoomToBring = (overfull: Overfull) => ({ ok: false, code: "no-room-to-bring", ...overfull }) as const;
export const tooManyTries = (seconds: number, ofBrowser: boolean) => ({ ok: false, code: "too-many-tries", seconds, ofBrowser }) as const;

type Read<T> = { readonly ok: true; readonly value: T } | Refused;

export function read<T>(schema: z.ZodType<T>, body: unknown): Read<T> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, code: "bad-document", faults: faultsOf(parsed.error, body) };
}
