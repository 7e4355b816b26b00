import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { DatabaseFailure, isDatabaseFailure } from "./database";

/** Milliseconds to wait for a connection. */
const CONNECTION = 10_000;
/**
 * How long a statement may take by the database's clock, and after how long the database takes back what a machine began that says no more, because
 * nobody else gets at what it holds. Said on each connection and not while it is made, which poolers refuse.
 */
const PATIENCE = "set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000";
/** Milliseconds to wait for an answer, by our clock. */
const ANSWER = 6000;
const MOST_CONNECTIONS = 10;
/** Milliseconds: how long one waits in turn for a connection while the database answers others, and how long it may say nothing to anybody. */
const TURN = 8000;
const SILENCE = 2000;
/** Milliseconds for which a database that was silent is not asked again. */
const REST = 1000;

/** Codes of our own: many want the database at once, which answers; and one that is there but says nothing. */
const CROWDED = "CROWDED";
const SILENT = "ETIMEDOUT";

/** How a connection is made that does one thing for long. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  ...{ connectionString: url, application_name: "condotta", keepAlive: true },
  connectionTimeoutMillis: SILENCE,
});

/** The driver's own failures have no code: a connection that ended or was not to be had, and an answer that did not come. */
function wordlessCode(message: string): string {
  if (/timeout exceeded|connection timeout/.test(message)) return SILENT;
  return /Connection terminated|not queryable|Cannot use a pool/.test(message) ? "ECONNRESET" : "unknown";
}

/** What drizzle and the driver throw names parameters and connections. Nobody who logs this can tell a secret by it. */
function failureOf(error: unknown, statement: string): unknown {
  if (isDatabaseFailure(error) || !(error instanceof Error)) return error;
  const { code } = error as { readonly code?: unknown };
  return new DatabaseFailure(typeof code === "string" ? code : wordlessCode(error.message), statement);
}

type Asked = { readonly name?: string; readonly text?: string; readonly values?: unknown[] } | string;
const nameOf = (asked: Asked): string => (typeof asked === "string" ? asked : (asked.name ?? "unnamed"));

/** Whether the database itself refused a statement, and is ready for the next one on the same connection. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? "57P");

/** Whether a failure is the statement's own: its data, a constraint, a right. */
const isItsOwn = (code: string): boolean => /^(22|23|42)/.test(code);

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...{ ...connectionTo(url), connectionTimeoutMillis: CONNECTION, max: MOST_CONNECTIONS },
    onConnect: (client) => client.query(PATIENCE),
  });
  // A connection that breaks is told by the next statement that wants it. Without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** Waits among others until one is let in, or for so long that nobody should: then it throws why. */
function waitAmong(waiting: Set<() => void>, isSilent: () => boolean): Promise<void> {
  return new Promise((enter, refuse) => {
    const until = performance.now() + TURN;
    let timer = lookLater();
    function go(): void {
      clearTimeout(timer);
      enter();
    }
    // An answer that has come, but that this process had no time to read yet, is heard first.
    function lookLater(): NodeJS.Timeout {
      return setTimeout(() => setImmediate(look), SILENCE);
    }
    function look(): void {
      if (!waiting.has(go)) return;
      const code = isSilent() ? SILENT : CROWDED;
      if (code === CROWDED && performance.now() < until) {
        timer = lookLater();
        return;
      }
      waiting.delete(go);
      refuse(new DatabaseFailure(code, "connect"));
    }
    waiting.add(go);
  });
}

/**
 * Lets so many in at a time, the others in the order in which they came. The pool's own queue cannot tell a database that is away from one
 * that many ask: here nobody is sent away while it answers others, unless it takes very long.
 */
function takingTurns(isSilent: () => boolean) {
  let free = MOST_CONNECTIONS;
  const waiting = new Set<() => void>();
  return {
    waiting: () => waiting.size,
    async enter(): Promise<void> {
      if (free > 0) free -= 1;
      else await waitAmong(waiting, isSilent);
    },
    leave(): void {
      const [next] = waiting;
      if (next === undefined) free += 1;
      else {
        waiting.delete(next);
        next();
      }
    },
  };
}

