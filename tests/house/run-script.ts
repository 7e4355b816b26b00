import { execFile } from "node:child_process";
import { Console } from "node:console";
import { join, resolve } from "node:path";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";

const ROOT = resolve(import.meta.dirname, "../..");

/** What a script printed and how it ended. */
type Ended = { readonly code: number; readonly out: string; readonly err: string };

/** As its reader starts it: in a process of its own, which takes two seconds to begin. Once for each script is enough. */
export function started(script: string, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, ["--import", "tsx", join(ROOT, "scripts", script), ...args], { cwd: ROOT }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

class Exit extends Error {
  constructor(readonly code: number) {
    super(`The script ended with ${code}.`);
  }
}

function kept() {
  const pieces: string[] = [];
  const stream = new Writable({
    write(piece, _, done) {
      pieces.push(String(piece));
      done();
    },
  });
  return { stream, text: () => pieces.join("") };
}

let runs = 0;

/** The same in this process: a script is read anew for each run, and ends at its end or where it calls `process.exit`. One at a time. */
export async function run(script: string, ...args: string[]): Promise<Ended> {
  const [out, err] = [kept(), kept()];
  const before = { argv: process.argv, exit: process.exit, exitCode: process.exitCode, console: globalThis.console };
  let code = 0;
  process.exitCode = 0;
  process.argv = [process.execPath, script, ...args];
  globalThis.console = new Console({ stdout: out.stream, stderr: err.stream });
  process.exit = (ended) => {
    throw new Exit(Number(ended ?? 0));
  };
  try {
    await import(/* @vite-ignore */ `${pathToFileURL(join(ROOT, "scripts", script)).href}?run=${runs++}`);
    code = Number(process.exitCode);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    code = error.code;
  } finally {
    Object.assign(process, { argv: before.argv, exit: before.exit, exitCode: before.exitCode });
    globalThis.console = before.console;
  }
  return { code, out: out.text(), err: err.text() };
}
