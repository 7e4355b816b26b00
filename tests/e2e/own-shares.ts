import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Army } from "@/lib/model/army";
import type { Share } from "@/lib/model/stored-army";
import type { Address } from "./site";

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
