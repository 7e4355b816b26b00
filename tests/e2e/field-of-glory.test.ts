import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { COMMON, SITE } from "@/lib/words/site";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, RETRIED, waitUntilHydrated } from "./browser";
import { overflowOf } from "./own-armies";
import { pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const PAGE = "/other-games/field-of-glory";

const figure = (page: Page, name: string) => page.locator(".odds-verdict > div").filter({ hasText: name }).locator("dd");
const asked = (page: Page) => new URL(page.url()).searchParams;
const question = (page: Page, name: string) => page.getByRole("navigation", { name: OTHER_GAMES.questions }).getByRole("link", { name });

describe("Field of Glory", () => {
  it("is found from the foot of a page, asks by the keyboard alone, and the address is the whole question", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/odds`);
    const complaints = complaintsOf(page);
    await page.getByRole("contentinfo").getByRole("link", { name: SITE.otherGames }).click();
    await page.getByRole("main").getByRole("link", { name: OTHER_GAMES.games["field-of-glory"].name }).click();
    await page.getByRole("heading", { level: 1, name: FIELD_OF_GLORY.page.title }).waitFor();
    await waitUntilHydrated(page);
    await expect.poll(() => figure(page, FIELD_OF_GLORY.mean("own")).textContent()).toBe("4.00");
    const target = page.getByLabel(FIELD_OF_GLORY.fields.target).first();
    await target.focus();
    await page.keyboard.press("End");
    await expect.poll(() => asked(page).get("own.target")).toBe("6");
    // Elite show a 6 with 8 in 36.
    await expect.poll(() => figure(page, FIELD_OF_GLORY.eachDie("own")).textContent()).toBe("22%");
    expect(await target.evaluate((field) => field === document.activeElement)).toBe(true);
    const dice = page.getByLabel(FIELD_OF_GLORY.fields.dice).first();
    await dice.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("9");
    await expect.poll(() => figure(page, FIELD_OF_GLORY.mean("own")).textContent()).toBe("2.00");
    // A worse group in the line, by its button.
    await page.getByRole("button", { name: FIELD_OF_GLORY.addGroupOf(FIELD_OF_GLORY.side.own) }).press("Enter");
    await page.getByText(FIELD_OF_GLORY.nothingGained.worse).waitFor();
    await expect.poll(() => figure(page, FIELD_OF_GLORY.mean("own")).textContent()).toBe("1.50");
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    expect(await figure(other, FIELD_OF_GLORY.mean("own")).textContent()).toBe("1.50");
    await page.getByRole("button", { name: FIELD_OF_GLORY.removeGroup(1) }).click();
    await expect.poll(() => figure(page, FIELD_OF_GLORY.mean("own")).textContent()).toBe("2.00");
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("on a phone: a round, what the commander adds, a test and a fallen commander; nothing is wider than the phone", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(site().url + PAGE);
    await waitUntilHydrated(page);
    await question(page, FIELD_OF_GLORY.questions.round).click();
    await page.getByRole("heading", { name: FIELD_OF_GLORY.addsTitle }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByLabel(FIELD_OF_GLORY.fields.commander(0)).first().selectOption("attached");
    await page.getByText(FIELD_OF_GLORY.noCommander).waitFor();
    await page.goBack();
    await question(page, FIELD_OF_GLORY.questions.test).click();
    await expect.poll(() => asked(page).get("ask")).toBe("test");
    await page.getByRole("heading", { name: FIELD_OF_GLORY.passTitle }).waitFor();
    await page.getByLabel(FIELD_OF_GLORY.fields.modifier).fill("-1");
    await expect.poll(() => asked(page).get("modifier")).toBe("-1");
    expect(await overflowOf(page)).toBe(0);
    await question(page, FIELD_OF_GLORY.questions["commander-lost"]).click();
    await page.getByRole("heading", { name: FIELD_OF_GLORY.whoTests }).waitFor();
    const testing = page.getByRole("main").getByRole("checkbox");
    expect(await testing.count()).toBe(2);
    await page.getByLabel(FIELD_OF_GLORY.fields.rank).selectOption("army");
    await expect.poll(() => testing.count()).toBe(3);
    await page.getByRole("button", { name: FIELD_OF_GLORY.addNear }).click();
    await expect.poll(() => testing.count()).toBe(4);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  it("without scripts a form sends the question, and says what is wrong with it", async () => {
    const page = await browser.visit({ scripts: "none" });
    await page.goto(`${site().url}${PAGE}?ask=round&own.dice=5`);
    await page.getByRole("button", { name: FIELD_OF_GLORY.addGroupOf(FIELD_OF_GLORY.side.own) }).click();
    await page.getByLabel(FIELD_OF_GLORY.fields.quality(1), { exact: true }).waitFor();
    expect(await page.getByLabel(FIELD_OF_GLORY.fields.dice).first().inputValue()).toBe("5");
    await page.goto(`${site().url}${PAGE}?own.dice=31`);
    // Named as the page names it, in the answer's place and beside the field.
    await page.getByText("Your battle group – Dice: type a whole number from 0 to 30.").first().waitFor();
    const dice = page.getByRole("spinbutton", { name: FIELD_OF_GLORY.fields.dice, description: "Type a whole number from 0 to 30." });
    expect(await dice.getAttribute("aria-invalid")).toBe("true");
    expect(await dice.inputValue()).toBe("31");
    // Everything else is as it would be.
    expect(await page.getByLabel(FIELD_OF_GLORY.fields.target).first().inputValue()).toBe("4");
  });

  it("prints the question and its answer, without what only a screen has", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}${PAGE}?ask=round`);
    await waitUntilHydrated(page);
    const { pages } = readPdf(await pdfOf(page));
    const text = pages.map((one) => one.text).join("\n");
    expect(text).toContain(FIELD_OF_GLORY.addsTitle);
    expect(text).toContain(FIELD_OF_GLORY.page.title);
    expect(text).not.toContain(FIELD_OF_GLORY.addGroup);
    expect(text).not.toContain(COMMON.print);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  it("loads none of it with another page", async () => {
    const page = await browser.visit();
    const scriptsOf = async (path: string) =>
      [...(await (await page.request.get(site().url + path, RETRIED)).text()).matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(
        ([one]) => one,
      );
    const own = await scriptsOf(PAGE);
    const odds = new Set(await scriptsOf("/odds"));
    const more = own.filter((one) => !odds.has(one));
    expect(more).not.toEqual([]);
    for (const path of ["/", "/armies/new", "/quick-reference"])
      expect((await scriptsOf(path)).filter((one) => more.includes(one))).toEqual([]);
  });
});
