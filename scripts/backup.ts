import { resolve } from "node:path";
import { backUp, backUpPostgres } from "../lib/server/backups";
import { backupFile, databaseFile } from "../lib/server/data-directory";
import { readEnvironment } from "../lib/server/environment";
import { TERMINAL } from "../lib/words/terminal";

/** `npm run backup [-- file]`: copies the database, even while a server uses it: a file, which is checked, or PostgreSQL by pg_dump. */
const [named] = process.argv.slice(2);
const environment = readEnvironment(process.env, resolve(import.meta.dirname, ".."));

async function main() {
  if (!environment.ok) return environment;
  const { dataDirectory, databaseUrl } = environment.value;
  // npm runs scripts in the program's folder, but a file name is relative to where it was typed.
  const target = named ? resolve(process.env.INIT_CWD ?? ".", named) : backupFile(dataDirectory, new Date());
  return databaseUrl === null ? backUp(databaseFile(dataDirectory), target) : backUpPostgres(databaseUrl, target.replace(/\.db$/, ".dump"));
}

const made = await main();
const isDump = environment.ok && environment.value.databaseUrl !== null;
if (made.ok) console.log(isDump ? TERMINAL.backUp.dumped(made.value) : TERMINAL.backUp.made(made.value));
else {
  for (const problem of made.problems) console.error(problem);
  process.exitCode = 1;
}
