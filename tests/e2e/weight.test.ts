import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { weigh } from "@/tests/bench/weigh";
import { browserForThisFile, waitUntilHydrated } from "./browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

async function settled(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.waitForLoadState("networkidle");
}

it("the scripts of the editor weigh 220 kB at most", async () => {
  expect(await weigh(await browser.visit(), `${site().url}/armies/kircholm`, settled)).toBeLessThanOrEqual(220_000);
});
