import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copyDatabase } from "@/db/sqlite";
import { boot } from "@/lib/server/boot";
import { databaseFile } from "@/lib/server/data-directory";
import { type Answered, lossesIn } from "../server/battle-soundness";
import { playUntilKilled } from "../server/play-until-killed";
import type { Soaked } from "./soaked";

const KILLS = 200;
/** Processes that play into one database at a time. */
const WRITERS = 2;
/** A kill comes after at most so many answers. */
const MOST_ANSWERS = 120;

const among = (count: number) => Math.floor(Math.random() * count);

async function losses(folder: string, answered: readonly Answered[]): Promise<readonly string[]> {
  const booted = await boot(resolve(import.meta.dirname, "../.."), { LOG_LEVEL: "silent", DATA_DIR: folder });
  if (!booted.ok) return booted.problems;
  try {
    return await lossesIn(booted.value, answered);
  } finally {
    booted.value.database.close();
  }
}

/** Kills processes in the midst of commands, and looks whether all is there that was answered, and no battle by half. */
export async function soakBattleKills(most = KILLS): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-battle-kills-"));
  const answered: Answered[] = [];
  const problems: string[] = [];
  let kills = 0;
  // One alone first: two at once would both make the new database.
  for (let writers = 1; kills < most && problems.length === 0; writers = WRITERS) {
    const played = Array.from({ length: writers }, (_, lane) => playUntilKilled(folder, kills + lane + 1, 1 + among(MOST_ANSWERS)));
    answered.push(...(await Promise.all(played)).flat());
    kills += writers;
    if (kills % 20 < WRITERS) {
      problems.push(...(await losses(folder, answered)));
      console.log(`  ${kills} of ${most} kills, ${answered.length} commands answered`);
    }
  }
  problems.push(...(await losses(folder, answered)), ...(await copyDatabase(databaseFile(folder), join(folder, "checked.db"))));
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  if (problems.length === 0) rmSync(folder, { recursive: true });
  return { ok: problems.length === 0, told: `${kills} kills, ${answered.length} commands answered, ${problems.length} problems` };
}
