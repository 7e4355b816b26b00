import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach } from "vitest";
import { launchBrowser, openContext, SHORT_LIVED, type View } from "./open-browser";

/** Only what hangs should fail for its time: a busy machine makes everything slow. */
const PATIENCE_MS = 60_000;

/** For what a page asks of the server beside itself, which hangs up on a connection that it has kept long enough, just as it is used again. */
export const RETRIED = { maxRetries: 3 };

/** One browser for all files that a worker runs, one after another; it ends with the worker. One that has crashed is replaced. */
let browser: Promise<Browser> | undefined;

async function launch(): Promise<Browser> {
  const launched = await launchBrowser(SHORT_LIVED);
  launched.on("disconnected", () => {
    browser = undefined;
  });
  return launched;
}

function runningBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

const LINES = 150;

/** What a page showed when its test failed: its address and the beginning of its content. */
async function lastSeen(page: Page): Promise<string> {
  const content = await page.locator("body").ariaSnapshot().catch(String);
  return [page.url(), ...content.split("\n").slice(0, LINES)].join("\n");
}

/** A visitor's window, with the origins whose storage it has written in. */
type Visitor = { readonly context: BrowserContext; readonly origins: Set<string>; hasLeft: boolean };

/**
 * Visitors whose test is over, by what they see of a page. The next who sees the same is one of them without a memory: only what may be
 * cached for ever, the scripts and fonts of the build, is not fetched and read again, which was a third of the work of a page.
 */
const resting = new Map<string, Visitor[]>();
const kindOf = ({ size, theme, scripts, motion, worker, ...rest }: View): string => {
  // Whoever adds a part to a view adds it here, or a visitor is given who sees something else.
  rest satisfies Record<string, never>;
  return JSON.stringify([size, theme, scripts, motion, worker]);
};

async function newVisitor(view: View): Promise<Visitor> {
  const context = await openContext(await runningBrowser(), view);
  context.setDefaultTimeout(PATIENCE_MS);
  const visitor: Visitor = { context, origins: new Set(), hasLeft: false };
  context.on("close", () => {
    visitor.hasLeft = true;
  });
  const note = (url: string) => url.startsWith("http") && visitor.origins.add(new URL(url).origin);
  context.on("page", (page) => page.on("framenavigated", (frame) => note(frame.url())));
  return visitor;
}

/** Takes everything from him but his cache. */
async function forget({ context, origins }: Visitor, page: Page): Promise<void> {
  const wire = await context.newCDPSession(page);
  for (const origin of origins) await wire.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await wire.detach();
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  origins.clear();
}

function restingVisitor(view: View): Visitor | undefined {
  const visitor = resting.get(kindOf(view))?.pop();
  return visitor?.hasLeft ? restingVisitor(view) : visitor;
}

/** Visitors for the tests of a file; all their pages close with the test. If it fails, it prints what they last saw. */
export function browserForThisFile() {
  const opened: { readonly visitor: Visitor; readonly view: View }[] = [];
  afterEach(async ({ task }) => {
    const done = opened.splice(0);
    const hasFailed = task.result?.state === "fail";
    if (hasFailed) {
      const pages = await Promise.all(done.flatMap(({ visitor }) => visitor.context.pages()).map(lastSeen));
      console.error(`${task.name}: the pages when it failed\n${pages.join("\n")}`);
    }
    for (const { visitor, view } of done) {
      if (hasFailed) await visitor.context.close();
      else {
        for (const page of visitor.context.pages()) await page.close();
        resting.set(kindOf(view), [...(resting.get(kindOf(view)) ?? []), visitor]);
      }
    }
  });
  return {
    /**
     * A visitor without a past: nothing stored, nobody signed in; with one page. Things move only where it is asked for: that keeps a core busy,
     * and every journey waiting.
     */
    async visit(asked: View = {}): Promise<Page> {
      const view: View = { motion: "reduced", ...asked };
      const known = restingVisitor(view);
      const visitor = known ?? (await newVisitor(view));
      opened.push({ visitor, view });
      const page = await visitor.context.newPage();
      if (known) await forget(known, page);
      return page;
    },
  };
}

/** Cuts the connection. What was not loaded yet does not come out of the cache either. */
export async function goOffline(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
}

/**
 * Notes from now on everything a browser complains of: errors on the console (a breach of the content security policy is one),
 * exceptions nobody caught, requests that failed or were refused.
 */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Dropped by the page itself, which went elsewhere or no longer wanted it.
    if (why === "net::ERR_ABORTED") return;
    complaints.push(`request failed (${why}): ${request.url()}`);
  });
  return complaints;
}

/**
 * Waits until React has taken the page over. It then hangs keys of its own on the elements it rendered; we look at the first of
 * the body and at everything that can be operated. Throws after the time-out with what is still lifeless.
 */
export async function waitUntilHydrated(page: Page, timeout = PATIENCE_MS): Promise<void> {
  // Asked over and over while the page is busy coming alive: it looks no further than is told.
  const lifeless = () => {
    const isAlive = (element: Element) => Object.keys(element).some((key) => /^__react(Fiber|Props)\$/.test(key));
    const first = document.querySelector("body > :not(script, style, template, next-route-announcer)");
    if (first === null) return ["nothing in the body"];
    const dead: string[] = [];
    for (const element of [first, ...document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)")]) {
      if (dead.length === 5) break;
      if (!isAlive(element)) dead.push(`${(element.cloneNode() as Element).outerHTML.slice(0, 120)} ${element.textContent?.slice(0, 40)}`);
    }
    return dead;
  };
  const until = Date.now() + timeout;
  let left = await page.evaluate(lifeless);
  while (left.length > 0 && Date.now() < until) {
    await page.waitForTimeout(50);
    left = await page.evaluate(lifeless);
  }
  if (left.length > 0) throw new Error(`The page did not hydrate; still lifeless: ${left.join(" ")}`);
}
