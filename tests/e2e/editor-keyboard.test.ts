import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARMIES } from "@/lib/words/armies";
import { EDITOR } from "@/lib/words/editor";
import { LISTS } from "@/lib/words/lists";
import { SAVING } from "@/lib/words/saving";
import { VERSIONS } from "@/lib/words/versions";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { cut, difference, join, muster, saved, storedArmy, verdict } from "./desk";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** What has the focus: its role and name as it is read aloud, as far as they stand in the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    const label =
      on?.getAttribute("aria-label") ??
      (on instanceof HTMLElement && on.id ? document.querySelector(`label[for="${on.id}"]`)?.textContent : null);
    return `${on?.tagName.toLowerCase()} ${label ?? on?.textContent ?? ""}`.trim();
  });

const MOST_TABS = 150;

/** Presses Tab until the focus is on what is meant: only what a keyboard can reach is reached. */
async function tabTo(page: Page, meant: RegExp): Promise<void> {
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (meant.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MOST_TABS} times Tab did not lead to ${meant}; the focus is on: ${await focused(page)}`);
}

async function press(page: Page, meant: RegExp, key = "Enter", times = 1): Promise<void> {
  await tabTo(page, meant);
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

/** The troops are one stop of the Tab key; within them the arrow keys lead on. */
async function pressInList(page: Page, meant: RegExp, key = "Enter", times = 1): Promise<void> {
  await tabTo(page, /^button Add (?!a |all )/);
  await page.keyboard.press("Home");
  for (let row = 0; row < MOST_TABS && !meant.test(await focused(page)); row++) await page.keyboard.press("ArrowDown");
  await press(page, meant, key, times);
}

it("comes to the first unit group after at most fifteen stops of the Tab key, or by the link past the list", async () => {
  const page = await browser.visit();
  await page.goto(`${site().url}/armies/kircholm`);
  await waitUntilHydrated(page);
  const isOnUnit = () => page.evaluate(() => document.activeElement?.closest(".muster-row[id]") !== null);
  let stops = 0;
  for (; stops < MOST_TABS && !(await isOnUnit()); stops++) await page.keyboard.press("Tab");
  // The stops before it, without its own.
  expect(stops - 1).toBeLessThanOrEqual(15);
  await page.reload();
  await waitUntilHydrated(page);
  await press(page, new RegExp(`^a ${EDITOR.skip}`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("muster");
});

it("prints the sheet with Control and P", async () => {
  const page = await browser.visit();
  await page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(`${site().url}/armies/kircholm`);
  await waitUntilHydrated(page);
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Control+p");
  const sheet = await opened;
  await sheet.locator("body[data-printed]").waitFor();
  expect(new URL(sheet.url()).pathname + new URL(sheet.url()).hash).toBe("/armies/kircholm/sheet");
  // His pages do not print any more: he is no visitor for the tests to come.
  await page.context().close();
});

it("builds, mends, moves, undoes, saves and settles a conflict by keyboard alone", async () => {
  const page = await browser.visit();
  await page.goto(`${site().url}/lists/polish-lithuanian-1576-1660`);
  await waitUntilHydrated(page);
  await press(page, new RegExp(`^a ${LISTS.build}`));
  await page.getByRole("button", { name: ARMIES.new.create }).waitFor();
  await waitUntilHydrated(page);
  await tabTo(page, /^input Year/);
  await page.keyboard.type("1605");
  await press(page, new RegExp(`^button ${ARMIES.new.create}`));
  await page.getByRole("region", { name: EDITOR.verdictColumn }).waitFor();
  await waitUntilHydrated(page);

  await pressInList(page, /^button Add Polish Hussars/, "Space", 4);
  await pressInList(page, /^button Add Polish Pancerni/, "Enter", 2);
  await pressInList(page, /^button Add Haiduks/, "Enter", 2);
  await press(page, /^button Add (Cossack|\d+ unit groups? of Cossack|\d+ bases of Cossack).*/, "Enter", 1);
  await expect.poll(async () => (await muster(page)).length).toBeGreaterThanOrEqual(9);

  await tabTo(page, /^button Move no. 6, /);
  await page.keyboard.press("Space");
  await page.waitForTimeout(150);
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(150);
  await page.keyboard.press("Space");
  const moved = async () => (await muster(page)).slice(5, 7);
  await expect.poll(moved).toEqual(["6 Haiduks 6", "7 Polish Pancerni 4"]);
  await page.keyboard.press("Control+z");
  await expect.poll(moved).toEqual(["6 Polish Pancerni 4", "7 Haiduks 6"]);
  await page.keyboard.press("Control+Shift+Z");
  await expect.poll(moved).toEqual(["6 Haiduks 6", "7 Polish Pancerni 4"]);

  await press(page, /^button ▸?Polish Hussars/);
  await page.getByRole("textbox", { name: "Name" }).waitFor();
  await tabTo(page, /^input Name/);
  await page.keyboard.type("The king's own");
  await page.keyboard.press("Enter");
  await page.locator(".muster-name", { hasText: "The king's own" }).waitFor();
  await saved(page);

  const second = await page.context().newPage();
  await second.goto(page.url());
  await waitUntilHydrated(second);
  await cut(page);
  await pressInList(page, /^button Add Reiters/);
  await page.getByText(SAVING.state.unreachable).waitFor();
  await pressInList(second, /^button Add Haiduks/);
  await saved(second);
  await join(page);
  await difference(page).waitFor();
  await press(page, new RegExp(`^button ${VERSIONS.choice.merge}`));
  await saved(page);
  const lines = (await storedArmy(page)).army.units.map((one) => one.line);
  expect([lines.filter((one) => one === "reiters").length, lines.filter((one) => one === "haiduks").length]).toEqual([1, 3]);
  await expect.poll(() => verdict(page).textContent()).not.toBe("");
});
