import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { errorOf } from "./asking";
import { namesOf, newClaimed, newPlayer, type Player, storedIn, wholeOf } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { copyRow, sqlIn } from "./stored";

const KEY = { "idempotency-key": "save-1_ABCdef0123456789" };

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const named = (name: string): Army => ({ ...ready, name });
describe("an army that is not yours", () => {
  const ODD = [" ", "x", "../..", "%00", "a".repeat(5000), "A".repeat(26), "1".repeat(26), "' or 1=1 --"];

  test("is answered like one that never was, by every method and to everybody, byte for byte", async () => {
    const [owner, stranger, visitor] = [newPlayer(), newPlayer(), newPlayer()];
    const { id } = await owner.owning(ready);
    const binned = await owner.owning(ready);
    await owner.delete(binned.id);
    await stranger.owning(ready);
    const ids = [id, binned.id, "a".repeat(26), ...ODD];
    const asked = async (player: Player, one: string) => [
      await player.get(one),
      await player.save(one, named("Stolen"), 1),
      await player.saveBlindly(one, named("Stolen")),
      await player.save(one, { what: "is this" }, "*"),
      await player.move(one, "archive"),
      await player.move(one, "attic"),
      await player.delete(one),
    ];
    const answers = [];
    for (const player of [stranger, visitor])
      for (const one of ids) answers.push(...(await Promise.all((await asked(player, one)).map(wholeOf))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toEqual({
      status: 404,
      headers: { "cache-control": "no-store", "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ error: { code: "unknown-army", message: REFUSALS["unknown-army"]({}) } }),
    });
    expect(await storedIn(await owner.get(id))).toMatchObject({ revision: 1, place: "desk", army: ready });
    expect([...visitor.jar]).toEqual([]);
  });

  test("is not in your list, and a forged cookie opens nothing", async () => {
    const [owner, stranger] = [newPlayer(), newPlayer()];
    const { id } = await owner.owning(named("Mine"));
    await stranger.owning(named("Yours"));
    expect(await namesOf(stranger)).toEqual(["Yours"]);
    const [[name, value] = ["", ""]] = owner.jar;
    stranger.jar.set(
      name,
      value.replace(/^./, (first) => (first === "a" ? "b" : "a")),
    );
    expect((await stranger.get(id)).status).toBe(404);
    expect(await namesOf(stranger)).toEqual([]);
  });
});

describe(`more than ${LIMITS.armies} armies`, () => {
  test("are refused, but the bin is not counted, and a save that came before is known again", async () => {
    const { member: player } = await newClaimed();
    const first = await storedIn(await player.create(named("First"), KEY));
    const { owner } = sqlIn(running).prepare("SELECT owner FROM armies WHERE id = ?").get(first.id) as { owner: string };
    const row = { id: "filler", owner, creationKey: null, document: ready, createdAt: new Date() };
    await running.armies.insertIfNew({ ...row, most: LIMITS.armies, mostWithBin: LIMITS.armiesWithBin, mostBytes: LIMITS.accountBytes });
    copyRow(running, "armies", "filler", LIMITS.armies - 2);
    const full = { status: 409, code: "too-many-armies", message: REFUSALS["too-many-armies"]({ most: 1000, anonymous: false }) };
    expect(await errorOf(await player.create(ready))).toMatchObject(full);
    expect((await player.create(named("First"), KEY)).status).toBe(200);

    await player.deleteArmy("filler-1");
    const another = await player.owning(named("Another"));
    expect(await errorOf(await player.move("filler-1", "desk"))).toMatchObject(full);
    expect((await player.move(another.id, "archive")).status).toBe(200);
    expect((await player.save(first.id, named("Saved all the same"), 1)).status).toBe(200);
    await player.deleteArmy(another.id);
    expect(await running.armies.countOf(owner)).toBe(LIMITS.armies - 1);
  });
});

test("pages of other sites may store nothing here", async () => {
  const player = newPlayer();
  const response = await player.create(ready, { origin: "https://elsewhere.example" });
  expect(await errorOf(response)).toMatchObject({ status: 403, code: "foreign-origin" });
  expect(await namesOf(player)).toEqual([]);
});
