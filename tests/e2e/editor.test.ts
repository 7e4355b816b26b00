import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Assessment } from "@/lib/model/assessment";
import { ARMIES } from "@/lib/words/armies";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { TROOPS } from "@/lib/words/editor-troops";
import { LISTS } from "@/lib/words/lists";
import { COMMON } from "@/lib/words/site";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { add, finding, muster, open, saved, storedArmy, unit, verdict } from "./desk";
import { pressSlash } from "./press";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const ready = (name: string) => `${site().url}/armies/${name}`;

async function judgedOverTheApi(army: unknown): Promise<Assessment> {
  const body = JSON.stringify(army);
  const response = await fetch(`${site().url}/api/assess`, { method: "POST", headers: { "content-type": "application/json" }, body });
  expect(response.status).toBe(200);
  return (await response.json()) as Assessment;
}

/** From the front door to an empty desk. */
async function begin(page: Page, search: string, list: string): Promise<void> {
  await page.goto(site().url);
  await page.getByRole("link", { name: "Lists", exact: true }).click();
  await page.waitForURL("**/lists");
  await waitUntilHydrated(page);
  await page.getByRole("searchbox").fill(search);
  await page
    .locator(".lists-name[data-found]")
    .filter({ hasText: new RegExp(`^${list}$`) })
    .click();
  await page.getByRole("link", { name: LISTS.build }).click();
  await page.getByLabel(ARMIES.new.year).fill("1605");
  await page.getByRole("button", { name: ARMIES.new.create }).click();
  await page.getByRole("region", { name: EDITOR.verdictColumn }).waitFor();
  await waitUntilHydrated(page);
}

const verdictIs = (page: Page, text: string) => expect.poll(() => verdict(page).textContent()).toContain(text);

describe("building an army", () => {
  it("leads from nothing to a legal army with the same verdict on page and server, saved and back after a reload", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await begin(page, "winged hussars", "Polish-Lithuanian");
    await finding(page, "Cossack-style horse: add").getByRole("button", { name: /^Add/ }).click();
    await expect.poll(() => finding(page, "Cossack-style horse: add").count()).toBe(0);
    await add(page, "Polish Hussars", 4);
    await add(page, "Polish Pancerni", 2);
    await page.getByLabel(TROOPS.addTo).selectOption({ label: "Right wing" });
    await add(page, "Haiduks", 2);
    await verdictIs(page, "Legal");
    await saved(page);
    const { army } = await storedArmy(page);
    const judged = await judgedOverTheApi(army);
    expect(judged.legal).toBe(true);
    const shown = await page.getByRole("region", { name: EDITOR.verdictColumn }).textContent();
    expect(shown?.replaceAll(",", "")).toContain(`${judged.numbers.points} of 10000`);

    const before = await muster(page);
    await page.reload();
    expect(await muster(page)).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it("is legal after one press in the editor, and with an ally and what he owes after two more", async () => {
    const page = await browser.visit();
    await begin(page, "winged hussars", "Polish-Lithuanian");
    await page.getByRole("button", { name: EDITOR.verdict.addMissing, exact: true }).click();
    await verdictIs(page, "Legal");
    await page.getByText(EDITOR.commander.addAlly, { exact: true }).click();
    await page.getByRole("button", { name: EDITOR.commander.allyFrom("Polish-Lithuanian", true) }).click();
    await saved(page);
    const { army } = await storedArmy(page);
    const ally = army.commanders.at(-1);
    expect(ally).toMatchObject({ role: "ally", list: null });
    expect(army.units.filter((one) => one.commander === ally?.id).map((one) => one.line)).toContain("cossack-style-horse");
    await page.getByRole("heading", { name: TROOPS.ofAlly({ name: null, role: "ally" }, "Polish-Lithuanian") }).waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.locator("[id^=commander-]").count()).toBe(3);
  });

  it("copies a sample army with the first change, breaks it, fixes it with the offered buttons, and undoes everything", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const before = await muster(page);
    await add(page, "Polish Hussars", 3);
    await saved(page);
    expect(page.url()).toMatch(/\/armies\/[a-z2-7]{26}$/);
    await finding(page, "Polish Hussars: remove")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect.poll(() => finding(page, "Polish Hussars: remove").count()).toBe(0);
    for (let step = 0; step < 4; step++) await page.keyboard.press("Control+z");
    await expect.poll(() => muster(page)).toEqual(before);
    for (let step = 0; step < 3; step++) await page.keyboard.press("Control+Shift+Z");
    await expect.poll(async () => (await muster(page)).length).toBe(before.length + 3);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await muster(page)).length).toBe(before.length + 2);
    await saved(page);
    expect((await storedArmy(page)).army.units).toHaveLength(before.length + 2);
  });

  it("says every fault at once, shows its place and mends it at a tap", async () => {
    const page = await browser.visit();
    await open(page, ready("breitenfeld"));
    await page.locator("#army summary").click();
    await page.getByLabel("Points limit").fill("9000");
    await page.getByLabel("Points limit").press("Enter");
    await page.getByRole("textbox", { name: "Year" }).fill("1900");
    await page.getByRole("textbox", { name: "Year" }).press("Enter");
    await page.getByText("At most 1800.").waitFor();
    await page.getByRole("textbox", { name: "Year" }).fill("1700");
    await page.getByRole("textbox", { name: "Year" }).press("Enter");
    await expect.poll(() => finding(page, "over the limit").count()).toBe(1);
    const outside = finding(page, "1700 is outside this list");
    await outside.getByRole("link", { name: EDITOR.verdict.showWhere("").trim() }).click();
    expect(await page.evaluate(() => document.activeElement?.closest("#army") !== null)).toBe(true);
    await outside.getByRole("button", { name: "Change to 1634" }).click();
    await expect.poll(() => outside.count()).toBe(0);
    expect(await page.getByRole("textbox", { name: "Year" }).inputValue()).toBe("1634");
  });

  it("opens every number to a sum that adds up, and its words to what they mean", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const points = page.locator("details.reasons").first();
    await points.locator("summary").click();
    await points.getByText("Condotta’s own value").waitFor();
    const values = await points.locator("li > .figure").allTextContents();
    const sum = values.reduce((total, value) => total + Number(value.replaceAll(",", "").replace("−", "-")), 0);
    expect(sum).toBe(9542);
    await points.getByRole("button", { name: "Points", exact: true }).click();
    await expect.poll(() => page.getByRole("dialog", { name: "What it means" }).textContent()).toMatch(/The .+\./);
  });
});

