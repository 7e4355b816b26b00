import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Army } from "@/lib/model/army";
import { newBattle } from "@/lib/model/battle";
import { openBattle } from "@/lib/server/battles/open-battle";
import { boot } from "@/lib/server/boot";
import { newId } from "@/lib/server/ids";
import { armyBytes, LIMITS } from "@/lib/server/limits";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { freePort, type Site, startSite } from "../e2e/site";
import { byAccount, playOn } from "../server/battling";
import { newClaimed, newEmail, newPlayer, PASSWORD } from "../server/players";
import { sqliteOf } from "../server/stored";
import type { Soaked } from "../soak/soaked";

const ROOT = resolve(import.meta.dirname, "../..");
/** Milliseconds for which one request may hold up everybody else. */
const MOST_HELD = 100;
const BATTLES = 210;
/** Unit groups that a force brings into battle at most. */
const GROUPS = 40;
/** Of a visitor's armies: he keeps as many as he may, and they take nearly all the bytes that he has. */
const VISITOR_GROUPS = 6;
/** Of each request, which is asked alone: what the machine itself does meanwhile must not count. */
const TIMES = 3;

/** As large as an army may be with so many unit groups at most: every one has options of the greatest length, and a long name. */
export function largestArmy({ knowledge }: Running, groups = 100): Army {
  const army = knowledge.catalog.readyArmies[0]?.army;
  if (!army) throw new Error("data/ready-armies is empty");
  const lines = [...new Set(army.units.map((unit) => unit.line))];
  const option = (at: number) => `option-${String(at).padStart(2, "0")}${"x".repeat(31)}`;
  const units: Army["units"] = [];
  for (let number = 1; number <= groups; number++) {
    const line = lines[number % lines.length] ?? lines[0];
    if (!line) throw new Error("the ready army has no unit groups");
    const options = Array.from({ length: groups < 100 ? 30 : 12 }, (_, at) => option(at));
    const unit = { number, line, bases: 4, options, qualityDown: false, firepowerDown: false, commander: null, name: "n".repeat(20) };
    if (armyBytes({ ...army, units: [...units, unit] }) > LIMITS.army) break;
    units.push(unit);
  }
  return { ...army, name: "The largest", units };
}

/** Gives an account as much as it may have, and more in shares and its bin than its bytes allow now: older versions allowed it. */
async function fill(running: Running, owner: string): Promise<void> {
  const { sqlite } = sqliteOf(running);
  const army = largestArmy(running);
  const insertArmy = sqlite.prepare(
    "insert into armies (id, owner, revision, document, place, created_at, changed_at, placed_at) values (?, ?, 1, ?, ?, ?, ?, ?)",
  );
  const insertShare = sqlite.prepare("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, ?, ?)");
  const insertValue = sqlite.prepare("insert into own_values (user_id, key, value, changed_at) values (?, ?, ?, ?)");
  const now = Date.now();
  sqlite.transaction(() => {
    for (let at = 0; at < LIMITS.armies; at++) {
      const document = JSON.stringify({ ...army, name: `Army ${at}` });
      insertArmy.run(newId(), owner, document, at % 10 === 9 ? "archive" : "desk", now + at, now + at, now + at);
      insertArmy.run(newId(), owner, document, "bin", now + at, now + at, now + at);
      insertShare.run(newId(), newId(), owner, document, now + at);
    }
    for (const key of [...ownValueCells().keys()].slice(0, LIMITS.ownValues)) insertValue.run(owner, key, "7", now);
  })();
  const seat = { kind: "army" as const, army: largestArmy(running, GROUPS) };
  for (let at = 0; at < BATTLES; at++) {
    const opened = await openBattle(
      newBattle.parse({ table: { width: 45, depth: 30 }, seats: { a: seat, b: seat } }),
      byAccount(owner),
      running,
    );
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    if (at % 30 === 0) await playOn(opened.created.battle, at, undefined, running).catch(() => 0);
  }
}

type Accounts = { readonly worst: string; readonly visitor: string; readonly email: string };

