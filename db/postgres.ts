import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as drizzleMigrate } from "drizzle-orm/node-postgres/migrator";
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
import { postgresKit } from "./kit";
import { type Applied, compare, type DatabaseState, LEDGER } from "./ledger";
import { type Connections, connectionTo, openConnections } from "./postgres-connections";
import { schemaOf } from "./schema";

/** A server of databases, which other processes use too. */
export type PostgresDatabase = Database & {
  readonly engine: "postgres";
  readonly connections: Connections;
  /** What ends with the database, before it. */
  readonly beforeClose: (end: () => Promise<void>) => void;
};

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

/** Connects to a database that has been brought up to date. Nothing is asked of it yet. */
export function openPostgres(url: string): PostgresDatabase {
  const connections = openConnections(url);
  const { pool, query, whole } = connections;
  const ends: (() => Promise<void>)[] = [];
  const orm = drizzle({ client: { query } as unknown as pg.Pool }) as unknown as Orm;
  const tables = schemaOf(postgresKit);
  const holding = prepareHolding({ orm, tables });
  const transaction = <Result>(work: () => Steps<Result>) => whole(() => takeAll(work()));
  return {
    ...{ engine: "postgres", connections, orm, tables, holding, transaction, read: execute },
    ...{ each: postgresKit.each, now: postgresKit.now },
    write: (statement, values, alone) =>
      alone
        ? transaction(function* () {
            yield* holding(alone);
            return yield* step(statement, values);
          })
        : execute(statement, values),
    tryReading: connections.look,
    failedSince: connections.failedSince,
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

/** How a database is found. `encoding`: it stores text as something else than UTF-8. */
export type ServerState = DatabaseState | { readonly kind: "encoding"; readonly encoding: string };

/** A number that this program's processes agree on: whoever holds its lock may change the tables. */
const MIGRATING = 7_264_159;

async function appliedTo(client: pg.Client): Promise<readonly Applied[] | null> {
  const { rows } = await client.query<{ ledger: boolean; tables: boolean }>(
    `select to_regclass('drizzle.${LEDGER}') is not null as ledger,
       exists (select 1 from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE') as tables`,
  );
  const [found] = rows;
  if (!found?.ledger) return found?.tables ? null : [];
  const applied = await client.query<Applied>(`select hash, created_at from drizzle.${LEDGER} order by created_at`);
  return applied.rows.length === 0 && found.tables ? null : applied.rows;
}

async function bringUpToDate(client: pg.Client, migrations: string): Promise<ServerState> {
  const { rows } = await client.query<{ encoding: string }>("select current_setting('server_encoding') as encoding");
  const encoding = rows[0]?.encoding ?? "";
  if (encoding !== "UTF8") return { kind: "encoding", encoding };
  // Ends with the connection.
  await client.query("select pg_advisory_lock($1)", [MIGRATING]);
  const state = compare(await appliedTo(client), migrations);
  if (state.kind === "empty" || state.kind === "behind") await drizzleMigrate(drizzle({ client }), { migrationsFolder: migrations });
  return state;
}

const codeOf = (error: unknown): string | null => (error instanceof Error && "code" in error ? String(error.code) : null);

/** The driver's own failures have no code: a password that was asked for and not given, and a connection that broke. */
const wordlessCode = (error: unknown): string => (error instanceof Error && error.message.startsWith("SASL") ? "28P01" : "ECONNRESET");

/**
 * Brings a database up to date, one process at a time, and says how it was found. One that is not ours, or too new, is left as it is. Throws
 * `DatabaseFailure` if it cannot be reached or changed.
 */
export async function migratePostgres(url: string, migrations: string): Promise<ServerState> {
  let client: pg.Client | null = null;
  try {
    // Reads the files with keys that the address may name.
    client = new pg.Client(connectionTo(url));
    client.on("error", () => {});
    await client.connect();
    return await bringUpToDate(client, migrations);
  } catch (error) {
    const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null);
    throw new DatabaseFailure(code ?? wordlessCode(error), "migrate");
  } finally {
    await client?.end().catch(() => {});
  }
}
