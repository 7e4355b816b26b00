import type { Browser, Page } from "playwright-core";
import type { CreatedBattle } from "@/lib/model/battle";
import type { BattleView } from "@/lib/model/battle-view";
import type { Piece, Placed } from "@/lib/model/battlefield";
import { TERRAIN_KINDS } from "@/lib/model/enumerations";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { bearer, quickForce, type Seat, sendCommand } from "../e2e/seat";
import { type Site, startSite } from "../e2e/site";
import { type EmptyPage, type EmptySite, throttle } from "./empty-page";
import { reportRatio, reportWeight } from "./measure";
import { type TraceEvent, traced, type Work, workAfter } from "./paint-times";
import { weigh } from "./weigh";

const PIECES = 12;
const UNITS = 40;
const MOVES = 120;
/** From one move to the next, at a quarter of the speed: the page rests in between. */
const PAUSE_MS = 60;
/** For the forbidden ground, and for what a page fetches of itself. */
const SETTLE_MS = 3000;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Seat a plays by the suggestions it is given until it may deploy. */
async function playToDeployment({ url, battle, headers }: Seat): Promise<BattleView> {
  const ask = async (path = "") => (await fetch(`${url}/api/battles/${battle}${path}`, { headers })).json();
  for (let turn = 0; turn < 400; turn++) {
    const view = (await ask()) as BattleView;
    const [first] = view.legal;
    if (view.legal.some(({ type }) => type === "deploy-unit")) return view;
    const isEarly = view.day !== null || view.territory === null || view.pieces.length === 0;
    const suggested = first && first.type !== "sit" && !isEarly ? ((await ask("/suggestion")) as { command?: unknown }).command : first;
    if (!suggested) continue;
    await sendCommand({ url, battle, headers }, suggested as Parameters<typeof sendCommand>[1]);
  }
  throw new Error("the battle does not come to its deployment");
}

/** The same table with as much on it as there ever is. */
function crowded(view: BattleView): BattleView {
  const isNear = view.seat === view.roles?.defender;
  const piece = (at: number): Piece => ({
    ...{ id: `piece-${at}`, kind: TERRAIN_KINDS[at % TERRAIN_KINDS.length] ?? "wood", w: 4, h: 5, angle: (at * 25) % 360 },
    ...{ x: 4 + (at % 6) * 7.2, y: 12 + Math.floor(at / 6) * 6, by: "a", as: "optional", adjusted: false },
  });
  const unit = (at: number): Placed => {
    const isOwn = at < UNITS / 2;
    const [row, column] = [Math.floor((at % 20) / 10), at % 10];
    const near = isOwn === isNear;
    return {
      ...{ seat: isOwn ? "a" : "b", number: 50 + (at % 20), name: "Reiters", x: 3 + column * 4, y: near ? 1.5 + row * 3 : 28.5 - row * 3 },
      ...{ facing: near ? 90 : 270, files: 2, form: "loose", nervous: false, bases: 4, caltrops: false, stakes: false },
      ...{ droppedPikes: false, troop: view.own?.units[0]?.troop ?? { type: "mounted", formation: "loose" } },
    } as Placed;
  };
  const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  return { ...view, seq: view.seq + 1, flank: null, pieces: many(PIECES, piece), units: many(UNITS, unit) };
}

/** A battle against the house in which this page's seat deploys, shown as if the table were full: what script it fetches, in bytes. */
async function openCrowded(page: Page, { url }: Site): Promise<number> {
  const opened = await page.request.post(`${url}/api/battles`, {
    data: { table: { width: 45, depth: 30 }, seats: { a: quickForce("Blues"), b: { kind: "house", list: null, temper: "bold" } } },
    headers: { origin: url, "idempotency-key": crypto.randomUUID() },
  });
  const { battle, seats } = (await opened.json()) as CreatedBattle;
  const view = await playToDeployment({ url, battle, headers: bearer(seats.a) });
  // The stream is the only thing that tells a page of another view.
  await page.addInitScript(
    (told) => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        if (!String(input).endsWith("/events")) return real(input, init);
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode(told));
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    },
    `data: ${JSON.stringify(crowded(view))}\n\n`,
  );
  const bytes = await weigh(page, `${url}/battles/${battle}`, async () => {
    await page.locator(".handling-held").waitFor();
    await page.waitForTimeout(SETTLE_MS);
  });
  const [pieces, units] = await Promise.all([".terrain", ".troop"].map((what) => page.locator(`svg.field ${what}`).count()));
  if (pieces !== PIECES || (units ?? 0) < UNITS) throw new Error(`the table is not full: ${pieces} pieces, ${units} unit groups`);
  return bytes;
}