/** Makes the worst account, a claimed one, and the worst visitor: their cookies. */
async function prepare(dataDirectory: string): Promise<Accounts> {
  const booted = await boot(ROOT, { DATA_DIR: dataDirectory, LOG_LEVEL: "silent" });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  const running = booted.value;
  setRunning(running);
  const { sqlite } = sqliteOf(running);
  const { member, email } = await newClaimed();
  await fill(running, String(sqlite.prepare("select id from users where email = ?").pluck().get(email)));
  const visitor = newPlayer();
  const { visitorArmies, visitorArmiesWithBin, visitorShares, visitorSharesEver, visitorBytes } = LIMITS;
  const army = largestArmy(running, VISITOR_GROUPS);
  const kept = Math.min(visitorArmiesWithBin + visitorShares, Math.floor(visitorBytes / armyBytes(army)));
  const first = await visitor.owning(army);
  const owner = String(sqlite.prepare("select owner from armies where id = ?").pluck().get(first.id));
  const insert = sqlite.prepare(
    "insert into armies (id, owner, revision, document, place, created_at, changed_at, placed_at) values (?, ?, 1, ?, ?, 1, 1, 1)",
  );
  const insertShare = sqlite.prepare("insert into shares (id, share, owner, document, shared_at) values (?, ?, ?, ?, 1)");
  const document = JSON.stringify(army);
  sqlite.transaction(() => {
    for (let at = 1; at < visitorArmiesWithBin; at++) insert.run(newId(), owner, document, at < visitorArmies ? "desk" : "bin");
    for (let at = visitorArmiesWithBin; at < kept; at++) insertShare.run(newId(), newId(), owner, document);
    for (let at = visitorShares; at < visitorSharesEver; at++) insertShare.run(newId(), newId(), owner, null);
  })();
  sqlite.close();
  return { worst: member.cookie(), visitor: visitor.cookie(), email };
}

type Ask = { readonly method?: string; readonly path: string; readonly body?: unknown; readonly headers?: Record<string, string> };

/** Asks as a browser would, and reads the answer to its end. */
async function send(
  { url }: Site,
  cookie: string,
  { method = "GET", path, body, headers = {} }: Ask,
): Promise<{ status: number; text: string }> {
  const typed: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, "accept-encoding": "identity", ...typed, ...headers },
    redirect: "manual",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const pages = (army: string, battle: string): readonly Ask[] =>
  [
    ...["/", "/armies", "/armies?page=9", "/armies?bin=10", "/armies?find=Army+99", "/armies/new", "/armies/compare"],
    ...[`/armies/${army}`, `/armies/${army}/sheet`, `/armies/${army}/cards`, `/armies/${army}/quick-reference`],
    ...["/battles", "/battles/new", `/battles/new?army=${army}`, `/battles/${battle}`, `/battles/${battle}/record`],
    ...["/account", "/account?shares=9", "/quick-reference"],
  ].map((path) => ({ path }));

function calls(army: string, battle: string, document: Army): readonly Ask[] {
  const body = { ...document, name: "Saved" };
  return [
    ...["/api/armies", "/api/armies?place=bin", "/api/shares", "/api/battles", "/api/own-values", "/api/account"].map((path) => ({ path })),
    ...[`/api/armies/${army}`, `/api/battles/${battle}`, `/api/battles/${battle}/record`].map((path) => ({ path })),
    { path: "/api/account/export" },
    { method: "POST", path: "/api/assess", body },
    { method: "POST", path: "/api/sheets", body },
    { method: "PUT", path: `/api/armies/${army}`, body, headers: { "if-match": '"1"' } },
    { method: "PATCH", path: `/api/armies/${army}`, body: { place: "archive" } },
    { method: "POST", path: "/api/armies", body },
    { method: "POST", path: "/api/shares", body },
    {
      method: "POST",
      path: "/api/battles",
      body: {
        table: { width: 45, depth: 30 },
        seats: { a: { kind: "army", army: { ...document, units: document.units.slice(0, GROUPS) } }, b: { kind: "house" } },
      },
    },
    { method: "DELETE", path: `/api/armies/${army}` },
  ];
}

