import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { armyOfBytes } from "../build/army";
import { errorOf } from "./asking";
import { accountIn, newClaimed, newMember, newSharer, PASSWORD } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { copyRow, sqlIn } from "./stored";

let running: Running;
let ready: Army;
let battle: string;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = { ...readyArmyOf(running).army, units: [] };
  battle = "b".repeat(26);
  run("insert into battles values (?, '', '', '', 1)", battle);
});

const run = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .run(...values);
const one = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .pluck()
    .get(...values);

let stored = 0;
const key = () => `stored-${stored++}`;
/** Stores so many armies, as an owner may who has had the time. */
function army(owner: string, count: number, place = "desk", document = ready): void {
  const id = key();
  run("insert into armies values (?, ?, null, 1, ?, ?, 1, 1, 1)", id, owner, JSON.stringify(document), place);
  if (count > 1) copyRow(running, "armies", id, count - 1);
}
function share(owner: string, count: number, document: Army | null): void {
  const id = key();
  const text = document && JSON.stringify(document);
  run("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, ?, 1)", id, id, owner, text);
  if (count > 1) copyRow(running, "shares", id, count - 1);
}
const STORE = {
  armies: (owner: string, count: number) => army(owner, count),
  armiesWithBin: (owner: string, count: number) => army(owner, count, "bin"),
  shares: (owner: string, count: number) => share(owner, count, ready),
  sharesEver: (owner: string, count: number) => share(owner, count, null),
  ownValues: (owner: string, count: number) => {
    const id = key();
    run("insert into own_values values (?, ?, '7', 1)", owner, id);
    if (count > 1) copyRow(running, "own_values", id, count - 1);
  },
  seats: (owner: string, count: number) => {
    const id = key();
    run("insert into battle_seats values (?, ?, 'a', ?, 1, null)", id, battle, owner);
    if (count > 1) copyRow(running, "battle_seats", id, count - 1);
  },
  events: (owner: string, count: number) => {
    const id = key();
    run("insert into tournaments values (?, ?, 1, '{}', '', null, null, 1)", id, owner);
    if (count > 1) copyRow(running, "tournaments", id, count - 1);
  },
};
type Kind = keyof typeof STORE;
const give = (owner: string, kind: Kind, count: number) => STORE[kind](owner, count);

/** A claimed account, by another browser than the one that shall come to it. */
async function newAccount() {
  const claimed = await newClaimed();
  return { ...claimed, id: String(one("select id from users where email = ?", claimed.email)) };
}

/** A browser that keeps one army. */
async function newBrowser() {
  const member = newSharer();
  const { id } = await member.owning(ready);
  return { member, id: String(one("select owner from armies where id = ?", id)) };
}

const ofAll = (owner: string) => running.armies.stockOf(owner);
const refusal = (of: Kind | "bytes", would: number, most: number) => ({
  status: 409,
  code: "no-room-to-bring",
  message: REFUSALS["no-room-to-bring"]({ of, would, most }),
});

