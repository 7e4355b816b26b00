import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import type { Army } from "@/lib/model/army";
import type { FittedReference } from "@/lib/model/quick-reference";
import type { SharedArmy } from "@/lib/model/stored-army";
import { CARDS } from "@/lib/words/cards";
import { PAPER } from "@/lib/words/papers";
import { ARMY_REFERENCE } from "@/lib/words/reference";
import { SHARING } from "@/lib/words/sharing";
import { SHEET_NOTES } from "@/lib/words/sheet";
import { COMMON } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf, goOffline, RETRIED } from "./browser";
import { open, storedArmy } from "./desk";
import type { View } from "./open-browser";
import { namesKept, overflowOf, readyArmy, shareOf } from "./own-armies";
import { siteForThisFile } from "./server";
import { startServer, startSite } from "./site";

const site = siteForThisFile();
const browser = browserForThisFile();

const isStored = /\/armies\/[a-z2-7]{26}$/;
const copyButton = (page: Page) => page.getByRole("button", { name: SHARING.page.copy });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const withdrawn = (page: Page) => heading(page, "This army was withdrawn");

/** Somebody who shares an army of this name, and its document with all versions. */
async function visitSharing(name: string, view: View = {}) {
  const page = await browser.visit(view);
  const army = await readyArmy(site(), name);
  const { share, url } = await shareOf(page, site(), army);
  const shared = (await (await page.request.get(`${site().url}/api/shares/${share}`, RETRIED)).json()) as SharedArmy;
  return { page, share, url, army: shared.army };
}

async function htmlOf(url: string): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** What is read where no script runs: text as it was sent. */
const textIn = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]*>/g, " ");
const metaIn = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("a shared army", () => {
  it("is on its page whole before any script runs, with its versions and its own address", async () => {
    const { url, army } = await visitSharing("Seen by all");
    const { status, html } = await htmlOf(url);
    expect(status).toBe(200);
    const text = textIn(html);
    for (const words of [
      SHARING.page.eyebrows.own,
      "Seen by all",
      url,
      String(army.rules).slice(7, 19),
      String(army.listVersion).slice(7, 19),
    ])
      expect(text).toContain(words);
    for (const { name } of army.commanders) if (name) expect(text).toContain(name.replaceAll("'", "&#x27;"));
  });

  it("keeps searchers out, in the page and before it, and lets a link be previewed", async () => {
    const { url, share } = await visitSharing("Kircholm <again>");
    const { headers, html } = await htmlOf(url);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(metaIn(html, "robots")).toBe("noindex, nofollow");
    const shown = await fetch(`${site().url}/api/shares/${share}`);
    expect(shown.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect((await fetch(site().url)).headers.get("x-robots-tag"), "the rest may be found").toBe(null);

    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe("Kircholm &lt;again&gt; · Condotta");
    expect(metaIn(html, "og:title")).toBe("Kircholm &lt;again&gt;");
    expect(metaIn(html, "og:description")).toMatch(
      /, 1\d{3}–1\d{3} · year 1\d{3} · 10,000 points\. Legal.*\. Points: 9\d\d\d; TuGs, SuGs: \d+, \d+;/,
    );
    expect(metaIn(html, "og:url")).toBe(url);
    expect(metaIn(html, "og:type")).toBe("website");
    const picture = metaIn(html, "og:image") ?? "";
    expect(picture).toBe(`${url}/picture`);
    const drawn = await fetch(picture);
    expect([drawn.status, drawn.headers.get("content-type"), drawn.headers.get("cache-control")]).toEqual([200, "image/png", "no-cache"]);
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], "width and height of the PNG").toEqual([1200, 630]);
  });

  it("names nobody who shared it, and offers only him to withdraw it", async () => {
    const { page, url } = await visitSharing("Anonymous");
    const email = "sharer@example.org";
    expect((await page.request.post(`${site().url}/api/account/claim`, { data: { email, password: "kriegskunst" } })).status()).toBe(200);
    await open(page, url);
    await page.getByRole("button", { name: "Withdraw Anonymous" }).waitFor();
    const stranger = await browser.visit();
    await open(stranger, url);
    expect(await stranger.getByRole("button", { name: "Withdraw" }).count()).toBe(0);
    expect(await stranger.content()).not.toContain(email);
    expect(await stranger.context().cookies()).toEqual([]);
  });

  it("is shown to an opponent without points, and its preview too", async () => {
    const { page, url } = await visitSharing("For you");
    await open(page, url);
    const points = page.getByRole("columnheader", { name: "Pts" });
    expect(await points.count()).toBe(1);
    await page.getByRole("link", { name: "For the opponent" }).click();
    await page.waitForURL(`${url}?for=opponent`);
    await page.getByText(SHEET_NOTES.hidden).waitFor();
    expect(await points.count()).toBe(0);
    await page.getByRole("link", { name: "US Letter" }).click();
    await page.waitForURL(`${url}?for=opponent&paper=letter`);
    expect(await page.locator("article").getAttribute("data-paper")).toBe("letter");
    const { html } = await htmlOf(page.url());
    expect(metaIn(html, "og:description")).not.toContain("Points:");
    // Nor does the page carry what it does not show.
    const { army } = (await (await fetch(url.replace("/a/", "/api/shares/"))).json()) as SharedArmy;
    for (const { id } of army.commanders) expect(html).not.toContain(`commander\\":\\"${id}`);
    expect((await htmlOf(url)).html).toContain(`commander\\":\\"${army.commanders[0]?.id}`);
    expect(metaIn(html, "og:image")).toBe(`${url}/picture?for=opponent`);
    const pictures = await Promise.all(
      [url, page.url()].map(async (one) => (await fetch(metaIn((await htmlOf(one)).html, "og:image") ?? "")).arrayBuffer()),
    );
    expect(Buffer.from(pictures[0] as ArrayBuffer).equals(Buffer.from(pictures[1] as ArrayBuffer))).toBe(false);
  });

  it("fits a phone, whatever it is called", async () => {
    const { page, url } = await visitSharing("Wallensteinschefeldzugsteilnehmererinnerungsarmeezusammenstellungsversuch".slice(0, 80), {
      size: "phone",
    });
    await open(page, url);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole("button", { name: /^Withdraw/ }).click();
    expect(await overflowOf(page)).toBe(0);
    for (const button of await page.locator("main button:not(.rules-word):visible").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await open(page, `${site().url}/account`);
    expect(await overflowOf(page)).toBe(0);
  });
});

