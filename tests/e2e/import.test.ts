import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { MOST_OF_FILE } from "@/app/_components/army-sources/read-documents";
import type { AccountExport } from "@/lib/model/account";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { IMPORTING, importWords } from "@/lib/words/importing";
import { axeInBothThemes } from "./axe-findings";
import { browserForThisFile, complaintsOf, RETRIED } from "./browser";
import { muster, storedArmy } from "./desk";
import { button, dialog, file, give, importingAt, openDialog } from "./importing";
import { keepArmy, namesKept, overflowOf } from "./own-armies";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const { visit, named, readyArmy } = importingAt(site, browser);

const exported = (armies: readonly { readonly place: ArmyPlace; readonly army: unknown }[]) => ({
  schema: "condotta.export/1",
  exportedAt: "2026-11-20T20:00:00.000Z",
  account: { anonymous: true, email: null, since: "2026-11-01T20:00:00.000Z", armies: armies.length },
  armies,
  shares: [],
});

/** What the dialog says is wrong, file by file. */
const faults = (page: Page) =>
  dialog(page)
    .locator("section[aria-label]")
    .evaluateAll((files) =>
      Object.fromEntries(files.map((one) => [one.ariaLabel, [...one.querySelectorAll("li")].map((item) => item.textContent)])),
    );

describe("importing", () => {
  it("shows what would come in, and then opens the one army at its desk, with its versions", async () => {
    const page = await visit();
    const complaints = complaintsOf(page);
    await openDialog(page);
    const army = await named("From a file");
    await give(page, file("from-a-file.json", army));
    const row = dialog(page).getByRole("row", { name: /^From a file/ });
    await row.waitFor();
    expect((await row.textContent())?.replaceAll(",", "")).toBe("From a filePolish-Lithuanian 1576–1660 · year 16059542of 10000Legal");
    expect(await namesKept(page, site())).toEqual([]);
    await button(page, IMPORTING.ready.import(1)).click();
    await page.waitForURL(/\/armies\/[a-z2-7]{26}$/);
    await page.getByRole("heading", { name: "From a file" }).waitFor();
    expect((await storedArmy(page)).army).toEqual(army);
    expect(await muster(page)).toHaveLength(12);
    expect(complaints).toEqual([]);
  });

  it("brings in several at once, drafts too, and shows the list", async () => {
    const page = await visit();
    await keepArmy(page, site(), "There before");
    await openDialog(page);
    const short = await named("Half an army", { units: (await readyArmy()).units.slice(0, 3) });
    const { listVersion: _, year: __, ...unpinned } = await named("Of no version");
    await give(
      page,
      file("one.json", await named("Whole")),
      file("two.json", `\uFEFF${JSON.stringify(short)}`),
      file("three.txt", unpinned),
    );
    await dialog(page).getByText(IMPORTING.ready.drafts(1, 3)).waitFor();
    await button(page, IMPORTING.ready.import(3)).click();
    await page.getByText(IMPORTING.imported(3, 3)).waitFor();
    await page.getByRole("region", { name: ARMIES.mine.title }).getByRole("link", { name: "Half an army" }).waitFor();
    expect((await namesKept(page, site())).toSorted()).toEqual(["Half an army", "Of no version", "There before", "Whole"]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(IMPORTING.button);
  });

  it("takes a file that is dropped", async () => {
    const page = await visit();
    await openDialog(page);
    const dropped = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], "dropped.json", { type: "application/json" }));
        return transfer;
      },
      JSON.stringify(await named("Dropped")),
    );
    await button(page, IMPORTING.choose.files).waitFor();
    // On its head, where nothing says that one may.
    const head = dialog(page).getByRole("heading", { name: IMPORTING.title });
    const isOpenedByBrowser = (type: string) =>
      head.evaluate(
        (one, [kind, dataTransfer]) => one.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer })),
        [type, dropped] as const,
      );
    expect([await isOpenedByBrowser("dragover"), await isOpenedByBrowser("drop")]).toEqual([false, false]);
    await dialog(page)
      .getByRole("row", { name: /^Dropped/ })
      .waitFor();
  });

  it("brings in an account's export: what was at hand, what was put away, and nothing that was deleted", async () => {
    const before = await visit();
    for (const name of ["At hand", "Put away", "Deleted"]) {
      const { id } = await keepArmy(before, site(), name);
      if (name === "Put away") await before.request.patch(`${site().url}/api/armies/${id}`, { data: { place: "archive" } });
      if (name === "Deleted") await before.request.delete(`${site().url}/api/armies/${id}`);
    }
    const taken = (await (await before.request.get(`${site().url}/api/account/export`, RETRIED)).json()) as AccountExport;
    expect(taken.armies).toHaveLength(3);
    const page = await visit();
    await openDialog(page);
    await give(page, file("condotta-export.json", taken));
    await dialog(page).getByText(IMPORTING.ready.deleted(1)).waitFor();
    expect(
      await dialog(page)
        .getByRole("row", { name: /^Put away/ })
        .textContent(),
    ).toContain(IMPORTING.ready.archived);
    await button(page, IMPORTING.ready.import(2)).click();
    await page.getByText(IMPORTING.imported(2, 2)).waitFor();
    expect([await namesKept(page, site()), await namesKept(page, site(), "archive"), await namesKept(page, site(), "bin")]).toEqual([
      ["At hand"],
      ["Put away"],
      [],
    ]);
  });
});

