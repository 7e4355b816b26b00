import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { CATALOG, FIRST_TABLES, TABLES } from "@/tests/build/rules";

/** "foot-close 58, foot-loose 60" as a table of numbers. */
function priced(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(",").map((entry) => {
      const [id = "", value = ""] = entry.trim().split(/ (?=\S+$)/);
      return [id.replaceAll(" ", "-"), Number(value)];
    }),
  );
}

const valuesOf = (rows: readonly { readonly id: string; readonly value: number }[]) =>
  Object.fromEntries(rows.map(({ id, value }) => [id, value]));
const byId = <Row extends { readonly id: string }>(rows: readonly Row[], id: Row["id"]): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
/** The rows without what they are called and where they are from. */
const facts = (rows: readonly object[]) =>
  rows.map((row) => {
    const { source: _source, name: _name, short: _short, sentence: _sentence, ...rest } = row as Record<string, unknown>;
    return rest;
  });

test("the first prices are known by the version that armies were made with", () => {
  expect(CATALOG.earlierRules.map(({ version }) => version)).toEqual([
    "sha256:10319b96fa4759f174e33bacc8b49eed18963cb48465f380ba9b2cff2e16542a",
  ]);
});

test("the prices in force are those that were found, and say so", () => {
  const factors: Readonly<Record<string, number>> = { firepower: 10, quality: 1000, artilleryQuality: 1000 };
  for (const { table, id, old, new: found } of CATALOG.worth.result.constants) {
    const row = (TABLES.points[table as "body"] as readonly { id: string; source: { why: string | null } }[]).find((one) => one.id === id);
    const { value, tenths, thousandths } = row as { value?: number; tenths?: number; thousandths?: number };
    expect(value ?? tenths ?? thousandths, `${table}/${id}`).toBe(Math.round(found * (factors[table] ?? 1)));
    expect(row?.source.why?.includes("We let every troop line fight every other"), `${table}/${id}`).toBe(found !== old);
  }
});

describe("the first points, as the design prints them", () => {
  const { points } = FIRST_TABLES;

  test.each([
    [
      "body",
      points.body,
      "foot close 58, foot loose 60, foot flexible 66, foot skirmish 36, mounted close 92, mounted loose 92, mounted flexible 98, mounted skirmish 60, mounted dragoon 78, light artillery 70, medium artillery 110, heavy artillery 130, battle wagon 130, elephant 210",
    ],
    ["training", points.training, "drilled 14, formed 0, tribal -8"],
    ["armour", points.armour, "unprotected -6, protected 0, armoured 12, fully armoured 24"],
    [
      "shooting",
      points.shooting,
      "arquebus 20, musket 28, carbine 20, pistol 12, bow 20, longbow 26, crossbow 20, javelin 8, sling 10, dart 8, light artillery 60, medium artillery 90, heavy artillery 110",
    ],
    [
      "impact",
      points.impact,
      "pike 18, pike and shot 18, polearm 10, long spear 12, charging lancer 30, light lance 14, charging pistol 20, trotting pistol 12, plug bayonet 10, socket bayonet 16, impact weapon 16, two-handed 12",
    ],
    [
      "melee",
      points.melee,
      "pike 6, pike and shot 6, polearm 4, melee pistol 10, swordsmen 8, expert swordsmen 14, plug bayonet 4, socket bayonet 8",
    ],
    [
      "characteristics",
      points.characteristics,
      "aggressive 12, bande 8, barricades 10, caltrops 4, camelry 4, caracole early 14, caracole later 10, combat shy -10, dismountable 4, elan 12, evade 6, fanatics 10, ferocious 18, fleet of foot 6, impetuous -4, independent 6, manga 6, nervous -6, pavise 6, pikes 4, platoon fire 10, regimental guns 8, scouts 6, shoot and charge 8, shove 8, skirmish 6, square 4, stakes 6, steady 12, unused to firearms -6",
    ],
    ["the least a base costs", points.least, "any 30, mounted 45"],
    ["army commanders", points.armyCommander, "legendary 1300, talented 800, competent 480, mediocre 260"],
    ["sub-commanders", points.subCommander, "talented 620, competent 340, mediocre 180"],
    ["rounding", points.commanderRounding, "nearest 5"],
    ["camps", points.campKind, "standard 0, fortified 150, mobile 80, flexible 120, none 400"],
    ["camp quality", points.campQuality, "poor 0, average 80, superior 160"],
  ])("%s", (_what, rows, printed) => {
    expect(valuesOf(rows)).toEqual(priced(printed));
  });

  test("shares of a price: firepower in tenths, quality in thousandths, allies and classes in percent", () => {
    expect(facts(points.firepower)).toEqual([
      { id: "low", tenths: 6 },
      { id: "average", tenths: 10 },
      { id: "high", tenths: 15 },
    ]);
    expect(points.quality.map((row) => [row.id, row.thousandths])).toEqual([
      ["poor", 700],
      ["average", 1000],
      ["superior", 1350],
      ["exceptional", 1750],
    ]);
    expect(points.artilleryQuality.map((row) => [row.id, row.thousandths])).toEqual([
      ["poor", 1000],
      ["average", 1150],
      ["superior", 1350],
      ["exceptional", 1600],
    ]);
    expect(facts(points.ally)).toEqual([{ id: "ally", percent: 60 }]);
    expect(points.commanderClass.map((row) => [row.id, row.percent])).toEqual([
      ["professional", 110],
      ["instinctive", 100],
      ["tribal", 85],
    ]);
  });
});

