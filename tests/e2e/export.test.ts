import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Army, army as armySchema } from "@/lib/model/army";
import type { SheetAndText } from "@/lib/model/army-sheet";
import { EDITOR } from "@/lib/words/editor";
import { EXPORTING } from "@/lib/words/importing";
import { SHARING } from "@/lib/words/sharing";
import { COMMON } from "@/lib/words/site";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, goOffline } from "./browser";
import { add, open, saved, storedArmy, unsent } from "./desk";
import { overflowOf } from "./own-armies";
import { siteForThisFile } from "./server";

const site = siteForThisFile();
const browser = browserForThisFile();

const dialog = (page: Page, name: string = EDITOR.dialogs.export) => page.getByRole("dialog", { name });
const preview = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const textOn = (page: Page) => preview(page, EXPORTING.text).textContent();
const choose = (page: Page, label: string, option: string) =>
  dialog(page).getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByText(EDITOR.menu.more, { exact: true }).click();
  await page.getByRole("button", { name: entry, exact: true }).click();
}

async function openExport(view: Parameters<typeof browser.visit>[0] = {}): Promise<Page> {
  const page = await browser.visit(view);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site().url });
  await open(page, `${site().url}/armies/kircholm`);
  await openMenu(page, EDITOR.menu.export);
  await preview(page, EXPORTING.text).waitFor();
  return page;
}

