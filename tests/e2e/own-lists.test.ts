import { describe, expect, it } from "vitest";
import { ARMIES } from "@/lib/words/armies";
import { OWN_LIST } from "@/lib/words/own-list";
import { LIST_EDITOR, LIST_SHARING, OWN_LISTS } from "@/lib/words/own-lists";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { carryToPhone } from "./open-browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();
const LIST = "swedish-1618-1648";

describe("a list of one's own", () => {
  it("is copied, changed, mended and shared; somebody else builds an army from it, whose sheet says whose list it is", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await page.goto(`${site().url}/lists/${LIST}`);
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: OWN_LISTS.copyToMine }).click();
    await page.waitForURL("**/my-lists/own-*");
    await waitUntilHydrated(page);
    expect(await page.getByText(LIST_EDITOR.sound).isVisible()).toBe(true);

    const troops = page.locator("#troops");
    await troops
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    await troops.getByLabel(LIST_EDITOR.line.name, { exact: true }).fill("Riders of Norrland");
    await troops.getByLabel(LIST_EDITOR.line.min).fill("99");
    // The fault stands beside its field, and among all others; the page says so too.
    await page.locator("#problems").getByText("Riders of Norrland").first().waitFor();
    await troops
      .getByText(/This has a minimum \(99\)/)
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: LIST_EDITOR.buildAfter }).isVisible()).toBe(true);
    expect.soft(await axeFindings(page), "with a fault").toEqual([]);
    await troops.getByLabel(LIST_EDITOR.line.min).fill("4");
    await page.getByText(LIST_EDITOR.sound).waitFor();
    await page.getByText(LIST_EDITOR.state.saved, { exact: true }).waitFor();
    await page.reload();
    await waitUntilHydrated(page);
    await troops.getByText("Riders of Norrland").first().waitFor();

    await page.getByRole("button", { name: LIST_SHARING.button, exact: true }).click();
    await page.getByRole("button", { name: LIST_SHARING.make }).click();
    const link = await page.getByLabel(LIST_SHARING.link, { exact: true }).inputValue();
    expect(complaints).toEqual([]);

    const other = await browser.visit();
    await other.goto(link.replace(/^https?:\/\/[^/]+/, site().url));
    await waitUntilHydrated(other);
    await other.getByText(OWN_LIST.note).waitFor();
    await other.getByText("Riders of Norrland").first().waitFor();
    await other.getByRole("link", { name: LIST_SHARING.build }).click();
    await other.waitForURL("**/armies/new?*");
    await waitUntilHydrated(other);
    await other.getByRole("button", { name: ARMIES.new.create }).click();
    await other.waitForURL(/\/armies\/(?!new)/);
    await other.getByText(OWN_LIST.mark).first().waitFor();
    await other.goto(`${other.url()}/sheet`);
    await other.getByText(OWN_LIST.mark).first().waitFor();

    await page.keyboard.press("Escape");
    await carryToPhone(page);
    expect.soft(await axeFindings(page), "on a phone").toEqual([]);
  });
});
