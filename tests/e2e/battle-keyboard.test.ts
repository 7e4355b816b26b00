import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { eventually, heard, inBattle, isOnTable, layOut, type Press, playUntil, theTurn, title } from "./battle-room";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

const MOST_TABS = 80;
const MOST_ARROWS = 30;

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

const ARROWS = { row: ["ArrowLeft", "ArrowRight"], column: ["ArrowUp", "ArrowDown"] } as const;

/** What stands before the focus on the way to what is meant: another group, another of its own group, or nothing. */
const wayTo = (what: Locator): Promise<string | null> =>
  what.evaluate((element, ARROWS) => {
    const meant = element instanceof HTMLLabelElement ? element.control : element;
    const on = document.activeElement;
    if (on === meant) return null;
    const group = element.closest("[role=radiogroup], [role=grid]");
    if (!on || !group?.contains(on)) return "Tab";
    if (group.matches("[role=radiogroup]")) return "ArrowDown";
    const [from, to] = [on.getBoundingClientRect(), element.getBoundingClientRect()];
    const isInRow = Math.abs(from.y - to.y) < 5;
    const back = isInRow ? from.x > to.x : from.y > to.y;
    return ARROWS[isInRow ? "row" : "column"][back ? 0 : 1];
  }, ARROWS);

/** Goes there by Tab, and within a group by arrow keys: only what a keyboard can reach is reached. */
async function goTo(page: Page, what: Locator): Promise<void> {
  for (let key = 0; key < MOST_TABS + MOST_ARROWS; key++) {
    const way = await wayTo(what);
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`no keys lead to ${what}`);
}

const byKeys =
  (page: Page): Press =>
  async (what) => {
    await what.waitFor();
    await goTo(page, what);
    const isTick = await page.evaluate(() => document.activeElement?.matches("input[type=checkbox]"));
    await page.keyboard.press(isTick ? "Space" : "Enter");
  };

/** Everything that the live region says from now on. */
async function listenAloud(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await heard(page).evaluateHandle((region) => {
    const texts = region.textContent ? [region.textContent] : [];
    new MutationObserver(() => texts.push(String(region.textContent))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

it("a battle against the house is played by keyboard alone, and told aloud", async () => {
  const page = await browser.visit();
  await page.goto(`${site().url}/battles/new`);
  await waitUntilHydrated(page);
  const press = byKeys(page);
  await goTo(page, page.getByRole("radio", { name: "An opponent, by a link" }));
  while (!(await page.getByRole("radio", { name: "The house commander" }).isChecked())) await page.keyboard.press("ArrowDown");
  await press(page.getByRole("button", { name: "Open the battle" }));
  await inBattle(page);

  const told = await listenAloud(page);
  let before = 0;
  const looked = async () => {
    if (before > 0) await eventually(() => hasFocus(page), "the focus is somewhere").toBe(true);
    const now = `${await title(page).textContent()}. ${await theTurn(page).locator(".turn-sentence").textContent()}`;
    await eventually(async () => (await told()).length).toBeGreaterThan(before);
    await eventually(async () => (await told()).at(-1), "what may be done is told at last").toMatch(
      new RegExp(`. ${now.replaceAll(/[.?]/g, ".")}$`),
    );
    before = (await told()).length;
  };
  await playUntil([{ page, seats: ["a"], press }], isOnTable, { looked });
  await layOut([{ page, seats: ["a"], press }], { looked });
  const happened = await page.locator(".record-lines li").allTextContents();
  const aloud = (await told()).join(" ");
  // What was secret is known better by now, and what came before the page was not told on it.
  const asTold = happened.filter((sentence) => !/ (?:commit|keep|dealt|scout|sit|seal|opened|send nobody|order \d)/.test(sentence));
  expect(asTold.length).toBeGreaterThan(6);
  expect(asTold.filter((sentence) => !aloud.includes(sentence))).toEqual([]);
  await press(page.getByRole("link", { name: "Replay it step by step" }));
  await page.waitForURL("**/record");
  await waitUntilHydrated(page);
  await press(page.getByRole("button", { name: "To the first" }));
  await press(page.getByRole("button", { name: "One on" }));
  await page.getByText(/^2 of \d+$/).waitFor();
});
