import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { markerAt, packagesFingerprint } from "./fingerprint.mjs";
import { alone } from "./lock.mjs";
import { Fault, npm, run, step, stopIfAsked } from "./run.mjs";
import { INSTALL } from "./words.mjs";

const LEAST_NODE = [20, 19];

/** Checks Node's version before anything else. */
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

/** Uses Node's own headers, if installed, so that the compiler need not download them. */
function installEnvironment() {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  const hasHeaders = existsSync(join(prefix, "include", "node", "node.h"));
  return hasHeaders ? { ...process.env, npm_config_nodedir: prefix } : process.env;
}

/** Whether this Node can load the compiled driver. */
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

/**
 * `npm install` without changing the lock file; `npm ci` would refuse it if a platform's package is not listed. The packages' own scripts
 * are skipped: the one that matters compiles the driver, and runs afterwards.
 */
const NPM_INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev", "--ignore-scripts", "--loglevel=error"];

async function installNow(root, finished, fingerprint, beside) {
  const folder = join(root, "node_modules");
  const begun = markerAt(join(folder, ".condotta-installing"));
  if (begun.exists()) {
    console.log(INSTALL.brokenOff);
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  finished.remove();
  begun.write(fingerprint);
  const { code } = await npm(NPM_INSTALL, { cwd: root, env: installEnvironment() });
  stopIfAsked();
  // From 128 on npm was killed, and what it left is unknown. Below, npm itself restored everything.
  if (code < 128) begun.remove();
  if (code !== 0) throw new Fault(INSTALL.failed(code));
  // The compiler keeps one core busy.
  await Promise.all([beside(), mendDriver(root)]);
  finished.write(fingerprint);
}

/**
 * Installs the packages if they do not match package.json and the lock file for this Node. `beside`: work that needs the packages but not
 * the database, done while the driver compiles. Where nothing has to be installed it is left to the caller.
 */
export async function install(root, beside = () => undefined) {
  const finished = markerAt(join(root, "node_modules", ".condotta-installed"));
  if (finished.names(packagesFingerprint(root))) return;
  await alone(root, async () => {
    const fingerprint = packagesFingerprint(root);
    if (finished.names(fingerprint)) return;
    checkCompiler();
    await step(INSTALL.begins, () => installNow(root, finished, fingerprint, beside));
  });
}