describe("what is wrong with a file", () => {
  it("is reported with every place of every file, and nothing is imported", async () => {
    const page = await visit();
    await keepArmy(page, site(), "There before");
    await openDialog(page);
    const army = await readyArmy();
    const [first, second] = army.units;
    const bad = {
      ...army,
      year: 1200,
      units: [{ ...first, bases: 0 }, { ...second, number: first?.number, colour: "red" }, ...army.units.slice(2)],
    };
    await give(
      page,
      file("good.json", await named("Good")),
      file("bad.json", bad),
      file("nowhere.json", { ...army, list: "nowhere", rules: `sha256:${"0".repeat(64)}` }),
      file(
        "export.json",
        exported([
          { place: "desk", army },
          { place: "archive", army: bad },
        ]),
      ),
      file("broken.json", '{\n  "name": "Kircholm",\n  "units": [6 7]\n}'),
      file("list.json", { schema: "condotta.list/1" }),
    );
    await dialog(page).getByText(IMPORTING.faulty).waitFor();
    const told = (where: string, army = "") => [
      `${army === "" ? "" : `${army}: `}year must be at least 1300.${army === "" ? "" : `${where}year`}`,
      ...[
        `nit group no. ${first?.number}: bases must be at least 1.${where}units[0].bases`,
        `nd unit group: number is ${first?.number}, but another unit group has that number already.${where}units[1].number`,
        `nit group no. ${first?.number}: colour is not a field of this document.${where}units[1].colour`,
      ].map((words) => `${army === "" ? "" : `${army}, `}${words.startsWith("nd") ? "2" : army === "" ? "U" : "u"}${words}`),
    ];
    const found = (await faults(page)) as Record<string, string[]>;
    expect(Object.keys(found)).toEqual(["bad.json", "nowhere.json", "export.json", "broken.json", "list.json"]);
    expect(found["bad.json"]).toEqual(told(""));
    expect(found["export.json"]).toEqual(told("armies[1].army.", "Kircholm, 1605"));
    expect(found["nowhere.json"]).toEqual([
      'list is "nowhere", a list that is not known here.',
      `rules is "sha256:${"0".repeat(64)}", a version of the rules tables that is not known here.`,
    ]);
    expect(found["broken.json"]).toEqual([importWords("not-json", { line: 3, column: 15 })]);
    expect(found["list.json"]?.[0]).toContain('its schema is "condotta.list/1"');
    expect(await button(page, /^Import/).count()).toBe(0);
    expect(await namesKept(page, site())).toEqual(["There before"]);
    await button(page, IMPORTING.choose.again).click();
    await give(page, file("good.json", await named("Good")));
    await button(page, IMPORTING.ready.import(1)).waitFor();
  });

  it.each<readonly [string, Buffer | string, string]>([
    ["empty.json", "", importWords("empty")],
    ["text.txt", "Kircholm, 1605, was a fine battle.", importWords("only-text")],
    ["long.txt", "1 Hussars, 4 bases\n".repeat(6000), importWords("text-too-long", { most: 80_000 })],
    ["picture.json", Buffer.from("\u0089PNG\r\n\u001a\n\0\0", "latin1"), "It is a picture."],
    ["program.json", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), "It is not text."],
    ["latin.json", Buffer.from('{"name": "D\u00e4nen"}', "latin1"), "It is text, but not in UTF-8."],
    ["cut.json", '{"schema": "condotta.army/1", "units": [', importWords("cut-short")],
    ["large.json", JSON.stringify({ schema: "condotta.army/1", name: "x".repeat(2_000_000) }), "and one army can take at most 64000"],
  ])("%s is told in a sentence", async (name, content, words) => {
    const page = await visit();
    await openDialog(page);
    await give(page, file(name, content));
    await dialog(page).getByRole("region", { name }).getByText(words).waitFor();
    expect(await namesKept(page, site())).toEqual([]);
  });
});