test("map and scouting cards, as the design prints them", () => {
  const { cards } = TABLES;
  expect(valuesOf(cards.gradeValue)).toEqual({ mediocre: 0, competent: 1, talented: 2, legendary: 3 });
  expect(valuesOf(cards.scouting)).toEqual({ "foot-skirmishers": 1, mounted: 1, dragoons: 2, "flexible-mounted": 2, caracole: 2 });
  expect(valuesOf(cards.scoutsFactor)).toEqual({ scouts: 2 });
  expect(valuesOf(cards.mapStart)).toEqual({ start: 3 });
  expect(facts(cards.mapSteps)).toEqual([
    { id: "other-commanders", from: 2, value: 1 },
    { id: "scouting-first", from: 20, value: 1 },
    { id: "scouting-second", from: 40, value: 1 },
  ]);
  expect(valuesOf(cards.scoutingStart)).toEqual({ start: 1 });
  expect(valuesOf(cards.scoutingCommander)).toEqual({ talented: 1 });
  expect(valuesOf(cards.scoutingPerCard)).toEqual({ points: 10 });
  expect(valuesOf(cards.scoutingMost)).toEqual({ cards: 8 });
});

describe("dice and cards", () => {
  test("the faces of the death dice, in the order they are drawn", () => {
    const faces = Object.fromEntries(TABLES.deathDice.map((row) => [`${row.letter} ${row.id}`, row.faces.join(" ")]));
    expect(faces).toEqual({
      "K black": "wound special blank blank blank blank",
      "W white": "wound wound special blank blank blank",
      "G green": "skull wound wound special blank blank",
      "Y yellow": "skull wound wound wound special blank",
      "R red": "skull skull wound wound wound special",
    });
  });

  test("the pack: fifty cards, from black to red", () => {
    expect(facts(TABLES.pack)).toEqual([
      { id: "black", cards: 8, value: 0, coloured: false },
      { id: "white", cards: 12, value: 1, coloured: false },
      { id: "green", cards: 14, value: 2, coloured: true },
      { id: "yellow", cards: 10, value: 3, coloured: true },
      { id: "red", cards: 6, value: 4, coloured: true },
    ]);
    expect(TABLES.pack.reduce((sum, row) => sum + row.cards, 0)).toBe(50);
  });
});

describe("commanders", () => {
  test("grades: cards, block, the die to invade, the die against him", () => {
    expect(facts(TABLES.commanders.grades)).toEqual([
      { id: "mediocre", cards: 2, blockSize: 2, invasionDie: "white", kabDie: "red", armyOnly: false },
      { id: "competent", cards: 3, blockSize: 3, invasionDie: "green", kabDie: "yellow", armyOnly: false },
      { id: "talented", cards: 4, blockSize: 4, invasionDie: "yellow", kabDie: "green", armyOnly: false },
      { id: "legendary", cards: 5, blockSize: 5, invasionDie: "red", kabDie: "white", armyOnly: true },
    ]);
  });

  test("classes: range, gifts, floating, prompting others", () => {
    expect(facts(TABLES.commanders.classes)).toEqual([
      { id: "professional", commandRange: 12, giftCards: null, giftRange: 20, floats: true, promptsOthers: true },
      { id: "instinctive", commandRange: 10, giftCards: 1, giftRange: 10, floats: false, promptsOthers: true },
      { id: "tribal", commandRange: 8, giftCards: 0, giftRange: 0, floats: false, promptsOthers: false },
    ]);
  });
});

