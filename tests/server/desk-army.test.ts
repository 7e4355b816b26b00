import { expect, test } from "vitest";
import { contentVersion } from "@/lib/catalog/content-version";
import { type DeskArmy, deskArmy } from "@/lib/server/desk-army";
import { setRunning } from "@/lib/server/running";
import { newPlayer, type Player } from "./players";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";

async function laid(page: string, player: Player): Promise<DeskArmy> {
  const found = await deskArmy(page, new Headers({ cookie: player.cookie() }));
  if (!found) throw new Error(`${page} is not there`);
  return found;
}

test("an army comes to the desk with the tables in force, and with those it names where they are others", async () => {
  const folder = programFolder();
  const data = temporaryFolder();
  const before = await bootSoundly(folder.root, data);
  setRunning(before);
  const { army } = readyArmyOf(before);
  const older = before.knowledge.catalog.rules;
  folder.edit("data/rules/points.json", ({ body }) => {
    for (const row of body) row.value += 10;
  });
  const after = await bootSoundly(folder.root, data);
  setRunning(after);
  const inForce = after.knowledge.catalog.rules;
  expect(inForce.version).not.toBe(older.version);

  const player = newPlayer();
  const pinned = await player.owning({ ...army, rules: older.version });
  const unpinned = await player.owning({ ...army, rules: null });
  const ready = after.knowledge.catalog.readyArmies[0]?.id ?? "";
  const given = await Promise.all([laid(pinned.id, player), laid(unpinned.id, player), laid(ready, player)]);
  expect(given.map(({ rules }) => rules.version)).toEqual([inForce.version, inForce.version, inForce.version]);
  expect(given.map(({ olderRules }) => olderRules?.version ?? null)).toEqual([older.version, null, null]);
  for (const { rules, olderRules } of given)
    for (const one of [rules, olderRules]) if (one) expect(contentVersion(one.tables)).toBe(one.version);
});
