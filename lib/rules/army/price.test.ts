import { describe, expect, test } from "vitest";
import { buildArmy, unitsBut } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { FIRST_TABLES as TABLES } from "@/tests/build/rules";
import { CAMP_KINDS, CAMP_QUALITIES, COMMANDER_CLASSES } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import { type Troop, troop } from "../../model/troop";
import { assess } from "./assess";
import { basePrice, commanderPrice } from "./price";

type Input = Readonly<Record<string, unknown>>;

const foot = (formation: string, more: Input = {}): Troop =>
  troop.parse({ type: "foot", training: "formed", armour: "protected", quality: "average", formation, ...more });
const horse = (formation: string, more: Input = {}): Troop =>
  troop.parse({ type: "mounted", training: "formed", armour: "protected", quality: "average", formation, ...more });
const guns = (weight: string, more: Input = {}, firepower = "average"): Troop =>
  troop.parse({
    type: "artillery",
    training: "formed",
    formation: "loose",
    armour: "unprotected",
    quality: "poor",
    shooting: { weapon: `${weight}-artillery`, firepower },
    ...more,
  });
const platform = (type: string, more: Input = {}): Troop =>
  troop.parse({ type, training: "formed", formation: "loose", armour: "protected", quality: "average", ...more });

const shoots = (weapon: string, firepower: string | null = "average") => ({ shooting: { weapon, firepower } });
const pikeAndShot = { impact: "pike-and-shot", melee: "pike-and-shot" };
const raw = { training: null, armour: "unprotected" };

