import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { TestRunner } from "vitest";
import type { Steps } from "@/db/database";
import type { PostgresDatabase } from "@/db/postgres";
import type { SqliteDatabase } from "@/db/sqlite";
import type { Running } from "@/lib/server/running";

type Server = Pick<Running, "database">;

/** The file of a server that stores in one, for what only SQLite does: on PostgreSQL the test that asks is skipped. */
export function sqliteOf({ database }: Server): SqliteDatabase {
  if (database.engine === "sqlite") return database as SqliteDatabase;
  const asking = TestRunner.getCurrentTest();
  if (asking?.type === "test") asking.context.skip("for SQLite alone");
  throw new Error("this test is for SQLite alone");
}

/** Whether the tests run on PostgreSQL: `TEST_POSTGRES` is the address of a cluster in which they may make databases. */
export const onPostgres = (process.env.TEST_POSTGRES ?? "") !== "";

type Row = Record<string, unknown>;
type Statement = {
  readonly all: (...values: unknown[]) => unknown[];
  readonly get: (...values: unknown[]) => unknown;
  readonly run: (...values: unknown[]) => { readonly changes: number };
  readonly pluck: () => Statement;
};
type Sql = {
  readonly prepare: (text: string) => Statement;
  readonly exec: (text: string) => unknown;
  readonly transaction: (work: () => void) => () => void;
};

/** Only what hangs is given up, in milliseconds. */
const PATIENCE = 120_000;

type Answer = { readonly question: number } & Told;
type Told = { readonly rows: Row[]; readonly changes: number } | { readonly error: string; readonly code: string };
let thread: { readonly port: MessagePort; readonly flag: Int32Array } | null = null;
let questions = 0;

function threadThatAsks() {
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL("./ask-postgres.mjs", import.meta.url), {
    workerData: { port: port2, flag },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return { port: port1, flag };
}

/** Asks, and waits in this turn, as SQLite does. */
export function askPostgres(url: string, text: string, values: readonly unknown[] = []): { rows: Row[]; changes: number } {
  thread ??= threadThatAsks();
  const { port, flag } = thread;
  const question = ++questions;
  port.postMessage({ question, url, text, values });
  for (let answered = Atomics.load(flag, 0); answered < question; answered = Atomics.load(flag, 0))
    if (Atomics.wait(flag, 0, answered, PATIENCE) === "timed-out") throw new Error(`no answer to ${text}`);
  let answer: Answer | undefined;
  // An answer that came too late is nobody's.
  do answer = receiveMessageOnPort(port)?.message as Answer | undefined;
  while (answer && answer.question < question);
  if (!answer || "error" in answer) throw Object.assign(new Error(answer?.error ?? "no answer"), { code: answer?.code });
  return answer;
}

/** `?` and `@name`, which are SQLite's, as `$1`. */
function asPostgres(text: string, given: readonly unknown[]): { readonly text: string; readonly values: readonly unknown[] } {
  const [first] = given;
  const named = given.length === 1 && typeof first === "object" && first !== null ? (first as Row) : null;
  const values: unknown[] = named ? [] : [...given];
  let count = 0;
  const written = text.replace(/\?|[@:]([a-z]\w*)/gi, (found: string, name?: string) => {
    if (found !== "?" && !named) return found;
    if (named && name) values.push(named[name]);
    count += 1;
    return `$${count}`;
  });
  return { text: written, values };
}

function statementOf(url: string, text: string, isPlucked = false): Statement {
  const ask = (given: readonly unknown[]) => {
    const { text: written, values } = asPostgres(text, given);
    return askPostgres(url, written, values);
  };
  const all = (...given: unknown[]) => ask(given).rows.map((row) => (isPlucked ? Object.values(row)[0] : row));
  return {
    all,
    get: (...given) => all(...given)[0],
    run: (...given) => ask(given),
    pluck: () => statementOf(url, text, true),
  };
}

/** The address of a server's PostgreSQL; nothing where it stores in a file. */
export const addressOf = ({ database }: Server): string =>
  database.engine === "postgres" ? (database as PostgresDatabase).connections.url : "";

/** SQL of a test's own. */
export function sqlIn({ database }: Server): Sql {
  if (database.engine === "sqlite") return (database as SqliteDatabase).sqlite as unknown as Sql;
  const { url } = (database as PostgresDatabase).connections;
  return { prepare: (text) => statementOf(url, text), exec: (text) => askPostgres(url, text), transaction: (work) => work };
}

/** Columns of which a copy has a value of its own, and those that stay. */
const COPIED = {
  armies: { own: ["id"], same: ["owner", "creation_key", "revision", "document", "place", "created_at", "changed_at", "placed_at"] },
  shares: { own: ["id", "share"], same: ["owner", "document", "shared_at"] },
  own_values: { own: ["key"], same: ["user_id", "value", "changed_at"] },
  battle_seats: { own: ["holder"], same: ["battle", "seat", "user_id", "taken_at", "name"] },
  tournaments: { own: ["id"], same: ["organiser", "revision", "terms", "seed", "created_at"] },
};

/** Stores so many copies of a row at once. `id`: what the first of its own columns has, which begins those of the copies. */
export function copyRow(running: Server, table: keyof typeof COPIED, id: string, copies: number): void {
  const { own, same } = COPIED[table];
  const [key = ""] = own;
  const named = own.map((column) => `row.${column} || '-' || n`);
  sqlIn(running)
    .prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into ${table} (${[...own, ...same].join(", ")})
       select ${[...named, ...same.map((column) => `row.${column}`)].join(", ")} from ${table} as row, numbers where row.${key} = ?`,
    )
    .run(copies, id);
}

/** Takes steps that are otherwise part of a larger transaction. */
export const taken = ({ database }: Server, steps: () => Steps<void>) => database.transaction(steps);

/** What statements of a kind do to a row is broken off, until the returned function is called: "insert on users". `when`: of which rows. */
export function breakingOff(running: Server, step: string, when: string | null = null): () => void {
  const sql = sqlIn(running);
  const rows = when === null ? "" : `when (${when})`;
  if (running.database.engine === "sqlite") {
    sql.exec(`create temp trigger breaking before ${step} ${rows} begin select raise(abort, 'broken off'); end`);
    return () => void sql.exec("drop trigger breaking");
  }
  sql.exec("create or replace function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$");
  sql.exec(`create trigger breaking before ${step} for each row ${rows} execute function break_off()`);
  return () => void sql.exec(`drop trigger breaking ${step.slice(step.indexOf("on "))}`);
}
