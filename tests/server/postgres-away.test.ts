import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { createParser } from "eventsource-parser";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { errorBody } from "@/lib/model/http";
import type { SchemaName } from "@/lib/model/schemas";
import { door } from "@/lib/server/api/door";
import type { Address, Endpoint } from "@/lib/server/api/endpoint";
import { ADDRESSES } from "@/lib/server/api/endpoints";
import { boot } from "@/lib/server/boot";
import type { Log } from "@/lib/server/environment";
import { frontDoor } from "@/lib/server/front-door";
import { openPostgresMigrated } from "@/lib/server/open-database";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { FRONT_DOOR, REFUSALS } from "@/lib/words/refusals";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";
import { A_NONCE } from "../build/played-battle";
import { newBattler, quickForce, sit, TABLE, viewIn } from "./battler";
import { send } from "./battling";
import { TERMS } from "./eventing";
import { newPlayer } from "./players";
import { readyArmyOf, temporaryFolder } from "./program-folder";

/** A PostgreSQL of this file's own, which is killed and started again. */

const ROOT = resolve(import.meta.dirname, "../..");
const PASSWORD = "a long and quiet word";
/** Answered from what the server has read at its start, or reckoned. Who has no token of the metrics is not even told that there are any. */
const NEEDS_NO_DATABASE =
  `metrics lists list beginnings readyArmies afieldRules battleRules assessArmy readArmyText draftArmy quickReference paperTables makeCards
  fitQuickReference battlefield oddsOfFight oddsOfFire oddsOfArmies oddsTables describeApi describeShapes`.split(/\s+/);
/** Signing out takes the cookie away from a browser that others may use, whatever becomes of the session. */
const needsNone = ({ id }: Endpoint, { path }: Address) =>
  [...NEEDS_NO_DATABASE, "signOut"].includes(id) || path.startsWith("/api/other-games/");

let cluster: Awaited<ReturnType<typeof startCluster>>;
let [one, other] = [] as unknown as [Running, Running];
async function started(): Promise<Running> {
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: temporaryFolder(), DATABASE_URL: cluster.url("postgres") });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  return booted.value;
}
beforeAll(async () => {
  cluster = await startCluster();
  [one, other] = [await started(), await started()];
  setRunning(one);
});
afterAll(async () => {
  await Promise.all([one, other].map(({ database }) => database.close()));
  await cluster.stop();
});

/** Well-formed requests of a visitor with an army and a seat, each of which would be answered. */
async function everyRequest() {
  const { army, list: known } = readyArmyOf(one);
  const { version: _, ...list } = known;
  const player = newPlayer();
  const { id: stored } = await player.owning(army);
  const battler = newBattler();
  const { battle, code, mine } = await battler.inviting();
  const account = { email: "somebody@example.org", password: PASSWORD };
  const bodies: Partial<Record<SchemaName, unknown>> = {
    ...{ Army: army, ArmyMove: { place: "bin" }, ArmyTags: { tags: ["Sundays"] }, TypedOwnValue: { value: "2" } },
    ...{ NewBattle: { table: TABLE, seats: { a: quickForce(), b: quickForce() } }, JoinRequest: { invite: code, force: quickForce() } },
    ...{ SentCommand: { commandId: "00000000-0000-4000-8000-000000000000", ...sit() }, Player: { name: "Anna" }, SentTicks: { ticks: [] } },
    ...{ Claim: account, SignIn: account, Confirmation: { password: null } },
    Recovery: { ...account, recoveryKey: Array.from({ length: 8 }, () => "abcd").join("-") },
    ...{ TakeOver: { code: "a".repeat(26) }, TournamentTerms: TERMS, ListDraft: { ...list, version: null } },
    OwnTables: { name: "Lisbon Open", points: one.knowledge.catalog.rules.tables.points },
    PasswordChange: { password: PASSWORD, newPassword: `${PASSWORD}s` },
  };
  const cell = [...ownValueCells()].find(([, isOpen]) => isOpen)?.[0] ?? "";
  const partOf = (name: string, path: string) => {
    if (name === "key") return cell;
    if (name === "version") return `sha256:${"0".repeat(64)}`;
    return path.startsWith("/api/battles/") ? battle : stored;
  };
  return ADDRESSES.flatMap((address) =>
    Object.entries(address.methods).map(([method, endpoint]) => {
      const { path } = address;
      const params = Object.fromEntries(Object.keys(address.params ?? {}).map((name) => [name, partOf(name, path)]));
      const url = `http://localhost:3000${path.replace(/\{(\w+)\}/g, (_, name) => String(params[name]))}`;
      const headers = {
        ...{ "x-forwarded-for": "192.0.2.25", cookie: player.cookie(), "if-match": '"1"' },
        ...(endpoint.body ? { "content-type": "application/json" } : {}),
        ...(path.startsWith("/api/battles/") ? mine : {}),
      };
      const body = endpoint.body ? JSON.stringify(bodies[endpoint.body.shape] ?? {}) : null;
      const ask = () => door(new Request(url, { method, headers, body }));
      return { endpoint, isWithout: needsNone(endpoint, address), ask };
    }),
  );
}

