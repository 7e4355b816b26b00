import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARMIES } from "@/lib/words/armies";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { OFFLINE } from "@/lib/words/front";
import { LISTS } from "@/lib/words/lists";
import { PAPER } from "@/lib/words/papers";
import { REFERENCE } from "@/lib/words/reference";
import { plain } from "@/lib/words/sentence";
import { GLOSSARY_WORDS, SITE } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
import { browserForThisFile, RETRIED, waitUntilHydrated } from "./browser";
import { add, muster, open, saved, storedArmy, unit, unsent } from "./desk";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** The paths of all pages that this browser keeps. */
const pagesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("condotta."));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith("/_next/"));
  });

const more = (page: Page, number: number) => page.getByRole("button", { name: EDITOR.unit.more(number), exact: true }).click();
const basesOf = async (page: Page, number: number) => Number(await unit(page, number).locator("output").textContent());

const PAPER_UNSENT = plain(PAPER.unsentShown);

/** Whatever the page says in a live line; one that waits for something to say is empty. */
const told = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

/** An army's papers, and what of each page is the paper. */
const PAPERS = [
  ["sheet?paper=letter", ".army-sheet"],
  ["cards?show=units,slips", ".paper-page"],
  ["quick-reference?view=printed&type=large", ".paper-page"],
] as const;

/** Pages of the site's frame, by their headings: a page that failed has another. */
const SHELL = [
  ["/armies", ARMIES.title],
  ["/lists", LISTS.title],
  ["/glossary", GLOSSARY_WORDS.title],
  ["/quick-reference", REFERENCE.title],
] as const;

/** What breaks on the page from now on, in full: exceptions, and whatever its policy refuses. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (/content security policy|^refused: /i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      console.log(`refused: ${[effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(" ")}`),
    );
  });
  return faults;
}

/** An army of one's own, whose pages are kept. */
async function keptArmy(page: Page): Promise<string> {
  await open(page, `${site().url}/armies/kircholm`);
  await more(page, 7);
  await saved(page);
  const path = new URL(page.url()).pathname;
  await page.reload();
  await expect
    .poll(() => pagesKept(page), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        ...[path, `${path}/sheet`, `${path}/cards`, `${path}/quick-reference`, "/lists", "/glossary"],
        ...[`/api${path}/desk`, "/api/paper-tables"],
      ]),
    );
  return path;
}

it("opens and changes an army without a connection, and sends it later", async () => {
  const page = await browser.visit({ worker: "run" });
  const faults = await faultsOf(page);
  const path = await keptArmy(page);
  await page.context().setOffline(true);
  await open(page, site().url + path);
  expect(await basesOf(page, 7)).toBe(8);
  await more(page, 1);
  await unsent(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => basesOf(page, 1)).toBe(6);
  // What carries unit groups is fetched when a grip is taken.
  await unit(page, 7).locator(".grip").focus();
  await page.locator("[id^=DndLiveRegion]").waitFor({ state: "attached" });
  const drawnHere = [];
  for (const [paper, leaf] of PAPERS) {
    await page.goto(`${site().url}${path}/${paper}`);
    // It is of the army as it stands here, and says so.
    await page.getByRole("status").filter({ hasText: PAPER_UNSENT }).waitFor();
    drawnHere.push(await page.locator(leaf).allInnerTexts());
  }
  // What prints at once waits until it is drawn.
  await page.addInitScript(() => {
    window.print = () => void document.body.setAttribute("data-printed", document.querySelector(".army-sheet")?.textContent ?? "");
  });
  await page.goto(`${site().url}${path}/sheet#print`);
  const printed = () => page.locator("body").getAttribute("data-printed");
  await expect.poll(printed).not.toBeNull();
  expect(await printed()).toBe(await page.locator(".army-sheet").textContent());
  await page.getByRole("status").filter({ hasText: PAPER_UNSENT }).waitFor();
  for (const [shown, heading] of SHELL) {
    await page.goto(site().url + shown);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await waitUntilHydrated(page);
  }
  const answer = await page.goto(`${site().url}/battles/new`);
  await page.getByRole("heading", { level: 1, name: OFFLINE.title }).waitFor();
  expect([answer?.status(), page.url(), await page.locator("script").count()]).toEqual([503, `${site().url}/battles/new`, 0]);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: OFFLINE.again }).click();
  await page.getByRole("heading", { level: 1, name: NEW_BATTLE.heading }).waitFor();
  await open(page, site().url + path);
  const basesSent = async () => {
    const { army } = await storedArmy(page);
    return [7, 1].map((number) => army.units.find((one) => one.number === number)?.bases);
  };
  await expect.poll(basesSent).toEqual([8, 6]);
  await saved(page);
  for (const [at, [paper, leaf]] of PAPERS.entries()) {
    await page.goto(`${site().url}${path}/${paper}`);
    expect(await told(page).count()).toBe(0);
    expect(await page.locator(leaf).allInnerTexts(), paper).toEqual(drawnHere[at]);
  }
  expect(faults).toEqual([]);
});

