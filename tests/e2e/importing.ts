import type { Page } from "playwright-core";
import type { Army } from "@/lib/model/army";
import { IMPORTING } from "@/lib/words/importing";
import type { browserForThisFile } from "./browser";
import { open } from "./desk";
import type { Address } from "./site";

export const dialog = (page: Page) => page.getByRole("dialog", { name: IMPORTING.title });
export const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });
export const openDialog = (page: Page) => page.getByRole("button", { name: IMPORTING.button }).click();

type Given = { readonly name: string; readonly content: unknown };

/** Files of these names; what is no text or bytes goes in as JSON. */
export async function give(page: Page, ...files: readonly Given[]): Promise<void> {
  const bytes = (content: unknown) =>
    Buffer.isBuffer(content) ? content : Buffer.from(typeof content === "string" ? content : JSON.stringify(content, null, 2));
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: "application/json", buffer: bytes(content) })));
}

export const file = (name: string, content: unknown): Given => ({ name, content });

/** Armies to import, and visitors who have come to import them. */
export function importingAt(site: () => Address, browser: ReturnType<typeof browserForThisFile>) {
  async function visit(view: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
    const page = await browser.visit(view);
    await open(page, `${site().url}/armies`);
    return page;
  }

  async function readyArmy(): Promise<Army> {
    const armies = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as Army[];
    const found = armies.find((one) => one.name === "Kircholm, 1605");
    if (!found) throw new Error("Kircholm is not ready");
    return found;
  }

  const named = async (name: string, more: Partial<Army> = {}): Promise<Army> => ({ ...(await readyArmy()), name, ...more });

  return { visit, readyArmy, named };
}
