import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = resolve(import.meta.dirname, "../..");
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 10_000;

/** What a visitor needs to know of a server. */
export type Address = { readonly url: string };

export type Server = Address & {
  readonly port: number;
  readonly pid: number;
  /** What the server has printed so far. */
  printed(): string;
  /** Sends the signal and waits; a server that does not end in ten seconds is killed, and the code is null. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};
export type Site = Server & { readonly dataDirectory: string };

// Below the ports that systems give out by themselves, and a stretch for each worker: nobody takes one between the look and the use.
const FIRST_PORT = 15_000;
const PORTS_OF_A_WORKER = 1000;
const WORKERS = 15;
const worker = Number(process.env.VITEST_POOL_ID ?? 0);
let portsTried = process.pid;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });

/** `after`: how many workers of other tests may run beside. */
export async function freePort(after = 0): Promise<number> {
  portsTried += 1;
  const port = FIRST_PORT + ((worker + after) % WORKERS) * PORTS_OF_A_WORKER + (portsTried % PORTS_OF_A_WORKER);
  return (await isFree(port)) ? port : freePort(after);
}

/** The same check that `npm start` makes; it also brings the database of the new folder up to date. */
export function preflight(env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/preflight.ts"], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The check before the start failed:\n${stdout}${stderr}`);
}

async function waitUntilReady(child: ChildProcess, url: string, printed: () => string) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await pause(50);
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not answer ${url}/api/health in ${READY_WITHIN_MS / 1000} s; it printed:\n${printed()}`);
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(late);
  return child.exitCode;
}

/** Nothing that we started outlives us. */
function endWithUs(child: ChildProcess) {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

async function environmentFor(dataDirectory: string, environment: Record<string, string>) {
  if (!existsSync(join(ROOT, ".next/BUILD_ID"))) throw new Error("There is no build to serve: run npm test -- --only build first.");
  const port = await freePort();
  return {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDirectory,
    ...environment,
  };
}

async function serve(env: Awaited<ReturnType<typeof environmentFor>>): Promise<Server> {
  const child = spawn(process.execPath, ["scripts/serve.mjs"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  endWithUs(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (piece: string) => (output += piece));
  const printed = () => output;
  const url = `http://localhost:${env.PORT}`;
  await waitUntilReady(child, url, printed);
  return { url, port: Number(env.PORT), pid: child.pid ?? 0, printed, stop: (signal = "SIGTERM") => stopChild(child, signal) };
}

/** A production server on a free port, over a data folder that stays: the build as it stands. */
export async function startServer(dataDirectory: string, environment: Record<string, string> = {}): Promise<Server> {
  return serve(await environmentFor(dataDirectory, environment));
}

/**
 * The same with the check that comes before a start, over an empty data folder that goes with it unless one is named. `prepared`: a folder
 * that the check has been over already, to be copied.
 */
export async function startSite(environment: Record<string, string> = {}, prepared: string | null = null): Promise<Site> {
  const dataDirectory = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "condotta-"));
  const removeData = () => {
    if (!environment.DATA_DIR) rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    const env = await environmentFor(dataDirectory, environment);
    if (prepared === null) preflight(env);
    else cpSync(prepared, dataDirectory, { recursive: true });
    const server = await serve(env);
    return { ...server, dataDirectory, stop: (signal) => server.stop(signal).finally(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