describe("a file larger than any account", () => {
  const folder = mkdtempSync(join(tmpdir(), "condotta-huge-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is explained in a sentence", async () => {
    const path = join(folder, "huge.json");
    writeFileSync(path, "");
    truncateSync(path, MOST_OF_FILE + 1);
    const page = await visit();
    await openDialog(page);
    await dialog(page).locator("input[type=file]").setInputFiles(path);
    await dialog(page)
      .getByRole("region", { name: "huge.json" })
      .getByText(importWords("too-large", { megabytes: 105 }))
      .waitFor();
    expect(await namesKept(page, site())).toEqual([]);
  });
});

describe("the dialog", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  it("works by keyboard alone, and gives the focus back", async () => {
    const page = await visit();
    page.on("filechooser", (chooser) => chooser.setFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{") }));
    await page.getByRole("button", { name: IMPORTING.button }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(IMPORTING.title);
    await button(page, IMPORTING.choose.files).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(IMPORTING.choose.files);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(IMPORTING.faulty);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(IMPORTING.choose.again);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(IMPORTING.choose.files);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(IMPORTING.button);
  });

  it.each([390, 320])("fits a phone of %i pixels, with thumbs' targets", async (width) => {
    const page = await visit({ size: "phone" });
    await page.setViewportSize({ width, height: 844 });
    await openDialog(page);
    const fits = async () => {
      expect(await overflowOf(page)).toBe(0);
      expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      for (const target of await dialog(page).locator("button:not(.rules-word), textarea").all())
        expect((await target.boundingBox())?.height, String(await target.textContent())).toBeGreaterThanOrEqual(44);
    };
    await button(page, IMPORTING.choose.files).waitFor();
    await fits();
    await give(page, file(`${"long-".repeat(30)}.json`, { units: [{ name: "x".repeat(200) }] }));
    await dialog(page).getByText(IMPORTING.faulty).waitFor();
    await fits();
    await button(page, IMPORTING.choose.again).click();
    await give(
      page,
      file("a.json", await named(`An army with a long name and ${"nobreaks".repeat(6)}`)),
      file("b.json", await named("Short")),
    );
    await button(page, IMPORTING.ready.import(2)).waitFor();
    await fits();
  });

  it("has nothing axe objects to at any step", async () => {
    const page = await visit();
    await openDialog(page);
    await button(page, IMPORTING.choose.files).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await give(page, file("bad.json", "{"));
    await dialog(page).getByText(IMPORTING.faulty).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await button(page, IMPORTING.choose.again).click();
    await give(page, file("a.json", await named("A", { units: [] })), file("b.json", await named("B")));
    await button(page, IMPORTING.ready.import(2)).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });
});
