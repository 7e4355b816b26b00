import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { qrPath } from "@/app/_components/qr-code";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { type ArmySheet, SHEET_READERS, type SheetAndText, type SheetReader } from "@/lib/model/army-sheet";
import { type Version, version } from "@/lib/model/identifiers";
import { noteInText, sheetText } from "@/lib/sheets/sheet-text";
import { besideWeapons, shortVersion } from "@/lib/sheets/text-parts";
import { ARMIES } from "@/lib/words/armies";
import { PAPER, SHEET_PAGE } from "@/lib/words/papers";
import { grouped } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { SHEET } from "@/lib/words/sheet";
import { browserForThisFile, complaintsOf, waitUntilHydrated } from "./browser";
import { keepArmy, overflowOf } from "./own-armies";
import { lightOf, PRINTED_ARMIES, type Printed, pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const DATA = resolve(import.meta.dirname, "../../data");
const read = (folder: string, name: string) => JSON.parse(readFileSync(join(DATA, folder, `${name}.json`), "utf8"));

const POINTS_IN_MM = 72 / 25.4;
const PAPERS = { a4: { width: 595, height: 842 }, letter: { width: 612, height: 792 } } as const;
type Paper = keyof typeof PAPERS;
/** In millimetres, as sheet.css has them. */
const MARGINS = { side: 10, top: 10, bottom: 12 };

const bare = (text: string): string => text.replaceAll(/\s/g, "");

/** What tells a program and not a reader, and what is drawn. */
const UNSAID = new Set(["schema", "reader", "id", "source", "legal", "boxes"]);

/** Every string and number of a sheet as a reader finds it. */
function said(value: unknown, key = ""): readonly string[] {
  if (UNSAID.has(key) || value === null || value === "") return [];
  if (typeof value === "number") return [grouped(value)];
  if (typeof value === "string") return [version.safeParse(value).success ? shortVersion(value as Version) : value];
  return Object.entries(value as object).flatMap(([name, one]) => said(one, Array.isArray(value) ? key : name));
}

function expectSaid(sheet: ArmySheet, text: string): void {
  const heard = bare(text).toLowerCase();
  expect(said(sheet).filter((one) => !heard.includes(bare(one).toLowerCase()))).toEqual([]);
}

/** The rows of unit groups, cell by cell, as the sheet has them. */
const unitCells = ({ commands, reader }: ArmySheet): readonly string[][] =>
  commands.flatMap(({ units }) =>
    units.map(({ number, name, line, troop, bases, breaksAfter, points }) => {
      const cells = troop && [troop.type, troop.formation, troop.armour, troop.quality, troop.shooting, troop.charge, troop.melee];
      const special = troop && [besideWeapons(troop).join(", "), troop.follows.join(", ")].filter(Boolean).join("; ");
      const told = cells ? [...cells.map((one) => one || "–"), special ?? ""] : [SHEET.notInList];
      return [
        String(number),
        name + line,
        ...told,
        String(bases),
        breaksAfter && `after ${breaksAfter}`,
        ...(reader === "own" ? [grouped(points ?? 0)] : []),
      ].map(bare);
    }),
  );

const cellsShown = (page: Page): Promise<readonly string[][]> =>
  page
    .locator(".sheet-unit")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? "").replaceAll(/\s/g, ""))));

const sheetShown = (page: Page) =>
  page
    .getByRole("article")
    .allInnerTexts()
    .then((texts) => texts.join(""));
/** The rows of the table as they are shown, without white space. */
const rowsShown = async (page: Page) =>
  (await page.locator(".sheet-table tbody tr").evaluateAll((rows) => rows.map((row) => row.textContent ?? ""))).map(bare);

/** What of the sheet would lie outside the paper. */
async function tooWide(page: Page, paper: Paper): Promise<readonly string[]> {
  const width = Math.round((PAPERS[paper].width / POINTS_IN_MM - 2 * MARGINS.side) * (96 / 25.4));
  const before = page.viewportSize();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width, height: 1000 });
  const wide = await page.getByRole("article").evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right + 0.5;
    const over = [...sheet.querySelectorAll("*:not(svg, svg *)")].filter((one) => one.getBoundingClientRect().right > edge);
    return [
      ...over.map((one) => one.outerHTML.slice(0, 120)),
      ...(sheet.scrollWidth > sheet.clientWidth ? ["the sheet can be scrolled"] : []),
    ];
  });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return wide;
}

