import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import { readerOf } from "@/lib/server/identity";
import { hashPassword } from "@/lib/server/passwords";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { accountIn, type Member, namesOf, newClaimed, newEmail, newMember, PASSWORD } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { breakingOff, sqlIn } from "./stored";

const DAY = 86_400_000;
const KEY = "save-1_ABCdef0123456789";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});
afterEach(() => {
  vi.restoreAllMocks();
  setRunning(running);
});

const named = (name: string): Army => ({ ...ready, name });
const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const cookiesOf = (response: Response) => response.headers.getSetCookie();

/** An anonymous player with an army at each place. */
async function newAnonymous(address?: string) {
  const member = newMember(address);
  await member.create(named("Desk"), { "idempotency-key": KEY });
  const archived = await member.owning(named("Archive"));
  const binned = await member.owning(named("Bin"));
  await member.move(archived.id, "archive");
  await member.deleteArmy(binned.id);
  return member;
}

const everywhere = async (member: Member) => [...(await namesOf(member)).sort(), ...(await namesOf(member, "?place=bin")).sort()];
const EVERYWHERE = ["Archive", "Desk", "Bin"];

// That a claim is stored whole or not at all, wherever it stops: accounts-whole.test.ts.
describe("trap: claiming makes a new user and deletes the old", () => {
  test("all armies are moved, or none: where one cannot be, the others stay with it", async () => {
    const member = await newAnonymous();
    const address = { email: newEmail(), password: PASSWORD };
    const [{ owner } = {}] = all("select owner from armies order by created_at desc limit 1");
    const goOn = breakingOff(running, "update of owner on armies", "new.document ->> 'name' = 'Bin'");
    try {
      expect((await member.claim(address)).status).toBe(500);
    } finally {
      goOn();
    }
    expect(await everywhere(member)).toEqual(EVERYWHERE);

    expect((await member.claim(address)).status).toBe(200);
    expect(await everywhere(member)).toEqual(EVERYWHERE);
    expect(all("select id from users where id = ?", owner)).toEqual([]);
  });

  test("the database itself refuses to delete a user who has armies", async () => {
    const member = await newAnonymous();
    const [{ owner } = {}] = all("select owner from armies order by created_at desc limit 1");
    expect(() => sqlIn(running).prepare("delete from users where id = ?").run(owner)).toThrow(/FOREIGN KEY/);
    expect(await everywhere(member)).toEqual(EVERYWHERE);
  });

  test("an address whose claim stopped before its password was stored goes to the next who asks for it", async () => {
    const email = newEmail();
    sqlIn(running).prepare("insert into users (id, name, email) values ('half', '', ?)").run(email);
    const member = await newAnonymous();
    expect((await member.claim({ email, password: PASSWORD })).status).toBe(200);
    expect(await everywhere(member)).toEqual(EVERYWHERE);
  });

  test("a claim whose answer was lost is repeated from the old cookie", async () => {
    const member = await newAnonymous();
    const before = [...member.jar];
    const email = newEmail();
    await member.claim({ email, password: PASSWORD });
    member.jar.clear();
    for (const [name, value] of before) member.jar.set(name, value);
    expect((await member.claim({ email, password: PASSWORD })).status).toBe(200);
    expect(await everywhere(member)).toEqual(EVERYWHERE);
    expect(await accountIn(await member.whoAmI())).toMatchObject({ email });
  });

  test("a button pressed twice leaves the browser signed in, whichever answer comes last", async () => {
    const member = await newAnonymous();
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => member.claim({ email, password: PASSWORD })));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
    const sessions = answers.flatMap(cookiesOf).filter((cookie) => cookie.startsWith("condotta.session_token="));
    expect(sessions).toHaveLength(3);
    expect(sessions.join()).not.toContain("Max-Age=0");
    expect(await accountIn(await member.whoAmI())).toMatchObject({ email, armies: 2 });
    expect(all("select id from users where email = ?", email)).toHaveLength(1);
  });

  test("a request that was under way with the old cookie takes nothing back", async () => {
    const member = await newAnonymous();
    const before = newMember();
    for (const [name, value] of member.jar) before.jar.set(name, value);
    await member.claim({ email: newEmail(), password: PASSWORD });
    expect(cookiesOf(await before.whoAmI())).toEqual([]);
    expect(cookiesOf(await before.list())).toEqual([]);
  });

  test("armies that two accounts first saved under the same key are both kept", async () => {
    const { member, email } = await newClaimed();
    await member.create(named("Mine"), { "idempotency-key": KEY });
    const other = await newAnonymous();
    expect((await other.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await everywhere(other)).toEqual(["Archive", "Desk", "Mine", "Bin"]);
  });
});

