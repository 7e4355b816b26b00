import { RateLimiterPostgres } from "rate-limiter-flexible";
import { beforeAll, expect, test } from "vitest";
import type { PostgresDatabase } from "@/db/postgres";
import type { Army } from "@/lib/model/army";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { type Running, setRunning } from "@/lib/server/running";
import { newBattler, quickForce } from "./battler";
import { playOn, twoPlayers } from "./battling";
import { newClaimed, newPlayer } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

/** Read whole on purpose, now and then: at a start, and by the daily cleaning. */
const READ_WHOLE = /^(documents_|left_|notes_|own_list_versions_idle$|first_saves_forget$|tries_forget_before$)/;

type Plan = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Plan[];
};
/** Of a table, or of an index from end to end. */
const isWhole = (plan: Plan): boolean =>
  plan["Node Type"] === "Seq Scan" || (/^Index (Only )?Scan$/.test(plan["Node Type"]) && !plan["Index Cond"]);
const scansIn = ({ Plans = [], ...plan }: Plan): readonly string[] => [
  ...(isWhole(plan) ? [String(plan["Relation Name"])] : []),
  ...Plans.flatMap(scansIn),
];

test("every statement that players make us ask finds its rows by an index", async () => {
  const { battle } = await twoPlayers([6, 3], running);
  await playOn(battle, 3, undefined, running);
  const player = newPlayer();
  const { id } = await player.owning(ready);
  await player.save(id, { ...ready, name: "Another" }, 1);
  await player.delete(id);
  await newClaimed();
  await newBattler().opening(quickForce(), quickForce());
  await cleanLeftovers(running, Date.now());
  await running.tournaments.newestOf("u", 10);
  await running.tournaments.idsOf("u", { at: new Date(0), key: "" }, 10);
  await running.ownLists.inShort("u", "desk");
  await running.ownLists.idsOf("u", { at: new Date(0), key: "" }, 10);
  const { connections } = running.database as PostgresDatabase;
  // What the limiters do of themselves every five minutes.
  const counts = { keyPrefix: "none", points: 1, duration: 1, tableName: "rate_limits", tableCreated: true, storeType: "pool" };
  const limiter = new RateLimiterPostgres({ ...counts, storeClient: connections }) as unknown as {
    clearExpired(before: number): Promise<void>;
  };
  await limiter.clearExpired(0);
  const { pool } = connections;
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const scanned = new Map<string, readonly string[]>();
  for (const client of clients) {
    const { rows } = await client.query<{ name: string; types: string[] }>(
      "select name, parameter_types::text[] as types from pg_prepared_statements where not from_sql",
    );
    await client.query("set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_bitmapscan = off");
    for (const { name, types } of rows) {
      const values = types.length > 0 ? `(${types.map(() => "null").join(", ")})` : "";
      const plans = await client.query(`explain (format json) execute "${name}"${values}`);
      const [{ Plan: plan }] = plans.rows[0]["QUERY PLAN"] as [{ Plan: Plan }];
      scanned.set(name, scansIn(plan));
    }
    client.release();
  }
  expect(scanned.size).toBeGreaterThan(25);
  expect([...scanned.keys()]).toContain("rate_limits:rlflx-clear-expired");
  expect([...scanned].filter(([name, tables]) => tables.length > 0 && !READ_WHOLE.test(name))).toEqual([]);
});
