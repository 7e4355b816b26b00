import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** How something is pressed: by mouse, by thumb, by keys, and counted or not. */
export type Press = (what: Locator) => Promise<void>;
export const byMouse: Press = (what) => what.click();
export const byThumb: Press = (what) => what.tap();

const MOST_TABS = 120;
const MOST_ARROWS = 30;

const ARROWS = { row: ["ArrowLeft", "ArrowRight"], column: ["ArrowUp", "ArrowDown"] } as const;

/** What stands before the focus on the way to what is meant: another group, another of its own group or radio buttons, or nothing. */
const wayTo = (what: Locator): Promise<string | null> =>
  what.evaluate((element, ARROWS) => {
    const meant = element instanceof HTMLLabelElement ? element.control : element;
    const on = document.activeElement;
    if (on === meant) return null;
    const groupOf = (one: Element | null): Element | string | null => {
      const group = one?.closest("[role=radiogroup], [role=grid]") ?? null;
      return group === null && one instanceof HTMLInputElement && one.type === "radio" ? one.name : group;
    };
    const group = groupOf(meant);
    if (!on || group === null || groupOf(on) !== group) return "Tab";
    if (typeof group === "string" || group.matches("[role=radiogroup]")) return "ArrowDown";
    const [from, to] = [on.getBoundingClientRect(), element.getBoundingClientRect()];
    const [axis, keys] = Math.abs(from.y - to.y) < 5 ? (["x", ARROWS.row] as const) : (["y", ARROWS.column] as const);
    return keys[from[axis] > to[axis] ? 0 : 1];
  }, ARROWS);

/** Goes there by Tab, and within a group by arrow keys: only what a keyboard can reach is reached. */
export async function goTo(page: Page, what: Locator): Promise<void> {
  for (let key = 0; key < MOST_TABS + MOST_ARROWS; key++) {
    const way = await wayTo(what);
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`no keys lead to ${what}`);
}

/** Goes to the search field by its key. A page that has just come alive hears keys a moment later than it hears buttons. */
export async function pressSlash(page: Page): Promise<void> {
  const press = async () => {
    await page.keyboard.press("/");
    return page.evaluate(() => document.activeElement?.getAttribute("type"));
  };
  await expect.poll(press, { message: "the slash leads to the search field" }).toBe("search");
}

/** A player without a pointer. */
export const byKeys =
  (page: Page): Press =>
  async (what) => {
    await what.waitFor();
    await goTo(page, what);
    const isTick = await page.evaluate(() => document.activeElement?.matches("input:is([type=checkbox], [type=radio])"));
    await page.keyboard.press(isTick ? "Space" : "Enter");
  };
