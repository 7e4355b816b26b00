import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { CreatedBattle } from "@/lib/model/battle";
import { BATTLES } from "@/lib/words/battle/battles";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN, LINKS } from "@/lib/words/battle/links";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { ROOM } from "@/lib/words/battle/room";
import { eventually, hasSeen, inBattle, publicView, theTurn, title } from "./battle-room";
import { browserForThisFile, complaintsOf } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { bearer, post, quickForce, sendCommand } from "./seat";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const openIt = (page: Page) => page.getByRole("button", { name: NEW_BATTLE.start }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const linkIn = (page: Page) => page.getByRole("textbox", { name: LINKS.link, exact: true });
const takeSeat = (page: Page) => page.getByRole("button", { name: JOIN.invited.button }).click();
const faults = (page: Page) => page.locator("main .finding");

/** An army from elsewhere is typed in; what is missing is said where it is missing, and nothing that was typed is lost. */
async function typeArmy(page: Page): Promise<void> {
  await open(page, `${site().url}/battles/new`);
  await page.getByRole("combobox", { name: FORCE.mine }).selectOption({ label: FORCE.byHand });
  await openIt(page);
  const name = page.getByRole("textbox", { name: FORCE.name });
  await eventually(() => name.getAttribute("aria-invalid")).toBe("true");
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await faults(page).count()).toBeGreaterThanOrEqual(4);
  await name.fill("The club's own");
  await page.getByRole("checkbox", { name: "Cultivated" }).check();
  await page.getByRole("textbox", { name: FORCE.mapCards }).fill("13");
  await page.getByRole("textbox", { name: FORCE.scoutingCards }).fill("2");
  await page.getByRole("textbox", { name: FORCE.unitName, exact: true }).fill("Reiters");
  await page.getByRole("textbox", { name: FORCE.bases }).fill("4");
  await openIt(page);
  await faults(page).getByText("12", { exact: false }).waitFor();
  expect(await faults(page).count()).toBe(1);
  await page.reload();
  await open(page, page.url());
  await page.getByRole("combobox", { name: FORCE.mine }).selectOption({ label: FORCE.byHand });
  expect(await name.inputValue()).toBe("The club's own");
  await page.getByRole("textbox", { name: FORCE.mapCards }).fill("4");
  await lookingOver(page)("an army typed in");
  await openIt(page);
  await inBattle(page);
}

/** The invite of a battle as the list of battles hands it on. */
async function inviteAgain(page: Page): Promise<string> {
  await open(page, `${site().url}/battles`);
  await page.getByRole("button", { name: LINKS.opponent.againFor("The club's own") }).click();
  return linkIn(page).inputValue();
}

it("an army is typed in, its invite opens the seat once, a partner sits beside, and the battle is given up", async () => {
  const [mine, theirs, third] = [await browser.visit(), await browser.visit({ size: "phone" }), await browser.visit()];
  const complaints = complaintsOf(mine);
  await typeArmy(mine);
  const first = await linkIn(mine).inputValue();
  const battle = first.replace(/\/join#.*/, "");

  // Withdrawn, cut short, guessed: each says so and offers a way on.
  expect(await inviteAgain(mine)).toBe(first);
  await mine.getByRole("button", { name: LINKS.withdraw }).click();
  await mine.getByRole("button", { name: LINKS.make }).waitFor();
  await open(theirs, `${battle}/join`);
  await heading(theirs, JOIN.closed["no-code"].title);
  for (const wrong of [first, `${battle}/join#invite=${"a".repeat(26)}`]) {
    // Only the fragment is another: the page would stay as it is.
    await theirs.goto("about:blank");
    await open(theirs, wrong);
    await takeSeat(theirs);
    await heading(theirs, JOIN.closed.gone.title);
  }
  await mine.getByRole("button", { name: LINKS.make }).click();
  await eventually(() => linkIn(mine).inputValue()).not.toBe(first);
  const second = await linkIn(mine).inputValue();
  await theirs.goto("about:blank");
  await open(theirs, second);
  await lookingOver(theirs)("invited");
  await takeSeat(theirs);
  await inBattle(theirs);
  await open(third, second);
  await heading(third, JOIN.closed.taken.title);

  // A partner sees the same hand, and may play it.
  await theirs.getByRole("button", { name: ROOM.links }).tap();
  const links = theirs.getByRole("dialog", { name: ROOM.links });
  await links.getByRole("button", { name: LINKS.make }).tap();
  const partner = await linkIn(theirs).inputValue();
  await links.getByText(LINKS.partner.about).waitFor();
  await lookingOver(theirs)("links");
  await links.getByRole("button", { name: "Close" }).tap();
  await third.goto("about:blank");
  await open(third, partner);
  await third.getByText(JOIN.partner.inPlay).waitFor();
  await third.getByRole("button", { name: /^Join as/ }).click();
  await inBattle(third);
  await open(mine, battle);
  await eventually(async () => (await publicView(mine)).step).not.toBe("sitting");
  const { seq } = await publicView(mine);
  for (const page of [mine, theirs, third]) await hasSeen(page, seq);
  await eventually(async () => (await theTurn(third).textContent()) === (await theTurn(theirs).textContent())).toBe(true);

  // Given up only by both.
  await theirs.getByRole("button", { name: ROOM.abandon.open }).tap();
  await theirs.getByRole("button", { name: ROOM.abandon.offer.button }).tap();
  await theirs.getByText(ROOM.abandon.offered).waitFor();
  await mine.getByRole("region", { name: ROOM.abandon.received.name }).getByRole("button", { name: ROOM.abandon.received.agree }).click();
  await mine.getByRole("button", { name: ROOM.abandon.agree.button }).click();
  for (const page of [mine, theirs, third]) await title(page).filter({ hasText: "This battle was abandoned" }).waitFor();
  await mine.getByRole("link", { name: ROOM.toBattles }).click();
  await mine.waitForURL("**/battles");
  await mine.getByText(BATTLES.archive(1)).click();
  await mine.getByRole("link", { name: /^The club's own/ }).waitFor();
  expect(complaints).toEqual([]);
});

/** Whether the page is looked at, as far as the page can know. */
const turn = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((next) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: next });
    Object.defineProperty(document, "hidden", { configurable: true, value: next === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

it("a page that nobody looks at leaves the stream, and catches up when it is looked at", async () => {
  const { url } = site();
  const seats = { a: quickForce("Blues"), b: { kind: "house" } };
  const opened = await post(`${url}/api/battles`, { table: { width: 45, depth: 30 }, seats });
  const { battle, seats: tokens } = JSON.parse(opened.text) as CreatedBattle;
  const page = await browser.visit();
  const isStream = (request: { url(): string }) => request.url().endsWith(`/${battle}/events`);
  const begun = page.waitForRequest(isStream);
  await open(page, `${url}/battles/${battle}`);
  await begun;
  const ended = page.waitForEvent("requestfailed", isStream);
  await turn(page, "hidden");
  await ended;

  await sendCommand({ url, battle, headers: bearer(tokens.a) }, { type: "sit" });
  const { seq } = await publicView(page);
  expect(await title(page).textContent()).toBe("Both seats are taken");
  const again = page.waitForRequest(isStream);
  await turn(page, "visible");
  await again;
  await hasSeen(page, seq);
  expect(await title(page).textContent()).not.toBe("Both seats are taken");
});
