import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Assessment } from "@/lib/model/assessment";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

const verdict = (page: Page) => page.getByRole("region", { name: "Verdict and numbers" }).getByRole("status");
const finding = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const documentOf = (page: Page) => page.getByLabel("The army as JSON").inputValue();

async function add(page: Page, name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
}

async function judgedOverTheApi(page: Page): Promise<Assessment> {
  const response = await fetch(`${site().url}/api/assess`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: await documentOf(page),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Assessment;
}

async function openNew(page: Page, list: string): Promise<void> {
  await page.goto(`${site().url}/armies/new?list=${list}`);
  await waitUntilHydrated(page);
}

describe("raising an army", () => {
  it("leads from the front door to a legal army, judged alike by page and API, and keeps it over a reload", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await page.goto(site().url);
    await page.getByRole("link", { name: "Lists" }).click();
    await page.getByRole("searchbox").fill("winged hussars");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("link", { name: "Polish-Lithuanian" }).click();
    await page.getByRole("link", { name: "Build from this" }).click();
    await waitUntilHydrated(page);
    await page.getByLabel("Year").fill("1605");
    await page.getByLabel("Year").press("Enter");

    await finding(page, "bases too few of Cossack-style horse").getByRole("button").click();
    expect(await finding(page, "bases too few of Cossack-style horse").count()).toBe(0);
    await add(page, "Polish Hussars", 4);
    await add(page, "Polish Pancerni", 2);
    await add(page, "Haiduks", 2);
    await expect.poll(() => verdict(page).textContent()).toContain("Legal");

    const judged = await judgedOverTheApi(page);
    expect(judged.legal).toBe(true);
    const shown = page.getByRole("region", { name: "Verdict and numbers" });
    expect((await shown.textContent())?.replaceAll("\u202f", "")).toContain(`${judged.numbers.points} of 10000 points`);
    await page.getByText("This army as a document").click();
    await page.getByRole("button", { name: "Judge it over the API" }).click();
    await page.getByText(`The server says: legal, ${judged.numbers.points} points.`).waitFor();

    const before = await documentOf(page);
    await page.reload();
    await page.getByText("Kept in this browser.").waitFor();
    expect(await documentOf(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  it("says every fault at once, jumps to its place and mends it at a tap", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/armies/breitenfeld`);
    await waitUntilHydrated(page);
    await page.getByLabel("Points limit").fill("9000");
    await page.getByLabel("Points limit").press("Enter");
    await page.getByLabel("Year").fill("1900");
    await page.getByText("A whole number from 1300 to 1800.").waitFor();
    await page.getByLabel("Year").fill("1700");
    await page.getByLabel("Year").press("Enter");
    await expect.poll(() => finding(page, "points too many").count()).toBe(1);
    const outside = finding(page, "1700 is outside this list");
    await outside.getByRole("link").click();
    expect(page.url()).toContain("#army");
    await outside.getByRole("button", { name: "Make it 1648" }).click();
    await expect.poll(() => outside.count()).toBe(0);
    expect(await page.getByLabel("Year").inputValue()).toBe("1648");
  });

  it("opens every number to a sum that adds up", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/armies/kircholm`);
    await waitUntilHydrated(page);
    const points = page.locator("details").filter({ has: page.locator("summary", { hasText: /^Points/ }) });
    await points.locator("summary").first().click();
    const values = await points.locator("li > span:last-child").allTextContents();
    const sum = values.reduce((total, value) => total + Number(value.replaceAll("\u202f", "").replace("−", "-")), 0);
    expect(sum).toBe(9879);
  });

  it("is done by keyboard alone", async () => {
    const page = await browser.visit();
    await openNew(page, "spanish-flanders-1568-1648");
    const button = page.getByRole("button", { name: /^Add Lancers/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect.poll(async () => JSON.parse(await documentOf(page)).units.length).toBe(2);
    const row = page.locator("#unit-1 summary");
    await row.focus();
    await page.keyboard.press("Enter");
    const out = page.locator("#unit-1").getByRole("button", { name: "Take out" });
    await out.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => JSON.parse(await documentOf(page)).units.map((unit: { number: number }) => unit.number)).toEqual([2]);
  });

  it("fits a phone, with the verdict always in sight and thumbs' targets", async () => {
    const page = await browser.visit({ size: "phone" });
    await openNew(page, "swedish-1618-1648");
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await add(page, "Reiters");
    const bar = page.getByText(/pts ·/);
    expect(await bar.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const box = await page.getByRole("button", { name: "Add Reiters", exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  });

  it("says so when the browser will keep nothing", async () => {
    const page = await browser.visit();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openNew(page, "swedish-1618-1648");
    await add(page, "Reiters");
    await page.getByText("storage is full or forbidden").waitFor();
  });

  it("does not throw away a draft it cannot read", async () => {
    const page = await browser.visit();
    await page.addInitScript(() => localStorage.setItem("condotta.draft.kircholm", '{"schema":"condotta.army/9"}'));
    await page.goto(`${site().url}/armies/kircholm`);
    await page.getByText("A draft is kept in this browser but cannot be opened").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("condotta.draft.kircholm"))).toContain("condotta.army/9");
  });

  it("answers an unknown army, list or new army's list with a way on", async () => {
    const page = await browser.visit();
    for (const path of ["/armies/nobody", "/lists/nowhere", "/nothing"]) {
      const response = await page.goto(site().url + path);
      expect(response?.status(), path).toBe(404);
      await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
    }
    await page.goto(`${site().url}/armies/new?list=nowhere`);
    expect(new URL(page.url()).pathname).toBe("/lists");
  });
});
