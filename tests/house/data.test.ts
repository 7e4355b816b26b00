import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { army } from "@/lib/model/army";
import { type ArmyList, type Constraint, houseList, type TroopLine } from "@/lib/model/army-list";
import { CAMP_KINDS, SET_FORMATIONS, TERRITORIES, TROOP_TYPES } from "@/lib/model/enumerations";
import { faultsOf } from "@/lib/model/faults";
import type { Years } from "@/lib/model/identifiers";
import { wholeKind } from "@/lib/model/whole-kind";
import { assess } from "@/lib/rules/army/assess";
import { prepare } from "@/lib/rules/army/prepare";
import { faultSentence } from "@/lib/words/faults";
import { constraintWords, kindWords } from "@/lib/words/list-lines";
import { plain } from "@/lib/words/sentence";
import { CATALOG, TABLES } from "../build/rules";
import { SUMS_OF_EAST_ASIA_AND_AFRICA } from "./sums-of-east-asia-and-africa";
import { SUMS_OF_EASTERN_EUROPE } from "./sums-of-eastern-europe";
import { SUMS_OF_INDIA } from "./sums-of-india";
import { SUMS_OF_THE_BRITISH_ISLES } from "./sums-of-the-british-isles";
import { SUMS_OF_THE_ITALIAN_WARS } from "./sums-of-the-italian-wars";
import { SUMS_OF_THE_LATER_WARS } from "./sums-of-the-later-wars";
import { SUMS_OF_THE_OTTOMAN_WORLD } from "./sums-of-the-ottoman-world";
import { SUMS_OF_THE_SEVENTEENTH_CENTURY } from "./sums-of-the-seventeenth-century";
import { SUMS_OF_THE_WEST } from "./sums-of-west";

const { lists, readyArmies } = CATALOG;
const book = prepare(lists, TABLES);

test.each(lists.map((list) => ({ id: list.id })))("$id has a ready army", ({ id }) => {
  expect(readyArmies.filter((ready) => ready.army.list === id).length).toBeGreaterThanOrEqual(1);
});

describe("enemies", () => {
  const byId = new Map(lists.map((list) => [list.id, list]));
  const shared = (one: ArmyList, other: ArmyList): Years => [
    Math.max(one.years[0], other.years[0]),
    Math.min(one.years[1], other.years[1]),
  ];

  test.each(lists.map((list) => ({ id: list.id, list })))(
    "of $id name it too and have years in common with it; it names itself only if it fought itself in a battle that has armies here",
    ({ list }) => {
      expect(list.enemies.length).toBeGreaterThanOrEqual(1);
      expect(new Set(list.enemies).size).toBe(list.enemies.length);
      for (const id of list.enemies) {
        const enemy = byId.get(id);
        if (!enemy) throw new Error(`${list.id} names ${id}, which is no list`);
        expect(enemy.enemies, `${id} names ${list.id}`).toContain(list.id);
        const [from, to] = shared(list, enemy);
        expect(from, `${list.id} and ${id} have years in common`).toBeLessThanOrEqual(to);
        if (id === list.id) expect(battles.some((battle) => sidesOf(battle).every(({ list: side }) => side === id))).toBe(true);
      }
    },
  );

  const battleOf = (name: string): string => name.split(":")[0] ?? "";
  const battles = [...new Set(readyArmies.map(({ army: ready }) => battleOf(ready.name)))];
  const sidesOf = (battle: string) => readyArmies.map(({ army: ready }) => ready).filter(({ name }) => battleOf(name) === battle);

  test.each(battles)("%s has both sides, and each names the other", (battle) => {
    const sides = sidesOf(battle);
    expect(sides.length).toBe(2);
    const [one, other] = sides;
    if (!one || !other) throw new Error("an army is missing");
    expect(byId.get(one.list)?.enemies).toContain(other.list);
    for (const { name, year } of sides) expect(name).toMatch(new RegExp(`, ${year}(: |$)`));
  });
});

describe.each(readyArmies)("the ready army $id", ({ army: ready }) => {
  const { legal, findings, numbers } = assess(ready, book);

  test("is legal", () => {
    expect(findings.filter((one) => one.severity === "error")).toEqual([]);
    expect(legal).toBe(true);
  });

  test("is one a club would play: 9 500 to 10 000 points, 8 to 16 TuGs, at least 5 map cards", () => {
    expect(numbers.points).toBeGreaterThanOrEqual(9500);
    expect(numbers.points).toBeLessThanOrEqual(10_000);
    expect(ready.pointsLimit).toBe(10_000);
    expect(numbers.tugs).toBeGreaterThanOrEqual(8);
    expect(numbers.tugs).toBeLessThanOrEqual(16);
    expect(numbers.mapCards).toBeGreaterThanOrEqual(5);
  });

  test("has a year and a commander for each unit group", () => {
    expect(ready.year).not.toBeNull();
    expect(ready.units.filter((one) => one.commander === null)).toEqual([]);
    for (const { id, role } of ready.commanders) {
      const groups = ready.units.filter((one) => one.commander === id).length;
      expect(groups, `${id} leads`).toBeGreaterThanOrEqual(role === "ally" ? 2 : 1);
    }
  });
});

