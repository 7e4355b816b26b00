import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { RUN } from "./words.mjs";

/** On Linux: the state of a process and the clock tick at which it began, because its number may be reused. */
function statusOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return { state: fields[0], beginning: fields[19] };
  } catch {
    return { state: "unknown", beginning: "unknown" };
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

const readOrNull = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** An empty file is being written right now, unless it is old. */
function isHeld(path, content) {
  if (content === "") return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5000;
  const [pid, beginning] = content.split(" ");
  const status = statusOf(pid);
  // Z: a zombie, which has ended.
  return isAlive(Number(pid)) && status.beginning === beginning && status.state !== "Z";
}

function tryToTake(path, mine) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, mine, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

async function take(path, mine) {
  let waiting = false;
  let cleared = false;
  for (;;) {
    if (tryToTake(path, mine)) {
      if (!cleared) return;
      // Two processes that cleared the same dead lock may both think they hold the new one, so check again.
      await pause(200);
      if (readOrNull(path) === mine) return;
    }
    const content = readOrNull(path);
    if (content !== null && !isHeld(path, content)) {
      rmSync(path, { force: true });
      cleared = true;
      continue;
    }
    if (!waiting) console.log(RUN.waiting);
    waiting = true;
    await pause(300);
  }
}

/** Does the work while no other start or test in this clone installs or builds. The lock of a dead process is ignored. */
export async function alone(root, work) {
  const path = join(root, "node_modules", ".condotta-lock");
  const mine = `${process.pid} ${statusOf(process.pid).beginning}`;
  const release = () => {
    if (readOrNull(path) === mine) rmSync(path, { force: true });
  };
  await take(path, mine);
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}
