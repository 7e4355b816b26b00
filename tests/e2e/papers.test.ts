import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { layOut } from "@/app/_components/reference/layout/lay-out";
import type { Army } from "@/lib/model/army";
import type { ArmyCards, CardsAndText } from "@/lib/model/army-cards";
import { cellKey, type FittedReference, type OwnValues, type QuickReference, type ReferenceAndText } from "@/lib/model/quick-reference";
import { REFERENCE } from "@/lib/words/reference";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import { eventually } from "./battle-room";
import { browserForThisFile, complaintsOf, RETRIED, waitUntilHydrated } from "./browser";
import { pressSlash } from "./press";
import { PRINTED_ARMIES, type Printed, pdfOf, readPdf } from "./printed";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

const READY = resolve(import.meta.dirname, "../../data/ready-armies");
const armyOf = (id: string): Army => JSON.parse(readFileSync(join(READY, `${id}.json`), "utf8"));

const PAPERS = { a4: { width: 595, height: 842 }, letter: { width: 612, height: 792 } } as const;
type Paper = keyof typeof PAPERS;
const BOTH = ["a4", "letter"] as const;

const bare = (text: string): string => text.replaceAll(/\s/g, "").toLowerCase();

/** Points: the margin of a leaf, and the foot above it. */
const [MARGIN, FOOT] = [5.5 * (72 / 25.4), 4.2 * (72 / 25.4)];

type Word = Printed["pages"][number]["words"][number];

/** Words that lie over one another by more than what a font calls its height. */
function overlaps(words: readonly Word[]): readonly string[] {
  const over = (one: Word, other: Word) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.65 * Math.min(one.bottom - one.top, other.bottom - other.top);
  const downwards = words.toSorted((one, other) => one.top - other.top);
  return downwards.flatMap((one, at) => {
    const found: string[] = [];
    for (let next = at + 1; (downwards[next]?.top ?? Infinity) < one.bottom; next++) {
      const other = downwards[next];
      if (other && over(one, other)) found.push(`${one.text} over ${other.text}`);
    }
    return found;
  });
}

/** Leaves of that paper, numbered, with the sheet's name at the foot of each, every word above it and clear of others, and fonts embedded. */
function expectLeaves({ pages, fonts }: Printed, paper: Paper, name: string, isLandscape = false): void {
  const { width, height } = PAPERS[paper];
  const size = isLandscape ? [height, width] : [width, height];
  pages.forEach((page, at) => {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual(size);
    // What a font calls its height reaches above its letters.
    const isFoot = ({ top }: Word) => top > page.height - MARGIN - FOOT - 2;
    const foot = bare(
      page.words
        .filter(isFoot)
        .map(({ text }) => text)
        .join(""),
    );
    expect(foot.startsWith(bare(name)), foot).toBe(true);
    expect(foot.endsWith(`page${at + 1}of${pages.length}`), foot).toBe(true);
    // Whatever does not fit would lie over the foot.
    if (!isLandscape) expect(foot).toBe(bare(`${name}page ${at + 1} of ${pages.length}`));
    // What a font calls its height reaches a little beyond its letters.
    const inside = { left: MARGIN - 2, top: MARGIN - 4, right: page.width - MARGIN + 2.2, bottom: page.height - MARGIN + 2 };
    const outside = page.words.filter(
      ({ left, top, right, bottom }) => left < inside.left || top < inside.top || right > inside.right || bottom > inside.bottom,
    );
    expect(outside).toEqual([]);
    expect(page.words.filter((word) => !isFoot(word) && word.bottom > page.height - MARGIN - FOOT + 4)).toEqual([]);
    expect(overlaps(page.words)).toEqual([]);
  });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.embedded)).toEqual([]);
}

/** What is larger than the box that cuts it off, as it is printed. */
async function clipped(page: Page, boxes: string): Promise<readonly string[]> {
  await page.emulateMedia({ media: "print" });
  const over = await page.locator(boxes).evaluateAll((all) => {
    const isOver = (one: Element) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    return [all.length === 0 ? "there are none" : "", ...all.filter(isOver).map((one) => (one.textContent ?? "").slice(0, 80))];
  });
  await page.emulateMedia({ media: null });
  return over.filter(Boolean);
}

const textOf = ({ pages }: Printed): string => bare(pages.map(({ text }) => text).join(""));

/** Every word of the rows that is not drawn. */
const wordsOf = ({ sections }: QuickReference): readonly string[] =>
  sections.flatMap(({ tables }) =>
    tables.flatMap(({ title: called, columns, rows }) => [
      called ?? "",
      ...rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (columns[at]?.kind === "text" && cell !== null ? [cell] : []))),
    ]),
  );

