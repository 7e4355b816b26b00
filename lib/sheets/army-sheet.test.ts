import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, COMMANDERS, commanderOf, contingentOf, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army, ArmyInput } from "../model/army";
import { type ArmySheet, SHEET_FIGURES, type SheetReader, type SheetUnit } from "../model/army-sheet";
import type { CAMP_KINDS, CommanderClass, Grade } from "../model/enumerations";
import type { Version } from "../model/identifiers";
import type { RulesTables } from "../model/rules-tables";
import { prepare } from "../rules/army/prepare";
import { SHEET_NOTES } from "../words/sheet";
import { armySheet } from "./army-sheet";

const RULES = CATALOG.rules.version;
const LINK = "https://condotta.example/a/pfxw6ylogezdgnbvgy3tqojqga";
const book = buildBook();

const sheetOf = (army: Army, reader: SheetReader = "own"): ArmySheet => armySheet(army, book, { reader, rules: RULES, link: LINK });
const unitOn = (sheet: ArmySheet, number: number): SheetUnit | undefined =>
  sheet.commands.flatMap((one) => one.units).find((one) => one.number === number);
/** Who leads whom, by name and number. */
const commandsOn = ({ commands }: ArmySheet) =>
  commands.map((one) => [one.commander?.name ?? null, ...one.units.map((unit) => unit.number)]);
const figuresOf = ({ figures }: ArmySheet) => figures.map((one) => [one.id, one.label, one.value, one.source]);

/** The shipped tables with a row here and there otherwise. */
function tablesBut(change: (tables: RulesTables) => void): RulesTables {
  const tables = structuredClone(TABLES);
  change(tables);
  return tables;
}

describe("the head", () => {
  test.each([
    [{}, "Test list, 1500–1600 · 10,000 points"],
    [{ year: 1550, pointsLimit: 6000 }, "Test list, 1500–1600 · year 1550 · 6000 points"],
  ])("%o", (more, about) => {
    expect(sheetOf(buildArmy(more))).toMatchObject({ name: "Test army", about });
  });

  // The test list is of cultivated country; its army of 5874 points has seven TuGs and a SuG.
  test("its figures, each with the source furthest from the rulebook", () => {
    expect(figuresOf(sheetOf(buildArmy()))).toEqual([
      ["points", "Points", "5874", "house"],
      ["tugs", "TuGs, SuGs", "7, 1", "rulebook"],
      ["breaksAt", "Breaks at", "4 TuGs", "rulebook"],
      ["commandCards", "Command cards a turn", "10", "rulebook"],
      // 3, talented 2, two competent sub-commanders 1, and 26 scouting points 1: 6 skirmishers, 8 horse, 6 flexible at 2.
      ["mapCards", "Map cards", "7", "house"],
      // 1, talented 1, and 2 for 26 points
      ["scoutingCards", "Scouting cards", "4", "house"],
      ["territories", "Territories", "C", null],
    ]);
  });

  test("of an army without troops", () => {
    const sheet = sheetOf(buildArmy({ commanders: [], units: [] }));
    expect(figuresOf(sheet)).toEqual([
      ["points", "Points", "0", "house"],
      ["tugs", "TuGs, SuGs", "0, 0", null],
      ["breaksAt", "Breaks at", "0 TuGs", "rulebook"],
      ["commandCards", "Command cards a turn", "0", null],
      ["mapCards", "Map cards", "3", "house"],
      ["scoutingCards", "Scouting cards", "1", "house"],
      ["territories", "Territories", "C", null],
    ]);
    expect(sheet).toMatchObject({ commands: [], flankMarches: [] });
  });

  test("more points than ten thousand are grouped", () => {
    const units = Array.from({ length: 20 }, (_, at) => unitOf(at + 1, "regiments", 6)); // 20 times 660, and 1630 for the commanders
    expect(sheetOf(buildArmy({ units })).figures[0]?.value).toBe("14,830");
  });

  test("the territories of the list, in its order", () => {
    const list = { ...buildList(), territories: ["S" as const, "C" as const] };
    const sheet = armySheet(buildArmy(), prepare([list], TABLES), { reader: "own", rules: RULES, link: null });
    expect(sheet.territories).toEqual([
      { letter: "S", name: "Seashore" },
      { letter: "C", name: "Cultivated" },
    ]);
    expect(sheet.figures.at(-1)?.value).toBe("S C");
  });

  test("versions: the list, and each list that an ally comes from once", () => {
    const [list, ally] = [buildList(), buildAllyList()];
    const guests = ["guest", "other"].map((id) => commanderOf(id, "ally", "competent", { list: "ally-list" }));
    expect(sheetOf(buildArmy()).versions).toEqual({
      list: { name: "Test list", years: [1500, 1600], version: list.version },
      allies: [],
      rules: RULES,
    });
    expect(sheetOf(buildArmy({ commanders: [...COMMANDERS, ...guests] })).versions.allies).toEqual([
      { name: "Ally list", years: [1500, 1600], version: ally.version },
    ]);
    expect(sheetOf(buildAllied()).versions.allies).toEqual([]);
  });

  test("an older version of the list is the one that is named", () => {
    const older = { ...buildList(), version: `sha256:${"1".repeat(64)}` as Version, name: "Older list" };
    const both = prepare([buildList(), older], TABLES);
    const { versions, about } = armySheet(buildArmy({ listVersion: older.version }), both, { reader: "own", rules: RULES, link: null });
    expect(versions.list).toMatchObject({ name: "Older list", version: older.version });
    expect(about).toMatch(/^Older list, /);
  });
});