describe("trap: a cookie that browsers refuse over plain http", () => {
  const firstCookie = async (publicUrl: string) => {
    setRunning(await bootSoundly(undefined, undefined, { PUBLIC_URL: publicUrl }));
    const member = newMember();
    const response = await member.create(ready, { origin: publicUrl });
    expect(response.status).toBe(201);
    expect(await accountIn(await member.whoAmI())).toMatchObject({ anonymous: true, armies: 1 });
    const [cookie = "", ...more] = cookiesOf(response);
    expect(more).toEqual([]);
    const [pair = "", ...attributes] = cookie.split("; ");
    return { name: pair.split("=")[0], attributes: attributes.sort() };
  };
  const PLAIN = ["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=Lax"];

  test.each(["http://192.168.1.20:3000", "http://localhost:3000", "http://condotta.lan"])(
    "%s: neither Secure nor __Secure-",
    async (url) => {
      expect(await firstCookie(url)).toEqual({ name: "condotta.session_token", attributes: PLAIN });
    },
  );

  test("https: Secure, and says so in its name", async () => {
    const expected = { name: "__Secure-condotta.session_token", attributes: [...PLAIN, "Secure"] };
    expect(await firstCookie("https://condotta.example")).toEqual(expected);
  });

  test.each(["http://192.168.1.20:3000", "https://condotta.example"])("%s may claim and sign in, other pages may not", async (url) => {
    setRunning(await bootSoundly(undefined, undefined, { PUBLIC_URL: url }));
    const address = { email: newEmail(), password: PASSWORD };
    expect((await newMember().claim(address, { origin: url })).status).toBe(200);
    expect((await newMember().signIn(address, { origin: url })).status).toBe(200);
    expect(await errorOf(await newMember().signIn(address, { origin: "http://localhost:3000" }))).toMatchObject({ status: 403 });
  });
});

describe("trap: a club behind one address is locked out", () => {
  test("thirty people sign in to their accounts within a minute", async () => {
    const people = Array.from({ length: 30 }, () => ({ email: newEmail(), password: PASSWORD }));
    const passwordHash = await hashPassword(PASSWORD);
    for (const { email } of people) {
      const session = { id: email, token: email, expiresAt: new Date() };
      await running.users.claim({ id: email, email, passwordHash, keyHash: "", session, anonymous: null, mostSessions: 1 });
    }
    const answers = await Promise.all(people.map((one) => newMember("192.0.2.1").signIn(one)));
    expect(answers.map((one) => one.status)).toEqual(people.map(() => 200));
  });

  test("sixty people save for the first time within a minute; the next has to wait, who has an account has not", async () => {
    const members = Array.from({ length: 61 }, () => newMember("192.0.2.5"));
    const statuses = [];
    for (const member of members) statuses.push((await member.create(ready)).status);
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect((await members[0]?.create(ready))?.status).toBe(201);
  });
});

describe("trap: a page render can set no cookie", () => {
  const usersNow = () => all("select count(*) as users from users")[0]?.users;

  test("a visitor who only looks is nobody: no account is made, whatever he reads", async () => {
    const before = usersNow();
    const member = newMember();
    expect(await readerOf(new Headers())).toBe(null);
    for (const response of [await member.whoAmI(), await member.list(), await member.export(), await member.get("a".repeat(26))]) {
      expect(cookiesOf(response)).toEqual([]);
    }
    expect(usersNow()).toBe(before);
    const response = await member.create(ready);
    expect(cookiesOf(response)).toHaveLength(1);
    expect(usersNow()).toBe(Number(before) + 1);
  });

  test("a session that is two days old is renewed by a request, once a day, and never by a page", async () => {
    const { member, email } = await newClaimed();
    const session = () => all("select s.* from sessions s join users u on u.id = s.user_id where u.email = ?", email)[0];
    const aged = Number(session()?.expires_at) - 2 * DAY;
    sqlIn(running).prepare("update sessions set expires_at = ? where id = ?").run(aged, session()?.id);

    expect(await readerOf(new Headers({ cookie: member.cookie() }))).toMatchObject({ email, anonymous: false });
    expect(session()?.expires_at).toBe(aged);
    expect(cookiesOf(await member.whoAmI())).toEqual([expect.stringContaining("Max-Age=34560000")]);
    expect(session()?.expires_at).toBeGreaterThan(aged + DAY);
    expect([session()?.ip_address, session()?.user_agent]).toEqual([null, null]);
    expect(cookiesOf(await member.whoAmI())).toEqual([]);
  });

  test("a session that has run out is nobody's", async () => {
    const { member, email } = await newClaimed();
    sqlIn(running)
      .prepare("update sessions set expires_at = ? where user_id = (select id from users where email = ?)")
      .run(Date.now() - 1, email);
    expect(await readerOf(new Headers({ cookie: member.cookie() }))).toBe(null);
    expect(await accountIn(await member.whoAmI())).toBe(null);
  });
});
