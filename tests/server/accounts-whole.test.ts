import { NextRequest } from "next/server";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { isPassword, recoveryKeyHash } from "@/lib/server/passwords";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { proxy } from "@/proxy";
import { errorOf } from "./asking";
import { byAccount, opened, quick } from "./battling";
import { accountIn, claimedIn, newClaimed, newEmail, newMember, newSharer, PASSWORD } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { breakingOff, onPostgres, sqlIn, sqliteOf } from "./stored";

const NEW = "kriegskunst zu pferd";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});
afterEach(() => {
  goOn();
  if (!onPostgres) sqliteOf(running).sqlite.pragma("max_page_count = 1000000");
});

const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const TABLES = ["users", "sessions", "credentials", "recovery_keys", "armies", "shares", "own_values", "battle_seats"];
const everything = () => Object.fromEntries(TABLES.map((table) => [table, all(`select * from ${table} order by 1, 2`)]));

let shared = 0;
/** An anonymous player with one of everything that a player can have. */
async function newOwner() {
  const sharer = newSharer();
  const { id } = await sharer.owning({ ...ready, name: "Kept" });
  await sharer.sharing({ ...ready, name: `Shared ${shared++}` });
  const user = String(all("select owner from armies where id = ?", id)[0]?.owner);
  const [key = ""] = [...ownValueCells()].find(([, isOpen]) => isOpen) ?? [];
  await running.ownValues.put({ userId: user, key, value: "4", changedAt: new Date(), most: 10 });
  await opened(quick("Whites"), { kind: "house" }, byAccount(user));
  return { member: sharer, user };
}

const belongings = (user: unknown) => [
  all("select 1 from armies where owner = ?", user).length,
  all("select 1 from shares where owner = ?", user).length,
  all("select 1 from own_values where user_id = ?", user).length,
  all("select 1 from battle_seats where user_id = ?", user).length,
];
const ONE_OF_EACH = [1, 1, 1, 1];

const credentialsOf = (email: string) => {
  const [{ id, password, hash } = {}] = all(
    "select users.id, c.password, r.hash from users join credentials c on c.user_id = users.id left join recovery_keys r on r.user_id = users.id where email = ?",
    email,
  );
  return { id, password: String(password), key: String(hash) };
};

/** Fails every statement that would do that to a row. */
let goOn = () => {};
function stopAt(step: string): void {
  const lift = breakingOff(running, step);
  goOn = () => {
    lift();
    goOn = () => {};
  };
}

const BELONGINGS = ["update on armies", "update on shares", "insert on own_values", "update on battle_seats"];

