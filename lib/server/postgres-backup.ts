import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { TERMINAL } from "../words/terminal";
import { makeFile, makeFolder } from "./data-directory";
import { done, failed, messageOf, type Outcome } from "./problems";

const words = TERMINAL.backUp;

/** What a program of PostgreSQL's own says, and its code; null if there is no such program. The password is in no list of processes. */
function runDump(url: string, file: string): Promise<{ readonly code: number | null; readonly said: string } | null> {
  const address = new URL(url);
  const password = address.searchParams.get("password") ?? decodeURIComponent(address.password);
  address.password = "";
  address.searchParams.delete("password");
  // Who asked how often is gone within a day, and no backup keeps it.
  const args = ["--format=custom", "--no-owner", "--exclude-table-data=rate_limits", `--file=${file}`, `--dbname=${address.href}`];
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  return new Promise((resolve, reject) => {
    const child = spawn("pg_dump", args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (piece: string) => (said += piece));
    child.once("error", (error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? resolve(null) : reject(error)));
    child.once("close", (code) => resolve({ code, said: said.trim() }));
  });
}

/** Copies a PostgreSQL database, in use or not, to a new file, by its own program. The file gets its name only when it is complete. */
export async function backUpPostgres(url: string, target: string): Promise<Outcome<string>> {
  if (existsSync(target)) return failed(words.exists(target));
  const unfinished = `${target}.unfinished`;
  try {
    makeFolder(dirname(target));
    rmSync(unfinished, { force: true });
    makeFile(unfinished);
    const dumped = await runDump(url, unfinished);
    if (!dumped) return failed(words.noDump);
    if (dumped.code !== 0) return failed(words.dumpFailed(dumped.said));
    renameSync(unfinished, target);
    return done(target);
  } catch (error) {
    return failed(words.notWritten(target, messageOf(error)));
  } finally {
    rmSync(unfinished, { force: true });
  }
}
