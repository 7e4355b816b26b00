import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { SharedArmy } from "@/lib/model/stored-army";
import { EDITOR } from "@/lib/words/editor";
import { PAPER } from "@/lib/words/papers";
import { SHARING } from "@/lib/words/sharing";
import { COMMON } from "@/lib/words/site";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, goOffline, RETRIED } from "./browser";
import { add, muster, open, saved, storedArmy, unsent } from "./desk";
import { namesKept, overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const dialog = (page: Page) => page.getByRole("dialog", { name: EDITOR.dialogs.share });
const link = (page: Page) => dialog(page).getByRole("textbox", { name: SHARING.link.label });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel || document.activeElement?.textContent);
const leaveOut = (page: Page) => dialog(page).getByLabel(SHARING.form.leaveOut);

/** Names in the document of the ready army. */
const COMMANDERS = ["Jan Karol Chodkiewicz", "Tomasz Dąbrowa", "Jan Piotr Sapieha"];
const UNITS = ["Hussars of the left wing, second line", "Petyhorcy", "The hetman's hussars under Wojna", "Five falconets"];

async function openDesk(view: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit(view);
  await open(page, `${site().url}/armies/kircholm`);
  return page;
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: EDITOR.menu.share }).click();
  await dialog(page).getByRole("button").nth(1).waitFor();
}

/** Presses Share in the dialog; the share that comes of it. No second press at the same place, however late, meets what withdraws it. */
async function share(page: Page): Promise<string> {
  const pressed = await dialog(page).getByRole("button", { name: SHARING.form.share }).boundingBox();
  await press(page, SHARING.form.share);
  await link(page).waitFor();
  const withdraw = await dialog(page).getByText(SHARING.withdraw.button, { exact: true }).first().boundingBox();
  expect(withdraw?.x).toBeGreaterThanOrEqual((pressed?.x ?? 0) + (pressed?.width ?? 0));
  const { origin, pathname } = new URL(await link(page).inputValue());
  expect([origin, pathname]).toEqual([site().url, expect.stringMatching(/^\/a\/[a-z2-7]{26}$/)]);
  return pathname.slice("/a/".length);
}

/** What anybody is answered who asks for a share. */
async function asked(id: string): Promise<{ readonly status: number; readonly text: string; readonly shared: SharedArmy }> {
  const response = await fetch(`${site().url}/api/shares/${id}`);
  const text = await response.text();
  return { status: response.status, text, shared: JSON.parse(text) as SharedArmy };
}

/** Answers what the page asks for under this address with a refusal, or with nothing at all. */
async function refuse(page: Page, address: string, status: number, message: string): Promise<void> {
  const body = JSON.stringify({ error: { code: "x", message } });
  await page.route(address, (route) => (status === 0 ? route.abort() : route.fulfill({ status, body, contentType: "application/json" })));
}