/** Worked out by hand: everything that quality scales, times quality, rounded once; then the good characteristics. */
const TROOPS: readonly (readonly [name: string, troop: Troop, points: number])[] = [
  // The twelve famous troops of the rulebook.
  // (58 + 18 + 6 + 28) x 1.35 = 148.5 -> 149, + 8 + 12
  [
    "Swedish Blue Brigade, a half rounded up",
    foot("close", {
      setFormation: "pike-and-shot",
      quality: "superior",
      ...shoots("musket"),
      ...pikeAndShot,
      characteristics: ["shoot-and-charge", "elan"],
    }),
    169,
  ],
  // (92 + 20 + 10) x 1.75 = 213.5 -> 214, + 18
  [
    "Finnish Hakkapeliita, a half rounded up",
    horse("loose", { quality: "exceptional", impact: "charging-pistol", melee: "melee-pistol", characteristics: ["ferocious"] }),
    232,
  ],
  // 60 - 6 + 28
  ["Transylvanian Haiduks", foot("loose", { armour: "unprotected", ...shoots("musket") }), 82],
  // (58 + 18 + 6 + 28 x 6/9) x 1.35 = 100 2/3 x 1.35 = 135.9
  [
    "Tilly's veterans",
    foot("close", { setFormation: "early-pike-and-shot", quality: "superior", ...shoots("musket"), ...pikeAndShot }),
    136,
  ],
  // (58 + 14 + 18 + 6 + 18 2/3) x 1.75 = 114 2/3 x 1.75 = 200 2/3
  [
    "Tercios viejos",
    foot("close", {
      training: "drilled",
      setFormation: "early-pike-and-shot",
      quality: "exceptional",
      ...shoots("musket"),
      ...pikeAndShot,
    }),
    201,
  ],
  // 58 + 18 + 6 + 28 x 0.6 = 98.8
  ["Newly raised Protestant regiments", foot("close", { setFormation: "pike-and-shot", ...shoots("musket", "low"), ...pikeAndShot }), 99],
  // 92 + 20, + 10
  ["Reiter", horse("loose", { ...shoots("carbine"), characteristics: ["caracole-later"] }), 122],
  // (92 + 12 + 12 + 10) x 1.35 = 170.1
  ["Kurassiere", horse("close", { armour: "armoured", quality: "superior", impact: "trotting-pistol", melee: "melee-pistol" }), 170],
  // (92 + 20 + 10) x 1.35 = 164.7 -> 165, + 12
  [
    "Later Kurassiers",
    horse("loose", { quality: "superior", impact: "charging-pistol", melee: "melee-pistol", characteristics: ["aggressive"] }),
    177,
  ],
  // 98 - 6 + 20
  ["Transylvanian Hussars, firepower blank", horse("flexible-mounted", { armour: "unprotected", ...shoots("bow", null) }), 112],
  // (92 + 12 + 30 + 10) x 1.35 = 194.4 -> 194, + 18
  [
    "Polish Hussars",
    horse("loose", {
      armour: "armoured",
      quality: "superior",
      impact: "charging-lancer",
      melee: "melee-pistol",
      characteristics: ["ferocious"],
    }),
    212,
  ],
  // (92 + 12 + 20 + 14 + 10) x 1.35 = 199.8
  [
    "Polish Pancerni",
    horse("loose", { armour: "armoured", quality: "superior", ...shoots("carbine"), impact: "light-lance", melee: "melee-pistol" }),
    200,
  ],

  // Shares of set formations.
  // (58 + 14 + 18 + 6 + 20 x 8/16) x 1.35 = 106 x 1.35 = 143.1 -> 143, + 6
  [
    "tercio with manga",
    foot("close", {
      training: "drilled",
      setFormation: "tercio",
      quality: "superior",
      ...shoots("arquebus"),
      ...pikeAndShot,
      characteristics: ["manga"],
    }),
    149,
  ],
  // 58 + 18 + 6 + 20 x 4/12 = 88 2/3
  ["later keil", foot("close", { setFormation: "later-keil", ...shoots("arquebus"), impact: "pike", melee: "pike" }), 89],
  // 58 + 18 + 6 + 20 x 0.6 x 4/12 = 86
  [
    "later keil of low firepower",
    foot("close", { setFormation: "later-keil", ...shoots("arquebus", "low"), impact: "pike", melee: "pike" }),
    86,
  ],
  // (58 + 18 + 6 + 20 x 1.5 x 4/6) x 1.35 = 102 x 1.35 = 137.7
  [
    "colunela of high firepower",
    foot("close", { setFormation: "colunela", quality: "superior", ...shoots("arquebus", "high"), ...pikeAndShot }),
    138,
  ],
  // 58 + 18 + 6 + 20: a keil has no share of its own
  ["keil with arquebus", foot("close", { setFormation: "keil", ...shoots("arquebus"), impact: "pike", melee: "pike" }), 102],
  // (58 + 18 + 6) x 0.7 = 57.4
  ["poor keil", foot("close", { setFormation: "keil", quality: "poor", impact: "pike", melee: "pike" }), 57],

  // Other foot.
  // 58 + 14 - 6 + 28 x 1.5 + 16 + 8 = 132, + 10 + 8
  [
    "foot regiment with socket bayonets, platoon fire and regimental guns",
    foot("close", {
      training: "drilled",
      setFormation: "foot-regiment",
      armour: "unprotected",
      ...shoots("musket", "high"),
      impact: "socket-bayonet",
      melee: "socket-bayonet",
      characteristics: ["platoon-fire", "regimental-guns"],
    }),
    150,
  ],
  // 66 - 6 + 28 + 10 + 4 = 102, + 4
  [
    "flexible foot with plug bayonets and pikes",
    foot("flexible-close-loose", {
      armour: "unprotected",
      ...shoots("musket"),
      impact: "plug-bayonet",
      melee: "plug-bayonet",
      characteristics: ["pikes"],
    }),
    106,
  ],
  // 66 + 14 - 6 + 20 + 10 + 4 = 108, + 8
  [
    "bande",
    foot("flexible-close-loose-skirmish", {
      training: "drilled",
      armour: "unprotected",
      ...shoots("arquebus"),
      impact: "polearm",
      melee: "polearm",
      characteristics: ["bande"],
    }),
    116,
  ],
  // 60 + 14 + 26 x 1.5 = 113, + 6
  [
    "longbowmen of high firepower with stakes",
    foot("loose", { training: "drilled", ...shoots("longbow", "high"), characteristics: ["stakes"] }),
    119,
  ],
  // (58 + 20) x 1.35 = 105.3 -> 105, + 6
  [
    "crossbows with pavise",
    foot("close", { setFormation: "missile-regiment", quality: "superior", ...shoots("crossbow"), characteristics: ["pavise"] }),
    111,
  ],
  // (60 - 8 - 6 + 20 x 0.6 - 10 - 4) x 0.7 = 44 x 0.7 = 30.8: quality scales drawbacks too
  [
    "poor tribal levy, combat shy and impetuous",
    foot("loose", {
      training: "tribal",
      armour: "unprotected",
      quality: "poor",
      ...shoots("arquebus", "low"),
      characteristics: ["combat-shy", "impetuous"],
    }),
    31,
  ],
  // (60 + 16 + 8 - 10 - 6) x 1.75 = 68 x 1.75 = 119, + 10 + 12
  [
    "exceptional fanatics, steady, combat shy and unused to firearms",
    foot("loose", {
      quality: "exceptional",
      impact: "impact-weapon",
      melee: "swordsmen",
      characteristics: ["fanatics", "steady", "combat-shy", "unused-to-firearms"],
    }),
    141,
  ],
  // (60 + 12 + 14) x 1 = 86, + 6
  [
    "two-handed swords, fleet of foot",
    foot("loose", { impact: "two-handed", melee: "expert-swordsmen", characteristics: ["fleet-of-foot"] }),
    92,
  ],

  // Other mounted.
  // (92 + 24 + 30 + 14) x 1.75 = 280, + 12
  [
    "exceptional gendarmes with elan",
    horse("close", {
      armour: "fully-armoured",
      quality: "exceptional",
      impact: "charging-lancer",
      melee: "expert-swordsmen",
      characteristics: ["elan"],
    }),
    292,
  ],
  // 92 + 12 + 12 + 10 = 126, + 14
  [
    "black riders",
    horse("loose", { armour: "armoured", ...shoots("pistol"), melee: "melee-pistol", characteristics: ["caracole-early"] }),
    140,
  ],
  // 78 - 6 + 28
  ["dragoons", horse("dragoon", { armour: "unprotected", ...shoots("musket") }), 100],
  // 92 - 8 - 6 + 14 + 8 = 100, + 4
  [
    "camelry",
    horse("loose", { training: "tribal", armour: "unprotected", impact: "light-lance", melee: "swordsmen", characteristics: ["camelry"] }),
    104,
  ],

  // Artillery has a scale of its own: poor is its normal grade.
  ["light guns", guns("light"), 124], // 70 - 6 + 60
  ["medium guns of low firepower, average", guns("medium", { quality: "average" }, "low"), 182], // (110 - 6 + 54) x 1.15 = 181.7
  ["medium guns, superior", guns("medium", { quality: "superior" }), 262], // (110 - 6 + 90) x 1.35 = 261.9
  ["heavy guns of high firepower, exceptional", guns("heavy", { quality: "exceptional" }, "high"), 462], // (130 - 6 + 165) x 1.6 = 462.4

  // Weapons on board are paid for once, each at its own firepower.
  ["wagons with muskets on board", platform("battle-wagon", { attached: [{ weapon: "musket", firepower: "average" }] }), 158], // 130 + 28
  // (130 + 60 x 1.5 + 20 x 0.6) x 1.35 = 232 x 1.35 = 313.2
  [
    "superior wagons with light guns and crossbows on board",
    platform("battle-wagon", {
      quality: "superior",
      attached: [
        { weapon: "light-artillery", firepower: "high" },
        { weapon: "crossbow", firepower: "low" },
      ],
    }),
    313,
  ],
  // (210 - 8 + 20 + 8) x 1.35 = 310.5 -> 311
  [
    "superior elephants with bows and, on board, javelins",
    platform("elephant", { training: "tribal", quality: "superior", ...shoots("bow"), attached: [{ weapon: "javelin" }] }),
    311,
  ],

  // The minimum prices. (36 - 6 + 10 x 0.6 - 6) x 0.7 = 21
  ["slingers at the floor", foot("skirmish", { ...raw, quality: "poor", ...shoots("sling", "low"), characteristics: ["nervous"] }), 30],
  // (36 - 6) x 0.7 = 21, + 6 = 27: the minimum is for the whole price
  ["scouts at the floor", foot("skirmish", { ...raw, quality: "poor", characteristics: ["scouts"] }), 30],
  // (36 - 6 + 8) x 0.7 = 26.6 -> 27, + 6
  ["dart throwers just above it", foot("skirmish", { ...raw, quality: "poor", ...shoots("dart"), characteristics: ["scouts"] }), 33],
  // (60 - 6 + 8) x 0.7 = 43.4
  ["mounted skirmishers at theirs", horse("skirmish", { ...raw, quality: "poor", ...shoots("javelin") }), 45],
  // (60 - 6 + 20) x 0.7 = 51.8
  ["horse archers above it", horse("skirmish", { ...raw, quality: "poor", ...shoots("bow") }), 52],
];

