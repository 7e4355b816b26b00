import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { FRONT } from "@/lib/words/front";
import { yearsWords } from "@/lib/words/list-lines";
import { LIST_SEARCH, LISTS } from "@/lib/words/lists";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { pressSlash } from "./press";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** What a player types, which stands in no name of a list, and the list that comes first. */
const SOUGHT = [
  ["gustav ii adolf", "Swedish", [1618, 1648]],
  ["reislaufer", "Swiss", [1494, 1522]],
  ["haldighati", "Rajput", [1494, 1600]],
  ["szekely", "Transylvanian", [1604, 1648]],
  ["waldstein", "Imperial (Thirty Years War)", [1618, 1648]],
  ["doppelsoldner", "Imperial Landsknecht", [1494, 1555]],
] as const;

const field = (page: Page) => page.getByRole("searchbox", { name: LIST_SEARCH.label });
const found = (page: Page) => page.locator("a[data-found]");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openLists(query = "", view?: Parameters<typeof browser.visit>[0]): Promise<Page> {
  const page = await browser.visit(view);
  await page.goto(`${site().url}/lists${query}`);
  await waitUntilHydrated(page);
  return page;
}

describe("a list is found", () => {
  it("by words that are in no name, with the keyboard alone", async () => {
    const page = await openLists();
    const complaints = complaintsOf(page);
    await pressSlash(page);
    for (const [sought, name, years] of SOUGHT) {
      await page.keyboard.type(sought);
      await expect.poll(() => found(page).first().textContent()).toBe(name);
      expect(await page.locator(".lists-why").first().textContent(), sought).not.toBe("");
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).toBe(name);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: `${name}, ${yearsWords([...years])}` }).waitFor();
      await page.goBack();
      await expect.poll(() => field(page).inputValue()).toBe(sought);
      await field(page).focus();
      await page.keyboard.press("Escape");
      await expect.poll(() => field(page).inputValue()).toBe("");
    }
    expect(complaints).toEqual([]);
  });

  it("on a phone, with a thumb", async () => {
    const page = await openLists("", { size: "phone" });
    for (const [sought, name, years] of SOUGHT.slice(0, 2)) {
      await field(page).fill(sought);
      await expect.poll(() => found(page).first().textContent()).toBe(name);
      await found(page).first().tap();
      await page.getByRole("heading", { level: 1, name: `${name}, ${yearsWords([...years])}` }).waitFor();
      await page.goBack();
      await field(page).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("by an address that was shared, and without scripts", async () => {
    const page = await openLists("?find=marignano&year=1515");
    const shown = await found(page).allTextContents();
    expect(shown.slice(0, 2).sort()).toEqual(["French Ordonnance", "Swiss"]);
    await page.reload();
    expect(await found(page).allTextContents()).toEqual(shown);
    const plain = await browser.visit({ scripts: "none" });
    await plain.goto(`${site().url}/lists`);
    await field(plain).fill("marignano");
    await plain.getByLabel(LIST_SEARCH.year, { exact: true }).fill("1515");
    await plain.getByRole("button", { name: LIST_SEARCH.button }).click();
    await plain.waitForURL(/\/lists\?find=marignano&year=1515&territory=/);
    expect(await found(plain).allTextContents()).toEqual(shown);
  });

  it("with its battle, which one tap starts against the computer, and only once", async () => {
    const page = await openLists("?find=marignano");
    await page.getByRole("region", { name: FRONT.samples }).getByRole("link", { name: "Swiss" }).last().click();
    await page.waitForURL(/\/battles\/(?!new)/);
    await page.getByRole("heading", { level: 1, name: /against France \(computer\)/ }).waitFor();
    await page.goBack();
    await page.waitForURL("**/battles/new?army=marignano&against=marignano-french");
    await page.getByRole("button", { name: NEW_BATTLE.start }).waitFor();
  });
});

describe("the years", () => {
  it("are chosen on the scale, which draws one line through all bars", async () => {
    const page = await openLists();
    const all = await found(page).count();
    const box = await page.locator(".time-axis").boundingBox();
    if (!box) throw new Error("no scale is shown");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height - 6);
    const year = page.getByLabel(LIST_SEARCH.year, { exact: true });
    await expect.poll(() => year.inputValue()).toMatch(/^1[56]\d\d$/);
    await expect.poll(() => found(page).count()).toBeLessThan(all);
    expect(await page.locator("#time-lines .stroke-madder").count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get("year")).toBe(await year.inputValue());
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: LIST_SEARCH.clear }).click();
    await expect.poll(() => found(page).count()).toBe(all);
  });
});

describe("the page of a list", () => {
  /** How many screens it takes. */
  const screens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

  it.each(["polish-lithuanian-1576-1660", "portuguese-overseas-1494-1600", "ottoman-1494-1606", "imperial-landsknecht-1494-1555"])(
    "is soon looked over: %s",
    async (list) => {
      const [wide, phone] = [await browser.visit({ size: "desk" }), await browser.visit({ size: "phone" })];
      await wide.goto(`${site().url}/lists/${list}`);
      expect(await screens(wide)).toBeLessThanOrEqual(2);
      await phone.goto(`${site().url}/lists/${list}`);
      expect(await screens(phone)).toBeLessThanOrEqual(4);
      const enemies = phone.locator("aside").getByText(`${LISTS.enemies}:`);
      expect(await enemies.isVisible()).toBe(false);
      await phone.getByText(LISTS.story, { exact: true }).click();
      expect(await enemies.isVisible()).toBe(true);
    },
  );
});
