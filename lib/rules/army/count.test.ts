import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, type CommanderInput, commanderOf, UNITS, type UnitInput, unitOf } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList, type Changes } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import type { Numbers } from "../../model/assessment";
import type { Grade } from "../../model/enumerations";
import { type Troop, troop } from "../../model/troop";
import { assess } from "./assess";
import { breakPoint, mostTugsAway } from "./count";
import { muster } from "./muster";
import { prepare } from "./prepare";

const verdict = (commanders: readonly CommanderInput[], units: readonly UnitInput[], list: Changes = {}) =>
  assess(buildArmy({ commanders: [...commanders], units: [...units] }), buildBook(list));
const numbers = (commanders: readonly CommanderInput[], units: readonly UnitInput[], list: Changes = {}): Numbers =>
  verdict(commanders, units, list).numbers;

const army = (grade: Grade) => commanderOf("army", "army", grade);
const subs = (...grades: readonly Grade[]) => grades.map((grade, at) => commanderOf(`sub-${at}`, "sub", grade));
const ally = (grade: Grade) => commanderOf("cousin", "ally", grade);

// Counting does not need legal sizes: one group has as many bases as the case wants.
const horse = (bases: number) => unitOf(1, "horse", bases);

describe("map cards", () => {
  // 3, the army commander's grade value (0 to 3), and 1 if the grade values of the others add to 2 or more
  test.each([
    { name: "a mediocre commander", commanders: [army("mediocre")], cards: 3 },
    { name: "a competent one", commanders: [army("competent")], cards: 4 },
    { name: "a talented one", commanders: [army("talented")], cards: 5 },
    { name: "a legendary one", commanders: [army("legendary")], cards: 6 },
    { name: "with others of 0", commanders: [army("mediocre"), ...subs("mediocre", "mediocre")], cards: 3 },
    { name: "with others of 1", commanders: [army("mediocre"), ...subs("competent", "mediocre")], cards: 3 },
    { name: "with others of 1 + 1", commanders: [army("mediocre"), ...subs("competent", "competent")], cards: 4 },
    { name: "with one other of 2", commanders: [army("mediocre"), ...subs("talented")], cards: 4 },
    {
      name: "with others of 2 + 1 + 1: one card all the same",
      commanders: [army("mediocre"), ...subs("talented", "competent", "competent")],
      cards: 4,
    },
    { name: "with an ally of 2, whose grade counts for nothing", commanders: [army("mediocre"), ally("talented")], cards: 3 },
    {
      name: "with a sub-commander of 1 and an ally of 1",
      commanders: [army("mediocre"), ...subs("competent"), ally("competent")],
      cards: 3,
    },
    { name: "with nobody to lead", commanders: [], cards: 3 },
    { name: "with only sub-commanders of 1 + 1", commanders: subs("competent", "competent"), cards: 4 },
  ])("$name: $cards", ({ commanders, cards }) => {
    expect(numbers(commanders, []).mapCards).toBe(cards);
  });

  test.each([
    { bases: 19, cards: 3 },
    { bases: 20, cards: 4 },
    { bases: 39, cards: 4 },
    { bases: 40, cards: 5 },
    { bases: 99, cards: 5 },
  ])("of $bases scouting points: $cards", ({ bases, cards }) => {
    expect(numbers([army("mediocre")], [horse(bases)]).mapCards).toBe(cards);
  });

  test("are 9 at most", () => {
    // 3 + 3 + 1 + 1 + 1
    expect(numbers([army("legendary"), ...subs("talented", "competent")], [horse(40)]).mapCards).toBe(9);
  });

  test("come about as the reasons say", () => {
    const units = [unitOf(1, "light-horse", 9, { options: ["scouts"] }), unitOf(2, "regiments", 6), unitOf(3, "skirmishers", 3)];
    const source = "house";
    expect(verdict([army("talented"), ...subs("competent", "competent")], units).reasons.mapCards).toEqual([
      { code: "start", value: 3, source },
      { code: "army-commander", at: { commander: "army" }, value: 2, params: { grade: "talented" }, source },
      { code: "other-commanders", value: 1, params: { grades: 2, from: 2, competent: 1, talented: 2 }, source },
      { code: "scouting-unit", at: { unit: 1 }, value: 0, params: { points: 18, bases: 9, each: 2 }, source }, // Scouts not doubled
      { code: "scouting-unit", at: { unit: 3 }, value: 0, params: { points: 3, bases: 3, each: 1 }, source },
      { code: "scouting-first", value: 1, params: { points: 21, from: 20, scouts: 1 }, source },
      { code: "scouting-next", value: 0, params: { points: 21, from: 40, scouts: 1 }, source },
    ]);
  });
});

