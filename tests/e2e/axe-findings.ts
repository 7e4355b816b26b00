import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Axe may be told a smaller script than its own where that has been run: it is a megabyte, and sent twice. */
const ALREADY_THERE = "void 0";

type Options = Parameters<AxeBuilder["options"]>[0];

/** Our pages have no frames, and nobody reads what it does not object to: each would take it as long again. */
async function findingsOf(page: Page, options: Options = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ALREADY_THERE } : {}) }).setLegacyMode(true);
  const { violations } = await axe.options({ ...options, resultTypes: ["violations"] }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
}

/** What axe objects to in a page. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page);

/** The same of its colours alone: nothing else is different by candlelight. */
export const axeColours = (page: Page): Promise<string[]> => findingsOf(page, { runOnly: ["color-contrast"] });
