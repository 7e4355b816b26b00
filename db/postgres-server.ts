import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as drizzleMigrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { DatabaseFailure } from "./database";
import { type Applied, compare, type DatabaseState, LEDGER } from "./ledger";
import { connectionTo } from "./postgres-connections";

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
