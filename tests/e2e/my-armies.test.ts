import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { StoredArmy } from "@/lib/model/stored-army";
import { ACCOUNT } from "@/lib/words/account";
import { ARMIES } from "@/lib/words/armies";
import { FRONT } from "@/lib/words/front";
import { COMMON } from "@/lib/words/site";
import { browserForThisFile, complaintsOf, goOffline, RETRIED, waitUntilHydrated } from "./browser";
import type { View } from "./open-browser";
import { keepArmy, namesKept, overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const LIST = "swedish-1618-1648";
const isStored = /\/armies\/[a-z2-7]{26}$/;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site().url + path);
  await waitUntilHydrated(page);
}

/** A visitor with armies of these names, the last one changed last, on their list. */
async function visitWith(names: readonly string[], view: View = {}): Promise<Page> {
  const page = await browser.visit(view);
  for (const name of names) await keepArmy(page, site(), name);
  await open(page, "/armies");
  return page;
}

const mine = (page: Page) => page.getByRole("region", { name: ARMIES.mine.title });
const said = (page: Page) => mine(page).getByRole("status");
const fold = (page: Page, title: string) => mine(page).locator("details").filter({ hasText: title });

async function storedAt(page: Page): Promise<StoredArmy> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return (await (await page.request.get(`${site().url}/api/armies/${id}`, RETRIED)).json()) as StoredArmy;
}