/** How often each word is said, whatever stands between them: a line may end after a hyphen. */
function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const words = texts.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.reduce((counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1), new Map<string, number>());
}

/** Every word of a reference is there as often as it says it. Small capitals are set apart from the large one before them. */
function expectWords(reference: QuickReference, texts: readonly string[]): void {
  const all = bare(texts.join(""));
  expect(reference.sections.filter(({ title }) => !all.includes(bare(title)))).toEqual([]);
  const there = counted(texts);
  const lost = [...counted(wordsOf(reference))].filter(([word, count]) => (there.get(word) ?? 0) < count);
  expect(lost).toEqual([]);
}

const printedWords = ({ pages }: Printed): readonly string[] => pages.flatMap(({ words }) => words.map(({ text }) => text));

async function made<T>(page: Page, what: "quick-reference" | "cards", army: Army): Promise<T> {
  const answer = await page.request.post(`${site().url}/api/sheets/${what}`, { data: army });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
}

async function printOut(page: Page, address: string): Promise<Printed> {
  await page.goto(site().url + address);
  return readPdf(await pdfOf(page));
}

it.each(BOTH)("the whole quick reference is on four leaves at most, and says what the API says: %s", async (paper) => {
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  const { reference, text } = (await (await page.request.get(`${site().url}/api/quick-reference`, RETRIED)).json()) as ReferenceAndText;
  const printed = await printOut(page, `/quick-reference?paper=${paper}`);
  expect(printed.pages.length).toBeLessThanOrEqual(4);
  expectLeaves(printed, paper, "Quick reference");
  expectWords(reference, printedWords(printed));
  expectWords(reference, [text]);
  expect(complaints).toEqual([]);
});

/** By its label as it stands in the page: to ask for the role and name of everything on so long a page takes a second each time. */
const named = (page: Page, what: "button" | "input", name: string) => page.locator(`${what}[aria-label=${JSON.stringify(name)}]:visible`);
const written = (page: Page, value: string, label: string) => named(page, "button", `Change your own value ${value}: ${label}`);
const blankOf = (page: Page, label: string) => named(page, "button", `Enter your own value: ${label}`);
const fieldOf = (page: Page, label: string) => named(page, "input", `Your own value: ${label}`);
/** Of a cell with or without a value of one's own. */
const penOf = (page: Page, label: string) =>
  page.locator(`button:is([aria-label^="Enter your own value"], [aria-label^="Change your own value"])[aria-label$=": ${label}"]:visible`);

async function write(page: Page, label: string, value: string): Promise<void> {
  await penOf(page, label).click();
  await fieldOf(page, label).fill(value);
  await page.keyboard.press("Enter");
  await (value === "" ? blankOf(page, label) : written(page, value, label)).waitFor();
}

it("finds rows, and keeps the values that a player writes for himself", async () => {
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  await page.goto(`${site().url}/quick-reference`);
  await waitUntilHydrated(page);
  await pressSlash(page);
  await page.keyboard.type("regimental guns");
  await eventually(() => page.locator("tbody tr:visible").count()).toBeLessThan(20);
  await page.getByText("Regimental guns", { exact: false }).locator("visible=true").first().waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.type("gulyay");
  await page.getByRole("link", { name: REFERENCE.lookInLists }).waitFor();
  await page.keyboard.press("Escape");
  await penOf(page, "Dismounted (no rule: agree one)").click();
  await page.keyboard.type("loose foot");
  await page.keyboard.press("Enter");
  await written(page, "loose foot", "Dismounted (no rule: agree one)").waitFor();
  await page.reload();
  await written(page, "loose foot", "Dismounted (no rule: agree one)").waitFor();
  expect(textOf(readPdf(await pdfOf(page)))).toContain("loosefoot‡");
  const stranger = await browser.visit();
  expect(textOf(await printOut(stranger, "/quick-reference"))).not.toContain("‡");
  expect(complaints).toEqual([]);
});

async function openReference(page: Page, query = ""): Promise<void> {
  await page.goto(`${site().url}/quick-reference${query}`);
  await waitUntilHydrated(page);
}

it("shows the own values that the server has, whatever another tab or another account wrote", async () => {
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  const [blank, exception] = ["Dismounted (no rule: agree one)", "Impetuous, not forced (no rule: agree one), Who"];
  const stored = async () => {
    const { values } = (await (await page.request.get(`${site().url}/api/own-values`, RETRIED)).json()) as OwnValues;
    return values.map(({ value }) => value).sort();
  };
  await openReference(page);
  await write(page, blank, "loose foot");
  const other = await page.context().newPage();
  await openReference(other);
  await write(other, blank, "");
  await write(page, exception, "one");
  await blankOf(page, blank).waitFor();

  await openReference(other);
  await write(other, exception, "two");
  expect(await stored()).toEqual(["two"]);
  await penOf(page, exception).click();
  await page.keyboard.press("Enter");
  await eventually(stored).toEqual(["one"]);

  await written(page, "one", exception).waitFor();
  expect((await page.request.delete(`${site().url}/api/account`, { data: { password: null } })).ok()).toBe(true);
  await write(page, blank, "mine");
  await blankOf(page, exception).waitFor();
  expect([await stored(), complaints]).toEqual([["mine"], []]);
});

