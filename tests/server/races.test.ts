import { beforeAll, describe, expect, test } from "vitest";
import type { NewEvent } from "@/db/battles";
import { prepareLeftovers } from "@/db/leftovers";
import type { Army } from "@/lib/model/army";
import { newId } from "@/lib/server/ids";
import { mostOf } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { beginTry } from "@/lib/server/tries";
import { loadedNow, opened, quick } from "./battling";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

/** What many ask at the same moment, on SQLite and on PostgreSQL alike. */

let running: Running;
let document: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  document = readyArmyOf(running).army;
});

const count = (table: string, which: string, ...values: unknown[]) =>
  Number(
    sqlIn(running)
      .prepare(`select count(*) from ${table} where ${which}`)
      .pluck()
      .get(...values),
  );
const TEN = Array.from({ length: 10 }, (_, at) => at);
const together = <T>(ask: (at: number) => Promise<T>) => Promise.all(TEN.map(ask));
const later = () => new Date(Date.now() + 86_400_000);
const session = () => ({ id: newId(), token: newId(), expiresAt: later() });

async function visitor(): Promise<string> {
  const { id } = await running.users.addVisitor({
    ...{ id: newId(), email: `${newId()}@anonymous.invalid`, createdAt: new Date(), session: session(), first: null },
  });
  return id;
}
async function member() {
  const [email, passwordHash] = [`${newId()}@condotta.example`, newId()];
  const claim = { id: newId(), email, passwordHash, keyHash: newId(), session: session(), anonymous: null, mostSessions: 100 };
  expect(await running.users.claim(claim)).toBe(true);
  return { id: String((await running.users.findByEmail(email))?.id), email, passwordHash };
}

const ROOM = { most: 1000, mostWithBin: 2000, mostBytes: 100_000_000 };
const newArmy = (owner: string, creationKey: string | null, room = ROOM) =>
  running.armies.insertIfNew({ id: newId(), owner, creationKey, document, createdAt: new Date(), ...room });
const sharing = (owner: string, army: string | null) => ({
  ...{ id: newId(), share: newId(), owner, sharedAt: new Date(), army, most: 5, mostEver: 100, mostBytes: 100_000_000 },
});

describe("a limit that ten reach at once is kept", () => {
  test("of armies, outside the bin, with it, and in bytes", async () => {
    const bytes = Buffer.byteLength(JSON.stringify(document));
    for (const room of [
      { ...ROOM, most: 5 },
      { ...ROOM, mostWithBin: 5 },
      { ...ROOM, mostBytes: 5 * bytes },
    ]) {
      const owner = await visitor();
      const stored = await together(() => newArmy(owner, null, room));
      expect(stored.filter((one) => one !== null)).toHaveLength(5);
      expect(count("armies", "owner = ?", owner)).toBe(5);
    }
  });

  test("of bytes, where ten armies grow", async () => {
    const owner = await visitor();
    const armies = await together(() => newArmy(owner, null));
    const kept = (await running.armies.stockOf(owner)).bytes;
    const grown = { ...document, name: `${document.name} grown` };
    const more = Buffer.byteLength(JSON.stringify(grown)) - Buffer.byteLength(JSON.stringify(document));
    const changed = await together((at) =>
      running.armies.update({
        id: String(armies[at]?.id),
        owner,
        revision: 1,
        document: grown,
        changedAt: new Date(),
        mostBytes: kept + 5 * more,
      }),
    );
    expect(changed.filter((one) => one !== null)).toHaveLength(5);
  });

  test("of armies that come back from the bin", async () => {
    const owner = await visitor();
    const armies = await together(() => newArmy(owner, null));
    const move = (at: number, place: "bin" | "desk", most: number) =>
      running.armies.move({ id: String(armies[at]?.id), owner, place, placedAt: new Date(), most });
    await together((at) => move(at, "bin", 1000));
    expect((await together((at) => move(at, "desk", 5))).filter((one) => one !== null)).toHaveLength(5);
  });

  test("of shares, of own values, of seats and of ticks", async () => {
    const owner = await visitor();
    const shared = await together(() => running.shares.share({ ...sharing(owner, null), document }));
    expect([shared.filter((one) => one !== null).length, count("shares", "owner = ?", owner)]).toEqual([5, 5]);
    const put = await together((at) =>
      running.ownValues.put({ userId: owner, key: `a.b.c.${at}`, value: "1", changedAt: new Date(), most: 5 }),
    );
    expect([put.filter((one) => one).length, count("own_values", "user_id = ?", owner)]).toEqual([5, 5]);
    const { battle } = await opened(quick("Whites"), { kind: "house" });
    const seat = { battle, seat: "a" as const, userId: owner, takenAt: new Date(), name: null, most: 5 };
    const seats = await together(() => running.battles.addSeat({ ...seat, holder: newId() }));
    expect([seats.filter((one) => one).length, count("battle_seats", "user_id = ?", owner)]).toEqual([5, 5]);
    await together((at) => running.battleCompanies.putTicks({ battle, by: "a", ticks: [{ key: `k${at}`, value: 1, at }], most: 5 }));
    expect(count("battle_ticks", "battle = ?", battle)).toBe(5);
  });
});