describe("the papers of a shared army", () => {
  it("lead to one another and back, for whom they are, and a stranger sees nothing that is its player's", async () => {
    const { url } = await visitSharing("On paper");
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await open(page, `${url}?for=opponent`);
    const papers = page.getByRole("navigation", { name: PAPER.which });
    await papers.getByRole("link", { name: "Cards" }).click();
    await page.waitForURL(`${url}/cards?for=opponent`);
    await heading(page, "On paper: cards").waitFor();
    expect(await page.getByRole("link", { name: CARDS.kinds.slips }).count()).toBe(0);
    await papers.getByRole("link", { name: PAPER.names["quick-reference"] }).click();
    await page.waitForURL(`${url}/quick-reference?for=opponent`);
    await page.getByText(ARMY_REFERENCE.optionsHidden).waitFor();
    await page.getByRole("link", { name: "Back to On paper" }).click();
    await page.waitForURL(`${url}?for=opponent`);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);

    // What is sent along for the scripts is read here too.
    const [own, told] = await Promise.all([htmlOf(`${url}/cards`), htmlOf(`${url}/cards?for=opponent`)]);
    // The limit, "10 000 points", is told.
    const secrets = /(?<!,)\b\d{3,4} points|Bases to pack|Flank march/i;
    expect([secrets.exec(told.html), secrets.test(own.html)]).toEqual([null, true]);
    for (const { headers, html } of [own, told])
      expect([headers.get("x-robots-tag"), metaIn(html, "robots")]).toEqual(["noindex, nofollow", "noindex, nofollow"]);
  });

  it("keep a reader's own values to himself", async () => {
    const { page, url, army } = await visitSharing("Values of my own");
    const answer = await page.request.post(`${site().url}/api/sheets/quick-reference`, { data: army });
    const { reference } = (await answer.json()) as FittedReference;
    const [key] = reference.sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) =>
        table.rows.flatMap((row) => (row.source.from === "house" ? [[id, table.id, row.id, table.columns.at(-1)?.id].join(".")] : [])),
      ),
    );
    const written = await page.request.put(`${site().url}/api/own-values/${key}`, { data: { value: "eleventy" } });
    expect(written.status()).toBe(200);
    const seenBy = async (who: Page) =>
      (await (await who.request.get(`${url}/quick-reference?part=all`, RETRIED)).text()).includes("eleventy");
    expect([await seenBy(page), await seenBy(await browser.visit())]).toEqual([true, false]);
  });
});

