import { createHash } from "node:crypto";
import type Sqlite from "better-sqlite3";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { DatabaseFailure } from "./database";
import { postgresKit } from "./kit";
import { connectionTo } from "./postgres-connections";
import { schemaOf } from "./schema";

type Column = { readonly name: string; readonly type: string; readonly isKey: boolean };
type Copied = { readonly name: string; readonly columns: readonly Column[] };
type Cell = string | number | null;
type Row = readonly Cell[];

/** A row that PostgreSQL cannot hold, by its table and the beginning of its key. */
type Unholdable = { readonly table: string; readonly key: string; readonly column: string };
/** `differing`: tables whose rows are not the same afterwards. */
export type Move =
  | { readonly kind: "moved"; readonly rows: Readonly<Record<string, number>> }
  | { readonly kind: "not-empty"; readonly table: string }
  | { readonly kind: "differing"; readonly tables: readonly string[] }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

/** In the order in which rows may refer to each other. What the database computes itself is not copied. */
const TABLES: readonly Copied[] = Object.values(schemaOf(postgresKit)).map((table) => ({
  name: getTableName(table as PgTable),
  columns: Object.values(getTableColumns(table as PgTable))
    .filter((column) => column.generated === undefined)
    .map((column) => ({ name: column.name, type: column.getSQLType(), isKey: column.primary })),
}));

/** Rows, or characters of them, that are sent at a time. */
const ROWS = 500;
const CHARACTERS = 4_000_000;

const quoted = (name: string) => `"${name}"`;
const namesOf = ({ columns }: Copied) => columns.map(({ name }) => quoted(name)).join(", ");

function rowsOf(sqlite: Sqlite.Database, table: Copied): IterableIterator<Row> {
  return sqlite
    .prepare(`select ${namesOf(table)} from ${quoted(table.name)}`)
    .raw()
    .iterate() as IterableIterator<Row>;
}

/** PostgreSQL holds no NUL, and takes no half of a letter out of JSON. */
const isHoldable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** What JSON may write in another way. It is only read where it may. */
const ESCAPED = /\\u(0000|d[89a-f])/i;

function holds(cell: Cell, type: string): boolean {
  if (typeof cell !== "string") return true;
  if (type !== "json" || !ESCAPED.test(cell)) return isHoldable(cell);
  let isWhole = true;
  JSON.parse(cell, (key, value: unknown) => {
    if (!isHoldable(key) || (typeof value === "string" && !isHoldable(value))) isWhole = false;
    return value;
  });
  return isWhole;
}

/** Every row that cannot be moved as it is. */
export function unholdableRows(sqlite: Sqlite.Database): readonly Unholdable[] {
  return TABLES.flatMap((table) => {
    const found: Unholdable[] = [];
    const keys = table.columns.flatMap(({ isKey }, at) => (isKey ? [at] : []));
    for (const row of rowsOf(sqlite, table))
      for (const [at, { name, type }] of table.columns.entries()) {
        if (holds(row[at] ?? null, type)) continue;
        const key = (keys.length > 0 ? keys : [0, 1]).map((one) => JSON.stringify(row[one])).join(", ");
        found.push({ table: table.name, key, column: name });
      }
    return found;
  });
}

/** What is the same for the same rows in any order: their number, and their hashes laid over each other. */
function newDigest() {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add(row: Row): void {
      count++;
      const hash = createHash("sha256").update(JSON.stringify(row)).digest();
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (hash[at] ?? 0);
    },
    count: () => count,
    told: () => `${count} ${sum.toString("hex")}`,
  };
}

