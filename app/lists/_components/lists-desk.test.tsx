// @vitest-environment happy-dom
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FindableList } from "@/app/_components/find-list/findable-list";
import { type Region, TERRITORIES } from "@/lib/model/enumerations";
import { listId } from "@/lib/model/identifiers";
import { LIST_SEARCH, REGION_WORDS } from "@/lib/words/lists";
import { type OpenForm, openForm } from "@/tests/build/open-form";
import { ListsDesk } from "./lists-desk";

const list = (id: string, years: FindableList["years"], region: Region, more: Partial<FindableList> = {}): FindableList => ({
  ...{ id: listId.parse(id), number: 1, name: id, years, region, territories: ["P"], keynote: `Keynote of ${id}.`, battles: [] },
  ...{ enemies: [], allies: [], kinds: [] },
  texts: { called: [] },
  ...more,
});
const OTTOMAN = list("ottoman", [1494, 1606], "Near East and North Africa", {
  battles: ["Mohács, 1526"],
  texts: { called: ["Turk"], battles: ["Mohács, 1526"], troops: ["Janissaries"] },
});
const SWISS = list("swiss", [1494, 1522], "Central Europe", { territories: ["M"] });
const SWEDISH = list("swedish", [1618, 1648], "Northern Europe");
const PAIR = {
  ...{ battle: "Mohács, 1526", name: "Mohács, 1526", years: [1526, 1526] as [number, number], texts: { called: ["Turk"] } },
  armies: [
    { id: "mohacs-ottoman", name: "ottoman", list: listId.parse("ottoman") },
    { id: "mohacs-hungarian", name: "hungarian", list: listId.parse("hungarian") },
  ] as const,
};

const choice = (id: string) => ({ id, name: id });
const CHOICES = {
  ...{
    region: [choice("Central Europe")],
    territory: TERRITORIES.map(choice),
    enemy: [SWISS, OTTOMAN, SWEDISH].map(({ id }) => choice(id)),
  },
  ...{ ally: [], troops: [choice("mounted")], formation: [], characteristic: [] },
};

let desk: OpenForm;
const open = async (query = "") => {
  desk = await openForm(
    <SearchParamsContext.Provider value={new URLSearchParams(query)}>
      <ListsDesk lists={[SWISS, OTTOMAN, SWEDISH]} pairs={[PAIR]} common={[]} choices={CHOICES} />
    </SearchParamsContext.Provider>,
  );
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  window.history.replaceState(null, "", "/lists");
});
afterEach(async () => {
  vi.useRealTimers();
  await desk.leave();
});

const links = () => [...desk.page.querySelectorAll<HTMLAnchorElement>("a[data-found]")];
const shown = () => links().map(({ textContent }) => textContent);
const told = () => desk.page.querySelector("output")?.textContent;
const why = () => [...desk.page.querySelectorAll(".lists-why")].map(({ textContent }) => textContent);
const marks = () => [...desk.page.querySelectorAll("mark")].map(({ textContent }) => textContent);
const lead = () => [...desk.page.querySelectorAll<HTMLAnchorElement>('a[href^="/battles/new"]')].map((link) => link.getAttribute("href"));
const find = () => desk.field(LIST_SEARCH.label);
const key = (name: string) =>
  desk.after(() => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));

test("all lists stand under their regions, with the battles to play", async () => {
  await open();
  expect(shown()).toEqual(["swiss", "swedish", "ottoman"]);
  expect([...desk.page.querySelectorAll("h2")].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    REGION_WORDS["Central Europe"],
    REGION_WORDS["Northern Europe"],
    REGION_WORDS["Near East and North Africa"],
  ]);
  expect([told(), marks(), lead(), desk.says(LIST_SEARCH.battles("1526", 1))]).toEqual([
    "",
    [],
    ["/battles/new?army=mohacs-ottoman&against=mohacs-hungarian#start", "/battles/new?army=mohacs-hungarian&against=mohacs-ottoman#start"],
    true,
  ]);
});

test("what is typed finds lists and battles, says why, and goes into the address; Escape brings all back", async () => {
  await open();
  await desk.type(find(), "janiss");
  expect([shown(), told(), marks(), why()]).toEqual([["ottoman"], LIST_SEARCH.found(1, 3), ["Janiss"], ["its troops include Janissaries"]]);
  expect(lead()).toEqual([]);
  await desk.type(find(), "turk");
  expect([shown(), lead().length]).toEqual([["ottoman"], 2]);
  await desk.after(() => vi.runAllTimers());
  expect(window.location.search).toBe("?find=turk");
  await desk.type(find(), "turk", "Escape");
  expect(shown()).toHaveLength(3);
  await desk.after(() => vi.runAllTimers());
  expect(window.location.search).toBe("");
});

