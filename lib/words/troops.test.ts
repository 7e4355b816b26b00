import { describe, expect, test } from "vitest";
import { BROKEN_TROOPS } from "@/tests/build/broken-troops";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import { TABLES } from "@/tests/build/rules";
import { faultsOf } from "../model/faults";
import { type Troop, troop } from "../model/troop";
import { TROOP_PROBLEMS, type TroopProblemCode } from "../model/troop-consistency";
import { faultSentence } from "./faults";
import { plain } from "./sentence";
import { isTroopProblem, lossWords, shortColumns, traitWords, troopColumns, troopPhrase, troopProblemWords } from "./troops";

describe("troop", () => {
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
      [{ mustEvade: "in-skirmish-form" }, ["in skirmish form must evade"]],
      [{ evade: true, skirmish: true }, ["evade", "skirmish"]],
      [{ noFlank: true }, ["no flank"]],
      [{ noFlank: true, noRear: true, rearSupported: true }, ["no flank or rear", "rear supported"]],
      [{ movesAsGroup: true }, ["every move costs as a group move"]],
      [{ neverNervous: true }, ["never nervous"]],
    ])("%o", (traits, words) => {
      expect(traitWords({ ...none, ...traits }, { characteristics: [] })).toEqual(words);
    });

    test("but not what is printed as a characteristic", () => {
      const traits = { ...none, shove: "all", square: true, evade: true, skirmish: true, shatter: true } as const;
      expect(traitWords(traits, { characteristics: ["shove", "square", "evade", "skirmish"] })).toEqual(["shatter"]);
    });
  });

  /** Two wounds to a base. */
  test.each([
    [2, "1 base"],
    [3, "1 base + 1 wound"],
    [4, "2 bases"],
    [5, "2 bases + 1 wound"],
    [7, "3 bases + 1 wound"],
    [12, "6 bases"],
    [17, "8 bases + 1 wound"],
  ])("%i wounds are %s", (wounds, words) => {
    expect(lossWords(wounds, 2)).toBe(words);
  });

  test("with three wounds to a base, two over are told as two", () => {
    expect(lossWords(8, 3)).toBe("2 bases + 2 wounds");
  });
});

describe("troop problem", () => {
  function faultOf(code: TroopProblemCode) {
    const parsed = troop.safeParse(BROKEN_TROOPS[code].troop);
    const fault = parsed.success ? undefined : faultsOf(parsed.error, BROKEN_TROOPS[code].troop)[0];
    if (fault?.code !== code) throw new Error(`${code} has no case`);
    return fault;
  }

  /** A part of each sentence that only its own rule would say. */
  const TOLD: Readonly<Record<TroopProblemCode, string>> = {
    "mounted-with-foot-weapon": "Mounted troops cannot have musket",
    "foot-with-mounted-weapon": "Foot cannot have charging lancer",
    "weapon-not-of-type": "Battle wagons cannot have melee pistol: it is a weapon of mounted troops",
    "bayonet-without-firearm": "A bayonet needs a firearm",
    "bayonets-differ": "plug bayonets or socket bayonets, not both",
    "pike-and-shot-without-shot": "Pike and shot needs a firearm",
    "artillery-without-gun": "must have light, medium or heavy artillery",
    "gun-without-artillery": "Only artillery shoots with light artillery",
    "artillery-not-loose": "always in loose formation",
    "training-missing": "Choose drilled, formed or tribal",
    "skirmishers-with-training": "they move as drilled",
    "mounted-formation-on-others": "Only mounted troops can be flexible mounted or dragoons",
    "foot-formation-on-others": "Only foot can be flexible between close, loose and skirmish",
    "skirmish-form-on-others": "Battle wagons never skirmish",
    "dragoons-not-formed": "Dragoons are formed",
    "caracole-without-mounted-firearm": "with pistol or carbine can caracole",
    "caracole-twice": "early caracole or later caracole",
    "dragoons-with-caracole": "Dragoons shoot as foot",
    "firepower-without-weapon": "needs a shooting weapon",
    "set-formation-not-foot": "Only foot can be in a set formation",
    "set-formation-not-close": "in close formation",
    "skirmishers-in-set-formation": "Skirmishers cannot be in a set formation",
    "set-formation-without-pikes": "A keil has pikes: give it pike for impact or melee",
    "set-formation-without-shot": "Pike and shot has bases of shot",
    "colunela-without-arquebus": "give it an arquebus",
    "foot-regiment-without-firearm": "A foot regiment needs a firearm",
    "missile-regiment-without-missiles": "A missile regiment needs bows",
    "missile-regiment-with-shot": "A missile regiment has no firearms",
    "commanded-shot-without-shot": "Commanded shot needs an arquebus",
    "bande-not-as-defined": "Bande are unprotected foot",
    "manga-without-tercio": "Only a tercio",
    "pikes-without-bayonet": "plug or socket bayonet",
    "regimental-guns-not-foot": "Only foot can have regimental guns",
    "regimental-guns-without-weapon": "Regimental guns need troops",
    "platoon-fire-without-firearm": "Platoon fire needs a firearm",
    "shoot-and-charge-without-weapon": "Shoot and charge needs",
    "square-not-foot": "Only foot can form square",
    "camelry-not-mounted": "can be camelry",
    "mounted-with-foot-characteristic": "Mounted troops cannot have platoon fire",
    "dismountable-not-mounted": "Only mounted troops can dismount",
    "nervous-never": "Dragoons are never nervous",
    "nervous-and-steady": "nervous or steady, not both",
    "wagons-cannot": "Battle wagons cannot have impetuous: they never charge",
    "guns-cannot": "These guns cannot have evade",
    "skirmishers-with-shove": "Skirmishers cannot shove",
    "skirmishers-with-square": "Skirmishers cannot form square",
    "skirmishers-with-obstacles": "Pure skirmishers cannot have barricades",
    "elephants-not-protected": "Elephants are always protected",
    "attached-without-platform": "Only battle wagons and elephants carry weapons on board",
    "attached-weapon-too-large": "Medium artillery cannot be carried on board",
    "characteristic-follows": "Square already follows from the rest",
  };

  describe("each contradiction has its own sentence", () => {
    test.each(TROOP_PROBLEMS)("%s", (code) => {
      const { params, path } = faultOf(code);
      const sentence = plain(troopProblemWords(code, params));
      expect(sentence).toContain(TOLD[code]);
      expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
      expect(sentence).not.toMatch(/undefined|null|\[object|-with-/);
      expect(faultSentence({ code, path, params })).toContain(`: ${sentence}`);
    });

    test("no two are the same", () => {
      const sentences = TROOP_PROBLEMS.map((code) => plain(troopProblemWords(code, faultOf(code).params)));
      expect(new Set(sentences).size).toBe(TROOP_PROBLEMS.length);
    });

    test("an unknown code has no sentence", () => {
      expect(isTroopProblem("caracole-twice")).toBe(true);
      expect(["unit-size", "toString", ""].filter(isTroopProblem)).toEqual([]);
    });
  });

  test("the options that make a contradiction are named with it", () => {
    const fault = {
      code: "characteristic-follows",
      path: ["lines", 2, "optional"],
      params: { characteristic: "shove", options: "elan, shove" },
    };
    expect(faultSentence(fault)).toContain("Shove already follows from the rest");
    expect(faultSentence(fault)).toContain("(with elan, shove)");
  });
});
