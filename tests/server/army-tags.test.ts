import { beforeAll, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { armyTags } from "@/lib/model/stored-army";
import { armiesPage, tagsInUse } from "@/lib/server/my-armies";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { newPlayer } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const tagsIn = async (response: Response) => armyTags.parse(await response.json()).tags;
/** Whose army it is, as the pages know him. */
function ownerOf(id: string) {
  const { owner } = sqlIn(running).prepare("select owner from armies where id = ?").get(id) as { owner: string };
  return { id: owner, anonymous: true, email: null } as unknown as NonNullable<Parameters<typeof tagsInUse>[0]>;
}

test("an army has the tags that were set last, tidied and each once, and is itself not changed", async () => {
  const player = newPlayer();
  const { id, revision } = await player.owning(ready);
  expect(await tagsIn(await player.tagsOf(id))).toEqual([]);
  expect(await tagsIn(await player.tag(id, [" Club  night ", "1605", "club night"]))).toEqual(["Club night", "1605"]);
  expect(await tagsIn(await player.tag(id, ["League"]))).toEqual(["League"]);
  expect(await tagsIn(await player.tagsOf(id))).toEqual(["League"]);
  expect(await (await player.get(id)).json()).toMatchObject({ revision, army: ready });
});

test("what is no tag is refused, and changes nothing", async () => {
  const player = newPlayer();
  const { id } = await player.owning(ready);
  await player.tag(id, ["League"]);
  const wrong = [["a, b"], [""], ["x".repeat(31)], Array.from({ length: 11 }, (_, at) => String(at)), "League", [3]];
  for (const tags of wrong) expect(await errorOf(await player.tag(id, tags)), JSON.stringify(tags)).toMatchObject({ code: "bad-document" });
  expect(await tagsIn(await player.tagsOf(id))).toEqual(["League"]);
});

test("another's army, one in the bin and none at all have no tags to tell or to set", async () => {
  const [player, stranger] = [newPlayer(), newPlayer()];
  const { id } = await player.owning(ready);
  await stranger.owning(ready);
  const unknown = { code: "unknown-army" };
  expect(await errorOf(await stranger.tag(id, ["mine"]))).toMatchObject(unknown);
  expect(await errorOf(await stranger.tagsOf(id))).toMatchObject(unknown);
  expect(await errorOf(await newPlayer().tag(id, ["mine"]))).toMatchObject(unknown);
  await player.delete(id);
  expect(await errorOf(await player.tag(id, ["late"]))).toMatchObject(unknown);
});

test("armies are found by their tags, alone or among words; tags of archived armies are not offered; they go with the army", async () => {
  const player = newPlayer();
  const [one, other] = [await player.owning({ ...ready, name: "One" }), await player.owning({ ...ready, name: "Other" })];
  await player.tag(one.id, ["League", "2 players"]);
  await player.tag(other.id, ["Club"]);
  const owner = ownerOf(one.id);
  const names = async (asked: { tag?: string; find?: string }) =>
    (await armiesPage(owner, { place: "desk", page: 1, ...asked })).armies.map(({ name, tags }) => `${name}: ${tags?.join(", ")}`);
  expect(await tagsInUse(owner)).toEqual(["2 players", "Club", "League"]);
  expect(await names({ tag: "League" })).toEqual(["One: League, 2 players"]);
  expect(await names({ find: "club" })).toEqual(["Other: Club"]);
  expect(await names({ tag: "League", find: "club" })).toEqual([]);
  await player.move(other.id, "archive");
  expect(await tagsInUse(owner)).toEqual(["2 players", "League"]);
  sqlIn(running).prepare("delete from armies where id = ?").run(one.id);
  expect(sqlIn(running).prepare("select * from army_tags where army = ?").all(one.id)).toEqual([]);
});
