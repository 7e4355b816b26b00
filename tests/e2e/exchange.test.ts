import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { EXCHANGE } from "@/lib/words/battle/exchange";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN, LINKS } from "@/lib/words/battle/links";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { inBattle } from "./battle-room";
import { browserForThisFile, complaintsOf } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const choose = (page: Page, index: number) => page.getByRole("combobox", { name: FORCE.mine }).selectOption({ index });
const bothArmies = (page: Page) => page.getByRole("link", { name: EXCHANGE.both });
const isSealed = async (page: Page, battle: string) => {
  await open(page, `${battle}/armies`);
  await page.getByText(EXCHANGE.page.closed.sealed).waitFor();
};

it("two players seal their armies, read both once both are in, and begin the battle with them", async () => {
  const [mine, theirs] = [await browser.visit(), await browser.visit({ size: "phone" })];
  const complaints = [complaintsOf(mine), complaintsOf(theirs)];
  await open(mine, `${site().url}/battles/new`);
  await choose(mine, 1);
  await mine.getByRole("radio", { name: NEW_BATTLE.opponents.exchange.name }).check();
  await mine.getByRole("button", { name: NEW_BATTLE.start }).click();
  const battle = await inBattle(mine);
  await mine.getByText(EXCHANGE.notIn).waitFor();
  const link = await mine.getByRole("textbox", { name: LINKS.link, exact: true }).inputValue();
  await lookingOver(mine)("an exchange that waits");
  await isSealed(mine, `${site().url}/battles/${battle}`);

  await open(theirs, link);
  await theirs.getByText(JOIN.invited.exchange(null)).waitFor();
  await choose(theirs, 4);
  await theirs.getByRole("button", { name: JOIN.invited.seal }).click();
  await inBattle(theirs);
  await bothArmies(theirs).click();
  await theirs.getByText(EXCHANGE.page.asSealed).nth(1).waitFor();
  expect(await theirs.locator(".army-sheet").count()).toBe(2);
  await lookingOver(theirs)("both armies");

  await open(mine, link.replace(/\/join#.*/, ""));
  await open(theirs, link.replace(/\/join#.*/, ""));
  for (const page of [mine, theirs]) await page.getByRole("button", { name: EXCHANGE.begin }).click();
  await bothArmies(mine).waitFor();
  await mine.getByRole("button", { name: EXCHANGE.begin }).waitFor({ state: "detached" });
  expect(complaints.flat()).toEqual([]);
});
