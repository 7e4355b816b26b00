import { setTimeout as pause } from "node:timers/promises";
import { type Database, type DatabaseFailure, isDatabaseFailure } from "../../db/database";
import { openPostgres } from "../../db/postgres";
import { migratePostgres, type ServerState } from "../../db/postgres-server";
import { TERMINAL } from "../words/terminal";
import type { Log } from "./environment";
import { databaseTrouble, done, failed, type Outcome, since } from "./problems";

/** In milliseconds: a database that starts together with this server may come later, and how long to wait between two tries. */
const AWAITED = 60_000;
const AGAIN = 1000;

const words = TERMINAL.postgres;

/** Why this program does not use a database that it found so; null if it does. */
export function stateProblemOnPostgres(state: ServerState): string | null {
  switch (state.kind) {
    case "encoding":
      return words.encoding(state.encoding);
    case "foreign":
      return words.foreign;
    case "newer":
      // Migrations first add, and take away a version later: one step more than we know has only added.
      return state.ahead === 1 ? null : words.newer(since(state));
    case "empty":
    case "behind":
    case "current":
      return null;
    default:
      return state satisfies never;
  }
}

/** Why the database cannot be used, for the person who runs the server. */
export function postgresProblem(error: DatabaseFailure): string {
  const { code } = error;
  if (code === "42501") return words.notAllowed;
  if (code === "28P01" || code === "28000") return words.refused;
  if (code === "3D000") return words.unknown;
  return databaseTrouble(error) === "database-away" ? words.away(code) : words.unusable(code);
}

/** Opens the database at an address and brings it up to date. One that is away is waited for. The address, which has a password, is never told. */
export async function openPostgresMigrated(url: string, migrations: string, log: Log, awaited = AWAITED): Promise<Outcome<Database>> {
  const until = performance.now() + awaited;
  for (;;) {
    try {
      const state = await migratePostgres(url, migrations);
      const problem = stateProblemOnPostgres(state);
      if (problem !== null) return failed(problem);
      if (state.kind === "newer")
        log.warn("the database is one step newer than this server, which serves it all the same: upgrade it soon");
      return done(openPostgres(url));
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      const passes = ["database-away", "database-busy"].includes(databaseTrouble(error) ?? "");
      if (!passes || performance.now() >= until) return failed(postgresProblem(error));
      log.warn({ code: error.code }, "the database cannot be reached yet: trying again");
    }
    await pause(AGAIN);
  }
}
