import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { overflowOf } from "./own-armies";
import { pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const PAGE = "/other-games/bronze-eagles";
const {
  fields: LABEL,
  army: ARMY,
  fight: FIGHT,
  breakTest: TEST,
  pursuit: PURSUIT,
  shooting: SHOOTING,
  questions: QUESTIONS,
} = BRONZE_EAGLES;

const figure = (page: Page, name: string) => page.locator(".odds-verdict > div").filter({ hasText: name }).locator("dd");
const refusal = (page: Page, text: string) => page.locator(".odds-answer .finding").filter({ hasText: text });
const asked = (page: Page) => new URL(page.url()).searchParams;
const question = (page: Page, name: string) => page.getByRole("navigation", { name: OTHER_GAMES.questions }).getByRole("link", { name });
const roster = (page: Page) => page.getByRole("table").filter({ hasText: ARMY.total });
/** The dice of a command on the roster. */
const diceOf = (page: Page, command: number) => roster(page).locator("tr[data-told]").nth(command).locator("td").first();

describe("Bronze Eagles II", () => {
  it("rolls an army by the keyboard, command by command, and its address is the army", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/other-games`);
    const complaints = complaintsOf(page);
    await page.getByRole("link", { name: OTHER_GAMES.games["bronze-eagles"].name }).click();
    await page.getByRole("heading", { level: 1, name: BRONZE_EAGLES.page.title }).waitFor();
    await waitUntilHydrated(page);
    // Another seed, typed: the dice that are written down with the draws.
    await page.getByLabel(LABEL.seed).fill("capua");
    for (const at of [2, 3, 4]) await page.getByLabel(LABEL.kind(at), { exact: true }).selectOption("warband");
    await expect.poll(() => diceOf(page, 3).textContent()).toBe("2 + 4");
    await expect.poll(() => figure(page, ARMY.changed).textContent()).toBe("+5");
    await page.getByRole("button", { name: ARMY.rerollOf(3) }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => diceOf(page, 2).textContent()).toBe("6 + 1");
    expect(asked(page).get("rerolls.2")).toBe("1");
    expect(await figure(page, ARMY.bases).textContent()).toBe("31");
    expect(await figure(page, ARMY.figures).textContent()).toBe("122");
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    expect(await diceOf(other, 2).textContent()).toBe("6 + 1");
    await page.getByRole("button", { name: ARMY.fresh }).press("Enter");
    await expect.poll(() => asked(page).get("seed")).not.toBe("capua");
    // Horse that this people does not have is refused in a sentence.
    await page.getByLabel(LABEL.people).selectOption("other");
    await refusal(page, "Command 6 is horse, and this people has none.").waitFor();
    await page.getByLabel(LABEL.kind(5), { exact: true }).selectOption("levy");
    await roster(page).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("on a phone: a fight, morale, pursuit and shooting; nothing is wider than the phone", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(site().url + PAGE);
    await waitUntilHydrated(page);
    expect(await overflowOf(page)).toBe(0);
    await question(page, QUESTIONS.fight).click();
    await page.getByRole("heading", { name: FIGHT.courseTitle }).waitFor();
    await page.getByLabel(LABEL.attackedIn).nth(1).selectOption("flank");
    await page.getByText(FIGHT.reason("flank", -1)).waitFor();
    await page.getByLabel(LABEL.commander).first().check();
    await page.getByText(FIGHT.dead("own")).waitFor();
    await page.getByLabel(LABEL.bases).first().selectOption("3");
    await expect.poll(() => asked(page).get("own.bases")).toBe("3");
    await page.getByText(FIGHT.pushTitle("other")).click();
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByLabel(FIGHT.charges("other")).check();
    await refusal(page, "Only one side can charge.").waitFor();
    await question(page, QUESTIONS["break-test"]).click();
    await expect.poll(() => figure(page, TEST.need).textContent()).toBe("9+");
    await page.getByLabel(LABEL.commander).check();
    await expect.poll(() => figure(page, TEST.need).textContent()).toBe("7+");
    expect(await overflowOf(page)).toBe(0);
    await question(page, QUESTIONS.pursuit).click();
    await expect.poll(() => figure(page, PURSUIT.caught).textContent()).toBe("42%");
    await page.getByLabel(LABEL.how).selectOption("flight");
    await page.getByText(PURSUIT.reasons["foot-after-horse"]).waitFor();
    await question(page, QUESTIONS.shooting).click();
    await expect.poll(() => figure(page, SHOOTING.mean).textContent()).toBe("1.00");
    await page.getByLabel(LABEL.cover).check();
    await expect.poll(() => figure(page, SHOOTING.mean).textContent()).toBe("0.50");
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  it("without scripts its buttons roll again", async () => {
    const page = await browser.visit({ scripts: "none" });
    await page.goto(`${site().url}${PAGE}`);
    const first = await diceOf(page, 4).textContent();
    await page.getByRole("button", { name: ARMY.rerollOf(5) }).click();
    expect(asked(page).getAll("rerolls.4").at(-1)).toBe("1");
    expect(await diceOf(page, 4).textContent()).not.toBe(first);
  });

  it("prints the roster with a box for each figure, without the form", async () => {
    const page = await browser.visit();
    await page.goto(site().url + PAGE);
    await waitUntilHydrated(page);
    const figures = Number(await figure(page, ARMY.figures).textContent());
    expect(await roster(page).locator("rect").count()).toBe(figures);
    const { pages } = readPdf(await pdfOf(page));
    const text = pages.map((one) => one.text).join("\n");
    expect(text).toContain(ARMY.roster);
    expect(text).toContain(BRONZE_EAGLES.troops["trained-close"]);
    expect(text).not.toContain(ARMY.reroll);
    expect(text).not.toContain(ARMY.sizeTitle);
    expect(pages[0]?.text).toContain(ARMY.total);
    expect(text).not.toContain(QUESTIONS.shooting);
    expect(pages.length).toBeLessThanOrEqual(3);
  });

  it("opens what is folded while it is printed: how far both are pushed back", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}${PAGE}?ask=fight`);
    await waitUntilHydrated(page);
    const folds = page.locator(".eagle-pushes");
    expect(await folds.evaluateAll((all) => all.map((one) => one.hasAttribute("open")))).toEqual([false, false]);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect.poll(() => folds.evaluateAll((all) => all.map((one) => one.hasAttribute("open")))).toEqual([true, true]);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect.poll(() => folds.evaluateAll((all) => all.map((one) => one.hasAttribute("open")))).toEqual([false, false]);
  });
});
