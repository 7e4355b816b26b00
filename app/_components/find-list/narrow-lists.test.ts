import { describe, expect, test } from "vitest";
import { CHARACTERISTICS, SET_FORMATIONS, TROOP_TYPES } from "@/lib/model/enumerations";
import { type ListId, listId, type Years } from "@/lib/model/identifiers";
import { CATALOG } from "@/tests/build/rules";
import type { TroopKind } from "./findable-list";
import { type FindableList, findableLists } from "./findable-list";
import { type Narrowing, NOT_NARROWED, narrowPairs, narrows, yearsTyped } from "./narrow-lists";

const SPAN: Years = [1494, 1721];

const kind = (
  type: (typeof TROOP_TYPES)[number],
  set: (typeof SET_FORMATIONS)[number] | null,
  has: readonly (typeof CHARACTERISTICS)[number][],
  years?: Years,
): TroopKind => [
  TROOP_TYPES.indexOf(type),
  set === null ? -1 : SET_FORMATIONS.indexOf(set),
  has.reduce((bits, one) => bits | (1 << CHARACTERISTICS.indexOf(one)), 0),
  years,
];

const list = (id: string, years: Years, more: Partial<FindableList> = {}): FindableList => ({
  ...{ id: listId.parse(id), name: id, number: 1, years, region: "Central Europe", territories: ["P"], keynote: "", battles: [] },
  ...{ texts: { called: [] }, enemies: [], allies: [], kinds: [] },
  ...more,
});

const SWISS = list("swiss", [1494, 1522], {
  territories: ["M"],
  kinds: [kind("foot", "keil", ["steady"]), kind("mounted", null, ["scouts"])],
});
const FRENCH = list("french", [1494, 1559], {
  region: "Western Europe",
  enemies: [SWISS.id],
  allies: [[SWISS.id, [1515, 1559]]],
  kinds: [kind("foot", "keil", []), kind("mounted", null, ["impetuous"]), kind("foot", null, ["steady"], [1534, 1559])],
});
const SWEDISH = list("swedish", [1618, 1648], { enemies: [listId.parse("imperial")], kinds: [kind("mounted", null, ["scouts"])] });
const ALL = [SWISS, FRENCH, SWEDISH];

const found = (narrowing: Partial<Narrowing>) =>
  ALL.filter(narrows({ ...NOT_NARROWED, ...narrowing }, ALL, SPAN)).map(({ id }) => id as string);

describe("years as they are typed", () => {
  test.each([
    ["1515", [1515, 1515]],
    [" 1515 ", [1515, 1515]],
    ["1515-1520", [1515, 1520]],
    ["1515 – 1520", [1515, 1520]],
    ["1520-1515", null],
    ["1400", null],
    ["1700-1800", null],
    ["15", null],
    ["1515-", null],
    ["", null],
  ])("%s", (text, years) => {
    expect(yearsTyped(text, SPAN)).toEqual(years);
  });
});

describe("lists that fit", () => {
  test.each<[string, Partial<Narrowing>, readonly string[]]>([
    ["nothing asked", {}, ["swiss", "french", "swedish"]],
    ["a year", { year: "1540" }, ["french"]],
    ["years that a list only touches", { year: "1559-1618" }, ["french", "swedish"]],
    ["half a year narrows nothing", { year: "154" }, ["swiss", "french", "swedish"]],
    ["a region", { region: "Western Europe" }, ["french"]],
    ["a territory", { territory: "M" }, ["swiss"]],
    ["an enemy that names it", { enemy: "swiss" }, ["french"]],
    ["an enemy that it names", { enemy: "french" }, ["swiss"]],
    ["an enemy in a year when he was gone", { enemy: "swiss", year: "1540" }, []],
    ["an enemy that is no list", { enemy: "imperial" }, []],
    ["an ally", { ally: "swiss" }, ["french"]],
    ["an ally in a year before he came", { ally: "swiss", year: "1500" }, []],
    ["a troop type", { troops: "mounted" }, ["swiss", "french", "swedish"]],
    ["a set formation", { formation: "keil" }, ["swiss", "french"]],
    ["a characteristic", { characteristic: "scouts" }, ["swiss", "swedish"]],
    ["all of the same troops", { formation: "keil", characteristic: "steady" }, ["swiss"]],
    ["troops of other years", { characteristic: "steady", year: "1530" }, []],
    ["troops of these years", { characteristic: "steady", year: "1540" }, ["french"]],
    ["combined", { year: "1500", territory: "M", formation: "keil", troops: "foot" }, ["swiss"]],
    ["combined without any", { territory: "M", region: "Western Europe" }, []],
  ])("%s", (_, narrowing, fitting) => {
    expect(found(narrowing)).toEqual(fitting);
  });
});

describe("sample armies", () => {
  const pair = (year: number, ...lists: string[]) => ({
    years: [year, year] as Years,
    armies: lists.map((one) => ({ list: one as ListId })),
  });
  const NOVARA = pair(1513, "swiss", "french");
  const MARIGNANO = pair(1515, "swiss", "french");
  const PAVIA = pair(1525, "french", "spanish");
  const LUTZEN = pair(1632, "swedish", "imperial");
  const PAIRS = [NOVARA, MARIGNANO, PAVIA, LUTZEN];
  const shown = (narrowing: Partial<Narrowing>) =>
    narrowPairs(PAIRS, { ...NOT_NARROWED, ...narrowing }, new Set(found(narrowing) as ListId[]), SPAN);

  test("all of them, those of a year, and those of lists that fit", () => {
    expect(shown({})).toEqual(PAIRS);
    expect(shown({ year: "1515-1530" })).toEqual([MARIGNANO, PAVIA]);
    expect(shown({ formation: "keil" })).toEqual([NOVARA, MARIGNANO, PAVIA]);
    expect(shown({ characteristic: "scouts", year: "1632" })).toEqual([LUTZEN]);
  });

  test("an army and a year give the sample armies of its enemies: its own battles first, those nearest to the year before others", () => {
    expect(shown({ enemy: "swiss", year: "1515" })).toEqual([MARIGNANO, NOVARA, PAVIA]);
  });
});

test("the shipped lists have what they are narrowed by", () => {
  const { lists } = findableLists(CATALOG.lists, CATALOG.readyArmies, CATALOG.rules.tables);
  const names = (narrowing: Partial<Narrowing>) =>
    lists.filter(narrows({ ...NOT_NARROWED, ...narrowing }, lists, SPAN)).map(({ id }) => id as string);
  expect(names({ formation: "keil", year: "1500" })).toContain("imperial-landsknecht-1494-1555");
  expect(names({ enemy: "swedish-1618-1648", year: "1632" })).toContain("imperial-1618-1648");
  expect(names({ enemy: "swedish-1618-1648", year: "1700" })).toEqual([]);
  expect(names({ troops: "elephant" })).toContain("mughal-1526-1605");
  const withAllies = CATALOG.lists.filter(({ commanders }) => commanders.externalAllies.length > 0);
  for (const { id, commanders } of withAllies)
    for (const { list: ally, years } of commanders.externalAllies)
      expect(names({ ally, year: years ? String(years[0]) : "" })).toContain(id);
});