describe("sharing", () => {
  it("shows every name before a ready army goes out, with its link, its code and its page, and saves no army", async () => {
    const page = await openDesk();
    const complaints = complaintsOf(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site().url });
    await openDialog(page);
    const told = await dialog(page).textContent();
    for (const words of ["Kircholm, 1605", ...COMMANDERS, ...UNITS, SHARING.form.legal("Legal", 9542, 10_000), SHARING.form.about])
      expect(told).toContain(words);
    const id = await share(page);
    await press(page, SHARING.link.copy);
    await dialog(page).getByText(COMMON.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site().url}/a/${id}`);
    const code = await dialog(page).getByRole("img", { name: PAPER.link }).boundingBox();
    const leaf = await dialog(page).boundingBox();
    expect(code?.width, "pixels, of which there are 38 to a centimetre").toBeGreaterThan(240);
    expect((code?.width ?? 0) / (leaf?.width ?? 0)).toBeLessThan(0.45);
    const { shared } = await asked(id);
    expect(shared.army).toMatchObject({
      name: "Kircholm, 1605",
      list: "polish-lithuanian-1576-1660",
      commanders: [{ name: COMMANDERS[0] }, {}, {}],
    });
    expect(await namesKept(page, site())).toEqual([]);
    expect(await dialog(page).getByRole("link", { name: SHARING.openPage }).getAttribute("href")).toBe(`/a/${id}`);
    expect(complaints).toEqual([]);
  });

  it("shares the same army the other way too, and says where every link is withdrawn later", async () => {
    const page = await openDesk();
    await openDialog(page);
    const named = await share(page);
    await press(page, SHARING.shareWithoutNames);
    await expect.poll(() => focused(page)).toBe(SHARING.form.about);
    expect(await leaveOut(page).isChecked()).toBe(true);
    const nameless = await share(page);
    expect((await asked(nameless)).text).not.toContain(COMMANDERS[0]);
    expect((await asked(named)).text).toContain(COMMANDERS[0]);
    await press(page, SHARING.shareWithNames);
    expect(await leaveOut(page).isChecked()).toBe(false);
    expect(await share(page)).toBe(named);
    await dialog(page).getByRole("link", { name: "Your shares" }).click();
    const shares = page.getByRole("region", { name: "Your shares" });
    await shares.waitFor();
    for (const id of [named, nameless]) expect(await shares.locator(`a[href="/a/${id}"]`).count()).toBe(1);
  });

  it("takes the army as it is on the desk, not legal and not saved, and tells afterwards that it has changed since", async () => {
    const page = await openDesk();
    await refuse(page, "**/api/armies**", 0, "");
    await add(page, "Polish Hussars");
    await unsent(page);
    await openDialog(page);
    await dialog(page)
      .getByText(/^Not legal: .*still share it/)
      .waitFor();
    const first = await share(page);
    expect((await asked(first)).shared.army.units).toHaveLength(13);
    await page.keyboard.press("Escape");
    await openDialog(page);
    expect(await link(page).inputValue()).toContain(first);
    expect(await dialog(page).getByText(SHARING.changed).count()).toBe(0);
    await page.keyboard.press("Escape");
    await add(page, "Haiduks");
    await openDialog(page);
    await dialog(page).getByText(SHARING.changed).waitFor();
    expect(await link(page).inputValue()).toContain(first);
    await press(page, SHARING.shareNow);
    const second = await share(page);
    expect(second).not.toBe(first);
    expect((await asked(first)).shared.army.units).toHaveLength(13);
    expect((await asked(second)).shared.army.units).toHaveLength(14);
    expect(await dialog(page).getByText(SHARING.changed).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await openDialog(page);
    await dialog(page).getByText(SHARING.changed).waitFor();
    // What is pressed in the dialog is not meant for the desk: no second step is taken back.
    await dialog(page).getByRole("button", { name: SHARING.link.copy }).focus();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    expect(await muster(page)).toHaveLength(13);
  });

  it("shares an army under its player's account, and withdraws it after a confirmation", async () => {
    const page = await openDesk();
    await add(page, "Haiduks");
    await saved(page);
    await openDialog(page);
    const id = await share(page);
    const mine = (await (await page.request.get(`${site().url}/api/shares`, RETRIED)).json()) as { share: string }[];
    expect(mine.map((one) => one.share)).toEqual([id]);
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    await press(page, SHARING.withdraw.keep);
    expect((await asked(id)).status).toBe(200);
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    await refuse(page, "**/api/shares/*", 0, "");
    await press(page, SHARING.withdraw.confirm);
    await dialog(page).getByText(SHARING.withdraw.refused(COMMON.unreachable)).waitFor();
    await expect.poll(() => focused(page)).toBe(SHARING.withdraw.name("Kircholm, 1605"));
    await page.unroute("**/api/shares/*");
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    await press(page, SHARING.withdraw.confirm);
    await dialog(page).getByText(SHARING.withdraw.refused("").trim()).waitFor();
    expect((await asked(id)).status).toBe(200);
    await page.context().addCookies(cookies);
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    await press(page, SHARING.withdraw.confirm);
    await dialog(page).getByText(SHARING.withdraw.done("Kircholm, 1605", false)).waitFor();
    expect((await asked(id)).status).toBe(410);
    expect((await storedArmy(page)).place).toBe("desk");
    await dialog(page).getByRole("button", { name: SHARING.form.share }).waitFor();
    expect(await share(page)).toBe(id);
    expect((await asked(id)).status).toBe(200);
  });

  it("hands the link to what the device sends with, where it sends, and says so where that fails", async () => {
    const page = await browser.visit();
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (what: ShareData) => {
          document.title = `sent ${what.title} ${what.url}`;
          throw new DOMException("", document.body.dataset.error ?? "AbortError");
        },
      });
    });
    await open(page, `${site().url}/armies/kircholm`);
    await openDialog(page);
    const id = await share(page);
    await press(page, SHARING.link.send);
    await expect.poll(() => page.title()).toBe(`sent Kircholm, 1605 ${site().url}/a/${id}`);
    expect(await dialog(page).getByText(SHARING.link.notSent).count()).toBe(0);
    await page.evaluate(() => {
      document.body.dataset.error = "NotAllowedError";
    });
    await press(page, SHARING.link.send);
    await dialog(page).getByText(SHARING.link.notSent).waitFor();
  });
});

describe("the dialog", () => {
  const tabTo = async (page: Page, words: string) => {
    for (let tab = 0; tab < 20 && (await focused(page)) !== words; tab++) await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(words);
  };

  it("works by keyboard alone, and gives the focus back", async () => {
    const page = await openDesk();
    await page.getByRole("button", { name: EDITOR.menu.share }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(EDITOR.dialogs.share);
    await leaveOut(page).waitFor();
    // Past the button that closes it, and whom the link is for.
    for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
    expect(await leaveOut(page).evaluate((tick) => tick === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    expect(await leaveOut(page).isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(SHARING.link.label);
    await tabTo(page, SHARING.withdraw.name("Kircholm, 1605"));
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(SHARING.withdraw.keep);
    await tabTo(page, SHARING.withdraw.confirm);
    await page.keyboard.press("Enter");
    // Another test may share the very same army.
    await dialog(page)
      .getByText(/^You no longer share Kircholm/)
      .waitFor();
    await expect.poll(() => focused(page)).toBe(SHARING.form.about);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(EDITOR.menu.share);
  });

  it("that was never opened before cannot be fetched without a connection: it says so, and comes when there is one again", async () => {
    const page = await openDesk();
    await goOffline(page);
    await page.getByRole("button", { name: EDITOR.menu.share }).click();
    await dialog(page).getByText(COMMON.notLoaded).waitFor();
    await page.context().setOffline(false);
    // The connection comes back a moment after it is asked to.
    const retry = dialog(page).getByRole("button", { name: COMMON.retry });
    const tried = async () => {
      if (await retry.isVisible()) await retry.press("Enter");
      return await dialog(page).getByRole("button", { name: SHARING.form.share }).isVisible();
    };
    await expect.poll(tried, { interval: 1000 }).toBe(true);
    await expect.poll(() => focused(page)).toBe(EDITOR.dialogs.share);
  });

  it("allows no undo behind it, wherever the focus is", async () => {
    const page = await openDesk();
    await add(page, "Haiduks");
    await openDialog(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("Control+z");
    expect(await muster(page)).toHaveLength(13);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await muster(page)).length).toBe(12);
  });

  it("holds the page behind it still, and lets it go", async () => {
    const page = await openDesk();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const places = () => page.locator("main").evaluate((main) => [main.getBoundingClientRect().left, main.getBoundingClientRect().width]);
    const before = await places();
    await openDialog(page);
    expect(await places()).toEqual(before);
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  it.each([
    [320, 640],
    [844, 390],
  ])("shows on a screen of %i by %i what it has to say, and the link whole below its head", async (width, height) => {
    const page = await browser.visit({ size: "phone" });
    await page.setViewportSize({ width, height });
    await open(page, `${site().url}/armies/kircholm`);
    await openDialog(page);
    await share(page);
    await expect.poll(() => focused(page)).toBe(SHARING.link.label);
    const head = await dialog(page).getByRole("heading", { name: EDITOR.dialogs.share }).locator("..").boundingBox();
    for (const seen of [dialog(page).getByText(SHARING.shared, { exact: true }), link(page)]) {
      const box = await seen.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(await link(page).evaluate((field) => [field.scrollHeight > field.clientHeight, field.scrollWidth > field.clientWidth])).toEqual([
      false,
      false,
    ]);
  });

  it.each([390, 320])("fits a phone of %i pixels, with thumbs' targets", async (width) => {
    const page = await browser.visit({ size: "phone" });
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${site().url}/armies/kircholm`);
    await openDialog(page);
    await share(page);
    const code = await dialog(page).getByRole("img").boundingBox();
    expect(code?.width).toBeGreaterThan(0.85 * width);
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    expect(await overflowOf(page)).toBe(0);
    expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    for (const target of await dialog(page).locator("button, a, input, textarea").all()) {
      const box = await target.boundingBox();
      expect(box?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44);
    }
  });

  it("has nothing axe objects to, before and after", async () => {
    const page = await openDesk();
    await openDialog(page);
    expect(await axeInBothThemes(page)).toEqual([]);
    const id = await share(page);
    await press(page, SHARING.withdraw.name("Kircholm, 1605"));
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(id).toHaveLength(26);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const paints = await dialog(page)
        .getByRole("img")
        .evaluate((code) => [...code.children].map((part) => getComputedStyle(part).fill));
      expect(paints, `black on white (${colorScheme})`).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    }
  });
});
