import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { openContext } from "../e2e/open-browser";
import { freePort } from "../e2e/site";
import { type TraceEvent, type Work, workAfter } from "./paint-times";

const ROOT = resolve(import.meta.dirname, "../..");
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
const READY_WITHIN_MS = 30_000;
/** Between pressing and the next thing: time enough to paint at a quarter of the speed. */
const PAUSE_MS = 100;
const MARK = "condotta: empty page";

/**
 * A page with one counter, built with the Next and React of the site: the least that a click can cost. What another page costs is told as a
 * multiple of it, measured in the same minute, so that it means the same on a fast machine, on a slow one and on a busy one.
 */
export type EmptyPage = {
  /** Clicks its button, as a mouse does. */
  readonly press: () => Promise<void>;
  /** Of each of its clicks in this trace, what it cost until it was painted. */
  readonly worked: (events: readonly TraceEvent[]) => readonly Work[];
  /** The process of this page in the trace. */
  readonly processIn: (events: readonly TraceEvent[]) => number | undefined;
};

export type EmptySite = { readonly open: (browser: Browser) => Promise<EmptyPage>; readonly stop: () => Promise<void> };

async function untilAnswered(url: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await pause(50))
    if ((await fetch(url).catch(() => null))?.ok) return;
  throw new Error(`the empty page did not answer at ${url}`);
}

/** Clicks as a mouse does: a click that is only dispatched skips what the browser does of itself. */
export async function pressAt(page: Page, { x, y, width, height }: { x: number; y: number; width: number; height: number }): Promise<void> {
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.down();
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.up();
  await page.waitForTimeout(PAUSE_MS);
}

export async function throttle(page: Page, rate: number): Promise<void> {
  await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
}

async function open(browser: Browser, url: string): Promise<EmptyPage> {
  const page = await (await openContext(browser)).newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const button = await page.getByRole("button").boundingBox();
  if (!button) throw new Error("the empty page has no button");
  await throttle(page, 4);
  const processIn = (events: readonly TraceEvent[]) => events.find(({ name }) => name === MARK)?.pid;
  return {
    processIn,
    press: async () => {
      await page.evaluate((name) => void performance.mark(name), MARK);
      await pressAt(page, button);
    },
    worked: (events) =>
      workAfter(
        events.filter(({ pid }) => pid === processIn(events)),
        "click",
      ),
  };
}

/** Builds and serves it. */
export async function startEmptySite(): Promise<EmptySite> {
  const page = join(import.meta.dirname, "empty-page");
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(process.execPath, [NEXT, "build", page], { cwd: ROOT, env, stdio: "ignore" });
  if (status !== 0) throw new Error("the empty page could not be built");
  const port = await freePort();
  const server = spawn(process.execPath, [NEXT, "start", page, "-p", String(port)], { stdio: "ignore", env });
  process.once("exit", () => server.kill("SIGKILL"));
  const url = `http://localhost:${port}`;
  await untilAnswered(url);
  return {
    open: (browser) => open(browser, url),
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}
