import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { preflight, startSite } from "./site";

declare module "vitest" {
  interface ProvidedContext {
    preparedData: string;
    /** Addresses of running servers, one for each worker. */
    sites: readonly string[];
  }
}

/** A data folder as the check before a start leaves it, made once: every server begins with a copy. In it a server for each worker. */
export async function setup({ config, provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "condotta-prepared-"));
  preflight({ ...process.env, NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000", DATA_DIR: folder });
  provide("preparedData", folder);
  const workers = Number(config.maxWorkers);
  const sites = await Promise.all(Array.from({ length: workers }, () => startSite({}, folder)));
  provide(
    "sites",
    sites.map(({ url }) => url),
  );
  return async () => {
    for (const site of sites) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
