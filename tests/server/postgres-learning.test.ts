import { expect, test } from "vitest";
import { findList } from "@/lib/server/knowledge";
import { assessArmy } from "@/lib/server/read-army";
import { type Running, running, setRunning } from "@/lib/server/running";
import { loadedNow, opened, playOn, quick, viewNow } from "./battling";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";

/** A server of today that runs, and one that begins on the same database later, with another list, other points and other tables of battles. */
async function twoVersions(): Promise<{ today: Running; newer: Running }> {
  const dataDirectory = temporaryFolder();
  const [old, changed] = [programFolder(), programFolder()];
  const today = await bootSoundly(old.root, dataDirectory);
  changed.edit(`data/lists/${readyArmyOf(today).list.id}.json`, ({ lines }) => {
    for (const { troop } of lines) troop.armour = troop.armour === "unprotected" ? "protected" : "unprotected";
  });
  changed.edit("data/rules/points.json", ({ body }) => {
    for (const row of body) row.value += 10;
  });
  changed.edit("data/battlefield/edge-dice.json", ([one]) => {
    one.touches = !one.touches;
  });
  setRunning(today);
  return { today, newer: await bootSoundly(changed.root, dataDirectory) };
}

test("a server plays a battle on by the tables that a newer one has stored since it started", async () => {
  const { today, newer } = await twoVersions();
  const { version, tables } = newer.knowledge.catalog.battle;
  expect(today.knowledge.battleTablesOf(version)).toBeNull();
  const { battle } = await opened(quick("Whites"), quick("Blues"), undefined, newer);
  expect((await loadedNow(battle, today)).rules).toBe(version);
  expect(today.knowledge.battleTablesOf(version)).toEqual(tables);
  expect(await playOn(battle, 5, undefined, today)).toBeGreaterThan(0);
  expect(await viewNow(battle, null, today)).toEqual(await viewNow(battle, null, newer));
});

test("a server comes to know the lists and rules of a newer one, and judges by them as that one does", async () => {
  const { today, newer } = await twoVersions();
  const { army, list } = readyArmyOf(newer);
  const pinned = { ...army, list: list.id, listVersion: list.version, rules: newer.knowledge.catalog.rules.version };
  expect(findList(today.knowledge, list.id, list.version).ok).toBe(false);
  await expect.poll(() => findList(running().knowledge, list.id, list.version), { timeout: 50_000 }).toEqual({ ok: true, list });
  expect(assessArmy(pinned, running().knowledge)).toEqual(assessArmy(pinned, newer.knowledge));
  expect(running().knowledge.catalog).toBe(today.knowledge.catalog);
});
