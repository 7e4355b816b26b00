import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { heard, inBattle, isReady, playUntil, type Press, theTurn, title } from "./battle-room";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

const MOST_TABS = 80;
const MOST_ARROWS = 30;

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** What stands before the focus on the way to what is meant: another group, another of its own group, or nothing. */
const wayTo = (what: Locator): Promise<"Tab" | "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight" | null> =>
  what.evaluate((element) => {
    const meant = element instanceof HTMLLabelElement ? element.control : element;
    const on = document.activeElement;
    if (on === meant) return null;
    const group = element.closest("[role=radiogroup], [role=grid]");
    if (!on || !group?.contains(on)) return "Tab";
    if (group.matches("[role=radiogroup]")) return "ArrowDown";
    const [from, to] = [on.getBoundingClientRect(), element.getBoundingClientRect()];
    if (Math.abs(from.y - to.y) > 5) return from.y < to.y ? "ArrowDown" : "ArrowUp";
    return from.x < to.x ? "ArrowRight" : "ArrowLeft";
  });

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

it("a battle against the house is played by keyboard alone, and told aloud", async () => {
  const page = await browser.visit();
  await page.goto(`${site().url}/battles/new`);
  await waitUntilHydrated(page);
  const press = byKeys(page);
  await goTo(page, page.getByRole("radio", { name: "An opponent, by a link" }));
  while (!(await page.getByRole("radio", { name: "The house commander" }).isChecked())) await page.keyboard.press("ArrowDown");
  await press(page.getByRole("button", { name: "Open the battle" }));
  await inBattle(page);

  let before = "";
  const looked = async () => {
    if (before !== "") await expect.poll(() => hasFocus(page), "the focus is somewhere").toBe(true);
    const now = `${await title(page).textContent()}. ${await theTurn(page).locator(".turn-sentence").textContent()}`;
    await expect.poll(async () => (await heard(page).textContent())?.endsWith(now)).toBe(true);
    const told = String(await heard(page).textContent());
    expect(told.length, "what has happened is told before what may be done").toBeGreaterThan(now.length + 10);
    expect(told).not.toBe(before);
    before = told;
  };
  await playUntil([{ page, seats: ["a"], press }], isReady, { looked });
  await press(page.getByRole("link", { name: "Replay it step by step" }));
  await page.waitForURL("**/record");
  await waitUntilHydrated(page);
  await press(page.getByRole("button", { name: "To the first" }));
  await press(page.getByRole("button", { name: "One on" }));
  await page.getByText(/^2 of \d+$/).waitFor();
});
