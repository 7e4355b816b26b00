import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateDrizzleJson, generateMigration, generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import * as postgres from "@/db/postgres-tables";
import * as sqlite from "@/db/sqlite-tables";

const ROOT = resolve(import.meta.dirname, "../..");

/** What the newest migration of a folder left behind. */
function lastSnapshot(folder: string) {
  const files = readdirSync(join(ROOT, folder, "meta")).filter((name) => name.endsWith("_snapshot.json"));
  return JSON.parse(readFileSync(join(ROOT, folder, "meta", String(files.sort().at(-1))), "utf8"));
}

const READ_HOW = "if this fails, run npm run db:generate";

test("SQLite's migrations make the tables that the program knows", async () => {
  const now = await generateSQLiteDrizzleJson(sqlite);
  expect(await generateSQLiteMigration(lastSnapshot("db/migrations"), now), READ_HOW).toEqual([]);
});

test("PostgreSQL's migrations make the tables that the program knows", async () => {
  const now = generateDrizzleJson(postgres);
  expect(await generateMigration(lastSnapshot("db/migrations-postgres"), now), READ_HOW).toEqual([]);
});

test("both engines have the same tables with the same columns, in the same order", () => {
  const told = (tables: typeof sqlite) =>
    Object.values(tables).map((table) => [
      getTableName(table),
      Object.values(getTableColumns(table)).map((one) => [one.name, one.notNull]),
    ]);
  expect(told(sqlite)).toEqual(told(postgres as typeof sqlite));
});
