import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** Papers as those read them who have no mouse, no scripts, other colours or a very narrow screen. */
const REFERENCE = "/quick-reference";
const OF_AN_ARMY = "/armies/kircholm/quick-reference";
const CARDS = "/armies/nieuwpoort/cards";

async function open(path: string, view?: Parameters<typeof browser.visit>[0]): Promise<Page> {
  const page = await browser.visit(view);
  await page.goto(site().url + path);
  if (view?.scripts !== "none") await waitUntilHydrated(page);
  return page;
}

/**
 * How far what has the focus reaches out from under the search field; less than nothing where it is wholly hidden. It is then scrolled to
 * right below the field, so that the row before it lies under the field.
 */
const outFromUnderSearch = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector(".search-field")?.getBoundingClientRect().bottom ?? 0;
    const focused = document.activeElement;
    // What sticks beside the field or in it scrolls with nothing.
    if (!focused || focused.closest(".search-field, .reference-contents")) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    window.scrollBy(0, top - field);
    return Math.round(bottom - field);
  });

describe("by keyboard", () => {
  it.each([REFERENCE, OF_AN_ARMY, "/glossary"])("what is gone back to on %s is not under the search field", async (path) => {
    for (const size of ["desk", "phone"] as const) {
      const page = await open(path, { size });
      const buttons = page.locator("main :is(.reference-leaves, .glossary-part) button:visible");
      await buttons.nth(60).focus();
      const seen: number[] = [];
      for (let step = 0; step < 15; step++) {
        await page.keyboard.press("Shift+Tab");
        const out = await outFromUnderSearch(page);
        if (out !== null) seen.push(out);
      }
      expect(seen.length).toBeGreaterThan(8);
      expect(Math.min(...seen)).toBeGreaterThan(12);
    }
  });

  it.each(["desk", "phone"] as const)("a word of the glossary that has been gone to stands below it (%s)", async (size) => {
    const page = await open("/glossary#shoot-and-charge", { size });
    const gap = () =>
      page.evaluate(() => {
        const field = document.querySelector(".search-field")?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector(":target")?.getBoundingClientRect().top ?? 0) - field;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    expect(await gap()).toBeLessThan(60);
  });
});

describe("without scripts", () => {
  const scripts = "none";

  it("the glossary finds what is looked for, as many words as with them", async () => {
    const plain = await open("/glossary", { scripts });
    await plain.getByRole("searchbox").fill("keil");
    await plain.keyboard.press("Enter");
    await plain.waitForURL(/\?find=keil$/);
    expect(await plain.getByRole("searchbox").inputValue()).toBe("keil");
    const words = plain.locator(".glossary-part dt:visible");
    const found = await words.allTextContents();
    expect(found).toContain("Keil");
    expect(found.length).toBeLessThan(20);
    const said = `${found.length} of `;
    await plain.getByRole("status").getByText(said).waitFor();

    const live = await open("/glossary?find=keil");
    expect(await live.locator(".glossary-part dt:visible").allTextContents()).toEqual(found);
    await live.getByRole("status").getByText(said).waitFor();
    await live.getByRole("searchbox").fill("");
    await expect.poll(() => live.locator(".glossary-part dt:visible").count()).toBeGreaterThan(200);
  });

  it("a search keeps the chosen paper and part", async () => {
    const page = await open(`${OF_AN_ARMY}?part=all&paper=letter`, { scripts });
    await page.getByRole("searchbox").fill("rout");
    await page.keyboard.press("Enter");
    await page.waitForURL(/find=rout/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ part: "all", paper: "letter", find: "rout" });
  });

  it.each([REFERENCE, OF_AN_ARMY, "/glossary", CARDS])("nothing is offered on %s that would do nothing", async (path) => {
    const page = await open(path, { scripts });
    expect(await page.locator("button:is(.button, .own-value-button):visible").count()).toBe(0);
    const live = await open(path);
    expect(await live.getByRole("button", { name: "Print", exact: true }).isVisible()).toBe(true);
  });
});

describe("in forced colours", () => {
  const coloursOf = (page: Page) =>
    page.evaluate(() => {
      const styleOf = (selector: string) => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`no ${selector}`);
        return getComputedStyle(found);
      };
      return {
        page: styleOf("html").backgroundColor,
        words: styleOf("html").color,
        frame: styleOf(".cut-marks").stroke,
        boxes: styleOf(".wound-boxes").stroke,
        diagram: styleOf(".card-diagram").stroke,
        field: styleOf(".card").getPropertyValue("--leaf"),
        chosen: styleOf(".choice[aria-current]").borderBottomColor,
        other: styleOf(".choice:not([aria-current])").borderBottomColor,
      };
    });

  it.each(["light", "dark"] as const)("drawings have the colour of words, and what is chosen is seen (%s)", async (theme) => {
    const page = await open(CARDS, { theme });
    await page.emulateMedia({ forcedColors: "active" });
    const { page: under, words, field, chosen, other, ...drawn } = await coloursOf(page);
    expect(words).not.toBe(under);
    expect(drawn).toEqual({ frame: words, boxes: words, diagram: words });
    expect(field).toBe("Canvas");
    expect([chosen, other]).toEqual([words, under]);
  });
});

describe("on a narrow screen", () => {
  it("papers lead back in whole words, and every choice has room for a thumb", async () => {
    for (const path of [CARDS, OF_AN_ARMY, "/armies/kircholm/sheet"]) {
      const page = await open(path, { size: "phone" });
      await page.setViewportSize({ width: 320, height: 640 });
      const back = await page.getByRole("link", { name: /^Back to / }).boundingBox();
      expect(back?.width, path).toBeGreaterThan(120);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      const small = await page
        .locator(".choice")
        .evaluateAll((all) => all.filter((one) => one.clientWidth < 44 || one.clientHeight < 42).map((one) => one.textContent));
      expect(small, path).toEqual([]);
    }
  });
});