type Held = { readonly name: string; readonly status: number; readonly held: number; readonly took: number };

async function measure(site: Site, watch: number, cookie: string, ask: Ask): Promise<Held> {
  await fetch(`http://127.0.0.1:${watch}`);
  const began = performance.now();
  const { status } = await send(site, cookie, ask);
  const took = performance.now() - began;
  const held = Number(await (await fetch(`http://127.0.0.1:${watch}`)).text());
  return { name: `${ask.method ?? "GET"} ${ask.path.replace(/[a-z2-7]{26}/g, "{id}")}`, status, held, took };
}

/** Asked several times, the least: whatever else the machine did, this the request did itself. The first is told too. */
async function measured(site: Site, watch: number, cookie: string, ask: Ask): Promise<Held & { readonly first: number }> {
  const all: Held[] = [];
  for (let time = 0; time < TIMES; time++) all.push(await measure(site, watch, cookie, ask));
  const [first] = all;
  const best = all.toSorted((one, other) => one.held - other.held)[0];
  if (!first || !best) throw new Error("nothing was measured");
  return { ...best, status: first.status, first: first.held };
}

const told = ({ name, status, held, first, took }: Held & { first: number }) =>
  `${held > MOST_HELD ? "OVER" : "    "} ${held.toFixed(0).padStart(5)} ms (first ${first.toFixed(0)}), took ${took.toFixed(0)} ms, ${status}  ${name}`;

async function besiege(site: Site, watch: number, { worst, visitor, email }: Accounts): Promise<readonly (Held & { first: number })[]> {
  await send(site, "", { path: "/api/battles" });
  // Before anything is kept in memory: every battle is folded from what is stored.
  const cold = await measure(site, watch, worst, { path: "/api/battles" });
  const [army] = JSON.parse((await send(site, worst, { path: "/api/armies" })).text) as { id: string }[];
  const { battles } = JSON.parse((await send(site, worst, { path: "/api/battles" })).text) as { battles: { battle: string }[] };
  const battle = battles[0]?.battle;
  if (!army || !battle || battles.length < LIMITS.listedSeats / 2) throw new Error("the account has no army, or too few battles");
  const { army: document } = JSON.parse((await send(site, worst, { path: `/api/armies/${army.id}` })).text) as { army: Army };
  const asks = [...pages(army.id, battle), ...calls(army.id, battle, document)];
  // Loading a page's program for the first time is no account's doing.
  for (const { path, method } of asks) if (!method) await send(site, "", { path });
  const found = [{ ...cold, first: cold.held, name: `${cold.name}, none of them in memory` }];
  for (const ask of asks) found.push(await measured(site, watch, worst, ask));
  const signIn = { method: "POST", path: "/api/account/sign-in", body: { email, password: PASSWORD } };
  const once = async (cookie: string, ask: Ask) => {
    const one = await measure(site, watch, cookie, ask);
    return { ...one, first: one.held };
  };
  await send(site, "", { ...signIn, body: { email: newEmail(), password: PASSWORD } });
  found.push(await once(visitor, { ...signIn }));
  found.push(await once(worst, { method: "DELETE", path: "/api/account", body: { password: PASSWORD } }));
  return found;
}

/** With the worst account that can exist no request may hold up everybody else for long. Prints how long each address does. */
export async function siegeWorstAccount(): Promise<Soaked> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "condotta-siege-"));
  try {
    const accounts = await prepare(dataDirectory);
    const watch = await freePort();
    const preload = `--import ${join(import.meta.dirname, "loop-watch.mjs")}`;
    const site = await startSite({ DATA_DIR: dataDirectory, LOG_LEVEL: "warn", LOOP_WATCH_PORT: String(watch), NODE_OPTIONS: preload });
    try {
      const found = await besiege(site, watch, accounts);
      for (const one of found) console.log(told(one));
      const bad = found.filter(({ held, status }) => held > MOST_HELD || status >= 500);
      return {
        ok: bad.length === 0,
        told: `${found.length} addresses, ${bad.length} of them hold the server for more than ${MOST_HELD} ms`,
      };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
