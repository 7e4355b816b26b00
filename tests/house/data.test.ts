import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { army } from "@/lib/model/army";
import { type ArmyList, armyList, type TroopLine } from "@/lib/model/army-list";
import { faultsOf } from "@/lib/model/faults";
import { assess } from "@/lib/rules/army/assess";
import { prepare } from "@/lib/rules/army/prepare";
import { constraintWords } from "@/lib/words/constraint-words";
import { faultSentence } from "@/lib/words/fault-words";
import { troopColumns } from "@/lib/words/troop-words";
import { FAMOUS_TROOPS } from "../build/famous-troops";
import { CATALOG, TABLES } from "../build/rules";

const { lists, readyArmies } = CATALOG;
const book = prepare(lists, TABLES);
const listOf = (id: string): ArmyList => {
  const found = lists.find((list) => list.id === id);
  if (!found) throw new Error(`no list ${id}`);
  return found;
};

test.each(lists.map((list) => ({ id: list.id })))("$id has a ready army", ({ id }) => {
  expect(readyArmies.filter((ready) => ready.army.list === id).length).toBeGreaterThanOrEqual(1);
});

describe.each(readyArmies)("the ready army $id", ({ army: ready }) => {
  const { legal, findings, numbers } = assess(ready, book);

  test("is legal", () => {
    expect(findings.filter((one) => one.severity === "error")).toEqual([]);
    expect(legal).toBe(true);
  });

  test("is one that a club would play: 9 500 to 10 000 points, 8 to 16 TuGs, at least 5 map cards", () => {
    expect(numbers.points).toBeGreaterThanOrEqual(9500);
    expect(numbers.points).toBeLessThanOrEqual(10_000);
    expect(ready.pointsLimit).toBe(10_000);
    expect(numbers.tugs).toBeGreaterThanOrEqual(8);
    expect(numbers.tugs).toBeLessThanOrEqual(16);
    expect(numbers.mapCards).toBeGreaterThanOrEqual(5);
  });

  test("says its year, and who leads each of its unit groups", () => {
    expect(ready.year).not.toBeNull();
    expect(ready.units.filter((one) => one.commander === null)).toEqual([]);
    for (const { id, role } of ready.commanders) {
      const groups = ready.units.filter((one) => one.commander === id).length;
      expect(groups, `${id} leads`).toBeGreaterThanOrEqual(role === "ally" ? 2 : 1);
    }
  });
});

/** A base of each unit group in the order of their numbers, and the commanders in theirs; all camps are standard and poor. */
const BY_HAND: Readonly<Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>> = {
  breitenfeld: {
    bases: [
      232, // (92 + 20 + 10) x 1.75 + 18
      ...[122, 122], // 92 + 20 + 10
      82, // 60 - 6 + 28
      177, // 148.5 rounded up, + 8 + 12 + 8
      165, // the same without elan
      118, // 58 + 18 + 6 + 28, + 8
      124, // 70 - 6 + 60
      122, // 92 + 20, + 10
      ...[69, 69], // (58 + 18 + 6 + 16.8) x 0.7 = 69.16
      122,
      126, // 92 + 12 + 12 + 10, one quality lower
    ],
    commanders: [1430, 375, 375, 225],
    points: 9953,
  },
  kircholm: {
    bases: [
      ...[212, 212], // (92 + 12 + 30 + 10) x 1.35 + 18
      120, // 98 - 6 + 20 + 8
      200, // (92 + 12 + 20 + 14 + 10) x 1.35
      212,
      122, // 92 + 20, + 10
      82, // 60 - 6 + 28
      101, // 58 + 18 + 6 + 28 x 6/9 = 100.67
      124, // 70 - 6 + 60
      212,
      120,
      80, // 60 - 6 + 20, + 6
    ],
    commanders: [880, 375, 375],
    points: 9879,
  },
  nieuwpoort: {
    bases: [
      149, // (58 + 14 + 18 + 6 + 20 x 8/16) x 1.35 + 6
      92, // 58 + 18 + 6 + 10
      116, // 66 + 14 - 6 + 20 + 10 + 4, + 8
      ...[101, 101], // 58 + 18 + 6 + 28 x 6/9
      194, // 110 - 6 + 90
      142, // 92 + 12 + 30 + 8
      112, // 98 - 6 + 20
      170, // (92 + 12 + 12 + 10) x 1.35
    ],
    commanders: [530, 375, 375],
    points: 9958,
  },
};

