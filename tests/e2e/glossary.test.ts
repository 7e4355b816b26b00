import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { TROOP_TABLE } from "@/lib/words/lists";
import { COMMON, GLOSSARY_WORDS } from "@/lib/words/site";
import { axeFindings } from "./axe-findings";
import { newBattle, playTo } from "./battle-at";
import { eventually } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const HUSSARS = ["Mounted", "Formed", "Loose", "Armoured", "Superior", "Charging lancer", "Melee pistol", "Ferocious", "Shatter"];

const card = (page: Page) => page.getByRole("dialog");
const told = (page: Page) => card(page).locator("dt").allTextContents();
const hussars = (page: Page) => page.getByRole("row", { name: /^Polish Hussars/ });
const hussarPhrase = (page: Page) => page.getByRole("button", { name: new RegExp(`^${TROOP_TABLE.meaning("Polish Hussars")}:`) });
const word = (within: Page | Locator, text: string) => within.getByRole("button", { name: text, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openList(view?: Parameters<typeof browser.visit>[0]): Promise<Page> {
  const page = await browser.visit(view);
  await page.goto(`${site().url}/lists/polish-lithuanian-1576-1660`);
  await waitUntilHydrated(page);
  return page;
}

describe("the words of the rules", () => {
  it("open at a click, the pressed one first and the rest of its row after it", async () => {
    const page = await openList();
    const complaints = complaintsOf(page);
    await word(hussars(page), "CL").click();
    await card(page).getByText("couched heavy lance").waitFor();
    await card(page).getByText("Rulebook, Glossary: Charging Lancer.").waitFor();
    expect(await told(page)).toEqual(["Charging lancer", ...HUSSARS.filter((one) => one !== "Charging lancer")]);
    expect(await axeFindings(page)).toEqual([]);

    await word(page, "Armour").click();
    await expect.poll(() => told(page)).toEqual(["Armour"]);
    await page.getByRole("heading", { level: 1 }).click();
    await card(page).waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("say whose they are where they are not the rulebook's", async () => {
    const page = await openList();
    await word(page, "Pts").first().click();
    await card(page).getByText("Condotta’s own value").click();
    await card(page).getByText("The rulebook gives no points").waitFor();
  });

  it("are reached by keyboard, a row at a time, and give the focus back", async () => {
    const page = await openList();
    await word(hussars(page), "Mtd").focus();
    await page.keyboard.press("Enter");
    await card(page).getByText("couched heavy lance").waitFor();
    expect(await told(page)).toEqual(HUSSARS);
    expect(await card(page).getAttribute("aria-label")).toBe(`What it means: ${HUSSARS.join(", ")}`);
    expect(await card(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Mtd");

    await page.keyboard.press("Space");
    await card(page).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Close");
    await page.keyboard.press("Enter");
    await card(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Mtd");

    await page.keyboard.press("Tab");
    expect(await hussars(page).evaluate((row) => row.contains(document.activeElement)), "one stop to a row").toBe(false);
  });

  it("leave the focus where a click outside has put it", async () => {
    const page = await openList();
    await word(page, "Armour").click();
    await card(page).waitFor();
    await page.getByText("Condotta’s own value").first().click();
    await card(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Condotta’s own value");
  });

  it("can be opened again after a failed fetch", async () => {
    const page = await openList();
    await page.route("**/_next/static/**", (route) => route.abort());
    await word(page, "Armour").click();
    await card(page).getByText(GLOSSARY_WORDS.failed).waitFor();
    await page.unroute("**/_next/static/**");
    await word(card(page), COMMON.retry).click();
    await card(page).getByText("How much protection troops wear").waitFor();
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Armour");
  });
});

describe("in the record of a battle", () => {
  const wordsIn = (page: Page) => page.locator(".record-lines, .happenings").locator(".rules-word");
  const stops = (page: Page) => page.locator(":is(.record-lines, .happenings) .rules-word:not([tabindex='-1'])");
  /** The number of the line that has the focus. */
  const lineInFocus = (page: Page) =>
    page.evaluate(() => Number(document.activeElement?.closest("[data-line]")?.getAttribute("data-line")));
  const linesWithWords = (page: Page) =>
    page.locator(":is(.record-lines, .happenings) [data-line]").evaluateAll((lines) => {
      const seen = lines.filter((line) => line.querySelector("button") && !line.closest("details:not([open])"));
      return seen.map((line) => Number(line.getAttribute("data-line")));
    });
  const opened = async (page: Page, press: () => Promise<void>) => {
    // A card that has not been fetched yet does not hear the first time.
    const isOpen = async () => {
      await press();
      return card(page)
        .locator("dt")
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    };
    await eventually(isOpen).toBe(true);
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "hidden" });
  };

  /** From the first line to the last and back by keys, where the focus is at the one stop. */
  async function goThrough(page: Page): Promise<void> {
    const lines = await linesWithWords(page);
    expect(lines.length).toBeGreaterThan(2);
    await stops(page).first().focus();
    await page.keyboard.press("Home");
    expect(await lineInFocus(page)).toBe(lines[0]);
    await page.keyboard.press("ArrowDown");
    expect(await lineInFocus(page)).toBe(lines[1]);
    await opened(page, () => page.keyboard.press("Enter"));
    expect(await lineInFocus(page), "the card gives the focus back").toBe(lines[1]);
    await page.keyboard.press("End");
    expect(await lineInFocus(page)).toBe(lines.at(-1));
    await page.keyboard.press("ArrowUp");
    expect(await lineInFocus(page)).toBe(lines.at(-2));
  }

  it("they open by pointer and by keys, with one stop of the keyboard for all lines", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    const battle = await newBattle(page, site().url);
    const holder = { page, seat: "a" } as const;
    const { seq } = await playTo([holder], battle, ({ day }) => day === 3);
    await wordsIn(page).first().waitFor();
    await opened(page, () => wordsIn(page).first().click());
    expect(await stops(page).evaluateAll((all) => all.filter((one) => !one.closest("details:not([open])")).length)).toBe(1);
    await goThrough(page);

    const [line, newest] = [await lineInFocus(page), page.locator(".record-lines [data-line]").first()];
    const before = await newest.getAttribute("data-line");
    await playTo([holder], battle, (view) => view.seq > seq + 2);
    await eventually(() => newest.getAttribute("data-line")).not.toBe(before);
    expect(await lineInFocus(page), "what has happened since leaves the focus where it is").toBe(line);
    expect(await axeFindings(page)).toEqual([]);

    const list = page.locator(".record-lines").first();
    const sentences = await list.locator("li").allTextContents();
    const copied = await list.evaluate((one) => {
      getSelection()?.selectAllChildren(one);
      return getSelection()?.toString();
    });
    expect(copied?.split("\n").filter(Boolean)).toEqual(sentences);

    await page.goto(`${site().url}/battles/${battle}/record?at=3`);
    await waitUntilHydrated(page);
    await wordsIn(page).first().waitFor();
    const moment = page.getByText(/^\d+ of \d+$/);
    await opened(page, () => wordsIn(page).nth(4).click());
    expect(await stops(page).count()).toBe(1);
    await goThrough(page);
    expect(await moment.textContent(), "a word that is opened leads nowhere").toMatch(/^3 of/);
    const { width, height } = (await page.locator(".happening").nth(4).boundingBox()) ?? { width: 0, height: 0 };
    await page
      .locator(".happening")
      .nth(4)
      .click({ position: { x: width - 4, y: height - 4 } });
    await eventually(() => moment.textContent(), "the rest of its line leads to its moment").toMatch(/^5 of/);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe("on a phone", () => {
  it("a classification is one button, and its meanings a sheet at the bottom", async () => {
    const page = await openList({ size: "phone" });
    const complaints = complaintsOf(page);
    const reaches = await hussarPhrase(page).evaluate((phrase) => {
      const { x, y, width, height } = phrase.getBoundingClientRect();
      return [-21, 0, 21].map((by) => phrase.contains(document.elementFromPoint(x + width / 2, y + height / 2 + by)));
    });
    expect(reaches, "a thumb's width from top to bottom").toEqual([true, true, true]);
    await hussarPhrase(page).getByText("MPi", { exact: true }).tap();
    await card(page).getByText("in such number").waitFor();
    expect(await told(page)).toEqual(["Melee pistol", ...HUSSARS.filter((one) => one !== "Melee pistol")]);
    expect(await axeFindings(page)).toEqual([]);

    const sheet = await card(page).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 390 });
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const close = word(card(page), "Close");
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.tap();
    await card(page).waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  /** A word with room around it, which no list promises. */
  async function wordInTheOpen(page: Page) {
    const found = await page.evaluate(() => {
      const paragraph = document.createElement("p");
      paragraph.style.padding = "60px";
      paragraph.innerHTML = '<button type="button" class="rules-word" data-term="sug">SuG</button>';
      document.querySelector("main")?.prepend(paragraph);
      paragraph.scrollIntoView({ block: "start" });
      const { left, top, width, height } = paragraph.children[0]?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return found;
  }

  it.each([
    [0, -20],
    [0, 20],
    [-20, 0],
    [20, 20],
  ])("a thumb need not be exact: %i across, %i down", async (across, down) => {
    const page = await openList({ size: "phone" });
    const { x, y } = await wordInTheOpen(page);
    await page.touchscreen.tap(x + across, y + down);
    await expect.poll(() => told(page)).toEqual(["Skirmish unit group"]);
  });

  it("but beside a word there is nothing to open", async () => {
    const page = await openList({ size: "phone" });
    const { x, y } = await wordInTheOpen(page);
    await page.touchscreen.tap(x + 30, y);
    await page.waitForTimeout(200);
    expect(await card(page).count()).toBe(0);
  });
});