/** Waits until something is so. Only what never comes takes the whole time of a test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const answerOf = async (response: Response) => {
  const text = await response.text();
  const error = errorBody.safeParse(text === "" ? null : JSON.parse(text)).data?.error;
  return { status: response.status, wait: response.headers.get("retry-after"), message: error?.message };
};

test("while it is away, every address of the API that needs it says so and when to come back, and then answers again", async () => {
  const requests = await everyRequest();
  await cluster.kill();
  for (const { endpoint, isWithout, ask } of requests) {
    const { status, wait, message } = await answerOf(await ask());
    if (isWithout) expect.soft(status, endpoint.id).toBeLessThan(500);
    else if (endpoint.id === "health") expect.soft([status, wait], endpoint.id).toEqual([503, "5"]);
    else expect.soft([status, wait, message], endpoint.id).toEqual([503, "5", REFUSALS["database-away"]({})]);
  }
  await cluster.startAgain();
  // Health is looked at once in five seconds.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6000 });
  for (const { endpoint, ask } of requests) {
    const response = await ask();
    await response.body?.cancel();
    expect.soft(response.status, endpoint.id).toBeLessThan(500);
  }
  vi.useRealTimers();
});

test("while it is away, a page is a plain one that says so, whether it was so before or becomes so as the page is asked for", async () => {
  let goes = false;
  const server = frontDoor(one, async (_, response) => {
    if (goes) await cluster.kill();
    await one.database.tryReading();
    response.end("a page");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const look = async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lists`);
    return { status: response.status, wait: response.headers.get("retry-after"), text: await response.text() };
  };
  const away = { status: 503, wait: "5", text: expect.stringContaining(`<p>${FRONT_DOOR.databaseAway.message}</p>`) };
  expect(await look()).toEqual({ status: 200, wait: null, text: "a page" });
  goes = true;
  expect(await look()).toEqual(away);
  goes = false;
  expect(await look()).toEqual(away);
  await cluster.startAgain();
  expect(await look()).toMatchObject({ status: 200 });
  server.close();
});

test("a server that starts meanwhile waits for it", async () => {
  await cluster.kill();
  let waits = 0;
  const log = { warn: () => void waits++ } as unknown as Log;
  const starting = openPostgresMigrated(cluster.url("postgres"), join(ROOT, "db/migrations-postgres"), log);
  await until(() => waits > 0);
  await cluster.startAgain();
  const opened = await starting;
  if (!opened.ok) throw new Error(opened.problems.join("\n"));
  await opened.value.tryReading();
  await opened.value.close();
});

test("a stream stays open, and shows what another server stored once it is back", async () => {
  const battler = newBattler();
  const { battle, a } = await battler.facing();
  const shown: number[] = [];
  const stream = await battler.listen(battle, a);
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const parser = createParser({ onEvent: ({ id }) => void (id && shown.push(Number(id))) });
  const reading = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) parser.feed(new TextDecoder().decode(read.value));
  })();
  await until(() => shown.length === 1);
  await cluster.kill();
  expect((await battler.command(battle, sit(), a)).status).toBe(503);
  await cluster.startAgain();
  expect((await send(battle, "a", { type: "sit", nonce: A_NONCE }, undefined, other)).ok).toBe(true);
  await until(async () => shown.at(-1) === (await viewIn(await battler.look(battle))).seq);
  expect(shown).toEqual([...new Set(shown)].toSorted((before, after) => before - after));
  await reader.cancel();
  await reading;
});
