import { expect, test } from "vitest";
import { contentVersion } from "@/lib/catalog/content-version";
import { type DeskArmy, deskArmy, sentArmy } from "@/lib/server/desk-army";
import { setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { namesOf, newClaimed, newMember, newPlayer, type Player, storedIn } from "./players";
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
    const response = await ask("GET", `/api/armies/${page}/desk`, { headers });
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

test("an army is begun without a server from the lists in force and the sample armies, which the API gives whole", async () => {
  const running = await bootSoundly();
  setRunning(running);
  const { lists, samples } = await (await ask("GET", "/api/beginnings")).json();
  const { catalog } = running.knowledge;
  expect(lists.map((one: { id: string }) => one.id).sort()).toEqual(catalog.lists.map(({ id }) => id).sort());
  expect(lists[0].lines.length).toBeGreaterThan(0);
  const [first] = catalog.readyArmies;
  expect(samples).toHaveLength(catalog.readyArmies.length);
  expect(samples[0]).toEqual(JSON.parse(JSON.stringify({ id: first?.id, army: first?.army })));
});

test("the key of a first save leads its owner to the army, and nobody else", async () => {
  const running = await bootSoundly();
  setRunning(running);
  const [owner, stranger] = [newPlayer(), newPlayer()];
  const { army } = readyArmyOf(running);
  const key = "begun-here_0123456789";
  const { id } = await storedIn(await owner.create(army, { "idempotency-key": key }));
  await stranger.owning(army);
  const leads = (player: Player, by = key) => sentArmy(by, new Headers({ cookie: player.cookie() }));
  expect([await leads(owner), await leads(stranger), await leads(newPlayer()), await leads(owner, "another-key_0123456")]).toEqual([
    id,
    null,
    null,
    null,
  ]);
  expect(await leads(owner, "offline")).toBeNull();
});

test("an army that waited in a browser is stored for the account it was begun in, and for nobody else who is there by now", async () => {
  const running = await bootSoundly();
  setRunning(running);
  const { army: ready } = readyArmyOf(running);
  const forAccount = (email: string) => ({ "for-account": encodeURIComponent(email) });
  const { member, email } = await newClaimed();
  const { member: other } = await newClaimed();
  expect((await member.create(ready, forAccount(email))).status).toBe(201);
  const before = await namesOf(other);
  const refused = await errorOf(await other.create(ready, forAccount(email)));
  expect(refused).toMatchObject({ status: 409, code: "other-account" });
  expect(refused.message).toContain(email);
  const left = newMember();
  expect(await errorOf(await left.create(ready, forAccount(email)))).toMatchObject({ status: 409, code: "other-account" });
  expect([await namesOf(other), [...left.jar]]).toEqual([before, []]);
  expect(await errorOf(await left.create(ready, { "for-account": "%" }))).toMatchObject({ code: "other-account" });
});