describe("all or nothing, wherever it stops", () => {
  test.each(["insert on users", "insert on sessions"])("a first save, before which a visitor has no account: %s", async (step) => {
    const member = newMember();
    const before = everything();
    stopAt(step);
    const failed = await member.create(ready);
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([500, []]);
    expect(everything()).toEqual(before);
    goOn();
    expect((await member.create(ready)).status).toBe(201);
  });

  test.each([
    "insert on users",
    "insert on credentials",
    "insert on recovery_keys",
    "insert on sessions",
    ...BELONGINGS,
    "delete on users",
  ])("a claim: %s", async (step) => {
    const { member } = await newOwner();
    const address = { email: newEmail(), password: PASSWORD };
    const before = everything();
    stopAt(step);
    const failed = await member.claim(address);
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([500, []]);
    expect(everything()).toEqual(before);
    goOn();
    const { recoveryKey } = await claimedIn(await member.claim(address));
    const { id, key } = credentialsOf(address.email);
    expect([belongings(id), key]).toEqual([ONE_OF_EACH, recoveryKeyHash(recoveryKey)]);
  });

  test.each(["insert on sessions", ...BELONGINGS, "delete on users"])("a sign-in: %s", async (step) => {
    const { email } = await newClaimed();
    const { member } = await newOwner();
    const before = everything();
    stopAt(step);
    expect((await member.signIn({ email, password: PASSWORD })).status).toBe(500);
    expect(everything()).toEqual(before);
    goOn();
    expect((await member.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(belongings(credentialsOf(email).id)).toEqual(ONE_OF_EACH);
  });

  test.each([
    ...["update on recovery_keys", "update on credentials", "insert on sessions", "delete on sessions"],
    ...[...BELONGINGS, "delete on users"],
  ])("a recovery: %s", async (step) => {
    const { email, key } = await newClaimed();
    const { member } = await newOwner();
    const before = everything();
    stopAt(step);
    expect((await member.recover({ email, recoveryKey: key, password: NEW })).status).toBe(500);
    expect(everything()).toEqual(before);
    goOn();
    expect((await member.recover({ email, recoveryKey: key, password: NEW })).status).toBe(200);
    expect(belongings(credentialsOf(email).id)).toEqual(ONE_OF_EACH);
  });

  test.each(["update on credentials", "delete on sessions"])("another password: %s", async (step) => {
    const { member, email } = await newClaimed();
    await newMember().signIn({ email, password: PASSWORD });
    const before = everything();
    stopAt(step);
    expect((await member.changePassword(PASSWORD, NEW)).status).toBe(500);
    expect(everything()).toEqual(before);
    goOn();
    expect((await member.changePassword(PASSWORD, NEW)).status).toBe(200);
  });

  test.each(["delete on armies", "update on shares", "delete on own_values", "delete on battle_seats", "delete on users"])(
    "a deletion: %s",
    async (step) => {
      const { member } = await newOwner();
      const email = newEmail();
      await member.claim({ email, password: PASSWORD });
      const { id } = credentialsOf(email);
      const before = everything();
      stopAt(step);
      expect((await member.delete(PASSWORD)).status).toBe(500);
      expect(everything()).toEqual(before);
      goOn();
      expect((await member.delete(PASSWORD)).status).toBe(204);
      expect([belongings(id), all("select 1 from users where id = ?", id)]).toEqual([[0, 0, 0, 0], []]);
    },
  );
});

describe("eight at once", () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];

  test("with one recovery key: one has it, its password stands, and the others are told", async () => {
    const { email, key } = await newClaimed();
    const answers = await Promise.all(
      eight.map(async (one) => ({ one, answer: await newMember().recover({ email, recoveryKey: key, password: `${NEW} ${one}` }) })),
    );
    const [winner, ...more] = answers.filter(({ answer }) => answer.status === 200);
    if (!winner) throw new Error("nobody recovered the account");
    expect(more).toEqual([]);
    for (const { answer } of answers.filter((one) => one !== winner))
      expect(await errorOf(answer)).toMatchObject({ status: 401, code: "wrong-recovery-key" });
    const { recoveryKey } = await claimedIn(winner.answer);
    const stored = credentialsOf(email);
    expect(stored.key).toBe(recoveryKeyHash(recoveryKey));
    expect(await isPassword(stored.password, `${NEW} ${winner.one}`)).toBe(true);
    expect(all("select 1 from sessions where user_id = ?", stored.id)).toHaveLength(1);
    expect((await newMember().recover({ email, recoveryKey: key, password: PASSWORD })).status).toBe(401);
  });

  test("changing the password: one does, and the others are told", async () => {
    const { email } = await newClaimed();
    const browsers = await Promise.all(eight.map(async () => newMember()));
    for (const browser of browsers) expect((await browser.signIn({ email, password: PASSWORD })).status).toBe(200);
    const answers = await Promise.all(browsers.map((browser, at) => browser.changePassword(PASSWORD, `${NEW} ${at}`)));
    const winner = answers.findIndex((answer) => answer.status === 200);
    // Whoever was slow enough has been signed out by the winner already.
    expect(answers.filter((_, at) => at !== winner).every(({ status }) => status === 403 || status === 401)).toBe(true);
    expect(await isPassword(credentialsOf(email).password, `${NEW} ${winner}`)).toBe(true);
    expect(all("select 1 from sessions where user_id = ?", credentialsOf(email).id)).toHaveLength(1);
  });

  test("claiming one address with passwords of their own: one does, the others keep what they have", async () => {
    const email = newEmail();
    const owners = [];
    for (const _ of [1, 2, 3]) owners.push(await newOwner());
    const answers = await Promise.all(owners.map(({ member }, at) => member.claim({ email, password: `${NEW} ${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(belongings(credentialsOf(email).id)).toEqual(ONE_OF_EACH);
    for (const [at, { user }] of owners.entries()) expect(belongings(user)).toEqual(at === winner ? [0, 0, 0, 0] : ONE_OF_EACH);
  });
});

/** Fills what room there is for sessions, so that the next one needs a new page, and there are no new pages. */
function fillSessions(): void {
  const { sqlite } = sqliteOf(running);
  sqlite.pragma(`max_page_count = ${Number(sqlite.pragma("page_count", { simple: true }))}`);
  sqlite.prepare("insert into users (id, name, email) values ('full', '', 'full') on conflict do nothing").run();
  const add = sqlite.prepare("insert into sessions (id, token, user_id, expires_at) values (?, ?, 'full', 0)");
  const fill = () => {
    for (let made = 0; ; made++) add.run(`${made}-${performance.now()}`, `${made}-${performance.now()}`);
  };
  expect(fill).toThrow(/full/);
}

/** Tries with room for no page more than there are, then for one, and so on, until it is done; before that nothing may have changed. */
async function withEverMoreRoom(attempt: () => Promise<Response>): Promise<void> {
  const { sqlite } = sqliteOf(running);
  const pages = Number(sqlite.pragma("page_count", { simple: true }));
  const written: string[] = [];
  sqlite.function("note_written", (what: unknown) => written.push(String(what)));
  const before = everything();
  for (let room = 0; room < 20; room++) {
    sqlite.pragma(`max_page_count = ${pages + room}`);
    sqlite.exec("create temp trigger stopping after update on recovery_keys begin select note_written('key'); end");
    sqlite.exec("create temp trigger stopping_too after insert on credentials begin select note_written('password'); end");
    const answer = await attempt();
    sqlite.exec("drop trigger stopping; drop trigger stopping_too");
    // It was in the middle of it that there was no room.
    if (room === 0) expect(written).toHaveLength(1);
    if (answer.status === 200) return;
    expect(await errorOf(answer)).toMatchObject({ status: 503, code: "database-full" });
    expect(everything()).toEqual(before);
  }
  throw new Error("never done");
}

describe("a disk that is full in the middle of it", () => {
  test("of a claim", async () => {
    const { member } = await newOwner();
    const email = newEmail();
    fillSessions();
    await withEverMoreRoom(() => member.claim({ email, password: PASSWORD }));
    expect(belongings(credentialsOf(email).id)).toEqual(ONE_OF_EACH);
  });

  test("of a recovery", async () => {
    const { email, key } = await newClaimed();
    const { member } = await newOwner();
    fillSessions();
    await withEverMoreRoom(() => member.recover({ email, recoveryKey: key, password: NEW }));
    expect(await isPassword(credentialsOf(email).password, NEW)).toBe(true);
    expect(belongings(credentialsOf(email).id)).toEqual(ONE_OF_EACH);
  });
});

describe("a disk on which nothing can be stored", () => {
  test("signs a browser out all the same", async () => {
    const { member } = await newClaimed();
    stopAt("delete on sessions");
    const answer = await member.signOut();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, [expect.stringContaining("=; Max-Age=0;")]]);
    expect(member.jar.has("condotta.session_token")).toBe(false);
  });

  test("answers a player whose session should be renewed", async () => {
    const { member, email } = await newClaimed();
    sqlIn(running)
      .prepare("update sessions set expires_at = expires_at - ?")
      .run(2 * 86_400_000);
    stopAt("update on sessions");
    const answer = await member.whoAmI();
    expect([await accountIn(answer), answer.headers.getSetCookie()]).toEqual([expect.objectContaining({ email }), []]);
    goOn();
    expect((await member.whoAmI()).headers.getSetCookie()).toHaveLength(1);
  });
});

describe("a page that a player opens", () => {
  const DAY = 86_400_000;
  const PAGE = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const opening = (cookie: string, headers: Record<string, string> = PAGE) =>
    proxy(new NextRequest("http://localhost:3000/armies", { headers: { cookie, ...headers } }));
  const endOf = (user: string) => Number(all("select expires_at from sessions where user_id = ?", user)[0]?.expires_at);
  /** A player who was here for the last time so many days ago. */
  async function lastHere(days: number) {
    const { member, user } = await newOwner();
    sqlIn(running)
      .prepare("update sessions set expires_at = expires_at - ? where user_id = ?")
      .run(days * DAY, user);
    return { member, user, cookie: member.cookie() };
  }

  test("keeps him signed in for 400 days from then", async () => {
    const { member, user, cookie } = await lastHere(399);
    const [renewed = "", ...more] = (await opening(cookie)).headers.getSetCookie();
    expect(more).toEqual([]);
    expect(renewed.split("; ")[0]).toBe(`condotta.session_token=${member.jar.get("condotta.session_token")}`);
    expect(renewed.split("; ")).toEqual(expect.arrayContaining(["Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"]));
    expect(Math.abs(endOf(user) - Date.now() - 400 * DAY)).toBeLessThan(60_000);
  });

  test("sets no cookie where that was done within a day, where his session is over, or where he has none", async () => {
    expect((await opening((await lastHere(0.9)).cookie)).headers.getSetCookie()).toEqual([]);
    expect((await opening((await lastHere(401)).cookie)).headers.getSetCookie()).toEqual([]);
    expect((await opening("other=1")).headers.getSetCookie()).toEqual([]);
  });

  test("but not a picture, and not what his browser fetches beforehand", async () => {
    const { cookie } = await lastHere(30);
    expect((await opening(cookie, { accept: "image/avif,image/*" })).headers.getSetCookie()).toEqual([]);
    expect((await opening(cookie, { ...PAGE, "next-router-prefetch": "1" })).headers.getSetCookie()).toEqual([]);
  });

  test("is shown though nothing can be stored", async () => {
    const { user, cookie } = await lastHere(30);
    const before = endOf(user);
    stopAt("update on sessions");
    const page = await opening(cookie);
    expect([page.status, page.headers.getSetCookie(), endOf(user)]).toEqual([200, [], before]);
  });
});
