import { describe, expect, test } from "vitest";
import { z } from "zod";
import { COMMAND_FIXTURES, EVENT_FIXTURES, INVITE } from "@/tests/build/battle-fixtures";
import { CONTRACT_FIXTURES, MEMBER_FIXTURES } from "@/tests/build/contract-fixtures";
import * as enumerations from "./enumerations";
import { STEPS } from "./enumerations";
import { type Fault, faultsOf } from "./faults";
import { jsonSchemas, SCHEMAS, type SchemaName } from "./schemas";

const NAMES = Object.keys(SCHEMAS) as SchemaName[];

const DOCUMENTS = [
  ...NAMES.map((name) => ({ name, of: name as string, document: CONTRACT_FIXTURES[name] })),
  ...MEMBER_FIXTURES.map(([name, kind, document]) => ({ name, of: `${name} (${kind})`, document })),
];

const parse = (name: SchemaName, document: unknown) => SCHEMAS[name].parse(document);
const serialise = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

function faults(name: SchemaName, document: unknown): readonly Fault[] {
  const parsed = SCHEMAS[name].safeParse(document);
  return parsed.success ? [] : faultsOf(parsed.error, document);
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The path of every object in a document, the document included. */
function objectsIn(document: unknown, path: Path = []): Path[] {
  if (!isObject(document)) return [];
  const below = Object.entries(document).flatMap(([key, value]) =>
    objectsIn(value, [...path, Array.isArray(document) ? Number(key) : key]),
  );
  return Array.isArray(document) ? below : [path, ...below];
}

function withField(document: unknown, path: Path, key: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const target = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], copy);
  (target as Record<string, unknown>)[key] = value;
  return copy;
}

describe("a document of every shape", () => {
  test.each(DOCUMENTS)("$of parses", ({ name, document }) => {
    expect(faults(name, document)).toEqual([]);
  });

  test.each(DOCUMENTS)("$of comes back the same after it was printed", ({ name, document }) => {
    const parsed = parse(name, document);
    expect(parse(name, serialise(parsed))).toEqual(parsed);
  });

  test.each(DOCUMENTS.filter(({ name }) => name !== "RulesTables" && name !== "BattleTables"))(
    "$of is told whole: parsing changes nothing in it",
    ({ name, document }) => {
      expect(parse(name, document)).toEqual(document);
    },
  );
});

describe("unknown fields", () => {
  /** Where any field may stand: the parameters of a sentence, and what an error adds. */
  const OPEN: Partial<Record<SchemaName, RegExp>> = {
    Finding: /^params$/,
    Reason: /^params$/,
    DraftAnswer: /^(assessment\.(findings|reasons\.\w+)|choices)\.\d+\.params$/,
    ...{ Assessment: /^(findings|reasons\.\w+)\.\d+\.params$/, EnteredArmy: /^assessment\.(findings|reasons\.\w+)\.\d+\.params$/ },
    ErrorBody: /^error\.details(\.|$)/,
  };
  const isOpen = (name: SchemaName, path: Path) => OPEN[name]?.test(path.join(".")) ?? false;

  test.each(DOCUMENTS)("$of refuses them everywhere, naming the place", ({ name, document }) => {
    const places = objectsIn(document).filter((path) => !isOpen(name, path));
    if (!isOpen(name, [])) expect(places).toContainEqual([]);
    for (const path of places) {
      const found = faults(name, withField(document, path, "colour", "red"));
      expect(found).toContainEqual({ path: [...path, "colour"], code: "unknown-field", params: {} });
    }
  });

  test.each(DOCUMENTS.filter(({ name }) => OPEN[name] !== undefined))("$of keeps what its open places hold", ({ name, document }) => {
    for (const path of objectsIn(document).filter((one) => isOpen(name, one))) {
      const wider = withField(document, path, "colour", "red");
      expect(parse(name, wider)).toEqual(wider);
    }
  });
});