const LONG = "as the card that came with the book has it, more or less so";

/** Where a row stands on its leaves with what is written into those cells. */
function placesWith(keys: readonly string[]): ReadonlyMap<string, string> {
  const ownValues = new Map(keys.map((key) => [key, LONG] as const));
  const { leaves } = layOut(WHOLE_REFERENCE, "letter", { marks: new Map(), ownValues });
  return new Map(
    leaves.flatMap((leaf, at) =>
      leaf.flatMap((column, place) =>
        column.flatMap((block) =>
          block.kind === "table" ? block.rows.map(({ id }) => [`${block.section}.${block.table}.${id}`, `${at}.${place}`] as const) : [],
        ),
      ),
    ),
  );
}

/**
 * Cells of one section, a row each, written into one after another until the row of the last comes to stand in another column of the leaf; and
 * a cell of another row that moves with it. No other marked row is called like any of them.
 */
function movingTogether() {
  const tables = WHOLE_REFERENCE.sections.flatMap(({ id, tables: own }) => own.map((table) => ({ section: id, ...table })));
  const all = tables.flatMap(({ rows }) => rows);
  const marked = all.filter(({ source, cellSources }) => source.from !== "rulebook" || cellSources).map(({ cells }) => cells[0]);
  const isAlone = (name: string | null | undefined) => marked.filter((one) => one === name).length === 1;
  const open = tables.flatMap(({ section, id, columns, rows }) =>
    rows
      .filter((row) => row.source.from === "house" && !row.cellSources && isAlone(row.cells[0]))
      .flatMap((row) =>
        columns.slice(1, 2).map((column) => ({
          section,
          place: [section, id, row.id].join("."),
          key: cellKey(section, id, row.id, column.id),
          field: { name: row.cells[0] ?? "", column: column.name ?? "" },
        })),
      ),
  );
  const sections = [...new Set(open.map((cell) => cell.section))].map((one) => open.filter(({ section }) => section === one));
  for (let at = 0; at < open.length; at++) {
    for (const written of sections) {
      const [prepared, last] = [written.slice(0, at), written[at]];
      if (!last) continue;
      const usual = placesWith(prepared.map(({ key }) => key));
      const moved = placesWith([...prepared, last].map(({ key }) => key));
      const moves = ({ place }: typeof last) => usual.get(place) !== moved.get(place);
      const other = open.find((cell) => !prepared.includes(cell) && cell !== last && moves(cell));
      if (moves(last) && other) return { prepared, last, other };
    }
  }
  throw new Error("No two rows of the quick reference move when something is written into one of them.");
}