function* batchesOf(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    for (const cell of row) if (typeof cell === "string") characters += cell.length;
    if (batch.length < ROWS && characters < CHARACTERS) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** A column of the batch as PostgreSQL takes it: JSON as the text it is, so that its bytes stay. */
const valuesOf = (batch: readonly Row[], at: number, { type }: Column) =>
  batch.map((row) => (type === "boolean" && row[at] !== null ? row[at] === 1 : (row[at] ?? null)));

async function copyTable(sqlite: Sqlite.Database, client: pg.Client, table: Copied) {
  const digest = newDigest();
  const arrays = table.columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(", ");
  const text = `insert into ${quoted(table.name)} (${namesOf(table)}) select * from unnest(${arrays})`;
  for (const batch of batchesOf(rowsOf(sqlite, table))) {
    for (const row of batch) digest.add(row);
    await client.query({ name: `move_${table.name}`, text, values: table.columns.map((column, at) => valuesOf(batch, at, column)) });
  }
  return digest;
}

/** Numbers as SQLite has them, and JSON as text. */
const AS_SQLITE: Readonly<Record<number, (text: string) => Cell>> = { 16: (text) => Number(text === "t"), 20: Number, 23: Number };
const types = { getTypeParser: (oid: number) => AS_SQLITE[oid] ?? String };

/** Reads back what was stored, some rows at a time. */
async function digestOf(client: pg.Client, table: Copied) {
  const digest = newDigest();
  await client.query(`declare moved no scroll cursor for select ${namesOf(table)} from ${quoted(table.name)}`);
  for (;;) {
    const { rows } = await client.query<Cell[]>({ text: `fetch ${ROWS} from moved`, rowMode: "array", types: types as never });
    if (rows.length === 0) break;
    for (const row of rows) digest.add(row);
  }
  await client.query("close moved");
  return digest;
}

/** Nobody else reads or writes it until the end. */
async function tableWithRows(client: pg.Client): Promise<string | null> {
  await client.query(`lock table ${TABLES.map(({ name }) => quoted(name)).join(", ")} in access exclusive mode`);
  for (const { name } of TABLES) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return null;
}

type Asked = {
  readonly sqlite: Sqlite.Database;
  readonly client: pg.Client;
  readonly secret: string | null;
  readonly check: (query: (text: string, values: unknown[]) => Promise<readonly Row[]>) => Promise<readonly string[]>;
};

async function moveWithin({ sqlite, client, secret, check }: Asked): Promise<Move> {
  const occupied = await tableWithRows(client);
  if (occupied !== null) return { kind: "not-empty", table: occupied };
  const rows: Record<string, number> = {};
  const differing: string[] = [];
  for (const table of TABLES) {
    const sent = await copyTable(sqlite, client, table);
    rows[table.name] = sent.count();
    if ((await digestOf(client, table)).told() !== sent.told()) differing.push(table.name);
  }
  if (differing.length > 0) return { kind: "differing", tables: differing };
  if (secret !== null)
    await client.query("insert into server_notes (name, value, at) values ('secret', $1, 0) on conflict (name) do nothing", [secret]);
  const problems = await check(
    async (text, values) => (await client.query<Cell[]>({ text, values, rowMode: "array", types: types as never })).rows,
  );
  return problems.length > 0 ? { kind: "refused", problems } : { kind: "moved", rows };
}

/**
 * Copies all rows into an empty PostgreSQL database that has our tables, in one transaction: whatever breaks it off, nothing has been moved.
 * `check`: looks at what was copied, and says what speaks against keeping it. Throws `DatabaseFailure`.
 */
export async function moveRows(sqlite: Sqlite.Database, url: string, { secret, check }: Pick<Asked, "secret" | "check">): Promise<Move> {
  const client = new pg.Client(connectionTo(url));
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("begin");
    const move = await moveWithin({ sqlite, client, secret, check });
    await client.query(move.kind === "moved" ? "commit" : "rollback");
    if (move.kind === "moved") await client.query("analyze");
    return move;
  } catch (error) {
    if (error instanceof Error && "severity" in error) throw new DatabaseFailure(String((error as { code?: unknown }).code), "move");
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    if (code !== null || /Connection terminated|timeout/.test(String(error))) throw new DatabaseFailure(code ?? "ECONNRESET", "move");
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