describe("what is left out", () => {
  const unit = { number: 1, line: "horse", bases: 4 };
  const commander = { id: "horn", role: "sub", grade: "competent", class: "professional" };
  const troop = { type: "mounted", training: "formed", formation: "loose", armour: "protected", quality: "average" };
  const line = { id: "horse", name: "Horse", troop, bases: { min: 0, max: 8 }, sizes: [4] };
  const listCommanders = {
    army: { grades: ["competent"], classes: ["tribal"] },
    subs: { min: 1, max: 2, grades: ["mediocre"], classes: ["tribal"] },
  };
  const army = { schema: "condotta.army/1", name: "A", list: "l", pointsLimit: 1, camp: { kind: "none", quality: "poor" } };
  const list = {
    ...{ schema: "condotta.list/1", id: "l", number: 1, name: "L", years: [1500, 1600], region: "Overseas", keynote: "K", history: "H" },
    ...{ sources: [{ author: "A", work: "W", year: 1990, opened: true }], checked: [], territories: ["C"], enemies: [] },
    ...{ commanders: listCommanders, camps: { kinds: ["none"], qualities: ["poor"] }, lines: [line] },
  };

  const wholeUnit = { ...unit, options: [], qualityDown: false, firepowerDown: false, commander: null, name: null };
  const wholeCommander = { ...commander, name: null, list: null, listVersion: null };
  const wholeTroop = { ...troop, setFormation: null, shooting: null, impact: null, melee: null, attached: [], characteristics: [] };
  const wholeLine = { ...line, troop: wholeTroop, optional: [], partial: null, years: null, shared: null, ledBy: null, note: null };

  test.each<[SchemaName, string, unknown, unknown]>([
    [
      "Army",
      "versions and year; of a commander name and list; of a unit group all but what it is",
      { ...army, commanders: [commander], units: [unit] },
      { ...army, listVersion: null, rules: null, year: null, commanders: [wholeCommander], units: [wholeUnit] },
    ],
    [
      "List",
      "allies, constraints, version",
      list,
      {
        ...list,
        commanders: { ...listCommanders, internalAllies: null, externalAllies: [] },
        lines: [wholeLine],
        constraints: [],
        alsoCalled: [],
        version: null,
      },
    ],
    ["TroopLine", "options, years, groups, leaders, note", line, wholeLine],
    ["Troop", "weapons, set formation, characteristics", troop, wholeTroop],
    [
      "Troop",
      "training of skirmishers",
      { ...troop, training: undefined, formation: "skirmish" },
      { ...wholeTroop, training: null, formation: "skirmish" },
    ],
    ["Troop", "firepower", { ...troop, shooting: { weapon: "bow" } }, { ...wholeTroop, shooting: { weapon: "bow", firepower: null } }],
    [
      "Constraint",
      "years",
      { id: "c", kind: "one-per-command", lines: ["horse"] },
      { id: "c", kind: "one-per-command", lines: ["horse"], years: null },
    ],
    ["Edit", "of a unit group that is added", { do: "add-unit", unit }, { do: "add-unit", unit: wholeUnit }],
    ["Force", "list and temper of the house", { kind: "house" }, { kind: "house", list: null, temper: null }],
    ["JoinRequest", "force of a partner", { invite: INVITE }, { invite: INVITE, force: null }],
  ])("%s: %s", (name, _what, lean, whole) => {
    expect(parse(name, lean)).toEqual(whole);
  });
});

