import { describe, expect, test } from "vitest";
import { buildArmy, buildHosting, commanderOf } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import { constraint } from "../../model/army-list";
import { type ListId, lineId, listId, type Version, version, type Years } from "../../model/identifiers";
import { assess } from "./assess";
import {
  findList,
  isDemandedIn,
  isOpenIn,
  leastBases,
  leastBasesEver,
  type PreparedLine,
  pinAllVersions,
  pinVersions,
  renewVersions,
  unknownLists,
  variantOf,
} from "./book";
import { prepare } from "./prepare";

const TEST = listId.parse("test-list");
const ALLY = listId.parse("ally-list");
const NOWHERE = listId.parse("nowhere");
const today = buildList();
const before = buildList({ lines: { guns: { bases: { min: 0, max: 2 } } } });
const ally = buildAllyList();
const book = prepare([today, before, ally], TABLES);
const unheardOf = version.parse(`sha256:${"0".repeat(64)}`);

describe("a list", () => {
  test("is found as it is today when no version is named: the first of its id", () => {
    expect(findList(book, TEST, null)?.list).toBe(today);
    expect(findList(book, ALLY, null)?.list).toBe(ally);
  });

  test("is found as it was when its version is named", () => {
    expect(today.version).not.toBe(before.version);
    expect(findList(book, TEST, today.version)?.list).toBe(today);
    expect(findList(book, TEST, before.version)?.list).toBe(before);
  });

  test("is not found under another's version, an unknown one, or an unknown id", () => {
    expect(findList(book, TEST, ally.version)).toBeNull();
    expect(findList(book, TEST, unheardOf)).toBeNull();
    expect(findList(book, NOWHERE, null)).toBeNull();
  });
});

describe("lists that an army names and the book does not hold", () => {
  test("none", () => {
    expect(unknownLists(buildHosting(), book)).toEqual([]);
    expect(unknownLists(buildArmy({ listVersion: before.version }), book)).toEqual([]);
  });

  test("each with the place that names it", () => {
    const army = buildHosting({ listVersion: unheardOf }, [], { list: "nowhere", listVersion: null });
    expect(unknownLists(army, book)).toEqual([
      { path: ["list"], list: "nowhere", version: null },
      { path: ["commanders", 2, "list"], list: "ally-list", version: unheardOf },
    ]);
  });

  test("an internal ally names none", () => {
    expect(unknownLists(buildArmy({ commanders: [commanderOf("cousin", "ally", "competent")], units: [] }), book)).toEqual([]);
  });

  test("an army that names one is not assessed", () => {
    expect(() => assess(buildArmy({ list: "nowhere" }), book)).toThrow("nowhere");
    expect(() => assess(buildArmy({ listVersion: unheardOf }), book)).toThrow("test-list");
    expect(() => assess(buildHosting({ list: "nowhere" }), book)).toThrow("nowhere");
  });

  test("an army is assessed by the list as it pinned it", () => {
    const guns = {
      units: [
        { number: 1, line: "guns", bases: 2 },
        { number: 2, line: "guns", bases: 2 },
      ],
    };
    const many = (listVersion: string | null) =>
      assess(buildArmy({ ...guns, listVersion }), book).findings.filter((one) => one.code === "line-many");
    expect(many(null)).toEqual([]);
    expect(many(today.version)).toEqual([]);
    expect(many(before.version)).toMatchObject([{ params: { have: 4, max: 2 } }]);
  });
});

