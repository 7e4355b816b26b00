import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { JOIN, LINKS, NEW_BATTLE } from "@/lib/words/battle/battles";
import { FORCE } from "@/lib/words/battle/force-forms";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { FRONT } from "@/lib/words/front";
import { COMMON } from "@/lib/words/site";
import { goOn, hasSeen, inBattle, publicView, theTurn, title } from "./battle-room";
import { browserForThisFile, complaintsOf } from "./browser";
import { open } from "./desk";
import { sharedSite as site } from "./server";
import { type Count, newCount, newThumb, playByHand, playWithHelp, type Thumb } from "./thumbs";

const browser = browserForThisFile();

const phone = async (count: Count): Promise<Thumb> => newThumb(await browser.visit({ size: "phone" }), count);

/** Two sample armies that may fight in woods, the densest ground there is. */
async function seatTwo(one: Thumb, other: Thumb): Promise<void> {
  await open(one.page, `${site().url}/battles/new?army=white-mountain`);
  await one.tap(one.page.getByRole("button", { name: NEW_BATTLE.start }), "start");
  await inBattle(one.page);
  const link = await one.page.getByRole("textbox", { name: LINKS.link, exact: true }).inputValue();
  await one.tap(one.page.getByRole("button", { name: /^Copy/ }).first(), "link copied");
  await open(other.page, link);
  // A list is opened, and one of it taken.
  await other.tap(other.page.getByRole("combobox", { name: FORCE.mine }), "army");
  await other.page.getByRole("combobox", { name: FORCE.mine }).selectOption({ label: "Breitenfeld, 1631" });
  await other.tap(other.page.getByRole("button", { name: JOIN.invited.button }), "join");
  await inBattle(other.page);
}

const isWanted = (page: Page) =>
  goOn(page)
    .or(title(page).and(page.locator("[data-mine]")))
    .or(page.getByRole("button", { name: TABLE.computer.asksFirst.button, exact: true }));

const MOST_TURNS = 250;

/** Both play what they are asked for, until the plan is ready. */
async function playOn(thumbs: readonly Thumb[], playOnce: (thumb: Thumb) => Promise<void>): Promise<void> {
  const [{ page: any }] = thumbs as readonly [Thumb];
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { seq, step } = await publicView(any);
    if (step === "ready") return;
    for (const { page } of thumbs) await hasSeen(page, seq);
    let isPlayed = false;
    for (const thumb of thumbs) {
      if ((await isWanted(thumb.page).count()) === 0) continue;
      isPlayed = true;
      await playOnce(thumb);
      break;
    }
    if (!isPlayed) await any.waitForTimeout(100);
  }
  throw new Error("the battle is never ready");
}

/** The dice decide how much there is to place, so the taps are counted when asked for (`npm run taps`), as times are measured apart. */
const counted = it.skipIf(!process.env.TAPS);

counted("two lay a very dense square by hand in few taps", async () => {
  const count = newCount();
  const thumbs = [await phone(count), await phone(count)] as const;
  const complaints = thumbs.flatMap(({ page }) => complaintsOf(page));
  await seatTwo(...thumbs);
  const start = performance.now();
  await playOn(thumbs, playByHand).finally(() => console.log(`two by hand: ${count.all()} taps: ${count.told()}`));
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  expect(count.all()).toBeLessThanOrEqual(90);
  expect(complaints).toEqual([]);
});

counted("with battle lines and what the computer chooses for them in fewer", async () => {
  const count = newCount();
  const thumbs = [await phone(count), await phone(count)] as const;
  await seatTwo(...thumbs);
  await playOn(thumbs, playWithHelp).finally(() => console.log(`two with help: ${count.all()} taps: ${count.told()}`));
  expect(count.all()).toBeLessThanOrEqual(30);
});

counted("and one alone from the front page to a printed plan", async () => {
  const count = newCount();
  const thumb = await phone(count);
  const { page, tap } = thumb;
  await open(page, site().url);
  await tap(page.getByRole("link", { name: FRONT.newBattle }), "new battle");
  await tap(page.getByRole("radio", { name: NEW_BATTLE.opponents.house.name }), "against the house");
  await tap(page.getByRole("button", { name: NEW_BATTLE.start }), "start");
  await inBattle(page);
  await playOn([thumb], playWithHelp).finally(() => console.log(`alone: ${count.all()} taps: ${count.told()}`));
  await title(page).filter({ hasText: "Ready for the table" }).waitFor();
  await tap(theTurn(page).getByRole("link", { name: ROOM.plan }), "plan");
  await page.waitForURL("**/plan");
  const printed = page.evaluate(() => new Promise<boolean>((done) => Object.assign(window, { print: () => done(true) })));
  await tap(page.getByRole("button", { name: COMMON.print, exact: true }).first(), "print");
  expect(await printed).toBe(true);
  expect(count.all()).toBeLessThanOrEqual(25);
});
