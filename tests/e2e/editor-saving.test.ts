import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ACCOUNT } from "@/lib/words/account";
import { ARMIES } from "@/lib/words/armies";
import { EDITOR } from "@/lib/words/editor";
import { NOT_FOUND } from "@/lib/words/front";
import { SAVING } from "@/lib/words/saving";
import { COMMON, SITE } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
import { browserForThisFile, goOffline, RETRIED } from "./browser";
import { add, cut, difference, join, muster, open, saved, storedArmy, unit, unsent } from "./desk";
import { namesKept } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const more = (page: Page, number: number) => page.getByRole("button", { name: EDITOR.unit.more(number), exact: true }).click();
const basesOf = async (page: Page, number: number) => Number(await unit(page, number).locator("output").textContent());

/** An army of one's own: the ready one with one base more. */
async function ownArmy(page: Page): Promise<string> {
  await open(page, `${site().url}/armies/kircholm`);
  await more(page, 7);
  await saved(page);
  return page.url();
}

/** The same army on two pages of one browser, changed on the second while the first could neither send nor hear. */
async function conflict(): Promise<{ first: Page; second: Page }> {
  const first = await browser.visit();
  const address = await ownArmy(first);
  const second = await first.context().newPage();
  await open(second, address);
  await cut(first);
  await add(first, "Reiters");
  await unsent(first);
  await more(second, 1);
  await saved(second);
  await join(first);
  await difference(first).waitFor();
  return { first, second };
}

describe("an army on two pages", () => {
  it("is brought up to date where nothing was changed, says what is different, and undoes its own edits alone", async () => {
    const first = await browser.visit();
    const address = await ownArmy(first);
    const second = await first.context().newPage();
    await open(second, address);
    await more(second, 1);
    await saved(second);
    await first.getByText(VERSIONS.arrived.heard).waitFor();
    await first.getByText("Hussars of the left wing no. 1: 4 → 6 bases").waitFor();
    expect(await basesOf(first, 1)).toBe(6);
    await first.getByRole("button", { name: EDITOR.undo.undo }).click();
    await saved(first);
    expect([await basesOf(first, 7), await basesOf(first, 1)]).toEqual([6, 6]);
    await expect.poll(() => basesOf(second, 7)).toBe(6);
    expect(await basesOf(second, 1)).toBe(6);
  });

  it("changed in two places overwrites nothing: the second player sees both changes and merges them", async () => {
    const { first, second } = await conflict();
    const words = await difference(first).textContent();
    expect(words).toContain("Hussars of the left wing no. 1: 4 → 6 bases");
    expect(words).toMatch(/Reiters no. 13 added to/);
    expect((await storedArmy(second)).army.units).toHaveLength(12);
    await difference(first).getByRole("button", { name: VERSIONS.choice.merge }).click();
    await saved(first);
    const { army } = await storedArmy(first);
    expect([army.units.length, army.units.find((one) => one.number === 1)?.bases]).toEqual([13, 6]);
    await expect.poll(async () => (await muster(second)).length).toBe(13);
  });

  it("lets you take theirs, and undo it", async () => {
    const { first } = await conflict();
    await difference(first).getByRole("button", { name: VERSIONS.choice.useTheirs, exact: true }).click();
    await saved(first);
    expect([(await muster(first)).length, await basesOf(first, 1)]).toEqual([12, 6]);
    await first.getByRole("button", { name: EDITOR.undo.undo }).click();
    await expect.poll(async () => (await muster(first)).length).toBe(13);
  });

  it("lets you take theirs and keep yours as a copy", async () => {
    const { first } = await conflict();
    await difference(first).getByRole("button", { name: VERSIONS.choice.useTheirsKeepMine }).click();
    await saved(first);
    expect((await storedArmy(first)).army.units).toHaveLength(12);
    const all = (await (await first.request.get(`${site().url}/api/armies`, RETRIED)).json()) as { id: string; name: string }[];
    const copy = all.find((one) => one.name === "Kircholm, 1605, copy");
    const response = await first.request.get(`${site().url}/api/armies/${copy?.id}`, RETRIED);
    expect((await response.json()).army.units).toHaveLength(13);
  });
});

