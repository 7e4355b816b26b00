import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { army } from "@/lib/model/army";
import { armyList, type TroopLine } from "@/lib/model/army-list";
import { CAMP_KINDS, SET_FORMATIONS, type SetFormation, TERRITORIES, TROOP_TYPES } from "@/lib/model/enumerations";
import { faultsOf } from "@/lib/model/faults";
import { assess } from "@/lib/rules/army/assess";
import { prepare } from "@/lib/rules/army/prepare";
import { faultSentence } from "@/lib/words/faults";
import { constraintWords } from "@/lib/words/lists";
import { plain } from "@/lib/words/sentence";
import { CATALOG, TABLES } from "../build/rules";

const { lists, readyArmies } = CATALOG;
const book = prepare(lists, TABLES);

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

/** A base of each unit group in the order of their numbers, and the commanders in theirs; camps are standard and poor unless the points say more. */
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
  marignano: {
    bases: [
      148, // (58 + 14 + 18 + 6) x 1.35 = 129.6, + 18
      ...[142, 142], // the same with elan, + 12
      ...[72, 72], // 60 - 8 - 6 + 10 + 8 - 4, + 12
      ...[50, 50], // 36 - 6 + 20
      124, // 70 - 6 + 60
      154, // 92 + 24 + 30 + 8
      112, // 98 - 6 + 20
    ],
    commanders: [480, 340, 340, 225], // the ally: 340 x 0.6 x 1.1 = 224.4
    points: 9633,
  },
  panipat: {
    bases: [
      118, // 98 - 6 + 20, + 6
      ...[132, 132], // 92 + 12 + 20 + 8
      204, // 110 - 6 + 90, + 10
      84, // 60 - 6 + 20, + 10
      178, // 132 x 1.35 = 178.2
      84, // bows cost what arquebuses do
      84,
      ...[134, 134], // 70 - 6 + 60, + 10
      112, // the same as the flanking parties without scouts
      132,
      118,
    ],
    commanders: [1430, 375, 375],
    points: 9866, // with 150 for the fortified camp
  },
  haldighati: {
    bases: [
      118,
      190, // (92 + 12 + 14 + 14) x 1.35 = 178.2, + 12
      132,
      155, // (92 - 8 + 14 + 8) x 1.35 = 143.1, + 12
      210, // an elephant, formed and protected
      74, // 60 - 6 + 20
      178,
      155,
      132,
      114, // 92 + 14 + 8
      132,
      ...[155, 155],
    ],
    commanders: [880, 375, 375, 90], // the ally: 180 x 0.6 x 0.85 = 91.8
    points: 9986,
  },
  "white-mountain": {
    bases: [
      96, // 58 + 18 + 6 + 28 x 8/16
      101, // 58 + 18 + 6 + 28 x 6/9 = 100.67
      234, // 130 - 6 + 110
      96,
      124, // 70 - 6 + 60
      170, // (92 + 12 + 12 + 10) x 1.35 = 170.1
      122, // 92 + 20, + 10
      101,
      126, // 92 + 12 + 12 + 10, one quality lower
      122,
      120, // 98 - 6 + 20 + 8
    ],
    commanders: [880, 375, 375, 120], // the ally: 180 x 0.6 x 1.1 = 118.8
    points: 9996,
  },
  wimpfen: {
    bases: [
      ...[99, 99], // 58 + 18 + 6 + 28 x 0.6 = 98.8
      69, // 98.8 x 0.7 = 69.16
      194, // 110 - 6 + 90
      234, // 130 - 6 + 110
      ...[99, 99],
      ...[183, 183], // 130 + 60 x 0.6 + 28 x 0.6 = 182.8
      99,
      124, // 70 - 6 + 60
      112, // 98 - 6 + 20
      170, // (92 + 12 + 12 + 10) x 1.35 = 170.1
      ...[122, 122], // 92 + 20, + 10
    ],
    commanders: [530, 375, 375, 375],
    points: 9955,
  },
  hodonin: {
    bases: [
      170, // (92 + 12 + 14 + 8) x 1.35 = 170.1
      114, // 92 + 14 + 8
      101, // 58 + 18 + 6 + 28 x 6/9 = 100.67
      118, // 98 - 6 + 20, + 6
      ...[112, 112], // the same without scouts
      120, // 98 - 6 + 20 + 8
      124, // the same, as a carbine costs what a bow does, + 4
      82, // 60 - 6 + 28
      80, // 66 - 6 + 20
      134, // 92 + 20 + 14 + 8
      104, // 98 - 8 - 6 + 20
      112,
    ],
    commanders: [800, 340, 340, 205], // the ally: 340 x 0.6 = 204
    points: 9882, // with 80 for the mobile camp
  },
};

test("no ready army is without its sum by hand", () => {
  expect(Object.keys(BY_HAND).sort()).toEqual(readyArmies.map(({ id }) => id).sort());
});

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
  /** The colunela was Spain's alone, from 1503 to 1534: no list of ours is of those people in those years. */
  const OF_NO_LIST: readonly SetFormation[] = ["colunela"];
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
      SET_FORMATIONS.filter((one) => !OF_NO_LIST.includes(one)).map((formation) => [
        `the set formation ${formation}`,
        () => some((line) => line.troop.setFormation === formation),
      ]),
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

test("every constraint of every list has a sentence that names its lines as the list does", () => {
  const rules = lists.flatMap((list) => list.constraints.map((rule) => ({ list, rule })));
  expect(rules.length).toBeGreaterThan(10);
  for (const { list, rule } of rules) {
    const said = plain(constraintWords(rule, list));
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
