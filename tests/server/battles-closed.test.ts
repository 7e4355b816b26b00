import { beforeAll, describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleCommand } from "@/lib/model/battle-command";
import { verify } from "@/lib/rules/record/verify";
import { joinBattle } from "@/lib/server/battles/join-battle";
import { battleRecord } from "@/lib/server/battles/load-battle";
import { type Running, setRunning } from "@/lib/server/running";
import { horse, joinOf, loadedNow, NOBODY, nextCommand, numbers, opened, playOn, send, viewNow } from "./battling";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

/** Round an edge that is open, with whoever is not on the table yet; where all are, a bluff. */
async function marchIn(battle: string): Promise<BattleCommand> {
  const [legal] = (await viewNow(battle, "a")).legal;
  if (legal?.type !== "give-orders") throw new Error("no orders are asked for");
  const units = legal.marching.slice(0, 2);
  return units.length === 0
    ? BLUFF
    : { type: "give-orders", marches: [{ commander: 1, edge: legal.edges[0] ?? null, units }], ambushes: [] };
}
const BLUFF: BattleCommand = { type: "give-orders", marches: [{ commander: 1, edge: null, units: [] }], ambushes: [] };
const ENDING = { losses: { a: { tugs: 1, sugs: 0 }, b: { tugs: 3, sugs: 0 } }, broken: { a: false, b: true } };
const CLOSE: BattleCommand = { type: "close-battle", ...ENDING };
/** A caller who says nothing of camps lost none. */
const RESULT = { ...ENDING, sacked: { a: false, b: false }, points: { a: 15, b: 2 } };

async function done(battle: string, seat: "a" | "b", command: BattleCommand) {
  const played = await send(battle, seat, command);
  if (!played.ok) throw new Error(`${command.type}: ${played.refusal.code}`);
  return played;
}

/** What seat a is told why it may not send this. */
async function refusedWith(battle: string, command: BattleCommand): Promise<string> {
  const played = await send(battle, "a", command);
  if (played.ok) throw new Error(`${command.type} was accepted`);
  return played.refusal.message;
}

const recordNow = async (battle: string): Promise<BattleRecord> => JSON.parse(JSON.stringify(await battleRecord(await loadedNow(battle))));
const faultsIn = (record: BattleRecord) => verify(record, running.knowledge.catalog.battle.tables, null).flatMap(({ faults }) => faults);

/** Plays to where the orders are given; seat a marches, seat b bluffs where a player sits there; and on to ready. */
async function playedWithOrders(battle: string, isAlone: boolean) {
  const among = numbers(4);
  for (;;) {
    const { step } = await viewNow(battle, null);
    const next = step === "secret-orders" ? null : await nextCommand(battle, among);
    if (!next) break;
    await done(battle, next.seat, next.command);
  }
  await done(battle, "a", await marchIn(battle));
  if (!isAlone) expect(JSON.stringify(await recordNow(battle))).not.toContain('"secret"');
  if (!isAlone) await done(battle, "b", BLUFF);
  await playOn(battle, 6, async () => expect(faultsIn(await recordNow(battle))).toEqual([]));
  expect((await viewNow(battle, null)).step).toBe("ready");
}

const saltsOf = async (battle: string): Promise<readonly string[]> => {
  const { seats } = (await loadedNow(battle)).battle;
  return [seats.a, seats.b].flatMap(({ host }) => (host.orders ?? []).flatMap(({ salt }) => salt ?? []));
};

describe("a battle of two players", () => {
  test("is ready with its seed told and its orders secret, tells them as they show, and closed tells everything", async () => {
    const { battle, invite } = await opened(horse("Whites"), { kind: "invite" });
    await joinBattle(battle, joinOf(invite, horse("Blues")), NOBODY);
    await playedWithOrders(battle, false);
    const [marched, bluffed] = await saltsOf(battle);
    const ready = await recordNow(battle);
    expect(ready.seed).not.toBeNull();
    expect(ready.events.at(-1)?.type).toBe("seed-published");
    // The bluff was shown when all were deployed; the march is still nobody's to know.
    const tells = async (word: string | undefined) =>
      JSON.stringify([await recordNow(battle), await viewNow(battle, "b")]).includes(word ?? "?");
    expect([await tells(marched), await tells(bluffed)]).toEqual([false, true]);

    // Of seat b all five squadrons stand there; of seat a three or more do, and who marches may not come.
    const nobody = { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 0 } };
    expect(await refusedWith(battle, { ...CLOSE, broken: { a: false, b: false } })).toMatch(
      /^3 of 5 TuGs lost: Blues’ army breaks at 3, so it is broken\./,
    );
    expect(await refusedWith(battle, { ...CLOSE, losses: nobody, broken: { a: true, b: false } })).toMatch(
      /^0 of \d+( to \d+)? TuGs lost: your army breaks at .*, so it is not broken\./,
    );
    await done(battle, "b", CLOSE);
    expect(await viewNow(battle, null)).toMatchObject({ step: "ready", toAct: ["a"], closing: { seat: "b", result: RESULT } });
    await done(battle, "a", { type: "reveal-order", order: "march-1" });
    expect([await tells(marched), faultsIn(await recordNow(battle))]).toEqual([true, []]);
    await done(battle, "a", { type: "accept-close-battle" });
    const closed = await recordNow(battle);
    expect(await viewNow(battle, null)).toMatchObject({ step: "closed", toAct: [], result: RESULT });
    expect(verify(closed, running.knowledge.catalog.battle.tables, null).filter((check) => !check.ok)).toEqual([]);
    expect(JSON.stringify(closed)).toContain("Squadron 5");
    expect(await send(battle, "a", CLOSE)).toMatchObject({ ok: false, refusal: { code: "battle-over" } });
    expect(await send(battle, "a", { type: "abandon" })).toMatchObject({ ok: false, refusal: { code: "battle-over" } });
  });
});

describe("a battle against the house commander", () => {
  test("is closed by the player alone, at once", async () => {
    const { battle } = await opened(horse("Whites"), { kind: "house" });
    await playedWithOrders(battle, true);
    // The house commander's army is larger; what surely breaks it stands in what may be sent.
    const closing = (await viewNow(battle, "a")).legal.find((one) => one.type === "close-battle");
    const tugs = closing?.armies?.b.breaksAt ?? 0;
    expect(tugs).toBeGreaterThan(3);
    const losses = { ...ENDING.losses, b: { tugs, sugs: 0 } };
    expect(await refusedWith(battle, { ...CLOSE, losses, broken: { a: false, b: false } })).toMatch(
      new RegExp(`^${tugs} (of .* lost|TuGs lost .*): (?!your).+ army breaks at .*, so it is broken\\. You may`),
    );
    await done(battle, "a", { ...CLOSE, losses, sacked: { a: true, b: false } });
    const record = await recordNow(battle);
    const result = { ...RESULT, losses, sacked: { a: true, b: false } };
    expect(record.events.at(-1)).toMatchObject({ type: "battle-closed", seat: "a", alone: true, result });
    expect(verify(record, running.knowledge.catalog.battle.tables, null).filter((check) => !check.ok)).toEqual([]);
  });
});
