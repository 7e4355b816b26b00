import { resolve } from "node:path";
import { backUp } from "../lib/server/back-up";
import { readEnvironment } from "../lib/server/environment";
import { backupFile, databaseFile } from "../lib/server/places";

/** `npm run backup [-- file]`: copies the database, also while a server uses it, and checks the copy. */
const [named] = process.argv.slice(2);
const environment = readEnvironment(process.env, resolve(import.meta.dirname, ".."));

async function main() {
  if (!environment.ok) return environment;
  const { dataDirectory } = environment.value;
  // npm runs scripts in the program's folder. A file name is relative to the folder where it was typed.
  const target = named ? resolve(process.env.INIT_CWD ?? ".", named) : backupFile(dataDirectory, new Date());
  return backUp(databaseFile(dataDirectory), target);
}

const made = await main();
if (made.ok) console.log(`Backed up to ${made.value}; the copy is sound.`);
else {
  for (const problem of made.problems) console.error(problem);
  process.exitCode = 1;
}
