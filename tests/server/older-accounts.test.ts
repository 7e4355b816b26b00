import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownBrowser, sessionCookie } from "@/lib/server/cookies";
import { isPassword } from "@/lib/server/passwords";
import { type Running, setRunning } from "@/lib/server/running";
import { accountIn, claimedIn, newMember } from "./players";
import { bootSoundly, temporaryFolder } from "./program-folder";
import { sqlIn } from "./stored";

const DAY = 86_400_000;
const DAYS = 400;

type Row = Readonly<Record<string, string | number | null>>;
type Browser = {
  readonly publicUrl: string;
  readonly who: string;
  readonly setCookie: readonly string[];
  readonly email?: string;
  readonly password?: string;
  readonly recoveryKey?: string;
};

/** Everything as better-auth made it, which kept the accounts at first (docs/adr/0002). */
const older: {
  readonly at: number;
  readonly secret: string;
  readonly browsers: readonly Browser[];
  readonly rows: Readonly<Record<"users" | "sessions" | "credentials" | "recovery_keys", readonly Row[]>>;
} = JSON.parse(readFileSync(join(import.meta.dirname, "older-accounts.json"), "utf8"));

/** Their passwords were hashed then, at the cost that never changes. */
Reflect.set(globalThis, "condottaRealKeys", true);

const { browsers } = older;
const claimed = browsers.filter(({ email }) => email !== undefined);
const owners = browsers.filter(({ recoveryKey }) => recoveryKey !== undefined);

let running: Running;
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: older.at + DAY / 2 }));
afterEach(() => void vi.useRealTimers());
afterAll(() => void vi.useRealTimers());

/** A server of today with the secret and the rows of then. */
async function bootWithOlder(publicUrl: string): Promise<void> {
  const dataDirectory = temporaryFolder();
  writeFileSync(join(dataDirectory, "secret"), `${older.secret}\n`, { mode: 0o600 });
  running = await bootSoundly(undefined, dataDirectory, { PUBLIC_URL: publicUrl });
  setRunning(running);
  for (const [table, rows] of Object.entries(older.rows))
    for (const row of rows) {
      const names = Object.keys(row);
      const places = names.map((name) => `@${name}`);
      sqlIn(running).prepare(`insert into ${table} (${names}) values (${places})`).run(row);
    }
}

/** A browser that still has its cookies of then. */
async function returning({ publicUrl, setCookie }: Browser) {
  await bootWithOlder(publicUrl);
  const member = newMember();
  for (const one of setCookie) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
    member.jar.set(name, value);
  }
  return member;
}

const tokenIn = (cookie: string) => decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? "").split(".")[0] ?? "";

describe.each(browsers)("$who at $publicUrl before better-auth went", (browser) => {
  const [setCookie = ""] = browser.setCookie;

  test("is signed in, to the same account", async () => {
    const account = await accountIn(await (await returning(browser)).whoAmI());
    expect(account).toMatchObject({ anonymous: browser.email === undefined, email: browser.email ?? null });
  });

  test("is given the same cookie, letter for letter, when the session is renewed", async () => {
    const member = await returning(browser);
    vi.setSystemTime(older.at + 3 * DAY);
    expect((await member.whoAmI()).headers.getSetCookie()).toEqual([setCookie]);
    const [{ expires_at: until } = {}] = sqlIn(running)
      .prepare("select expires_at from sessions where token = ?")
      .all(tokenIn(setCookie)) as Row[];
    expect(until).toBe(older.at + (3 + DAYS) * DAY);
  });

  test("is signed in to the last day of the cookie and no longer", async () => {
    const member = await returning(browser);
    vi.setSystemTime(older.at + (DAYS - 3) * DAY);
    expect(await accountIn(await member.whoAmI())).not.toBe(null);
    vi.setSystemTime(Date.now() + (DAYS + 1) * DAY);
    expect(await accountIn(await member.whoAmI())).toBe(null);
  });

  test("is signed out when that is asked for", async () => {
    const member = await returning(browser);
    const [signedOut = "", ...more] = (await member.signOut()).headers.getSetCookie();
    expect(more).toEqual([]);
    expect(signedOut).toBe(setCookie.replace(/=[^;]*; Max-Age=\d+/, "=; Max-Age=0"));
    expect(await running.sessions.find(tokenIn(setCookie))).toBe(null);
  });

  test("and nobody else is, with a cookie that another secret signed", async () => {
    const member = await returning(browser);
    setRunning({ ...running, secret: "0".repeat(64) });
    expect(await accountIn(await member.whoAmI())).toBe(null);
    const [forged = ""] = [sessionCookie(tokenIn(setCookie))];
    expect(forged).not.toBe(setCookie);
  });
});

describe.each(owners)("the account $email", ({ publicUrl, email, password = "", recoveryKey }) => {
  beforeEach(() => bootWithOlder(publicUrl));

  test("opens by its password, and by no other", async () => {
    expect((await newMember().signIn({ email, password: `${password}.` })).status).toBe(401);
    expect(await accountIn(await newMember().signIn({ email, password }))).toMatchObject({ email });
  });

  test("opens by its recovery key", async () => {
    const member = newMember();
    const { account } = await claimedIn(await member.recover({ email, recoveryKey, password: "another password" }));
    expect(account.email).toBe(email);
    expect((await newMember().signIn({ email, password: "another password" })).status).toBe(200);
  });
});

test("a browser that had signed in is still known as that one, and a stranger's is not", async () => {
  for (const browser of claimed) {
    const member = await returning(browser);
    const owner = await running.users.findByEmail(browser.email ?? "");
    expect(knownBrowser(new Headers({ cookie: member.cookie() }), owner)).toMatch(/^[a-z2-7]{26}$/);
    expect(knownBrowser(new Headers({ cookie: member.cookie() }), owner && { ...owner, passwordHash: "other" })).toBe(null);
  }
});

test("a password typed with other letters of the same look is the same password", async () => {
  const [{ password: stored } = {}] = older.rows.credentials;
  const typed = owners[0]?.password ?? "";
  expect(new Set([typed, typed.normalize("NFC"), typed.normalize("NFKC"), typed.normalize("NFKD")]).size).toBeGreaterThan(2);
  for (const form of ["NFC", "NFD", "NFKC", "NFKD"]) expect(await isPassword(String(stored), typed.normalize(form))).toBe(true);
  expect(await isPassword(String(stored), typed.toUpperCase())).toBe(false);
});
