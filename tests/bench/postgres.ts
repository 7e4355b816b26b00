import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { PostgresDatabase } from "@/db/postgres";
import { openNotices } from "@/db/postgres-notices";
import { boot } from "@/lib/server/boot";
import { newId } from "@/lib/server/ids";
import { LIMITS } from "@/lib/server/limits";
import { secondsToWait } from "@/lib/server/rate-limit";
import type { Running } from "@/lib/server/running";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";
import { playOn, twoPlayers } from "../server/battling";
import { median, percentile, report } from "./measure";

/** Battles that are played at the same time, and armies that are saved. */
const TOGETHER = 16;
const BATTLES = 64;
const ARMIES = 500;
const COUNTED = 20_000;
const TOLD = 20_000;

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

/** Requests of many players counted for the limits, so many at a time; the seconds that took. */
function countAll(): Promise<number> {
  const lane = async (from: number) => {
    for (let at = from; at < COUNTED; at += TOGETHER) await secondsToWait("commands", `player ${at % 500}`);
  };
  return timed(() => Promise.all(Array.from({ length: TOGETHER }, (_, from) => lane(from))));
}

/** Events told by one process and heard by another. */
async function tellAll(database: PostgresDatabase) {
  const heard = new Map<string, number>();
  const onTrouble = () => {};
  const teller = openNotices(database, { hear: () => {}, catchUp: () => {}, onTrouble });
  let isHearing = false;
  openNotices(database, { hear: (line) => void heard.set(line, performance.now()), catchUp: () => (isHearing = true), onTrouble });
  while (!isHearing) await pause(5);
  const told = new Map<string, number>();
  const tell = (line: string) => {
    told.set(line, performance.now());
    teller.tell(line);
  };
  for (let at = 0; at < 300; at++) {
    tell(`steady ${at}`);
    await pause(10);
  }
  while (heard.size < told.size) await pause(5);
  const delays = [...told].map(([line, at]) => (heard.get(line) ?? at) - at);
  const fast = await timed(async () => {
    for (let at = 0; at < TOLD; at++) {
      tell(`event ${String(at).padStart(26, "0")}`);
      if (at % 50 === 0) await pause(0);
    }
    while (heard.size < told.size) await pause(5);
  });
  return { delays, aSecond: TOLD / fast };
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
    const { delays, aSecond } = await tellAll(booted.value.database as PostgresDatabase);
    report("PostgreSQL: requests counted for the limits", COUNTED / (await countAll()), "a second", null, loop);
    report("PostgreSQL: from an event told to another process, 100 a second, half within", median(delays), "ms", null, loop);
    report("PostgreSQL: from an event told to another process, 100 a second, 99 of 100 within", percentile(delays, 0.99), "ms", null, loop);
    report("PostgreSQL: events told as fast as they are heard", aSecond, "a second", null, loop);
    report("PostgreSQL: new armies stored", ARMIES / saving, "a second", null, loop);
    report("PostgreSQL: an army, indexes included", Number(armyBytes) / Number(armies) / 1000, "kB", null, loop);
  } finally {
    await client.end();
    await booted.value.database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
