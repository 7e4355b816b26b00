import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { boot } from "@/lib/server/boot";
import type { Running } from "@/lib/server/running";
import { sqlIn } from "../server/stored";
import { answers, ask, type Racers, startRacers } from "./races";
import type { Soaked } from "./soaked";

const RACES = 10_000;
const ROOT = resolve(import.meta.dirname, "../..");
const OWNER = "racing-owner";
const ARMY = "r".repeat(26);

/** An army that two processes are going to save at once. */
function raced(running: Running): void {
  const army = running.knowledge.catalog.readyArmies[0]?.army;
  const sql = sqlIn(running);
  sql.prepare("insert into users (id, name, email) values (?, '', 'racing@anonymous.invalid')").run(OWNER);
  sql
    .prepare(
      "insert into armies (id, owner, revision, document, place, created_at, changed_at, placed_at) values (?, ?, 1, ?, 'desk', 1, 1, 1)",
    )
    .run(ARMY, OWNER, JSON.stringify(army));
}

async function raceAll(running: Running, racers: Racers): Promise<readonly string[]> {
  const problems: string[] = [];
  const wins = [0, 0];
  for (let revision = 1; revision <= RACES && problems.length === 0; revision++) {
    const told = (await ask(racers, { army: ARMY, owner: OWNER, revision })) as readonly boolean[];
    const winners = told.flatMap((won, lane) => (won ? [lane] : []));
    const [winner] = winners;
    if (winners.length !== 1 || winner === undefined) {
      problems.push(`revision ${revision} was won by ${winners.length}`);
      continue;
    }
    wins[winner] = (wins[winner] ?? 0) + 1;
    const stored = await running.armies.find(OWNER, ARMY);
    if (stored?.revision !== revision + 1 || stored.document.name !== `${revision} by ${winner}`)
      problems.push(`after ${revision}, won by ${winner}, stored is ${stored?.revision}, "${stored?.document.name}"`);
    if (revision % 2000 === 0) console.log(`  ${revision} of ${RACES} races for an army, won ${wins.join(" and ")}`);
  }
  if (problems.length === 0 && wins.includes(0)) problems.push(`one of them never won: ${wins.join(" and ")}`);
  return problems;
}

/** Lets two processes save the same revision of an army at the same moment, and looks whether exactly one is told that it did. */
export async function soakArmyRaces(elsewhere: Readonly<Record<string, string>>): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-races-"));
  const variables = { LOG_LEVEL: "silent", DATA_DIR: folder, ...elsewhere };
  const booted = await boot(ROOT, variables);
  if (!booted.ok) return { ok: false, told: booted.problems.join(" ") };
  const racers = startRacers(variables);
  try {
    await answers(racers);
    raced(booted.value);
    const problems = await raceAll(booted.value, racers);
    return { ok: problems.length === 0, told: `${RACES} races, ${problems.length} problems ${problems.join("; ")}` };
  } finally {
    for (const racer of racers) racer.kill();
    await booted.value.database.close();
    rmSync(folder, { recursive: true });
  }
}
