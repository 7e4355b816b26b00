import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { Log } from "@/lib/server/environment";
import { openPostgresMigrated } from "@/lib/server/open-database";
import { TERMINAL } from "@/lib/words/terminal";
import { emptyDatabase } from "./program-folder";
import { askPostgres } from "./stored";

const MIGRATIONS = resolve(import.meta.dirname, "../../db/migrations-postgres");
const PASSWORD = "under-the-doormat";
const WORDS = TERMINAL.postgres;

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const cluster = () => String(process.env.TEST_POSTGRES);

/** A database without a single table, unlike those that the other tests copy. */
function bareDatabase(how = ""): string {
  const name = `bare_${process.pid}_${randomBytes(4).toString("hex")}`;
  askPostgres(cluster(), `create database ${name} template template0 ${how}`);
  ending.push(() => askPostgres(cluster(), `drop database ${name} with (force)`));
  const address = new URL(cluster());
  address.pathname = `/${name}`;
  return address.href;
}

/** The address with an account's name, a password, or both changed. */
function asAccount(url: string, account: string, password = PASSWORD): string {
  const address = new URL(url);
  [address.username, address.password] = [account, password];
  return address.href;
}

/** Opens, not waiting for a database that is away, and keeps what is logged. */
async function open(url: string) {
  const logged: unknown[] = [];
  const log = { warn: (...what: unknown[]) => void logged.push(...what) } as unknown as Log;
  const opened = await openPostgresMigrated(url, MIGRATIONS, log, 0);
  if (opened.ok) ending.push(() => opened.value.close());
  return { opened, told: JSON.stringify(opened.ok ? logged : [...logged, ...opened.problems]) };
}

/** The one problem for which a database is not used, in which no password is. */
async function refusalOf(url: string): Promise<string> {
  const { opened, told } = await open(url);
  expect(told).not.toContain(PASSWORD);
  if (opened.ok) throw new Error("it was opened");
  expect(opened.problems).toHaveLength(1);
  return String(opened.problems[0]);
}

/** Something else that listens where PostgreSQL should. */
async function listening(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => answer(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(server, "listening");
  ending.push(() => void server.close());
  return `postgres://condotta:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}/condotta`;
}

test("four that start at once on an empty database all open it, and one of them makes its tables", async () => {
  const url = bareDatabase();
  const opened = await Promise.all([open(url), open(url), open(url), open(url)]);
  expect(opened.map(({ told, opened: { ok } }) => [ok, told])).toEqual(Array.from({ length: 4 }, () => [true, "[]"]));
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
  expect(askPostgres(url, "select count(*) as steps from drizzle.__drizzle_migrations").rows).toEqual([{ steps: entries.length }]);
});

describe("a start is refused, in a sentence without the password,", () => {
  test("by a database with tables that are not ours, which stays as it is", async () => {
    const url = bareDatabase();
    askPostgres(url, "create table members (name text)");
    expect(await refusalOf(url)).toBe(WORDS.foreign);
    expect(askPostgres(url, "select count(*) as schemas from pg_namespace where nspname = 'drizzle'").rows).toEqual([{ schemas: 0 }]);
  });

  test("by one whose ledger is another program's", async () => {
    const url = emptyDatabase();
    askPostgres(url, "update drizzle.__drizzle_migrations set hash = 'another' where id = 1");
    expect(await refusalOf(url)).toBe(WORDS.foreign);
  });

  test("by one that does not store UTF-8", async () => {
    expect(await refusalOf(bareDatabase("encoding 'SQL_ASCII' locale 'C'"))).toBe(WORDS.encoding("SQL_ASCII"));
  });

  test("where there is no such database, account or right", async () => {
    const url = bareDatabase();
    const absent = new URL(asAccount(url, "condotta"));
    absent.pathname = "/no_such_database";
    expect(await refusalOf(absent.href)).toBe(WORDS.unknown);
    expect(await refusalOf(asAccount(url, "no_such_account"))).toBe(WORDS.refused);
    const guest = `guest_${process.pid}`;
    askPostgres(cluster(), `create role ${guest} login`);
    ending.push(() => askPostgres(cluster(), `drop role ${guest}`));
    expect(await refusalOf(asAccount(url, guest))).toBe(WORDS.notAllowed);
  });

  test("by one that knows another password, or none was given", async () => {
    const guarded = `guarded_${process.pid}`;
    askPostgres(cluster(), `create role ${guarded} login password 'another'`);
    const file = String(askPostgres(cluster(), "select current_setting('hba_file') as file").rows[0]?.file);
    const before = readFileSync(file, "utf8");
    const write = (rules: string) => {
      writeFileSync(file, rules);
      askPostgres(cluster(), "select pg_reload_conf()");
    };
    ending.push(() => askPostgres(cluster(), `drop role ${guarded}`));
    ending.push(() => write(before));
    write(`local all ${guarded} scram-sha-256\n${before}`);
    // The server reads its rules a moment later.
    const url = bareDatabase();
    await expect.poll(() => refusalOf(asAccount(url, guarded)), { timeout: 30_000 }).toBe(WORDS.refused);
    expect(await refusalOf(asAccount(url, guarded, ""))).toBe(WORDS.refused);
  });

  test("where nothing listens, or something that is no PostgreSQL", async () => {
    const nothing = `postgres://condotta:${PASSWORD}@127.0.0.1:1/condotta`;
    expect(await refusalOf(nothing)).toBe(WORDS.away("ECONNREFUSED"));
    expect(await refusalOf(`postgres://condotta:${PASSWORD}@localhost/condotta?host=/no/such/folder`)).toBe(WORDS.away("ENOENT"));
    const web = await listening((socket) => socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"));
    expect(await refusalOf(web)).toBe(WORDS.away("ECONNRESET"));
    const mute = await listening(() => {});
    expect(await refusalOf(mute)).toBe(WORDS.away("ECONNRESET"));
  });
});