describe("changing a unit group", () => {
  it("re-numbers, renames, re-options, downgrades, moves, copies and removes", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const seven = unit(page, 7);
    await seven.locator(".muster-name").click();
    await seven.getByRole("textbox", { name: "Name" }).fill("The hajduks of Wolmar");
    await seven.getByRole("textbox", { name: "Name" }).press("Enter");
    await seven.getByText("The hajduks of Wolmar").waitFor();
    await seven.getByRole("textbox", { name: "No." }).fill("5");
    await seven.getByRole("textbox", { name: "No." }).press("Enter");
    await seven.getByText(EDITOR_FORMS.unit.numberTaken(5)).waitFor();
    await seven.getByRole("textbox", { name: "No." }).fill("77");
    await seven.getByRole("textbox", { name: "No." }).press("Enter");
    const renumbered = unit(page, 77);
    expect(await renumbered.getByRole("textbox", { name: "No." }).evaluate((field) => field === document.activeElement)).toBe(true);
    await renumbered.getByLabel(EDITOR_FORMS.unit.lowerQuality(0)).check();
    await renumbered.getByText(EDITOR.unit.loweredTo("poor")).waitFor();
    await renumbered.getByRole("combobox", { name: "Command" }).selectOption({ label: "Jan Piotr Sapieha" });
    const moved = page.getByRole("region", { name: "Jan Piotr Sapieha" }).locator("#unit-77");
    expect(await moved.getByRole("combobox", { name: "Command" }).evaluate((field) => field === document.activeElement)).toBe(true);
    // Six haiduks are of one legal size only.
    expect(await moved.getByRole("button", { name: EDITOR_FORMS.unit.split }).count()).toBe(0);
    await moved.getByRole("button", { name: EDITOR_FORMS.unit.duplicate, exact: true }).click();
    await saved(page);
    const { army } = await storedArmy(page);
    const shown = army.units.filter((one) => one.line === "haiduks").map(({ number, name, bases }) => `${number} ${name} ${bases}`);
    // The copy's number follows the order, past those that the sample army gave: the lowest that is free.
    expect(shown).toEqual(["77 The hajduks of Wolmar 6", "7 null 6"]);
    expect(army.units.filter((one) => one.line === "haiduks").every((one) => one.qualityDown && one.commander === "sapieha")).toBe(true);
  });

  it("is carried by its grip to another place and another command, by mouse and by keyboard", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const numbers = async () => (await muster(page)).map((row) => Number(row.split(" ")[0]));
    expect(await numbers()).toEqual([5, 6, 7, 8, 9, 1, 2, 3, 4, 10, 11, 12]);
    const grip = unit(page, 7).getByRole("button", { name: "Move no. 7," });
    const from = await grip.boundingBox();
    const to = await unit(page, 3).boundingBox();
    if (!from || !to) throw new Error("nothing to carry");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 40, { steps: 4 });
    await page.mouse.move(from.x + 8, to.y + to.height / 2, { steps: 8 });
    const announced = page.locator("[id^=DndLiveRegion]");
    await expect.poll(() => announced.textContent()).toContain("no. 3");
    await page.mouse.up();
    await expect.poll(numbers).toEqual([5, 6, 8, 9, 1, 2, 7, 3, 4, 10, 11, 12]);

    await page.getByRole("button", { name: "Move no. 7," }).focus();
    /** Presses a key, and waits until a screen reader is told what it did: no key counts before that. */
    const press = async (key: string) => {
      const before = await announced.textContent();
      await page.keyboard.press(key);
      await expect.poll(() => announced.textContent()).not.toBe(before);
    };
    for (const key of ["Space", "ArrowDown", "ArrowDown"]) await press(key);
    await page.keyboard.press("Space");
    await expect.poll(numbers).toEqual([5, 6, 8, 9, 1, 2, 3, 4, 7, 10, 11, 12]);
    await page.keyboard.press("Control+z");
    await expect.poll(numbers).toEqual([5, 6, 8, 9, 1, 2, 7, 3, 4, 10, 11, 12]);
  });

  const numbersOf = async (page: Page) => (await muster(page)).map((row) => Number(row.split(" ")[0]));
  const gripOf = (page: Page, number: number) => page.getByRole("button", { name: `Move no. ${number},` });
  const announcedOn = (page: Page) => page.locator("[id^=DndLiveRegion]");

  /** Scripts fetched from now on come when they are let through. */
  async function holdScripts(page: Page): Promise<{ readonly asked: Promise<unknown>; readonly letThrough: () => void }> {
    let letThrough = () => {};
    const isOpen = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/_next/static/chunks/**", async (route) => {
      await isOpen;
      await route.continue();
    });
    return { asked: page.waitForRequest("**/_next/static/chunks/**"), letThrough };
  }

  it("is carried from where its grip was taken, though what carries it comes later, and shows where it would go", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const scripts = await holdScripts(page);
    const [from, to] = [await gripOf(page, 7).boundingBox(), await unit(page, 3).boundingBox()];
    if (!from || !to) throw new Error("nothing to carry");
    await page.mouse.move(from.x + 8, from.y + 8);
    await scripts.asked;
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 40, { steps: 4 });
    scripts.letThrough();
    await announcedOn(page).waitFor({ state: "attached" });
    await page.mouse.move(from.x + 8, to.y + to.height / 2, { steps: 8 });
    await expect.poll(() => announcedOn(page).textContent()).toContain("no. 3");
    expect(await gripOf(page, 7).getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => unit(page, 3).getAttribute("data-mark")).toBe("before");
    await page.mouse.up();
    await expect.poll(() => numbersOf(page)).toEqual([5, 6, 8, 9, 1, 2, 7, 3, 4, 10, 11, 12]);
    expect(await page.locator("[data-mark], .grip[aria-pressed=true]").count()).toBe(0);
  });

  it("stays where it is when its grip was let go before that", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const scripts = await holdScripts(page);
    const from = await gripOf(page, 7).boundingBox();
    if (!from) throw new Error("nothing to carry");
    await page.mouse.move(from.x + 8, from.y + 8);
    await scripts.asked;
    await page.mouse.down();
    await page.mouse.up();
    scripts.letThrough();
    await announcedOn(page).waitFor({ state: "attached" });
    await page.mouse.move(from.x + 8, from.y + 80, { steps: 8 });
    expect([await announcedOn(page).textContent(), await page.locator(".grip[aria-pressed=true]").count()]).toEqual(["", 0]);
  });

  it("is carried by keys pressed before that; its grip keeps the focus in another command, and Escape leaves it there", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const scripts = await holdScripts(page);
    const said = async (key: string, words: string) => {
      await page.keyboard.press(key);
      await expect.poll(() => announcedOn(page).textContent()).toContain(words);
    };
    await gripOf(page, 9).focus();
    await scripts.asked;
    await page.keyboard.press("Enter");
    scripts.letThrough();
    await expect.poll(() => announcedOn(page).textContent()).toMatch(/no\. 9/);
    await expect.poll(() => gripOf(page, 9).getAttribute("aria-pressed")).toBe("true");
    // The head of the next command, then its first unit group.
    const before = await announcedOn(page).textContent();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => announcedOn(page).textContent()).not.toBe(before);
    await said("ArrowDown", "no. 1");
    await said("Space", "Dropped");
    await expect.poll(() => numbersOf(page)).toEqual([5, 6, 7, 8, 9, 1, 2, 3, 4, 10, 11, 12]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("Move no. 9,");
    expect(await unit(page, 9).evaluate((row) => row.closest("section")?.contains(document.getElementById("unit-1")))).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => gripOf(page, 9).getAttribute("aria-pressed")).toBe("true");
    await said("ArrowDown", "no. 1");
    await said("Escape", "stays");
    await expect.poll(() => numbersOf(page)).toEqual([5, 6, 7, 8, 9, 1, 2, 3, 4, 10, 11, 12]);
  });
});

describe("several unit groups", () => {
  it("are selected with Shift, moved to another command and removed together", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    const numbers = async () => (await muster(page)).map((row) => Number(row.split(" ")[0]));
    await page.getByRole("button", { name: EDITOR.muster.pick(5), exact: true }).click();
    await page.getByRole("button", { name: EDITOR.muster.pick(7), exact: true }).click({ modifiers: ["Shift"] });
    const bar = page.getByRole("toolbar", { name: EDITOR.muster.picks });
    await bar.getByText(EDITOR.muster.picked(3)).waitFor();
    await bar.getByLabel(EDITOR.muster.moveTo).selectOption({ label: "Jan Piotr Sapieha" });
    await expect.poll(numbers).toEqual([8, 9, 1, 2, 3, 4, 10, 11, 12, 5, 6, 7]);
    await bar.getByRole("button", { name: EDITOR.muster.removeAll }).click();
    await expect.poll(numbers).toEqual([8, 9, 1, 2, 3, 4, 10, 11, 12]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("muster");
  });
});

describe("the list", () => {
  it("shows about fifteen troop types at once, one to two lines each", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/armies/new?list=polish-lithuanian-1576-1660`);
    await page.getByRole("button", { name: ARMIES.new.create }).click();
    await page.getByRole("region", { name: EDITOR.verdictColumn }).waitFor();
    const seen = await page
      .locator(".troop-row")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
    expect(seen).toBeGreaterThanOrEqual(14);
    await pressSlash(page);
    await page.keyboard.type("tatar");
    await expect.poll(() => page.locator(".troop-name").allTextContents()).toEqual(["Lithuanian Tatars", "Crimean Tatars"]);
  });
});

describe("commanders and allies", () => {
  it("adds one, makes him an ally with troops of his own list, and takes him out again", async () => {
    const page = await browser.visit();
    await open(page, ready("kircholm"));
    await page.getByRole("button", { name: EDITOR.commander.addSub }).click();
    const head = page.locator("#commander-commander-1");
    await head.locator("summary").click();
    await head.getByRole("textbox", { name: "Name" }).fill("The Elector's man");
    await head.getByRole("textbox", { name: "Name" }).press("Enter");
    await head.getByLabel("Role").selectOption("ally");
    await head.getByLabel("Grade").selectOption("mediocre");
    await finding(page, "The Elector's man: add").first().waitFor();
    await saved(page);
    const { army } = await storedArmy(page);
    expect(army.commanders.at(-1)).toMatchObject({ role: "ally", grade: "mediocre", name: "The Elector's man" });
    await head.getByRole("button", { name: COMMON.remove }).click();
    await expect.poll(() => head.count()).toBe(0);
  });
});

describe("what axe says of the desk", () => {
  it("with forms, sums and findings open: nothing", async () => {
    const page = await browser.visit();
    await open(page, ready("breitenfeld"));
    await page.locator("#army summary").click();
    await page.getByRole("textbox", { name: "Year" }).fill("1700");
    await page.getByRole("textbox", { name: "Year" }).press("Enter");
    await page.locator(".command-head summary").first().click();
    await page.locator(".muster-name").first().click();
    await page.getByRole("combobox", { name: "Command" }).waitFor();
    for (const summary of await page.locator("details.reasons > summary").all()) await summary.click();
    await page.locator("details.menu > summary").click();
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});
