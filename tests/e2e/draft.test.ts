import { describe, expect, it } from "vitest";
import { ARMIES } from "@/lib/words/armies";
import { DRAFT } from "@/lib/words/drafting";
import { EDITOR } from "@/lib/words/editor";

import { LIST_SEARCH } from "@/lib/words/lists";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

describe("an army for a newcomer", () => {
  it("is found by its enemy and a year, drafted, drafted again and opened in the editor; one that is begun is filled, and that is undone", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await page.goto(`${site().url}/lists`);
    await waitUntilHydrated(page);
    await page.getByLabel(LIST_SEARCH.year, { exact: true }).fill("1632");
    await page.locator('select[name="enemy"]').selectOption("imperial-1618-1648");
    await page.getByRole("heading", { name: LIST_SEARCH.enemiesOf("Imperial (Thirty Years War)", "1632") }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("?year=1632&enemy=imperial-1618-1648");
    const enemies = await page.locator("a[data-found]").allTextContents();
    expect(enemies).toContain("Swedish");
    await page.locator('a[href="/lists/swedish-1618-1648?year=1632"]').first().click();
    await page.getByRole("link", { name: DRAFT.draft }).click();
    await page.waitForURL("**/armies/new?list=swedish-1618-1648&year=1632#draft");
    await waitUntilHydrated(page);
    await page.locator("#draft").getByLabel(DRAFT.wish).selectOption("mounted");
    await page.getByRole("button", { name: DRAFT.draft }).click();
    await page.getByRole("button", { name: DRAFT.another }).waitFor();
    const groups = page.locator("#draft li");
    const first = await groups.allTextContents();
    await page.getByRole("button", { name: DRAFT.another }).click();
    await expect.poll(() => groups.allTextContents()).not.toEqual(first);
    expect(await axeFindings(page)).toEqual([]);
    const taken = await groups.count();
    await page.getByRole("button", { name: DRAFT.keep }).click();
    await page.waitForURL(/\/armies\/(?!new)/);
    await waitUntilHydrated(page);
    const rows = page.locator("[data-unit]");
    await expect.poll(() => rows.count()).toBe(taken);
    await page.goto(`${site().url}/armies/new?list=swedish-1618-1648`);
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: ARMIES.new.create }).click();
    await page.waitForURL(/\/armies\/(?!new)/);
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: EDITOR.fillRest }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(7);
    await page.getByText(DRAFT.reasons).waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => rows.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