test.each(TROOPS)("a base of %s", (_, one, points) => {
  expect(basePrice(one, TABLES)).toBe(points);
});

describe("commanders", () => {
  // army: 1300, 800, 480, 260; sub: 620, 340, 180; an ally 0.6 of a sub; professional 1.1, instinctive 1, tribal 0.85; to the nearest 5
  const PRICES = {
    army: {
      legendary: [1430, 1300, 1105],
      talented: [880, 800, 680],
      competent: [530, 480, 410], // 528, 480, 408
      mediocre: [285, 260, 220], // 286, 260, 221
    },
    sub: {
      talented: [680, 620, 525], // 682, 620, 527
      competent: [375, 340, 290], // 374, 340, 289
      mediocre: [200, 180, 155], // 198, 180, 153
    },
    ally: {
      talented: [410, 370, 315], // 409.2 (rounded twice it would be 405), 372, 316.2
      competent: [225, 205, 175], // 224.4, 204, 173.4
      mediocre: [120, 110, 90], // 118.8, 108, 91.8
    },
  } as const;

  const cases = Object.entries(PRICES).flatMap(([role, grades]) =>
    Object.entries(grades).flatMap(([grade, prices]) => COMMANDER_CLASSES.map((kind, at) => ({ role, grade, kind, price: prices[at] }))),
  );

  test.each(cases)("$grade $kind as $role costs $price", ({ role, grade, kind, price }) => {
    expect(commanderPrice({ role, grade, class: kind } as Parameters<typeof commanderPrice>[0], TABLES)).toBe(price);
  });

  test("halves are rounded up", () => {
    const other = (value: number): RulesTables => ({
      ...TABLES,
      points: {
        ...TABLES.points,
        armyCommander: TABLES.points.armyCommander.map((row) => (row.id === "mediocre" ? { ...row, value } : row)),
      },
    });
    const price = (value: number) => commanderPrice({ role: "army", grade: "mediocre", class: "tribal" }, other(value));
    expect(price(250)).toBe(215); // 212.5
    expect(price(249)).toBe(210); // 211.65
  });
});