describe("signing in where what the browser keeps has no room", () => {
  test.each<[Kind, number, Kind]>([
    ["armies", LIMITS.armies, "armies"],
    ["armiesWithBin", LIMITS.armiesWithBin, "armies"],
    ["shares", LIMITS.shares, "shares"],
    ["sharesEver", LIMITS.sharesEver, "shares"],
    ["ownValues", LIMITS.ownValues, "ownValues"],
    ["seats", LIMITS.seats, "seats"],
    ["events", LIMITS.events, "events"],
  ])("%s: it is refused in words, and all stays where it was", async (kind, most, brought) => {
    const [{ email, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, kind, most);
    if (brought !== "armies") give(browser.id, brought, 1);
    const before = [await ofAll(id), await ofAll(browser.id)];
    const response = await browser.member.signIn({ email, password: PASSWORD });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await errorOf(response)).toMatchObject(refusal(kind, most + 1, most));
    expect([await ofAll(id), await ofAll(browser.id)]).toEqual(before);
    expect(await accountIn(await browser.member.whoAmI())).toMatchObject({ anonymous: true, armies: 1 });
    // A browser that keeps nothing signs in as ever.
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  test("bytes count too, those of the bin and of shares with them", async () => {
    const [{ email, id }, browser] = [await newAccount(), await newBrowser()];
    const large = armyOfBytes(readyArmyOf(running).army, 64_000);
    const [bytes, most] = [Buffer.byteLength(JSON.stringify(ready)), LIMITS.accountBytes];
    // 100 MB are 1562 armies of 64 kB, and 32 000 bytes; the browser's army is smaller than that.
    army(id, 900, "desk", large);
    army(id, 662, "bin", large);
    give(id, "shares", Math.floor(32_000 / bytes));
    const left = 32_000 % bytes;
    expect(left).toBeLessThan(bytes);
    const refused = await errorOf(await browser.member.signIn({ email, password: PASSWORD }));
    expect(refused).toMatchObject(refusal("bytes", most - left + bytes, most));
  });

  test("the last that has room comes along", async () => {
    const [{ email, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, "armies", LIMITS.armies - 1);
    expect((await browser.member.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await ofAll(id)).toMatchObject({ armies: LIMITS.armies });
  });

  test("without it one is signed in, and it stays where it was", async () => {
    const [{ email, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, "armies", LIMITS.armies);
    const response = await browser.member.signIn({ email, password: PASSWORD, leaveBehind: true });
    expect(await accountIn(response)).toMatchObject({ email, armies: LIMITS.armies });
    expect(await ofAll(browser.id)).toMatchObject({ armies: 1 });
  });

  test("an account that keeps more than it may, as older versions allowed, is open to whoever brings nothing of that", async () => {
    const [{ email, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, "shares", LIMITS.shares + 5);
    expect((await browser.member.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await ofAll(id)).toMatchObject({ armies: 1, shares: LIMITS.shares + 5 });
  });

  test("of eight browsers at once as many come in as have room", async () => {
    const { email, id } = await newAccount();
    give(id, "armies", LIMITS.armies - 3);
    const browsers = await Promise.all(Array.from({ length: 8 }, newBrowser));
    const answers = await Promise.all(browsers.map(({ member }) => member.signIn({ email, password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await ofAll(id)).toMatchObject({ armies: LIMITS.armies });
    const left = await Promise.all(browsers.map((browser) => ofAll(browser.id)));
    expect(left.filter(({ armies }) => armies === 1)).toHaveLength(5);
  });
});

describe("the other ways into an account", () => {
  test("recovering is refused alike, and neither key nor password is used up", async () => {
    const [{ email, key: recoveryKey, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, "armies", LIMITS.armies);
    const recovery = { email, recoveryKey, password: "kriegskunst zu pferd" };
    expect(await errorOf(await browser.member.recover(recovery))).toMatchObject(refusal("armies", LIMITS.armies + 1, LIMITS.armies));
    expect((await newMember().signIn({ email, password: PASSWORD })).status).toBe(200);
    expect((await browser.member.recover({ ...recovery, leaveBehind: true })).status).toBe(200);
    expect(await ofAll(browser.id)).toMatchObject({ armies: 1 });
  });

  test("claiming again, which signs in, is refused alike; the recovery key stays", async () => {
    const [{ email, key: recoveryKey, id }, browser] = [await newAccount(), await newBrowser()];
    give(id, "armies", LIMITS.armies);
    expect(await errorOf(await browser.member.claim({ email, password: PASSWORD }))).toMatchObject(
      refusal("armies", LIMITS.armies + 1, LIMITS.armies),
    );
    expect((await newMember().recover({ email, recoveryKey, password: "kriegskunst zu pferd" })).status).toBe(200);
  });

  test("a new account has room for all that its visitor keeps, be it more than one may today", async () => {
    const browser = await newBrowser();
    give(browser.id, "armies", LIMITS.armies);
    expect((await browser.member.claim({ email: `${browser.id}@example.org`, password: PASSWORD })).status).toBe(200);
    expect(await accountIn(await browser.member.whoAmI())).toMatchObject({ anonymous: false, armies: LIMITS.armies + 1 });
  });
});

test("an account is signed in to by a hundred browsers; the one not seen for longest is signed out", async () => {
  const { member, email, id } = await newAccount();
  const other = await newAccount();
  run("update sessions set updated_at = 2 where user_id = ?", id);
  const old = newMember();
  await old.signIn({ email, password: PASSWORD });
  run("update sessions set updated_at = 1 where user_id = ? and updated_at > 2", id);
  const now = Date.now();
  for (let at = 2; at < LIMITS.sessions; at++)
    run("insert into sessions (id, token, user_id, expires_at) values (?, ?, ?, ?)", key(), key(), id, now + 1e9);
  expect(await accountIn(await old.whoAmI())).toMatchObject({ email });
  const next = newMember();
  expect((await next.signIn({ email, password: PASSWORD })).status).toBe(200);
  expect(one("select count(*) from sessions where user_id = ?", id)).toBe(LIMITS.sessions);
  expect(await accountIn(await old.whoAmI())).toBe(null);
  for (const kept of [member, next]) expect(await accountIn(await kept.whoAmI())).toMatchObject({ email });
  expect(await accountIn(await other.member.whoAmI())).toMatchObject({ email: other.email });
});