describe("tags", () => {
  it("are typed on an army's row, stand there, and show the armies that have one", async () => {
    const page = await visitWith(["Breitenfeld", "Lion", "Polish wing"]);
    const complaints = complaintsOf(page);
    for (const [name, tags] of [
      ["Lion", "League, 1632"],
      ["Polish wing", "Club night"],
    ] as const) {
      await mine(page)
        .getByRole("button", { name: ARMIES.mine.act(ARMIES.mine.tag, name) })
        .click();
      const typed = mine(page).getByRole("textbox", { name: ARMIES.mine.tagsTyped });
      await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
      await typed.fill(tags);
      await typed.press("Enter");
      await mine(page)
        .getByRole("list", { name: ARMIES.mine.tagsOf(name) })
        .waitFor();
    }
    const offered = mine(page).getByRole("navigation", { name: ARMIES.mine.tags }).getByRole("link");
    expect(await offered.allTextContents()).toEqual([ARMIES.mine.anyTag, "1632", "Club night", "League"]);
    await offered.filter({ hasText: "League" }).click();
    await page.waitForURL(/\?tag=League$/);
    await expect.poll(() => mine(page).locator("tbody tr").count()).toBe(1);
    expect(await mine(page).locator("tbody").textContent()).toContain("Lion");
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("a new army", () => {
  it("takes its terms from a form and goes to the desk with its commanders named", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await open(page, `/armies/new?list=${LIST}`);
    expect(await page.getByLabel("Points limit").inputValue()).toBe("10000");
    await page.getByLabel("Name").fill("Lion of the North");
    await page.getByRole("button", { name: ARMIES.new.size(7000) }).click();
    await page.getByLabel("Year").fill("1632");
    await page.getByLabel("Year").press("Enter");
    await page.waitForURL(isStored);
    const { army } = await storedAt(page);
    expect(army).toMatchObject({ name: "Lion of the North", list: LIST, pointsLimit: 7000, year: 1632, units: [] });
    expect(army.commanders.map(({ role }) => role)).toEqual(["army", "sub", "sub"]);
    expect(complaints).toEqual([]);
  });

  it("of a list that nobody knows leads to the lists", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/armies/new?list=nowhere`);
    expect(new URL(page.url()).pathname).toBe("/lists");
  });
});

describe("my armies", () => {
  it("stand first on the front page, the newest five", async () => {
    const page = await visitWith(["One", "Two", "Three", "Four", "Five", "Six"]);
    await open(page, "/");
    const newest = page.getByRole("table").first();
    await page.getByRole("heading", { name: FRONT.yours }).waitFor();
    expect(await newest.getByRole("link").allTextContents()).toEqual(["Six", "Five", "Four", "Three", "Two"]);
    expect(await newest.getByText(/^today \d\d:\d\d$/).count()).toBe(5);
    const stranger = await browser.visit();
    await open(stranger, "/");
    expect(await stranger.getByRole("heading", { name: FRONT.yours }).count()).toBe(0);
  });

  it("are told with verdict and points, and say to whom they belong", async () => {
    const page = await visitWith(["Kircholm, again"]);
    const row = mine(page).getByRole("row").filter({ hasText: "Kircholm, again" });
    expect((await row.textContent())?.replaceAll(",", "")).toMatch(/· legal.*9\d\d\d of 10000/);
    await page.getByRole("link", { name: ACCOUNT.create.title }).click();
    await page.getByRole("heading", { name: ACCOUNT.create.title }).waitFor();
  });

  it("are duplicated, archived and restored", async () => {
    const page = await visitWith(["Kircholm"]);
    const complaints = complaintsOf(page);
    await page.getByRole("button", { name: "Duplicate Kircholm", exact: true }).dblclick();
    await said(page).getByText(ARMIES.mine.duplicated("Kircholm, copy")).waitFor();
    await mine(page).getByRole("link", { name: "Kircholm, copy" }).waitFor();
    expect(await namesKept(page, site())).toEqual(["Kircholm, copy", "Kircholm"]);

    await page.getByRole("button", { name: "Archive Kircholm, copy" }).click();
    await said(page).getByText(ARMIES.mine.moved.archive("Kircholm, copy")).waitFor();
    expect(await namesKept(page, site(), "archive")).toEqual(["Kircholm, copy"]);
    await fold(page, ARMIES.mine.fold(ARMIES.mine.archived, 1)).locator("summary").click();
    await page.getByRole("button", { name: "Restore Kircholm, copy" }).click();
    await said(page).getByText(ARMIES.mine.moved.desk("Kircholm, copy")).waitFor();
    expect(await fold(page, ARMIES.mine.archived).count()).toBe(0);
    expect(await namesKept(page, site())).toEqual(["Kircholm, copy", "Kircholm"]);
    expect(complaints).toEqual([]);
  });

  it("are deleted without a question, come back with Undo, and lie in the bin until then", async () => {
    const page = await visitWith(["Stays", "Goes"]);
    await page.getByRole("button", { name: "Delete Goes" }).click();
    await said(page).getByText(ARMIES.mine.moved.bin("Goes")).waitFor();
    expect(await mine(page).getByRole("link", { name: "Goes" }).count()).toBe(0);
    const undo = said(page).getByRole("button", { name: ARMIES.mine.undo });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.press("Enter");
    await said(page).getByText(ARMIES.mine.moved.desk("Goes")).waitFor();
    expect(await namesKept(page, site())).toEqual(["Goes", "Stays"]);

    await page.getByRole("button", { name: "Delete Goes" }).click();
    await said(page).getByText(ARMIES.mine.moved.bin("Goes")).waitFor();
    await page.reload();
    await waitUntilHydrated(page);
    expect(await said(page).textContent()).toBe("");
    await fold(page, "Deleted in the last 30 days: 1").locator("summary").click();
    await page.getByRole("button", { name: "Restore Goes" }).click();
    await mine(page).getByRole("link", { name: "Goes" }).waitFor();
    // The page is ahead of the server.
    await expect.poll(() => namesKept(page, site())).toEqual(["Goes", "Stays"]);
  });

  it("stay where they are when the server cannot be reached", async () => {
    const page = await visitWith(["Stays"]);
    await goOffline(page);
    await page.getByRole("button", { name: "Delete Stays" }).click();
    await said(page).getByText(ARMIES.mine.notMoved("Stays", COMMON.unreachable)).waitFor();
    expect(await mine(page).getByRole("link", { name: "Stays" }).count()).toBe(1);
    await page.context().setOffline(false);
    expect(await namesKept(page, site())).toEqual(["Stays"]);
  });

  it("are as they are now when one comes back to them", async () => {
    const page = await visitWith(["Before"]);
    await mine(page).getByRole("link", { name: "Before" }).click();
    await page.waitForURL(isStored);
    const { id, army } = await storedAt(page);
    const saved = await page.request.put(`${site().url}/api/armies/${id}`, {
      data: { ...army, name: "After" },
      headers: { "if-match": '"1"' },
    });
    expect(saved.status()).toBe(200);
    await page.goBack();
    await mine(page).getByRole("link", { name: "After" }).waitFor();
  });

  it("are found by name when there are many, and set side by side two at a time", async () => {
    const page = await visitWith(["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]);
    await page.getByRole("searchbox", { name: ARMIES.mine.find }).fill("nin");
    expect(await mine(page).getByRole("row").count()).toBe(2);
    await page.getByRole("checkbox", { name: "Compare Nine" }).check();
    await page.getByText(ARMIES.mine.tickOne).waitFor();
    await page.getByRole("searchbox").fill("");
    await page.getByRole("checkbox", { name: "Compare One" }).check();
    const compare = page.getByRole("link", { name: "Compare", exact: true });
    const asked = new URL((await compare.getAttribute("href")) ?? "", site().url);
    expect([...asked.searchParams.keys()]).toEqual(["one", "other"]);
    await page.getByRole("checkbox", { name: "Compare Two" }).check();
    await page.getByText(ARMIES.mine.onlyTwo).waitFor();
    await page.getByRole("checkbox", { name: "Compare Two" }).uncheck();
    await compare.click();
    await page.getByRole("heading", { level: 1 }).filter({ hasText: ARMIES.compare.title }).waitFor();
  });

  it("fit the smallest phone, with thumbs' targets", async () => {
    const page = await visitWith(["A name as long as any that was ever given to an army of pike and shot", "Kircholm"], { size: "phone" });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole("button", { name: "More for Kircholm" }).click();
    for (const button of await mine(page).locator("button:visible, label").all()) {
      const box = await button.boundingBox();
      expect(box?.height, String(button)).toBeGreaterThanOrEqual(44);
      expect(box?.width, String(button)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("button", { name: "Delete Kircholm" }).click();
    await said(page).getByRole("button", { name: ARMIES.mine.undo }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
