import { type Column, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { DATABASE_DIGEST } from "../lib/model/page-failure";
import type { Kit } from "./kit";
import type { Tables } from "./schema";

/** What a statement without `returning` gives differs from engine to engine, so nothing may read it. */
interface Nothing extends PgQueryResultHKT {
  readonly type: unknown;
}
/** What builds statements, under PostgreSQL's types for both engines. */
export type Orm = Pick<PgDatabase<Nothing>, "select" | "insert" | "update" | "delete">;

export type Values = Readonly<Record<string, unknown>>;
/** A statement that was built once, under a name of its own: PostgreSQL would plan one without a name each time. */
export type Prepared<Rows> = { readonly execute: (values?: Record<string, unknown>) => PromiseLike<Rows> };

type Step = { readonly statement: Prepared<unknown>; readonly values: Values };
/** The steps of a transaction, one statement after the other. SQLite takes them in one go, because a pause would let others in between. */
export type Steps<Result> = Generator<Step, Result, unknown>;

/** One step, and what it gives. */
export function* step<Rows>(statement: Prepared<Rows>, values: Values): Steps<Rows> {
  return (yield { statement, values }) as Rows;
}

/** Rows that others must leave alone until a write or a transaction is over. Of SQLite's writers only one writes at a time anyway. */
export type Alone = { readonly users?: readonly string[]; readonly battle?: string };

export type Database = {
  readonly engine: "sqlite" | "postgres";
  readonly orm: Orm;
  readonly tables: Tables;
  readonly each: Kit["each"];
  /** The database's own clock, as its columns store it. */
  readonly now: Kit["now"];
  readonly read: <Rows>(statement: Prepared<Rows>, values: Values) => Promise<Rows>;
  /** Runs one statement. `alone`: what it counts or compares belongs to these, and nobody else may change it meanwhile. */
  readonly write: <Rows>(statement: Prepared<Rows>, values: Values, alone?: Alone) => Promise<Rows>;
  /** All of the steps, or none. */
  readonly transaction: <Result>(work: () => Steps<Result>) => Promise<Result>;
  /** Waits, within a transaction, until nobody else works on these. */
  readonly holding: (alone: Alone) => Steps<void>;
  /** Throws the database's error if nothing can be read now. SQLite is there as long as this process is. */
  readonly tryReading: () => Promise<void>;
  /** Whether the database has failed since then (a moment of `performance.now()`), and not only refused a statement. SQLite's errors are told at once. */
  readonly failedSince: (moment: number) => boolean;
  /** Whether something can be written now: throws the database's error if not. It leaves nothing behind. */
  readonly tryWriting: () => Promise<void>;
  /** Removes deleted content from the log as well, as far as the engine lets us. Nobody waits for it. */
  readonly emptyLog: () => void;
  readonly close: () => Promise<void>;
};

/** Parameters that are bound when a statement runs, each encoded as its column encodes it. */
export const givenFor =
  <Table extends Readonly<Record<Name, Column>>, Name extends string>(table: Table) =>
  (name: Name) =>
    sql`${sql.param(sql.placeholder(name), table[name])}`;

/** Why PostgreSQL did not do what it was asked: its code (SQLSTATE), or the system's, and the name of the statement. Never what was asked with. */
export class DatabaseFailure extends Error {
  readonly code: string;
  readonly statement: string;
  /** What a browser is told of it. */
  readonly digest = DATABASE_DIGEST;
  constructor(code: string, statement: string) {
    super(`the database did not carry out "${statement}" (${code})`);
    this.name = "DatabaseFailure";
    this.code = code;
    this.statement = statement;
  }
}

/** By its name: the parts that Next bundles apart have a class of that name each. */
export const isDatabaseFailure = (error: unknown): error is DatabaseFailure => error instanceof Error && error.name === "DatabaseFailure";

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Whether a statement was refused because a key exists already. */
export const isTaken = (error: unknown): boolean =>
  ["SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"].includes(codeOf(error));

/** Whether a statement was refused because something would belong to nobody: its owner has gone, or still owns something. */
export const isOrphaned = (error: unknown): boolean => ["SQLITE_CONSTRAINT_FOREIGNKEY", "23503"].includes(codeOf(error));
