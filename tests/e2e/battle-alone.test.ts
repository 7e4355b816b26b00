import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { ROOM } from "@/lib/words/battle/room";
import { FRONT } from "@/lib/words/front";
import { enterResult, inBattle, isOnTable, layOut, type Player, playUntil, theTurn, title } from "./battle-room";
import { browserForThisFile, complaintsOf } from "./browser";
import { carryByThumb } from "./by-hand";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { overflowOf } from "./own-armies";
import type { Press } from "./press";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const MOST_TAPS = 50;

/** A thumb that counts. */
function newThumb() {
  let taps = 0;
  const press: Press = async (what: Locator) => {
    await what.tap();
    taps++;
  };
  return { press, taps: () => taps };
}

/** From the front page into a battle against the house, with the army that is offered first. */
async function challengeHouse(page: Page, press: Press): Promise<void> {
  await press(page.getByRole("link", { name: FRONT.newBattle }));
  await press(page.getByRole("radio", { name: NEW_BATTLE.opponents.house.name }));
  await press(page.getByRole("button", { name: NEW_BATTLE.start }));
  await inBattle(page);
}

/** Steps on the table are alike but for this. */
const onTableName = async (page: Page): Promise<string> =>
  (await theTurn(page).getByRole("radio").count()) > 0 ? "the table, with a list" : "the table, without a list";

/** A battle against the house from the front page until it is ready, on a phone of this width; what that took. */
async function play(width: number, asks: boolean, lookAt: (page: Page) => (step: string) => Promise<void>) {
  const page = await browser.visit({ size: "phone", motion: "full" });
  await page.setViewportSize({ width, height: 844 });
  const complaints = complaintsOf(page);
  await open(page, site().url);
  const start = performance.now();
  const { press, taps } = newThumb();
  await challengeHouse(page, press);
  if (!asks) await press(page.getByRole("checkbox", { name: ROOM.askFirst }));
  const look = lookAt(page);
  let looking = 0;
  const looked = async (view: BattleView) => {
    const before = performance.now();
    await look(isOnTable(view) ? await onTableName(page) : `${view.step}: ${await title(page).textContent()}`);
    looking += performance.now() - before;
  };
  const player: Player = { page, seats: ["a"], press, carry: carryByThumb };
  const revealed = (what: string) => look(`revealed: ${what}`);
  await playUntil([player], isOnTable, { asks, looked, revealed });
  await layOut([player], { asks, looked, revealed });
  await enterResult(player);
  await title(page).filter({ hasText: "This battle is closed" }).waitFor();
  console.log(
    `alone, ${asks ? "asked first" : "not asked"}: ${taps()} taps, ${((performance.now() - start - looking) / 1000).toFixed(1)} s`,
  );
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(complaints).toEqual([]);
}

it("one plays alone against the house on a phone in few taps, whatever they ask, until the battle is closed", () =>
  play(390, true, lookingOver));

it("and where no tap is asked about, on the narrowest phone, in fewer", () =>
  play(320, false, (page) => async (step) => expect.soft(await overflowOf(page), step).toBe(0)));
