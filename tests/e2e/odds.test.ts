import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ROOM } from "@/lib/words/battle/room";
import { ODDS } from "@/lib/words/odds";
import { plain } from "@/lib/words/sentence";
import { COMMON, ODDS_LINKS } from "@/lib/words/site";
import { WORTH } from "@/lib/words/worth";
import { axeInBothThemes } from "./axe-findings";
import { newBattle, playUnseen } from "./battle-at";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { unit } from "./desk";
import { keepArmy, overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const verdict = (page: Page) => page.getByRole("region", { name: ODDS.verdict });
const asked = (page: Page) => new URL(page.url()).searchParams;
/** The answer is drawn paler while another is reckoned. */
const reckoned = (page: Page) => expect.poll(() => page.locator(".odds-form").getAttribute("aria-busy")).toBe("false");
const start = (page: Page) => page.getByLabel(ODDS.how, { exact: true });

describe("from a muster row to a fight, and to whoever has the link", () => {
  it("asks at once while one changes things; the address is the whole question", async () => {
    const page = await browser.visit();
    const { id } = await keepArmy(page, site(), "Odds");
    await page.goto(`${site().url}/armies/${id}`);
    await waitUntilHydrated(page);
    const complaints = complaintsOf(page);
    await unit(page, 1).locator(".muster-name").click();
    await unit(page, 1)
      .getByRole("link", { name: ODDS_LINKS.unit.split(" ")[0] })
      .click();
    await page.getByRole("heading", { level: 1, name: ODDS.title }).waitFor();
    await waitUntilHydrated(page);
    const first = await verdict(page).textContent();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await start(page).focus();
    await start(page).selectOption("none");
    await expect.poll(() => asked(page).get("how")).toBe("none");
    await expect.poll(() => verdict(page).textContent()).not.toBe(first);
    // By the keyboard alone, and the focus stays.
    await page.keyboard.press("End");
    await expect.poll(() => asked(page).get("how")).toBe("approach");
    await page.keyboard.press("Home");
    await expect.poll(() => asked(page).get("how")).toBe("a");
    await start(page).selectOption("none");
    expect(await start(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole("checkbox", { name: "Uphill" }).first().check();
    await expect.poll(() => asked(page).get("a.states")).toBe("uphill");
    await reckoned(page);
    const told = await verdict(page).textContent();
    // Reckoned in the browser, with tables that are asked for once.
    expect(requests.filter((path) => path === "/odds")).toEqual([]);
    expect(requests.filter((path) => path.startsWith("/api/"))).toEqual(["/api/odds/tables"]);
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    expect(await verdict(other).textContent()).toBe(told);
    expect(await axeInBothThemes(page)).toEqual([]);
    // The same unit group, from its card.
    const [group] = asked(page).getAll("a");
    await page.goto(`${site().url}/armies/${id}/cards`);
    await page.getByTitle(ODDS_LINKS.unit, { exact: true }).first().click();
    await verdict(page).waitFor();
    expect(asked(page).get("a")).toBe(group);
    expect(complaints).toEqual([]);
  });

  it("going back shows the answer to the address; a friend near is whoever is chosen", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/odds`);
    await waitUntilHydrated(page);
    await page.getByRole("checkbox", { name: plain(ODDS.tests) }).check();
    const tested = page.getByRole("region", { name: ODDS.tested });
    await tested.waitFor();
    const own = await tested.textContent();
    await page
      .getByRole("checkbox", { name: plain(ODDS.nearNervous) })
      .first()
      .check();
    await expect.poll(() => tested.textContent()).not.toBe(own);
    const nervous = await tested.textContent();
    const near = page.getByLabel(ODDS.nearOf("Polish Hussars"));
    await near.selectOption({ index: 3 });
    await expect.poll(() => asked(page).get("a.near")).toContain("/");
    await expect.poll(() => tested.textContent()).not.toBe(nervous);
    const told = await tested.textContent();
    await page.getByRole("link", { name: ODDS.armiesLink }).click();
    await page.getByRole("heading", { level: 1, name: ODDS.armies.title }).waitFor();
    await page.goBack();
    await expect.poll(() => tested.textContent()).toBe(told);
  });

  it("says so where the tables do not come, shows no older answer, and asks the server", async () => {
    const page = await browser.visit();
    await page.context().route("**/api/odds/tables", (route) => route.abort());
    await page.goto(`${site().url}/odds`);
    await waitUntilHydrated(page);
    await start(page).selectOption("none");
    await page.getByText(ODDS.unreached).waitFor();
    expect(await verdict(page).count()).toBe(0);
    await page.getByRole("button", { name: COMMON.retry }).click();
    await verdict(page).waitFor();
    expect(asked(page).get("how")).toBe("none");
    expect(await start(page).inputValue()).toBe("none");
    await page.context().unroute("**/api/odds/tables");
  });

  it("another list, a typed classification, and an approach; nothing is wider than a phone", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(`${site().url}/odds`);
    await waitUntilHydrated(page);
    await page.getByLabel(ODDS.source).first().selectOption("list:swiss-1494-1522");
    await expect.poll(() => page.getByLabel(ODDS.unit).first().inputValue()).toContain("swiss-1494-1522/");
    await page.getByLabel(ODDS.source).last().selectOption("typed");
    await page.getByLabel(ODDS.typed.quality).selectOption("superior");
    await expect.poll(() => asked(page).get("b")).toContain("superior");
    // Fewer bases cannot stand as wide as before: the width is asked anew.
    const [bases, files] = [ODDS.bases, ODDS.files].map((label) => page.getByLabel(label, { exact: true }).last());
    await bases?.selectOption("8");
    await files?.selectOption("4");
    await expect.poll(() => asked(page).get("b.files")).toBe("4");
    await bases?.selectOption("4");
    await expect.poll(() => asked(page).get("b.files")).toBe(null);
    expect(await page.locator(".finding").count()).toBe(0);
    await start(page).selectOption("approach");
    await expect.poll(() => asked(page).get("how")).toBe("approach");
    await page.getByLabel(ODDS.distance).waitFor();
    await verdict(page).waitFor();
    // Skirmishers must run from a TuG, so that is what they do if nothing else is asked.
    const skirmishers = '6*{"type":"foot","formation":"skirmish","armour":"unprotected","quality":"average"}';
    const plain = await browser.visit({ scripts: "none" });
    await plain.goto(`${site().url}/odds?how=approach&b=${encodeURIComponent(skirmishers)}`);
    expect(await verdict(plain).count()).toBe(1);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});

describe("two armies", () => {
  it("are chosen, sorted, and lead to each fight", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/odds/armies`);
    await page.getByLabel(ODDS.armies.mine).selectOption({ index: 1 });
    await page.getByLabel(ODDS.armies.theirs).selectOption({ index: 2 });
    await page.getByRole("button", { name: ODDS.armies.compare }).click();
    const table = page.getByRole("region", { name: ODDS.armies.title });
    await table.waitFor();
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: ODDS.armies.sortBy(ODDS.armies.average) }).click();
    const means = (await table.locator("tbody tr td:nth-child(2)").allTextContents()).map((text) => Number(text.replace("−", "-")));
    expect(means).toEqual([...means].sort((one, other) => other - one));
    // Whom the first of mine should look for: its easiest enemies first.
    const row = table.locator("tbody tr").first();
    await row.getByRole("button").click();
    const met = (await row.locator("td").allTextContents()).slice(1).map((text) => Number.parseFloat(text.replace("−", "-")));
    expect(met).toEqual([...met].sort((one, other) => other - one));
    await row.getByRole("button").click();
    const inLine = await table.locator("tbody").textContent();
    await page.getByRole("link", { name: ODDS.armies.overlapping }).click();
    await expect.poll(() => asked(page).get("line")).toBe("0");
    const overlapping = await table.locator("tbody").textContent();
    expect(overlapping).not.toBe(inLine);
    const other = await browser.visit({ scripts: "none" });
    await other.goto(page.url());
    await page.getByRole("button", { name: ODDS.armies.sortBy(ODDS.armies.mineHead) }).click();
    expect(await table.locator("tbody").textContent()).toBe(
      await other.getByRole("region", { name: ODDS.armies.title }).locator("tbody").textContent(),
    );
    expect(await axeInBothThemes(page)).toEqual([]);
    const phone = await browser.visit({ size: "phone" });
    await phone.goto(page.url());
    await waitUntilHydrated(phone);
    await phone.getByText(ODDS.asText, { exact: true }).click();
    expect(await overflowOf(phone)).toBe(0);
    expect(await axeInBothThemes(phone)).toEqual([]);
    // By the keyboard alone: a column's order, then a cell's fight.
    await page.getByRole("button", { name: ODDS.armies.sortBy(ODDS.armies.average) }).focus();
    await page.keyboard.press("Enter");
    expect(await table.locator("thead th[aria-sort=descending]").count()).toBe(1);
    const cell = table.locator("tbody a").first();
    const told = await cell.getAttribute("aria-label");
    await cell.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: ODDS.title, exact: true }).waitFor();
    await verdict(page).waitFor();
    // The fight is the one that the cell told of.
    const chanceOf = async (part: string) =>
      `${Math.round(Number.parseFloat((await verdict(page).locator(`[data-part=${part}] dd`).textContent()) ?? ""))}%`;
    expect(told).toContain(`theirs breaks first ${await chanceOf("b")}, yours ${await chanceOf("a")};`);
  });
});

