import { beforeAll, describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { joinBattle } from "@/lib/server/battles/join-battle";
import { findSeat, makePartnerCode, renewInvite, revokeInvite } from "@/lib/server/battles/seats";
import { type Running, setRunning } from "@/lib/server/running";
import { A_NONCE } from "../build/played-battle";
import { byToken, joinOf, loadedNow, NOBODY, opened, quick, send, twoPlayers, viewNow } from "./battling";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const DAY = 86_400_000;
const BLUES = quick("Blues");
const run = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .run(...values);
const seatRows = (battle: string) =>
  sqlIn(running).prepare("select seat from battle_seats where battle = ? order by seat").pluck().all(battle);

async function invited() {
  const { battle, seats, invite } = await opened(quick("Whites"), { kind: "invite" });
  return { battle, token: String(seats.a), invite: String(invite) };
}

/** What whoever joins is answered: the seat he has, or why he has none. */
async function joining(battle: string, code: string, force: unknown = BLUES, asker = NOBODY): Promise<string> {
  const answer = await joinBattle(battle, joinOf(code, force), asker);
  return answer.ok ? answer.joined.seat : answer.code;
}

const renewed = async (battle: string): Promise<string> => {
  const made = await renewInvite(await loadedNow(battle));
  if (!made.ok) throw new Error(made.code);
  return made.made.code;
};
async function partnerCode(battle: string, seat: SeatName): Promise<string> {
  const made = await makePartnerCode(await loadedNow(battle), seat);
  if (!made.ok) throw new Error(made.code);
  return made.made.code;
}

describe("an invite", () => {
  test("gives the seat with a force and a token that acts for it, once", async () => {
    const { battle, invite } = await invited();
    expect((await viewNow(battle, null)).chairs).toEqual({ a: "player", b: "open" });
    const answer = await joinBattle(battle, joinOf(invite, BLUES), NOBODY);
    if (!answer.ok) throw new Error(answer.code);
    const { seat, token } = answer.joined;
    expect([seat, token]).toEqual(["b", expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(await findSeat(battle, byToken(token))).toMatchObject({ ok: true, seat: "b" });
    const view = await viewNow(battle, null);
    expect([view.chairs, view.forces.b?.name, view.oneHand]).toEqual([{ a: "player", b: "player" }, "Blues", undefined]);
    expect(await joining(battle, invite)).toBe("unknown-invite");
    expect(seatRows(battle)).toEqual(["a", "b"]);
  });

  test("lasts fourteen days, and not a moment longer", async () => {
    const { battle, invite } = await invited();
    const [{ expires_at: expires }] = sqlIn(running).prepare("select expires_at from battle_codes where battle = ?").all(battle) as [
      { expires_at: number },
    ];
    expect(Math.abs(expires - Date.now() - 14 * DAY)).toBeLessThan(60_000);
    run("update battle_codes set expires_at = ? where battle = ?", Date.now(), battle);
    for (const force of [BLUES, null]) expect(await joining(battle, invite, force)).toBe("unknown-invite");
    run("update battle_codes set expires_at = ? where battle = ?", Date.now() + 60_000, battle);
    expect(await joining(battle, invite)).toBe("b");
  });

  test("is equally unknown if revoked, of another battle, or never made, with a force or without", async () => {
    const { battle, invite } = await invited();
    const other = await invited();
    await revokeInvite(await loadedNow(battle));
    await revokeInvite(await loadedNow(battle));
    const codes = [invite, other.invite, "a".repeat(26)];
    for (const code of codes) for (const force of [BLUES, null]) expect(await joining(battle, code, force)).toBe("unknown-invite");
    expect(await joining("a".repeat(26), other.invite)).toBe("unknown-invite");
    expect(await joining(other.battle, other.invite)).toBe("b");
    expect(await joining(other.battle, other.invite, null)).toBe("unknown-invite");
  });

  test("is replaced when it is renewed, and renewed after it was revoked", async () => {
    const { battle, invite } = await invited();
    const second = await renewed(battle);
    expect(await joining(battle, invite)).toBe("unknown-invite");
    await revokeInvite(await loadedNow(battle));
    expect(await joining(battle, second)).toBe("unknown-invite");
    const third = await renewed(battle);
    expect(new Set([invite, second, third]).size).toBe(3);
    expect(await joining(battle, third)).toBe("b");
    expect(await renewInvite(await loadedNow(battle))).toEqual({ ok: false, code: "no-open-seat" });
  });

  test.each([
    ["revoked", async (battle: string) => revokeInvite(await loadedNow(battle))],
    ["over", (battle: string) => run("update battle_codes set expires_at = ? where battle = ?", Date.now(), battle)],
    ["renewed", renewed],
  ])("%s while somebody joins by it gives him nothing", async (_, end) => {
    const { battle, invite } = await invited();
    const { addSeat } = running.battles;
    const addSeatAndEnd: typeof addSeat = async (row) => {
      const isAdded = await addSeat(row);
      await end(battle);
      return isAdded;
    };
    const ending: Running = { ...running, battles: { ...running.battles, addSeat: addSeatAndEnd } };
    expect(await joinBattle(battle, joinOf(invite, BLUES), NOBODY, ending)).toEqual({ ok: false, code: "unknown-invite" });
    expect((await viewNow(battle, null)).chairs.b).toBe("open");
    expect(seatRows(battle)).toEqual(["a"]);
  });

  test("taken by two at once is one's", async () => {
    const { battle, invite } = await invited();
    const both = await Promise.all([joining(battle, invite, quick("First")), joining(battle, invite, quick("Second"))]);
    expect(both.sort()).toEqual(["b", "unknown-invite"]);
    expect(seatRows(battle)).toEqual(["a", "b"]);
    expect((await loadedNow(battle)).battle.seats.b.holders).toHaveLength(1);
  });

  test("asks for a force, which the house commander cannot lead, and takes none with faults; then it still works", async () => {
    const { battle, invite } = await invited();
    expect(await joining(battle, invite, null)).toBe("force-missing");
    expect(await joinBattle(battle, joinOf(invite, { kind: "house" }), NOBODY)).toMatchObject({
      code: "bad-force",
      faults: [{ path: ["force", "kind"], code: "not-one-of" }],
    });
    const army = { ...running.knowledge.catalog.readyArmies[0]?.army, list: "nobodys" };
    expect(await joinBattle(battle, joinOf(invite, { kind: "army", army }), NOBODY)).toMatchObject({
      code: "bad-force",
      faults: [{ path: ["force", "army", "list"], code: "unknown-list" }],
    });
    expect(seatRows(battle)).toEqual(["a"]);
    expect(await joining(battle, invite)).toBe("b");
  });

  test("of a battle that was abandoned meanwhile leads nowhere, and there is no other", async () => {
    const { battle, invite } = await invited();
    await send(battle, "a", { type: "abandon" });
    expect((await viewNow(battle, null)).step).toBe("abandoned");
    expect(await joining(battle, invite)).toBe("unknown-invite");
    expect(await renewInvite(await loadedNow(battle))).toEqual({ ok: false, code: "no-open-seat" });
  });

  test("to the first seat, when the computer plays the second", async () => {
    const { battle, seats, invite } = await opened({ kind: "invite" }, { kind: "house" });
    expect(seats).toEqual({ a: null, b: null });
    expect(await joining(battle, String(invite))).toBe("a");
    expect((await viewNow(battle, null)).toAct).toEqual(["a"]);
  });
});

describe("a partner's code", () => {
  test("gives a second token for the same seat, without a force, once", async () => {
    const { battle, tokens } = await twoPlayers();
    const code = await partnerCode(battle, "a");
    expect(await joining(battle, code)).toBe("force-not-wanted");
    const answer = await joinBattle(battle, joinOf(code), NOBODY);
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.joined.seat).toBe("a");
    for (const token of [tokens.a, answer.joined.token]) expect(await findSeat(battle, byToken(token))).toMatchObject({ seat: "a" });
    expect(await joining(battle, code, null)).toBe("unknown-invite");
    expect(await makePartnerCode(await loadedNow(battle), "a")).toEqual({ ok: false, code: "seat-full" });
    expect(await send(battle, "a", { type: "sit", nonce: A_NONCE })).toMatchObject({ ok: true });
  });

  test("a new one replaces the one before, and leaves the invite alone", async () => {
    const { battle, invite } = await invited();
    const [first, second] = [await partnerCode(battle, "a"), await partnerCode(battle, "a")];
    expect(await joining(battle, first, null)).toBe("unknown-invite");
    await revokeInvite(await loadedNow(battle));
    expect(await joining(battle, second, null)).toBe("a");
    expect(await joining(battle, invite)).toBe("unknown-invite");
  });
});

describe("one hand", () => {
  test("is told if one caller opened both seats", async () => {
    const { battle, seats, invite } = await opened(quick("Whites"), quick("Blues"));
    expect([seats.a === seats.b, invite]).toEqual([false, null]);
    for (const seat of ["a", "b", null] as const) expect((await viewNow(battle, seat)).oneHand).toBe(true);
  });

  test("and if the holder of one seat takes the other by its token", async () => {
    const { battle, token, invite } = await invited();
    expect(await joining(battle, invite, BLUES, byToken(token))).toBe("b");
    expect((await viewNow(battle, null)).oneHand).toBe(true);
  });

  test("but not where the token is of another battle", async () => {
    const { battle, invite } = await invited();
    expect(await joining(battle, invite, BLUES, byToken((await invited()).token))).toBe("b");
    expect((await viewNow(battle, null)).oneHand).toBeUndefined();
  });
});
