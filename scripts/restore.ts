import { resolve } from "node:path";
import { readEnvironment } from "../lib/server/environment";
import { failed } from "../lib/server/outcome";
import { migrationsDirectory } from "../lib/server/places";
import { restore } from "../lib/server/restore";

/** `npm run restore -- file`: replaces the database with a backup, and keeps the replaced one. */
const [named] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "..");
const environment = readEnvironment(process.env, root);

async function main() {
  if (!environment.ok) return environment;
  if (!named) return failed("Name the backup to restore: npm run restore -- var/backups/2026-01-31T20-00-00-000Z.db");
  return restore(resolve(process.env.INIT_CWD ?? ".", named), environment.value.dataDirectory, migrationsDirectory(root));
}

const restored = await main();
if (restored.ok) {
  const { database, former } = restored.value;
  console.log(`Restored ${named} to ${database}.`);
  console.log(former ? `The database that was there is kept as ${former}.` : "There was no database there before.");
} else {
  for (const problem of restored.problems) console.error(problem);
  process.exitCode = 1;
}