/** A browser that has kept all that armies are begun from, without having opened a list or a sample army. */
async function readyToBegin(page: Page): Promise<void> {
  await open(page, `${site().url}/armies`);
  await expect
    .poll(() => pagesKept(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(["/armies/new", "/api/beginnings", "/armies/new/offline", "/armies/new/offline/quick-reference"]));
}

const unsentArmies = (page: Page) => page.getByRole("region", { name: VERSIONS.unsent.name });

const namesOnServer = async (page: Page): Promise<readonly string[]> => {
  const armies = (await (await page.request.get(`${site().url}/api/armies`, RETRIED)).json()) as { name: string }[];
  return armies.map(({ name }) => name).sort();
};

const ON_SERVER = ["In the train", "In the train, copy", "Kircholm, 1605"];

it("begins armies without a connection, from a list, from a sample army and as a duplicate, and makes one army of each when it is back", async () => {
  const page = await browser.visit({ worker: "run" });
  const faults = await faultsOf(page);
  await readyToBegin(page);
  await page.context().setOffline(true);

  // As the page of a list leads there.
  await open(page, `${site().url}/armies/new?list=polish-lithuanian-1576-1660`);
  await expect.poll(() => page.getByLabel(ARMIES.new.list).inputValue()).toBe("polish-lithuanian-1576-1660");
  await page.getByLabel(ARMIES.new.name, { exact: true }).fill("In the train");
  await page.getByRole("button", { name: ARMIES.new.create }).click();
  await page.waitForURL(/\/armies\/new\/[a-z2-7]{26}$/);
  const begun = page.url();
  await waitUntilHydrated(page);
  await unsent(page);
  await add(page, "Polish Hussars", 2);
  await unsent(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(async () => (await muster(page)).length).toBe(2);

  // A duplicate of it.
  await page.getByText(EDITOR.menu.more, { exact: true }).click();
  await page.getByRole("button", { name: EDITOR.menu.duplicate, exact: true }).click();
  await page.waitForURL((url) => /\/armies\/new\/[a-z2-7]{26}$/.test(url.pathname) && url.href !== begun);
  await waitUntilHydrated(page);
  await expect.poll(async () => (await muster(page)).length).toBe(2);
  await unsent(page);

  // A sample army that this browser never opened.
  await open(page, `${site().url}/armies/kircholm`);
  await more(page, 7);
  await unsent(page);

  await open(page, `${site().url}/armies`);
  await expect.poll(() => unsentArmies(page).getByRole("link").allTextContents()).toHaveLength(3);
  await unsentArmies(page).getByRole("link", { name: "In the train", exact: true }).click();
  await page.waitForURL(begun);
  await waitUntilHydrated(page);
  await expect.poll(async () => (await muster(page)).length).toBe(2);
  await unsent(page);
  const leaves = [];
  for (const [paper, leaf] of PAPERS) {
    await page.goto(`${begun}/${paper}`);
    await page.getByRole("status").filter({ hasText: PAPER_UNSENT }).waitFor();
    leaves.push(await page.locator(leaf).allInnerTexts());
  }
  // A file that it is printed into is called by the title.
  expect(await page.title()).toContain("In the train");

  // Two tabs hold it when the connection comes back; the sample army is open nowhere.
  const second = await page.context().newPage();
  await open(page, begun);
  await open(second, begun);
  await unsent(page);
  await unsent(second);
  await page.context().setOffline(false);
  await saved(page);
  await saved(second);
  await expect.poll(() => namesOnServer(page)).toEqual(ON_SERVER);
  await second.close();

  // It has an address of its own now, and the one it was begun at leads there.
  expect((await storedArmy(page)).army.units).toHaveLength(2);
  const address = page.url();
  await page.goto(begun);
  await page.waitForURL(address);
  await page.goto(`${begun}/sheet`);
  await page.waitForURL(`${address}/sheet`);
  for (const [at, [paper, leaf]] of PAPERS.entries()) {
    await page.goto(`${address}/${paper}`);
    expect(await page.locator(leaf).allInnerTexts(), paper).toEqual(leaves[at]);
  }
  await open(page, `${site().url}/armies`);
  expect(await unsentArmies(page).count()).toBe(0);
  expect(await namesOnServer(page)).toEqual(ON_SERVER);
  expect(faults).toEqual([]);
});

it("draws an army's papers in the browser while its changes are not sent, as they are asked for, and from the server once they are", async () => {
  const page = await browser.visit({ worker: "run" });
  const path = await keptArmy(page);
  await page.context().setOffline(true);
  await open(page, site().url + path);
  await page.getByRole("link", { name: PAPER.names.sheet, exact: true }).click();
  // Nothing is changed: the page as it was kept.
  const sheet = page.locator(".army-sheet");
  await sheet.waitFor();
  await waitUntilHydrated(page);
  const title = await page.title();
  expect([await told(page).count(), await sheet.getAttribute("data-paper")]).toEqual([0, "a4"]);
  // The other paper is not kept, so it is drawn here.
  await page.getByRole("link", { name: PAPER.sizes.letter, exact: true }).click();
  await expect.poll(() => sheet.getAttribute("data-paper")).toBe("letter");
  await page.getByRole("link", { name: PAPER.readers.opponent, exact: true }).click();
  await expect.poll(() => sheet.getAttribute("data-reader")).toBe("opponent");
  expect(await told(page).count()).toBe(0);

  // Another tab changes the army: the paper follows, and so does its title.
  const editor = await page.context().newPage();
  await open(editor, site().url + path);
  await editor.locator("details.terms > summary").click();
  await editor.getByRole("textbox", { name: EDITOR_FORMS.terms.name }).fill("Moved");
  await editor.keyboard.press("Enter");
  await unsent(editor);
  await sheet.getByRole("heading", { level: 1, name: "Moved" }).waitFor();
  expect(title).not.toContain("Moved");
  expect(await page.title()).toContain("Moved");
  await page.context().setOffline(false);
  await saved(editor);
  await expect.poll(() => told(page).count()).toBe(0);
  await sheet.getByRole("heading", { level: 1, name: "Moved" }).waitFor();
});

it("keeps what was saved a moment before the connection went, in the editor and on paper", async () => {
  const page = await browser.visit({ worker: "run" });
  const path = await keptArmy(page);
  const printed = () => page.locator(".army-sheet").textContent();
  await page.goto(`${site().url}${path}/sheet`);
  const before = await printed();
  await open(page, site().url + path);
  await more(page, 1);
  await saved(page);
  await page.context().setOffline(true);
  await open(page, site().url + path);
  await expect.poll(() => basesOf(page, 1)).toBe(6);
  await saved(page);
  await page.goto(`${site().url}${path}/sheet`);
  await expect.poll(printed).not.toBe(before);
  const drawnHere = await page.locator(".army-sheet table").first().textContent();
  expect(await told(page).count()).toBe(0);
  await page.context().setOffline(false);
  await page.goto(`${site().url}${path}/sheet`);
  expect(await page.locator(".army-sheet table").first().textContent()).toBe(drawnHere);
});

it("keeps nothing of a reader who has left, and no battle", async () => {
  const page = await browser.visit({ worker: "run" });
  const path = await keptArmy(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${site().url}/battles/new`);
  await page.goto(`${site().url}/account`);
  expect(
    (await pagesKept(page)).filter((one) =>
      /^\/(?:battles|account|api(?!\/(?:paper-tables$|beginnings$|armies\/(?:new\/)?[^/]+(?:\/desk)?$)))/.test(one),
    ),
  ).toEqual([]);
  await page.evaluate(() =>
    fetch("/api/account", { method: "DELETE", headers: { "content-type": "application/json" }, body: JSON.stringify({ password: null }) }),
  );
  await expect.poll(() => pagesKept(page)).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto(site().url + path)).rejects.toThrow("ERR_");
});

it("says that a page failed whose script never came, in words of its own and within the policy", async () => {
  const page = await browser.visit();
  const faults = await faultsOf(page);
  const html = await (await page.request.get(`${site().url}/quick-reference`, RETRIED)).text();
  const scriptsOf = (text: string): readonly string[] => text.match(/static\/chunks\/[\w.~-]+\.js/g) ?? [];
  const others = scriptsOf(await (await page.request.get(`${site().url}/odds/worth`, RETRIED)).text());
  const [own] = scriptsOf(html).filter((script) => !others.includes(script));
  // It comes late, and then not at all: by then the page waits for it.
  await page.route(`**/${own}`, async (route) => {
    await page.waitForFunction(() => "next" in window);
    await page.waitForTimeout(2000);
    await route.abort();
  });
  await page.goto(`${site().url}/quick-reference`);
  await page.getByRole("heading", { level: 1, name: SITE.failed.heading }).waitFor();
  expect(faults.filter((fault) => !fault.includes("Failed to load chunk"))).toEqual([]);
});

it("can be installed: a browser finds nothing that is missing", async () => {
  const page = await browser.visit({ worker: "run" });
  await open(page, site().url);
  const wire = await page.context().newCDPSession(page);
  const { errors, data, url } = await wire.send("Page.getAppManifest");
  expect([errors, url]).toEqual([[], `${site().url}/manifest.webmanifest`]);
  const manifest = JSON.parse(data ?? "") as { start_url: string; display: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ start_url: "/armies", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await wire.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito")).toEqual([]);
});
