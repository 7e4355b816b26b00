import { AsyncLocalStorage } from "node:async_hooks";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import {
  type Alone,
  type Database,
  DatabaseFailure,
  isDatabaseFailure,
  type Orm,
  type Prepared,
  type Steps,
  step,
  type Values,
} from "./database";
import { postgresKit } from "./postgres-kit";
import { schemaOf } from "./schema";

/** A server of databases, which other processes use too. */
export type PostgresDatabase = Database & { readonly engine: "postgres"; readonly pool: pg.Pool; readonly url: string } & {
  /** What ends with the database, before it. */
  readonly beforeClose: (end: () => Promise<void>) => void;
};

/**
 * Milliseconds: to wait for a connection, and for an answer, by the database's clock and by ours; and after how long the database takes back
 * what a machine began that says no more, because nobody else gets at what it holds.
 */
const PATIENCE = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
};
const MOST_CONNECTIONS = 10;

/** How a connection is made that does one thing for long. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  ...{ connectionString: url, application_name: "condotta", keepAlive: true },
  connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis,
});

/** What drizzle and the driver throw names parameters and connections. Nobody who logs this can tell a secret by it. */
function failureOf(error: unknown, statement: string): unknown {
  if (isDatabaseFailure(error) || !(error instanceof Error)) return error;
  const { code } = error as { readonly code?: unknown };
  return new DatabaseFailure(typeof code === "string" ? code : wordlessCode(error.message), statement);
}

/** The driver's own failures have no code: a connection that ended or was not to be had, and an answer that did not come. */
const wordlessCode = (message: string): string =>
  /Connection terminated|timeout exceeded|Query read timeout|not queryable|Cannot use a pool/.test(message) ? "ECONNRESET" : "unknown";

type Asked = { readonly name?: string; readonly text?: string } | string;
const nameOf = (asked: Asked): string => (typeof asked === "string" ? asked : (asked.name ?? "unnamed"));

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), ...PATIENCE, max: MOST_CONNECTIONS });
  // A connection that breaks is told by the next statement that wants it. Without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** Whether the database itself refused a statement, and is ready for the next one on the same connection. */
const isRefused = (error: unknown): boolean => error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? "57P");

/** A connection that a statement was refused on is as good as before. The pool itself would end it, and every race would cost one. */
async function askAny(pool: pg.Pool, asked: Asked, values?: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query(asked as pg.QueryConfig, values);
  } catch (error) {
    if (!isRefused(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Statements run on the connection of the transaction that they are part of, and otherwise on any. */
function connectionsOf(pool: pg.Pool) {
  const own = new AsyncLocalStorage<pg.PoolClient>();
  async function query(asked: Asked, values?: unknown[]): Promise<unknown> {
    try {
      const client = own.getStore();
      return await (client ? client.query(asked as pg.QueryConfig, values) : askAny(pool, asked, values));
    } catch (error) {
      throw failureOf(error, nameOf(asked));
    }
  }
  /** Begins, works, and commits; or takes all of it back. */
  async function whole<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw failureOf(error, "connect");
    });
    let broken: Error | undefined;
    try {
      return await own.run(client, async () => {
        await query("begin");
        const result = await work();
        await query("commit");
        return result;
      });
    } catch (error) {
      await client.query("rollback").catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
  return { query, whole };
}

/** Drizzle puts an error with the statement and its parameters around ours. */
async function execute<Rows>(statement: Prepared<Rows>, values: Values): Promise<Rows> {
  try {
    return await statement.execute(values);
  } catch (error) {
    throw error instanceof Error && isDatabaseFailure(error.cause) ? error.cause : error;
  }
}

async function takeAll<Result>(steps: Steps<Result>): Promise<Result> {
  let next = steps.next();
  while (!next.done) next = steps.next(await execute(next.value.statement, next.value.values));
  return next.value;
}

/** Locks rows until the transaction ends, users in the order of their ids, so that no two wait for each other. */
function prepareHolding({ orm, tables: { users, battles } }: Pick<Database, "orm" | "tables">) {
  const heldUsers = orm
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder("users")})`)
    .orderBy(users.id)
    .for("update")
    .prepare("hold_users");
  const heldBattle = orm
    .select({ id: battles.id })
    .from(battles)
    .where(eq(battles.id, sql.placeholder("battle")))
    .for("update")
    .prepare("hold_battle");
  return function* holding({ users: held, battle }: Alone): Steps<void> {
    if (held) yield* step(heldUsers, { users: held });
    if (battle !== undefined) yield* step(heldBattle, { battle });
  };
}

/** A pool of connections to a database that has been brought up to date. Nothing is asked of it yet. */
export function openPostgres(url: string): PostgresDatabase {
  const pool = openPool(url);
  const { query, whole } = connectionsOf(pool);
  const ends: (() => Promise<void>)[] = [];
  const orm = drizzle({ client: { query } as unknown as pg.Pool }) as unknown as Orm;
  const tables = schemaOf(postgresKit);
  const holding = prepareHolding({ orm, tables });
  const transaction = <Result>(work: () => Steps<Result>) => whole(() => takeAll(work()));
  return {
    ...{ engine: "postgres", url, pool, orm, tables, holding, transaction, read: execute },
    ...{ each: postgresKit.each, now: postgresKit.now },
    write: (statement, values, alone) =>
      alone
        ? transaction(function* () {
            yield* holding(alone);
            return yield* step(statement, values);
          })
        : execute(statement, values),
    tryReading: async () => void (await query("select 1")),
    tryWriting: async () => void (await query("select txid_current()")),
    // Deleted rows stay in the files until the database's own cleaning.
    emptyLog: () => {},
    beforeClose: (end) => void ends.push(end),
    async close() {
      await Promise.all(ends.splice(0).map((end) => end()));
      if (!pool.ended) await pool.end();
    },
  };
}
