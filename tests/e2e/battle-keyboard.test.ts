import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { RECORD } from "@/lib/words/battle/record";
import { ROOM } from "@/lib/words/battle/room";
import { eventually, heard, inBattle, isOnTable, layOut, playUntil, theTurn, title } from "./battle-room";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { carryByKeys } from "./by-hand";
import { byKeys, goTo } from "./press";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Everything that the live region says from now on. */
async function listenAloud(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await heard(page).evaluateHandle((region) => {
    const texts = region.textContent ? [region.textContent] : [];
    new MutationObserver(() => texts.push(String(region.textContent))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => said.jsonValue();
}

it("a battle against the house is played by keyboard alone, and told aloud", async () => {
  const page = await browser.visit();
  await page.goto(`${site().url}/battles/new`);
  await waitUntilHydrated(page);
  const press = byKeys(page);
  await goTo(page, page.getByRole("radio", { name: NEW_BATTLE.opponents.invite.name }));
  while (!(await page.getByRole("radio", { name: NEW_BATTLE.opponents.house.name }).isChecked())) await page.keyboard.press("ArrowDown");
  await press(page.getByRole("button", { name: NEW_BATTLE.start }));
  await inBattle(page);

  const told = await listenAloud(page);
  let before = 0;
  const looked = async () => {
    if (before > 0) await eventually(() => hasFocus(page), "the focus is somewhere").toBe(true);
    await eventually(async () => (await told()).length).toBeGreaterThan(before);
    await eventually(async () => {
      const now = `${await title(page).textContent()}. ${await theTurn(page).locator(".turn-sentence").textContent()}`;
      const last = (await told()).at(-1);
      return last?.endsWith(`. ${now}`) ? "told" : `"${last}" does not end with "${now}"`;
    }, "what may be done is told at last").toBe("told");
    before = (await told()).length;
  };
  const { square } = await playUntil([{ page, seats: ["a"], press }], isOnTable, { looked });
  await layOut([{ page, seats: ["a"], press, carry: carryByKeys }], { looked });
  const happened = await page.locator(".record-lines li").allTextContents();
  const aloud = (await told()).join(" ");
  // What was secret is known better by now, and what came before the page was not told on it.
  const asTold = happened.filter((sentence) => !/ (?:face down|changed|kept|dealt|scouted|joined|brought|opened|ordered)/.test(sentence));
  expect(asTold.length).toBeGreaterThan(6);
  expect(aloud).toContain(ROOM.fightsOn(String(square)));
  expect(asTold.filter((sentence) => !aloud.includes(sentence))).toEqual([]);
  await press(page.getByRole("link", { name: ROOM.record.replay }));
  await page.waitForURL("**/record");
  await waitUntilHydrated(page);
  await press(page.getByRole("button", { name: RECORD.replay.first }));
  await press(page.getByRole("button", { name: RECORD.replay.forward }));
  await page.getByText(/^2 of \d+$/).waitFor();
});