/** When the database was last heard, when it was last asked in vain, and when it last failed for a reason of its own. */
function newRecord() {
  let [heard, inVain, failed] = [performance.now(), Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    hear: () => {
      heard = performance.now();
    },
    fail: (code: string) => {
      if (isItsOwn(code)) return;
      failed = performance.now();
      if (code === SILENT) inVain = failed;
    },
    isSilent: () => performance.now() - heard >= SILENCE,
    /** Whether somebody waited for an answer that did not come, and nobody has had one since. */
    isDoubtful: () => inVain > heard,
    rests: () => inVain > heard && performance.now() - inVain < REST,
    failedSince: (moment: number) => failed >= moment,
  };
}

/** In time, or not at all. What has come meanwhile counts, however late this process comes to look. */
function inTime<Result>(work: Promise<Result>, milliseconds: number, failure: () => unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(failure())), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Record = ReturnType<typeof newRecord>;

/** Connections of a pool, one for each who has come in, and what is known of the database by what they were answered. */
function clientsOf(pool: pg.Pool, record: Record) {
  const turns = takingTurns(record.isSilent);
  /** Why something failed, as it may be told. */
  function told(error: unknown, statement: string): unknown {
    if (isRefused(error)) record.hear();
    const failure = failureOf(error, statement);
    if (isDatabaseFailure(failure)) record.fail(failure.code);
    return failure;
  }
  /** One that a statement was refused on is as good as before: the pool would end it, and every race would cost one. */
  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    await turns.enter();
    let [client, broken]: [pg.PoolClient | null, Error | undefined] = [null, undefined];
    try {
      client = await pool.connect().catch((error: unknown) => {
        throw told(error, "connect");
      });
      return await work(client);
    } catch (error) {
      if (!isRefused(error)) broken = error as Error;
      throw error;
    } finally {
      client?.release(broken);
      turns.leave();
    }
  }
  async function ask(on: pg.PoolClient | null, asked: Asked, values?: unknown[]): Promise<pg.QueryResult> {
    // Not the driver's own limit, which a busy process finds passed before it reads what has come.
    const put = (client: pg.PoolClient): Promise<pg.QueryResult> =>
      inTime(client.query(asked as pg.QueryConfig, values), ANSWER, () => new DatabaseFailure(SILENT, nameOf(asked)));
    try {
      const result = await (on ? put(on) : withClient(put));
      record.hear();
      return result;
    } catch (error) {
      throw told(error, nameOf(asked));
    }
  }
  return { ask, withClient, told, waiting: turns.waiting };
}

type Tried<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly error: unknown };

/** Connections to one database, which everything of a process shares. */
export type Connections = ReturnType<typeof openConnections>;

export function openConnections(url: string) {
  const [pool, own, record] = [openPool(url), new AsyncLocalStorage<pg.PoolClient>(), newRecord()];
  const { ask, withClient, told, waiting } = clientsOf(pool, record);

  let looking: Promise<void> | null = null;
  /** Whether it answers, asked once for all who want to know. It has as long as it may be silent. */
  function look(): Promise<void> {
    if (record.rests()) return Promise.reject(new DatabaseFailure(SILENT, "look"));
    looking ??= inTime(ask(null, "select 1"), SILENCE, () =>
      told(new DatabaseFailure(record.isSilent() ? SILENT : CROWDED, "look"), "look"),
    )
      .then(() => {})
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  /** Statements run on the connection of the transaction that they are part of, and otherwise on any. */
  async function query(asked: Asked, values?: unknown[]): Promise<pg.QueryResult> {
    const client = own.getStore() ?? null;
    if (client === null && record.isDoubtful()) await look();
    return ask(client, asked, values);
  }

  async function wholeOn<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Tried<Result>> {
    await ask(client, "begin");
    try {
      const result = await work();
      await ask(client, "commit");
      return { ok: true, result };
    } catch (error) {
      await ask(client, "rollback").catch(() => {
        throw error;
      });
      return { ok: false, error };
    }
  }
  /** Begins, works, and commits; or takes all of it back. */
  async function whole<Result>(work: () => Promise<Result>): Promise<Result> {
    if (record.isDoubtful()) await look();
    const tried = await withClient((client) => own.run(client, () => wholeOn(client, work)));
    if (tried.ok) return tried.result;
    throw tried.error;
  }

  return {
    ...{ url, pool, look, query, whole, failedSince: record.failedSince },
    counts: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: waiting() }),
  };
}
