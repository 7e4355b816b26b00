import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newBattle, playTo } from "./battle-at";
import { eventually, theTurn, title } from "./battle-room";
import { browserForThisFile } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** Whether the whole heading of the turn is in the window, below what sticks to its top. */
const isTitleInSight = (page: Page) =>
  title(page).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const size of ["phone", "desk"] as const)
  it(`after a step the page shows where the next thing happens, wherever it was scrolled: ${size}`, async () => {
    const page = await browser.visit({ size, motion: "full" });
    const battle = await newBattle(page, site().url);
    const holders = [{ page, seat: "a" }] as const;
    const { seq } = await playTo(holders, battle, ({ step }) => step === "days" || step === "keep");
    const before = String(await title(page).textContent());
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await playTo(holders, battle, (view) => view.seq > seq && !["days", "keep"].includes(view.step));
    await eventually(() => title(page).textContent()).not.toBe(before);
    await eventually(() => isTitleInSight(page), "the turn").toBe(true);
    // On the table a phone shows the field above the sheet of the turn.
    if (size === "phone") {
      const isAbove = () =>
        page.evaluate(() => {
          const [field, turn] = [".room-field, .room-map", ".turn"].map((what) => document.querySelector(what)?.getBoundingClientRect());
          return field && turn ? field.top < turn.top && field.bottom > 0 : false;
        });
      await eventually(isAbove, "the field").toBe(true);
      // While orders are written the field sticks to the top, and a heading that is brought into sight stands below it.
      await playTo(holders, battle, ({ legal }) => legal.some(({ type }) => type === "give-orders"));
      await theTurn(page).locator(".orders-ways").first().waitFor();
      const apart = () =>
        title(page).evaluate((heading) => {
          scrollTo(0, document.documentElement.scrollHeight);
          heading.scrollIntoView({ block: "nearest" });
          return heading.getBoundingClientRect().top - (document.querySelector(".room-field")?.getBoundingClientRect().bottom ?? 0);
        });
      await eventually(apart, "the heading below the field").toBeGreaterThanOrEqual(0);
    }
    expect(await theTurn(page).isVisible()).toBe(true);
  });