test("camps: three by two, sacked at two, and what each kind is to defender and invader", () => {
  expect(facts(TABLES.camps.size)).toEqual([{ id: "camp", width: 3, depth: 2, sackedAt: 2 }]);
  expect(facts(TABLES.camps.kinds)).toEqual([
    { id: "standard", defending: "standard", invading: "standard" },
    { id: "fortified", defending: "fortified", invading: "fortified" },
    { id: "mobile", defending: "mobile", invading: "mobile" },
    { id: "flexible", defending: "fortified", invading: "mobile" },
    { id: "none", defending: "mobile", invading: "none" },
  ]);
});

describe("set formations", () => {
  /** Bases, files, shot, pikes, and how many may shoot. */
  const DRAWN = {
    "pike-and-shot": [6, 3, 4, 2, 6],
    "early-pike-and-shot": [9, 3, 6, 3, 6],
    keil: [12, 3, 0, 12, 0],
    "later-keil": [12, 4, 4, 8, 4],
    tercio: [16, 4, 8, 8, 8],
    colunela: [6, 2, 2, 4, 4],
  } as const;

  test.each(Object.entries(DRAWN))("%s as it is drawn", (id, [size, width, shot, pikes, shooters]) => {
    const row = byId(TABLES.setFormations, id as keyof typeof DRAWN);
    const drawing = row.ranks ?? [];
    const count = (letter: string) => drawing.join("").split(letter).length - 1;
    expect(row.size).toBe(size);
    expect([...new Set(drawing.map((rank) => rank.length))]).toEqual([width]);
    expect({ shot: count("S"), pikes: count("P"), other: count("B") }).toEqual({ shot, pikes, other: 0 });
    expect(row.shooters).toEqual(shooters === 0 ? null : { may: shooters, of: size });
    for (const rank of drawing) expect([...rank].reverse().join("")).toBe(rank);
  });

  test("where the shot and the pikes stand, front rank first", () => {
    const ranks = (id: keyof typeof DRAWN) => byId(TABLES.setFormations, id).ranks;
    expect(ranks("pike-and-shot")).toEqual(["SPS", "SPS"]);
    expect(ranks("early-pike-and-shot")).toEqual(["SPS", "SPS", "SPS"]);
    expect(ranks("later-keil")).toEqual(["SPPS", "SPPS", ".PP.", ".PP."]);
    expect(ranks("tercio")).toEqual(["S..S", "SPPS", ".PP.", ".PP.", "SPPS", "S..S"]);
    expect(ranks("colunela")).toEqual(["SS", "PP", "PP"]);
  });

  test("regiments and commanded shot have no fixed size", () => {
    for (const id of ["foot-regiment", "missile-regiment", "commanded-shot"] as const) {
      expect(byId(TABLES.setFormations, id)).toMatchObject({ size: null, ranks: null, shooters: null });
    }
  });

  test.each([
    ["double", "keil later-keil tercio"],
    ["movesAsGroup", "keil later-keil tercio"],
    ["noFlank", "keil later-keil tercio"],
    ["noRear", "tercio"],
    ["rearSupported", "keil later-keil tercio"],
    ["shoves", "keil later-keil tercio"],
    ["neverNervous", "commanded-shot"],
  ] as const)("%s", (trait, ids) => {
    expect(TABLES.setFormations.filter((row) => row[trait]).map((row) => row.id)).toEqual(ids.split(" "));
  });
});

test("sizes of unit groups that the rules bound", () => {
  expect(facts(TABLES.unitSizes)).toEqual([
    { id: "dragoons", min: 2, max: 4 },
    { id: "battle-wagons", min: 4, max: 4 },
    { id: "elephants", min: 2, max: 6 },
  ]);
});

