import { resolve } from "node:path";
import { restore } from "../lib/server/backups";
import { migrationsDirectory } from "../lib/server/data-directory";
import { readEnvironment } from "../lib/server/environment";
import { failed } from "../lib/server/problems";
import { TERMINAL } from "../lib/words/terminal";

/** `npm run restore -- file`: replaces the database with a backup, and keeps the old database. */
const [named] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "..");
const environment = readEnvironment(process.env, root);

async function main() {
  if (!environment.ok) return environment;
  if (environment.value.databaseUrl !== null) return failed(TERMINAL.restore.onPostgres);
  if (!named) return failed(TERMINAL.restore.usage);
  return restore(resolve(process.env.INIT_CWD ?? ".", named), environment.value.dataDirectory, migrationsDirectory(root));
}

const restored = await main();
if (restored.ok) {
  const { database, former } = restored.value;
  console.log(TERMINAL.restore.done(String(named), database));
  console.log(TERMINAL.restore.former(former));
} else {
  for (const problem of restored.problems) console.error(problem);
  process.exitCode = 1;
}
