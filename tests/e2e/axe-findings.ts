import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Less than half of what the package gives as its source, for every page to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Which text axe measures the contrast of. */
const MEASURED = "data-contrast-measured";

/**
 * Marks the first two texts of every look: the same colour, size and weight on the same backgrounds. Their contrast is that of all others,
 * and measuring every text of a long page takes seconds.
 */
function markEveryLook(mark: string): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const grounds = new Map<Element | null, string>([[null, ""]]);
  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll("*")) {
    const { color, fill, fontSize, fontWeight, backgroundColor, backgroundImage, opacity, textShadow } = getComputedStyle(element);
    const ground = `${grounds.get(element.parentElement) ?? ""}/${backgroundColor} ${backgroundImage} ${opacity}`;
    grounds.set(element, ground);
    const look = [color, fill, fontSize, fontWeight, textShadow, ground].join(";");
    const isWritten =
      element.matches("input, select, textarea") ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const times = seen.get(look) ?? 0;
    if (!isWritten || times === 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    seen.set(look, times + 1);
    element.setAttribute(mark, "");
  }
}

async function findingsOf(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  await page.evaluate(markEveryLook, MEASURED);
  const violations = await page.evaluate(
    async ({ options, selector }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      axe.configure({ rules: [{ id: "color-contrast", selector }] });
      // It would fetch every style sheet again, for rules of sound and of a locked orientation.
      return (await axe.run(document, { ...options, resultTypes: ["violations"], preload: false })).violations;
    },
    { options, selector: `[${MEASURED}]` },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
}

/** What axe objects to in a page. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page);

/** The same of its colours alone: nothing else is different in the dark theme. */
export const axeColours = (page: Page): Promise<string[]> => findingsOf(page, { runOnly: ["color-contrast"] });

/** A page that one comes to by a link gets its title a moment after its text; an answer is pale while another is reckoned, and on its way. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title !== "" && document.querySelector("main [aria-busy=true]") === null);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
}

/** Both: by day, and the colours by candlelight. The page is left by day. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await settled(page);
  const byDay = await axeFindings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const byCandlelight = await axeColours(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...byDay, ...byCandlelight.map((finding) => `by candlelight: ${finding}`)];
}