describe("the enumerations, word for word", () => {
  test.each<[string, readonly string[], string]>([
    ["TROOP_TYPES", enumerations.TROOP_TYPES, "foot mounted artillery battle-wagon elephant"],
    ["TRAININGS", enumerations.TRAININGS, "drilled formed tribal"],
    [
      "FORMATIONS",
      enumerations.FORMATIONS,
      "close loose skirmish flexible-close-loose flexible-loose-skirmish flexible-close-loose-skirmish flexible-mounted dragoon",
    ],
    [
      "SET_FORMATIONS",
      enumerations.SET_FORMATIONS,
      "pike-and-shot early-pike-and-shot keil later-keil tercio colunela foot-regiment missile-regiment commanded-shot",
    ],
    ["ARMOURS", enumerations.ARMOURS, "unprotected protected armoured fully-armoured"],
    ["QUALITIES", enumerations.QUALITIES, "poor average superior exceptional"],
    [
      "SHOOTING_WEAPONS",
      enumerations.SHOOTING_WEAPONS,
      "arquebus musket carbine pistol bow longbow crossbow javelin sling dart light-artillery medium-artillery heavy-artillery",
    ],
    ["FIREPOWERS", enumerations.FIREPOWERS, "low average high"],
    [
      "IMPACT_WEAPONS",
      enumerations.IMPACT_WEAPONS,
      "pike pike-and-shot polearm long-spear charging-lancer light-lance charging-pistol trotting-pistol plug-bayonet socket-bayonet impact-weapon two-handed",
    ],
    [
      "MELEE_WEAPONS",
      enumerations.MELEE_WEAPONS,
      "pike pike-and-shot polearm melee-pistol swordsmen expert-swordsmen plug-bayonet socket-bayonet",
    ],
    [
      "CHARACTERISTICS",
      enumerations.CHARACTERISTICS,
      "aggressive bande barricades caltrops camelry caracole-early caracole-later combat-shy dismountable elan evade fanatics ferocious fleet-of-foot impetuous independent manga nervous pavise pikes platoon-fire regimental-guns scouts shoot-and-charge shove skirmish square stakes steady unused-to-firearms",
    ],
    ["COMMANDER_ROLES", enumerations.COMMANDER_ROLES, "army sub ally"],
    ["GRADES", enumerations.GRADES, "mediocre competent talented legendary"],
    ["COMMANDER_CLASSES", enumerations.COMMANDER_CLASSES, "professional instinctive tribal"],
    ["CAMP_KINDS", enumerations.CAMP_KINDS, "standard fortified mobile flexible none"],
    ["CAMP_QUALITIES", enumerations.CAMP_QUALITIES, "poor average superior"],
    ["TERRITORIES", enumerations.TERRITORIES, "C M F P S"],
    ["TEMPERS", enumerations.TEMPERS, "cautious balanced bold"],
    ["SEATS", enumerations.SEATS, "a b"],
    ["COLOURS", enumerations.COLOURS, "black white green yellow red"],
    ["DIE_FACES", enumerations.DIE_FACES, "skull wound special blank"],
    ["SOURCES", enumerations.SOURCES, "rulebook sibling house"],
    ["NUMBERS", enumerations.NUMBERS, "points unitGroups tugs sugs bases breaksAt commandCards mapCards scoutingCards"],
    [
      "STEPS",
      STEPS,
      "sitting role territory position days keep flank compulsory optional outscouting first-deployment secret-orders deployment finishing scouts ready closed abandoned",
    ],
  ])("%s", (_name, members, text) => {
    expect(members).toEqual(text.split(" "));
  });
});

