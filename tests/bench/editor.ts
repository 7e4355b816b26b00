import type { Browser, Page } from "playwright-core";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { type Site, startSite } from "../e2e/site";
import { type EmptyPage, type EmptySite, pressAt, throttle } from "./empty-page";
import { median, report, reportRatio, reportWeight } from "./measure";
import { traced, type Work, workAfter } from "./paint-times";
import { weigh } from "./weigh";

const READY_ARMY = "/armies/kircholm";
/** The ready army has twelve unit groups; two more make the fourteen that the targets speak of. */
const MORE = ["Haiduks", "Reiters"] as const;
const EDITS = 40;
const FIRST_PAINTS = 5;

/** What a first visit fetches. */
async function weighFirstVisit(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser);
  const bytes = await weigh(await context.newPage(), address, (page) => page.waitForLoadState("networkidle"));
  await context.close();
  return bytes;
}

async function openFourteen(browser: Browser, site: Site): Promise<Page> {
  const page = await (await openContext(browser)).newPage();
  await page.goto(site.url + READY_ARMY, { waitUntil: "networkidle" });
  for (const name of MORE) await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  return page;
}

type Edits = { readonly ours: readonly Work[]; readonly empty: readonly Work[] };

/** These buttons in turn, and a click on the empty page after each. */
async function timeEdits(browser: Browser, page: Page, empty: EmptyPage, presses: readonly string[]): Promise<Edits> {
  await throttle(page, 4);
  const verdicts = new Set<string | null>();
  const events = await traced(browser, page, async () => {
    for (let at = 0; at < EDITS; at++) {
      const button = page.getByRole("button", { name: presses[at % presses.length] ?? "", exact: true });
      await pressAt(page, (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 });
      verdicts.add(await page.locator("#verdict").textContent());
      await empty.press();
    }
  });
  await throttle(page, 1);
  if (verdicts.size < 2) throw new Error("the edits changed nothing that could be seen");
  const apart = empty.processIn(events);
  return {
    ours: workAfter(
      events.filter(({ pid }) => pid !== apart),
      "click",
    ),
    empty: empty.worked(events),
  };
}

function reportEdits(name: string, { ours, empty }: Edits, isTarget: boolean): void {
  const target = isTarget ? { most: 1.5 } : null;
  const both = (of: keyof Work) => [ours.map((one) => one[of]), empty.map((one) => one[of])] as const;
  reportRatio(`${name}, its next paint by the clock, CPU x4`, ...both("clock"), target);
  reportRatio(`${name}, the main thread until that paint`, ...both("paint"), target);
  reportRatio(`${name}, the main thread with all that follows`, ...both("all"), null);
}

async function benchEdits(browser: Browser, site: Site, emptySite: EmptySite): Promise<void> {
  const empty = await emptySite.open(browser);
  const page = await openFourteen(browser, site);
  const sizes = ["More bases of no. 7", "Fewer bases of no. 7"];
  reportEdits("one more or fewer of 14 unit groups", await timeEdits(browser, page, empty, sizes), true);
  const every = ["More bases of no. 7", "Fewer bases of no. 3", "Add Reiters", "Undo", "Undo", "Undo"];
  reportEdits("edits of every kind", await timeEdits(browser, page, empty, every), false);
  await page.locator("#unit-7 [aria-expanded]").click();
  await page.locator("#unit-7 form").waitFor();
  reportEdits("one more or fewer with its form open", await timeEdits(browser, page, empty, sizes), false);
  await page.context().close();
}

async function firstPaint(browser: Browser, site: Site): Promise<number> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await throttle(page, 4);
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

/** Weight and speed of the editor, in Chromium over the production build. `loop` is the calibration of this machine. */
export async function benchEditor(loop: number, emptySite: EmptySite): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const browser = await launchBrowser();
  try {
    reportWeight("JavaScript of /, gzipped", (await weighFirstVisit(browser, site.url)) / 1000, "kB", { most: 150 });
    reportWeight("JavaScript of the editor, gzipped", (await weighFirstVisit(browser, site.url + READY_ARMY)) / 1000, "kB", { most: 220 });
    await benchEdits(browser, site, emptySite);
    const paints: number[] = [];
    for (let at = 0; at < FIRST_PAINTS; at++) paints.push(await firstPaint(browser, site));
    report("first paint of the editor, CPU x4, median", median(paints) / 1000, "s", { most: 0.8 }, loop);
  } finally {
    await browser.close();
    await site.stop();
  }
}