/** Every word between the margins, but for the number of the page, which stands below. */
function expectOnPaper({ pages, fonts }: Printed, paper: Paper): void {
  const { width, height } = PAPERS[paper];
  const [side, top, bottom] = [MARGINS.side, MARGINS.top, MARGINS.bottom].map((one) => one * POINTS_IN_MM) as [number, number, number];
  pages.forEach((page, at) => {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height]);
    // A browser rounds to its pixels, and what a font calls its height reaches a little beyond its letters.
    const below = page.words.filter((word) => word.bottom > height - bottom + 3);
    expect(below.map((word) => word.text)).toEqual([String(at + 1), "of", String(pages.length)]);
    const outside = page.words.filter((word) => word.left < side - 2 || word.right > width - side + 2 || word.top < top - 3);
    expect(outside).toEqual([]);
    expect(page.words.length).toBeGreaterThan(10);
  });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.embedded)).toEqual([]);
}

const without = (text: string, head: string): string => {
  expect(text.startsWith(head), `${text.slice(0, 200)} starts with ${head}`).toBe(true);
  return text.slice(head.length);
};

/** What the pages say, without their numbers. Each after the first begins with the army's name and a whole row. */
async function saidOnPaper(page: Page, { pages }: Printed, name: string): Promise<string> {
  const heads = bare((await page.locator(".sheet-table thead").allInnerTexts()).join(""));
  const rows = await rowsShown(page);
  const texts = pages.map(({ text }, at) => {
    const inside = without(bare(text), `${at + 1}of${pages.length}`);
    if (at === 0) return inside;
    const rest = without(inside, bare(name) + heads);
    expect(rows.some((row) => rest.startsWith(row))).toBe(true);
    return rest;
  });
  return texts.join("");
}

type Asked = { readonly army: string; readonly paper: Paper; readonly reader: SheetReader };
const addressOf = ({ army, paper, reader }: Asked): string => `${site().url}/armies/${army}/sheet?paper=${paper}&for=${reader}`;

/** Opens a sheet, holds it against what it should say, prints it and holds the paper against the screen. */
async function expectPrinted(page: Page, asked: Asked, sheet: ArmySheet): Promise<Printed> {
  // A sheet is whole without scripts, and sooner there.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(addressOf(asked));
  expectSaid(sheet, await sheetShown(page));
  expect(await cellsShown(page)).toEqual(unitCells(sheet));
  expect(await tooWide(page, asked.paper)).toEqual([]);
  const printed = readPdf(await pdfOf(page));
  expectOnPaper(printed, asked.paper);
  expect(await saidOnPaper(page, printed, sheet.name)).toBe(bare(await sheetShown(page)));
  expectSaid(sheet, printed.pages.map((one) => one.text).join(""));
  return printed;
}

/** Side by side: a second page of the same visitor. */
async function expectBothPapers(page: Page, asked: Omit<Asked, "paper">, sheet: ArmySheet): Promise<readonly Printed[]> {
  const other = await page.context().newPage();
  return Promise.all([expectPrinted(page, { ...asked, paper: "a4" }, sheet), expectPrinted(other, { ...asked, paper: "letter" }, sheet)]);
}

async function sheetOverApi(page: Page, army: Army, reader: SheetReader): Promise<SheetAndText> {
  const answer = await page.request.post(`${site().url}/api/sheets?for=${reader}`, { data: army });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SheetAndText;
}

/** What its sheet leads to: the page of a ready army; an opponent's sheet leads nowhere. */
const linked = (sheet: ArmySheet, link: string): ArmySheet => ({ ...sheet, link: sheet.reader === "own" ? link : null });

describe.each(PRINTED_ARMIES)("the sheet of %s", (id) => {
  const army = read("ready-armies", id) as Army;

  it.each(SHEET_READERS)("says the same on the screen, on both papers, as text and over the API: %s", async (reader) => {
    const page = await browser.visit();
    const { sheet, text } = await sheetOverApi(page, army, reader);
    expectSaid({ ...sheet, notes: sheet.notes.map(noteInText) }, text.full);
    expect(text.full).toBe(sheetText(sheet, "full"));
    const whole = linked(sheet, `${site().url}/armies/${id}`);
    for (const { pages } of await expectBothPapers(page, { army: id, reader }, whole))
      if (army.units.length <= 14) expect(pages).toHaveLength(1);
  });
});

const WORDS = "The second squadron of the hussars of the left wing under the starosta of Samogi";
const ONE_WORD = "Abcdefghij".repeat(8);