describe("copying a shared army", () => {
  it("opens it in the editor of anybody who wants it, with the versions it names", async () => {
    const { url, share, army } = await visitSharing("Worth having");
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await open(page, url);
    await copyButton(page).click();
    await page.waitForURL(isStored);
    expect((await storedArmy(page)).army).toEqual(army);
    expect(army).toMatchObject({ listVersion: expect.stringMatching(/^sha256:/), rules: expect.stringMatching(/^sha256:/) });
    const added = await page.request.put(page.url().replace("/armies/", "/api/armies/"), {
      data: { ...army, name: "Mine" },
      headers: { "if-match": '"1"' },
    });
    expect(added.status()).toBe(200);
    expect(((await (await fetch(`${site().url}/api/shares/${share}`)).json()) as SharedArmy).army).toEqual(army);
    expect(complaints).toEqual([]);
  });

  it("says when it did not work, and makes one army however often it is sent", async () => {
    const { url } = await visitSharing("Once only");
    const page = await browser.visit();
    await open(page, url);
    // The save arrives, its answer does not.
    await page.route("**/api/armies", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await copyButton(page).click();
    await page.getByRole("status").getByText(SHARING.page.notCopied("Once only", COMMON.unreachable)).waitFor();
    await page.unroute("**/api/armies");
    await copyButton(page).click();
    await page.waitForURL(isStored);
    expect(await namesKept(page, site())).toEqual(["Once only"]);
  });

  it("of an older list and older tables opens on the desk as it is, and is offered those of today", async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "condotta-"));
    const [version, rules] = [`sha256:${"1".repeat(64)}`, `sha256:${"2".repeat(64)}`];
    try {
      const first = await startSite({ DATA_DIR: dataDirectory }, inject("preparedData"));
      const army: Army = await readyArmy(first, "Veterans");
      await first.stop();
      const sqlite = new Sqlite(join(dataDirectory, "condotta.db"));
      sqlite
        .prepare("insert into documents select ?, kind, name, json_set(json, '$.name', 'An army of old'), 0 from documents where name = ?")
        .run(version, army.list);
      sqlite
        .prepare(
          "insert into documents select ?, kind, name, json_set(json, '$.points.body[0].value', 99), 0 from documents where version = ?",
        )
        .run(rules, army.rules);
      sqlite.close();
      const later = await startServer(dataDirectory);
      try {
        const page = await browser.visit();
        const older = { ...army, listVersion: version, rules };
        const { url } = (await (await page.request.post(`${later.url}/api/shares`, { data: older })).json()) as { url: string };
        await open(page, url);
        await page.getByText("An army of old").first().waitFor();
        await copyButton(page).click();
        await page.waitForURL(isStored);
        const note = page.getByRole("region", { name: VERSIONS.newer.both.name });
        await note.waitFor();
        expect((await storedArmy(page)).army).toMatchObject({ listVersion: version, rules });
        await note
          .getByRole("listitem")
          .filter({ hasText: /Points: 9\d{3} \(was \d+/ })
          .waitFor();
        await note.getByRole("button", { name: VERSIONS.newer.both.use }).click();
        await note.waitFor({ state: "detached" });
        await expect.poll(async () => (await storedArmy(page)).army).toMatchObject({ listVersion: army.listVersion, rules: army.rules });
      } finally {
        await later.stop();
      }
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
  });
});

