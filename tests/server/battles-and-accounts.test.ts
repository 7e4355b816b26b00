import { beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "@/lib/model/account";
import { joinBattle } from "@/lib/server/battles/join-battle";
import { openBattle } from "@/lib/server/battles/open-battle";
import { type Asker, findSeat, makePartnerCode } from "@/lib/server/battles/seats";
import { type Running, setRunning } from "@/lib/server/running";
import { A_NONCE } from "../build/played-battle";
import { byAccount, byToken, joinOf, loadedNow, NOBODY, opened, playOn, quick, requestOf, send, viewNow } from "./battling";
import { newEmail, newMember, PASSWORD } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn, taken } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];

/** Somebody with an anonymous account, and its id. */
async function newVisitorAccount() {
  const member = newMember();
  const { id } = await member.owning(readyArmyOf(running).army);
  const [{ owner } = {}] = all("select owner from armies where id = ?", id);
  return { member, user: String(owner) };
}

async function seatOf(battle: string, asker: Asker): Promise<string> {
  const found = await findSeat(battle, asker);
  return found.ok ? (found.seat ?? (found.mine.join(" and ") || "spectator")) : found.code;
}

/** A battle that one account has opened and another joined. */
async function twoAccounts(a: string, b: string) {
  const { battle, seats, invite } = await opened(quick("Whites"), { kind: "invite" }, byAccount(a));
  const answer = await joinBattle(battle, joinOf(invite, quick("Blues")), byAccount(b));
  if (!answer.ok) throw new Error(answer.code);
  return { battle, tokens: { a: String(seats.a), b: answer.joined.token } };
}

describe("an account acts for the seats that it took", () => {
  test("its own without saying which, and for nobody else's", async () => {
    const [a, b, c] = [await newVisitorAccount(), await newVisitorAccount(), await newVisitorAccount()];
    const { battle, tokens } = await twoAccounts(a.user, b.user);
    const other = await twoAccounts(a.user, c.user);
    expect(await seatOf(battle, byAccount(a.user))).toBe("a");
    expect(await seatOf(battle, byAccount(b.user))).toBe("b");
    expect(await seatOf(battle, byAccount(b.user, "b"))).toBe("b");
    expect(await seatOf(battle, byAccount(b.user, "a"))).toBe("not-your-seat");
    expect(await seatOf(battle, byAccount(c.user))).toBe("spectator");
    expect(await seatOf(other.battle, byAccount(c.user))).toBe("b");
    // The token that is sent along is what is meant.
    expect(await seatOf(battle, { ...byAccount(b.user), token: tokens.a })).toBe("a");
    expect(await seatOf(battle, { ...byAccount(b.user), token: "0".repeat(64) })).toBe("wrong-token");
  });

  test("both where it opened both: it must say which, and reads as a spectator until it does", async () => {
    const { user } = await newVisitorAccount();
    const { battle } = await opened(quick("Whites"), quick("Blues"), byAccount(user));
    expect(await findSeat(battle, byAccount(user))).toMatchObject({ seat: null, mine: ["a", "b"] });
    expect(await seatOf(battle, byAccount(user, "b"))).toBe("b");
  });

  test("and is told to play both sides openly if it takes the other seat as well", async () => {
    const [a, b] = [await newVisitorAccount(), await newVisitorAccount()];
    const { battle } = await twoAccounts(a.user, a.user);
    expect((await viewNow(battle, null)).oneHand).toBe(true);
    expect((await viewNow((await twoAccounts(a.user, b.user)).battle, null)).oneHand).toBeUndefined();
  });

  test("but not by a row whose event was never stored", async () => {
    const { user } = await newVisitorAccount();
    const { battle } = await opened(quick("Whites"), { kind: "invite" });
    await running.battles.addSeat({ holder: "ab".repeat(32), battle, seat: "b", userId: user, takenAt: new Date(), name: null, most: 10 });
    expect(await seatOf(battle, byAccount(user))).toBe("spectator");
    expect(await running.battles.keptSeat("ab".repeat(32))).toBe(null);
  });
});

describe("an anonymous account that is claimed", () => {
  test("brings its seats along", async () => {
    const [a, b] = [await newVisitorAccount(), await newVisitorAccount()];
    const { battle } = await twoAccounts(a.user, b.user);
    expect((await a.member.claim({ email: newEmail(), password: PASSWORD })).status).toBe(200);
    expect(all("select id from users where id = ?", a.user)).toEqual([]);
    const [{ user_id: now } = {}] = all("select user_id from battle_seats where battle = ? and seat = 'a'", battle);
    expect(now).not.toBe(a.user);
    expect(await seatOf(battle, byAccount(String(now)))).toBe("a");
    expect(await seatOf(battle, byAccount(b.user))).toBe("b");
  });
});

describe("an account that is deleted", () => {
  test("leaves its battles to the other player, and to holders of the token; nothing says whose the seat was", async () => {
    const [a, b] = [await newVisitorAccount(), await newVisitorAccount()];
    const { battle, tokens } = await twoAccounts(a.user, b.user);
    await send(battle, "a", { type: "sit", nonce: A_NONCE });
    expect((await a.member.delete()).status).toBe(204);
    expect(all("select id from users where id = ?", a.user)).toEqual([]);
    expect(all("select seat, user_id from battle_seats where battle = ?", battle)).toEqual([{ seat: "b", user_id: b.user }]);
    running.battleCache.drop(battle);
    expect(await seatOf(battle, byAccount(a.user))).toBe("spectator");
    expect(await seatOf(battle, byToken(tokens.a))).toBe("a");
    await playOn(battle, 9);
    expect((await loadedNow(battle)).battle.step).toBe("ready");
  });

  test("cannot be while it holds a seat, and takes none once it is gone", async () => {
    const { user, member } = await newVisitorAccount();
    await taken(running, () => running.armies.deleteAllOf(user));
    await opened(quick("Whites"), { kind: "house" }, byAccount(user));
    expect(() => sqlIn(running).prepare("delete from users where id = ?").run(user)).toThrow(/FOREIGN KEY/);
    expect((await member.delete()).status).toBe(204);
    const answer = await openBattle(requestOf(quick("Whites"), { kind: "house" }), byAccount(user));
    if (!answer.ok) throw new Error("refused");
    expect(all("select user_id from battle_seats where battle = ?", answer.created.battle)).toEqual([{ user_id: null }]);
    expect(await seatOf(answer.created.battle, byToken(answer.created.seats.a))).toBe("a");
  });
});

test("the export has the seats with the forces that were brought to them, and no partner's", async () => {
  const [a, b] = [await newVisitorAccount(), await newVisitorAccount()];
  const { battle } = await twoAccounts(a.user, b.user);
  const made = await makePartnerCode(await loadedNow(battle), "b");
  if (!made.ok) throw new Error(made.code);
  await joinBattle(battle, joinOf(made.made.code), byAccount(a.user));
  await joinBattle(battle, joinOf(made.made.code), NOBODY);
  const { battles } = accountExport.parse(await (await a.member.export()).json());
  expect(battles.map((one) => [one.battle, one.seat, one.force?.units[0]?.name ?? null])).toEqual([
    [battle, "a", "Reiters"],
    [battle, "b", null],
  ]);
});
