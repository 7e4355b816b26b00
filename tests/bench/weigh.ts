import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** Bytes of script that a page fetches until it has settled, gzipped. Nothing of it may have been fetched before. */
export async function weigh(page: Page, address: string, settled: (page: Page) => Promise<unknown>): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(address);
  await settled(page);
  const bodies = await Promise.all(scripts);
  if (bodies.length === 0) throw new Error(`${address} fetched no script: nothing was weighed`);
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
