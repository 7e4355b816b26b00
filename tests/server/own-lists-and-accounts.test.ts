import { beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "@/lib/model/account";
import type { Army } from "@/lib/model/army";
import type { ListDraft } from "@/lib/model/list-draft";
import { listShare } from "@/lib/model/own-list";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { DAY, LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { newEmail, newListWriter, PASSWORD, storedListIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
let written: ListDraft;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const { version: _, ...list } = readyArmyOf(running).list;
  written = { ...structuredClone(list), name: "As I see them", version: null };
  ready = readyArmyOf(running).army;
});

const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const rowsOf = (id: string) =>
  ["own_lists where id", "own_list_versions where list", "list_shares where list"].map((which) =>
    all(`select owner from ${which} = ?`, id),
  );

/** A list with an army of it, and shared. */
async function having() {
  const writer = newListWriter();
  const list = await writer.writing(written);
  await writer.create({ ...ready, list: list.id, listVersion: null });
  const { share } = listShare.parse(await (await writer.shareList(list.id)).json());
  return { writer, list, share };
}

describe("claiming an account", () => {
  test("brings lists, their versions and shares along, also into an account that has some", async () => {
    const email = newEmail();
    const first = await having();
    expect((await first.writer.claim({ email, password: PASSWORD })).status).toBe(200);
    const second = await having();
    expect((await second.writer.signIn({ email, password: PASSWORD })).status).toBe(200);
    const [{ id: user } = {}] = all("select id from users where email = ?", email);
    for (const { list, share } of [first, second]) {
      expect(rowsOf(list.id)).toEqual([[{ owner: user }], [{ owner: user }], [{ owner: user }]]);
      expect((await first.writer.getList(list.id)).status).toBe(200);
      expect((await first.writer.withdrawList(share)).status).toBe(204);
    }
  });

  test("is refused, whole, where there is no room for the lists", async () => {
    const email = newEmail();
    const full = newListWriter();
    await full.claim({ email, password: PASSWORD });
    const [{ id: owner } = {}] = all("select id from users where email = ?", email);
    for (let at = 0; at < LIMITS.lists; at++) {
      const row = { id: `own-${at}-${owner}`, owner: String(owner), creationKey: null, document: written, createdAt: new Date() };
      await running.ownLists.insertIfNew({ ...row, most: LIMITS.lists, mostWithBin: LIMITS.listsWithBin, mostBytes: LIMITS.accountBytes });
    }
    const other = newListWriter();
    const { id } = await other.writing(written);
    expect(await errorOf(await other.signIn({ email, password: PASSWORD }))).toMatchObject({ status: 409, code: "no-room-to-bring" });
    expect((await other.getList(id)).status).toBe(200);
  });
});

describe("deleting the account", () => {
  test("deletes its lists, withdraws its shares, and keeps without an owner only what others may have", async () => {
    const { writer, list, share } = await having();
    const mine = await writer.writing(written);
    await writer.create({ ...ready, list: mine.id, listVersion: null });
    expect((await writer.delete()).status).toBe(204);
    expect(rowsOf(list.id)).toEqual([[], [{ owner: null }], [{ owner: null }]]);
    expect(rowsOf(mine.id)).toEqual([[], [], []]);
    expect((await newListWriter().openList(share)).status).toBe(410);
  });

  test("the database itself refuses where there are lists", async () => {
    const { list } = await having();
    const [{ owner } = {}] = all("select owner from own_lists where id = ?", list.id);
    expect(() => sqlIn(running).prepare("delete from users where id = ?").run(owner)).toThrow(/FOREIGN KEY|foreign key/);
  });
});

test("the export has the lists with the bin, the versions that armies pin, and shares with withdrawn ones", async () => {
  const { writer, list, share } = await having();
  const deleted = await writer.writing(written);
  await writer.deleteList(deleted.id);
  await writer.withdrawList(share);
  const told = accountExport.parse(await (await writer.export()).json());
  expect(told.lists.map(({ id, place }) => [id, place])).toEqual([
    [list.id, "desk"],
    [deleted.id, "bin"],
  ]);
  expect(told.listVersions.map(({ version, document }) => [version, document.name])).toEqual([[list.version, "As I see them"]]);
  expect(told.listShares.map((one) => [one.share, one.document])).toEqual([[share, null]]);
});

describe("a visitor", () => {
  test("who has nothing but a list is kept as long as his cookie", async () => {
    const writer = newListWriter();
    const { id } = await writer.writing(written);
    await cleanLeftovers(running, Date.now() + 399 * DAY);
    expect((await writer.getList(id)).status).toBe(200);
  });

  test("whose cookie has ended goes with his lists; what he shared stays", async () => {
    const { list, share } = await having();
    await cleanLeftovers(running, Date.now() + 401 * DAY);
    expect(rowsOf(list.id)).toEqual([[], [{ owner: null }], [{ owner: null }]]);
    expect((await newListWriter().openList(share)).status).toBe(200);
  });
});

test("lists count towards what an account may keep", async () => {
  const writer = newListWriter();
  const before = await storedListIn(await writer.createList(written));
  const [{ owner } = {}] = all("select owner from own_lists where id = ?", before.id);
  const stock = await running.armies.stockOf(String(owner));
  expect(stock).toMatchObject({ lists: 1, listsWithBin: 1, listShares: 0, bytes: Buffer.byteLength(JSON.stringify(before.list)) });
  await writer.shareList(before.id);
  expect((await running.armies.stockOf(String(owner))).bytes).toBeGreaterThan(2.5 * stock.bytes);
});
