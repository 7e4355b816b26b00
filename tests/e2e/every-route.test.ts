import type { Page, Response } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./axe-findings";
import { browserForThisFile, complaintsOf, RETRIED, waitUntilHydrated } from "./browser";
import { carryToPhone } from "./open-browser";
import { addressOf, pageRoutes } from "./routes";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

/** Time for what a page does of itself once it is alive. */
const SETTLE_MS = 300;

async function load(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address, { waitUntil: "load" });
  if (!response) throw new Error(`${address} gave no answer`);
  return response;
}

function scriptSources(response: Pick<Response, "headers">): string[] {
  const policy = response.headers()["content-security-policy"] ?? "";
  const directive = policy.split(";").find((part) => part.trim().startsWith("script-src "));
  return directive?.trim().split(/\s+/).slice(1) ?? [];
}

const nonceIn = (sources: string[]) => sources.find((source) => source.startsWith("'nonce-"));

/** Numbers for the style sheets: all that the policy lets style attributes through for. */
const NUMBERS = /\sstyle="(?:--[a-z-]+:-?[\d.]+;?)+"/;

/** Tags with any other style attribute in the page as it was sent; what scripts carry as text does not count. */
function styledTags(html: string): string[] {
  const withoutScripts = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
  return (withoutScripts.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? []).filter((tag) => !NUMBERS.test(tag));
}

test("there are pages to load", () => {
  expect(pageRoutes()).toContain("/");
});

/** Whether each of these pages fetches schemas (zod writes this name into every one): those that are used most do without their 40 kB. */
const SCHEMAS = "~standard";
const FETCHES_SCHEMAS: Readonly<Record<string, boolean>> = { "/armies/[army]": false, "/battles/[battle]": false, "/armies/new": true };

async function fetchesSchemas(page: Page): Promise<boolean> {
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = fetched.filter((one) => new URL(one).pathname.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  const texts = await Promise.all(scripts.map(async (one) => (await page.request.get(one, RETRIED)).text()));
  return texts.some((text) => text.includes(SCHEMAS));
}

const comeAlive = (page: Page, complaints: readonly string[]) =>
  waitUntilHydrated(page).catch((error: Error) => expect.fail([error.message, ...complaints].join("\n")));

describe.each(pageRoutes())("%s", (route) => {
  test("loads without a complaint, comes alive, has a title, a strict policy and nothing axe objects to, by day on a desk and by candlelight on a phone", async () => {
    const page = await browser.visit({ theme: "light" });
    const complaints = complaintsOf(page);
    const address = await addressOf(route, site());
    const response = await load(page, address);
    expect(response.status()).toBe(200);
    await comeAlive(page, complaints);
    await page.waitForTimeout(SETTLE_MS);
    expect(complaints).toEqual([]);
    expect((await page.title()).trim()).not.toBe("");
    if (route in FETCHES_SCHEMAS) expect(await fetchesSchemas(page), "schemas among its scripts").toBe(FETCHES_SCHEMAS[route]);
    expect.soft(await axeFindings(page), "by day on a desk").toEqual([]);
    await carryToPhone(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await comeAlive(page, complaints);
    expect.soft(await axeFindings(page), "by candlelight on a phone").toEqual([]);

    const sources = scriptSources(response);
    expect(nonceIn(sources)).toMatch(/^'nonce-[\w+/=-]{16,}'$/);
    expect(sources).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(styledTags(await response.text())).toEqual([]);
    const again = await page.request.get(address, RETRIED);
    expect(nonceIn(scriptSources(again)), "a new nonce for each answer").not.toBe(nonceIn(sources));
  });
});
