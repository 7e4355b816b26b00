import { readFileSync, writeFileSync } from "node:fs";
import Sqlite from "better-sqlite3";

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