describe("scouting points a base, for map cards", () => {
  const troop = (more: object) =>
    ({ type: "mounted", training: "formed", formation: "loose", armour: "protected", quality: "average", ...more }) as const;
  const caracole = (weapon: "pistol" | "carbine", characteristic: "caracole-early" | "caracole-later") =>
    troop({ shooting: { weapon }, characteristics: [characteristic] });

  test.each<{ name: string; troop: object; each: number }>([
    { name: "foot skirmishers", troop: troop({ type: "foot", training: null, formation: "skirmish" }), each: 1 },
    { name: "horse", troop: troop({}), each: 1 },
    { name: "close horse", troop: troop({ formation: "close" }), each: 1 },
    { name: "mounted skirmishers", troop: troop({ training: null, formation: "skirmish" }), each: 1 },
    { name: "dragoons", troop: troop({ formation: "dragoon" }), each: 2 },
    { name: "flexible mounted", troop: troop({ formation: "flexible-mounted" }), each: 2 },
    { name: "early caracole", troop: caracole("pistol", "caracole-early"), each: 2 },
    { name: "later caracole", troop: caracole("carbine", "caracole-later"), each: 2 },
    { name: "loose foot", troop: troop({ type: "foot" }), each: 0 },
    { name: "flexible foot that can skirmish", troop: troop({ type: "foot", formation: "flexible-loose-skirmish" }), each: 0 },
    { name: "loose foot with Scouts", troop: troop({ type: "foot", characteristics: ["scouts"] }), each: 0 },
    { name: "guns", troop: troop({ type: "artillery", shooting: { weapon: "light-artillery" } }), each: 0 },
    { name: "elephants", troop: troop({ type: "elephant" }), each: 0 },
    { name: "battle wagons", troop: troop({ type: "battle-wagon" }), each: 0 },
  ])("$name: $each", ({ troop: one, each }) => {
    const list = { lines: { horse: { troop: one as never } } };
    const cards = (bases: number) => numbers([army("mediocre")], [horse(bases)], list).mapCards;
    const least = each === 0 ? null : 20 / each;
    expect(cards(99)).toBe(each === 0 ? 3 : 5);
    if (least !== null) expect([cards(least - 1), cards(least)]).toEqual([3, 4]);
  });

  test("an ally's troops scout like any others", () => {
    const units = [unitOf(1, "horse", 20, { commander: "cousin" })];
    expect(numbers([army("mediocre"), ally("mediocre")], units).mapCards).toBe(4);
    const guests = buildHosting({}, [unitOf(11, "riders", 10, { commander: "guest" })]);
    const alone = { ...guests, units: guests.units.filter((one) => one.number === 11) };
    expect(assess(alone, buildBook()).reasons.mapCards).toContainEqual({
      code: "scouting-first",
      value: 1,
      params: { points: 20, from: 20, scouts: 0 },
      source: "house",
    });
  });
});

