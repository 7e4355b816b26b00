import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { EARTH } from "@/lib/words/other-games/earth";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { overflowOf } from "./own-armies";
import { pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const PAGE = "/other-games/2mm-earth";

const figure = (page: Page, name: string) => page.locator(".odds-verdict > div").filter({ hasText: name }).locator("dd").first();
const asked = (page: Page) => new URL(page.url()).searchParams;
const question = (page: Page, name: string) =>
  page.getByRole("navigation", { name: OTHER_GAMES.questions }).getByRole("link", { name, exact: true });

describe("Battle for 2mm Earth", () => {
  it("begins with the archers of the text, asks by the keyboard alone, and the address is the whole question", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/other-games`);
    const complaints = complaintsOf(page);
    await page.getByRole("main").getByRole("link", { name: OTHER_GAMES.games["2mm-earth"].name }).click();
    await page.getByRole("heading", { level: 1, name: EARTH.page.title }).waitFor();
    await waitUntilHydrated(page);
    // Arming 2, and seven shooters against a front of four.
    await expect.poll(() => figure(page, EARTH.dice).textContent()).toBe("5");
    const mode = page.getByLabel(EARTH.fields.mode, { exact: true });
    await mode.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => asked(page).get("shot.mode")).toBe("normal");
    await expect.poll(() => figure(page, EARTH.dice).textContent()).toBe("2");
    expect(await mode.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel(EARTH.fields.distance).fill("251");
    await page.getByText(EARTH.noShot["out-of-range"]).waitFor();
    await page.getByLabel(EARTH.fields.distance).fill("100");
    await expect.poll(() => figure(page, EARTH.die).textContent()).toBe("0");
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    expect(await figure(other, EARTH.dice).textContent()).toBe("2");
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("on a phone: every question answers, and nothing is wider than the phone", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(site().url + PAGE);
    await waitUntilHydrated(page);
    for (const [ask, name] of Object.entries(EARTH.questions)) {
      await question(page, name).click();
      await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
      expect(await page.locator(".odds-answer .finding").count(), ask).toBe(0);
      expect(await overflowOf(page), ask).toBe(0);
    }
    // A list to tick: the longest initiative acts first.
    await page.getByRole("button", { name: EARTH.addUnit }).click();
    await expect.poll(() => asked(page).get("units.3.name")).toBe(EARTH.unit(3));
    expect(await axeInBothThemes(page)).toEqual([]);
    await question(page, EARTH.questions.causes).click();
    await page.getByLabel(EARTH.fields.separated).check();
    await expect.poll(() => figure(page, EARTH.panic.rout).textContent()).toBe("100%");
    await question(page, EARTH.questions.bounds).click();
    await page.getByLabel(EARTH.fightMode, { exact: true }).selectOption("shooting");
    await page.getByRole("group", { name: EARTH.side.otherShot }).getByLabel(EARTH.holdsFire).check();
    await expect.poll(() => [...asked(page)].some(([name, value]) => name.endsWith("HoldsFire") && value === "1")).toBe(true);
    // Whoever is not shot at does not leave.
    await expect.poll(() => figure(page, EARTH.leaves("own")).textContent()).toBe("0%");
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  it("prints the question and its answer", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}${PAGE}?ask=order-of-play`);
    await waitUntilHydrated(page);
    const { pages } = readPdf(await pdfOf(page));
    const text = pages.map((one) => one.text).join("\n");
    expect(text).toContain(EARTH.phases["plan-move"]);
    expect(text).toContain(EARTH.samples[0]);
    expect(text).not.toContain(EARTH.addUnit);
    expect(pages.length).toBeLessThanOrEqual(3);
  });
});
