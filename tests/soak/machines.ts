import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorBody } from "@/lib/model/http";
import { boot } from "@/lib/server/boot";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";
import { hasSeen } from "../e2e/battle-room";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { freePort, type Server, startServer } from "../e2e/site";
import { lossesIn } from "../server/battle-soundness";
import { soakArmyRaces } from "./army-races";
import { newPlayers } from "./playing";
import { figuresOf } from "./postgres-figures";
import { secondsOf, secondsOfFamily } from "./processor-time";
import { startProxy } from "./proxy";
import { soakRaces } from "./races";
import { startSaving } from "./saving";
import type { Soaked } from "./soaked";
import { unstoredIn } from "./unstored";

const ROOT = resolve(import.meta.dirname, "../..");
const MACHINES = 3;
const BATTLES = 300;
/**
 * Milliseconds: between two commands, two kills of a web process, and how long PostgreSQL stays away. The next process is killed no sooner than
 * the last is back: on a busy machine a start may take longer than that.
 */
const EACH = 10;
const KILL_EVERY = 10_000;
const AWAY = 5000;
const KILLS = 9;
/** Milliseconds before the first kill. */
const QUIET = 15_000;
/** Milliseconds of load after PostgreSQL is back, and for streams to catch up in the end. */
const AFTERWARDS = 20_000;
const CATCH_UP = 30_000;

type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Players = ReturnType<typeof newPlayers>;