test("nothing found is said", async () => {
  await open("find=elephants");
  expect([shown(), told(), desk.says(LIST_SEARCH.none), desk.says(LIST_SEARCH.legend)]).toEqual([[], LIST_SEARCH.found(0, 3), true, false]);
  await desk.type(find(), "turk");
  expect(desk.says(LIST_SEARCH.legend)).toBe(true);
});

test("nothing that fits the filters alone speaks of them, and of no words", async () => {
  await open("territory=M&enemy=swiss");
  expect([shown(), desk.says(LIST_SEARCH.noneFits), desk.says(LIST_SEARCH.legend)]).toEqual([[], true, false]);
});

test("the address is shown as it was asked for; a year and a territory narrow, and can be cleared", async () => {
  await open("year=1520&territory=M");
  expect([shown(), desk.field(LIST_SEARCH.year).value]).toEqual([["swiss"], "1520"]);
  await desk.choose(desk.field(LIST_SEARCH.territory), "");
  expect(shown()).toEqual(["swiss", "ottoman"]);
  await desk.type(desk.field(LIST_SEARCH.year), "15");
  expect(shown(), "half a year narrows nothing").toHaveLength(3);
  await desk.press(LIST_SEARCH.clear);
  expect([shown().length, desk.field(LIST_SEARCH.year).value, desk.buttons(LIST_SEARCH.clear)]).toEqual([3, "", []]);
});

test("a year that is chosen or typed draws its line", async () => {
  const lines = () => desk.page.querySelectorAll("#time-lines .stroke-madder").length;
  await open();
  expect(lines()).toBe(0);
  await desk.type(find(), "turk 1526");
  expect(lines()).toBe(1);
  await desk.type(find(), "turk");
  await desk.type(desk.field(LIST_SEARCH.year), "1526");
  expect(lines()).toBe(1);
});

test("arrow keys go from the field to the lists and back", async () => {
  await open();
  await desk.after(() => find().focus());
  const [first, second] = links();
  await key("ArrowDown");
  expect(document.activeElement).toBe(first);
  await key("ArrowDown");
  expect(document.activeElement).toBe(second);
  await key("ArrowUp");
  await key("ArrowUp");
  expect(document.activeElement).toBe(find());
});

test("the list that has the focus is told beside", async () => {
  await open();
  await desk.after(() => links()[2]?.focus());
  expect(desk.page.querySelector(".lists-note")?.textContent).toContain("Keynote of ottoman.");
});

test("every territory can be chosen", async () => {
  await open();
  const options = [...(desk.field(LIST_SEARCH.territory) as HTMLSelectElement).options].map(({ value }) => value);
  expect(options).toEqual(["", ...TERRITORIES]);
});

test.each(["abc", "99999", "-1", "1525.5", "15", "1493", "1649"])(
  "the year %s of the address is no year of any list, which is said",
  async (year) => {
    await open(`year=${year}`);
    expect([shown().length, desk.field(LIST_SEARCH.year).getAttribute("aria-invalid")]).toEqual([3, "true"]);
    expect(desk.says(LIST_SEARCH.yearOutside(1494, 1648))).toBe(true);
  },
);

test("a year that is typed is judged once it can be none, or is left", async () => {
  await open();
  const year = desk.field(LIST_SEARCH.year);
  const isSaid = () => desk.says(LIST_SEARCH.yearOutside(1494, 1648));
  const wrong: string[] = [];
  for (const typed of ["1", "15", "154", "1548", "18", "abc", "1525.5", "", "149", "15"]) {
    // Without leaving the field.
    await desk.choose(year, typed);
    if (isSaid()) wrong.push(typed);
  }
  expect(wrong).toEqual(["18", "abc", "1525.5"]);
  await desk.after(() => year.focus());
  await desk.after(() => year.blur());
  expect([isSaid(), year.getAttribute("aria-invalid")]).toEqual([true, "true"]);
});

test("the first and the last year of the lists are years", async () => {
  await open("year=1494");
  expect([shown(), desk.field(LIST_SEARCH.year).getAttribute("aria-invalid")]).toEqual([["swiss", "ottoman"], null]);
});

test("a search without a word says so", async () => {
  await open("find=%F0%9F%99%82");
  expect([shown(), lead(), told(), desk.says(LIST_SEARCH.wordless)]).toEqual([[], [], LIST_SEARCH.found(0, 3), true]);
});

test("a territory that does not exist is any", async () => {
  await open("territory=Z");
  expect([shown().length, desk.field(LIST_SEARCH.territory).value, desk.buttons(LIST_SEARCH.clear)]).toEqual([3, "", []]);
});