describe("scouting cards", () => {
  // 1, 1 for a talented army commander or better, 1 for each full 10 points, 8 at most
  test.each([
    { grade: "mediocre", points: 0, cards: 1 },
    { grade: "competent", points: 0, cards: 1 },
    { grade: "talented", points: 0, cards: 2 },
    { grade: "legendary", points: 0, cards: 2 },
    { grade: "mediocre", points: 9, cards: 1 },
    { grade: "mediocre", points: 10, cards: 2 },
    { grade: "mediocre", points: 19, cards: 2 },
    { grade: "mediocre", points: 20, cards: 3 },
    { grade: "talented", points: 59, cards: 7 },
    { grade: "talented", points: 60, cards: 8 },
    { grade: "talented", points: 70, cards: 8 },
    { grade: "mediocre", points: 69, cards: 7 },
    { grade: "mediocre", points: 70, cards: 8 },
    { grade: "mediocre", points: 99, cards: 8 },
  ] as const)("$grade with $points points: $cards", ({ grade, points, cards }) => {
    expect(numbers([army(grade)], points === 0 ? [] : [horse(points)]).scoutingCards).toBe(cards);
  });

  test("a talented ally or sub-commander gives none", () => {
    expect(numbers([army("competent"), ...subs("talented"), ally("talented")], []).scoutingCards).toBe(1);
  });

  test("count the bases of Scouts twice, map cards once", () => {
    const scouts = [unitOf(1, "light-horse", 9, { options: ["scouts"] })];
    expect(numbers([army("mediocre")], scouts)).toMatchObject({ mapCards: 3, scoutingCards: 4 }); // 18 points and 36
    expect(numbers([army("mediocre")], [unitOf(1, "light-horse", 9)])).toMatchObject({ mapCards: 3, scoutingCards: 2 });
  });

  test("come about as the reasons say, the cap among them", () => {
    const source = "house";
    expect(verdict([army("talented")], [horse(85), unitOf(2, "guns", 2)]).reasons.scoutingCards).toEqual([
      { code: "start", value: 1, source },
      { code: "army-commander", at: { commander: "army" }, value: 1, params: { grade: "talented" }, source },
      { code: "scouting-unit", at: { unit: 1 }, value: 0, params: { points: 85, bases: 85, each: 1 }, source },
      { code: "scouting-points", value: 8, params: { points: 85, from: 10, scouts: 0 }, source },
      { code: "scouting-most", value: -2, params: { most: 8 }, source },
    ]);
  });
});

describe("unit groups, TuGs, SuGs and bases", () => {
  test("of the army of the tests", () => {
    // three regiments, two of horse, light horse and guns are TuGs, the skirmishers a SuG; 18 + 8 + 6 + 6 + 2 bases
    expect(assess(buildArmy(), buildBook()).numbers).toMatchObject({ unitGroups: 8, tugs: 7, sugs: 1, bases: 40, breaksAt: 4 });
  });

  test("double groups are one unit group and two TuGs", () => {
    const units = [unitOf(1, "square", 16), unitOf(2, "keil", 12), unitOf(3, "bande", 6)];
    const { numbers: counted, reasons } = verdict([], units);
    expect(counted).toMatchObject({ unitGroups: 3, tugs: 5, sugs: 0, bases: 34, breaksAt: 3 });
    expect(reasons.tugs).toEqual([
      { code: "double-tug", at: { unit: 1 }, value: 2, source: "rulebook" },
      { code: "double-tug", at: { unit: 2 }, value: 2, source: "rulebook" },
      { code: "tug", at: { unit: 3 }, value: 1, source: "rulebook" },
    ]);
    expect(reasons.breaksAt).toEqual([{ code: "half-of-tugs", value: 3, params: { tugs: 5 }, source: "rulebook" }]);
  });

  test("allies' are the army's", () => {
    // two regiments and one group of horse more
    expect(assess(buildAllied(), buildBook()).numbers).toMatchObject({ unitGroups: 10, tugs: 9, bases: 50 });
    expect(assess(buildHosting(), buildBook()).numbers).toMatchObject({ unitGroups: 10, tugs: 9, bases: 52 });
  });

  test("a group of an unknown line is counted, but as nothing that a line would say", () => {
    const units = [...UNITS, unitOf(9, "unheard-of", 12)];
    expect(assess(buildArmy({ units }), buildBook()).numbers).toMatchObject({ unitGroups: 9, tugs: 7, sugs: 1, bases: 52, points: 5874 });
  });

  test("of no army at all", () => {
    expect(numbers([], [])).toEqual({
      points: 0,
      unitGroups: 0,
      tugs: 0,
      sugs: 0,
      bases: 0,
      breaksAt: 0,
      commandCards: 0,
      mapCards: 3,
      scoutingCards: 1,
    });
  });
});

test("command cards a turn are those of all commanders, allies too", () => {
  // 5, 4, 3, 2
  const { numbers: counted, reasons } = verdict([army("legendary"), ...subs("talented", "competent"), ally("mediocre")], []);
  expect(counted.commandCards).toBe(14);
  expect(reasons.commandCards.map((one) => one.value)).toEqual([5, 4, 3, 2]);
});

