import { afterAll, beforeAll, inject } from "vitest";
import { type Address, type Site, startSite } from "./site";

/** The server that all files of this worker share: what it has run once it runs faster. Every test has a visitor of its own. */
export function sharedSite(): Address {
  const url = inject("sites")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!url) throw new Error(`No server was started for worker ${process.env.VITEST_POOL_ID}.`);
  return { url };
}

/** A server for the tests of this file alone; ask for it inside a test. `environment`: what is its own there. */
export function siteForThisFile(environment: Record<string, string> = {}): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startSite(environment, inject("preparedData"));
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error("The server is not running yet: ask for it inside a test.");
    return site;
  };
}