it("leaves the focus and what is half written where they are when rows come to stand elsewhere", async () => {
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  await openReference(page, "?paper=letter");
  const cellOf = ({ field: { name, column } }: ReturnType<typeof movingTogether>["last"]) => {
    const named = page.locator("tr", { has: page.locator("th", { hasText: new RegExp(`^${name.replace(/[()+*]/g, "\\$&")}\\W*$`) }) });
    const row = named.filter({ has: page.locator("summary") });
    return { row, mark: row.locator("summary"), label: [name, column].filter(Boolean).join(", ") };
  };
  const { prepared, last, other } = movingTogether();
  const [first, second] = [cellOf(last), cellOf(other)];
  const field = fieldOf(page, second.label);
  const columnOf = () =>
    first.row.evaluate((row) => [...document.querySelectorAll(".reference-column")].indexOf(row.closest(".reference-column") as Element));
  for (const { mark, label } of prepared.map(cellOf)) {
    await mark.click();
    await write(page, label, LONG);
    await mark.click();
  }
  const before = await columnOf();
  await second.mark.click();
  await penOf(page, second.label).click();
  await field.fill("half a va");
  await first.mark.click();
  await write(page, first.label, LONG);
  await eventually(columnOf).not.toBe(before);
  const pen = written(page, LONG, first.label);
  await eventually(() => pen.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe("half a va");
  // The reason for its house value stands open still; closing it puts nothing away.
  expect(await second.row.locator("details[open]").count()).toBe(1);
  await second.mark.click();
  await field.press("End");
  await page.keyboard.type("lue");
  await page.keyboard.press("Enter");
  await written(page, "half a value", second.label).waitFor();
  expect(complaints).toEqual([]);
});

it("downloads as text what is shown, with the player's own values", async () => {
  const page = await browser.visit();
  const army = armyOf("kircholm");
  const { reference, text } = await made<FittedReference>(page, "quick-reference", army);
  const taken = async (part: string) => {
    await page.goto(`${site().url}/armies/kircholm/quick-reference?part=${part}`);
    await waitUntilHydrated(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as text" }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  expect(await taken("all")).toBe(text);
  const [key] = reference.sections.flatMap(({ id, tables }) =>
    tables.flatMap(({ id: table, columns, rows }) =>
      rows.flatMap((row) =>
        id === "movement" && row.source.from === "house" ? [cellKey(id, table, row.id, columns.at(-1)?.id ?? "")] : [],
      ),
    ),
  );
  const kept = await page.request.put(`${site().url}/api/own-values/${key}`, { data: { value: "eleventy" } });
  expect(kept.status()).toBe(200);
  const fight = await taken("fight");
  expect(fight).toContain("eleventy‡");
  expect([text, fight].map((one) => one.includes("BEFORE THE BATTLE"))).toEqual([true, false]);
});

const cardsSaid = ({ units, commanders }: ArmyCards): readonly string[] => [
  ...units.flatMap(({ name, lines, traits }) => [name, ...lines.map((one) => one.words), ...traits.map((one) => one.sentence)]),
  ...commanders.flatMap(({ name, lines }) => [name, ...lines.map((one) => one.words)]),
];

/** Three armies on one paper, and two on the other: how much a leaf holds is reckoned for every army and paper in unit tests. */
const PRINTED = [
  ...PRINTED_ARMIES.map((id) => ({ id, paper: "a4" as const })),
  ...["breitenfeld", "nieuwpoort"].map((id) => ({ id, paper: "letter" as const })),
];

it.each(PRINTED)("the papers of $id come out whole on $paper", async ({ id, paper }) => {
  const army = armyOf(id);
  const page = await browser.visit();
  const complaints = complaintsOf(page);
  const { reference: fitted } = await made<FittedReference>(page, "quick-reference", army);
  const reference = await printOut(page, `/armies/${id}/quick-reference?part=all&paper=${paper}`);
  expectLeaves(reference, paper, `Army reference: ${army.name}`);
  expectWords(fitted, printedWords(reference));

  const { cards, text } = await made<CardsAndText>(page, "cards", army);
  const printed = await printOut(page, `/armies/${id}/cards?paper=${paper}`);
  expectLeaves(printed, paper, army.name, true);
  expect(await clipped(page, ".card")).toEqual([]);
  for (const said of [textOf(printed), bare(text)]) expect(cardsSaid(cards).filter((one) => !said.includes(bare(one)))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The smallest type within these boxes as they are printed, in points, and what is set in it. */
async function smallest(page: Page, boxes: string): Promise<{ readonly points: number; readonly text: string }> {
  await page.emulateMedia({ media: "print" });
  const found = await page.locator(boxes).evaluateAll((all) => {
    const hasText = (one: Element) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = (one: Element) => one.getClientRects().length > 0 && !one.closest(".sr-only, svg");
    const written = all.flatMap((box) => [box, ...box.querySelectorAll("*")]).filter((one) => hasText(one) && isSeen(one));
    const sized = written.map((one) => ({ points: Number.parseFloat(getComputedStyle(one).fontSize) * 0.75, text: one.textContent ?? "" }));
    return sized.reduce((least, one) => (one.points < least.points ? one : least), { points: Infinity, text: "" });
  });
  await page.emulateMedia({ media: null });
  return found;
}

it.each(PRINTED_ARMIES)("no type on the papers of an army is smaller than can be read: %s", async (army) => {
  // They are laid out before any script runs.
  const page = await browser.visit({ scripts: "none" });
  const least = async (address: string, boxes: string, points: number) => {
    await page.goto(`${site().url}/armies/${army}/${address}`);
    const found = await smallest(page, boxes);
    expect(found.points, `${address}: ${found.text}`).toBeGreaterThanOrEqual(points);
    expect(found.points).toBeLessThan(20);
  };
  for (const paper of BOTH) {
    await least(`sheet?paper=${paper}`, ".army-sheet", 7);
    await least(`cards?paper=${paper}`, ".paper-room", 7);
    await least(`quick-reference?view=printed&paper=${paper}`, ".paper-leaf", 7.5);
    const large = `quick-reference?view=printed&type=large&paper=${paper}`;
    await least(large, ".reference-head, .reference-columns", 11);
    await least(large, ".paper-foot", 9);
  }
});