test.each(Object.entries(BY_HAND))("%s costs what its troops and commanders cost by hand", (id, { bases, commanders, points }) => {
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
    "commanded shot": () => some((line) => line.troop.setFormation === "commanded-shot"),
    "early caracole": () => some((line) => line.troop.characteristics.includes("caracole-early")),
    "later caracole": () => some((line) => line.troop.characteristics.includes("caracole-later")),
    artillery: () => some((line) => line.troop.type === "artillery"),
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

/** Where each famous troop of the rulebook stands in our lists. */
const STANDS: Readonly<Record<string, readonly (readonly [list: string, line: string])[]>> = {
  "Swedish Blue Brigade": [["swedish-1618-1648", "blue-brigade"]],
  "Finnish Hakkapeliita": [["swedish-1618-1648", "hakkapeliita"]],
  "Newly raised Protestant regiments": [["swedish-1618-1648", "newly-raised-protestant-regiments"]],
  Reiter: [
    ["swedish-1618-1648", "reiters"],
    ["spanish-flanders-1568-1648", "reiters"],
    ["polish-lithuanian-1576-1660", "reiters"],
  ],
  Kurassiere: [
    ["swedish-1618-1648", "saxon-kurassiere"],
    ["spanish-flanders-1568-1648", "kurassiere"],
  ],
  "Later Kurassiers": [
    ["swedish-1618-1648", "later-kurassiers"],
    ["spanish-flanders-1568-1648", "later-kurassiers"],
  ],
  "Tercios viejos españoles": [["spanish-flanders-1568-1648", "tercios-viejos"]],
  "Polish Hussars": [["polish-lithuanian-1576-1660", "polish-hussars"]],
  "Polish Pancerni": [["polish-lithuanian-1576-1660", "polish-pancerni"]],
};
const standing = Object.entries(STANDS).flatMap(([famous, places]) => places.map(([list, line]) => ({ famous, list, line })));

// The rulebook's own capitals differ from row to row ("Formed Close", "Formed loose", "protected"): they are not compared.
test.each(standing)("$famous of the rulebook stands in $list as printed", ({ famous, list, line: id }) => {
  const line = listOf(list).lines.find((one) => one.id === id);
  const row = FAMOUS_TROOPS.find((one) => one.name === famous);
  if (!line || !row) throw new Error(`${list} has no ${id}, or the rulebook no ${famous}`);
  expect(line.name).toContain(famous);
  const { type, formation, armour, quality, shot, shooting, impact, melee, special } = troopColumns(line.troop, TABLES);
  const columns = [type, formation, armour, quality, shot, shooting, impact, melee, special.join(" ")];
  expect(columns.map((one) => one.toLowerCase())).toEqual(row.printed.map((one) => one.toLowerCase()));
});

test("every constraint of every list has a sentence that names its lines as the list does", () => {
  const rules = lists.flatMap((list) => list.constraints.map((rule) => ({ list, rule })));
  expect(rules.length).toBeGreaterThan(10);
  for (const { list, rule } of rules) {
    const said = constraintWords(rule, list);
    expect(said, rule.id).toMatch(/^\S.*\S\.$/);
    expect(said, rule.id).not.toMatch(/undefined|null|NaN|\[object/);
    const named = [
      ...rule.lines,
      ...("needs" in rule ? rule.needs : []),
      ...("others" in rule ? rule.others : []),
      ...("than" in rule ? rule.than : []),
    ];
    for (const id of named) expect(said, rule.id).toContain(list.lines.find((line) => line.id === id)?.name);
    if ("n" in rule) expect(said, rule.id).toContain(` ${rule.n} `);
    if (rule.years) expect(said, rule.id).toContain(`${rule.years[0]}–${rule.years[1]}`);
  }
});

describe("a file of the data spoilt anywhere", () => {
  const DATA = resolve(import.meta.dirname, "../../data");
  const filesIn = (folder: string, schema: z.ZodType) =>
    readdirSync(join(DATA, folder)).map((name) => ({ file: `${folder}/${name}`, schema }));

  type Json = { [key: string]: unknown } | unknown[];
  const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;
  type Spoilt = { readonly path: readonly (string | number)[]; readonly whole: Json };

  /** Every field of a document, of an array those of its first and last member, and the document with a strange thing there. */
  function spoilt(value: Json, path: Spoilt["path"] = []): Spoilt[] {
    const keys = Array.isArray(value) ? [...new Set([0, value.length - 1])].filter((at) => at in value) : Object.keys(value);
    return keys.flatMap((key) => {
      const part: unknown = Reflect.get(value, key);
      const put = (other: unknown): Json =>
        Array.isArray(value) ? value.map((one, at) => (at === key ? other : one)) : { ...value, [key]: other };
      const here = { path: [...path, key], whole: put({ nonsense: true }) };
      return [here, ...(isJson(part) ? spoilt(part, here.path).map((inner) => ({ ...inner, whole: put(inner.whole) })) : [])];
    });
  }

  test.each([...filesIn("lists", armyList), ...filesIn("ready-armies", army)])("$file: the sentence says where", ({ file, schema }) => {
    const document: Json = JSON.parse(readFileSync(join(DATA, file), "utf8"));
    const places = spoilt(document);
    expect(places.length).toBeGreaterThan(30);
    for (const { path, whole } of places) {
      const parsed = schema.safeParse(whole);
      const sentences = parsed.error ? faultsOf(parsed.error, whole).map(faultSentence) : [];
      expect(sentences.length, path.join(".")).toBeGreaterThan(0);
      for (const one of sentences) {
        expect(one, path.join(".")).toMatch(/^\S.*\S\.$/);
        expect(one.startsWith(String(path[0])), `${path.join(".")}: ${one}`).toBe(true);
        expect(one).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
