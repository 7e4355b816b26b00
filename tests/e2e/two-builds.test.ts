import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** The site as it is, and from `update` on as if it were built anew: its build and its scripts have other names, wherever they are named. */
type Front = { readonly url: string; readonly builds: readonly [string, string]; update(): void };

const CHUNKS = "static/chunks/";

let server: Server | undefined;
afterAll(() => server?.close());

async function frontOf(target: string): Promise<Front> {
  const build = (await fetch(`${target}/armies`)).headers.get("x-condotta-build") ?? "";
  const builds = [build, [...build].reverse().join("")] as const;
  expect(new Set(builds).size).toBe(2);
  let now: string = builds[0];
  const named = (text: string) => (now === builds[0] ? text : text.replaceAll(builds[0], now).replaceAll(CHUNKS, `${CHUNKS}new.`));
  server = createServer(async (request, response) => {
    const asked = new Headers({ accept: request.headers.accept ?? "*/*", cookie: request.headers.cookie ?? "" });
    const path = (request.url ?? "/").replace(`${CHUNKS}new.`, CHUNKS);
    const answer = await fetch(target + path, { headers: asked, redirect: "manual" });
    const isText = /text|javascript|json/.test(answer.headers.get("content-type") ?? "");
    const body = isText ? named(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    const headers = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(headers.map(([name, value]) => [name, value.replace(builds[0], now)])));
    response.end(body);
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    builds,
    update() {
      now = builds[1];
    },
  };
}

/** The builds of all that is kept, by the cache in which it is, and of the worker that answers this page. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("condotta."));
    const kept: Record<string, string[]> = {};
    for (const name of names) {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      kept[name.slice("condotta.".length)] = [...new Set(answers.map((one) => one?.headers.get("x-condotta-build") ?? "none"))];
    }
    const worker = navigator.serviceWorker.controller?.scriptURL;
    return { kept, worker: worker ? new URL(worker).searchParams.get("build") : null };
  });

const WHOLE = { timeout: 60_000 };

it("takes a new build when one page alone is open, and until then keeps nothing of it beside the old", async () => {
  const front = await frontOf(site().url);
  const [before, after] = front.builds;
  const page = await browser.visit({ worker: "run" });
  await page.goto(`${front.url}/armies/kircholm`);
  await waitUntilHydrated(page);
  const isKept = (path: string) => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path);
  await expect.poll(() => isKept("/armies/kircholm/sheet"), WHOLE).toBe(true);
  await page.reload();
  await expect.poll(() => keptOf(page), WHOLE).toEqual({ kept: { [before]: [before] }, worker: before });

  const other = await page.context().newPage();
  await other.goto(`${front.url}/glossary`);
  await waitUntilHydrated(other);
  front.update();
  await page.reload();
  await waitUntilHydrated(page);
  // The new worker waits: the other page is of the old build, and all that it may still ask for is kept.
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? "");
  await expect.poll(waiting, WHOLE).toContain(after);
  await page.goto(`${front.url}/lists`);
  await waitUntilHydrated(page);
  await page.waitForTimeout(4000);
  const { kept, worker } = await keptOf(page);
  expect([kept[before], worker]).toEqual([[before], before]);
  expect(kept[after] ?? []).toEqual([]);

  await other.close();
  await page.goto(`${front.url}/armies/kircholm`);
  await waitUntilHydrated(page);
  await expect.poll(async () => (await keptOf(page)).worker, WHOLE).toBe(after);
  await page.reload();
  await expect.poll(() => isKept("/armies/kircholm/sheet"), WHOLE).toBe(true);
  expect(await keptOf(page)).toEqual({ kept: { [after]: [after] }, worker: after });
  await page.context().setOffline(true);
  await page.goto(`${front.url}/armies/kircholm`);
  await waitUntilHydrated(page);
});