const SUMS_BY_HAND = {
  ...SUMS_OF_THE_ITALIAN_WARS,
  ...SUMS_OF_INDIA,
  ...SUMS_OF_EASTERN_EUROPE,
  ...SUMS_OF_THE_SEVENTEENTH_CENTURY,
  ...SUMS_OF_THE_LATER_WARS,
  ...SUMS_OF_THE_WEST,
  ...SUMS_OF_EAST_ASIA_AND_AFRICA,
  ...SUMS_OF_THE_OTTOMAN_WORLD,
  ...SUMS_OF_THE_BRITISH_ISLES,
};

test("no ready army is without its sum by hand", () => {
  expect(Object.keys(SUMS_BY_HAND).sort()).toEqual(readyArmies.map(({ id }) => id).sort());
});

test.each(Object.entries(SUMS_BY_HAND))("%s costs what its troops and commanders cost by hand", (id, { bases, commanders, points }) => {
  const ready = readyArmies.find((one) => one.id === id);
  if (!ready) throw new Error(`no ready army ${id}`);
  const { numbers, reasons } = assess(ready.army, book);
  expect(reasons.points.filter((one) => one.code === "unit").map((one) => one.params?.each)).toEqual(bases);
  expect(reasons.points.filter((one) => one.code === "commander").map((one) => one.value)).toEqual(commanders);
  expect(numbers.points).toBe(points);
});

describe("between them the lists use", () => {
  const lines = lists.flatMap((list) => list.lines);
  const rules = lists.flatMap((list) => list.constraints);
  const some = (wanted: (line: TroopLine) => boolean): number => lines.filter(wanted).length;
  const FEATURES: Readonly<Record<string, () => number>> = {
    "external allies": () => lists.filter((list) => list.commanders.externalAllies.length > 0).length,
    "internal allies": () => lists.filter((list) => (list.commanders.internalAllies?.max ?? 0) > 0).length,
    "lists without internal allies": () => lists.filter((list) => list.commanders.internalAllies === null).length,
    "a shared maximum that is less than its lines' together": () =>
      lists.filter((list) =>
        list.lines.some(({ shared }) => {
          const members = list.lines.filter((line) => shared !== null && line.shared?.group === shared.group);
          return shared !== null && shared.max < members.reduce((total, line) => total + line.bases.max, 0);
        }),
      ).length,
    "compulsory lines": () => some((line) => line.bases.min > 0),
    "date-limited lines": () => some((line) => line.years !== null),
    "lines that only some may lead": () => some((line) => line.ledBy !== null),
    options: () => some((line) => line.optional.length > 0),
    "double units": () => some((line) => TABLES.setFormations.some((row) => row.id === line.troop.setFormation && row.double)),
    "skirmish unit groups": () => some((line) => line.troop.formation === "skirmish"),
    dragoons: () => some((line) => line.troop.formation === "dragoon"),
    "flexible mounted": () => some((line) => line.troop.formation === "flexible-mounted"),
    "early caracole": () => some((line) => line.troop.characteristics.includes("caracole-early")),
    "later caracole": () => some((line) => line.troop.characteristics.includes("caracole-later")),
    "guns on board": () => some((line) => line.troop.attached.some((one) => one.weapon === "light-artillery")),
    ...Object.fromEntries(TROOP_TYPES.map((type) => [`troops of the type ${type}`, () => some((line) => line.troop.type === type)])),
    ...Object.fromEntries(
      SET_FORMATIONS.map((formation) => [`the set formation ${formation}`, () => some((line) => line.troop.setFormation === formation)]),
    ),
    ...Object.fromEntries(
      TERRITORIES.map((territory) => [
        `the territory ${territory}`,
        () => lists.filter((list) => list.territories.includes(territory)).length,
      ]),
    ),
    ...Object.fromEntries(
      CAMP_KINDS.map((kind) => [`a camp: ${kind}`, () => lists.filter((list) => list.camps.kinds.includes(kind)).length]),
    ),
    "constraints of some years": () => rules.filter((rule) => rule.years !== null).length,
    ...Object.fromEntries(
      (["at-most", "at-least", "only-if", "not-both", "no-more-than", "one-per-command", "only-under-ally"] as const).map((kind) => [
        `constraints of the kind ${kind}`,
        () => rules.filter((rule) => rule.kind === kind).length,
      ]),
    ),
  };
  test.each(Object.entries(FEATURES))("%s", (_, counted) => {
    expect(counted()).toBeGreaterThan(0);
  });
});