describe("what is asked for ten times at once is there once", () => {
  test("an army by its creation key, and a link that follows it", async () => {
    const owner = await visitor();
    const armies = await together(() => newArmy(owner, "the same key"));
    expect(new Set(armies.map((one) => one?.id)).size).toBe(1);
    const army = String(armies[0]?.id);
    const links = await together(() => running.shares.follow({ ...sharing(owner, army), army, share: `${newId().slice(0, -1)}c` }));
    expect(new Set(links.map((one) => one?.share)).size).toBe(1);
    expect(count("shares", "owner = ?", owner)).toBe(1);
  });

  test("a visitor, whose tabs save for the first time together", async () => {
    const now = new Date();
    const first = { key: newId(), now, since: new Date(now.getTime() - 10_000) };
    const before = count("users", "1 = 1");
    const visitors = await together(() =>
      running.users.addVisitor({ id: newId(), email: `${newId()}@anonymous.invalid`, createdAt: now, session: session(), first }),
    );
    const [id] = new Set(visitors.map((one) => one.id));
    expect([new Set(visitors.map((one) => one.id)).size, count("users", "1 = 1") - before]).toEqual([1, 1]);
    expect(count("sessions", "user_id = ?", id)).toBe(10);
  });

  test("an account by its address, with all that its visitor had", async () => {
    const email = `${newId()}@condotta.example`;
    const visitors = await together(async () => {
      const anonymous = await visitor();
      await newArmy(anonymous, null);
      return anonymous;
    });
    const claims = await together((at) => {
      const claim = { id: newId(), email, passwordHash: newId(), keyHash: newId(), session: session(), mostSessions: 100 };
      return running.users.claim({ ...claim, anonymous: String(visitors[at]) });
    });
    expect(claims.filter((one) => one)).toHaveLength(1);
    const user = await running.users.findByEmail(email);
    expect(count("armies", "owner = ?", user?.id)).toBe(1);
    expect(visitors.map((one) => count("armies", "owner = ?", one)).sort()).toEqual([0, ...Array(9).fill(1)]);
  });
});