describe("a commander", () => {
  const first = (more: Partial<ArmyInput["commanders"][number]>) =>
    sheetOf(buildArmy({ commanders: [{ ...commanderOf("one", "army", "talented"), ...more }] })).commands[0]?.commander;

  test.each<[Grade, number, string, string]>([
    ["legendary", 3, "5 cards", "group moves of 5"],
    ["talented", 2, "4 cards", "group moves of 4"],
    ["competent", 1, "3 cards", "group moves of 3"],
    ["mediocre", 0, "2 cards", "group moves of 2"],
  ])("who is %s has %i grades to lose", (grade, boxes, cards, moves) => {
    const commander = first({ grade });
    expect(commander?.boxes).toEqual(Array.from({ length: boxes }, () => "open"));
    expect(commander?.abilities).toEqual([cards, "floats", moves, "range 12 BW"]);
  });

  test.each<[CommanderClass, readonly string[]]>([
    ["professional", ["4 cards", "floats", "group moves of 4", "range 12 BW"]],
    ["instinctive", ["4 cards", "group moves of 4", "range 10 BW"]],
    ["tribal", ["4 cards", "group moves of 4", "range 8 BW"]],
  ])("who is %s", (kind, abilities) => {
    expect(first({ class: kind })?.abilities).toEqual(abilities);
    expect(first({ class: kind, role: "sub" })?.abilities).toEqual(abilities.filter((one) => one !== "floats"));
  });

  test("has a name, or goes by his role", () => {
    expect(first({ name: "Chodkiewicz" })).toMatchObject({ name: "Chodkiewicz", title: "army commander, talented, professional" });
    expect(first({})).toMatchObject({ name: "Army commander", title: "talented, professional" });
  });

  test("who is an external ally names his list", () => {
    const guest = sheetOf(buildHosting()).commands[2]?.commander;
    expect(guest).toMatchObject({ name: "Ally", abilities: ["3 cards", "group moves of 3", "range 12 BW", "from Ally list"] });
    const cousin = sheetOf(buildAllied()).commands[2]?.commander;
    expect(cousin?.abilities).toEqual(["3 cards", "group moves of 3", "range 12 BW"]);
  });

  // 800 and 340, an ally 0.6 of 340, all by 1.1, to the nearest 5
  test("has his points", () => {
    expect(sheetOf(buildHosting()).commands.map((one) => one.commander?.points ?? null)).toEqual([880, 375, 225, null]);
  });

  test("has what the tables give him", () => {
    const tables = tablesBut(({ commanders }) => {
      for (const grade of commanders.grades) Object.assign(grade, { cards: 9, blockSize: 8 });
      for (const kind of commanders.classes) Object.assign(kind, { commandRange: 7, floats: false });
    });
    const { commands } = armySheet(buildArmy(), prepare([buildList()], tables), { reader: "own", rules: RULES, link: null });
    expect(commands[0]?.commander?.abilities).toEqual(["9 cards", "group moves of 8", "range 7 BW"]);
  });
});