describe("an army on two devices", () => {
  it("claimed on one and opened on the other, is not overwritten by either in silence", async () => {
    const one = await browser.visit();
    const address = await ownArmy(one);
    const credentials = { email: "two-devices@example.org", password: "a long password" };
    const headers = { origin: site().url };
    expect((await one.request.post(`${site().url}/api/account/claim`, { data: credentials, headers })).status()).toBe(200);
    const other = await browser.visit();
    expect((await other.request.post(`${site().url}/api/account/sign-in`, { data: credentials, headers })).status()).toBe(200);
    await open(other, address);
    await add(other, "Reiters");
    await saved(other);
    await more(one, 1);
    await difference(one).getByText("Reiters no. 13 added").waitFor();
    await difference(one).getByRole("button", { name: VERSIONS.choice.merge }).click();
    await saved(one);
    expect((await muster(one)).length).toBe(13);
    // The other device looks when it is turned to again.
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await other.getByText(VERSIONS.arrived.heard).waitFor();
    expect(await basesOf(other, 1)).toBe(6);
  });
});

describe("coming back to an army", () => {
  it("finds it as it was left, whether it was a ready army once or not, and goes on with the same one", async () => {
    const page = await browser.visit();
    await page.goto(`${site().url}/armies`);
    const kircholm = page.getByText("Kircholm, 1605", { exact: true });
    await page.locator("details", { has: kircholm }).locator("summary").click();
    await kircholm.click();
    await more(page, 7);
    await saved(page);
    const address = page.url();
    for (const revision of [1, 2]) {
      await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Lists" }).click();
      await page.waitForURL("**/lists");
      await page.goBack();
      await saved(page);
      expect(page.url()).toBe(address);
      await expect.poll(() => basesOf(page, 7)).toBe(revision === 1 ? 8 : 6);
      await page.getByRole("button", { name: EDITOR.unit.fewer(7) }).click({ force: true });
      await expect.poll(async () => (await storedArmy(page)).revision).toBe(2);
    }
    expect(await (await page.request.get(`${site().url}/api/armies`, RETRIED)).json()).toHaveLength(1);
  });

  it("of another army shows that one alone", async () => {
    const page = await browser.visit();
    await ownArmy(page);
    await page.getByText(EDITOR.menu.more, { exact: true }).click();
    await page.getByRole("button", { name: EDITOR.menu.duplicate, exact: true }).dblclick();
    await page.getByRole("heading", { name: "Kircholm, 1605, copy" }).waitFor();
    await add(page, "Reiters");
    await saved(page);
    expect(await namesKept(page, site())).toEqual(["Kircholm, 1605, copy", "Kircholm, 1605"]);
    await page.goBack();
    await page.getByRole("heading", { name: "Kircholm, 1605", exact: true }).waitFor();
    expect((await muster(page)).length).toBe(12);
    expect((await storedArmy(page)).army.units).toHaveLength(12);
  });
});