describe("the JSON Schemas", () => {
  const PREFIX = "#/components/schemas/";
  const published = jsonSchemas(PREFIX);

  function refsIn(node: unknown): string[] {
    if (!isObject(node)) return [];
    const own = typeof node.$ref === "string" ? [node.$ref] : [];
    return [...own, ...Object.values(node).flatMap(refsIn)];
  }

  /** Which shapes refer to other published shapes. */
  const OF_LISTS = ["ListDraft", "RulesTables", "TroopLine", "Constraint"] as const;
  const REFERS: Partial<Record<SchemaName, readonly SchemaName[]>> = {
    List: ["TroopLine", "Constraint"],
    TroopLine: ["Troop"],
    StoredList: ["ListDraft"],
    SharedList: ["TroopLine", "Constraint"],
    ReadArmyText: ["Army"],
    Assessment: ["Finding", "Numbers", "Reason"],
    Finding: ["At", "Fix"],
    Fix: ["Edit"],
    Reason: ["At"],
    Force: ["Army"],
    Seat: ["Army"],
    Battlefield: ["Piece"],
    Suggestion: ["BattleCommand"],
    Fighter: ["Troop"],
    FieldOfGloryHitsAnswer: ["FieldOfGloryHits"],
    FieldOfGloryTestAnswer: ["FieldOfGloryTest"],
    FieldOfGloryRoundAnswer: ["FieldOfGloryRound"],
    FieldOfGloryCommanderLostAnswer: ["FieldOfGloryCommanderLost"],
    RankAndFileTestAnswer: ["RankAndFileTest"],
    RankAndFileTurnsAnswer: ["RankAndFileTurns"],
    RankAndFileArtilleryAnswer: ["RankAndFileArtillery"],
    RankAndFileElephantAnswer: ["RankAndFileElephant"],
    BronzeEaglesArmyAnswer: ["BronzeEaglesArmy"],
    BronzeEaglesFightAnswer: ["BronzeEaglesFight"],
    BronzeEaglesBreakTestAnswer: ["BronzeEaglesBreakTest"],
    BronzeEaglesPursuitAnswer: ["BronzeEaglesPursuit"],
    BronzeEaglesShootingAnswer: ["BronzeEaglesShooting"],
    EarthShootingAnswer: ["EarthShooting"],
    EarthMeleeAnswer: ["EarthMelee"],
    EarthBoundsAnswer: ["EarthBounds"],
    EarthPanicAnswer: ["EarthPanic"],
    EarthCausesAnswer: ["EarthCauses"],
    EarthOrderAnswer: ["EarthOrder"],
    EarthMessengerAnswer: ["EarthMessenger"],
    EarthMoveAnswer: ["EarthMove"],
    EarthOrderOfPlayAnswer: ["EarthOrderOfPlay"],
    FightQuestion: ["Fighter", "Troop"],
    FireQuestion: ["Fighter"],
    MatchUpQuestion: ["Fighter"],
    DraftQuestion: ["Army"],
    DraftAnswer: ["Army", "Assessment", "At"],
    NewBattle: ["Player", "Seat"],
    JoinRequest: ["Force", "Player"],
    CommandResult: ["BattleView", "Refusal"],
    Refusal: ["LegalCommand"],
    BattleView: ["LegalCommand", "Piece", "Placed", "ShownForce"],
    BattleSummary: ["ShownForce"],
    MyBattles: ["BattleSummary"],
    BattleEvent: ["FrozenForce", "Piece", "Placed", "ShownForce"],
    BattleRecord: ["BattleEvent"],
    FrozenForce: ["Army"],
    ...{ OpenedArmies: ["FrozenForce"], StoredArmy: ["Army"] },
    ...{ WhoAmI: ["Account"], Claimed: ["Account"] },
    ...{ Tournament: ["Entry", "GameResult", "TournamentTerms"], EnteredArmy: ["Army", "Assessment"] },
    ...{ GameResult: ["GameEnding"], SentResult: ["GameEnding"] },
    AccountExport: ["Account", "Army", "FrozenForce", "OwnValue", "GameResult", ...OF_LISTS, "TournamentTerms"],
    OwnValues: ["OwnValue"],
    SharedArmy: ["Army"],
    SheetAndText: ["ArmySheet"],
    CardsAndText: ["ArmyCards"],
    ReferenceAndText: ["QuickReference"],
    FittedReference: ["QuickReference"],
    BattleReference: ["QuickReference"],
  };

  test("there is one of every shape, without a name of its own", () => {
    expect(Object.keys(published)).toEqual(NAMES);
    for (const schema of Object.values(published)) {
      expect(schema).not.toHaveProperty("$id");
      expect(schema).not.toHaveProperty("$schema");
    }
  });

  test.each(NAMES)("%s refers to the other shapes under the prefix, and to nothing else", (name) => {
    const named = new Set(refsIn(published[name]));
    expect([...named].sort()).toEqual((REFERS[name] ?? []).map((other) => `${PREFIX}${other}`).sort());
  });

  test("they are the same each time, and differ only in the given prefix", () => {
    const text = JSON.stringify(jsonSchemas("#/$defs/"));
    expect(JSON.stringify(jsonSchemas("#/$defs/"))).toBe(text);
    expect(JSON.stringify(published)).toBe(text.replaceAll("#/$defs/", PREFIX));
  });

  test("what may be left out of an army and a list is not required, and nothing may be added", () => {
    expect(published.Army).toMatchObject({
      required: ["schema", "name", "list", "pointsLimit", "camp", "commanders", "units"],
      additionalProperties: false,
      properties: {
        commanders: { items: { required: ["id", "role", "grade", "class"], additionalProperties: false } },
        units: { items: { required: ["number", "line", "bases"], additionalProperties: false } },
      },
    });
    expect(published.List).toMatchObject({
      required: [
        ...["schema", "id", "number", "name", "years", "region", "keynote", "history", "sources", "checked", "territories", "enemies"],
        ...["commanders", "camps", "lines"],
      ],
      additionalProperties: false,
      properties: { commanders: { required: ["army", "subs"], additionalProperties: false } },
    });
  });

  const DEFINITIONS = jsonSchemas("#/$defs/");

  const readers = new Map<SchemaName, z.ZodType>();

  /** A reader with nothing but the published schemas. */
  function reader(name: SchemaName): z.ZodType {
    const known = readers.get(name);
    if (known) return known;
    const made = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: DEFINITIONS } as Parameters<typeof z.fromJSONSchema>[0]);
    readers.set(name, made);
    return made;
  }

  test.each(DOCUMENTS)("$of is valid by them", ({ name, document }) => {
    expect(reader(name).safeParse(document).error).toBeUndefined();
  });

  const ARMY = CONTRACT_FIXTURES.Army;
  const LIST = CONTRACT_FIXTURES.List;
  const PLACING = COMMAND_FIXTURES["place-piece"];
  test.each<[string, SchemaName, unknown]>([
    ["an unknown field", "Army", withField(ARMY, [], "colour", "red")],
    ["an unknown field of a unit group", "Army", withField(ARMY, ["units", 1], "colour", "red")],
    ["a missing field", "Army", withField(ARMY, ["units", 1], "bases", undefined)],
    ["a word that is none", "Army", withField(ARMY, ["camp"], "kind", "cosy")],
    ["another version of the shape", "Army", withField(ARMY, [], "schema", "condotta.army/2")],
    ["a number too large", "Army", withField(ARMY, [], "pointsLimit", 100_001)],
    ["half a base", "Army", withField(ARMY, ["units", 0], "bases", 4.5)],
    ["a text for a number", "Army", withField(ARMY, ["units", 0], "bases", "9")],
    ["null where nothing may be absent", "Army", withField(ARMY, [], "list", null)],
    ["an id with capitals", "List", withField(LIST, [], "id", "Swedish")],
    ["three years", "List", withField(LIST, [], "years", [1618, 1630, 1648])],
    ["one year", "List", withField(LIST, [], "years", [1618])],
    ["no line", "List", withField(LIST, [], "lines", [])],
    ["a share of nothing", "List", withField(LIST, ["lines", 0, "partial"], "minShare", 0)],
    ["a constraint of no kind", "Constraint", { id: "c", kind: "at-will", lines: ["horse"] }],
    ["an edit that mixes two", "Edit", { do: "set-unit", unit: 3, field: "bases", to: "blue-brigade" }],
    ["a place in two ways", "At", { unit: 3, line: "horse" }],
    ["an address without an at sign", "SignIn", { email: "wallhausen", password: "kriegskunst" }],
    ["a password too short to be chosen", "Claim", { email: "a@example.org", password: "1234567" }],
    ["a key with a letter too few", "Recovery", { email: "a@example.org", password: "kriegskunst", recoveryKey: "a".repeat(31) }],
    ["a key with a digit that none has", "Recovery", { email: "a@example.org", password: "kriegskunst", recoveryKey: "9".repeat(32) }],
    ["a time without its zone", "Account", { anonymous: true, email: null, since: "2026-10-05T19:30:00", armies: 0 }],
    ["a tag of two", "ArmyTags", { tags: ["club, 1605"] }],
    ["a tag too long", "ArmyTags", { tags: ["a".repeat(31)] }],
    ["eleven tags", "ArmyTags", { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
    ["an army that is put into the bin by moving it", "ArmyMove", { place: "bin" }],
    ["a square off the map", "BattleCommand", { type: "choose-square", square: "F1" }],
    ["a piece with a side of nothing", "BattleCommand", withField(PLACING, [], "w", 0)],
    ["a piece longer than any table", "BattleCommand", withField(PLACING, [], "h", 60.1)],
    ["a place beyond any table", "BattleCommand", withField(PLACING, [], "x", 60.1)],
    ["a place before the table", "BattleCommand", withField(PLACING, [], "y", -0.1)],
    ["a place to a hundredth", "BattleCommand", withField(PLACING, [], "x", 22.15)],
    ["a whole turn", "BattleCommand", withField(PLACING, [], "angle", 360)],
    ["half a degree", "BattleCommand", withField(PLACING, [], "angle", 0.5)],
    ["a place that is no number", "BattleCommand", withField(PLACING, [], "x", Number.NaN)],
    ["a place without end", "BattleCommand", withField(PLACING, [], "y", Number.POSITIVE_INFINITY)],
    ["terrain of no kind", "BattleCommand", { type: "choose-kind", kind: "bog" }],
    ["no files", "BattleCommand", withField(COMMAND_FIXTURES["deploy-unit"], [], "files", 0)],
    ["a form that nobody takes", "BattleCommand", withField(COMMAND_FIXTURES["deploy-unit"], [], "form", "set")],
    ["a wheel of nothing", "BattleCommand", withField(COMMAND_FIXTURES["wheel-artillery"], [], "degrees", 0)],
    ["four ambushes", "BattleCommand", { type: "give-orders", marches: [], ambushes: Array(4).fill({ x: 1, y: 1, unit: null }) }],
    ["an adjustment that says two things", "BattleCommand", { type: "adjust-piece", adjust: { do: "leave", angle: 0 } }],
    ["a commander in two places", "BattleCommand", withField(COMMAND_FIXTURES["place-commander"], ["at"], "ambush", "ambush-1")],
    ["an order of no name", "BattleCommand", { type: "reveal-order", order: "ruse-1" }],
    ["a seventh of a die", "BattleEvent", withField(EVENT_FIXTURES["placing-rolled"], [], "sector", 7)],
  ])("%s is refused by them and by the model alike", (_what, name, document) => {
    expect(faults(name, document)).not.toEqual([]);
    expect(reader(name).safeParse(serialise(document)).success).toBe(false);
  });
});
