import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import type { ArmyList } from "@/lib/model/army-list";
import { boot } from "@/lib/server/boot";
import type { Outcome } from "@/lib/server/problems";
import type { Running } from "@/lib/server/running";
import { afterThisFile } from "../build/clearing-up";
import { askPostgres, onPostgres } from "./stored";

const ROOT = resolve(import.meta.dirname, "../..");

/** The databases of a file's tests on PostgreSQL, by their data directories. */
const databases = new Map<string, string>();

/** The address of a PostgreSQL database with all tables and no rows, which goes with the tests of the file. */
export function emptyDatabase(): string {
  const cluster = String(process.env.TEST_POSTGRES);
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  askPostgres(cluster, `create database ${name}`);
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  afterThisFile(() => askPostgres(cluster, `drop database ${name} with (force)`));
  return address.href;
}

/** A database of its own for a data directory, where the tests run on PostgreSQL. */
function databaseFor(dataDirectory: string): Record<string, string> {
  if (!onPostgres) return {};
  const url = databases.get(dataDirectory) ?? emptyDatabase();
  databases.set(dataDirectory, url);
  return { DATABASE_URL: url };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "condotta-"));
  afterThisFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The shipped data and migrations in a folder of their own, for a test to change. */
export function programFolder() {
  const root = temporaryFolder();
  for (const folder of ["data", "db/migrations", "db/migrations-postgres"])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  return {
    root,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** Changes the document in a JSON file. */
    // biome-ignore lint/suspicious/noExplicitAny: a test reaches into files whose shape it may be about to break.
    edit(file: string, change: (document: any) => void) {
      const document = JSON.parse(readFileSync(join(root, file), "utf8"));
      change(document);
      writeFileSync(join(root, file), JSON.stringify(document));
    },
    /** What a later version of the program brings: one migration more. */
    addMigration(sql: string, when = Date.UTC(2199, 0, 1), folder: "db/migrations" | "db/migrations-postgres" = "db/migrations") {
      const tag = `${when}_later`;
      this.write(`${folder}/${tag}.sql`, sql);
      this.edit(`${folder}/meta/_journal.json`, ({ entries }) =>
        entries.push({ idx: entries.length, version: "6", when, tag, breakpoints: true }),
      );
    },
  };
}

/** Boots in silence; the database closes with the tests of the file. */
export async function bootQuietly(root: string, variables: Record<string, string>): Promise<Outcome<Running>> {
  const booted = await boot(root, { LOG_LEVEL: "silent", ...variables });
  if (booted.ok) afterThisFile(() => booted.value.database.close());
  return booted;
}

export async function bootSoundly(
  root = ROOT,
  dataDirectory = temporaryFolder(),
  variables: Record<string, string> = {},
): Promise<Running> {
  const booted = await bootQuietly(root, { DATA_DIR: dataDirectory, ...databaseFor(dataDirectory), ...variables });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  return booted.value;
}

export function readyArmyOf({ knowledge }: Running) {
  const [ready] = knowledge.catalog.readyArmies;
  if (!ready) throw new Error("data/ready-armies is empty");
  const list = knowledge.catalog.lists.find((one) => one.id === ready.army.list) as ArmyList;
  return { army: ready.army, list };
}

/** Overwrites the first page of a table, which nobody notices who does not read that table. */
export function spoilTable(file: string, table: string) {
  const sqlite = new Sqlite(file);
  const page = sqlite.prepare("SELECT rootpage FROM sqlite_master WHERE name = ?").pluck().get(table) as number;
  const size = sqlite.pragma("page_size", { simple: true }) as number;
  sqlite.close();
  const bytes = readFileSync(file);
  bytes.fill(0x5a, (page - 1) * size, page * size);
  writeFileSync(file, bytes);
}
