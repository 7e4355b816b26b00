import { describe, expect, test } from "vitest";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import { TABLES } from "@/tests/build/rules";
import { type Troop, troop } from "../model/troop";
import { lossWords, shortColumns, traitWords, troopColumns, troopPhrase } from "./troop-words";

const foot = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" } as const;

describe("a troop in the columns of the rulebook's table", () => {
  test.each(FAMOUS_TROOPS)("$name as it is printed there", ({ troop: famous, printed }) => {
    const { type, formation, armour, quality, shot, shooting, impact, melee, special } = troopColumns(troop.parse(famous), TABLES);
    const columns = [type, formation, armour, quality, shot, shooting, impact, melee, special.join(" ")];
    expect(columns.map((one) => one.toLowerCase())).toEqual(printed.map((one) => one.toLowerCase()));
  });

  test("skirmishers have no training, and a set formation stands after the characteristics", () => {
    const skirmishers = troop.parse({ ...foot, training: null, formation: "skirmish", characteristics: ["combat-shy", "scouts"] });
    expect(troopColumns(skirmishers, TABLES)).toMatchObject({ formation: "Skirmish", special: ["Combat shy", "Scouts"] });
    const tercio = troop.parse({
      ...{ ...foot, setFormation: "tercio", characteristics: ["manga"] },
      ...{ impact: "pike", shooting: { weapon: "arquebus" } },
    });
    expect(troopColumns(tercio, TABLES).special).toEqual(["Manga", "Tercio"]);
  });

  test.each([
    [{ weapon: "light-artillery" }, "on board: Light artillery"],
    [{ weapon: "arquebus", firepower: "high" }, "on board: Arquebus HFP"],
  ] as const)("%o on board", (attached, said) => {
    const wagons = troop.parse({ ...foot, type: "battle-wagon", attached: [attached] });
    expect(troopColumns(wagons, TABLES).special).toEqual([said]);
  });
});

describe("a troop in short forms", () => {
  const shortly: readonly [string, Partial<ReturnType<typeof shortColumns>>][] = [
    ["Swedish Blue Brigade", { type: "Foot", formation: "Formed close", armour: "Prot", quality: "Sup", shot: "Mu", shooting: "AFP" }],
    ["Polish Hussars", { type: "Mtd", formation: "Formed loose", armour: "Arm", shot: "", shooting: "", impact: "CL", melee: "MPi" }],
    ["Transylvanian Hussars", { formation: "Formed flexible", armour: "UP", quality: "Ave", shot: "Bow", shooting: "" }],
  ];
  test.each(shortly)("%s", (name, columns) => {
    const famous = troop.parse(FAMOUS_TROOPS.find((one) => one.name === name)?.troop);
    expect(shortColumns(famous, TABLES)).toMatchObject({ ...columns, special: troopColumns(famous, TABLES).special });
  });

  test.each([
    [{ training: null, formation: "skirmish" }, "Skirmish"],
    [{ training: "drilled", formation: "flexible-close-loose-skirmish" }, "Drilled flexible C/L/S"],
  ] as const)("%o: %s", (more, formation) => {
    expect(shortColumns(troop.parse({ ...foot, ...more }), TABLES)).toMatchObject({ formation });
  });
});

describe("a troop in one line", () => {
  const phrases: readonly [string, string][] = [
    ["Swedish Blue Brigade", "foot, formed close, pike and shot, protected, superior, musket, shoot and charge, elan"],
    ["Tilly's veterans", "foot, formed close, early pike and shot, protected, superior, musket"],
    ["Polish Hussars", "mounted, formed loose, armoured, superior, charging lancer, melee pistol, ferocious"],
    ["Transylvanian Hussars", "mounted, formed flexible, unprotected, average, bow"],
  ];
  test.each(phrases)("%s", (name, phrase) => {
    const famous = FAMOUS_TROOPS.find((one) => one.name === name);
    expect(troopPhrase(troop.parse(famous?.troop), TABLES)).toBe(phrase);
  });

  test.each([
    [{ shooting: { weapon: "musket", firepower: "low" } }, "foot, formed close, protected, average, musket, low firepower"],
    [{ shooting: { weapon: "bow", firepower: null }, melee: "swordsmen" }, "foot, formed close, protected, average, bow, swordsmen"],
    [
      {
        type: "battle-wagon",
        attached: [
          { weapon: "light-artillery", firepower: "low" },
          { weapon: "musket", firepower: "average" },
        ],
      },
      "battle wagons, formed close, protected, average, light artillery on board, low firepower, musket on board",
    ],
  ] as const)("%o: %s", (more, phrase) => {
    expect(troopPhrase(troop.parse({ ...foot, ...more }), TABLES)).toBe(phrase);
  });

  test("a weapon for both columns is said once", () => {
    const pikes: Troop = troop.parse({ ...foot, setFormation: "keil", impact: "pike", melee: "pike" });
    expect(troopPhrase(pikes, TABLES)).toBe("foot, formed close, keil, protected, average, pike");
  });
});

describe("what follows from a classification", () => {
  const none: Parameters<typeof traitWords>[0] = {
    ...{ double: false, shatter: false, shove: "no", square: false, evade: false, mustEvade: "no", skirmish: false },
    ...{ rearSupported: false, noFlank: false, noRear: false, neverNervous: false },
    ...{ skirmishers: false, movesAsGroup: false, baseDepth: 50 },
  };

  test.each<[Partial<Parameters<typeof traitWords>[0]>, readonly string[]]>([
    [{}, []],
    [{ double: true, shatter: true, square: true }, ["counts double", "shatter", "square"]],
    [{ shove: "all" }, ["shove"]],
    [{ shove: "looser-foot" }, ["shoves looser foot"]],
    [{ shove: "looser-foot-in-close-form" }, ["shoves looser foot when close"]],
    [{ mustEvade: "always" }, ["must evade"]],
    [{ mustEvade: "in-skirmish-form" }, ["must evade as SuG"]],
    [{ evade: true, skirmish: true }, ["evade", "skirmish"]],
    [{ noFlank: true }, ["no flank"]],
    [{ noFlank: true, noRear: true, rearSupported: true }, ["no flank or rear", "rear supported"]],
    [{ movesAsGroup: true }, ["moves as a group"]],
    [{ neverNervous: true }, ["never nervous"]],
  ])("%o", (traits, words) => {
    expect(traitWords({ ...none, ...traits })).toEqual(words);
  });
});

/** Two wounds to a base. */
test.each([
  [2, "1 base"],
  [3, "1 base and a wound"],
  [4, "2 bases"],
  [5, "2 bases and a wound"],
  [7, "3 bases and a wound"],
  [12, "6 bases"],
  [17, "8 bases and a wound"],
])("%i wounds are %s", (wounds, words) => {
  expect(lossWords(wounds, 2)).toBe(words);
});

test("with three wounds to a base, two over are told as two", () => {
  expect(lossWords(8, 3)).toBe("2 bases and 2 wounds");
});