/** An army with so many unit groups, every name as long as one may be. */
function named(army: Army, units: readonly Army["units"][number][], name: string): Army {
  return {
    ...army,
    ...{ name, pointsLimit: 100_000 },
    commanders: army.commanders.map((one) => ({ ...one, name })),
    units: units.map((one, at) => ({ ...one, number: at + 1, name })),
  };
}

/** A ready army of four commanders and 13 unit groups, with one more. */
function standardArmy(name: string): Army {
  const army = read("ready-armies", "breitenfeld") as Army;
  return named(army, [...army.units, ...army.units.filter((one) => one.line === "swedish-horse").slice(0, 1)], name);
}

/** Unit groups of every line in turn with all that they may take, and as many bases as may be. */
function monster(units: number, name: string): Army {
  const army = read("ready-armies", "breitenfeld") as Army;
  const { lines } = read("lists", army.list) as ArmyList;
  const all = Array.from({ length: units }, (_, at) => {
    const { id: line, sizes, optional } = lines[at % lines.length] as ArmyList["lines"][number];
    return { number: at + 1, line, bases: Math.max(...sizes), options: optional, commander: army.commanders[at % 4]?.id ?? null };
  });
  return named(army, all as unknown as Army["units"], name);
}

/** Keeps an army for the visitor of this page, shares it, and gives the sheet that it should have. */
async function kept(page: Page, army: Army): Promise<{ readonly id: string; readonly sheet: ArmySheet; readonly url: string }> {
  const stored = await page.request.post(`${site().url}/api/armies`, { data: army });
  const shared = await page.request.post(`${site().url}/api/shares`, { data: army });
  const { sheet } = await sheetOverApi(page, army, "own");
  return { id: (await stored.json()).id, sheet, url: (await shared.json()).url };
}

describe("a sheet with the longest names is whole on both papers", () => {
  it.each([
    ["14 unit groups, names of words", standardArmy(WORDS), 1],
    ["24 unit groups, names of words", monster(24, WORDS), 2],
    ["24 unit groups, names without a space", monster(24, ONE_WORD), 2],
  ])("%s", async (_, army, promised) => {
    const page = await browser.visit();
    const { id, sheet, url } = await kept(page, army);
    expect(army.commanders).toHaveLength(4);
    expect(sheet.link).toBe(url);
    for (const { pages } of await expectBothPapers(page, { army: id, reader: "own" }, sheet)) expect(pages).toHaveLength(promised);
  });
});

/** In a page's source, with what its scripts are sent. */
const timesIn = (source: string, words: string): number => source.split(words).length - 1;

it.each([
  ["sheet", "sheet-unit", ({ units }: Army) => units.length],
  // One for each unit group, and one for each commander.
  ["cards", "card-lines", ({ units, commanders }: Army) => units.length + commanders.length],
])("a page with %s sends each row once: its scripts are sent what is on it, and not the drawing again", async (paper, row, count) => {
  const source = await (await fetch(`${site().url}/armies/breitenfeld/${paper}`)).text();
  expect(timesIn(source, row)).toBe(count(read("ready-armies", "breitenfeld") as Army));
});

describe("on the way to paper", () => {
  it("a page always ends between two rows", async () => {
    const page = await browser.visit();
    const { id, sheet } = await kept(page, monster(24, ONE_WORD));
    await page.goto(addressOf({ army: id, paper: "letter", reader: "own" }));
    for (const lower of [0, 2, 4, 6, 8, 10]) {
      await page.locator(".sheet-head").evaluate((head, millimetres) => {
        (head as HTMLElement).style.paddingTop = `${millimetres}mm`;
      }, lower);
      const printed = readPdf(await pdfOf(page));
      expect(printed.pages).toHaveLength(2);
      await saidOnPaper(page, printed, sheet.name);
    }
  });

  it("both colour schemes print the same, white even where backgrounds are printed", async () => {
    const [day, night] = await Promise.all(
      (["light", "dark"] as const).map(async (theme) => {
        const page = await browser.visit({ theme });
        await page.goto(addressOf({ army: "kircholm", paper: "a4", reader: "own" }));
        return lightOf(await pdfOf(page, true));
      }),
    );
    expect(night).toEqual(day);
    expect(day?.median).toBe(255);
    expect(day?.mean).toBeLessThan(250);
  });

  it("draws the boxes as the sheet has them, and the address as its code", async () => {
    const page = await browser.visit();
    const army = read("ready-armies", "nieuwpoort") as Army;
    const { sheet } = await sheetOverApi(page, army, "own");
    await page.goto(addressOf({ army: "nieuwpoort", paper: "a4", reader: "own" }));
    const drawn = await page
      .locator(".sheet-unit .loss-boxes path:first-child")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d") ?? ""));
    /** Struck out: every box after the one that breaks the unit group. */
    const struck = (boxes: readonly string[]) => boxes.map((_, at) => (boxes.slice(0, at).some((box) => box !== "open") ? 1 : 0));
    const counted = drawn.map((path) =>
      path
        .split("M")
        .slice(1)
        .map((box) => box.split("l").length - 1),
    );
    expect(counted).toEqual(sheet.commands.flatMap(({ units }) => units.map(({ boxes }) => struck(boxes))));
    expect(counted.flat()).toContain(1);
    const code = page.getByRole("img", { name: PAPER.link }).locator("path");
    expect(await code.getAttribute("d")).toBe(qrPath(`${site().url}/armies/nieuwpoort`).path);
  });
});