describe("the variant of a line", () => {
  const lineOf = (id: string): PreparedLine => {
    const line = buildBook().current.get(TEST)?.byId.get(lineId.parse(id));
    if (!line) throw new Error(id);
    return line;
  };
  const levy = lineOf("levy");

  test("has the options taken, in the order of the list", () => {
    const taken = (...options: readonly string[]) => variantOf(levy, options, false, false).troop.characteristics;
    expect(taken()).toEqual([]);
    expect(taken("impetuous")).toEqual(["impetuous"]);
    expect(taken("impetuous", "steady")).toEqual(["steady", "impetuous"]);
  });

  test("leaves out of account what the line does not offer", () => {
    expect(variantOf(levy, ["scouts", "no-such-thing", "steady"], false, false)).toBe(variantOf(levy, ["steady"], false, false));
  });

  test("is a grade lower in quality, in firepower or in both", () => {
    const of = (quality: boolean, firepower: boolean) => {
      const { troop } = variantOf(lineOf("regiments"), [], quality, firepower);
      return [troop.quality, troop.shooting?.firepower];
    };
    expect([of(false, false), of(true, false), of(false, true), of(true, true)]).toEqual([
      ["average", "average"],
      ["poor", "average"],
      ["average", "low"],
      ["poor", "low"],
    ]);
  });

  test("lowers a firepower that is printed blank from average", () => {
    const skirmishers = lineOf("skirmishers");
    expect(variantOf(skirmishers, [], false, false).troop.shooting).toEqual({ weapon: "javelin", firepower: null });
    expect(variantOf(skirmishers, [], false, true).troop.shooting).toEqual({ weapon: "javelin", firepower: "low" });
  });

  test("stays at the floor where there is nothing below", () => {
    const floor = variantOf(levy, [], true, true);
    expect(floor).toMatchObject({
      troop: { quality: "poor", shooting: { firepower: "low" } },
      qualityAtFloor: true,
      firepowerAtFloor: true,
    });
    expect(variantOf(lineOf("horse"), [], true, true)).toMatchObject({
      troop: { quality: "poor", shooting: null },
      qualityAtFloor: false,
      firepowerAtFloor: true,
    });
  });

  test.each([
    { line: "regiments", tugs: 1, scouting: 0, skirmishForm: false },
    { line: "square", tugs: 2, scouting: 0, skirmishForm: false },
    { line: "keil", tugs: 2, scouting: 0, skirmishForm: false },
    { line: "skirmishers", tugs: 0, scouting: 1, skirmishForm: true },
    { line: "bande", tugs: 1, scouting: 0, skirmishForm: true }, // flexible foot scouts nothing
    { line: "horse", tugs: 1, scouting: 1, skirmishForm: false },
    { line: "light-horse", tugs: 1, scouting: 2, skirmishForm: true },
    { line: "dragoons", tugs: 1, scouting: 2, skirmishForm: false },
    { line: "guns", tugs: 1, scouting: 0, skirmishForm: false },
  ])("of $line counts for $tugs TuGs and scouts $scouting a base", ({ line, ...counts }) => {
    expect(variantOf(lineOf(line), [], false, false)).toMatchObject({ ...counts, scoutingCards: counts.scouting });
  });

  test("with Scouts scouts twice for scouting cards", () => {
    expect(variantOf(lineOf("light-horse"), ["scouts"], false, false)).toMatchObject({ scouting: 2, scoutingCards: 4 });
  });
});

test.each([
  { years: null, year: null, open: true, demanded: true },
  { years: null, year: 1550, open: true, demanded: true },
  { years: [1540, 1560], year: null, open: true, demanded: false },
  { years: [1540, 1560], year: 1539, open: false, demanded: false },
  { years: [1540, 1560], year: 1540, open: true, demanded: true },
  { years: [1540, 1560], year: 1560, open: true, demanded: true },
  { years: [1540, 1560], year: 1561, open: false, demanded: false },
] as const)("$years in $year: open $open, demanded $demanded", ({ years, year, open, demanded }) => {
  const range = years === null ? null : ([years[0], years[1]] as [number, number]);
  expect(isOpenIn(range, year)).toBe(open);
  expect(isDemandedIn(range, year)).toBe(demanded);
});

describe("versions pinned", () => {
  const book = buildBook();
  const [LIST, ALLY] = [buildList().version, buildAllyList().version];
  const RULES = `sha256:${"1".repeat(64)}` as Version;
  const OTHER = `sha256:${"2".repeat(64)}` as Version;

  const versionsIn = (army: ReturnType<typeof pinVersions>) => [
    army.listVersion,
    ...army.commanders.map((one) => one.listVersion),
    army.rules,
  ];

  test("lists and allies' lists in force, and the tables only where all is pinned", () => {
    expect(versionsIn(buildHosting())).toEqual([null, null, null, null, null]);
    expect(versionsIn(pinVersions(buildHosting(), book))).toEqual([LIST, null, null, ALLY, null]);
    expect(versionsIn(pinAllVersions(buildHosting(), book, RULES))).toEqual([LIST, null, null, ALLY, RULES]);
  });

  test("what is named stays, and what no list is of stays open", () => {
    const named = buildArmy({ listVersion: OTHER, rules: OTHER });
    expect(pinAllVersions(named, book, RULES)).toEqual(named);
    expect(pinVersions({ ...buildArmy(), list: "unheard-of" as ListId }, book).listVersion).toBeNull();
  });
});

