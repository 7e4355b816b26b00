import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf } from "./browser";
import { add, finding, muster, open, saved, storedArmy, unit } from "./desk";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const bar = (page: Page) => page.getByRole("navigation", { name: "This army" });

it("builds and mends an army by thumb, with numbers and verdict always in sight", async () => {
  const page = await browser.visit({ size: "phone" });
  const complaints = complaintsOf(page);
  await open(page, `${site().url}/armies/new?list=swedish-1618-1648`);
  await page.getByRole("button", { name: "Start this army" }).tap();
  await bar(page).waitFor();
  await bar(page).getByRole("button", { name: "Add" }).tap();
  const sheet = page.getByRole("dialog", { name: "From the list" });
  await sheet.getByText(/0 TuGs/).waitFor();
  await add(page, "Reiters", 2);
  await sheet.getByText(/2 TuGs/).waitFor();
  const plus = await page.getByRole("button", { name: "Add Reiters", exact: true }).boundingBox();
  expect(plus?.height).toBeGreaterThanOrEqual(44);
  expect(plus?.width).toBeGreaterThanOrEqual(44);
  await sheet.getByRole("button", { name: "Done" }).tap();
  expect(await muster(page)).toEqual(["1 Reiters 4", "2 Reiters 4"]);

  await bar(page)
    .getByRole("button", { name: /Not legal/ })
    .tap();
  const reasons = page.getByRole("dialog", { name: "Verdict and numbers" });
  const short = finding(page, "bases too few of").first();
  const words = await short.textContent();
  await short.getByRole("link", { name: "Show where" }).tap();
  await reasons.waitFor({ state: "hidden" });
  await sheet.getByRole("button", { name: "Done" }).tap();
  await bar(page)
    .getByRole("button", { name: /Not legal/ })
    .tap();
  await short.getByRole("button", { name: /^Add/ }).tap();
  await expect.poll(async () => (await finding(page, "bases too few of").allTextContents()).includes(String(words))).toBe(false);
  await reasons.getByRole("button", { name: "Done" }).tap();
  await bar(page).getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => muster(page)).toEqual(["1 Reiters 4", "2 Reiters 4"]);

  await unit(page, 2).locator(".muster-name").tap();
  await unit(page, 2).getByRole("button", { name: "Take out" }).tap();
  await saved(page);
  expect((await storedArmy(page)).army.units).toHaveLength(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await bar(page).isVisible()).toBe(true);
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
  for (const name of ["Add", /Legal ·/]) {
    await bar(page).getByRole("button", { name }).tap();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Done" }).tap();
  }
});
