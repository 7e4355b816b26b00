import { beforeEach, describe, expect, test } from "vitest";
import { TERMINAL } from "@/lib/words/terminal";
import { opened, quick } from "./battling";
import { bootQuietly, emptyDatabase, programFolder, temporaryFolder } from "./program-folder";
import { askPostgres } from "./stored";

const EXPANDING = "alter table battles add column note text; create index battles_by_time on battles (created_at)";

let url: string;
beforeEach(() => {
  url = emptyDatabase();
});

const start = (root: string) => bootQuietly(root, { DATA_DIR: temporaryFolder(), DATABASE_URL: url });
const tables = () => askPostgres(url, "select count(*) as migrations from drizzle.__drizzle_migrations").rows[0]?.migrations as number;

test("an account that may read but not write is refused in words, not by a stack", async () => {
  expect(await start(programFolder().root)).toMatchObject({ ok: true });
  const account = `reader_${process.pid}`;
  askPostgres(
    url,
    `create role ${account} login; grant usage on schema drizzle to ${account}; grant select on all tables in schema drizzle to ${account}`,
  );
  const address = new URL(url);
  address.username = account;
  const booted = await bootQuietly(programFolder().root, { DATA_DIR: temporaryFolder(), DATABASE_URL: address.href });
  askPostgres(url, `drop owned by ${account}; drop role ${account}`);
  expect(booted).toEqual({ ok: false, problems: [TERMINAL.postgres.notAllowed] });
});

describe("while a server is upgraded", () => {
  const [today, next] = [programFolder(), programFolder()];

  test("processes of today serve a database that is one expanding step newer, started before it or after", async () => {
    next.addMigration(EXPANDING, Date.UTC(2199, 0, 1), "db/migrations-postgres");
    const before = await start(today.root);
    const count = tables();
    const upgraded = await start(next.root);
    expect([before.ok, upgraded.ok, tables()]).toEqual([true, true, count + 1]);
    const after = await start(today.root);
    for (const server of [before, upgraded, after]) {
      if (!server.ok) throw new Error(server.problems.join("\n"));
      const { battle } = await opened(quick("Whites"), quick("Blues"), undefined, server.value);
      if (before.ok) expect(await before.value.battles.lastSeq(battle)).toBeGreaterThan(0);
    }
  });

  test("two steps newer is too new, and said so; nothing is changed", async () => {
    const later = programFolder();
    later.addMigration(EXPANDING, Date.UTC(2199, 0, 1), "db/migrations-postgres");
    await start(later.root);
    later.addMigration("alter table battles drop column note", Date.UTC(2200, 0, 1), "db/migrations-postgres");
    await start(later.root);
    const count = tables();
    expect(await start(today.root)).toEqual({ ok: false, problems: [TERMINAL.postgres.newer("2199-01-01")] });
    expect(tables()).toBe(count);
  });

  test("one step newer that lacks a step of ours went another way, and is refused", async () => {
    const other = programFolder();
    other.addMigration(EXPANDING, Date.UTC(2199, 0, 1), "db/migrations-postgres");
    await start(other.root);
    const ours = programFolder();
    ours.addMigration("alter table battles add column other text", Date.UTC(2150, 0, 1), "db/migrations-postgres");
    expect(await start(ours.root)).toEqual({ ok: false, problems: [TERMINAL.postgres.newer("2199-01-01")] });
  });
});
