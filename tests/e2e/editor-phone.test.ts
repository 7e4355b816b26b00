import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARMIES } from "@/lib/words/armies";
import { EDITOR } from "@/lib/words/editor";
import { COMMON } from "@/lib/words/site";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf } from "./browser";
import { add, finding, muster, open, saved, storedArmy, unit } from "./desk";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const bar = (page: Page) => page.getByRole("navigation", { name: EDITOR.bar });

it("builds and mends an army by thumb, with numbers and verdict always in sight", async () => {
  const page = await browser.visit({ size: "phone" });
  const complaints = complaintsOf(page);
  await open(page, `${site().url}/armies/new?list=swedish-1618-1648`);
  await page.getByRole("button", { name: ARMIES.new.create }).tap();
  await bar(page).waitFor();
  await bar(page).getByRole("button", { name: COMMON.add }).tap();
  const sheet = page.getByRole("dialog", { name: EDITOR.listColumn });
  await sheet.getByText(/0 TuGs/).waitFor();
  await add(page, "Reiters", 2);
  await sheet.getByText(/2 TuGs/).waitFor();
  const seen = await page
    .locator(".troop-row")
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  expect(seen).toBeGreaterThanOrEqual(8);
  const plus = await page.getByRole("button", { name: "Add Reiters", exact: true }).boundingBox();
  expect(plus?.height).toBeGreaterThanOrEqual(44);
  expect(plus?.width).toBeGreaterThanOrEqual(44);
  await sheet.getByRole("button", { name: COMMON.done }).tap();
  expect(await muster(page)).toEqual(["1 Reiters 4", "2 Reiters 4"]);

  await bar(page)
    .getByRole("button", { name: /Not legal/ })
    .tap();
  const reasons = page.getByRole("dialog", { name: EDITOR.verdictColumn });
  const short = finding(page, "(minimum").first();
  const words = await short.textContent();
  await short.getByRole("link", { name: EDITOR.verdict.showWhere("").trim() }).tap();
  await reasons.waitFor({ state: "hidden" });
  await sheet.getByRole("button", { name: COMMON.done }).tap();
  await bar(page)
    .getByRole("button", { name: /Not legal/ })
    .tap();
  await short.getByRole("button", { name: /^Add/ }).tap();
  await expect.poll(async () => (await finding(page, "(minimum").allTextContents()).includes(String(words))).toBe(false);
  await reasons.getByRole("button", { name: COMMON.done }).tap();
  await bar(page).getByRole("button", { name: EDITOR.undo.undo }).tap();
  await expect.poll(() => muster(page)).toEqual(["1 Reiters 4", "2 Reiters 4"]);

  await unit(page, 2).locator(".muster-name").tap();
  await unit(page, 2).getByRole("button", { name: COMMON.remove }).tap();
  await saved(page);
  expect((await storedArmy(page)).army.units).toHaveLength(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottom = await bar(page).evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom));
  expect(bottom).toBe(0);
  expect(complaints).toEqual([]);
});

it.each([390, 320])("fits %i pixels with everything open, and axe has nothing to say of the sheets", async (width) => {
  const page = await browser.visit({ size: "phone" });
  await page.setViewportSize({ width, height: 844 });
  await open(page, `${site().url}/armies/kircholm`);
  await page.locator("#army summary").tap();
  await page.locator(".command-head summary").first().tap();
  await page.locator(".muster-name").first().tap();
  await page.getByRole("combobox", { name: "Command" }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  for (const name of [COMMON.add, /Legal ·/]) {
    await bar(page).getByRole("button", { name }).tap();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: COMMON.done }).tap();
  }
});
