import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDatabaseFailure } from "../../db/database";
import { type Move, moveRows, unholdableRows } from "../../db/moving";
import { migratePostgres } from "../../db/postgres";
import { isOpenElsewhere, keepOthersOut, type SqliteDatabase } from "../../db/sqlite";
import type { BattleEvent } from "../model/battle-event";
import { battleId } from "../model/identifiers";
import { chainSalt, linkOf } from "../rules/record/chain";
import { TERMINAL } from "../words/terminal";
import { databaseFile, migrationsDirectory, postgresMigrationsDirectory } from "./data-directory";
import type { Environment, Log } from "./environment";
import { openMigrated, postgresProblem, stateProblemOnPostgres } from "./open-database";
import { databaseTrouble, done, failed, type Outcome } from "./problems";

const words = TERMINAL.move;
/** How many rows or battles are named. */
const TOLD = 20;

type Query = (text: string, values: unknown[]) => Promise<readonly (readonly (string | number | null)[])[]>;

/** Battles looked at together. */
const TOGETHER = 200;

function breaksItsChain(id: string, seed: string, commitment: string, events: readonly BattleEvent[]): boolean {
  let chain = commitment;
  return events.some((event, at) => {
    chain = linkOf(chain, chainSalt(new Uint8Array(Buffer.from(seed, "hex")), battleId.parse(id), event.seq), event);
    return event.seq !== at + 1 || event.chain !== chain;
  });
}

/** Battles whose events, as PostgreSQL gives them back, are not the chain that they were. */
async function brokenBattles(query: Query): Promise<readonly string[]> {
  const broken: string[] = [];
  for (let after = ""; ; ) {
    const battles = await query("select id, seed, commitment from battles where id > $1 order by id limit $2", [after, TOGETHER]);
    if (battles.length === 0) return broken;
    for (const [id, seed, commitment] of battles) {
      const rows = await query("select event from battle_events where battle = $1 order by seq", [id]);
      const events = rows.map(([event]) => JSON.parse(String(event)) as BattleEvent);
      if (breaksItsChain(String(id), String(seed), String(commitment), events)) broken.push(String(id));
      after = String(id);
    }
  }
}

/** The secret that signs cookies, so that nobody is signed out. */
function secretIn(dataDirectory: string): string | null {
  const file = join(dataDirectory, "secret");
  const text = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return /^[0-9a-f]{64}$/.test(text) ? text : null;
}

function outcomeOf(move: Move): Outcome<Readonly<Record<string, number>>> {
  switch (move.kind) {
    case "moved":
      return done(move.rows);
    case "not-empty":
      return failed(words.notEmpty(move.table));
    case "differing":
      return failed(words.differing(move.tables));
    case "refused":
      return failed(...move.problems.slice(0, TOLD).map(words.brokenChain));
    default:
      return move satisfies never;
  }
}

async function moveFrom({ sqlite }: SqliteDatabase, url: string, { dataDirectory }: Environment, migrations: string) {
  const unholdable = unholdableRows(sqlite);
  if (unholdable.length > 0) return failed(...unholdable.slice(0, TOLD).map(words.unholdable), words.unholdableHelp(unholdable.length));
  try {
    const problem = stateProblemOnPostgres(await migratePostgres(url, migrations));
    if (problem !== null) return failed(problem);
    return outcomeOf(await moveRows(sqlite, url, { secret: secretIn(dataDirectory), check: brokenBattles }));
  } catch (error) {
    if (isDatabaseFailure(error)) return failed(postgresProblem(error), words.nothingMoved);
    throw error;
  }
}

/**
 * Copies the SQLite database of this environment into an empty PostgreSQL one: all of it, checked, or nothing. The rows of each table are
 * counted. The file stays as it is.
 */
export async function moveToPostgres(
  environment: Environment,
  url: string,
  root: string,
  log: Log,
): Promise<Outcome<Readonly<Record<string, number>>>> {
  const file = databaseFile(environment.dataDirectory);
  if (!existsSync(file)) return failed(TERMINAL.backUp.noDatabase(file));
  if (isOpenElsewhere(file)) return failed(words.inUse(file));
  const opened = await openMigrated(environment, migrationsDirectory(root), log);
  if (!opened.ok) return opened;
  try {
    keepOthersOut(opened.value as SqliteDatabase);
    return await moveFrom(opened.value as SqliteDatabase, url, environment, postgresMigrationsDirectory(root));
  } catch (error) {
    if (databaseTrouble(error) === "database-busy") return failed(words.inUse(file));
    throw error;
  } finally {
    await opened.value.close();
  }
}
