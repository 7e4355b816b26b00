import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { AFIELD } from "@/lib/words/battle/afield";
import { COMPANY } from "@/lib/words/battle/company";
import { JOIN, LINKS } from "@/lib/words/battle/links";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { ROOM } from "@/lib/words/battle/room";
import { playUnseen } from "./battle-at";
import { eventually, inBattle, theTurn } from "./battle-room";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** Two players on phones, who have said who they are. */
async function annaAndBen(): Promise<{ readonly anna: Page; readonly ben: Page; readonly battle: string }> {
  const [anna, ben] = [await browser.visit({ size: "phone" }), await browser.visit({ size: "phone" })];
  await open(anna, `${site().url}/battles/new?army=kircholm`);
  await waitUntilHydrated(anna);
  await anna.getByLabel(COMPANY.name.label).fill("Anna");
  await anna.getByRole("button", { name: NEW_BATTLE.start }).click();
  const battle = await inBattle(anna);
  const link = await anna.getByRole("textbox", { name: LINKS.link, exact: true }).inputValue();
  await open(ben, link);
  await waitUntilHydrated(ben);
  await ben.getByText(/^Anna\b/).waitFor();
  await ben.getByLabel(COMPANY.name.label).fill("Ben");
  await ben.getByRole("button", { name: JOIN.invited.button }).click();
  await inBattle(ben);
  return { anna, ben, battle };
}

/** In milliseconds: two presses at one place within less count as one. */
const PACE = 400;

const head = (page: Page) => page.locator(".room-head");
const totals = (page: Page) => page.locator(".day-totals");
/** The unit groups of the army whose sheet is shown, with a box that can be ticked. */
const groups = (page: Page) => page.locator(".day-unit", { has: page.locator(".day-boxes button") });

it("two on phones read each other's names, see who is here, and tick together, without a connection too", async () => {
  const { anna, ben, battle } = await annaAndBen();
  const complaints = [anna, ben].map(complaintsOf);
  await head(anna).getByText("Ben is here").waitFor();
  await head(ben).getByText("Anna is here").waitFor();
  expect(await head(ben).locator("h1").textContent()).toMatch(/^Ben \(.+\) against Anna \(/);
  expect(await ben.evaluate(() => localStorage.getItem("condotta.player-name"))).toBe("Ben");

  const lookOver = lookingOver(anna);
  await playUnseen(
    [
      { page: anna, seat: "a" },
      { page: ben, seat: "b" },
    ],
    battle,
    ({ step }) => step === "ready",
  );
  for (const page of ["", "/plan", "/plan?for=public", "/record", "/verify", "/quick-reference", "/join"])
    expect(await (await fetch(`${site().url}/battles/${battle}${page}`)).text(), page).not.toMatch(/\bAnna\b|\bBen\b|company-line">\S/);

  for (const page of [anna, ben]) await totals(page).waitFor();
  await groups(anna).first().locator(".day-boxes button").first().click();
  const other = totals(ben).locator(".day-army").nth(1);
  await other.click();
  await eventually(async () => await groups(ben).first().locator(".day-boxes button[aria-pressed=true]").count()).toBeGreaterThan(0);

  // Ben has no connection while both go on; what he ticks comes later, and what Anna ticked comes to him.
  await ben.context().setOffline(true);
  const destroy = (page: Page) => groups(page).nth(1).getByRole("button", { name: AFIELD.destroyed, exact: true });
  await destroy(ben).click();
  await groups(anna).nth(2).locator(".day-boxes button").first().click();
  expect(await destroy(anna).getAttribute("aria-pressed")).toBe("false");
  await ben.context().setOffline(false);
  await eventually(() => destroy(anna).getAttribute("aria-pressed"), "what was ticked without a connection").toBe("true");
  await eventually(async () => await groups(ben).nth(2).locator(".day-boxes button[aria-pressed=true]").count()).toBeGreaterThan(0);

  const trace = anna.locator(".day-trace");
  await trace.locator("summary").click();
  await trace.getByText(/^\d\d:\d\d Ben: .*destroyed\.$/).waitFor();
  await trace
    .getByText(/^\d\d:\d\d You: /)
    .first()
    .waitFor();

  // The group that Ben has destroyed fills in both players' results.
  for (const page of [anna, ben]) {
    await page.getByText(AFIELD.result.enter, { exact: true }).click();
    const losses = page.locator(".close-form input[type=number]");
    const lost = await losses.evaluateAll((fields) => fields.reduce((sum, field) => sum + Number((field as HTMLInputElement).value), 0));
    expect(lost).toBeGreaterThanOrEqual(1);
  }
  await lookOver("the day of a battle with ticks of both");

  await ben.close();
  await head(anna)
    .getByText(/^Ben has been away since \d\d:\d\d$/)
    .waitFor();
  expect(complaints.flat().filter((complaint) => !/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(complaint))).toEqual([]);
});

it("on a phone kill-a-base tests are counted in the header and opened from it, and the turn folds to a bar", async () => {
  const { anna, ben, battle } = await annaAndBen();
  const holders = [
    { page: anna, seat: "a" },
    { page: ben, seat: "b" },
  ] as const;
  await playUnseen([...holders], battle, ({ step }) => step === "deployment");
  const fold = theTurn(anna).getByRole("button", { name: ROOM.wholeTurn, exact: true });
  const covered = () =>
    anna.evaluate(() => {
      scrollTo(0, 0);
      const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() as DOMRect;
      return { field: box(".field-pane").bottom, width: box(".field-pane").width, bar: box(".turn").top };
    });
  const before = await covered();
  expect(before.field).toBeLessThanOrEqual(before.bar);
  expect(before.width).toBeGreaterThan(380);
  await fold.click();
  const after = await covered();
  expect(after.bar).toBeGreaterThan(before.bar);
  expect(await fold.getAttribute("aria-expanded")).toBe("false");
  // What folds it away and back is no double tap.
  await anna.waitForTimeout(PACE);
  await fold.click();
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  await playUnseen([...holders], battle, ({ step }) => step === "ready");
  await totals(anna).waitFor();
  // Of a TuG that breaks it is tested.
  const breaking = groups(anna).locator(".day-box[data-last]");
  for (
    let at = 0;
    (await totals(anna)
      .getByRole("button", { name: /tests? to make$/ })
      .count()) === 0;
    at++
  )
    await breaking.nth(at).click();
  const count = totals(anna).getByRole("button", { name: /^\d+ tests? to make$/ });
  await count.click();
  const heading = anna.getByRole("heading", { name: AFIELD.tests.heading, exact: true });
  await eventually(() => heading.evaluate((one) => document.activeElement === one)).toBe(true);
  const { top, foot, high } = await anna.evaluate(() => ({
    top: document.getElementById("tests-due")?.getBoundingClientRect().top ?? 0,
    foot: document.querySelector(".day-totals")?.getBoundingClientRect().bottom ?? 0,
    high: innerHeight,
  }));
  expect(top).toBeGreaterThanOrEqual(foot - 1);
  expect(top).toBeLessThan(high);
});
