import type { Browser, Page } from "playwright-core";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { type Site, startSite } from "../e2e/site";
import { median, percentile, report, reportWeight } from "./measure";
import { weigh } from "./weigh";

const READY_ARMY = "/armies/kircholm";
/** The ready army has twelve unit groups; two more make the fourteen that the targets speak of. */
const MORE = ["Haiduks", "Reiters"] as const;
const EDITS = 80;
const FIRST_PAINTS = 5;

type Timed = { readonly edit: number; readonly paint: number };

/** What a first visit fetches. */
async function weighFirstVisit(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser);
  const bytes = await weigh(await context.newPage(), address, (page) => page.waitForLoadState("networkidle"));
  await context.close();
  return bytes;
}

/** Presses a button, and measures the time to the new layout and to the paint, in milliseconds. */
const pressOnce = (page: Page, name: string): Promise<Timed> =>
  page.getByRole("button", { name, exact: true }).evaluate(async (button: HTMLElement) => {
    const before = document.querySelector("#verdict")?.textContent;
    const start = performance.now();
    button.click();
    // React draws in a microtask of its own, queued by the click.
    await null;
    document.body.getBoundingClientRect();
    const edit = performance.now() - start;
    if (document.querySelector("#verdict")?.textContent === before) throw new Error("the edit changed nothing that could be seen");
    await new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => done();
        after.port2.postMessage(null);
      }),
    );
    return { edit, paint: performance.now() - start };
  });

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Edits of every kind that a tap makes: sizes up and down, a unit group added, and one step taken back. */
async function timeEdits(browser: Browser, site: Site, rate: number): Promise<readonly Timed[]> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(site.url + READY_ARMY, { waitUntil: "networkidle" });
  for (const name of MORE) await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await throttle(page, rate);
  const presses = ["More bases of no. 7", "Fewer bases of no. 3", "Add Reiters", "Undo", "Undo", "Undo"];
  const timed: Timed[] = [];
  for (let at = 0; at < EDITS; at++) {
    timed.push(await pressOnce(page, presses[at % presses.length] ?? ""));
    await page.waitForTimeout(30);
  }
  await context.close();
  return timed;
}

async function firstPaint(browser: Browser, site: Site, rate: number): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await throttle(page, rate);
  await page.goto(site.url + READY_ARMY, { waitUntil: "load" });
  const at = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list, observer) => {
          const first = list.getEntries().find((one) => one.name === "first-contentful-paint");
          if (!first) return;
          observer.disconnect();
          done(first.startTime);
        }).observe({ type: "paint", buffered: true }),
      ),
  );
  await context.close();
  return at;
}

async function reportEdits(browser: Browser, site: Site, rate: number, targets: readonly [string, string], loop: number): Promise<void> {
  const timed = await timeEdits(browser, site, rate);
  const edits = timed.map((one) => one.edit);
  const name = `one edit of 14 unit groups, handler, render and layout, CPU x${rate}`;
  report(`${name}, median`, median(edits), "ms", targets[0], loop);
  report(`${name}, p95`, percentile(edits, 0.95), "ms", targets[1], loop);
  report(`its next paint, CPU x${rate}, median`, median(timed.map((one) => one.paint)), "ms", "no target", loop);
}

/** Weight and speed of the editor, in Chromium over the production build. `loop` is the calibration of this machine. */
export async function benchEditor(loop: number): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const browser = await launchBrowser();
  try {
    reportWeight("JavaScript of /, gzipped", (await weighFirstVisit(browser, site.url)) / 1000, "kB", "at most 150");
    reportWeight("JavaScript of the editor, gzipped", (await weighFirstVisit(browser, site.url + READY_ARMY)) / 1000, "kB", "at most 220");
    await reportEdits(browser, site, 1, ["at most 5", "at most 10"], loop);
    await reportEdits(browser, site, 4, ["at most 16", "at most 40"], loop);
    const paints: number[] = [];
    for (let at = 0; at < FIRST_PAINTS; at++) paints.push(await firstPaint(browser, site, 4));
    report("first paint of the editor, CPU x4, median", median(paints) / 1000, "s", "at most 0.8", loop);
  } finally {
    await browser.close();
    await site.stop();
  }
}
