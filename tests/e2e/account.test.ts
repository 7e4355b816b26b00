import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type AccountExport, recoveryKey } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { REFUSALS } from "@/lib/words/refusals";
import { COMMON, SITE } from "@/lib/words/site";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import type { View } from "./open-browser";
import { keepArmy, namesKept, overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const PASSWORD = "pike and shot";

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${site().url}/account`);
  await waitUntilHydrated(page);
}

async function visitAccount(view: View = {}): Promise<Page> {
  const page = await browser.visit(view);
  await openAccount(page);
  return page;
}

const form = (page: Page, name: string | RegExp) => page.getByRole("form", { name });
const keyOn = async (page: Page): Promise<string> =>
  (await page.locator("p[translate=no] span").allTextContents()).map((group) => group.trim()).join("-");

/** Types what the form asks for, by label, and sends it. */
async function send(page: Page, name: string | RegExp, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form(page, name).getByLabel(label, { exact: true }).fill(value);
  await form(page, name).locator("button[type=submit]").click();
}

const signIn = (page: Page, email: string, password: string) =>
  send(page, ACCOUNT.signIn.title, { [ACCOUNT.email]: email, [ACCOUNT.password]: password });

/** Claims what the visitor has; returns his recovery key. */
async function claim(page: Page, email: string): Promise<string> {
  await openAccount(page);
  await send(page, ACCOUNT.create.title, { [ACCOUNT.email]: email, [ACCOUNT.password]: PASSWORD });
  await page.getByRole("heading", { name: ACCOUNT.recoverySheet.title }).waitFor();
  const key = await keyOn(page);
  expect(key).toMatch(recoveryKey._zod.pattern);
  await page.getByRole("button", { name: ACCOUNT.recoverySheet.saved }).click();
  await page.getByText(ACCOUNT.recoverySheet.done(email), { exact: true }).waitFor();
  return key;
}

describe("an account", () => {
  it("is claimed by what one browser made, and opens with all its armies in another", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    for (const name of ["Kircholm, again", "For Saturday"]) await keepArmy(page, site(), name);
    await openAccount(page);
    await page.getByText(ACCOUNT.visitor(2)).waitFor();
    await claim(page, "captain@example.org");
    expect(await page.getByRole("definition").allTextContents()).toContain("captain@example.org");

    const elsewhere = await visitAccount();
    await signIn(elsewhere, "Captain@Example.org", PASSWORD);
    await elsewhere.getByRole("status").getByText(ACCOUNT.signIn.done).waitFor();
    await elsewhere.getByRole("link", { name: "Armies", exact: true }).click();
    for (const name of ["Kircholm, again", "For Saturday"]) await elsewhere.getByRole("link", { name, exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("keeps its key in sight until its owner goes on, and prints it alone", async () => {
    const page = await visitAccount();
    await send(page, ACCOUNT.create.title, { [ACCOUNT.email]: "printer@example.org", [ACCOUNT.password]: PASSWORD });
    await page.getByRole("button", { name: COMMON.print }).waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const words of ["printer@example.org", ACCOUNT.recoverySheet.onPaper(site().url)])
      expect(await page.getByText(words, { exact: true }).isVisible(), words).toBe(true);
    for (const words of [ACCOUNT.privacy.title, ACCOUNT.recoverySheet.saved, SITE.api])
      expect(await page.getByText(words).isVisible(), words).toBe(false);
    expect(await page.getByRole("navigation").count(), "the header").toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color), "ink, by candlelight too").toBe("rgb(34, 28, 21)");
    const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  });

  it("is mended by its recovery key when its password is lost", async () => {
    const first = await browser.visit();
    await keepArmy(first, site(), "Not lost");
    const key = await claim(first, "forgetful@example.org");

    const page = await visitAccount();
    await page.getByText(ACCOUNT.recover.title).click();
    const lost = { [ACCOUNT.email]: "forgetful@example.org", [ACCOUNT.newPassword.label]: "a better one" };
    await send(page, ACCOUNT.recover.form, { ...lost, [ACCOUNT.recover.recoveryKey]: "not a key" });
    await form(page, ACCOUNT.recover.form).getByText("A recovery key has 32 letters and digits").waitFor();
    await send(page, ACCOUNT.recover.form, { [ACCOUNT.recover.recoveryKey]: key.toUpperCase().replaceAll("-", " ") });
    await page.getByRole("heading", { name: ACCOUNT.recoverySheet.title }).waitFor();
    expect(await keyOn(page)).not.toBe(key);
    await page.getByRole("button", { name: ACCOUNT.recoverySheet.saved }).click();
    expect(await namesKept(page, site())).toEqual(["Not lost"]);

    await openAccount(first);
    await first.getByRole("heading", { name: ACCOUNT.signIn.title }).waitFor();
    await signIn(first, "forgetful@example.org", PASSWORD);
    await form(first, ACCOUNT.signIn.title).getByText(REFUSALS["wrong-credentials"]({})).waitFor();
    await signIn(first, "forgetful@example.org", "a better one");
    await first.getByRole("status").getByText(ACCOUNT.signIn.done).waitFor();
  });

  it("changes its password and its key, and is signed out", async () => {
    const page = await browser.visit();
    const key = await claim(page, "careful@example.org");
    await page.getByText(ACCOUNT.changePassword.title).first().click();
    await send(page, ACCOUNT.changePassword.title, {
      [ACCOUNT.changePassword.current]: "a wrong guess",
      [ACCOUNT.newPassword.label]: "a better one",
    });
    await form(page, ACCOUNT.changePassword.title).getByText(REFUSALS["wrong-password"]({})).waitFor();
    await send(page, ACCOUNT.changePassword.title, { [ACCOUNT.changePassword.current]: PASSWORD });
    await page.getByRole("status").getByText(ACCOUNT.changePassword.done).waitFor();
    await page.getByText(ACCOUNT.newRecoveryKey.title).first().click();
    await send(page, ACCOUNT.newRecoveryKey.title, { [ACCOUNT.password]: "a better one" });
    await page.getByRole("heading", { name: ACCOUNT.recoverySheet.title }).waitFor();
    expect(await keyOn(page)).not.toBe(key);
    await page.getByRole("button", { name: ACCOUNT.recoverySheet.saved }).click();
    await page.getByRole("button", { name: ACCOUNT.signOut.button }).click();
    await page.getByRole("status").getByText(ACCOUNT.signOut.done).waitFor();
    await form(page, ACCOUNT.signIn.title).waitFor();
  });

  it("is handed over as a file, with its armies", async () => {
    const page = await browser.visit();
    await keepArmy(page, site(), "To take along");
    await claim(page, "leaving@example.org");
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: ACCOUNT.download }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("condotta-export.json");
    const exported = JSON.parse(readFileSync(await download.path(), "utf8")) as AccountExport;
    expect(exported.account.email).toBe("leaving@example.org");
    expect(exported.armies.map(({ army }) => army.name)).toEqual(["To take along"]);
  });

  it("goes with everything at its owner's word: the password, or a second tap", async () => {
    const page = await browser.visit();
    await keepArmy(page, site(), "Soon gone");
    await claim(page, "gone@example.org");
    await page.getByText(ACCOUNT.delete.title).first().click();
    await send(page, ACCOUNT.delete.title, { [ACCOUNT.password]: "a wrong guess" });
    await form(page, ACCOUNT.delete.title).getByText(REFUSALS["wrong-password"]({})).waitFor();
    await send(page, ACCOUNT.delete.title, { [ACCOUNT.password]: PASSWORD });
    await page.getByRole("status").getByText(ACCOUNT.delete.done).waitFor();
    expect(await namesKept(page, site())).toEqual([]);
    await signIn(page, "gone@example.org", PASSWORD);
    await form(page, ACCOUNT.signIn.title).getByText(REFUSALS["wrong-credentials"]({})).waitFor();

    const anonymous = await browser.visit();
    await keepArmy(anonymous, site(), "Soon gone too");
    await openAccount(anonymous);
    await anonymous.getByText(ACCOUNT.delete.titleOfVisitor).first().click();
    await anonymous.getByRole("button", { name: ACCOUNT.delete.buttonOfVisitor, exact: true }).click();
    expect(await namesKept(anonymous, site())).toEqual(["Soon gone too"]);
    await anonymous.getByRole("button", { name: ACCOUNT.delete.confirm }).click();
    await anonymous.getByRole("status").getByText(ACCOUNT.delete.done).waitFor();
    expect(await namesKept(anonymous, site())).toEqual([]);
    await anonymous.goto(`${site().url}/armies`);
    expect(await anonymous.getByText("Soon gone too").count()).toBe(0);
  });

  it("is made by keyboard alone", async () => {
    const page = await visitAccount();
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    await form(page, ACCOUNT.create.title).getByLabel(ACCOUNT.email).focus();
    await page.keyboard.type("typist@example.org");
    await press("Tab");
    await page.keyboard.type(PASSWORD);
    await press("Tab");
    await press("Space");
    expect(await page.locator(":focus").getAttribute("aria-pressed")).toBe("true");
    expect(await form(page, ACCOUNT.create.title).getByLabel(ACCOUNT.password, { exact: true }).getAttribute("type")).toBe("text");
    await press("Tab");
    await press("Enter");
    await page.getByRole("heading", { name: ACCOUNT.recoverySheet.title }).waitFor();
    await expect.poll(() => page.locator(":focus").textContent()).toBe(ACCOUNT.recoverySheet.title);
    await press("Tab", 3);
    expect(await page.locator(":focus").textContent()).toBe(ACCOUNT.recoverySheet.saved);
    await press("Enter");
    await page.getByText(ACCOUNT.recoverySheet.done("typist@example.org"), { exact: true }).waitFor();
  });

  it("fits the smallest phone, with thumbs' targets", async () => {
    const page = await visitAccount({ size: "phone" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByText(ACCOUNT.recover.title).click();
    expect(await overflowOf(page)).toBe(0);
    for (const button of await page.locator("main :is(button, summary, input)").all()) {
      const box = await button.boundingBox();
      expect(box?.height, String(button)).toBeGreaterThanOrEqual(44);
    }
    await send(page, ACCOUNT.create.title, { [ACCOUNT.email]: `${"long.".repeat(12)}name@example.org`, [ACCOUNT.password]: PASSWORD });
    await page.getByRole("button", { name: ACCOUNT.recoverySheet.saved }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole("button", { name: ACCOUNT.recoverySheet.saved }).click();
    await page.getByRole("button", { name: ACCOUNT.signOut.button }).waitFor();
    expect(await overflowOf(page)).toBe(0);
  });
});