test("more unit groups than cards move: a group move of the grade's size for two cards, one group for an odd one", () => {
  // mediocre 2, competent 3 + 1, talented 4 + 4, legendary 5 + 5 + 1
  const warned = (commanders: readonly CommanderInput[], groups: number) =>
    verdict(
      commanders,
      Array.from({ length: groups }, (_, at) => unitOf(at + 1, "horse", 4)),
    ).findings.filter((one) => one.code === "groups-more-than-cards-move");
  for (const [grade, moved] of [
    ["mediocre", 2],
    ["competent", 4],
    ["talented", 8],
    ["legendary", 11],
  ] as const) {
    expect(warned([army(grade)], moved), grade).toEqual([]);
    expect(warned([army(grade)], moved + 1), grade).toMatchObject([{ params: { groups: moved + 1, moved } }]);
  }
  expect(warned([army("talented"), ...subs("competent"), ally("mediocre")], 14)).toEqual([]);
  expect(warned([army("talented"), ...subs("competent"), ally("mediocre")], 15)).toHaveLength(1);
});

test("what cards move is said of each commander, and does not hang on how many he leads", () => {
  const units = Array.from({ length: 17 }, (_, at) => unitOf(at + 1, "horse", 4, { commander: at < 15 ? "army" : "sub-0" }));
  expect(verdict([army("talented"), ...subs("competent", "competent")], units).findings).toContainEqual(
    expect.objectContaining({
      code: "groups-more-than-cards-move",
      params: { groups: 17, moved: 16, shares: [8, 4, 4].map((moved) => expect.objectContaining({ moved })) },
    }),
  );
});

