import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { markerAt, packagesFingerprint } from "./fingerprint.mjs";
import { alone } from "./lock.mjs";
import { npm } from "./npm.mjs";
import { Fault, run, step, stopIfAsked } from "./run.mjs";
import { INSTALL } from "./words.mjs";

const LEAST_NODE = [20, 19];

/** Node's version, before anything else is asked of it. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  throw new Fault(INSTALL.oldNode(LEAST_NODE.join("."), version));
}

/** The database driver is compiled on the machine it runs on. */
function checkCompiler() {
  if (process.platform === "win32") return;
  const missing = ["g++", "make", "python3"].filter((tool) => spawnSync(tool, ["--version"], { stdio: "ignore" }).status !== 0);
  if (missing.length === 0) return;
  throw new Fault(INSTALL.noCompiler(missing));
}

/** Node's own headers, where they came with it, save the compiler from fetching them. */
function installEnvironment() {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  const hasHeaders = existsSync(join(prefix, "include", "node", "node.h"));
  return hasHeaders ? { ...process.env, npm_config_nodedir: prefix } : process.env;
}

/** Can the compiled driver be loaded by this Node? */
async function driverLoads(root) {
  const probe = 'new (require("better-sqlite3"))(":memory:").close()';
  const { code } = await run(process.execPath, ["--eval", probe], { cwd: root, captured: true });
  return code === 0;
}

async function mendDriver(root) {
  if (await driverLoads(root)) return;
  stopIfAsked();
  await npm(["rebuild", "better-sqlite3", "--ignore-scripts=false", "--loglevel=error"], { cwd: root, env: installEnvironment() });
  stopIfAsked();
  if (await driverLoads(root)) return;
  throw new Fault(INSTALL.noDriver);
}

/** What an install that was broken off left behind cannot be trusted; only the lock we hold stays. */
function clear(folder) {
  for (const name of readdirSync(folder)) {
    if (name !== ".condotta-lock") rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * `npm install` that leaves the lock file as it is, which `npm ci` would refuse where a platform's package is not listed. What packages run of
 * their own is left out: the one that matters compiles the driver, and is run afterwards.
 */
const NPM_INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev", "--ignore-scripts", "--loglevel=error"];

async function installNow(root, finished, fingerprint, beside) {
  const folder = join(root, "node_modules");
  const begun = markerAt(join(folder, ".condotta-installing"));
  mkdirSync(folder, { recursive: true });
  if (begun.exists()) {
    console.log(INSTALL.brokenOff);
    clear(folder);
  }
  finished.remove();
  begun.write(fingerprint);
  const { code } = await npm(NPM_INSTALL, { cwd: root, env: installEnvironment() });
  stopIfAsked();
  // 128 and more: killed, and what lies there is unknown. Below, npm itself put everything back.
  if (code < 128) begun.remove();
  if (code !== 0) throw new Fault(INSTALL.failed(code));
  // The compiler keeps one core busy.
  const [done] = await Promise.all([beside(), mendDriver(root)]);
  finished.write(fingerprint);
  return done;
}

/**
 * Installs the packages when they are not those package.json and the lock file name for this Node. `beside`: what needs the packages but not the
 * database, and may be done while its driver is compiled; what it comes to is given back.
 */
export async function install(root, beside = () => undefined) {
  const finished = markerAt(join(root, "node_modules", ".condotta-installed"));
  if (finished.names(packagesFingerprint(root))) return beside();
  return alone(root, () => {
    const fingerprint = packagesFingerprint(root);
    if (finished.names(fingerprint)) return beside();
    checkCompiler();
    const work = () => installNow(root, finished, fingerprint, beside);
    return step(INSTALL.begins, work);
  });
}