/** Three web processes on ports that stay theirs. */
async function startMachines(environment: Readonly<Record<string, string>>) {
  const ports: number[] = [];
  for (let at = 0; at < MACHINES; at++) ports.push(await freePort());
  const proxy = await startProxy(ports);
  const folders = ports.map(() => mkdtempSync(join(tmpdir(), "condotta-machine-")));
  const start = (at: number): Promise<Server> =>
    startServer(String(folders[at]), { ...environment, PORT: String(ports[at]), PUBLIC_URL: proxy.url });
  const servers: Server[] = [];
  for (let at = 0; at < MACHINES; at++) servers.push(await start(at));
  let ofKilled = 0;
  return {
    proxy,
    ports,
    /** Seconds of processor time, of those that were killed too. */
    seconds: () => servers.reduce((sum, { pid }) => sum + secondsOf(pid), ofKilled),
    /** Kills one, and starts another in its place. */
    async replace(at: number): Promise<void> {
      ofKilled += secondsOf(servers[at]?.pid ?? 0);
      await servers[at]?.stop("SIGKILL");
      servers[at] = await start(at).catch(() => start(at));
    },
    /** What they printed of errors that nobody foresaw. */
    unforeseen: () =>
      servers.flatMap((server) => server.printed().split("\n")).filter((line) => /unexpected exception|not be answered/.test(line)),
    async stop(): Promise<void> {
      proxy.stop();
      await Promise.all(servers.map((server) => server.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A command every so often, whether the last is answered or not, until told to stop. */
function startCommands(players: Players) {
  const began = performance.now();
  let [due, sent, idle] = [0, 0, 0];
  const timer = setInterval(() => {
    for (; due * EACH < performance.now() - began; due++) players.sendOne() ? sent++ : idle++;
  }, EACH);
  return { told: () => ({ sent, idle, seconds: (performance.now() - began) / 1000 }), stop: () => clearInterval(timer) };
}

/** What must be answered by words, and not before long, while the database is away: by every process. */
async function faultsWhileAway(ports: readonly number[], battle: string): Promise<readonly string[]> {
  const paths = [
    `/api/battles/${battle}`,
    `/api/battles/${battle}/record`,
    `/api/battles/${battle}/events`,
    `/battles/${battle}`,
    "/api/health",
  ];
  const faults: string[] = [];
  for (const port of ports)
    for (const path of paths) {
      const got = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
      const text = (await got?.text()) ?? "";
      const after = Number(got?.headers.get("retry-after"));
      if (got?.status !== 503 || !(after > 0))
        faults.push(`${path} was answered ${got?.status}, Retry-After ${after}, while the database was away`);
      else if (path.startsWith("/api/battles") && !errorBody.safeParse(JSON.parse(text)).success)
        faults.push(`${path} is no refusal: ${text}`);
      if (/select |insert |postgres:|ECONN/i.test(text)) faults.push(`${path} tells what is inside: ${text.slice(0, 200)}`);
    }
  return faults;
}

/** A page on a battle, opened before the database dies, which nobody loads again. */
async function watchInBrowser(url: string, battle: string) {
  const browser = await launchBrowser();
  const page = await (await openContext(browser)).newPage();
  await page.goto(`${url}/battles/${battle}`, { timeout: 120_000 });
  return {
    /** Whether the page has come as far as the battle by itself. */
    async faults(last: readonly { readonly battle: string; readonly seq: number }[]): Promise<readonly string[]> {
      const { seq = 0 } = last.find((one) => one.battle === battle) ?? {};
      const has = await hasSeen(page, seq).then(
        () => true,
        () => false,
      );
      await browser.close();
      return has && seq > 0 ? [] : [`a page in the browser did not come to number ${seq} of ${battle} by itself`];
    },
  };
}

/** Problems that differ only by battle and number, once each, with their count. */
function kindsOf(problems: readonly string[]): readonly string[] {
  const kinds = new Map<string, { readonly first: string; count: number }>();
  for (const problem of problems) {
    const kind = problem.replaceAll(/[a-z2-7]{26}|[0-9a-f-]{36}|\d+/g, "_").slice(0, 200);
    const known = kinds.get(kind) ?? { first: problem.slice(0, 500), count: 0 };
    known.count++;
    kinds.set(kind, known);
  }
  return [...kinds.values()].map(({ first, count }) => `${count} x ${first}`);
}

const percentile = (sorted: readonly number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);

/**
 * What processor time a command costs, each part of this machine by itself, since this was last told. "clients" are the players and the proxy
 * in this very process.
 */
function processorTimes(machines: Awaited<ReturnType<typeof startMachines>>, cluster: Cluster, { answered }: Players) {
  const now = () => {
    const { user, system } = process.cpuUsage();
    const seconds = { web: machines.seconds(), PostgreSQL: secondsOfFamily(cluster.pid()), clients: (user + system) / 1e6 };
    return { seconds, answered: answered.length, at: performance.now() };
  };
  let before = now();
  return async (after: number) => {
    await pause(after);
    const { seconds, ...since } = now();
    const [commands, milliseconds] = [since.answered - before.answered, since.at - before.at];
    const parts = (Object.keys(seconds) as (keyof typeof seconds)[]).map((part) => {
      const spent = 1000 * (seconds[part] - before.seconds[part]);
      return `${part} ${(spent / commands).toFixed(1)} ms (${Math.round((100 * spent) / milliseconds)} % of a core)`;
    });
    before = { seconds, ...since };
    return `${Math.round((1000 * commands) / milliseconds)} commands a second; processor time a command: ${parts.join(", ")}`;
  };
}

/** All that was promised, and whether it is so. */
async function check(players: Players, url: string): Promise<readonly string[]> {
  const booted = await boot(ROOT, { LOG_LEVEL: "silent", DATA_DIR: mkdtempSync(join(tmpdir(), "condotta-check-")), DATABASE_URL: url });
  if (!booted.ok) return booted.problems;
  try {
    const behind: string[] = [];
    for (const { battle, seat, seq } of players.lastShown()) {
      const last = await booted.value.battles.lastSeq(battle);
      if (last !== seq) behind.push(`${battle}: ${seat} was shown ${seq}, stored is ${last}`);
    }
    return [...behind, ...(await unstoredIn(booted.value, players.shown)), ...(await lossesIn(booted.value, players.answered))];
  } finally {
    await booted.value.database.close();
    rmSync(booted.value.environment.dataDirectory, { recursive: true, force: true });
  }
}

async function underLoad(cluster: Cluster, url: string): Promise<Soaked> {
  const machines = await startMachines({ DATABASE_URL: url, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  const players = newPlayers(machines.proxy.url);
  const problems: string[] = [];
  const late = (where: string) => (error: unknown) => void problems.push(`${where}: ${error}`);
  try {
    await players.open(BATTLES);
    const saving = await startSaving(machines.proxy.url);
    const commands = startCommands(players);
    const used = processorTimes(machines, cluster, players);
    console.log(`  ${await used(QUIET)}`);
    let replacing = Promise.resolve();
    for (let kill = 0; kill < KILLS; kill++) {
      await Promise.all([pause(KILL_EVERY), replacing]);
      replacing = machines.replace(kill % MACHINES).catch(late("a web process did not start again"));
      console.log(`  ${kill + 1} of ${KILLS} web processes killed, ${players.answered.length} commands answered, ${saving.told()}`);
    }
    await Promise.all([pause(KILL_EVERY), replacing]);
    console.log(`  ${await used(0)}, starts of web processes included`);
    const watched = players.watchOne();
    const watcher = await watchInBrowser(machines.proxy.url, watched);
    const { streams, healed } = players.counts;
    const before = [...players.latencies].sort((one, other) => one - other);
    await cluster.kill();
    const died = performance.now();
    problems.push(...(await faultsWhileAway(machines.ports, watched)));
    await pause(Math.max(0, AWAY - (performance.now() - died)));
    const atReturn = players.answered.length;
    await cluster.startAgain();
    const back = performance.now();
    while (players.answered.length === atReturn && performance.now() - back < CATCH_UP) await pause(5);
    const healing = Math.round(performance.now() - back);
    console.log(`  PostgreSQL was killed and away for ${AWAY} ms; the first command was answered ${healing} ms after it was back`);
    await pause(AFTERWARDS);
    commands.stop();
    await saving.stop();
    problems.push(
      ...(await players.settle(CATCH_UP)),
      ...(await watcher.faults(players.lastShown())),
      ...players.problems,
      ...saving.problems,
    );
    problems.push(...(await check(players, url)));
    for (const line of await figuresOf(url)) console.log(`  ${line}`);
    problems.push(...machines.unforeseen().slice(0, 5));
    const { sent, seconds } = commands.told();
    const times = `p50 ${percentile(before, 0.5)} ms, p99 ${percentile(before, 0.99)} ms`;
    const load = `${sent} commands in ${Math.round(seconds)} s (${Math.round(sent / seconds)} a second, ${times}), ${players.counts.battles} battles, ${streams} streams, ${players.shown.length} views shown`;
    const breaks = `${players.counts.repeated} commands repeated, ${players.counts.away} answers 503, ${players.counts.broken} broken off, ${healed} streams mended before PostgreSQL died`;
    console.log(`  ${load}`);
    console.log(`  ${breaks}; ${saving.told()}`);
    for (const kind of kindsOf(problems)) console.log(`  ${kind}`);
    return { ok: problems.length === 0, told: `${players.answered.length} commands acknowledged, ${problems.length} problems` };
  } finally {
    players.stop();
    await machines.stop();
  }
}

/**
 * Three web processes over one PostgreSQL, on this machine alone: load and kills. Nothing that was acknowledged may be lost, and no stream may
 * show what is not stored.
 */
export async function soakMachines(): Promise<Soaked> {
  const cluster = await startCluster({ durable: true, counting: true });
  try {
    return await underLoad(cluster, cluster.url("postgres"));
  } finally {
    await cluster.stop();
  }
}

/** Two processes race for a battle, and for an army, on PostgreSQL: never may both win. */
export async function soakMachineRaces(): Promise<Soaked> {
  const cluster = await startCluster({ durable: true });
  try {
    const url = { DATABASE_URL: cluster.url("postgres") };
    const [battles, armies] = [await soakRaces(url), await soakArmyRaces(url)];
    return { ok: battles.ok && armies.ok, told: `battles: ${battles.told}; armies: ${armies.told}` };
  } finally {
    await cluster.stop();
  }
}
