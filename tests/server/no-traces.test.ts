import { readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { newSharer, newWriter, type Sharer } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqliteOf } from "./stored";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

/** Whether the word stands anywhere in the files of the database. */
function stands(word: string): boolean {
  const { file } = sqliteOf(running);
  return Buffer.concat([readFileSync(file), readFileSync(`${file}-wal`)]).includes(word);
}

const WAYS: readonly [string, string, (sharer: Sharer, share: string) => Promise<Response>][] = [
  ["a share that is withdrawn", "Wallenstein's astrologer was here", (sharer, share) => sharer.withdraw(share)],
  ["an account that is deleted", "Piccolomini's letter was here", (sharer) => sharer.delete()],
];

test.each(WAYS)("nothing stays in the files of %s", async (_, word, away) => {
  const sharer = newSharer();
  const { share } = await sharer.sharing({ ...ready, name: word });
  expect(stands(word)).toBe(true);
  expect((await away(sharer, share)).status).toBe(204);
  expect(stands(word)).toBe(false);
});

test("nor of what a deleted account wrote into the quick reference", async () => {
  const writer = newWriter();
  const word = "Gallas's recipe was here";
  const [key = ""] = [...ownValueCells()].find(([, isOpen]) => isOpen) ?? [];
  expect((await writer.write(key, word)).status).toBe(200);
  expect(stands(word)).toBe(true);
  expect((await writer.delete()).status).toBe(204);
  expect(stands(word)).toBe(false);
});

test("nor while another process reads, as soon as it has ended; and a writer waits for others as patiently as before", async () => {
  const sharer = newSharer();
  const word = "Isolani's debts were here";
  const { share } = await sharer.sharing({ ...ready, name: word });
  const reader = new Sqlite(sqliteOf(running).file, { readonly: true });
  reader.exec("begin; select count(*) from shares");
  reader.prepare("select count(*) from shares").get();
  expect((await sharer.withdraw(share)).status).toBe(204);
  expect(stands(word)).toBe(true);
  expect(sqliteOf(running).sqlite.pragma("busy_timeout", { simple: true })).toBe(0);
  reader.close();
  await expect.poll(() => stands(word), { timeout: 10_000 }).toBe(false);
});
