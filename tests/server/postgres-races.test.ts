import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { PostgresDatabase } from "@/db/postgres";
import type { Running } from "@/lib/server/running";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

/** Two that meet on one row: on PostgreSQL the second waits for the first, and goes on with what that left. */

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  sqlIn(running).exec("insert into users (id, name, email, is_anonymous) values ('u', '', 'u@b.example', true)");
});

/** Changes a row, and commits once another statement waits for it. */
async function inTheMeantime<T>(change: string, work: () => Promise<T>): Promise<T> {
  const client = await (running.database as PostgresDatabase).connections.pool.connect();
  try {
    await client.query("begin");
    await client.query(change);
    let isOver = false;
    const working = work().finally(() => {
      isOver = true;
    });
    const waits =
      "select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while (!isOver && sqlIn(running).prepare(waits).pluck().get() === 0) await pause(10);
    await client.query("commit");
    return await working;
  } finally {
    client.release();
  }
}

const LONG_AGO = new Date(1000);

test.each([
  ["an army", "armies", () => running.armies.throwAwayBefore(LONG_AGO, 20)],
  ["an own list", "own_lists", () => running.ownLists.throwAwayBefore(LONG_AGO, 20)],
] as const)("%s that is taken back while the bins are emptied stays", async (_, table, emptyBins) => {
  const put = `insert into ${table} (id, owner, revision, document, place, created_at, changed_at, placed_at) values`;
  sqlIn(running).exec(`${put} ('back', 'u', 1, '{"name":"A"}', 'bin', 1, 1, 1), ('gone', 'u', 1, '{"name":"B"}', 'bin', 1, 1, 1)`);
  await inTheMeantime(`update ${table} set place = 'desk' where id = 'back'`, emptyBins);
  expect(sqlIn(running).prepare(`select id from ${table}`).pluck().all()).toEqual(["back"]);
});

test("a version of an own list that is given away while its owner's are forgotten stays", async () => {
  sqlIn(running).exec(
    "insert into own_list_versions (version, list, owner, document, given, stored_at, used_at) values ('sha256:1', 'l', 'u', '{}', false, 1, 1)",
  );
  await inTheMeantime("update own_list_versions set given = true where version = 'sha256:1'", () =>
    running.ownLists.versions.forgetSomeOf("u", 20),
  );
  expect(sqlIn(running).prepare("select version from own_list_versions").pluck().all()).toEqual(["sha256:1"]);
});
