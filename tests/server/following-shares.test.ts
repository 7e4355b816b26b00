import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { isFollowing, isForOpponent } from "@/lib/model/identifiers";
import { type Share, share as shareShape, shareSummary } from "@/lib/model/stored-army";
import { readShare } from "@/lib/server/army-papers";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { newPlayer, newSharer, sharedIn, shareIn, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

async function followed(noted = false) {
  const player = newPlayer();
  const stored = await player.owning({ ...ready, ...(noted ? { note: "a secret plan" } : {}) });
  const answer = await player.follow(stored.id);
  const link: Share = shareShape.parse(await answer.json());
  return { player, stored, answer, link };
}
const seen = async ({ share }: Share) => (await sharedIn(await newSharer().open(share))).army;
const linksOf = async (player: ReturnType<typeof newPlayer>, id: string) =>
  shareSummary.array().parse(await (await player.linksOf(id)).json());

describe("a link that follows an army", () => {
  test("has an id of its own kind, is the same when asked for again, and stands among the army's links", async () => {
    const { player, stored, answer, link } = await followed();
    expect([answer.status, answer.headers.get("location"), isFollowing(link.share), isForOpponent(link.share)]).toEqual([
      ...[201, `/api/shares/${link.share}`, true, false],
    ]);
    const again = await player.follow(stored.id);
    expect([again.status, await shareIn(again)]).toEqual([200, link]);
    expect(await linksOf(player, stored.id)).toMatchObject([{ ...link, name: ready.name, list: ready.list }]);
  });

  test("shows what is stored at the moment, with all versions and without notes, and the tag changes with it", async () => {
    const { player, stored, link } = await followed(true);
    const before = await newSharer().open(link.share);
    expect(await before.clone().text()).not.toContain("a secret plan");
    expect((await sharedIn(before)).army).toEqual({ ...ready, rules: running.knowledge.catalog.rules.version });
    await storedIn(await player.save(stored.id, { ...stored.army, name: "Another name" }, 1));
    const after = await newSharer().open(link.share);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect((await sharedIn(after)).army.name).toBe("Another name");
    const page = await readShare(link.share, "own");
    expect(page.kind === "shared" && page.sheet.name).toBe("Another name");
    expect(await linksOf(player, stored.id)).toMatchObject([{ name: "Another name" }]);
  });

  test("is gone with the army: in the bin until it is restored, and for good when it is deleted for good", async () => {
    const { player, stored, link } = await followed();
    await player.delete(stored.id);
    expect((await newSharer().open(link.share)).status).toBe(410);
    expect(await errorOf(await player.follow(stored.id))).toMatchObject({ code: "unknown-army" });
    await player.move(stored.id, "desk");
    expect((await seen(link)).name).toBe(ready.name);
    sqlIn(running).prepare("delete from armies where id = ?").run(stored.id);
    expect((await newSharer().open(link.share)).status).toBe(410);
    expect(sqlIn(running).prepare("select document, army from shares where share = ?").all(link.share)).toEqual([
      { document: null, army: null },
    ]);
  });

  test("is withdrawn like any other, and a new one is another", async () => {
    const { player, stored, link } = await followed();
    const sharer = { ...newSharer(), jar: player.jar };
    expect((await player.send("DELETE", `/api/shares/${link.share}`)).status).toBe(204);
    expect((await sharer.open(link.share)).status).toBe(410);
    expect(await linksOf(player, stored.id)).toEqual([]);
    const next = await shareIn(await player.follow(stored.id));
    expect(next.share).not.toBe(link.share);
    expect((await newSharer().open(link.share)).status).toBe(410);
  });

  test("is nobody else's to make or to see among an army's links", async () => {
    const { stored } = await followed();
    const stranger = newPlayer();
    await stranger.owning(ready);
    for (const answer of [await stranger.follow(stored.id), await stranger.linksOf(stored.id), await newPlayer().follow(stored.id)])
      expect(await errorOf(answer)).toMatchObject({ code: "unknown-army" });
  });

  test("counts among the shares of its owner", async () => {
    const { player, stored, link } = await followed();
    const other = await player.owning(ready);
    const { owner } = sqlIn(running).prepare("select owner from shares where share = ?").get(link.share) as { owner: string };
    const add = sqlIn(running).prepare("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, '{}', 0)");
    for (let at = 1; at < LIMITS.visitorShares; at++) add.run(`${owner} ${at}`, `${owner} ${at}`, owner);
    expect(await errorOf(await player.follow(other.id))).toMatchObject({ code: "too-many-shares" });
    expect((await player.follow(stored.id)).status).toBe(200);
  });
});

test("a copy that names its army stands among that army's links, and goes on without it; another's army is not noted", async () => {
  const { player, stored, link } = await followed();
  const copy = await shareIn(await player.send("POST", `/api/shares?of=${stored.id}`, { document: ready }));
  expect((await linksOf(player, stored.id)).map((one) => one.share).sort()).toEqual([link.share, copy.share].sort());
  const stranger = newPlayer();
  const theirs = await stranger.owning(ready);
  await stranger.send("POST", `/api/shares?of=${stored.id}`, { document: ready });
  expect([await linksOf(stranger, theirs.id), (await linksOf(player, stored.id)).length]).toEqual([[], 2]);
  sqlIn(running).prepare("delete from armies where id = ?").run(stored.id);
  expect(await seen(copy)).toEqual({ ...ready, rules: running.knowledge.catalog.rules.version });
});
