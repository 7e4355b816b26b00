import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import {
  byMouse,
  byThumb,
  eventually,
  hasSeen,
  inBattle,
  isOnTable,
  layOut,
  type Player,
  playUntil,
  publicView,
  theTurn,
} from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { overhear, secretsIn } from "./overheard";
import { type Server, startServer, startSite } from "./site";

const browser = browserForThisFile();
const dataDirectory = mkdtempSync(join(tmpdir(), "condotta-"));
let server: Server;
beforeAll(async () => {
  server = await startSite({ DATA_DIR: dataDirectory });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** What a browser says of itself when a server that it talks to is killed. */
const ofTheKilling = (complaint: string) => /net::ERR_(CONNECTION|INCOMPLETE|EMPTY|NETWORK)/.test(complaint);

/** A ready army is taken from its desk into a battle that waits for whoever has the link. */
async function invite(page: Page): Promise<string> {
  await open(page, `${server.url}/armies/kircholm`);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Take it into battle" }).click();
  await page.waitForURL("**/battles/new?army=kircholm");
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Open the battle" }).click();
  await inBattle(page);
  return page.getByRole("textbox", { name: "The link" }).inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole("combobox", { name: "Your army" }).selectOption({ label: "Breitenfeld, 1631" });
  await page.getByRole("button", { name: "Take your seat" }).tap();
  await inBattle(page);
}

const iconOf = (page: Page) => page.locator('link[rel~="icon"]').first().getAttribute("href");

/** The tab of a page says whether somebody waits for its reader. */
async function expectTab(page: Page, isTurn: boolean): Promise<void> {
  await eventually(async () => (await page.title()).startsWith("Your turn: ")).toBe(isTurn);
  await eventually(async () => (await iconOf(page)) === "/your-turn.svg").toBe(isTurn);
}

/** What a page shows of its turn, as text. */
const turnOf = (page: Page) => theTurn(page).textContent();

async function reloaded(page: Page): Promise<void> {
  const before = await turnOf(page);
  await page.reload();
  await waitUntilHydrated(page);
  expect(await turnOf(page)).toBe(before);
}

/** A tab that was closed is found again under Battles. */
async function reopened(page: Page): Promise<Page> {
  const before = await turnOf(page);
  const next = await page.context().newPage();
  await page.close();
  await open(next, `${server.url}/battles`);
  await next.getByRole("link", { name: /against/ }).click();
  await inBattle(next);
  await waitUntilHydrated(next);
  expect(await turnOf(next)).toBe(before);
  return next;
}

async function killedAndRestarted(pages: readonly Page[]): Promise<void> {
  const before = await Promise.all(pages.map(turnOf));
  const { port, url } = server;
  await server.stop("SIGKILL");
  for (const page of pages) await page.getByText("The connection is lost").waitFor();
  server = await startServer(dataDirectory, { PORT: String(port), PUBLIC_URL: url });
  for (const page of pages) await page.getByText("The connection is lost").waitFor({ state: "detached" });
  expect(await Promise.all(pages.map(turnOf))).toEqual(before);
}

/** One character of a record that a careless forger would change. */
const forged = (record: string): string =>
  record.replace(/("type":"cards-revealed".*?"difference":)(\d)/, (_, before, difference) => before + ((Number(difference) + 1) % 5));

async function checkRecord(page: Page, battle: string): Promise<void> {
  await page.getByRole("link", { name: "Replay it step by step" }).click();
  await page.waitForURL(`**/battles/${battle}/record`);
  await page.getByRole("button", { name: "One back" }).click();
  await page.getByRole("button", { name: "To the last" }).click();
  await page.getByRole("link", { name: "Check its dice and cards" }).click();
  await page.waitForURL(`**/battles/${battle}/verify`);
  const verdict = page.getByRole("status");
  await verdict.getByText(/hold/).waitFor();
  expect(await verdict.textContent()).toMatch(/^All /);
  const { seq, chain } = await publicView(page);
  await page.getByText(`Kept by this browser, which watched the battle as far as event ${seq}.`).waitFor();
  expect(await page.getByRole("textbox", { name: /^Link/ }).inputValue()).toBe(chain);

  const record = await (await fetch(`${server.url}/api/battles/${battle}/record`)).text();
  expect(forged(record)).not.toBe(record);
  await page.getByText("A record that you kept").click();
  const choose = (text: string) =>
    page.getByLabel("Choose its JSON file").setInputFiles({ name: "kept.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await choose(forged(record));
  await verdict.getByText(/not to be trusted/).waitFor();
  await choose(record);
  await verdict.getByText(/^All /).waitFor();
}

it("two play from their armies to a battle that is ready, and nothing in between loses anything or tells anything", async () => {
  const [desk, phone, watching] = [await browser.visit(), await browser.visit({ size: "phone" }), await browser.visit()];
  const complaints = [desk, phone, watching].map(complaintsOf);
  const toldToPlayer = await overhear(phone);
  const told = await overhear(watching);

  const link = await invite(desk);
  const battle = String(/battles\/(\w+)/.exec(link)?.[1]);
  await open(watching, `${server.url}/battles/${battle}`);
  await accept(phone, link);

  const players: { page: Page; seats: Player["seats"]; press: Player["press"] }[] = [
    { page: desk, seats: ["a"], press: byMouse },
    { page: phone, seats: ["b"], press: byThumb },
  ];
  const [one, other] = players as [Player & { page: Page }, Player];
  const done = new Set<string>();
  const once = async (name: string, when: boolean, act: () => Promise<unknown>) => {
    if (!when || done.has(name)) return;
    done.add(name);
    await act();
  };
  const lookOver = lookingOver(watching);
  const looked = async (view: BattleView) => {
    await hasSeen(watching, view.seq);
    for (const { page, seats } of players)
      await expectTab(
        page,
        seats.some((seat) => view.toAct.includes(seat)),
      );
    await expectTab(watching, false);
    if (isOnTable(view)) return;
    expect(secretsIn([await watching.content()])).toEqual([]);
    const isMidDay = view.committed.a !== view.committed.b;
    await once("reload", isMidDay && view.day === 1, () => reloaded(one.page));
    await once("reload of the other", isMidDay && view.day === 2, () => reloaded(other.page));
    await once("close", isMidDay && view.day === 3, async () => {
      one.page = await reopened(one.page);
      complaints.push(complaintsOf(one.page));
    });
    await once("kill", isMidDay && view.day === 4, () => killedAndRestarted([one.page, other.page, watching]));
    await once("look", isMidDay && view.day === 5, () => lookOver("a spectator in mid-day"));
  };
  await playUntil(players, (view) => isOnTable(view), {
    looked: async (view) => {
      await looked(view);
      // From here on everything is told to everybody.
      if (view.step === "keep" || view.day === 5) expect(secretsIn(told())).toEqual([]);
    },
  });
  expect([...done]).toEqual(["reload", "reload of the other", "close", "kill", "look"]);
  expect(secretsIn(toldToPlayer()).length, "what is looked for is found where it may stand").toBeGreaterThan(20);
  await layOut(players);
  await lookOver("a spectator at the end");
  await checkRecord(other.page, battle);
  expect(complaints.flat().filter((complaint) => !ofTheKilling(complaint))).toEqual([]);
});
