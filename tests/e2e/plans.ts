import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { waitUntilHydrated } from "./browser";
import { pdfOf, readPdf } from "./printed";

/** On paper: the map has one page, lists have one or two. */
const MOST_PAGES = 3;

/** What is told to its owner alone stands on every page of his plan, and on no page of anybody else's. */
async function checkPaper(page: Page, address: string, isSecret: boolean): Promise<void> {
  for (const paper of ["a4", "letter"]) {
    await page.goto(`${address}${address.includes("?") ? "&" : "?"}paper=${paper}`);
    const { pages, fonts } = readPdf(await pdfOf(page));
    expect(pages.length, paper).toBeGreaterThan(1);
    expect(pages.length, paper).toBeLessThanOrEqual(MOST_PAGES);
    for (const { text, words, width, height } of pages) {
      expect(/Secret: only for/.test(text), paper).toBe(isSecret);
      expect(words.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height)).toEqual([]);
    }
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  }
}

async function saved(page: Page, kind: "SVG" | "PNG" | "Text"): Promise<Buffer> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: kind, exact: true }).click();
  return readFileSync(await (await waiting).path());
}

/** The plan of a battle as one reader has it: on the screen, on paper, and as the files that he may save. */
export async function checkPlan(page: Page, address: string, secret: RegExp, isOwn: boolean): Promise<void> {
  await checkPaper(page, address, isOwn);
  await page.goto(address);
  await waitUntilHydrated(page);
  expect(
    await page
      .locator("svg.field text")
      .first()
      .evaluate((text) => getComputedStyle(text).userSelect),
  ).not.toBe("none");
  const [svg, text] = [(await saved(page, "SVG")).toString("utf8"), (await saved(page, "Text")).toString("utf8")];
  expect(svg.slice(0, 200)).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
  expect(svg).not.toContain("user-select");
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !svg.includes(`${name}:`))).toEqual([]);
  for (const told of [await page.content(), svg, text]) expect.soft(secret.test(told)).toBe(isOwn);
  const png = await saved(page, "PNG");
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
}
