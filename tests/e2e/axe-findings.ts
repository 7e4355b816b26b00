import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** A page of ours has no frames: what axe does for those takes it as long again as all the rest. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function findingsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
}

/** What axe objects to in a page. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(axeFor(page));

/** The same of its colours alone: nothing else is different by candlelight. */
export const axeColours = (page: Page): Promise<string[]> => findingsOf(axeFor(page).withRules(["color-contrast"]));
