import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { HANDLING } from "@/lib/words/battle/handling";
import { newBattle, playTo } from "./battle-at";
import { eventually } from "./battle-room";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** How high a line of the names of unit groups is on the screen. */
const height = (page: Page) =>
  page
    .locator(".unit-label .unit-name")
    .first()
    .evaluate((name) => (name as SVGTextElement).getBoundingClientRect().height);
const names = (page: Page) => page.locator(".unit-label .unit-name").count();

it("writes names again after zooming in, as large as before, and names what is under the pointer", async () => {
  const page = await browser.visit();
  const battle = await newBattle(page, site().url);
  await playTo([{ page, seat: "a" }], battle, ({ step }) => step === "ready");
  await page.goto(`${site().url}/battles/${battle}`);
  await waitUntilHydrated(page);
  await page.locator(".unit-label").first().waitFor();
  const [high, many] = [await height(page), await names(page)];

  const told = page.locator(".unit-told").first();
  const name = told.locator("text");
  expect(await name.isVisible()).toBe(false);
  await told.hover();
  expect(await name.isVisible()).toBe(true);

  const nearer = page.getByRole("button", { name: HANDLING.zoomIn });
  for (let press = 0; press < 2; press++) await nearer.click();
  // At two and a quarter times the sheet, and a little less or more for the rounding of letters.
  await eventually(async () => Math.abs((await height(page)) / high - 1)).toBeLessThan(0.15);

  await page.getByRole("button", { name: HANDLING.wholeTable }).click();
  await eventually(() => names(page)).toBe(many);
});
