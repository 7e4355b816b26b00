import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { buildAllied, buildArmy, buildHosting, commanderOf, unitOf } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList, type Changes } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { ArmyList, Constraint } from "../../model/army-list";
import type { BareFinding } from "../../model/findings";
import type { LineId, Years } from "../../model/identifiers";
import type { Book } from "./book";
import { isBroken } from "./check-constraints";
import { checkOneYear, narrowedYears, narrowing } from "./check-one-year";
import { type Muster, muster } from "./muster";
import { prepare } from "./prepare";

vi.mock("./check-constraints", { spy: true });
vi.mock("./check-contingents", { spy: true });
// Files share what they have loaded: the next one gets the real ones again.
afterAll(() => {
  vi.doUnmock("./check-constraints");
  vi.doUnmock("./check-contingents");
  vi.resetModules();
});

const foundIn = (mustered: Muster, check = checkOneYear): readonly BareFinding[] => {
  const found: BareFinding[] = [];
  check(mustered, found);
  return found;
};

test("judges a dated rule once for all the years between which nothing begins or ends", async () => {
  const allied = buildAllied();
  const second = commanderOf("uncle", "ally", "competent", { class: "instinctive" });
  const army = buildArmy({
    year: null,
    commanders: [...allied.commanders, second],
    units: [...allied.units, unitOf(41, "dragoons", 4), unitOf(42, "regiments", 6, { commander: "uncle" })],
  });
  const list: Changes = {
    constraints: [
      { id: "few", years: [1550, 1600], kind: "at-most", what: "bases", lines: ["levy"], n: 8 },
      { id: "asked", years: [1570, 1600], kind: "at-least", what: "bases", lines: ["guard"], n: 8, contingents: "none" },
    ],
    lines: { guard: { years: [1550, 1600], bases: { min: 4, max: 16 } } },
  };
  // two allies, and from 1550 three stretches of years: the veterans leave after 1560, the dragoons come in 1570
  vi.resetModules();
  const watched = await import("./check-one-year");
  const [{ isBroken: breaks }, { owesMore }] = [await import("./check-constraints"), await import("./check-contingents")];
  const mustered = muster(army, buildBook(list));
  expect(foundIn(mustered, watched.checkOneYear)).toMatchObject([{ params: { one: { kind: "line", names: ["Dragoons"] } } }]);
  // what is added to look for a fix is another army
  expect(vi.mocked(breaks).mock.calls.filter(([, , of]) => of.units === mustered.units)).toHaveLength(2);
  expect(vi.mocked(owesMore).mock.calls.filter(([, , of]) => of.units === mustered.units)).toHaveLength(2 * 3);
});

const IDS = ["joseon-korean-1494-1637", "safavid-1501-1629", "savoyard-lorraine-1580-1640", "danish-saxon-1611-1648"];
/** What an ally owes of it changes with the years of veterans (1540 to 1560) and dragoons (from 1570). */
const CHANGING = buildList({
  constraints: [{ id: "asked", years: [1500, 1600], kind: "at-least", what: "bases", lines: ["veterans", "dragoons"], n: 8 }],
});
const LISTS = [...CATALOG.lists.filter((one) => IDS.includes(one.id)), CHANGING, buildAllyList()];
const undated = anyArmy({ lists: LISTS, commanders: { min: 2, max: 5 }, units: { min: 6, max: 18 } }).map((army) => ({
  ...army,
  year: null,
}));
const RUNS = { seed: 1637, numRuns: 200, endOnFailure: true };

/** The list with a line nobody takes and a constraint nobody breaks for each year alone: no two years are judged as one. */
function byTheYear(list: ArmyList): ArmyList {
  const line = list.lines[0] as ArmyList["lines"][number];
  const all = Array.from({ length: list.years[1] - list.years[0] + 1 }, (_, at) => list.years[0] + at);
  const alone = all.map((year) => ({ id: `only-${year}`, years: [year, year] as Years }));
  return {
    ...list,
    lines: [
      ...list.lines,
      ...alone.map(({ id, years }) => ({ ...line, id: id as LineId, years, optional: [], shared: null, bases: { min: 0, max: 4 } })),
    ],
    constraints: [
      ...list.constraints,
      ...alone.map((one) => ({ ...one, kind: "at-most", what: "bases", lines: [line.id], n: 9999 }) as Constraint),
    ],
  };
}

const book = prepare(LISTS, TABLES);
const plain: Book = prepare(LISTS.map(byTheYear), TABLES);

test("finds what a search through every single year finds", () => {
  fc.assert(
    fc.property(undated, (army) => {
      expect(JSON.stringify(foundIn(muster(army, book)))).toBe(JSON.stringify(foundIn(muster(army, plain))));
    }),
    RUNS,
  );
});

const openIn = (year: number, parties: ReturnType<typeof narrowing>) =>
  parties.every(({ years }) => years.some(([from, to]) => from <= year && year <= to));

test("what narrows the years leaves those of the verdict, and each of it takes some away", () => {
  const check = (mustered: Muster) => {
    const [from, to] = mustered.list.list.years;
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const narrow = narrowing(mustered);
    const left = (parties: typeof narrow) => all.filter((year) => openIn(year, parties));
    const fits = narrowedYears(mustered);
    expect(left(narrow)).toEqual(fits === null ? all : all.filter((year) => fits.some((span) => span[0] <= year && year <= span[1])));
    for (const one of narrow) expect(left(narrow.filter((other) => other !== one)).length).toBeGreaterThan(left(narrow).length);
  };
  fc.assert(
    fc.property(undated, (army) => {
      const mustered = muster(army, book);
      if (foundIn(mustered).length === 0) check(mustered);
    }),
    RUNS,
  );
});

test("troops and an ally who narrow the years are named, but not what others narrow as much", () => {
  const veterans = unitOf(41, "veterans", 6);
  const narrow = (years: Years, { commanders, units } = buildHosting()) => {
    const army = buildArmy({ year: null, commanders, units: [...units, veterans] });
    return narrowing(muster(army, buildBook({ lines: { veterans: { years } } })));
  };
  // the ally may come from 1540 to 1560
  const ally = { kind: "ally", names: ["Ally list"], years: [[1540, 1560]] };
  const line = (years: Years) => ({ kind: "line", names: ["Veterans"], years: [years] });
  expect(narrow([1550, 1570])).toEqual([line([1550, 1570]), ally]);
  expect(narrow([1545, 1555])).toEqual([line([1545, 1555])]);
  expect(narrow([1500, 1600], buildArmy())).toEqual([]);
});

test("whether an army or an external ally breaks a constraint is the same in every year", () => {
  const check = (year: number, mustered: Muster) => {
    const dated = { ...mustered, army: { ...mustered.army, year } };
    for (const contingent of [null, ...mustered.contingents.filter((one) => !one.internal)])
      for (const one of (contingent ?? mustered).list.constraints)
        expect(isBroken(one, contingent, dated)).toBe(isBroken(one, contingent, mustered));
  };
  fc.assert(
    fc.property(undated, fc.integer({ min: 1490, max: 1660 }), (army, year) => check(year, muster(army, book))),
    RUNS,
  );
});
