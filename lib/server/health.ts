import { patiently } from "../../db/patiently";
import { databaseTrouble } from "./database-problems";
import { freeBytes } from "./disk-space";
import type { Running } from "./running";

/** How long an answer holds, in milliseconds: whoever asks more often costs nothing. */
const HOLDS = 5000;

const NOT_WRITTEN = {
  "database-busy": "Nothing can be stored, because another process holds the database.",
  "database-full": "Nothing can be stored, because the disk is full or fails.",
} as const;

/** Reads the rules tables, which every start stores. */
async function readingProblem({ documents, knowledge }: Running): Promise<string | null> {
  const found = await documents.find(knowledge.catalog.rules.version).catch(() => null);
  return found ? null : "The database cannot be read.";
}

/** Writes the time into a number that SQLite keeps for whoever owns a database: nothing else reads it, and it needs no table. */
async function writingProblem({ database }: Running): Promise<string | null> {
  try {
    await patiently(database, () => database.sqlite.pragma(`user_version = ${Math.floor(Date.now() / 1000)}`));
    return null;
  } catch (error) {
    const trouble = databaseTrouble(error);
    return trouble ? NOT_WRITTEN[trouble] : "Nothing can be stored, because the database cannot be written.";
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

function diskProblem({ environment }: Running): string | null {
  const { dataDirectory, freeSpaceFloor } = environment;
  try {
    const free = freeBytes(dataDirectory);
    if (free >= freeSpaceFloor) return null;
    return `The disk has ${megabytes(free)} MB free, and below ${megabytes(freeSpaceFloor)} MB only small things are stored: make room.`;
  } catch {
    return "The disk of the data directory cannot be looked at.";
  }
}

async function look(running: Running): Promise<readonly string[]> {
  const found = [await readingProblem(running), await writingProblem(running), diskProblem(running)];
  const problems = found.filter((one) => one !== null);
  if (problems.length > 0) running.log.error({ problems }, "the server is not well");
  return problems;
}

const looked = new WeakMap<Running, { readonly at: number; readonly problems: Promise<readonly string[]> }>();

/** What keeps this server from reading and storing, as of at most five seconds ago, in sentences; none where it is well. */
export function healthProblems(running: Running): Promise<readonly string[]> {
  const last = looked.get(running);
  if (last && Math.abs(Date.now() - last.at) < HOLDS) return last.problems;
  const problems = look(running);
  looked.set(running, { at: Date.now(), problems });
  return problems;
}