describe("the page of a sheet", () => {
  it("lets one choose without scripts, goes back to the army, and prints", async () => {
    const page = await browser.visit();
    const complaints = complaintsOf(page);
    await page.goto(`${site().url}/armies/kircholm/sheet`);
    await waitUntilHydrated(page);
    const choices = page.getByRole("navigation", { name: SHEET.which });
    const chosen = async () => (await choices.locator("[aria-current]").allTextContents()).join(", ");
    expect(await chosen()).toBe("Full, A4");
    await choices.getByRole("link", { name: "For the opponent" }).click();
    await expect.poll(chosen).toBe("For the opponent, A4");
    await choices.getByRole("link", { name: "US Letter" }).click();
    await expect.poll(chosen).toBe("For the opponent, US Letter");
    expect(new URL(page.url()).search).toBe("?for=opponent&paper=letter");
    expect(await page.getByRole("article").getByText("Pts").count()).toBe(0);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.locator("body").getAttribute("data-printed")).toBe("");
    await page.getByRole("link", { name: PAPER.back("Kircholm, 1605") }).click();
    await page.waitForURL(`${site().url}/armies/kircholm`);
    expect(complaints).toEqual([]);
  });

  it.each(["a4", "letter"] as const)("stands below its buttons on one measure, in type that is read: %s", async (paper) => {
    const page = await browser.visit();
    await page.goto(addressOf({ army: "breitenfeld", paper, reader: "own" }));
    const edges = await page.locator(".sheet-measure, .army-sheet").evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(edges).toHaveLength(2);
    expect(edges[0]).toEqual(edges[1]);
    for (const width of [1440, 1100, 900, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const size = await page.getByRole("article").evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).fontSize));
      expect(size).toBeGreaterThanOrEqual(13);
      expect(await overflowOf(page)).toBe(0);
    }
  });

  it("says how an own army comes by a code, until it is shared as it is", async () => {
    const page = await browser.visit();
    const { id, army } = await keepArmy(page, site(), "Unshared");
    await page.goto(`${site().url}/armies/${id}/sheet`);
    const unshared = plain(SHEET_PAGE.notShared);
    await page.getByText(unshared).waitFor();
    expect(await page.getByRole("img", { name: PAPER.link }).count()).toBe(0);
    const { url } = await (await page.request.post(`${site().url}/api/shares`, { data: army })).json();
    await page.reload();
    await page.getByRole("link", { name: url }).waitFor();
    expect(await page.getByText(unshared).count()).toBe(0);
  });

  it("is nobody else's", async () => {
    const owner = await browser.visit();
    const { id } = await keepArmy(owner, site(), "Mine");
    const other = await browser.visit();
    for (const unknown of [id, "no-such-army"]) {
      const answer = await other.goto(`${site().url}/armies/${unknown}/sheet`);
      expect(answer?.status()).toBe(404);
      await other.getByRole("heading", { name: ARMIES.notYours.heading }).waitFor();
    }
  });

  it.each(["own", "opponent"] as const)("is read on a phone without turning it: %s", async (reader) => {
    const page = await browser.visit({ size: "phone" });
    const army = monster(24, ONE_WORD);
    const { id, sheet } = await kept(page, army);
    await page.goto(addressOf({ army: id, paper: "a4", reader }));
    expect(await overflowOf(page)).toBe(0);
    const shown = reader === "own" ? sheet : (await sheetOverApi(page, army, reader)).sheet;
    // The address leads from paper to this page, and takes no room on it.
    expectSaid({ ...shown, link: null }, await sheetShown(page));
    const small = await page
      .locator("main :is(nav a, button:not(.rules-word)):visible")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
    expect(small).toEqual([]);
  });
});