describe("withdrawing", () => {
  it("needs a confirmation, and then the link says so for ever to everybody", async () => {
    const { page, url, share } = await visitSharing("Secret plans");
    await open(page, url);
    const stranger = await browser.visit();
    await open(stranger, url);
    const ask = page.getByRole("button", { name: "Withdraw Secret plans" });
    await ask.click();
    const keep = page.getByRole("button", { name: SHARING.withdraw.keep });
    await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true);
    await keep.press("Enter");
    await expect.poll(() => ask.evaluate((button) => button === document.activeElement)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
    const encoded = url.replace(share, `%${share.charCodeAt(0).toString(16)}${share.slice(1)}`);
    expect((await fetch(encoded)).status).toBe(200);

    await ask.press("Enter");
    await page.getByRole("button", { name: SHARING.withdraw.confirm }).click();
    await withdrawn(page).waitFor();
    const { status, headers, html } = await htmlOf(url);
    expect([status, headers.get("x-robots-tag"), metaIn(html, "robots")]).toEqual([
      410,
      "noindex, nofollow",
      expect.stringContaining("noindex"),
    ]);
    expect(textIn(html)).toContain("This army was withdrawn");
    expect(html).not.toContain("Secret plans");
    for (const gone of [encoded, `${url}/picture`]) expect((await fetch(gone)).status).toBe(410);
    for (const paper of ["cards", "quick-reference"]) {
      const gone = await htmlOf(`${url}/${paper}`);
      expect([gone.status, textIn(gone.html)]).toEqual([410, expect.stringContaining(SHARING.nothing.withdrawn)]);
      expect(gone.html).not.toContain("Secret plans");
    }
    expect((await fetch(`${site().url}/api/shares/${share}`)).status).toBe(410);
    expect((await stranger.reload())?.status()).toBe(410);
    await withdrawn(stranger).waitFor();
    expect(await axeFindings(stranger)).toEqual([]);
  });

  it("that is refused says so on the share's page, and leaves the focus on its button", async () => {
    const { page, url } = await visitSharing("Held fast");
    await open(page, url);
    const ask = page.getByRole("button", { name: "Withdraw Held fast" });
    await ask.press("Enter");
    await goOffline(page);
    await page.getByRole("button", { name: SHARING.withdraw.confirm }).press("Enter");
    await page.getByRole("status").getByText(SHARING.withdraw.refused(COMMON.unreachable)).waitFor();
    await expect.poll(() => ask.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().setOffline(false);
    expect((await fetch(url)).status).toBe(200);
  });

  it("says honestly when somebody else shares the very same army", async () => {
    const { page, url } = await visitSharing("Two of a kind");
    const other = await browser.visit();
    await shareOf(other, site(), await readyArmy(site(), "Two of a kind"));
    await open(page, url);
    await page.getByRole("button", { name: "Withdraw Two of a kind" }).click();
    await page.getByRole("button", { name: SHARING.withdraw.confirm }).press("Enter");
    const said = page.getByRole("status").filter({ hasText: SHARING.withdraw.done("Two of a kind", true) });
    await said.waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Withdraw" }).count()).toBe(0);
    await expect.poll(() => said.evaluate((line) => line === document.activeElement)).toBe(true);
    await heading(page, "Two of a kind").waitFor();
    expect((await fetch(url)).status).toBe(200);
  });

  it("is also done on the account page, where one finds what one shares", async () => {
    const { page, url } = await visitSharing("First");
    const second = await shareOf(page, site(), await readyArmy(site(), "Second"));
    const complaints = complaintsOf(page);
    await open(page, `${site().url}/account`);
    const shares = page.getByRole("region", { name: "Your shares" });
    expect(await shares.getByRole("listitem").getByRole("link").allTextContents()).toEqual(["Second", "First"]);
    await shares.getByText(second.url).waitFor();
    await shares.getByRole("button", { name: "Withdraw First" }).click();
    expect(await axeFindings(page)).toEqual([]);
    await shares.getByRole("button", { name: SHARING.withdraw.confirm }).click();
    await shares.getByRole("status").getByText(SHARING.withdraw.done("First", false)).waitFor();
    await expect.poll(() => shares.getByRole("link").allTextContents()).toEqual(["Second"]);
    expect([(await fetch(url)).status, (await fetch(second.url)).status]).toEqual([410, 200]);
    expect(complaints.filter((one) => !one.includes("410"))).toEqual([]);

    await shares.getByRole("link", { name: "Second" }).click();
    await page.waitForURL(second.url);
    await heading(page, "Second").waitFor();
  });

  it("that does not reach the server changes nothing and says so", async () => {
    const { page, url } = await visitSharing("Still here");
    await open(page, `${site().url}/account`);
    await page.getByRole("button", { name: "Withdraw Still here" }).click();
    await goOffline(page);
    await page.getByRole("button", { name: SHARING.withdraw.confirm }).click();
    await page.getByRole("status").getByText("Still here is still shared. The server cannot be reached.").waitFor();
    await page.context().setOffline(false);
    expect((await fetch(url)).status).toBe(200);
  });
});

it("an address where nothing was ever shared says so, without scripts too", async () => {
  const { status, html } = await htmlOf(`${site().url}/a/${"a".repeat(26)}`);
  expect(status).toBe(404);
  expect(textIn(html)).toContain("No army is shared at this address");
  expect(metaIn(html, "robots")).toContain("noindex");
  for (const paper of ["picture", "cards", "quick-reference"])
    expect((await fetch(`${site().url}/a/${"a".repeat(26)}/${paper}`)).status, paper).toBe(404);
});
