import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { ARMIES } from "@/lib/words/armies";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN, LINKS } from "@/lib/words/battle/links";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { RECORD } from "@/lib/words/battle/record";
import { ROOM } from "@/lib/words/battle/room";
import { VERIFY } from "@/lib/words/battle/verify";
import { playTo } from "./battle-at";
import { eventually, hasSeen, inBattle, isOnTable, layOut, layUntil, type Player, playUntil, publicView, theTurn } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { type Carry, carryByKeys, carryByMouse } from "./by-hand";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { overhear, secretsIn } from "./overheard";
import { checkPlan } from "./plans";
import { byKeys, byMouse, goTo, type Press } from "./press";
import { type Server, startServer, startSite } from "./site";

const browser = browserForThisFile();
const dataDirectory = mkdtempSync(join(tmpdir(), "condotta-"));
let server: Server;
beforeAll(async () => {
  server = await startSite({ DATA_DIR: dataDirectory }, inject("preparedData"));
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
  await page.getByRole("link", { name: ARMIES.ready.battle }).click();
  await page.waitForURL("**/battles/new?army=kircholm");
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: NEW_BATTLE.start }).click();
  await inBattle(page);
  return page.getByRole("textbox", { name: LINKS.link, exact: true }).inputValue();
}

async function accept(page: Page, link: string, press: Press): Promise<void> {
  await open(page, link);
  const army = page.getByRole("combobox", { name: FORCE.mine });
  await goTo(page, army);
  // As one finds it in a list by keys: by its first letters, and on from there.
  const chosen = () => army.locator("option:checked").textContent();
  await page.keyboard.type("Breit");
  expect(await chosen()).toMatch(/^Breitenfeld, 1631/);
  for (let down = 0; down < 100 && (await chosen()) !== "Breitenfeld, 1631: Sweden"; down++) await page.keyboard.press("ArrowDown");
  expect(await chosen()).toBe("Breitenfeld, 1631: Sweden");
  await press(page.getByRole("button", { name: JOIN.invited.button }));
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
  for (const page of pages) await page.getByText(ROOM.line.lost).waitFor();
  server = await startServer(dataDirectory, { PORT: String(port), PUBLIC_URL: url });
  for (const page of pages) await page.getByText(ROOM.line.lost).waitFor({ state: "detached" });
  expect(await Promise.all(pages.map(turnOf))).toEqual(before);
}

const ORDERED_BY_HAND = 6;
const DEPLOYED_BY_HAND = 4;

/** What nobody else may read of a real march before it shows: who goes, and where. A bluff has no edge, and is shown before the battle begins. */
const OF_A_MARCH = /"secret":\{"kind":"march","commander":\d+,"edge":"/;

/** All that the server tells a player of his battle, as text. */
const seenBy = ({ page, seats: [seat] }: Player, battle: string): Promise<string> =>
  page.evaluate(async ([path, whose]) => (await fetch(path, { headers: { "X-Seat": whose } })).text(), [
    `/api/battles/${battle}`,
    seat ?? "",
  ] as const);

/** A march is ordered on the sheet, with what the opponent will read beside it. */
async function orderMarch({ page, press, seats: [seat] }: Player): Promise<void> {
  const ways = theTurn(page).locator(".orders-ways label:not([data-shut])");
  await press(ways.filter({ hasText: /^(Left|Right)$/ }).first());
  await press(theTurn(page).locator(".orders-row").getByRole("checkbox").first());
  await theTurn(page).getByText("beside the camp").first().waitFor();
  await press(theTurn(page).getByRole("button", { name: "Give these orders" }));
  await eventually(async () => seat && (await publicView(page)).ordered[seat]).toBe(true);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("orders")));
  await eventually(kept, "what was given is not kept as a draft").toEqual([]);
}

