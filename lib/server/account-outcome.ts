import type { Overfull } from "../../db/stock";
import type { Account } from "../model/account";
import type { Fault } from "../model/faults";
import type { Cookies } from "./cookies";
import type { User } from "./identity";
import { running } from "./running";

/** Where a request about an account comes from. */
export type AccountCall = { readonly headers: Headers; readonly address: string };

type AccountRefusal =
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
  /** This browser's data would come along, and the account has no room for it. */
  | ({ readonly ok: false; readonly code: "no-room-to-bring" } & Overfull)
  /** `ofBrowser`: counted for a browser that has signed in to the account before; otherwise for all others together. */
  | { readonly ok: false; readonly code: "too-many-tries"; readonly seconds: number; readonly ofBrowser: boolean };

/** The value with its cookies, or the refusal. */
export type AccountOutcome<T> = { readonly ok: true; readonly value: T; readonly cookies: Cookies } | Refused;

export const granted = <T>(value: T, cookies: Cookies = []) => ({ ok: true, value, cookies }) as const;
export const refused = (code: AccountRefusal) => ({ ok: false, code }) as const;
export const noRoomToBring = (overfull: Overfull) => ({ ok: false, code: "no-room-to-bring", ...overfull }) as const;
export const tooManyTries = (seconds: number, ofBrowser: boolean) => ({ ok: false, code: "too-many-tries", seconds, ofBrowser }) as const;

/** What users are told about their own account. */
export async function accountOf({ id, anonymous, email, since }: User): Promise<Account> {
  return { anonymous, email, since: since.toISOString(), armies: await running().armies.countOf(id) };
}
