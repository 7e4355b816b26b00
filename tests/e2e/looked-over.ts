import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeColours, axeFindings, settled } from "./axe-findings";
import { overflowOf } from "./own-armies";

/** What can be operated in the page and is too small for a thumb; what stands within a sentence may be. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const operable = document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea, summary)");
    return [...operable].flatMap((one) => {
      const { height, width } = (one.closest("label") ?? one).getBoundingClientRect();
      const isThere = one.checkVisibility({ visibilityProperty: true }) && height > 0;
      const isText = one.matches(".mark > summary, .rules-word") || getComputedStyle(one).display === "inline";
      if (!isThere || isText || (height >= LEAST && width >= LEAST)) return [];
      return [
        `${Math.round(width)} x ${Math.round(height)}: ${one.getAttribute("aria-label") ?? one.textContent ?? one.outerHTML.slice(0, 80)}`,
      ];
    });
  });

/**
 * Looks at what a page shows, once for every name it is given: nothing that axe objects to by day or by candlelight, nothing wider than
 * the window, and on a phone nothing too small for a thumb.
 */
export function lookingOver(page: Page) {
  const seen = new Set<string>();
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  return async (name: string): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    await settled(page);
    expect.soft(await axeFindings(page), `${name}, by day`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await axeColours(page), `${name}, by candlelight`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await overflowOf(page), `${name}, too wide`).toBe(0);
    if (isPhone) expect.soft(await smallTargets(page), `${name}, small for a thumb`).toEqual([]);
  };
}
