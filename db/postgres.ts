import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type Alone, type Database, isDatabaseFailure, type Orm, type Prepared, type Steps, step, type Values } from "./database";
import { type Connections, openConnections } from "./postgres-connections";
import { postgresKit } from "./postgres-kit";
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
