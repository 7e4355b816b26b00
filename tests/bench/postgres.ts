import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { boot } from "@/lib/server/boot";
import { newId } from "@/lib/server/ids";
import { LIMITS } from "@/lib/server/limits";
import type { Running } from "@/lib/server/running";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";
import { playOn, twoPlayers } from "../server/battling";
import { report } from "./measure";

/** Battles that are played at the same time, and armies that are saved. */
const TOGETHER = 16;
const BATTLES = 64;
const ARMIES = 500;

async function playAll(running: Running): Promise<number> {
  let [begun, commands] = [0, 0];
  const lane = async () => {
    while (begun < BATTLES) {
      const seed = ++begun;
      const { battle } = await twoPlayers([7, 4], running);
      const played = await playOn(battle, seed, undefined, running);
      commands += played;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lane));
  return commands;
}

async function saveAll({ armies, knowledge }: Running, owner: string): Promise<void> {
  const documents = knowledge.catalog.readyArmies.map((one) => one.army);
  const room = { most: LIMITS.armies, mostWithBin: LIMITS.armiesWithBin, mostBytes: LIMITS.accountBytes };
  const save = async (at: number) => {
    const document = documents[at % documents.length];
    if (document) await armies.insertIfNew({ id: newId(), owner, creationKey: randomUUID(), document, createdAt: new Date(), ...room });
  };
  for (let at = 0; at < ARMIES; at += TOGETHER) await Promise.all(Array.from({ length: TOGETHER }, (_, one) => save(at + one)));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** What one process stores on a PostgreSQL of its own that syncs as in earnest, and what that takes. `loop`: the calibration. */
export async function benchPostgres(loop: number): Promise<void> {
  const [cluster, folder] = [await startCluster({ durable: true }), mkdtempSync(join(tmpdir(), "condotta-bench-"))];
  const url = cluster.url("postgres");
  const booted = await boot(resolve(import.meta.dirname, "../.."), { LOG_LEVEL: "silent", DATA_DIR: folder, DATABASE_URL: url });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    let commands = 0;
    const playing = await timed(async () => {
      commands = await playAll(booted.value);
    });
    await client.query("insert into users (id, name, email) values ('bench', '', 'bench@anonymous.invalid')");
    const saving = await timed(() => saveAll(booted.value, "bench"));
    const { rows } = await client.query(
      "select (select count(*) from battle_events) as events, pg_total_relation_size('battle_events') as event_bytes, pg_total_relation_size('armies') as army_bytes, (select count(*) from armies) as armies",
    );
    const [{ events, event_bytes: eventBytes, army_bytes: armyBytes, armies }] = rows;
    report("PostgreSQL: commands of whole battles, chosen and stored", commands / playing, "a second", null, loop);
    report("PostgreSQL: commands of a whole battle", commands / BATTLES, "", null, loop);
    report("PostgreSQL: events of a whole battle", Number(events) / BATTLES, "", null, loop);
    report("PostgreSQL: a whole battle, indexes included", Number(eventBytes) / BATTLES / 1000, "kB", null, loop);
    report("PostgreSQL: new armies stored", ARMIES / saving, "a second", null, loop);
    report("PostgreSQL: an army, indexes included", Number(armyBytes) / Number(armies) / 1000, "kB", null, loop);
  } finally {
    await client.end();
    await booted.value.database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
