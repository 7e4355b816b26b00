import type { Armies } from "../../db/armies";
import type { BattleCompanies } from "../../db/battle-company";
import type { Battles } from "../../db/battles";
import type { Database } from "../../db/database";
import type { Documents } from "../../db/documents";
import type { OwnLists } from "../../db/own-lists";
import type { OwnValues } from "../../db/own-values";
import type { ServerNotes } from "../../db/server-notes";
import type { Sessions } from "../../db/sessions";
import type { Shares } from "../../db/shares";
import type { Tournaments } from "../../db/tournaments";
import type { Users } from "../../db/users";
import type { WrongTries } from "../../db/wrong-tries";
import type { Companies } from "./battles/companies";
import type { BattleCache, BattleNews } from "./battles/loaded";
import type { Environment, Log } from "./environment";
import type { Knowledge } from "./knowledge";
import type { Metrics } from "./metrics";

/** The parts of a running server. */
export type Running = {
  readonly environment: Environment;
  readonly log: Log;
  readonly database: Database;
  readonly documents: Documents;
  readonly notes: ServerNotes;
  readonly armies: Armies;
  readonly shares: Shares;
  readonly ownValues: OwnValues;
  readonly ownLists: OwnLists;
  readonly battles: Battles;
  readonly battleCache: BattleCache;
  readonly battleNews: BattleNews;
  readonly battleCompanies: BattleCompanies;
  readonly companies: Companies;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly wrongTries: WrongTries;
  readonly tournaments: Tournaments;
  /** The clock that judges the deadlines of events. */
  readonly clock: () => Date;
  readonly knowledge: Knowledge;
  /** The versions of data and program. Armies judged by others are judged again. */
  readonly judgedBy: string;
  /** 32 random bytes in lower-case hex. */
  readonly secret: string;
  /** Null where nobody may ask for them. */
  readonly metrics: Metrics | null;
};

/**
 * Route handlers, pages and instrumentation each get their own copy of this module in one process. They share state through this symbol.
 */
const shared = globalThis as typeof globalThis & { condotta?: Running | undefined };

export function setRunning(running: Running): void {
  shared.condotta = running;
}

/** Whether it is the server on that database that runs. */
export const isRunning = (database: Database): boolean => shared.condotta?.database === database;

export function running(): Running {
  if (!shared.condotta) throw new Error("nothing runs yet: boot() and setRunning() come before the first answer (instrumentation.ts)");
  return shared.condotta;
}