async function readyArmy(name: string): Promise<Army> {
  const armies = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as Army[];
  const found = armies.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not ready`);
  return found;
}

/** The army on paper and in words as the server puts it. */
async function sheetOf(army: Army, reader: "own" | "opponent"): Promise<SheetAndText> {
  const address = `${site().url}/api/sheets${reader === "own" ? "" : "?for=opponent"}`;
  const response = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(army) });
  expect(response.status).toBe(200);
  return (await response.json()) as SheetAndText;
}

async function download(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [coming] = await Promise.all([page.waitForEvent("download"), press(page, COMMON.download)]);
  return { name: coming.suggestedFilename(), text: readFileSync(await coming.path(), "utf8") };
}

const STYLES = [
  ["full", EXPORTING.formats.full],
  ["compact", EXPORTING.formats.compact],
  ["lines", EXPORTING.formats.lines],
  ["markdown", EXPORTING.formats.markdown],
  ["bbcode", EXPORTING.formats.bbcode],
  ["csv", EXPORTING.formats.csv],
] as const;

describe("the export", () => {
  it.each([
    ["own", EXPORTING.readers.own],
    ["opponent", EXPORTING.readers.opponent],
  ] as const)("shows, copies and downloads the six texts that the server makes too (%s)", async (reader, words) => {
    const page = await openExport();
    const complaints = complaintsOf(page);
    const { text: texts } = await sheetOf(await readyArmy("Kircholm, 1605"), reader);
    await choose(page, EXPORTING.reader, words);
    for (const [style, label] of STYLES) {
      await choose(page, EXPORTING.format, label);
      expect(await textOn(page)).toBe(texts[style]);
      await press(page, COMMON.copy);
      await dialog(page).getByText(COMMON.copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts[style]);
      const file =
        style === "csv" ? { name: "kircholm-1605.csv", text: `\uFEFF${texts.csv}` } : { name: "kircholm-1605.txt", text: texts[style] };
      expect(await download(page)).toEqual(file);
    }
    expect(new Set(Object.values(texts)).size).toBe(STYLES.length);
    expect(complaints).toEqual([]);
  });

  it("hands over the document, which the API judges as the page does", async () => {
    const page = await openExport();
    await choose(page, EXPORTING.format, EXPORTING.formats.json);
    const { name, text } = await download(page);
    expect(name).toBe("kircholm-1605.json");
    expect(await preview(page, EXPORTING.json).textContent()).toBe(text);
    const exported = armySchema.parse(JSON.parse(text));
    expect(exported).toMatchObject({ name: "Kircholm, 1605", units: { length: 12 } });
    const { versions } = (await sheetOf(await readyArmy("Kircholm, 1605"), "own")).sheet;
    expect([exported.listVersion, exported.rules]).toEqual([versions.list.version, versions.rules]);
    expect(await dialog(page).getByRole("button", { name: EXPORTING.programs.check }).isVisible()).toBe(false);
    await dialog(page).getByText(EXPORTING.programs.summary, { exact: true }).click();
    await press(page, EXPORTING.programs.check);
    await dialog(page).getByText(EXPORTING.programs.answer(0, 9542)).waitFor();
    await goOffline(page);
    await press(page, EXPORTING.programs.check);
    await dialog(page).getByText(EXPORTING.programs.refused("").trim()).waitFor();
  });

  it("needs no connection, and tells the army as it is on the desk", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    await add(page, "Haiduks");
    await saved(page);
    await page.getByText(EDITOR.menu.more, { exact: true }).click();
    await page.waitForLoadState("networkidle");
    await goOffline(page);
    await page.keyboard.press("Escape");
    await add(page, "Haiduks");
    await unsent(page);
    await openMenu(page, EDITOR.menu.export);
    await choose(page, EXPORTING.format, EXPORTING.formats.lines);
    const lines = String(await textOn(page)).split("\n");
    expect(lines.filter((line) => /^\d+ .*Haiduks/.test(line))).toHaveLength(3);
  });

  it("names the link of the share while the army on the desk is what was shared, and only then", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    await add(page, "Haiduks");
    await saved(page);
    const linkInText = async () => {
      await openMenu(page, EDITOR.menu.export);
      const last = String(await textOn(page))
        .split("\n")
        .at(-1);
      await press(page, COMMON.close);
      return last;
    };
    expect(await linkInText()).toMatch(/^- Rules tables [0-9a-f]{12}$/);
    await page.getByRole("button", { name: EDITOR.menu.share }).click();
    await dialog(page, EDITOR.dialogs.share).getByRole("button", { name: SHARING.form.share }).click();
    const link = await dialog(page, EDITOR.dialogs.share).getByRole("textbox", { name: SHARING.link.label }).inputValue();
    await dialog(page, EDITOR.dialogs.share).getByRole("button", { name: COMMON.close, exact: true }).click();
    expect(await linkInText()).toBe(link);
    await add(page, "Haiduks");
    expect(await linkInText()).toMatch(/^- Rules tables [0-9a-f]{12}$/);
  });

  it("of an army without letters in its name has a file name all the same", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    await page.locator("#army summary").click();
    await page.getByRole("textbox", { name: "Name" }).fill("../…");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await page.getByRole("heading", { name: "../…" }).waitFor();
    await openMenu(page, EDITOR.menu.export);
    expect((await download(page)).name).toBe("army.txt");
  });
});

describe("the report of a fault", () => {
  it("names versions, verdict, what is found and the army, and says where it goes", async () => {
    const page = await browser.visit();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site().url });
    await open(page, `${site().url}/armies/kircholm`);
    await add(page, "Polish Hussars");
    await saved(page);
    await openMenu(page, EDITOR.menu.report);
    const report = dialog(page, EDITOR.dialogs.report);
    await report.getByText(EXPORTING.report.about).waitFor();
    const text = await report.getByRole("region", { name: EXPORTING.report.name }).textContent();
    const { army } = await storedArmy(page);
    for (const words of [String(army.listVersion), "Not legal", "Tomasz Dąbrowa", page.url(), "Mozilla/5.0"]) expect(text).toContain(words);
    expect(text?.match(/sha256:[0-9a-f]{64}/g)?.length).toBeGreaterThanOrEqual(2);
    await report.getByRole("button", { name: COMMON.copy }).click();
    await report.getByText(COMMON.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });
});

describe("the tools", () => {
  const sheetLink = (page: Page) => page.getByRole("link", { name: EDITOR.menu.papers.sheet, exact: true });

  it("leads to the sheet of what is saved, or of what waits in this browser", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    expect(await sheetLink(page).getAttribute("href")).toBe("/armies/kircholm/sheet");
    await goOffline(page);
    await add(page, "Haiduks");
    await unsent(page);
    expect(await sheetLink(page).getAttribute("href")).toBe("/armies/kircholm/sheet");
    await page.context().setOffline(false);
    await saved(page);
    const { id } = await storedArmy(page);
    await expect.poll(() => sheetLink(page).getAttribute("href")).toBe(`/armies/${id}/sheet`);
  });

  it("opens its dialogs by keyboard and has the focus again when they are closed", async () => {
    const page = await browser.visit();
    await open(page, `${site().url}/armies/kircholm`);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const [entry, name] of [
      [EDITOR.menu.export, EDITOR.dialogs.export],
      [EDITOR.menu.report, EDITOR.dialogs.report],
    ] as const) {
      await page.getByText(EDITOR.menu.more, { exact: true }).focus();
      await page.keyboard.press("Enter");
      for (let tab = 0; tab < 10 && (await focused()) !== entry; tab++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe(name);
      await page.keyboard.press("Escape");
      await dialog(page, name).waitFor({ state: "detached" });
      await expect.poll(focused).toBe(EDITOR.menu.more);
    }
  });
});

describe("what axe says of them", () => {
  it("nothing", async () => {
    const page = await openExport();
    expect(await axeInBothThemes(page)).toEqual([]);
    await choose(page, EXPORTING.format, EXPORTING.formats.json);
    expect(await axeInBothThemes(page)).toEqual([]);
    await press(page, COMMON.close);
    await openMenu(page, EDITOR.menu.report);
    await dialog(page, EDITOR.dialogs.report).getByRole("region").waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});

it.each(["phone", "desk"] as const)(
  "keeps the columns of the full text, which scrolls sideways where there is no room (%s)",
  async (size) => {
    const page = await openExport({ size });
    const shown = preview(page, EXPORTING.text);
    const { rows, height, overflow } = await shown.evaluate((box) => {
      const pre = box.querySelector("pre") as HTMLElement;
      const rows = (pre.textContent ?? "").split("\n").length;
      return {
        rows,
        height: pre.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(pre).lineHeight),
        overflow: box.scrollWidth - box.clientWidth,
      };
    });
    expect(Math.round(height)).toBe(rows);
    expect(overflow > 0).toBe(size === "phone");
    await choose(page, EXPORTING.format, EXPORTING.formats.compact);
    expect(await shown.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

it.each([390, 320])("fits a phone of %i pixels, with thumbs' targets", async (width) => {
  const page = await openExport({ size: "phone" });
  await page.setViewportSize({ width, height: 844 });
  for (const format of [EXPORTING.formats.full, EXPORTING.formats.json]) {
    await choose(page, EXPORTING.format, format);
    expect(await overflowOf(page)).toBe(0);
    expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    if (format === EXPORTING.formats.json) await dialog(page).getByText(EXPORTING.programs.summary, { exact: true }).click();
    for (const target of await dialog(page).locator("button, select, summary").all()) {
      expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44);
    }
  }
  await press(page, COMMON.close);
  await page.getByText(EDITOR.menu.more, { exact: true }).click();
  for (const entry of await page.locator(".army-tools .menu-item:visible").all()) {
    const box = await entry.boundingBox();
    expect(box?.height, String(await entry.textContent())).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