describe("breaking", () => {
  const of = (more: Readonly<Record<string, unknown>>): Troop =>
    troop.parse({ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average", ...more });
  const skirmishers = (...characteristics: readonly string[]) => of({ training: null, formation: "skirmish", characteristics });

  describe("wounds, two to a base, at which a unit group breaks", () => {
    const tug = of({});
    const steady = of({ characteristics: ["steady"] });
    const fanatics = of({ characteristics: ["fanatics"] });
    const sug = skirmishers();

    test.each([
      // more than half its bases: n + 1
      { name: "a TuG of 2", one: tug, bases: 2, wounds: 3 },
      { name: "a TuG of 4", one: tug, bases: 4, wounds: 5 },
      { name: "a TuG of 5", one: tug, bases: 5, wounds: 6 },
      { name: "a TuG of 6: three bases and a wound", one: tug, bases: 6, wounds: 7 },
      { name: "early pike and shot of 9", one: tug, bases: 9, wounds: 10 },
      {
        name: "a tercio of 16",
        one: of({ setFormation: "tercio", impact: "pike", shooting: { weapon: "musket" } }),
        bases: 16,
        wounds: 17,
      },
      // steady takes one wound more: n + 2
      { name: "a steady TuG of 6: four bases", one: steady, bases: 6, wounds: 8 },
      { name: "a steady TuG of 4", one: steady, bases: 4, wounds: 6 },
      // more than a third: floor(2n / 3) + 1
      { name: "a SuG of 4", one: sug, bases: 4, wounds: 3 }, // 8/3 = 2.67
      { name: "a SuG of 6: two bases and a wound", one: sug, bases: 6, wounds: 5 },
      { name: "a SuG of 8", one: sug, bases: 8, wounds: 6 }, // 16/3 = 5.33
      { name: "a SuG of 9", one: sug, bases: 9, wounds: 7 },
      { name: "a steady SuG of 6", one: skirmishers("steady"), bases: 6, wounds: 6 },
      // to the last base: 2n
      { name: "fanatics of 6", one: fanatics, bases: 6, wounds: 12 },
      { name: "steady fanatics, who have no more than all", one: of({ characteristics: ["steady", "fanatics"] }), bases: 6, wounds: 12 },
      { name: "fanatic skirmishers", one: skirmishers("fanatics"), bases: 6, wounds: 12 },
      // flexibles and dragoons break as TuGs
      { name: "flexible foot of 6", one: of({ formation: "flexible-loose-skirmish" }), bases: 6, wounds: 7 },
      { name: "flexible mounted of 6", one: of({ type: "mounted", formation: "flexible-mounted" }), bases: 6, wounds: 7 },
      { name: "dragoons of 4", one: of({ type: "mounted", formation: "dragoon" }), bases: 4, wounds: 5 },
      { name: "mounted skirmishers of 6", one: of({ type: "mounted", training: null, formation: "skirmish" }), bases: 6, wounds: 5 },
    ])("$name: $wounds", ({ one, bases, wounds }) => {
      expect(breakPoint(one, bases, TABLES)).toBe(wounds);
    });
  });

  test.each([
    { tugs: 0, lost: 0 },
    { tugs: 1, lost: 1 },
    { tugs: 2, lost: 1 },
    { tugs: 11, lost: 6 },
    { tugs: 12, lost: 6 },
    { tugs: 13, lost: 7 },
  ])("an army of $tugs TuGs, and a SuG, breaks at $lost", ({ tugs, lost }) => {
    const units = Array.from({ length: tugs }, (_, at) => unitOf(at + 1, "horse", 4));
    const skirmishers = unitOf(99, "skirmishers", 6);
    expect(assess(buildArmy({ units: [...units, skirmishers] }), buildBook()).numbers.breaksAt).toBe(lost);
  });
});

describe("away on flank marches", () => {
  const horse = (from: number, count: number, commander?: string): UnitInput[] =>
    Array.from({ length: count }, (_, at) => unitOf(from + at, "horse", 4, commander === undefined ? {} : { commander }));
  const army = commanderOf("army", "army", "talented");
  const subs = (count: number) => Array.from({ length: count }, (_, at) => commanderOf(`sub-${at}`, "sub", "competent"));
  const ally = commanderOf("guest", "ally", "competent");
  const away = (commanders: Parameters<typeof buildArmy>[0], book = buildBook()) => mostTugsAway(muster(buildArmy(commanders), book));

  test.each<[string, number, Parameters<typeof buildArmy>[0]]>([
    ["one sub-commander takes four", 4, { commanders: [army, ...subs(1)], units: horse(1, 9) }],
    ["two take eight, whoever was meant to lead them", 8, { commanders: [army, ...subs(2)], units: horse(1, 9, "army") }],
    ["a third has no side left", 8, { commanders: [army, ...subs(3)], units: horse(1, 14) }],
    ["the army commander never marches", 0, { commanders: [army], units: horse(1, 9) }],
    ["a keil counts twice", 5, { commanders: [army, ...subs(1)], units: [...horse(2, 9), unitOf(1, "keil", 12)] }],
    ["guns stay", 1, { commanders: [army, ...subs(1)], units: [unitOf(1, "guns", 2), unitOf(2, "guns", 2), unitOf(3, "horse", 4)] }],
    ["skirmishers are no TuGs", 1, { commanders: [army, ...subs(1)], units: [unitOf(1, "skirmishers", 6), unitOf(2, "horse", 4)] }],
    [
      "an ally takes all he has, and a sub-commander four more",
      7,
      {
        ...{ commanders: [army, ...subs(1), ally], units: [...horse(1, 9, "army"), ...horse(20, 3, "guest")] },
      },
    ],
    [
      "an ally with guns does not go",
      4,
      {
        ...{ commanders: [army, ...subs(1), ally], units: [...horse(1, 9, "army"), ...horse(20, 2, "guest")] },
        units: [...horse(1, 9, "army"), ...horse(20, 2, "guest"), unitOf(30, "guns", 2, { commander: "guest" })],
      },
    ],
    ["there is none without troops", 0, { commanders: [army, ...subs(2)], units: [] }],
  ])("%s: %i", (_, most, built) => {
    expect(away(built)).toBe(most);
  });

  test("how many march together is as the tables have it", () => {
    const tables = structuredClone(TABLES) as typeof TABLES;
    const limits = tables.army.limits.map((row) => (row.id === "contingent-max" ? { ...row, value: 3 } : row));
    const book = prepare([buildList(), buildAllyList()], { ...tables, army: { ...tables.army, limits } });
    expect(away({ commanders: [army, ...subs(1)], units: horse(1, 9) }, book)).toBe(3);
  });
});