/** The table is laid: some of everything by hand, what is much of the same as it is suggested. Gives back who has ordered a march. */
async function layByHand(players: readonly Player[], [one, other]: readonly [Player, Player], battle: string): Promise<Player> {
  const suggested = (step: BattleView["step"]) =>
    playTo(
      [
        { page: one.page, seat: "a" },
        { page: other.page, seat: "b" },
      ],
      battle,
      (view) => view.step === step,
    );
  // On an open field there is less to lay.
  await layUntil(players, (view, turn) => turn >= ORDERED_BY_HAND || view.step === "secret-orders");
  const { outscouting } = await suggested("secret-orders");
  // Whoever is out-scouted may have deployed by now, and have nobody left to send.
  const marching = outscouting?.by === "b" ? other : one;
  await orderMarch(marching);
  await suggested("deployment");
  await layUntil(players, (_, turn) => turn >= DEPLOYED_BY_HAND);
  await layOut(players.map(({ page, seats, press }) => ({ page, seats, press })));
  return marching;
}

/** One character of a record that a careless forger would change. */
const forged = (record: string): string =>
  record.replace(/("type":"cards-revealed".*?"difference":)(\d)/, (_, before, difference) => before + ((Number(difference) + 1) % 5));

/** In the verdict on a record: whether a check failed, or none. */
const [FAILED, PASSED] = [/checks failed\./, /checks passed\./];

async function checkRecord(page: Page, battle: string): Promise<void> {
  await page.getByRole("link", { name: ROOM.record.replay }).click();
  await page.waitForURL(`**/battles/${battle}/record`);
  await page.getByRole("button", { name: RECORD.replay.back }).click();
  await page.getByRole("button", { name: RECORD.replay.last }).click();
  await page.getByRole("link", { name: RECORD.check }).click();
  await page.waitForURL(`**/battles/${battle}/verify`);
  const verdict = page.getByRole("status");
  await verdict.getByText(PASSED).waitFor();
  const { seq, chain } = await publicView(page);
  await page.getByText(VERIFY.seen.watched(seq)).waitFor();
  expect(await page.getByRole("textbox", { name: VERIFY.seen.label }).inputValue()).toBe(chain);

  const record = await (await fetch(`${server.url}/api/battles/${battle}/record`)).text();
  expect(forged(record)).not.toBe(record);
  await page.getByText(VERIFY.other.heading).click();
  const choose = (text: string) =>
    page.getByLabel(VERIFY.other.file).setInputFiles({ name: "kept.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await choose(forged(record));
  await verdict.getByText(FAILED).waitFor();
  await choose(record);
  await verdict.getByText(PASSED).waitFor();
}

it("two play from their armies to the plan, one by mouse and one by keys alone, and nothing in between loses anything or tells anything", async () => {
  const [desk, keys, watching] = [await browser.visit({ motion: "full" }), await browser.visit(), await browser.visit()];
  const complaints = [desk, keys, watching].map(complaintsOf);
  const toldToPlayer = await overhear(keys);
  const told = await overhear(watching);

  const link = await invite(desk);
  const battle = String(/battles\/(\w+)/.exec(link)?.[1]);
  await open(watching, `${server.url}/battles/${battle}`);
  await accept(keys, link, byKeys(keys));

  const players: { page: Page; seats: Player["seats"]; press: Press; carry: Carry }[] = [
    { page: desk, seats: ["a"], press: byMouse, carry: carryByMouse },
    { page: keys, seats: ["b"], press: byKeys(keys), carry: carryByKeys },
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
  const marching = await layByHand(players, [one, other], battle);
  expect(await seenBy(marching, battle), "what is looked for is found where it may stand").toMatch(OF_A_MARCH);
  expect(told().filter((answer) => OF_A_MARCH.test(answer.replaceAll('\\"', '"')))).toEqual([]);
  const plan = `${server.url}/battles/${battle}/plan`;
  await checkPlan(marching.page, plan, /secret/i, true);
  await checkPlan(watching, plan, /Secret: only for| round (the|your) /, false);
  await lookOver("the public plan");
  for (const page of [watching, other.page]) await open(page, `${server.url}/battles/${battle}`);
  await lookOver("a spectator at the end");
  await checkRecord(other.page, battle);
  expect(complaints.flat().filter((complaint) => !ofTheKilling(complaint))).toEqual([]);
}, 900_000);
