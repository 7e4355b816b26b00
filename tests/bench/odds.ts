import type { Page } from "playwright-core";
import { armiesAddress, fightAddress, groupCode } from "@/app/_components/odds/odds-address";
import { type Fighter, fighter, fightQuestion, matchUpQuestion } from "@/lib/model/odds";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { ODDS } from "@/lib/words/odds";
import { askMatchUp, GERMAN_BRIGADES, HUSSARS, ITALIAN_TERCIO, LISTS, ODDS_BOOK, SWISS_KEIL } from "../build/odds-fixtures";
import { launchBrowser, openContext } from "../e2e/open-browser";
import { startSite } from "../e2e/site";
import { median, report } from "./measure";

const TIMES = 200;

/** Milliseconds for one, the median of many after as many to warm up. */
function milliseconds(work: () => boolean): number {
  const once = () => {
    const start = performance.now();
    if (!work()) throw new Error("the benchmark asked what has no answer");
    return performance.now() - start;
  };
  for (let at = 0; at < TIMES; at++) once();
  return median(Array.from({ length: TIMES }, once));
}

/** Fifteen unit groups of a list, as large as it has them. */
function fifteen(list: string): readonly Fighter[] {
  const found = [...LISTS.current.values()].find((one) => one.list.id === list);
  const lines = found?.lines ?? [];
  return Array.from({ length: 15 }, (_, at) => {
    const one = lines[at % lines.length];
    return fighter.parse({ who: { list, line: one?.line.id }, bases: one?.sizes.at(-1) });
  });
}
const [MINE, THEIRS] = [fifteen("swedish-1618-1648"), fifteen("spanish-flanders-1568-1648")];

/** How fast a fight is reckoned to its end, and two armies of fifteen. */
export function benchOdds(loop: number): void {
  const fight = fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES });
  report(
    "a fight to its end",
    milliseconds(() => askFight(fight, LISTS, ODDS_BOOK).ok),
    "ms",
    { most: 2 },
    loop,
  );
  const deep = fightQuestion.parse({ a: SWISS_KEIL, b: ITALIAN_TERCIO });
  report(
    "the same between keil and tercio",
    milliseconds(() => askFight(deep, LISTS, ODDS_BOOK).ok),
    "ms",
    { most: 10 },
    loop,
  );
  const armies = matchUpQuestion.parse({ mine: MINE, theirs: THEIRS });
  const TENTH = 20;
  const times = Array.from({ length: TIMES / TENTH }, () => {
    const start = performance.now();
    if (!askMatchUp(armies).ok) throw new Error("the benchmark's armies cannot meet");
    return performance.now() - start;
  });
  report("fifteen unit groups against fifteen", median(times), "ms", { most: 300 }, loop);
}

type Watched = { readonly oddsTimes: number[] };

/** Notes how long a page's worker takes from each question to its answer. */
function watchWorkers(): void {
  const times: number[] = [];
  Object.assign(window, { oddsTimes: times } satisfies Watched);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const start = performance.now();
    this.addEventListener("message", () => times.push(performance.now() - start), { once: true });
    postMessage.call(this, message);
  };
}

const PRESSES = 20;

/** The times of these presses, each waited for; the first, which loads worker and tables, left out. */
async function timesOf(page: Page, press: () => Promise<void>): Promise<readonly number[]> {
  const told = () => page.evaluate(() => (window as unknown as Watched).oddsTimes);
  for (let at = 1; at <= PRESSES; at++) {
    await press();
    await page.waitForFunction((count) => (window as unknown as Watched).oddsTimes.length >= count, at);
  }
  return (await told()).slice(1);
}

/** The same in a browser, in the worker of the page. */
export async function benchOddsPages(loop: number): Promise<void> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const page = await (await openContext(browser)).newPage();
  await page.addInitScript(watchWorkers);
  const numbered = (army: readonly Fighter[]) => army.map((one, at) => ({ number: at + 1, codes: [groupCode(one)] }));
  await page.goto(site.url + armiesAddress(numbered(MINE), numbered(THEIRS)), { waitUntil: "networkidle" });
  const way = (name: string) => page.getByRole("link", { name, exact: true }).click();
  const armies = await timesOf(page, async () => {
    await way(ODDS.armies.overlapping);
    await page.locator(".match-up-desk[aria-busy=false]").waitFor();
    // As it came from the server: nothing is asked of the worker.
    await way(ODDS.armies.inLine);
  });
  report("fifteen unit groups against fifteen, in the browser", median(armies), "ms", { most: 300 }, loop);
  for (const [name, a, b] of [
    ["a fight with its fire and everything else on its page, in the browser", HUSSARS, GERMAN_BRIGADES],
    ["the same between keil and tercio", SWISS_KEIL, ITALIAN_TERCIO],
  ] as const) {
    const address = fightAddress(groupCode(fighter.parse(a)), groupCode(fighter.parse(b)));
    await page.goto(site.url + address, { waitUntil: "networkidle" });
    const line = page.getByRole("checkbox", { name: ODDS.line });
    report(name, median(await timesOf(page, () => line.click())), "ms", null, loop);
  }
  await browser.close();
  await site.stop();
}
