import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { SEATS } from "@/lib/model/enumerations";
import { FORCE } from "@/lib/words/battle/force-forms";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { ROOM } from "@/lib/words/battle/room";
import { enterResult, eventually, handOver, inBattle, isOnTable, layOut, type Player, playUntil, theTurn, title } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { secretsIn } from "./overheard";
import { byThumb } from "./press";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

async function openForTwo(page: Page): Promise<void> {
  await open(page, `${site().url}/battles/new`);
  await page.getByRole("radio", { name: NEW_BATTLE.opponents.device.name }).tap();
  await page.getByRole("combobox", { name: FORCE.theirs }).selectOption({ label: "Kircholm, 1605: Poland-Lithuania" });
  await page.getByRole("button", { name: NEW_BATTLE.start }).tap();
  await inBattle(page);
}

/** What the browser keeps of its own, and everything that the page holds. */
const keptAndShown = async (page: Page) => ({
  kept: await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  shown: await page.content(),
});

/** Only cards that were laid open lie face up, and nothing tells of any other. */
async function expectNoHand(page: Page, { days }: BattleView): Promise<void> {
  const laidOpen = days.map(({ cards }) => SEATS.map((seat) => cards[seat]).filter((card) => card !== null));
  const faceUp = (within: string) =>
    page.locator(`${within} .playing-card[data-colour]`).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-colour")));
  await eventually(() => faceUp("table")).toEqual(laidOpen.flat());
  const again = await faceUp(".last-day");
  if (again.length > 0) expect(again).toEqual(laidOpen.at(-1));
  expect(await faceUp("main")).toHaveLength(laidOpen.flat().length + again.length);
  expect(await page.getByRole("radio").or(page.getByRole("checkbox")).count()).toBe(0);
  const { kept, shown } = await keptAndShown(page);
  // A colour is a word of its own there; letters drawn at random for a visitor may spell one.
  expect(kept).not.toMatch(/\b(black|white|green|yellow|red)\b/);
  expect(secretsIn([shown])).toEqual([]);
}

it("two players share a device, and neither finds the other's cards on it", async () => {
  const page = await browser.visit({ size: "phone" });
  const complaints = complaintsOf(page);
  await openForTwo(page);
  const lookOver = lookingOver(page);
  let handedOver = 0;
  let isReloaded = false;
  const looked = async (view: BattleView) => {
    if (isOnTable(view)) return;
    const isHandOver = async () => (await handOver(page).count()) > 0;
    // Whoever is to act again keeps the device in hand.
    await eventually(async () => (await isHandOver()) || (await title(page).and(page.locator("[data-mine]")).count()) > 0).toBe(true);
    if (!(await isHandOver())) return;
    handedOver++;
    await expectNoHand(page, view);
    const isMidDay = view.committed.a !== view.committed.b;
    if (!isMidDay || view.day !== 3 || isReloaded) return;
    isReloaded = true;
    await lookOver("handing over");
    const before = await theTurn(page).textContent();
    // Reloaded with the cards in hand, it is handed over anew.
    await handOver(page).first().tap();
    await title(page).and(page.locator("[data-mine]")).waitFor();
    await page.locator(".hand .playing-card").first().waitFor();
    await page.reload();
    await waitUntilHydrated(page);
    expect(await theTurn(page).textContent()).toBe(before);
    await expectNoHand(page, view);
  };
  const player: Player = { page, seats: SEATS, press: byThumb };
  await playUntil([player], isOnTable, { looked });
  expect(isReloaded).toBe(true);
  // Each of five days is handed over once at least.
  expect(handedOver).toBeGreaterThan(5);
  // Only what is secret is handed over: once on the table for each player's orders.
  const gates = new Set<string>();
  const watched = async ({ step, toAct }: BattleView) => {
    if ((await handOver(page).count()) > 0) gates.add(`${step} ${toAct.join()}`);
  };
  await layOut([player], { looked: watched });
  expect([...gates].filter((gate) => !/^(secret-orders|ready) /.test(gate))).toEqual([]);
  // Either may enter a result, and the other one is handed the device to accept it.
  await handOver(page).first().tap();
  await enterResult(player);
  await title(page)
    .filter({ hasText: ROOM.hand.to("Poland-Lithuania") })
    .waitFor();
  await handOver(page).first().tap();
  await theTurn(page).getByRole("button", { name: "Accept the result and close the battle", exact: true }).tap();
  await title(page).filter({ hasText: "This battle is closed" }).waitFor();
  expect(complaints).toEqual([]);
});
