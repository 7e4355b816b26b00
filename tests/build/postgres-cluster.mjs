import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Fault, run } from "../../scripts/steps/run.mjs";
import { postgresPrograms } from "../../scripts/steps/system-packages.mjs";
import { PACKAGES } from "../../scripts/steps/words.mjs";

const POSTGRES = {
  noAccount: "PostgreSQL does not run as root, and there is no account named postgres or nobody to run it.",
  notMade: (why) => `The tests' PostgreSQL could not be made:\n${why}`,
  notReady: (printed) => `The tests' PostgreSQL did not start. It printed:\n${printed}`,
};

/** PostgreSQL refuses to run as root: then an account without rights runs it. */
function accountThatMay() {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = ["postgres", "nobody"].flatMap((name) => accounts.filter(([account]) => account === name))[0] ?? [];
  if (!uid || !gid) throw new Fault(POSTGRES.noAccount);
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Waits for a word, or for whoever started it to end, however that ended; then it ends PostgreSQL and removes the folder, unless the word is
 * "keep".
 */
const KEEPER = '"$@" >>log 2>&1 & pid=$!; echo $pid; read -r word; kill -INT $pid; wait $pid; [ "$word" = keep ] || rm -rf "$PWD"';

/** Milliseconds: until it must be ready, and between two looks. */
const READY_WITHIN = 20_000;
const AGAIN = 10;
/** The line of `postmaster.pid` that says how far it has come. */
const STATUS_LINE = 7;

/** Whether that process, and no earlier one, takes connections. */
function isReady(folder, pid) {
  const lines = textOf(join(folder, "data/postmaster.pid")).split("\n");
  return lines[0] === pid && (lines[STATUS_LINE] ?? "").startsWith("ready");
}

/** Empty while there is no such file: the one that was killed may be taking it away. */
function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

/** Starts PostgreSQL over a cluster that is there. One that was killed a moment ago may still hold it, so it is tried again. */
async function keep(command, folder, account) {
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until) {
    const options = { cwd: folder, detached: true, stdio: ["pipe", "pipe", "ignore"], ...account };
    const keeper = spawn("/bin/sh", ["-c", KEEPER, "sh", ...command], options);
    const ended = new Promise((done) => keeper.once("close", done));
    const pid = await new Promise((told) => keeper.stdout.once("data", (piece) => told(String(piece).trim())));
    const patience = performance.now() + READY_WITHIN / 5;
    while (performance.now() < patience) {
      if (isReady(folder, pid)) {
        keeper.unref();
        const end = (word) => {
          keeper.ref();
          keeper.stdin.end(`${word}\n`);
          return ended;
        };
        return { pid: Number(pid), end };
      }
      await pause(AGAIN);
    }
    keeper.stdin.end("keep\n");
    await ended;
  }
  throw new Fault(POSTGRES.notReady(readFileSync(join(folder, "log"), "utf8").trim().split("\n").slice(-5).join("\n")));
}

/** Nothing has to outlive the machine, only PostgreSQL itself. */
const FLEETING = ["-c", "fsync=off", "-c", "full_page_writes=off"];

const COUNTING = ["-c", "shared_preload_libraries=pg_stat_statements"];

/**
 * A PostgreSQL of our own in a temporary folder, which nobody else can reach and which ends with this process. `durable`: what it
 * acknowledged survives a power cut too, as in earnest. `counting`: it counts its statements and their times (pg_stat_statements).
 */
export async function startCluster({ durable = false, counting = false } = {}) {
  const programs = postgresPrograms();
  if (programs === null) throw new Fault(PACKAGES.missing(["postgresql"]));
  const account = accountThatMay();
  const folder = mkdtempSync(join(tmpdir(), "condotta-postgres-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const made = ["-D", "data", "-U", "condotta", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"];
  const { code, output } = await run(join(programs, "initdb"), made, { cwd: folder, captured: true, ...account });
  if (code !== 0) throw new Fault(POSTGRES.notMade(output.trim()));
  const settings = ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`, "-c", "max_connections=300"];
  const command = [join(programs, "postgres"), "-D", "data", ...settings, ...(durable ? [] : FLEETING), ...(counting ? COUNTING : [])];
  let kept = await keep(command, folder, account);
  return {
    folder,
    programs,
    /** The address of one of its databases. */
    url: (database) => `postgres://condotta@localhost/${database}?host=${encodeURIComponent(folder)}`,
    /** The process that all others belong to. */
    pid: () => kept.pid,
    /** Kills it as a crash would. */
    async kill() {
      process.kill(kept.pid, "SIGKILL");
      await kept.end("keep");
    },
    async startAgain() {
      kept = await keep(command, folder, account);
    },
    /** Ends it, and removes all it stored, also where it was killed before. */
    async stop() {
      await kept.end("remove");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
