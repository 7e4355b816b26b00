import { statfsSync } from "node:fs";
import type { Database } from "../../db/database";
import { HEALTH } from "../words/refusals";
import { databaseTrouble } from "./problems";
import type { Running } from "./running";

/** The free bytes for this account on the disk of `folder`, by one system call. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** How long an answer is kept, in milliseconds: asking more often costs nothing. */
const KEPT = 5000;

/** Reads the rules tables, which every start stores. */
async function readingProblem({ documents, knowledge }: Running): Promise<string | null> {
  const found = await documents.find(knowledge.catalog.rules.version).catch(() => null);
  return found ? null : HEALTH.notRead;
}

async function writingProblem({ database }: Running): Promise<string | null> {
  try {
    await database.tryWriting();
    return null;
  } catch (error) {
    const trouble = databaseTrouble(error);
    return trouble ? HEALTH[trouble] : HEALTH.notWritten;
  }
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

function diskProblem({ environment }: Running): string | null {
  const { dataDirectory, freeSpaceFloor } = environment;
  if (freeSpaceFloor === 0) return null;
  try {
    const free = freeBytes(dataDirectory);
    if (free >= freeSpaceFloor) return null;
    return HEALTH.lowDisk(megabytes(free), megabytes(freeSpaceFloor));
  } catch {
    return HEALTH.diskNotRead;
  }
}

type Health = {
  readonly database: { readonly engine: Database["engine"]; readonly answers: boolean };
  readonly problems: readonly string[];
};

async function look(running: Running): Promise<Health> {
  const ofDatabase = [await readingProblem(running), await writingProblem(running)].filter((one) => one !== null);
  const ofDisk = diskProblem(running);
  const problems = ofDisk === null ? ofDatabase : [...ofDatabase, ofDisk];
  if (problems.length > 0) running.log.error({ problems }, "the server is unhealthy");
  return { database: { engine: running.database.engine, answers: ofDatabase.length === 0 }, problems };
}

const lastLooks = new WeakMap<Running, { readonly at: number; readonly health: Promise<Health> }>();

/** What keeps this server from reading and storing, at most five seconds old, in sentences; none where it is well. */
export function healthOf(running: Running): Promise<Health> {
  const last = lastLooks.get(running);
  if (last && Math.abs(Date.now() - last.at) < KEPT) return last.health;
  const health = look(running);
  lastLooks.set(running, { at: Date.now(), health });
  return health;
}
