import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TERMINAL } from "../words/terminal";
import { done, failed, messageOf, type Outcome } from "./outcome";
import { closeToOthers } from "./owner-only";

export type Secret = {
  /** 32 random bytes in lower-case hex. */
  readonly hex: string;
  /** Whether others could read the file, until now. */
  readonly mended: boolean;
};

const OWNER_ONLY = 0o600;

const hasCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

/** Makes the complete file or none, and keeps a file that another process made first. */
function make(file: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, `${randomBytes(32).toString("hex")}\n`, { mode: OWNER_ONLY, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    make(file);
    return readFileSync(file, "utf8").trim();
  }
}

/** The secret that signs this server's cookies, made once and stored in the data directory. */
export function readSecret(dataDirectory: string): Outcome<Secret> {
  const file = join(dataDirectory, "secret");
  try {
    const hex = read(file);
    if (/^[0-9a-f]{64}$/.test(hex)) return done({ hex, mended: closeToOthers(file) });
    return failed(TERMINAL.secret.malformed(file));
  } catch (error) {
    return failed(TERMINAL.secret.unusable(file, messageOf(error)));
  }
}