describe("without a connection", () => {
  it("keeps edits, says so, keeps them over a reload and sends them when it is back", async () => {
    const page = await browser.visit();
    await ownArmy(page);
    await cut(page);
    await add(page, "Haiduks", 2);
    await unsent(page);
    await page.getByRole("button", { name: COMMON.retry }).click();
    await unsent(page);
    await page.reload();
    await page.getByText(VERSIONS.arrived.restored).waitFor();
    expect((await muster(page)).length).toBe(14);
    await unsent(page);
    await page.goto(`${site().url}/armies`);
    await page.getByRole("region", { name: VERSIONS.unsent.name }).getByRole("link", { name: "Kircholm" }).click();
    await page.getByText(VERSIONS.arrived.restored).waitFor();
    await join(page);
    await saved(page);
    expect((await storedArmy(page)).army.units).toHaveLength(14);
    await page.goto(`${site().url}/armies`);
    expect(await page.getByRole("region", { name: VERSIONS.unsent.name }).count()).toBe(0);
  });

  it("sends a save again whose answer was lost, and makes neither a second army nor a conflict of it", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    let lost = 0;
    await page.route("**/api/armies{,/*}", async (route) => {
      if (route.request().method() === "GET" || lost >= 2) return route.continue();
      lost++;
      await route.fetch();
      await route.abort();
    });
    await more(page, 7);
    await saved(page);
    await add(page, "Haiduks");
    await saved(page);
    expect(lost).toBe(2);
    const all = (await (await page.request.get(`${site().url}/api/armies`, RETRIED)).json()) as unknown[];
    expect(all).toHaveLength(1);
    expect((await storedArmy(page)).army.units).toHaveLength(13);
  });
});

describe("first saves of two tabs at once", () => {
  it("are one visitor's: both armies are his afterwards", async () => {
    const first = await browser.visit();
    const second = await first.context().newPage();
    await open(first, `${site().url}/armies/kircholm`);
    await open(second, `${site().url}/armies/nieuwpoort`);
    await goOffline(first);
    await more(first, 7);
    await add(second, "Lancers");
    await unsent(first);
    await unsent(second);
    await first.context().setOffline(false);
    await saved(first);
    await saved(second);
    const all = (await (await first.request.get(`${site().url}/api/armies`, RETRIED)).json()) as { name: string }[];
    expect(all.map((one) => one.name).sort()).toEqual(["Kircholm, 1605", "Nieuwpoort, 1600"]);
  });
});

describe("what the browser will not do", () => {
  it("does not throw away what it cannot read", async () => {
    const page = await browser.visit();
    const key = "condotta.unsent.kircholm.somebody";
    await page.addInitScript((name) => localStorage.setItem(name, '{"writer":"somebody","army":{"schema":"condotta.army/9"}}'), key);
    await open(page, `${site().url}/armies/kircholm`);
    await page.getByText(SAVING.unreadable).waitFor();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain("condotta.army/9");
  });
});

