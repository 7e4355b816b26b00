import { expect, test } from "vitest";
import * as deskRoute from "@/app/api/armies/[id]/desk/route";
import { contentVersion } from "@/lib/catalog/content-version";
import { type DeskArmy, deskArmy } from "@/lib/server/desk-army";
import { setRunning } from "@/lib/server/running";
import { ask } from "./asking";
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

test("the API gives an army with what judges it to whoever may open it, and to nobody else", async () => {
  const running = await bootSoundly();
  setRunning(running);
  const [owner, stranger] = [newPlayer(), newPlayer()];
  const [ready = { id: "", army: readyArmyOf(running).army }] = running.knowledge.catalog.readyArmies;
  const { army } = ready;
  const { id } = await owner.owning(army);
  await stranger.owning(army);
  const given = async (page: string, player: Player) => {
    const headers = { cookie: player.cookie() };
    const response = await ask(deskRoute, "GET", `/api/armies/${page}/desk`, { params: { id: page }, headers });
    return { status: response.status, body: await response.json() };
  };
  const { army: stored, lists, olderRules } = await laid(id, owner);
  expect(await given(id, owner)).toEqual({
    status: 200,
    body: JSON.parse(JSON.stringify({ army: stored, revision: 1, lists, olderRules })),
  });
  expect((await given(ready.id, stranger)).body.army.name).toBe(army.name);
  for (const page of [id, "nobodys"]) expect((await given(page, stranger)).status).toBe(404);
});
