import { spawn } from "node:child_process";
import { constants } from "node:os";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { RUN } from "./words.mjs";

/** A problem that the reader can fix. Printed as one sentence, without a stack. */
export class Fault extends Error {}

/** The processes that we started, so that a signal reaches all of them. */
const running = new Set();

const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/** Passes a signal on to the running processes, or exits if there are none. After a signal no further step begins. */
let stoppedBy = null;
function passOn(signal) {
  stoppedBy ??= signal;
  if (running.size === 0) process.exit(exitCodeOf(signal));
  for (const child of running) child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, passOn);

/**
 * Runs a program to its end. `captured` returns its output instead of showing it; `name` shows each line after that name, where two programs
 * run side by side. A program ended by a signal returns the code of a shell, 128 + the signal's number.
 */
export function run(command, args, { captured = false, name, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: captured || name ? ["ignore", "pipe", "pipe"] : "inherit", ...options });
    const pieces = [];
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      if (captured) stream.on("data", (piece) => pieces.push(piece));
      else if (name) createInterface(stream).on("line", (line) => console.log(`${name}: ${line}`));
    child.on("error", (error) => {
      running.delete(child);
      reject(new Fault(RUN.notStarted(command, error.code ?? error.message)));
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? exitCodeOf(signal), signal, output: Buffer.concat(pieces).toString() });
    });
  });
}

/** Exits if a signal has come meanwhile. */
export function stopIfAsked() {
  if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
}

export const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);

/** Announces a long step in one sentence, and prints its seconds at the end. */
export async function step(announcement, work) {
  const start = performance.now();
  console.log(announcement);
  const result = await work();
  stopIfAsked();
  console.log(RUN.done(secondsSince(start)));
  return result;
}

/** Runs `main`. A problem is printed as its sentence, with exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    stopIfAsked();
    console.error(error instanceof Fault ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs the npm that called us, or the one on the path. */
export function npm(args, options) {
  const called = process.env.npm_execpath;
  const [command, first] = called && basename(called) === "npm-cli.js" ? [process.execPath, [called]] : ["npm", []];
  return run(command, [...first, ...args], options);
}