describe("whose army", () => {
  it("is nobody else's to open, read, change or guess", async () => {
    const owner = await browser.visit();
    const address = await ownArmy(owner);
    const id = address.split("/").at(-1);
    const { army, revision } = await storedArmy(owner);
    const other = await browser.visit();
    await ownArmy(other);
    const theirs = await other.goto(address);
    const unknown = await other.goto(`${site().url}/armies/${"a".repeat(26)}`);
    expect([theirs?.status(), unknown?.status()]).toEqual([404, 404]);
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", army],
      ["PATCH", { place: "archive" }],
      ["DELETE", undefined],
    ] as const) {
      const headers = { "if-match": `"${revision}"`, "content-type": "application/json" };
      const ask = (which: string) =>
        other.request.fetch(`${site().url}/api/armies/${which}`, { method, headers, ...(body ? { data: JSON.stringify(body) } : {}) });
      const [foreign, nobodys] = [await ask(String(id)), await ask("b".repeat(26))];
      expect([method, foreign.status(), await foreign.text()]).toEqual([method, 404, await nobodys.text()]);
    }
    expect((await storedArmy(owner)).revision).toBe(revision);
  });

  it("is duplicated, archived, deleted and restored in the editor", async () => {
    const page = await browser.visit();
    const address = await ownArmy(page);
    await page.getByText(EDITOR.menu.more, { exact: true }).click();
    await page.getByRole("button", { name: EDITOR.menu.archive }).click();
    await page.getByText(EDITOR.menu.isArchived).waitFor();
    await page.getByRole("button", { name: EDITOR.menu.restore }).click();
    // Before that, the answer to come would shut the menu.
    await page.getByText(EDITOR.menu.isArchived).waitFor({ state: "detached" });
    await page.getByText(EDITOR.menu.more, { exact: true }).click();
    await page.getByRole("button", { name: EDITOR.menu.delete }).click();
    await page.getByText(EDITOR.menu.isDeleted).waitFor();
    expect((await page.request.get(address.replace("/armies/", "/api/armies/"), RETRIED)).status()).toBe(404);
    await page.getByRole("button", { name: EDITOR.menu.restore }).click();
    await page.getByText(EDITOR.menu.more, { exact: true }).waitFor();
    expect((await storedArmy(page)).place).toBe("desk");
    await page.getByText(EDITOR.menu.more, { exact: true }).click();
    await page.getByRole("button", { name: EDITOR.menu.duplicate, exact: true }).click();
    await page.waitForURL((url) => url.href !== address && /\/armies\/[a-z2-7]{26}$/.test(url.pathname));
    await page.getByRole("heading", { name: "Kircholm, 1605, copy" }).waitFor();
  });

  it("was deleted on another page while changes waited: they can be stored as a new army, or thrown away", async () => {
    const page = await browser.visit();
    const address = await ownArmy(page);
    await cut(page);
    await add(page, "Haiduks");
    await unsent(page);
    await page.request.delete(address.replace("/armies/", "/api/armies/"));
    await page.goto(`${site().url}/armies`);
    await join(page);
    const waiting = page.getByRole("region", { name: VERSIONS.unsent.name });
    await waiting.getByRole("button", { name: SAVING.saveAsNew }).click();
    await page.getByRole("heading", { name: "Kircholm, 1605" }).waitFor();
    expect((await muster(page)).length).toBe(13);
  });
});

it("signed out at one's own army, one is led to signing in and back; an address that is nobody's says the same", async () => {
  const page = await browser.visit();
  const address = await ownArmy(page);
  const credentials = { email: "comes-back@example.org", password: "a long password" };
  await page.request.post(`${site().url}/api/account/claim`, { data: credentials, headers: { origin: site().url } });
  const other = await browser.visit();
  const told = async (path: string) => {
    const status = (await other.goto(path))?.status();
    return [status, await other.locator("main").textContent()];
  };
  const mine = await told(address);
  expect(mine).toEqual([404, expect.stringContaining(ARMIES.notYours.text)]);
  expect(await told(`${site().url}/armies/${"a".repeat(26)}`)).toEqual(mine);
  await other.goto(address);
  await other.getByRole("link", { name: ARMIES.notYours.signIn }).click();
  const form = other.getByRole("form", { name: ACCOUNT.signIn.title });
  await form.getByLabel(ACCOUNT.email).fill(credentials.email);
  await form.getByLabel(ACCOUNT.password, { exact: true }).fill(credentials.password);
  await form.getByRole("button", { name: ACCOUNT.signIn.button }).click();
  await other.getByRole("heading", { name: "Kircholm, 1605" }).waitFor();
  expect(other.url()).toBe(address);
  await other.getByRole("link", { name: SITE.places.accountOf(credentials.email) }).waitFor();
  expect(await told(`${site().url}/armies/${"a".repeat(26)}`)).toEqual([404, expect.stringContaining(credentials.email)]);
});

it("finding an army nobody has leads on", async () => {
  const page = await browser.visit();
  for (const path of ["/lists/nowhere", "/nothing"]) {
    expect((await page.goto(site().url + path))?.status(), path).toBe(404);
    await page.getByRole("heading", { name: NOT_FOUND.heading }).waitFor();
  }
  expect((await page.goto(`${site().url}/armies/nobody`))?.status()).toBe(404);
  await page.getByRole("heading", { name: ARMIES.notYours.heading }).waitFor();
  await page.goto(`${site().url}/armies/new?list=nowhere`);
  expect(new URL(page.url()).pathname).toBe("/lists");
});