describe("the commands", () => {
  const units = unitsBut({ 1: { commander: "army" }, 2: { commander: "left" }, 8: { commander: "left" }, 3: { commander: "nobody" } });

  test("stand in the army's order, unit groups by number, those without a commander last", () => {
    expect(commandsOn(sheetOf(buildArmy({ units: [...units].reverse() })))).toEqual([
      ["Army commander", 1],
      ["Sub-commander", 2, 8],
      ["Sub-commander"],
      [null, 3, 4, 5, 6, 7],
    ]);
  });

  test("have no last part if every unit group has a commander", () => {
    const led = UNITS.map((one) => ({ ...one, commander: "army" }));
    expect(commandsOn(sheetOf(buildArmy({ units: led })))).toEqual([
      ["Army commander", 1, 2, 3, 4, 5, 6, 7, 8],
      ["Sub-commander"],
      ["Sub-commander"],
    ]);
  });
});

describe("a unit group", () => {
  test("of its line", () => {
    // 58 + 18 + 6 + 28 a base, and 8 for the guns
    const sheet = sheetOf(buildArmy({ units: unitsBut({ 1: { options: ["regimental-guns"] } }) }));
    expect(unitOn(sheet, 1)).toEqual({
      number: 1,
      name: "Regiments",
      line: "",
      troop: {
        type: "Foot",
        formation: "Formed close",
        armour: "Prot",
        quality: "Ave",
        shooting: "Mu AFP",
        charge: "P&S",
        melee: "P&S",
        characteristics: ["Regimental guns", "P&S"],
        follows: ["shoves looser foot", "square"],
      },
      bases: 6,
      boxes: ["open", "open", "open", "crossed", "crossed", "crossed"],
      breaksAfter: "3 bases + 1 wound",
      points: 708,
    });
  });

  test("with its own name also has the list's name for it", () => {
    const sheet = sheetOf(buildArmy({ units: unitsBut({ 1: { name: "Old Blues" }, 2: { name: "Regiments" } }) }));
    expect([1, 2].map((number) => unitOn(sheet, number))).toMatchObject([
      { name: "Old Blues", line: "Regiments" },
      { name: "Regiments", line: "" },
    ]);
  });

  test("without a line in its list is shown all the same, without points", () => {
    const sheet = sheetOf(
      buildArmy({ units: [...UNITS, unitOf(9, "unheard-of", 12), unitOf(10, "unheard-of", 3, { name: "Winged ones" })] }),
    );
    const unknown = { line: "", troop: null, boxes: [], breaksAfter: "", points: null };
    expect(unitOn(sheet, 9)).toEqual({ ...unknown, number: 9, name: "unheard-of", bases: 12 });
    expect(unitOn(sheet, 10)).toEqual({ ...unknown, number: 10, name: "Winged ones", bases: 3 });
    expect(sheet.figures[0]?.value).toBe("5874");
  });

  test("of an external ally is of his list's line", () => {
    // The ally list's regiments are nine bases in early pike and shot, superior.
    const contingent = [unitOf(11, "regiments", 9, { commander: "guest" }), unitOf(12, "spears", 6, { commander: "guest" })];
    const sheet = sheetOf(buildHosting({}, contingent));
    expect(unitOn(sheet, 11)).toMatchObject({
      troop: { quality: "Sup", characteristics: ["Early P&S"] },
      boxes: ["open", "open", "open", "open", "half", "crossed", "crossed", "crossed", "crossed"],
      breaksAfter: "5 bases",
    });
  });

  test("steady, downgraded, without firepower, of skirmishers", () => {
    const units = [
      unitOf(1, "levy", 8, { options: ["steady"] }), // 10 wounds
      unitOf(2, "regiments", 6, { qualityDown: true, firepowerDown: true }),
      unitOf(3, "skirmishers", 6), // 5 wounds
      unitOf(4, "horse", 4), // 5 wounds
    ];
    const sheet = sheetOf(buildArmy({ units }));
    expect(unitOn(sheet, 1)).toMatchObject({
      boxes: ["open", "open", "open", "open", "half", "crossed", "crossed", "crossed"],
      breaksAfter: "5 bases",
      troop: { formation: "Tribal loose", armour: "UP", shooting: "Aq LFP", charge: "", characteristics: ["Steady"], follows: [] },
    });
    expect(unitOn(sheet, 2)?.troop).toMatchObject({ quality: "Poor", shooting: "Mu LFP" });
    expect(unitOn(sheet, 3)).toMatchObject({
      boxes: ["open", "open", "crossed", "crossed", "crossed", "crossed"],
      breaksAfter: "2 bases + 1 wound",
      troop: { formation: "Skirmish", shooting: "Jvn", melee: "", follows: ["must evade"] },
    });
    expect(unitOn(sheet, 4)?.troop).toMatchObject({ shooting: "", charge: "CPi", melee: "MPi", follows: ["shatter"] });
  });

  test("never loses more than it has", () => {
    const sheet = sheetOf(buildArmy({ units: [unitOf(1, "levy", 1, { options: ["steady"] })] }));
    expect(unitOn(sheet, 1)).toMatchObject({ boxes: ["half"], breaksAfter: "1 base" });
  });
});

