import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { RANK_AND_FILE } from "@/lib/words/other-games/rank-and-file";
import { COMMON } from "@/lib/words/site";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { overflowOf } from "./own-armies";
import { pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const PAGE = "/other-games/rank-and-file";

const figure = (page: Page, name: string) => page.locator(".odds-verdict > div").filter({ hasText: name }).locator("dd");
const refusal = (page: Page, text: string) => page.locator(".odds-answer .finding").filter({ hasText: text });
const asked = (page: Page) => new URL(page.url()).searchParams;
const question = (page: Page, name: string) => page.getByRole("navigation", { name: OTHER_GAMES.questions }).getByRole("link", { name });

describe("Rank & File", () => {
  it("begins with the example of the text, asks by the keyboard alone, and the address is the whole question", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/other-games`);
    const complaints = complaintsOf(page);
    await page.getByRole("main").getByRole("link", { name: OTHER_GAMES.games["rank-and-file"].name }).click();
    await page.getByRole("heading", { level: 1, name: RANK_AND_FILE.page.title }).waitFor();
    await waitUntilHydrated(page);
    // Five in nine.
    await expect.poll(() => figure(page, RANK_AND_FILE.pass).textContent()).toBe("56%");
    const kind = page.getByLabel(RANK_AND_FILE.fields.kind, { exact: true });
    await kind.focus();
    await page.keyboard.press("Home");
    await expect.poll(() => asked(page).get("kind")).toBe("morale");
    // What was routing is taken to be in good order: routing units take no morale test.
    await expect.poll(() => page.getByLabel(RANK_AND_FILE.fields.status, { exact: true }).inputValue()).toBe("good");
    expect(await kind.evaluate((field) => field === document.activeElement)).toBe(true);
    const now = page.getByLabel(RANK_AND_FILE.fields.now);
    await now.fill("3");
    await page.getByText(RANK_AND_FILE.alwaysFails).waitFor();
    await page.getByLabel(RANK_AND_FILE.fields.single).check();
    await expect.poll(() => figure(page, RANK_AND_FILE.needs).textContent()).toBe("2+");
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    expect(await figure(other, RANK_AND_FILE.needs).textContent()).toBe("2+");
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("on a phone: turns with events, guns and elephants; nothing is wider than the phone", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(site().url + PAGE);
    await waitUntilHydrated(page);
    await question(page, RANK_AND_FILE.questions.turns).click();
    await page.getByRole("heading", { name: RANK_AND_FILE.turnsTitle }).waitFor();
    await page.getByRole("button", { name: RANK_AND_FILE.addEvent }).click();
    const rally = page.getByLabel(RANK_AND_FILE.fields.noRally(0));
    await rally.check();
    await expect.poll(() => asked(page).get("events.0.noRally")).toBe("1");
    await page.getByRole("button", { name: RANK_AND_FILE.removeEvent(0) }).click();
    await expect.poll(() => rally.count()).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    await question(page, RANK_AND_FILE.questions.artillery).click();
    await page.getByRole("heading", { name: RANK_AND_FILE.retireTitle }).waitFor();
    await page.getByRole("button", { name: RANK_AND_FILE.addTurn }).click();
    await page.getByLabel(RANK_AND_FILE.fields.hits(1)).fill("3");
    await expect.poll(() => asked(page).get("hits.1")).toBe("3");
    // One hit in the first turn and three more: destroyed.
    await expect.poll(() => figure(page, RANK_AND_FILE.gone).textContent()).toBe("100%");
    await page.getByLabel(RANK_AND_FILE.fields.stay).check();
    await page.getByLabel(RANK_AND_FILE.fields.lostMelee).check();
    await refusal(page, "After a lost melee the guns must retire").waitFor();
    expect(await overflowOf(page)).toBe(0);
    await question(page, RANK_AND_FILE.questions.elephant).click();
    await page.getByLabel(RANK_AND_FILE.fields.reach).fill("18");
    await expect.poll(() => figure(page, RANK_AND_FILE.reaches).textContent()).toBe("0.5%");
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  it("prints the question and its answer", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}${PAGE}?ask=turns`);
    await waitUntilHydrated(page);
    const { pages } = readPdf(await pdfOf(page));
    const text = pages.map((one) => one.text).join("\n");
    expect(text).toContain(RANK_AND_FILE.turnsTitle);
    expect(text).not.toContain(RANK_AND_FILE.addEvent);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  it("marks what of an answer is our own reading, and copies it as text with its question and address", async () => {
    const page = await browser.visit();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site().url });
    await page.goto(`${site().url}${PAGE}?kind=rally&grade=veteran&start=7&now=3`);
    await waitUntilHydrated(page);
    const { half } = RANK_AND_FILE.page.readings;
    const mark = page.locator(".odds-answer").getByText(half.name, { exact: true });
    await mark.focus();
    await page.keyboard.press("Enter");
    await page.locator(".odds-answer").getByText(half.text).waitFor();
    await page.getByRole("button", { name: OTHER_GAMES.copy }).press("Enter");
    await page.getByText(COMMON.copied).waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(lines[0]).toBe(RANK_AND_FILE.page.title);
    expect(lines).toContain(`${RANK_AND_FILE.pass}: 0%`);
    expect(lines).toContain(RANK_AND_FILE.alwaysFails);
    expect(lines).not.toContain(half.text);
    expect(lines.at(-1)).toBe(page.url());
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  it("shows the text where the clipboard is refused, so that a hand can copy it", async () => {
    const page = await browser.visit();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) },
      });
      document.execCommand = () => false;
    });
    await page.goto(`${site().url}${PAGE}?kind=rally&grade=veteran&start=7&now=3`);
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: OTHER_GAMES.copy }).press("Enter");
    const shown = page.getByRole("textbox", { name: OTHER_GAMES.asText });
    await expect.poll(() => shown.inputValue()).toContain(`${RANK_AND_FILE.pass}: 0%`);
    expect((await shown.inputValue()).endsWith(page.url())).toBe(true);
    // It is selected: one press of the keys copies it.
    expect(await shown.evaluate((field: HTMLTextAreaElement) => [field === document.activeElement, field.selectionEnd])).toEqual([
      true,
      (await shown.inputValue()).length,
    ]);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});