describe("an account in the middle of something else", () => {
  test("deleted while ten armies are saved leaves none without an owner", async () => {
    for (const _ of [1, 2, 3]) {
      const owner = await visitor();
      await newArmy(owner, null);
      const saved = together(() => newArmy(owner, null).catch((error: unknown) => error));
      expect(await running.users.remove(owner, null)).toBe(true);
      // Whoever came too late is told to send it again.
      for (const one of await saved)
        if (one instanceof Error) expect(["23503", "SQLITE_CONSTRAINT_FOREIGNKEY"]).toContain((one as { code?: string }).code);
      expect([count("users", "id = ?", owner), count("armies", "owner = ?", owner)]).toEqual([0, 0]);
    }
  });

  test("joined by a visitor's things while both save under the same keys loses no army", async () => {
    const { id: user, passwordHash } = await member();
    const anonymous = await visitor();
    for (const at of TEN) await newArmy(anonymous, `key ${at}`);
    const signIn = {
      user,
      passwordHash,
      keyHash: null,
      most: mostOf({ anonymous: false }),
      session: session(),
      anonymous,
      mostSessions: 100,
    };
    const [entered, stored] = await Promise.all([running.users.signIn(signIn), together((at) => newArmy(user, `key ${at}`))]);
    expect([entered, count("armies", "owner = ?", anonymous)]).toEqual(["in", 0]);
    for (const one of stored) expect(count("armies", "owner = ? and id = ?", user, one?.id)).toBe(1);
    expect(count("armies", "owner = ?", user)).toBeGreaterThanOrEqual(10);
    expect(count("armies", "owner = ? and creation_key is not null", user)).toBe(10);
  });

  test("whose password changes while ten sign in with the old one keeps one session", async () => {
    const { id: user, passwordHash } = await member();
    const mine = session();
    const entry = { user, keyHash: null, most: mostOf({ anonymous: false }), anonymous: null, mostSessions: 100 };
    await running.users.signIn({ ...entry, passwordHash, session: mine });
    const change = running.users.changePassword({ user, old: passwordHash, passwordHash: "new", token: mine.token });
    const [changed] = await Promise.all([change, together(() => running.users.signIn({ ...entry, passwordHash, session: session() }))]);
    expect([changed, count("sessions", "user_id = ?", user)]).toEqual([true, 1]);
  });

  test("changes its password once, of ten who know the old one", async () => {
    const { id: user, passwordHash } = await member();
    const changed = await together((at) => running.users.changePassword({ user, old: passwordHash, passwordHash: `new ${at}`, token: "" }));
    expect(changed.filter((one) => one)).toHaveLength(1);
  });
});

describe("the daily cleaning", () => {
  test("leaves a visitor who saves at this moment, and what he saves", async () => {
    const leftovers = prepareLeftovers(running.database);
    for (const _ of [1, 2, 3]) {
      const owner = await visitor();
      sqlIn(running).prepare("update users set created_at = 0 where id = ?").run(owner);
      sqlIn(running).prepare("update sessions set updated_at = 0 where user_id = ?").run(owner);
      const range = { from: owner.slice(0, -1), to: owner };
      const saving = newArmy(owner, null).catch(() => null);
      await leftovers.removeEmptyVisitors(range, new Date(1000));
      const army = await saving;
      expect([count("users", "id = ?", owner), count("armies", "owner = ?", owner)]).toEqual(army ? [1, 1] : [0, 0]);
    }
  });

  test("takes an idle battle whole, or leaves it whole to the player who comes back at this moment", async () => {
    const leftovers = prepareLeftovers(running.database);
    for (const _ of [1, 2, 3]) {
      const { battle } = await opened(quick("Whites"), { kind: "invite" });
      const { battle: now } = await loadedNow(battle);
      const last = (await running.battles.events(battle, now.seq - 1, null))[0];
      if (!last) throw new Error("a battle without events");
      const next: NewEvent = { event: { ...last.event, seq: now.seq + 1 }, seat: "a", commandId: newId(), commandHash: null };
      const playing = running.battles.append({ battle, events: [next], at: new Date(), code: null });
      await leftovers.removeIdleBattle(battle);
      const isStored = (await playing) === "stored";
      expect([count("battles", "id = ?", battle), count("battle_events", "battle = ?", battle)]).toEqual(
        isStored ? [1, now.seq + 1] : [0, 0],
      );
    }
  });

  test("is one process's, of ten that look at once; and of a time that cannot be, the next one's", async () => {
    const at = (hours: number) => {
      const now = Date.now() + hours * 3_600_000;
      return { before: new Date(now - 86_400_000), now: new Date(now), later: new Date(now + 86_400_000) };
    };
    const takers = async (hours: number) => (await together(() => running.notes.take("a test", at(hours)))).filter((one) => one).length;
    expect([await takers(0), await takers(1), await takers(25), await takers(25), await takers(-100), await takers(-100)]).toEqual([
      1, 0, 1, 0, 1, 0,
    ]);
  });
});

test("wrong passwords of one moment are all counted", async () => {
  const email = `${newId()}@condotta.example`;
  const begun = await together(() => beginTry("nobody", email));
  expect(begun.every((one) => one.ok)).toBe(true);
  expect(await beginTry("nobody", email)).toEqual({ ok: false, seconds: 30 });
});

test("a secret that ten processes would make is the first one's", async () => {
  const made = await together((at) => running.notes.agreeOn("another secret", `${at}`));
  expect(new Set(made).size).toBe(1);
});