describe("the camp", () => {
  const campOf = (kind: (typeof CAMP_KINDS)[number], quality: ArmyInput["camp"]["quality"] = "poor") =>
    sheetOf(buildArmy({ camp: { kind, quality } })).camp;

  test.each([
    ["standard", "Standard camp, poor, 3 by 2 BW", 0],
    ["fortified", "Fortified camp, poor, 3 by 2 BW", 150],
    ["mobile", "Mobile camp, poor, 3 by 2 BW", 80],
    ["flexible", "Flexible camp, poor, 3 by 2 BW: fortified when defending, mobile when invading", 120],
    ["none", "No camp when invading; when defending, a mobile camp: poor, 3 by 2 BW", 400],
  ] as const)("%s: %s", (kind, words, points) => {
    expect(campOf(kind)).toEqual({ words, boxes: ["open", "half", "crossed"], points });
  });

  test("shows its quality and what it costs", () => {
    expect(campOf("fortified", "superior")).toMatchObject({ words: "Fortified camp, superior, 3 by 2 BW", points: 310 });
  });
});

describe("the verdict and the notes", () => {
  test("the sentence of every finding, whether the army is legal or not", () => {
    const legal = sheetOf(buildArmy({ year: 1550 })).verdict;
    expect(legal).toEqual({ legal: true, words: "Legal", reasons: [] });
    const broken = sheetOf(buildArmy({ year: 1550, pointsLimit: 5870, units: unitsBut({ 8: null, 7: null, 1: { bases: 7 } }) })).verdict;
    expect(broken).toEqual({
      legal: false,
      words: "Not legal: 1 problem",
      reasons: ["Regiments no. 1 cannot have 7 bases. Sizes in this list: 6."],
    });
  });

  test("a hundred findings at most, and how many more there are", () => {
    const options = Array.from({ length: 30 }, (_, at) => `no-such-${at}`);
    const army = buildArmy({ year: 1550 });
    const { reasons } = sheetOf({ ...army, units: army.units.slice(0, 4).map((unit) => ({ ...unit, options })) }).verdict;
    expect(reasons).toHaveLength(101);
    expect(reasons.at(-1)).toMatch(/^And \d+ more\.$/);
  });

  const boxes = [SHEET_NOTES.boxes, SHEET_NOTES.breaks, SHEET_NOTES.grades, SHEET_NOTES.camp(2)];

  test("what the boxes mean, and which values are house values", () => {
    expect(sheetOf(buildArmy()).notes).toEqual([...boxes, SHEET_NOTES.house(["points", "map cards", "scouting cards"])]);
  });

  test("nothing about boxes or house values if there are none", () => {
    const official = tablesBut(({ points, cards }) => {
      for (const one of [points.body, cards.mapStart].flat()) one.source = { from: "rulebook", heading: "Here", why: null };
    });
    const one = buildArmy({ commanders: [commanderOf("army", "army", "mediocre")] });
    const { notes } = armySheet(one, prepare([buildList()], official), { reader: "own", rules: RULES, link: null });
    expect(notes).toEqual([boxes[0], boxes[1], boxes[3]]);
  });
});

