import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createParser } from "eventsource-parser";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CreatedBattle } from "@/lib/model/battle";
import { FRONT_DOOR, REFUSALS } from "@/lib/words/refusals";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";
import { quickForce, sit, TABLE } from "../server/battler";
import { addressOf, pageRoutes } from "./routes";
import { type Site, startSite } from "./site";

/** The server as it is built, over a PostgreSQL of this file's own, which goes and comes back while the server runs on. */

let cluster: Awaited<ReturnType<typeof startCluster>>;
let site: Site;
beforeAll(async () => {
  cluster = await startCluster();
  site = await startSite({ DATABASE_URL: cluster.url("postgres") });
});
afterAll(async () => {
  await site?.stop();
  await cluster?.stop();
});

async function look(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  return { status: response.status, wait: response.headers.get("retry-after"), text: await response.text(), headers: response.headers };
}
const AWAY_PAGE = { status: 503, wait: "5", text: expect.stringContaining(FRONT_DOOR.databaseAway.message) };
const AWAY = { status: 503, wait: "5", text: expect.stringContaining(REFUSALS["database-away"]({})) };

/** Waits until something is so. Only what never comes takes the whole time of a test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 20));
}

const json = { "content-type": "application/json" };
async function newBattle(): Promise<CreatedBattle> {
  const document = { table: TABLE, seats: { a: quickForce(), b: quickForce() } };
  return (await fetch(`${site.url}/api/battles`, { method: "POST", headers: json, body: JSON.stringify(document) })).json();
}

/** The cookies of a visitor who has saved an army. */
async function newVisitor(): Promise<string> {
  const army = readFileSync(resolve(import.meta.dirname, "../../data/ready-armies/agnadello-french.json"));
  const saved = await fetch(`${site.url}/api/armies`, { method: "POST", headers: json, body: army });
  return saved.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** The numbers of the events that a seat's stream shows. */
async function streamOf({ battle, seats }: CreatedBattle) {
  const shown: number[] = [];
  const parser = createParser({ onEvent: ({ id }) => void (id && shown.push(Number(id))) });
  const response = await fetch(`${site.url}/api/battles/${battle}/events`, { headers: { authorization: `Bearer ${seats.a}` } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const reading = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) parser.feed(new TextDecoder().decode(read.value));
  })();
  return { shown, end: () => reader.cancel().then(() => reading) };
}

const play = async ({ battle, seats }: CreatedBattle) => {
  const command = JSON.stringify({ commandId: crypto.randomUUID(), ...sit() });
  const headers = { ...json, authorization: `Bearer ${seats.a}` };
  return (await fetch(`${site.url}/api/battles/${battle}/commands`, { method: "POST", headers, body: command })).status;
};

test("while it is killed, pages, the API and new streams say so and when to come back; files are sent; and with it all of them are back", async () => {
  const pages = await Promise.all(pageRoutes().map((route) => addressOf(route, site)));
  const script = /\/_next\/static\/[^"]+\.js/.exec((await look(site.url)).text)?.[0] ?? "no script";
  const [battle, cookie] = [await newBattle(), await newVisitor()];
  const stream = await streamOf(battle);
  await until(() => stream.shown.length === 1);
  await cluster.kill();
  for (const page of pages) expect.soft(await look(page), page).toMatchObject(AWAY_PAGE);
  // So it is for whoever follows a link within the site, which Next asks for otherwise.
  expect(await look(`${site.url}/lists?_rsc=x`, { rsc: "1" })).toMatchObject(AWAY_PAGE);
  for (const path of ["armies", "account", `battles/${battle.battle}`, `battles/${battle.battle}/events`])
    expect.soft(await look(`${site.url}/api/${path}`, { authorization: `Bearer ${battle.seats.a}`, cookie }), path).toMatchObject(AWAY);
  expect(await play(battle)).toBe(503);
  for (const path of [script, "/api/lists"]) expect.soft(await look(site.url + path), path).toMatchObject({ status: 200 });
  // A process that starts meanwhile waits.
  const other = startSite({ DATABASE_URL: cluster.url("postgres") });
  await cluster.startAgain();
  await (await other).stop();
  for (const page of pages) expect.soft(await look(page), page).toMatchObject({ status: 200 });
  expect(await play(battle)).toBe(200);
  await until(() => (stream.shown.at(-1) ?? 0) > (stream.shown[0] ?? 0));
  await stream.end();
});

/** PostgreSQL's processes: the first, and those that it has begun. */
function processesOf(first: number): readonly number[] {
  return [first, ...readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number)];
}

test("while it is stopped and answers nobody, they say the same; when it goes on, so do they", async () => {
  const battle = await newBattle();
  const stopped = processesOf(cluster.pid());
  for (const pid of stopped) process.kill(pid, "SIGSTOP");
  expect(await look(`${site.url}/lists`)).toMatchObject(AWAY_PAGE);
  expect(await look(`${site.url}/api/battles/${battle.battle}`)).toMatchObject(AWAY);
  for (const pid of stopped) process.kill(pid, "SIGCONT");
  await until(async () => (await look(`${site.url}/lists`)).status === 200);
  expect(await play(battle)).toBe(200);
});

test("a page whose own question fails is not said to be our fault, though the database answered a moment before", async () => {
  const cookie = await newVisitor();
  expect(await look(`${site.url}/armies`, { cookie })).toMatchObject({ status: 200 });
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  await client.query(`alter table armies rename to those;
    create function gone() returns setof those language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
    create view armies as select * from gone()`);
  expect(await look(`${site.url}/armies`, { cookie })).toMatchObject(AWAY_PAGE);
  await client.query("drop view armies; drop function gone; alter table those rename to armies");
  await client.end();
  expect(await look(`${site.url}/armies`, { cookie })).toMatchObject({ status: 200 });
});
