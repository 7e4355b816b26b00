import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Share, StoredArmy } from "@/lib/model/stored-army";
import { RETRIED } from "./browser";
import type { Address } from "./site";

/** Stores an army for this page's visitor, as his first save or a further one. */
export async function keepArmy(page: Page, { url }: Address, name: string): Promise<StoredArmy> {
  const [ready] = (await (await page.request.get(`${url}/api/ready-armies`, RETRIED)).json()) as Army[];
  const answer = await page.request.post(`${url}/api/armies`, { data: { ...ready, name } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as StoredArmy;
}

/** The names of what this page's visitor keeps in a place, the newest change first. */
export async function namesKept(page: Page, { url }: Address, place: StoredArmy["place"] = "desk"): Promise<string[]> {
  const armies = (await (await page.request.get(`${url}/api/armies?place=${place}`, RETRIED)).json()) as { name: string }[];
  return armies.map(({ name }) => name);
}

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** A ready army by another name. */
export async function readyArmy({ url }: Address, name: string): Promise<Army> {
  const [ready] = (await (await fetch(`${url}/api/ready-armies`)).json()) as Army[];
  if (!ready) throw new Error("there are no ready armies");
  return { ...ready, name };
}

/** Shares an army for this page's visitor. */
export async function shareOf(page: Page, { url }: Address, army: Army): Promise<Share> {
  const answer = await page.request.post(`${url}/api/shares`, { data: army });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Share;
}