/** The troop types on each side of a constraint. */
const sidesOf = (rule: Constraint) => [
  rule.lines,
  ...("needs" in rule ? [rule.needs] : []),
  ...("others" in rule ? [rule.others] : []),
  ...("than" in rule ? [rule.than] : []),
];

test("every constraint of every list has a sentence that names its lines as the list does", () => {
  const rules = lists.flatMap((list) => list.constraints.map((rule) => ({ list, rule })));
  expect(rules.length).toBeGreaterThan(10);
  for (const { list, rule } of rules) {
    const said = plain(constraintWords(rule, list));
    expect(said, rule.id).toMatch(/^\S.*\S\.$/);
    expect(said, rule.id).not.toMatch(/undefined|null|NaN|\[object/);
    for (const ids of sidesOf(rule)) {
      const lines = list.lines.filter(({ id }) => ids.includes(id));
      expect(lines, rule.id).toHaveLength(ids.length);
      const kind = wholeKind(lines, list.lines);
      const isKind = kind !== null && said.toLowerCase().includes(kindWords(kind).toLowerCase());
      for (const { name } of isKind ? [] : lines) expect(said, rule.id).toContain(name);
    }
    if ("n" in rule) expect(said, rule.id).toContain(` ${rule.n} `);
    if (rule.years) expect(said, rule.id).toContain([...new Set(rule.years)].join("–"));
  }
});

describe("a file of the data spoilt anywhere", () => {
  const DATA = resolve(import.meta.dirname, "../../data");
  type Json = { [key: string]: unknown } | unknown[];
  const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;
  type Spoilt = { readonly path: readonly (string | number)[]; readonly place: string; readonly whole: Json };

  /** The fields beside a place, and of what kind they are: what its sentence may hang on. */
  const besides = (value: Json): string =>
    Array.isArray(value) ? "[]" : `${Reflect.get(value, "kind") ?? ""}{${Object.keys(value).sort()}}`;

  /** Every field of a document, of an array those of its first and last member, and the document with a strange thing there. */
  function spoilt(value: Json, path: Spoilt["path"] = [], around = ""): Spoilt[] {
    const keys = Array.isArray(value) ? [...new Set([0, value.length - 1])].filter((at) => at in value) : Object.keys(value);
    return keys.flatMap((key) => {
      const part: unknown = Reflect.get(value, key);
      const put = (other: unknown): Json =>
        Array.isArray(value) ? value.map((one, at) => (at === key ? other : one)) : { ...value, [key]: other };
      const place = `${around}${besides(value)}${Array.isArray(value) ? "" : key}`;
      const here = { path: [...path, key], place, whole: put({ nonsense: true }) };
      return [here, ...(isJson(part) ? spoilt(part, here.path, place).map((inner) => ({ ...inner, whole: put(inner.whole) })) : [])];
    });
  }

  /** Files are alike in most places: each place is spoilt in the first two that have it. */
  function placesIn(folder: string): readonly (Spoilt & { readonly file: string })[] {
    const seen = new Map<string, number>();
    const isRare = ({ place }: Spoilt) => {
      seen.set(place, (seen.get(place) ?? 0) + 1);
      return (seen.get(place) ?? 0) <= 2;
    };
    const files = readdirSync(join(DATA, folder)).sort();
    return files.flatMap((file) =>
      spoilt(JSON.parse(readFileSync(join(DATA, folder, file), "utf8")))
        .filter(isRare)
        .map((one) => ({ ...one, file })),
    );
  }

  test.each([
    ["lists", houseList],
    ["ready-armies", army],
  ] as const)("%s: the sentence says where", (folder, schema) => {
    const places = placesIn(folder);
    expect(places.length).toBeGreaterThan(50);
    for (const { file, path, whole } of places) {
      const where = `${file}, ${path.join(".")}`;
      const parsed = schema.safeParse(whole);
      const sentences = parsed.error ? faultsOf(parsed.error, whole).map(faultSentence) : [];
      expect(sentences.length, where).toBeGreaterThan(0);
      for (const one of sentences) {
        expect(one, where).toMatch(/^\S.*\S\.$/);
        expect(one.startsWith(String(path[0])), `${where}: ${one}`).toBe(true);
        expect(one).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
