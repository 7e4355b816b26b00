import { afterAll, beforeAll, inject } from "vitest";
import { type Site, startSite } from "./site";

/** One server for all tests of a file; ask for it inside a test. */
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
