import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { preflight } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    preparedData: string;
  }
}

/** A data folder as the check before a start leaves it, made once: every file's server begins with a copy. */
export function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "condotta-prepared-"));
  preflight({ ...process.env, NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000", DATA_DIR: folder });
  provide("preparedData", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
