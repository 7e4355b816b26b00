import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StoredArmy } from "@/lib/model/stored-army";
import { EDITOR } from "@/lib/words/editor";
import { SAVING } from "@/lib/words/saving";
import { VERSIONS } from "@/lib/words/versions";
import { RETRIED, waitUntilHydrated } from "./browser";

/** What is seen and done in the editor, by the names it has there. */
export const verdict = (page: Page) => page.getByRole("region", { name: EDITOR.verdictColumn }).getByRole("status");
export const finding = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
export const unit = (page: Page, number: number) => page.locator(`#unit-${number}`);
export const difference = (page: Page) => page.getByRole("alert", { name: VERSIONS.choice.name });

/** An edit is on its way to the server once it is painted: until then the page still calls the army saved. */
const untilPainted = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));

export async function saved(page: Page): Promise<void> {
  await untilPainted(page);
  await page.getByText(SAVING.state.saved, { exact: true }).waitFor();
}

export const unsent = (page: Page) => page.getByText(SAVING.state.unreachable).waitFor();

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
}

export async function add(page: Page, name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
}

/** Lets nothing through to the server's armies while the tab's own storage says that the connection is cut. */
function refuseWhileCut(): void {
  const reach = window.fetch;
  window.fetch = (resource, options) => {
    const path = new URL(resource instanceof Request ? resource.url : resource, location.href).pathname;
    const isCut = sessionStorage.getItem("cut") !== null && /^\/api\/armies(\/|$)/.test(path);
    return isCut ? Promise.reject(new TypeError("The connection is cut.")) : reach(resource, options);
  };
}

/** Cuts a tab off from the server's armies, over reloads too. In the page: a save sent by a page that is left passes by a route. */
export async function cut(page: Page): Promise<void> {
  await page.addInitScript(refuseWhileCut);
  await page.evaluate(refuseWhileCut);
  await page.evaluate(() => sessionStorage.setItem("cut", "yes"));
}

export const join = (page: Page) => page.evaluate(() => sessionStorage.removeItem("cut"));

/** The army as the server holds it, asked for with the page's own cookie. */
export async function storedArmy(page: Page): Promise<StoredArmy> {
  const response = await page.request.get(page.url().replace("/armies/", "/api/armies/").replace(/#.*$/, ""), RETRIED);
  expect(response.status()).toBe(200);
  return (await response.json()) as StoredArmy;
}

/** The unit groups on the desk, as they are shown: "3 Haiduks 6". */
export const muster = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".muster-row[id]")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [row.querySelector(".figure"), row.querySelector(".muster-name")?.firstChild, row.querySelector("output")]
          .map((part) => part?.textContent?.trim())
          .join(" "),
      ),
    );
