import { beforeAll, expect, test } from "vitest";
import { type ArmyRow, NONE_YET } from "@/db/armies";
import type { Army } from "@/lib/model/army";
import type { Running } from "@/lib/server/running";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn, taken } from "./stored";

let running: Running;
let document: Army;
beforeAll(async () => {
  running = await bootSoundly();
  document = readyArmyOf(running).army;
});

let made = 0;
function newOwner(): string {
  const owner = `owner-${made++}`;
  sqlIn(running).prepare("INSERT INTO users (id, name, email) VALUES (?, '', ?)").run(owner, `${owner}@condotta.example`);
  return owner;
}

const allOf = async (owner: string) =>
  await Promise.all((await running.armies.idsOf(owner, NONE_YET, 100)).map(({ key }) => running.armies.find(owner, key)));

const ROOM = { most: 10, mostWithBin: 20, mostBytes: 1_000_000 };

async function store(owner: string, creationKey: string | null = null, createdAt = new Date(2_000_000_000_000)): Promise<ArmyRow> {
  const row = await running.armies.insertIfNew({ id: `army-${made++}`, owner, creationKey, document, createdAt, ...ROOM });
  if (!row) throw new Error("there was no room");
  return row;
}

const binned = (owner: string, { id }: ArmyRow, placedAt = new Date(2_000_000_000_000)) =>
  running.armies.move({ id, owner, place: "bin", placedAt, most: 10 });

test("all of an owner are whole rows, the oldest first, with the bin; it is not counted", async () => {
  const owner = newOwner();
  const earlier = await store(owner, "key");
  const later = await store(owner, null, new Date(2_000_000_000_001));
  await store(newOwner());
  expect(await allOf(owner)).toEqual([earlier, later]);
  expect(earlier).toMatchObject({
    owner,
    creationKey: "key",
    revision: 1,
    document,
    place: "desk",
    createdAt: new Date(2_000_000_000_000),
  });
  await binned(owner, earlier);
  expect((await allOf(owner)).map((one) => one?.place)).toEqual(["bin", "desk"]);
  expect(await running.armies.countOf(owner)).toBe(1);
});

test("all go to another owner; of two equal creation keys the newcomer's is dropped", async () => {
  const [from, to, third] = [newOwner(), newOwner(), newOwner()];
  const [his, alike] = [await store(to, "alike"), await store(from, "alike")];
  const [other, keyless, thrown] = [await store(from, "other"), await store(from), await store(from, "thrown")];
  const elsewhere = await store(third, "alike");
  await binned(from, thrown);
  await taken(running, () => running.armies.moveAll(from, to));
  expect(await allOf(from)).toEqual([]);
  expect(await allOf(third)).toEqual([elsewhere]);
  const keys = (await allOf(to)).map((one) => [one?.id, one?.creationKey, one?.place]);
  expect(new Set(keys)).toEqual(
    new Set([
      [his.id, "alike", "desk"],
      [alike.id, null, "desk"],
      [other.id, "other", "desk"],
      [keyless.id, null, "desk"],
      [thrown.id, "thrown", "bin"],
    ]),
  );
  await taken(running, () => running.armies.moveAll(from, to));
  expect(await allOf(to)).toHaveLength(5);
});

test("all of one owner are deleted, the bin too, and nobody else's", async () => {
  const [owner, other] = [newOwner(), newOwner()];
  const [kept] = [await store(other), await store(owner), await binned(owner, await store(owner))];
  await taken(running, () => running.armies.deleteAllOf(owner));
  expect(await allOf(owner)).toEqual([]);
  expect(await allOf(other)).toEqual([kept]);
});

test("an owner with armies cannot be deleted", async () => {
  const owner = newOwner();
  await store(owner);
  expect(() => sqlIn(running).prepare("DELETE FROM users WHERE id = ?").run(owner)).toThrow(/FOREIGN KEY/);
});

test("only what has lain in a bin since before the moment is thrown away", async () => {
  const owner = newOwner();
  const [early, late, desk] = [await store(owner), await store(owner), await store(owner)];
  await binned(owner, early, new Date(1_000));
  await binned(owner, late, new Date(2_000));
  await running.armies.throwAwayBefore(new Date(2_000), 100);
  expect((await allOf(owner)).map((one) => one?.id)).toEqual([late.id, desk.id].sort());
});

test("a change is its owner's, from the revision it was made from, and not in the bin", async () => {
  const owner = newOwner();
  const { id, ...row } = await store(owner);
  const change = {
    id,
    owner,
    revision: 1,
    document: { ...document, name: "Changed" },
    changedAt: new Date(2_100_000_000_000),
    mostBytes: 1_000_000,
  };
  expect(await running.armies.update({ ...change, owner: newOwner() })).toBeNull();
  expect(await running.armies.update({ ...change, revision: 2 })).toBeNull();
  const { document: changed, changedAt } = change;
  expect(await running.armies.update(change)).toEqual({
    ...{ ...row, id, revision: 2, document: changed, changedAt },
    ...{ name: "Changed", bytes: Buffer.byteLength(JSON.stringify(changed)) },
  });
  await binned(owner, { ...row, id });
  expect(await running.armies.update({ ...change, revision: 2 })).toBeNull();
  expect(await running.armies.find(owner, id)).toMatchObject({ revision: 2, place: "bin" });
});

test("what is in the bin stays there, and since when", async () => {
  const owner = newOwner();
  const row = await store(owner);
  await binned(owner, row, new Date(1_000));
  expect(await binned(owner, row, new Date(2_000))).toBeNull();
  expect(await running.armies.find(owner, row.id)).toEqual({ ...row, place: "bin", placedAt: new Date(1_000) });
});