test("depths of bases, in hundredths of a base width", () => {
  const depths = Object.fromEntries(TABLES.baseDepths.map((row) => [row.id, row.depth]));
  expect(depths).toEqual({ foot: 50, mounted: 75, artillery: 100, elephant: 100, "battle-wagon": 200, commander: 100 });
});

describe("an army", () => {
  test("its limits", () => {
    expect(valuesOf(TABLES.army.limits)).toEqual({
      ...{ "commanders-min": 2, "commanders-max": 4, "sub-commanders-min": 1, "sub-commanders-max": 3, "talented-max": 2 },
      ...{ "contingent-min": 2, "contingent-max": 4, "contingent-minimum-divisor": 2 },
      ...{ "points-limit": 10_000, "points-limit-small": 6000, "points-limit-medium": 7000 },
      ...{ "double-group-tugs": 2, "wounds-per-base": 2, "steady-wounds": 1, "map-cards-wanted": 5, "fragile-foot-bases": 4 },
      ...{ "group-move-cards": 2, "march-cards-skirmishers": 1, "march-cards-mounted": 2, "march-cards-others": 3 },
    });
  });

  /** In wounds, two to a base: more than half of a TuG, more than a third of a SuG, all of the fanatics. */
  test.each([
    ["tug", 4, 5],
    ["tug", 6, 7],
    ["tug", 9, 10],
    ["tug", 16, 17],
    ["sug", 6, 5],
    ["sug", 8, 6],
    ["sug", 9, 7],
    ["fanatics", 6, 12],
  ] as const)("a %s of %i bases breaks at %i wounds", (kind, bases, wounds) => {
    const { numerator, denominator, extra } = byId(TABLES.army.breakPoints, kind);
    expect(Math.floor((bases * 2 * numerator) / denominator) + extra).toBe(wounds);
  });

  test("it breaks at half its TuGs", () => {
    expect(byId(TABLES.army.breakPoints, "army")).toMatchObject({ numerator: 1, denominator: 2, extra: 0 });
  });
});

describe("the source of every value", () => {
  type Row = { readonly id: string; readonly source?: { readonly from: string; readonly heading?: string; readonly why?: string } };
  const folder = resolve(import.meta.dirname, "../../data/rules");

  function rowsIn(node: unknown): readonly Row[] {
    if (typeof node !== "object" || node === null) return [];
    if (!Array.isArray(node) && "id" in node) return [node as Row];
    return Object.values(node).flatMap(rowsIn);
  }

  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const rows = files.flatMap((file) => rowsIn(JSON.parse(readFileSync(join(folder, file), "utf8"))).map((row) => ({ ...row, file })));

  test("all fourteen files are read", () => {
    expect(files).toHaveLength(14);
    expect(rows.length).toBeGreaterThan(250);
  });

  test.each(files)("%s: the rulebook with its heading, anything else with its reason", (file) => {
    for (const { id, source } of rows.filter((row) => row.file === file)) {
      const given = source?.from === "rulebook" ? source.heading : source?.why;
      expect(given, id).toMatch(/^[A-Z].{4}/);
      expect(["rulebook", "sibling", "house"], id).toContain(source?.from);
    }
  });

  test("the rulebook prints neither points nor the sums of cards, so none of them claims to be from it", () => {
    const claiming = rows.filter((row) => ["points.json", "cards.json"].includes(row.file) && row.source?.from === "rulebook");
    expect(claiming.map((row) => row.id)).toEqual(["scouts"]);
    expect(rows.filter((row) => row.source?.from === "sibling").map((row) => row.id)).toEqual(["impact-weapon", "two-handed"]);
  });
});

test("every sentence is a single one, and no two rows say the same", () => {
  const { characteristics, weapons, setFormations, classifications, camps, commanders } = TABLES;
  const tables = [characteristics, weapons, setFormations, camps.kinds, commanders.classes, ...Object.values(classifications)];
  const sentences = tables.flatMap((rows) => rows.map((row) => row.sentence));
  expect(sentences.length).toBeGreaterThan(100);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("no two rows of a table have the same name or abbreviation", () => {
  const { characteristics, weapons, setFormations, classifications } = TABLES;
  for (const rows of [characteristics, weapons, setFormations, ...Object.values(classifications)]) {
    for (const key of ["name", "short"] as const) expect(new Set(rows.map((row) => row[key].toLowerCase())).size).toBe(rows.length);
  }
});