describe("versions renewed", () => {
  const version = (digit: string) => `sha256:${digit.repeat(64)}` as Version;
  const at = <List extends object>(list: List, digit: string) => ({ ...list, version: version(digit) });
  /** Today's versions first, as the catalog has them. */
  const BOOK = prepare([at(buildList(), "b"), at(buildAllyList(), "d"), at(buildList(), "a"), at(buildAllyList(), "c")], TABLES);

  test("an army that pins yesterday's list is renewed to today's", () => {
    const army = { ...buildArmy(), listVersion: version("a") };
    expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: { ...army, listVersion: version("b") }, lists: true, rules: false });
  });

  test("so is an ally's list, and nothing else is touched", () => {
    const guest = { list: "ally-list", listVersion: version("c") };
    const army = { ...buildHosting(guest), listVersion: version("b") };
    const renewed = renewVersions(army, BOOK, version("9"))?.army;
    expect(renewed?.commanders.at(-1)?.listVersion).toBe(version("d"));
    expect(renewed?.commanders[0]).toBe(army.commanders[0]);
    expect(renewed?.units).toBe(army.units);
  });

  test("yesterday's rules tables give way to today's, and nothing else is touched", () => {
    const army = { ...buildArmy(), rules: version("8") };
    expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: { ...army, rules: version("9") }, lists: false, rules: true });
  });

  test("lists and tables at once", () => {
    const army = { ...buildArmy(), listVersion: version("a"), rules: version("8") };
    const renewed = { ...army, listVersion: version("b"), rules: version("9") };
    expect(renewVersions(army, BOOK, version("9"))).toEqual({ army: renewed, lists: true, rules: true });
  });

  test.each([
    ["pins today's tables", { rules: version("9") }],
    ["pins today's", { listVersion: version("b") }],
    ["pins none", { listVersion: null }],
    ["is of a list that is no longer in force", { list: "gone-list", listVersion: version("e") }],
  ])("an army that %s is left alone", (_, more) => {
    expect(renewVersions({ ...buildArmy(), ...more } as never, BOOK, version("9"))).toBeNull();
  });
});

describe("the bases that an army must have of a troop type", () => {
  const SAMPLE_LIST = buildList();
  const [line, other] = SAMPLE_LIST.lines;
  if (!line || !other) throw new Error("a list of two troop types");
  const [from, to] = SAMPLE_LIST.years;
  const bare = { ...line, years: null, bases: { min: 2, max: 24 } };
  const atLeast = (n: number, years: Years | null, lines: readonly string[] = [line.id], what = "bases") =>
    constraint.parse({ id: `n-${n}`, kind: "at-least", what, n, lines, years });
  const ever = (years: Years | null, ...constraints: ReturnType<typeof atLeast>[]) =>
    leastBasesEver({ ...bare, years }, { ...SAMPLE_LIST, constraints });

  test("a restriction of one troop type alone is its minimum, as far as it holds in every year", () => {
    expect(ever(null)).toBe(2);
    expect(ever(null, atLeast(6, null))).toBe(6);
    expect(ever(null, atLeast(1, null))).toBe(2);
    expect(ever(null, atLeast(6, [from, to]))).toBe(6);
    expect(ever(null, atLeast(6, [from, to - 1]))).toBe(2);
    expect(ever(null, atLeast(6, [from, from]), atLeast(4, [from + 1, to]))).toBe(4);
    expect(ever([from, from + 1], atLeast(6, [from, from + 1]))).toBe(6);
    expect(
      ever(null, atLeast(6, null, [line.id, other.id]), atLeast(7, null, [other.id]), atLeast(8, null, [line.id], "unit-groups")),
    ).toBe(2);
  });

  test("nothing dated is demanded of an army without a year", () => {
    const list = { constraints: [atLeast(6, [from, to])] };
    expect([leastBases(bare, list, from), leastBases(bare, list, null)]).toEqual([6, 2]);
  });
});