describe("from a battle", () => {
  it("to both armies, to a cell's fight and to a unit group's: nothing that this seat does not see", async () => {
    const page = await browser.visit();
    const battle = await newBattle(page, site().url);
    const view = await playUnseen([{ page, seat: "a" }], battle, ({ step }) => step === "ready");
    const room = page.url();
    const seen = view.units.filter((one) => one.seat === "b").map(({ number }) => number);
    const unseen = (name: string) => {
      const told = (asked(page).get(name) ?? "").split("!").map((one) => Number(one.split(".")[0]));
      expect(told.length).toBeGreaterThan(0);
      return told.filter((number) => !seen.includes(number));
    };
    await page.getByText(ROOM.daysAndArmies, { exact: true }).click();
    await page.getByRole("link", { name: ODDS_LINKS.armies, exact: true }).click();
    await page.waitForURL("**/odds/armies?**");
    expect(unseen("theirs")).toEqual([]);
    expect(asked(page).get("theirs")).not.toContain("~");
    expect(await axeInBothThemes(page)).toEqual([]);
    const table = page.getByRole("region", { name: ODDS.armies.title });
    await table.locator("tbody a").first().click();
    await verdict(page).waitFor();
    expect(unseen("b.among")).toEqual([]);
    // One press, by the keyboard: both sides are filled in.
    await page.goto(room);
    await waitUntilHydrated(page);
    const own = view.units.find((one) => one.seat === "a");
    const link = page.locator(".day-sheet").getByRole("link", { name: ODDS_LINKS.unitLong(own?.name ?? "") });
    await link.first().focus();
    await page.keyboard.press("Enter");
    await verdict(page).waitFor();
    await waitUntilHydrated(page);
    expect(unseen("b.among")).toEqual([]);
    expect(seen).toContain(Number(/^\d+/.exec(asked(page).get("b.among") ?? "")?.[0]));
    // Another of theirs, without leaving the page.
    const unit = page.getByLabel(ODDS.unit).last();
    const before = await unit.inputValue();
    await unit.selectOption({ index: (await unit.locator("option").count()) - 1 });
    await expect.poll(() => asked(page).get("b")).not.toBe(before);
    await reckoned(page);
    expect(unseen("b.among")).toEqual([]);
    await verdict(page).waitFor();
    const any = page.getByRole("region", { name: ODDS.mayBe.heading });
    if ((await any.count()) > 0) {
      const one = any.getByRole("link").first();
      const address = await one.getAttribute("href");
      await one.click();
      await expect.poll(() => asked(page).get("b")).toBe(new URL(String(address), page.url()).searchParams.get("b"));
      await any.waitFor();
      expect(unseen("b.among")).toEqual([]);
    }
    await reckoned(page);
    expect(await axeInBothThemes(page)).toEqual([]);
    const phone = await browser.visit({ size: "phone" });
    await phone.goto(page.url());
    await verdict(phone).waitFor();
    await waitUntilHydrated(phone);
    await reckoned(phone);
    expect(await overflowOf(phone)).toBe(0);
    expect(await axeInBothThemes(phone)).toEqual([]);
  });
});

describe("what troops are worth", () => {
  it("is a table of every line, by list and in any order, on a phone too", async () => {
    const page = await browser.visit({ size: "phone" });
    await page.goto(`${site().url}/odds`);
    await page.getByRole("link", { name: WORTH.link }).click();
    await page.getByRole("heading", { level: 1, name: WORTH.title }).waitFor();
    await page.getByLabel(WORTH.list).selectOption("swiss-1494-1522");
    await page.getByRole("button", { name: WORTH.show }).click();
    await page.waitForURL("**/odds/worth?list=swiss-1494-1522");
    await page.getByRole("link", { name: WORTH.sortBy(WORTH.price), exact: true }).click();
    await page.waitForURL("**by=price**");
    const prices = (await page.locator("table").first().locator("tbody tr td:nth-child(4)").allTextContents()).map(Number);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
    expect(await overflowOf(page)).toBe(0);
    // Nothing of the lines and their reasons has to be scrolled to sideways.
    const lines = page.getByRole("region", { name: WORTH.title, exact: true });
    expect(await lines.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
    await page.getByRole("link", { name: WORTH.methodLink }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**#method");
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});
