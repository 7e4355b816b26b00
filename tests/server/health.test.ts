import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SCHEMAS } from "@/lib/model/schemas";
import { type Running, setRunning } from "@/lib/server/running";
import { HEALTH } from "@/lib/words/refusals";
import { ask } from "./asking";
import { bootSoundly } from "./program-folder";
import { sqliteOf } from "./stored";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

async function started(variables: Record<string, string> = {}): Promise<Running> {
  const running = await bootSoundly(undefined, undefined, variables);
  setRunning(running);
  return running;
}

/** What is answered now, and the time passes after which it is looked at anew. */
async function asked() {
  const response = await ask("GET", "/api/health");
  vi.advanceTimersByTime(6000);
  const { ok, database, problems } = SCHEMAS.Health.parse(await response.json());
  expect([database.engine, Number(response.headers.get("retry-after")) > 0]).toEqual(["sqlite", !ok]);
  return { status: response.status, ok, answers: database.answers, problems };
}

const WELL = { status: 200, ok: true, answers: true, problems: [] };
const ill = (...problems: string[]) => ({
  status: 503,
  ok: false,
  answers: false,
  problems: problems.map((one) => expect.stringContaining(one)),
});

/** Another connection, as another process has one. */
function holding(running: Running) {
  sqliteOf(running).patience.ms = 50;
  const other = new Sqlite(sqliteOf(running).file);
  other.exec("BEGIN IMMEDIATE");
  return () => void other.exec("ROLLBACK").close();
}

describe("a server is not well", () => {
  test("while nothing can be stored, and is again when it can", async () => {
    const running = await started();
    expect(await asked()).toEqual(WELL);
    const release = holding(running);
    expect(await asked()).toEqual(ill(HEALTH["database-busy"]));
    release();
    expect(await asked()).toEqual(WELL);
  });

  test("when its disk is full", async () => {
    const database = sqliteOf(await started());
    vi.spyOn(database.sqlite, "pragma").mockImplementation((source) => {
      if (source.startsWith("user_version")) throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
      return 50;
    });
    expect(await asked()).toEqual(ill(HEALTH["database-full"]));
  });

  test("when less of the disk is free than shall stay so", async () => {
    await started({ MIN_FREE_MB: "9999999" });
    expect(await asked()).toEqual({ ...ill("Below 9,999,999 MB"), answers: true });
    await started({ MIN_FREE_MB: "0" });
    expect(await asked()).toEqual(WELL);
  });

  test("when its database is closed", async () => {
    const running = await started();
    running.database.close();
    expect(await asked()).toEqual(ill(HEALTH.notRead, HEALTH.notWritten));
  });
});

test("however often it is asked, it looks once in five seconds", async () => {
  const database = sqliteOf(await started());
  const changes = () => Number(database.sqlite.pragma("user_version", { simple: true }));
  const looks = vi.spyOn(database.sqlite, "pragma");
  const writes = () => looks.mock.calls.filter(([source]) => source.startsWith("user_version =")).length;
  for (let at = 0; at < 100; at++) expect((await ask("GET", "/api/health")).status).toBe(200);
  expect(writes()).toBe(1);
  expect(changes()).toBe(Math.floor(Date.now() / 1000));
  vi.advanceTimersByTime(5000);
  await ask("GET", "/api/health");
  expect(writes()).toBe(2);
});
