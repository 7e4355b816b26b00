import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { HANDLING, lostWords } from "@/lib/words/battle/handling";
import { TABLE } from "@/lib/words/battle/table-panels";
import { byKeys, goTo } from "./press";

/** What the player on that page has in hand, on the battlefield. */
export const inHand = (page: Page): Locator => page.getByRole("application");
const refusals = (page: Page) => page.getByRole("list", { name: HANDLING.reasons }).locator("[data-mood=not]");
const nearest = (page: Page) => page.getByRole("button", { name: HANDLING.nearest });

/** Carries about what is in the hand, and leaves it where it may be. */
export type Carry = (page: Page) => Promise<void>;

/** The middle of what is in the hand, on the screen. */
export async function gripOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const grip = page.locator("[data-grip=body]");
  // Clear of the head of the page, and of the turn, which may lie over its lower half.
  await grip.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight * 0.35));
  const box = await grip.boundingBox();
  if (!box) throw new Error("nothing is in the hand");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const suggest = (page: Page) => page.getByRole("button", { name: TABLE.computer.showPosition, exact: true });

/** A crowded sector may have no room for it as large as it is: then the computer shows where it may be. */
async function mayStay(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const noRoom = page.getByText(lostWords({ turns: true, sides: true, moves: "free" }));
  if ((await noRoom.count()) > 0) await press(suggest(page));
  await expect.poll(() => refusals(page).count()).toBe(0);
}

export const carryByMouse: Carry = async (page) => {
  const { x, y } = await gripOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 12, { steps: 4 });
  await page.mouse.move(x + 24, y + 6, { steps: 3 });
  await page.mouse.up();
  if (await nearest(page).isEnabled()) await nearest(page).click();
  await mayStay(page, (button) => button.click());
};

export const carryByKeys: Carry = async (page) => {
  await goTo(page, inHand(page));
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown", "Shift+ArrowLeft", "n"]) await page.keyboard.press(key);
  await mayStay(page, byKeys(page));
};

export const carryByThumb: Carry = async (page) => {
  const { x, y } = await gripOf(page);
  const wire = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly { readonly x: number; readonly y: number }[]) =>
    wire.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  await touch("touchStart", [{ x, y }]);
  for (const step of [8, 16, 24]) await touch("touchMove", [{ x: x + step, y: y - step / 3 }]);
  await touch("touchEnd", []);
  await wire.detach();
  if (await nearest(page).isEnabled()) await nearest(page).tap();
  await mayStay(page, (button) => button.tap());
};