async function boxOf(page: Page, what: string): Promise<Box> {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error(`nothing is drawn of ${what}`);
  return box;
}

/** Moves from one click on the empty page to the next. */
const MOVES_A_CLICK = 4;

/** Carries what is in the hand round and round, over free and forbidden ground. */
async function carry(page: Page, { x, y, width }: Box, empty: EmptyPage): Promise<void> {
  for (let move = 1; move <= MOVES; move++) {
    await page.mouse.move(x + (width / 5) * Math.sin(move / 9), y + (width / 12) * (Math.cos(move / 7) - 1));
    await page.waitForTimeout(PAUSE_MS);
    if (move % MOVES_A_CLICK === 0) await empty.press();
  }
}

/** The quadrilaterals of everything that was laid out, as the trace tells them: x and y in turn. */
function laidOut(events: readonly TraceEvent[]): readonly (readonly number[])[] {
  return events.flatMap(({ name, args }) => {
    const { layoutRoots = [] } = (args?.endData ?? {}) as { readonly layoutRoots?: readonly { readonly quads?: readonly number[][] }[] };
    return name === "Layout" ? layoutRoots.flatMap(({ quads = [] }) => quads) : [];
  });
}

const isWithin = (quad: readonly number[], { x, y, width, height }: Box): boolean =>
  quad.every((at, place) => (place % 2 === 0 ? at >= x - 1 && at <= x + width + 1 : at >= y - 1 && at <= y + height + 1));

function areaOf(quad: readonly number[]): number {
  const at = (place: number) => quad[place % quad.length] ?? 0;
  const crossed = quad.map((_, place) => (place % 2 === 0 ? at(place) * at(place + 3) - at(place + 2) * at(place + 1) : 0));
  return Math.abs(crossed.reduce((sum, one) => sum + one, 0)) / 2;
}

/** The sheet that is carried about is as large as the overlay, wherever it is. */
const isCarried = (quad: readonly number[], { width, height }: Box): boolean => Math.abs(areaOf(quad) / (width * height) - 1) < 0.01;

/** Beside the table a new verdict appears, and is laid out then. */
const markTold = (page: Page) =>
  page.evaluate(() => {
    const seen = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest(".handling")))
        performance.mark("told");
    });
    seen.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  });

type Moves = { readonly moves: readonly number[]; readonly clicks: readonly number[] };

async function timeMoves(browser: Browser, page: Page, empty: EmptyPage): Promise<Moves> {
  const grip = await boxOf(page, "[data-grip=body]");
  const [overlay, reasons] = [await boxOf(page, ".handling"), await boxOf(page, ".handling-reasons")];
  const from = { ...overlay, x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await throttle(page, 4);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.waitForTimeout(SETTLE_MS);
  await markTold(page);
  const events = await traced(browser, page, () => carry(page, from, empty));
  const own = events.filter(({ pid }) => pid !== empty.processIn(events));
  await page.mouse.up();
  await throttle(page, 1);
  const told = await page.evaluate(() => performance.getEntriesByName("told").length);
  const elsewhere = laidOut(own).filter((quad) => !isWithin(quad, overlay) && !isWithin(quad, reasons) && !isCarried(quad, overlay));
  if (told > MOVES / 2 || elsewhere.length > told)
    throw new Error(`told ${told} times, and something else was laid out ${elsewhere.length} times: ${elsewhere[0]?.join(" ")}`);
  const paint = (works: readonly Work[]) => works.map((one) => one.paint);
  return { moves: paint(workAfter(own, "pointermove")), clicks: paint(empty.worked(events)) };
}

/** What it costs to carry a unit group over a full table: in Chromium over the production build. */
export async function benchPointerMoves(emptySite: EmptySite): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "warn" });
  const browser = await launchBrowser();
  try {
    const page = await (await openContext(browser)).newPage();
    const bytes = await openCrowded(page, site);
    reportWeight("JavaScript of /battles/[battle] with its table, gzipped", bytes / 1000, "kB", null);
    const { moves, clicks } = await timeMoves(browser, page, await emptySite.open(browser));
    if (moves.length < MOVES / 2) throw new Error(`only ${moves.length} moves were seen`);
    const name = `a pointer move over ${PIECES} pieces and ${UNITS} unit groups, main thread, CPU x4`;
    reportRatio(name, moves, clicks, { most: 0.7 });
  } finally {
    await browser.close();
    await site.stop();
  }
}
