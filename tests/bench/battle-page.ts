import type { Browser, Page } from "playwright-core";
import { isOnTable } from "@/app/battles/[battle]/_components/standing";
import type { CreatedBattle, Joined } from "@/lib/model/battle";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { bearer, quickForce, type Seat, sendCommand } from "../e2e/seat";
import { type Site, startSite } from "../e2e/site";
import { type EmptyPage, type EmptySite, throttle } from "./empty-page";
import { reportRatio, reportWeight } from "./measure";
import { paintTimes, type Work } from "./paint-times";
import { weigh } from "./weigh";

const BATTLES = 3;
/** What was seen at least, for the figures to mean something. */
const AT_LEAST = 40;
/** From one command to the next, at a quarter of the speed: time enough to paint, and to read the record again. */
const PAUSE_MS = 400;
/** For what a page fetches of itself once it stands. */
const SETTLE_MS = 1500;

/** A battle whose seat a is this page's, and how both seats are played by a program. */
async function openWatched(page: Page, { url }: Site): Promise<{ battle: string; seats: Readonly<Record<SeatName, Seat>> }> {
  const origin = { origin: url };
  const table = { width: 45, depth: 30 };
  const opened = await page.request.post(`${url}/api/battles`, {
    data: { table, seats: { a: quickForce("Blues"), b: { kind: "invite" } } },
    headers: { ...origin, "idempotency-key": crypto.randomUUID() },
  });
  const { battle, seats, invite } = (await opened.json()) as CreatedBattle;
  const body = JSON.stringify({ invite, force: quickForce("Reds", 6, "talented") });
  const joined = await fetch(`${url}/api/battles/${battle}/join`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  const { token } = (await joined.json()) as Joined;
  const seatOf = (held: string | null): Seat => ({ url, battle, headers: bearer(held) });
  return { battle, seats: { a: seatOf(seats.a), b: seatOf(token) } };
}

async function look({ url, battle, headers }: Seat): Promise<BattleView> {
  return (await (await fetch(`${url}/api/battles/${battle}`, { headers })).json()) as BattleView;
}

/** Both seats play up to the table, never the same way twice. The page sits down by itself, and then only looks on. */
async function playTheDays({ a, b }: Readonly<Record<SeatName, Seat>>, pause: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const view = await look(a);
    if (isOnTable(view)) return;
    const seat = view.toAct.includes("b") ? b : a;
    const { legal } = await look(seat);
    const command = legal[turn % legal.length];
    if (!command) throw new Error(`nobody may do anything at ${view.step}`);
    const { status, text } = await sendCommand(seat, command);
    if (status !== 200) throw new Error(`${command.type} was answered ${status}: ${text}`);
    await pause();
  }
  throw new Error("the days do not end");
}

type Views = { readonly views: readonly Work[]; readonly empty: readonly Work[] };

/** One battle from the first roll to the end of its days, looked at by its page at a quarter of this machine's speed. */
async function timeViews(browser: Browser, page: Page, site: Site, empty: EmptyPage): Promise<Views> {
  const { battle, seats } = await openWatched(page, site);
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  let stream: string | undefined;
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.endsWith(`/${battle}/events`)) stream = requestId;
  });
  await page.goto(`${site.url}/battles/${battle}`);
  await page.getByRole("log").waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLE_MS);
  await throttle(page, 4);
  const pause = async () => {
    await page.waitForTimeout(PAUSE_MS);
    await empty.press();
  };
  const { events, views } = await paintTimes(
    browser,
    page,
    () => stream,
    () => playTheDays(seats, pause),
  );
  await page
    .locator(".turn-head .eyebrow")
    .getByText(/^(Secure flank|Compulsory terrain)$/)
    .waitFor();
  await throttle(page, 1);
  await wire.detach();
  return { views, empty: empty.worked(events) };
}

/** What a player fetches for the page of a battle, and for the page that opens one. */
async function reportWeights(browser: Browser, site: Site): Promise<void> {
  const settled = (page: Page) => page.waitForTimeout(SETTLE_MS);
  for (const [name, target] of [
    ["battle", { most: 200 }],
    ["new", null],
  ] as const) {
    const context = await openContext(browser);
    const page = await context.newPage();
    const path = name === "new" ? "new" : (await openWatched(page, site)).battle;
    const bytes = await weigh(page, `${site.url}/battles/${path}`, settled);
    reportWeight(`JavaScript of /battles/${name === "new" ? "new" : "[battle]"}, gzipped`, bytes / 1000, "kB", target);
    await context.close();
  }
}

/** Weight of a battle's page, and what it costs to show what has just come: in Chromium over the production build. */
export async function benchBattlePage(emptySite: EmptySite): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const browser = await launchBrowser();
  try {
    await reportWeights(browser, site);
    const page = await (await openContext(browser)).newPage();
    const empty = await emptySite.open(browser);
    const seen: Views[] = [];
    for (let at = 0; at < BATTLES; at++) seen.push(await timeViews(browser, page, site, empty));
    const both = (of: keyof Work) =>
      [seen.flatMap(({ views }) => views.map((one) => one[of])), seen.flatMap((one) => one.empty.map((work) => work[of]))] as const;
    if (both("paint")[0].length < AT_LEAST) throw new Error(`only ${both("paint")[0].length} views were seen painted`);
    reportRatio("a view of a battle, arrival to paint, main thread, CPU x4", ...both("paint"), { most: 1.8 });
    reportRatio("the same until the next one, record and all", ...both("all"), null);
  } finally {
    await browser.close();
    await site.stop();
  }
}