describe("for the opponent", () => {
  const secret: readonly ArmyInput["units"][number][] = [
    ...unitsBut({ 1: { options: ["regimental-guns"], commander: "army" }, 4: { commander: "left", qualityDown: true } }),
    unitOf(9, "levy", 8, { options: ["steady", "impetuous"], name: "Peasants" }),
    ...contingentOf("cousin", 11),
  ];
  const allied = buildAllied({}, []);
  const army: Army = { ...allied, units: buildArmy({ units: [...secret] }).units };
  const sheet = sheetOf(army, "opponent");

  test("all commanders first, then all unit groups but the ally's, then his", () => {
    expect(commandsOn(sheet)).toEqual([["Army commander"], ["Sub-commander"], [null, 1, 2, 3, 4, 5, 6, 7, 8, 9], ["Ally", 11, 12]]);
  });

  test("an ally of whom the army has nothing else leaves nobody without a commander", () => {
    expect(commandsOn(sheetOf({ ...army, units: army.units.filter((one) => one.commander === "cousin") }, "opponent"))).toEqual([
      ["Army commander"],
      ["Sub-commander"],
      ["Ally", 11, 12],
    ]);
  });

  test("no options and nothing they bring; downgrades are shown", () => {
    expect(unitOn(sheet, 1)?.troop?.characteristics).toEqual(["P&S"]);
    expect(unitOn(sheet, 4)?.troop?.quality).toBe("Poor");
    expect(unitOn(sheet, 9)).toMatchObject({
      name: "Peasants",
      line: "Levy",
      boxes: ["open", "open", "open", "open", "crossed", "crossed", "crossed", "crossed"],
      breaksAfter: "4 bases + 1 wound",
      troop: { characteristics: [], follows: [] },
    });
  });

  test("no points, no reasons, no link", () => {
    expect(sheet.figures.map((one) => one.id)).toEqual(SHEET_FIGURES.filter((one) => one !== "points"));
    const prices = [
      sheet.camp.points,
      ...sheet.commands.flatMap((one) => [one.commander?.points, ...one.units.map((unit) => unit.points)]),
    ];
    expect(prices.filter((one) => one !== null && one !== undefined)).toEqual([]);
    expect(sheet.link).toBeNull();
    expect(sheetOf(army).link).toBe(LINK);
    const broken = sheetOf({ ...army, pointsLimit: 1000 }, "opponent");
    expect(broken.verdict).toEqual({ legal: false, words: "Not legal: 1 problem", reasons: [] });
    expect(broken.about).toBe("Test list, 1500–1600 · 1000 points");
  });

  test("says what it leaves out", () => {
    expect(sheet.notes.slice(-2)).toEqual([SHEET_NOTES.house(["map cards", "scouting cards"]), SHEET_NOTES.hidden]);
  });
});