test("camps cost what their kind and their defenders cost", () => {
  const kinds = { standard: 0, fortified: 150, mobile: 80, flexible: 120, none: 400 } as const;
  const qualities = { poor: 0, average: 80, superior: 160 } as const;
  const book = buildBook();
  for (const kind of CAMP_KINDS) {
    for (const quality of CAMP_QUALITIES) {
      const { reasons } = assess(buildArmy({ camp: { kind, quality } }), book);
      const camp = reasons.points.filter((reason) => reason.at !== undefined && "camp" in reason.at).map((reason) => reason.value);
      expect(
        camp.reduce((total, value) => total + value, 0),
        `${kind}, ${quality}`,
      ).toBe(kinds[kind] + qualities[quality]);
    }
  }
});

test("a whole army costs the sum of its parts", () => {
  // 18 regiments at 58 + 18 + 6 + 28 = 110; 8 horse at 92 + 20 + 10 = 122; 6 light horse at 98 - 6 + 20 = 112; 6 skirmishers at
  // 36 - 6 + 8 = 38; 2 guns at 110 - 6 + 90 = 194; a talented professional at 880 and two competent sub-commanders at 375:
  // 1980 + 976 + 672 + 228 + 388 + 880 + 750
  expect(assess(buildArmy(), buildBook()).numbers.points).toBe(5874);
  // regimental guns for one group of six: + 6 x 8; horse one quality lower: 122 x 0.7 = 85.4, so 4 x 37 less
  const changed = unitsBut({ 1: { options: ["regimental-guns"] }, 4: { qualityDown: true } });
  expect(assess(buildArmy({ units: changed }), buildBook()).numbers.points).toBe(5874 + 48 - 148);
  // muskets of low firepower: 82 + 16.8 = 98.8, so 6 x 11 less
  const shots = unitsBut({ 2: { firepowerDown: true } });
  expect(assess(buildArmy({ units: shots }), buildBook()).numbers.points).toBe(5874 - 66);
});
