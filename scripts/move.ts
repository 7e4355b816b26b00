import { resolve } from "node:path";
import { createLog, isPostgres, readEnvironment } from "../lib/server/environment";
import { moveToPostgres } from "../lib/server/move";
import { failed } from "../lib/server/problems";
import { TERMINAL } from "../lib/words/terminal";

/**
 * `npm run move`: copies the SQLite database in DATA_DIR into the empty PostgreSQL one that DATABASE_URL names, or `--to postgres://...`, which
 * shows a password to whoever lists processes.
 */
const given = process.argv.slice(2);
const [option, named] = given;
const url = given.length === 0 ? process.env.DATABASE_URL : named;
const root = resolve(import.meta.dirname, "..");
const environment = readEnvironment({ ...process.env, DATABASE_URL: "" }, root);

async function main() {
  if (!environment.ok) return environment;
  const isAsked = given.length === 0 || (given.length === 2 && option === "--to");
  if (!isAsked || !url || !isPostgres(url)) return failed(TERMINAL.move.usage);
  return moveToPostgres(environment.value, url, root, createLog(environment.value.logLevel));
}

const moved = await main();
if (moved.ok) {
  for (const [table, rows] of Object.entries(moved.value)) console.log(TERMINAL.move.rows(table, rows));
  console.log(TERMINAL.move.done);
} else {
  for (const problem of moved.problems) console.error(problem);
  process.exitCode = 1;
}
