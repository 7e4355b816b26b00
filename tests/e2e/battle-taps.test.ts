import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN, LINKS } from "@/lib/words/battle/links";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { FRONT } from "@/lib/words/front";
import { COMMON } from "@/lib/words/site";
import { goOn, hasSeen, inBattle, publicView, theTurn, title } from "./battle-room";
import { browserForThisFile, complaintsOf } from "./browser";
import { open } from "./desk";
import { siteForThisFile } from "./server";
import { type Count, newCount, newThumb, playByHand, playByHandWithAllPieces, playWithHelp, type Thumb } from "./thumbs";

const browser = browserForThisFile();

/** A share in the draws is as long as this. */
const SHARE_BYTES = 16;

async function phone(count: Count, share: number): Promise<Thumb> {
  const page = await browser.visit({ size: "phone" });
  await page.addInitScript(
    ([length, value]) => {
      const chance = crypto.getRandomValues.bind(crypto);
      Object.assign(crypto, {
        getRandomValues: (array: Uint8Array<ArrayBuffer>) => (array.length === length ? array.fill(value) : chance(array)),
      });
    },
    [SHARE_BYTES, share] as const,
  );
  return newThumb(page, count);
}

const isWanted = (page: Page) =>
  goOn(page)
    .or(title(page).and(page.locator("[data-mine]")))
    .or(page.getByRole("button", { name: TABLE.computer.asksFirst.button, exact: true }));

const MOST_TURNS = 500;

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

/** Minutes of a browser's time: counted when asked for (`npm run taps`). */
describe.skipIf(!process.env.TAPS)("taps", () => {
  /** The dice decide how much there is to place: here they always fall alike. What a battle's draws come from is told the server and each page. */
  const CHANCE_OF = join(tmpdir(), `condotta-chance-${process.pid}`);
  const fixChance = (name: string): void => writeFileSync(CHANCE_OF, name);
  beforeAll(() => fixChance("before"));
  const site = siteForThisFile({ NODE_OPTIONS: `--import ${join(import.meta.dirname, "fixed-chance.mjs")}`, CHANCE_OF });
  afterAll(() => rmSync(CHANCE_OF));

  /** Two sample armies that may fight in woods, the densest ground there is. */
  async function seatTwo(one: Thumb, other: Thumb, chance: string): Promise<void> {
    await open(one.page, `${site().url}/battles/new?army=white-mountain`);
    fixChance(chance);
    await one.tap(one.page.getByRole("button", { name: NEW_BATTLE.start }), "start");
    await inBattle(one.page);
    const link = await one.page.getByRole("textbox", { name: LINKS.link, exact: true }).inputValue();
    await one.tap(one.page.getByRole("button", { name: /^Copy/ }).first(), "link copied");
    await open(other.page, link);
    // A list is opened, and one of it taken.
    await other.tap(other.page.getByRole("combobox", { name: FORCE.mine }), "army");
    await other.page.getByRole("combobox", { name: FORCE.mine }).selectOption({ label: "Breitenfeld, 1631: Sweden" });
    await other.tap(other.page.getByRole("button", { name: JOIN.invited.button }), "join");
    await inBattle(other.page);
  }

  it.each([
    ["one optional piece each", playByHand],
    ["all six optional pieces", playByHandWithAllPieces],
  ])("two lay a very dense square by hand in few taps: %s", async (pieces, play) => {
    const count = newCount();
    const thumbs = [await phone(count, 1), await phone(count, 2)] as const;
    const complaints = thumbs.flatMap(({ page }) => complaintsOf(page));
    await seatTwo(...thumbs, "by hand");
    const start = performance.now();
    await playOn(thumbs, play).finally(() => console.log(`two by hand, ${pieces}: ${count.all()} taps: ${count.told()}`));
    console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
    expect(count.all()).toBeLessThanOrEqual(90);
    expect(complaints).toEqual([]);
  });

  it("with battle lines and what the computer chooses for them in fewer", async () => {
    const count = newCount();
    const thumbs = [await phone(count, 1), await phone(count, 2)] as const;
    await seatTwo(...thumbs, "with help");
    await playOn(thumbs, playWithHelp).finally(() => console.log(`two with help: ${count.all()} taps: ${count.told()}`));
    expect(count.all()).toBeLessThanOrEqual(30);
  });

  it("and one alone from the front page to a printed plan", async () => {
    const count = newCount();
    const thumb = await phone(count, 1);
    const { page, tap } = thumb;
    await open(page, site().url);
    await tap(page.getByRole("link", { name: FRONT.newBattle }), "new battle");
    await tap(page.getByRole("radio", { name: NEW_BATTLE.opponents.house.name }), "against the house");
    fixChance("alone");
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
});
