import { beforeAll, describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { verify } from "@/lib/rules/record/verify";
import { battleRecord } from "@/lib/server/battles/load-battle";
import { type Running, setRunning } from "@/lib/server/running";
import { loadedNow, opened, playOn, quick, send, twoPlayers } from "./battling";
import { bootSoundly, readyArmyOf } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

/** The record as it goes out: printed and read again. */
const recordOf = async (battle: string): Promise<BattleRecord> => JSON.parse(JSON.stringify(await battleRecord(await loadedNow(battle))));

const faultsIn = (record: BattleRecord, seen: string) =>
  verify(record, running.knowledge.catalog.battle.tables, seen).flatMap((check) =>
    check.ok || check.notYet ? [] : [check.name, ...check.faults],
  );

describe("a record that the server gives out has nothing wrong in it", () => {
  test("after any command, and at the end every check holds", async () => {
    const { battle } = await twoPlayers([9, 3]);
    let seen = (await loadedNow(battle)).battle.chain;
    await playOn(battle, 11, async () => {
      const record = await recordOf(battle);
      expect(faultsIn(record, seen)).toEqual([]);
      seen = record.events.at(-1)?.chain ?? seen;
    });
    const record = await recordOf(battle);
    expect(record.seed).not.toBeNull();
    expect(verify(record, running.knowledge.catalog.battle.tables, seen).filter((check) => !check.ok)).toEqual([]);
  });

  test("of an army against the house commander; given up, with both forces told", async () => {
    const { army } = readyArmyOf(running);
    const played = await opened({ kind: "army", army }, { kind: "house" });
    await playOn(played.battle, 12);
    const ended = await recordOf(played.battle);
    expect(ended.nonces.b).toBe("house");
    expect(faultsIn(ended, ended.events[2]!.chain)).toEqual([]);
    const given = await opened({ kind: "army", army }, { kind: "house" });
    expect(await send(given.battle, "a", { type: "abandon" })).toMatchObject({ ok: true });
    const record = await recordOf(given.battle);
    const checks = verify(record, running.knowledge.catalog.battle.tables, null);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(checks.find((check) => check.name === "seals")?.checked).toBe(2);
  });

  test("given up while the other seat is still free", async () => {
    const { battle } = await opened(quick("Whites"), { kind: "invite" });
    expect(await send(battle, "a", { type: "abandon" })).toMatchObject({ ok: true });
    const record = await recordOf(battle);
    expect(faultsIn(record, record.events[1]!.chain)).toEqual([]);
  });
});
