import type { Army } from "@/lib/model/army";
import type { At } from "@/lib/model/assessment";
import type { FindingCode, FindingParams } from "@/lib/model/findings";
import { commanderId, groupId, lineId } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import {
  alliesOf,
  buildAllied,
  buildArmy,
  buildHosting,
  COMMANDERS,
  type CommanderInput,
  commanderOf,
  contingentOf,
  hosting,
  UNITS,
  type UnitInput,
  unitOf,
  unitsBut,
} from "./army";
import type { Changes } from "./list";
import { TABLES_BEFORE_DEMANDS } from "./rules";

type Case<Code extends FindingCode> = {
  readonly wrong: Army;
  readonly at: At;
  readonly says: Partial<FindingParams[Code]>;
  readonly severity?: "warning";
  /** Its legal neighbour, exactly at the limit. */
  readonly right: Army;
  /** Changes to the test list, for the wrong army and, unless it has its own, for its neighbour. */
  readonly list?: Changes;
  readonly rightList?: Changes;
  /** If only older rules find it. */
  readonly tables?: RulesTables;
};

const WHOLE: At = { army: true };
const commanderAt = (id: string): At => ({ commander: commanderId.parse(id) });
const lineAt = (id: string): At => ({ line: lineId.parse(id) });
const withUnits = (...units: readonly UnitInput[]): Army => buildArmy({ units: [...UNITS, ...units] });
const withoutUnits = (numbers: readonly number[], ...units: readonly UnitInput[]): Army =>
  buildArmy({ units: [...UNITS.filter((one) => !numbers.includes(one.number)), ...units] });
const changed = (number: number, more: Partial<UnitInput>): Army => buildArmy({ units: unitsBut({ [number]: more }) });
const [ARMY, LEFT, RIGHT] = COMMANDERS as [CommanderInput, CommanderInput, CommanderInput];
const commanded = (...commanders: readonly CommanderInput[]): Army => buildArmy({ commanders: [...commanders] });
const cousin = (id: string) => commanderOf(id, "ally", "competent");
const cousins = (...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander: "cousin" }));
const guests = (...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander: "guest" }));
const dated = (year: number, ...units: readonly UnitInput[]): Army => buildArmy({ year, units: [...UNITS, ...units] });
/** The test list with nothing compulsory. */
const SPARSE: Changes = { constraints: [], lines: { regiments: { bases: { min: 0, max: 36 } }, horse: { bases: { min: 0, max: 20 } } } };

/** One case for each code: a new code without a case does not compile. Numbers are worked out by hand from the two test lists. */
export const CASES: { readonly [Code in FindingCode]: Case<Code> } = {
  "army-commander-missing": { wrong: commanded(LEFT, RIGHT), at: WHOLE, says: {}, right: commanded(ARMY, RIGHT) },
  "army-commanders-many": {
    wrong: commanded(ARMY, LEFT, commanderOf("rival", "army", "competent", { name: "Rival" })),
    at: commanderAt("rival"),
    says: { name: "Rival", role: "army" },
    right: commanded(ARMY, LEFT, commanderOf("rival", "sub", "competent")),
  },
  "sub-commanders-few": {
    list: { commanders: { subs: { min: 0, max: 2, grades: ["competent"], classes: ["professional"] } } },
    wrong: commanded(commanderOf("army", "army", "legendary")),
    at: WHOLE,
    says: { have: 0, min: 1 },
    right: commanded(ARMY, LEFT),
  },
  "sub-commanders-many": {
    wrong: alliesOf(ARMY, LEFT, RIGHT, cousin("uncle"), cousin("cousin")),
    at: WHOLE,
    says: { have: 4, max: 3 },
    right: alliesOf(ARMY, LEFT, RIGHT, cousin("cousin")),
  },
  "list-subs-few": {
    wrong: alliesOf(ARMY, cousin("cousin")),
    at: WHOLE,
    says: { have: 0, min: 1 },
    right: alliesOf(ARMY, LEFT, cousin("cousin")),
  },
  "list-subs-many": {
    wrong: commanded(ARMY, LEFT, RIGHT, commanderOf("rear", "sub", "mediocre")),
    at: WHOLE,
    says: { have: 3, max: 2 },
    right: commanded(ARMY, LEFT, RIGHT),
  },
  "internal-allies-few": {
    list: { commanders: { internalAllies: { min: 1, max: 2, grades: ["competent"], classes: ["professional"] } } },
    wrong: buildArmy(),
    at: WHOLE,
    says: { have: 0, min: 1 },
    right: buildAllied(),
  },
  "internal-allies-many": {
    list: { commanders: { internalAllies: { min: 0, max: 1, grades: ["competent"], classes: ["professional"] } } },
    wrong: alliesOf(ARMY, LEFT, cousin("uncle"), cousin("cousin")),
    at: WHOLE,
    says: { have: 2, max: 1 },
    right: alliesOf(ARMY, LEFT, cousin("cousin")),
  },
  "external-ally-unlisted": {
    list: { commanders: { externalAllies: [] } },
    wrong: buildHosting(),
    at: commanderAt("guest"),
    says: { role: "ally", list: "Ally list" },
    right: buildHosting(),
    rightList: {},
  },
  "external-ally-year": {
    wrong: buildHosting({}, undefined, { year: 1561 }),
    at: commanderAt("guest"),
    says: { list: "Ally list", year: 1561, from: 1540, to: 1560 },
    right: buildHosting({}, undefined, { year: 1560 }),
  },
  "external-allies-many": {
    wrong: hosting("guest", "other"),
    at: commanderAt("other"),
    says: { list: "Ally list", have: 2, max: 1 },
    right: hosting("guest"),
  },
  "legendary-not-army": {
    wrong: commanded(ARMY, commanderOf("left", "sub", "legendary")),
    at: commanderAt("left"),
    says: { role: "sub" },
    right: commanded(commanderOf("army", "army", "legendary"), commanderOf("left", "sub", "talented")),
  },
  "commander-grade": {
    wrong: buildAllied({ grade: "talented" }),
    at: commanderAt("cousin"),
    says: { grade: "talented", allowed: ["mediocre", "competent"] },
    right: buildAllied({ grade: "competent" }),
  },
  "commander-class": {
    wrong: commanded(ARMY, { ...LEFT, class: "tribal" }),
    at: commanderAt("left"),
    says: { class: "tribal", allowed: ["professional", "instinctive"] },
    right: commanded(ARMY, { ...LEFT, class: "instinctive" }),
  },
  "ally-class": {
    wrong: buildAllied({ class: "instinctive" }),
    at: commanderAt("cousin"),
    says: { class: "instinctive", wanted: "professional" },
    right: buildAllied({ class: "professional" }),
  },
  "talented-many": {
    wrong: commanded(ARMY, { ...LEFT, grade: "talented" }, { ...RIGHT, grade: "talented" }),
    at: WHOLE,
    says: { have: 3, max: 2 },
    right: commanded(ARMY, { ...LEFT, grade: "talented" }, RIGHT),
  },
  "contingent-few": {
    list: { lines: { horse: { bases: { min: 0, max: 20 } } } },
    wrong: buildAllied({}, cousins(unitOf(11, "regiments", 6))),
    at: commanderAt("cousin"),
    says: { role: "ally", have: 1, min: 2 },
    right: buildAllied({}, cousins(unitOf(11, "regiments", 6), unitOf(12, "guns", 2))),
  },
  "contingent-many": {
    wrong: buildAllied({}, [
      ...contingentOf("cousin", 11),
      ...cousins(unitOf(13, "horse", 4), unitOf(14, "skirmishers", 6), unitOf(15, "guns", 2)),
    ]),
    at: commanderAt("cousin"),
    says: { have: 5, max: 4 },
    right: buildAllied({}, [...contingentOf("cousin", 11), ...cousins(unitOf(13, "horse", 4), unitOf(14, "skirmishers", 6))]),
  },
  "contingent-minimum": {
    wrong: buildAllied({}, cousins(unitOf(11, "regiments", 6), unitOf(12, "skirmishers", 6))),
    at: commanderAt("cousin"),
    says: { line: lineId.parse("horse"), name: "Horse", have: 0, need: 4 },
    right: buildAllied({}, cousins(unitOf(11, "regiments", 6), unitOf(12, "horse", 4))),
  },
  // half of 12 bases of two lines
  "contingent-at-least": {
    list: { constraints: [{ id: "light", kind: "at-least", what: "bases", lines: ["light-horse", "skirmishers"], n: 12 }] },
    wrong: buildAllied(),
    at: commanderAt("cousin"),
    says: { names: ["Light horse", "Skirmishers"], have: 0, min: 12, need: 6 },
    right: buildAllied({}, [...contingentOf("cousin", 11), ...cousins(unitOf(13, "skirmishers", 6))]),
  },
  // an army commander who does not float, two sub-commanders, and two unit groups
  "commanders-without-groups": {
    list: SPARSE,
    wrong: buildArmy({ commanders: [{ ...ARMY, class: "instinctive" }, LEFT, RIGHT], units: UNITS.slice(0, 2) }),
    at: WHOLE,
    says: { lacking: 1, leaders: 3, of: null, removes: { name: null, role: "sub" } },
    right: buildArmy({ commanders: [ARMY, LEFT, RIGHT], units: UNITS.slice(0, 2) }),
  },
  "contingent-line-many": {
    wrong: buildHosting({}, guests(unitOf(11, "spears", 8), unitOf(12, "spears", 8), unitOf(13, "spears", 8), unitOf(14, "spears", 8))),
    at: commanderAt("guest"),
    says: { line: lineId.parse("spears"), have: 32, max: 24 },
    right: buildHosting({}, guests(unitOf(11, "spears", 8), unitOf(12, "spears", 8), unitOf(13, "spears", 8))),
  },
  "contingent-group-many": {
    wrong: buildHosting({}, guests(unitOf(11, "spears", 6), unitOf(12, "riders", 6), unitOf(13, "riders", 6), unitOf(14, "archers", 6))),
    at: commanderAt("guest"),
    says: { names: ["Riders", "Archers"], have: 18, max: 16 },
    right: buildHosting({}, guests(unitOf(11, "spears", 6), unitOf(12, "riders", 6), unitOf(13, "riders", 4), unitOf(14, "archers", 6))),
  },
  "unit-line": {
    wrong: withUnits(unitOf(9, "landsknechts", 6)),
    at: { unit: 9, field: "line" },
    says: { number: 9, line: lineId.parse("landsknechts"), list: "Test list" },
    right: withUnits(unitOf(9, "levy", 6)),
  },
  "unit-commander-unknown": {
    wrong: changed(1, { commander: "nobody" }),
    at: { unit: 1, field: "commander" },
    says: { number: 1, name: "Regiments", commander: commanderId.parse("nobody") },
    right: changed(1, { commander: "left" }),
  },
  "unit-size": {
    wrong: changed(4, { bases: 5 }),
    at: { unit: 4, field: "bases" },
    says: { bases: 5, sizes: [4, 6], nearest: 4 },
    right: changed(4, { bases: 6 }),
  },
  "unit-option": {
    wrong: changed(1, { options: ["steady"] }),
    at: { unit: 1, field: "options" },
    says: { number: 1, option: "steady", allowed: ["regimental-guns"] },
    right: changed(1, { options: ["regimental-guns"] }),
  },
  "unit-year": {
    wrong: dated(1561, unitOf(9, "veterans", 6)),
    at: { unit: 9, field: "line" },
    says: { number: 9, name: "Veterans", year: 1561, from: 1540, to: 1560 },
    right: dated(1560, unitOf(9, "veterans", 6)),
  },
  "unit-quality-floor": {
    wrong: changed(8, { qualityDown: true }),
    at: { unit: 8, field: "qualityDown" },
    says: { number: 8, name: "Guns" },
    right: changed(4, { qualityDown: true }),
  },
  "unit-firepower-floor": {
    wrong: changed(4, { firepowerDown: true }),
    at: { unit: 4, field: "firepowerDown" },
    says: { number: 4, shoots: false },
    right: changed(1, { firepowerDown: true }),
  },
  "unit-troop": {
    wrong: withUnits(unitOf(9, "bande", 6, { firepowerDown: true })),
    at: { unit: 9, field: "firepowerDown" },
    says: { number: 9, problem: "bande-not-as-defined" },
    right: withUnits(unitOf(9, "bande", 6, { qualityDown: true })),
  },
  "unit-led-by": {
    wrong: withUnits(unitOf(9, "siege-guns", 2, { commander: "left" })),
    at: { unit: 9, field: "commander" },
    says: { number: 9, name: "Siege guns", allowed: ["army"], role: "sub" },
    right: withUnits(unitOf(9, "siege-guns", 2, { commander: "army" })),
  },
  "line-few": {
    wrong: withoutUnits([2, 3]),
    at: lineAt("regiments"),
    says: { name: "Regiments", have: 6, min: 12 },
    right: withoutUnits([3]),
  },
  "line-many": {
    wrong: withUnits(unitOf(9, "guns", 2), unitOf(10, "guns", 2)),
    at: lineAt("guns"),
    says: { name: "Guns", have: 6, max: 4 },
    right: withUnits(unitOf(9, "guns", 2)),
  },
  "group-many": {
    wrong: withUnits(unitOf(9, "light-horse", 6), unitOf(10, "light-horse", 6), unitOf(11, "skirmishers", 6)),
    at: { group: groupId.parse("light") },
    says: { names: ["Light horse", "Skirmishers"], have: 30, max: 24 },
    right: withUnits(unitOf(9, "light-horse", 6), unitOf(11, "skirmishers", 6)),
  },
  "year-outside": { wrong: dated(1601), at: WHOLE, says: { year: 1601, from: 1500, to: 1600 }, right: dated(1600) },
  "years-never-met": {
    wrong: withUnits(unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)),
    at: WHOLE,
    says: {
      one: { kind: "line", names: ["Dragoons"], years: [[1570, 1600]] },
      other: { kind: "line", names: ["Veterans"], years: [[1540, 1560]] },
    },
    right: withUnits(unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)),
    rightList: { lines: { dragoons: { years: [1560, 1600] } } },
  },
  "constraint-at-most": {
    wrong: withUnits(unitOf(9, "guns", 2), unitOf(10, "siege-guns", 2), unitOf(11, "siege-guns", 2)),
    at: lineAt("guns"),
    says: { what: "unit-groups", names: ["Guns", "Siege guns"], have: 4, max: 3 },
    right: withUnits(unitOf(9, "guns", 2), unitOf(10, "siege-guns", 2)),
  },
  "constraint-at-least": {
    wrong: withoutUnits([6]),
    at: lineAt("horse"),
    says: { what: "bases", names: ["Horse", "Light horse", "Guard"], have: 8, min: 12 },
    right: withoutUnits([6], unitOf(9, "guard", 4)),
  },
  "constraint-only-if": {
    wrong: withoutUnits([8], unitOf(9, "siege-guns", 2)),
    at: lineAt("siege-guns"),
    says: { names: ["Siege guns"], needs: ["Guns"] },
    right: withUnits(unitOf(9, "siege-guns", 2)),
  },
  "constraint-not-both": {
    wrong: withUnits(unitOf(9, "keil", 12), unitOf(10, "square", 16)),
    at: lineAt("keil"),
    says: { names: ["Keil"], others: ["Square"] },
    right: withUnits(unitOf(9, "keil", 12), unitOf(10, "keil", 12)),
  },
  "constraint-no-more-than": {
    wrong: withoutUnits([3], unitOf(9, "levy", 8), unitOf(10, "levy", 6)),
    at: lineAt("levy"),
    says: { what: "bases", names: ["Levy"], have: 14, than: ["Regiments", "Veterans"], max: 12 },
    right: withoutUnits([3], unitOf(9, "levy", 6), unitOf(10, "levy", 6)),
  },
  "constraint-one-per-command": {
    wrong: withUnits(unitOf(9, "guard", 4, { commander: "left" }), unitOf(10, "guard", 4, { commander: "left" })),
    at: lineAt("guard"),
    says: { names: ["Guard"], have: 2, commands: 3 },
    right: withUnits(unitOf(9, "guard", 4, { commander: "left" }), unitOf(10, "guard", 4, { commander: "right" })),
  },
  "constraint-only-under-ally": {
    wrong: withUnits(unitOf(9, "raiders", 6, { commander: "left" })),
    at: { unit: 9, field: "commander" },
    says: { number: 9, name: "Raiders" },
    right: buildAllied({}, [...contingentOf("cousin", 11), ...cousins(unitOf(13, "raiders", 6))]),
  },
  "camp-kind": {
    wrong: buildArmy({ camp: { kind: "mobile", quality: "poor" } }),
    at: { camp: "kind" },
    says: { kind: "mobile", allowed: ["standard", "fortified"] },
    right: buildArmy({ camp: { kind: "fortified", quality: "poor" } }),
  },
  "camp-quality": {
    wrong: buildArmy({ camp: { kind: "standard", quality: "superior" } }),
    at: { camp: "quality" },
    says: { quality: "superior", allowed: ["poor", "average"] },
    right: buildArmy({ camp: { kind: "standard", quality: "average" } }),
  },
  // 5 874 points are worked by hand in price.test.ts
  "points-over": {
    wrong: buildArmy({ pointsLimit: 5873 }),
    at: WHOLE,
    says: { points: 5874, limit: 5873, over: 1 },
    right: buildArmy({ pointsLimit: 5874 }),
  },

  "years-apart": {
    tables: TABLES_BEFORE_DEMANDS,
    severity: "warning",
    wrong: withUnits(unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)),
    at: WHOLE,
    says: { late: "Dragoons", from: 1570, early: "Veterans", to: 1560 },
    right: withUnits(unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)),
    rightList: { lines: { dragoons: { years: [1560, 1600] } } },
  },
  // 3 to start with, nothing for a mediocre commander or for grades that add to 1, 1 for 26 scouting points
  "map-cards-few": {
    severity: "warning",
    wrong: commanded(commanderOf("army", "army", "mediocre"), LEFT, commanderOf("right", "sub", "mediocre")),
    at: WHOLE,
    says: { cards: 4, wanted: 5, passes: 1 },
    right: commanded(commanderOf("army", "army", "competent"), LEFT, commanderOf("right", "sub", "mediocre")),
  },
  "tugs-even": {
    severity: "warning",
    wrong: withUnits(unitOf(9, "horse", 4)),
    at: WHOLE,
    says: { tugs: 8, breaksAt: 4 },
    right: withUnits(unitOf(9, "horse", 4), unitOf(10, "horse", 4)),
  },
  // four cards move two blocks of four, two cards one block of two
  "groups-more-than-cards-move": {
    severity: "warning",
    wrong: buildArmy({
      commanders: [ARMY, commanderOf("left", "sub", "mediocre")],
      units: [...UNITS, unitOf(9, "regiments", 6), unitOf(10, "horse", 4), unitOf(11, "skirmishers", 6)],
    }),
    at: WHOLE,
    says: { groups: 11, moved: 10 },
    right: buildArmy({
      commanders: [ARMY, commanderOf("left", "sub", "mediocre")],
      units: [...UNITS, unitOf(9, "regiments", 6), unitOf(10, "horse", 4)],
    }),
  },
  "foot-tug-small": {
    severity: "warning",
    wrong: withoutUnits([8], unitOf(9, "levy", 4)),
    at: { unit: 9 },
    says: { number: 9, name: "Levy", bases: 4 },
    right: withoutUnits([8], unitOf(9, "levy", 6)),
  },
  // two cards a turn, and a march with foot asks for three red ones
  "ally-cards-few": {
    severity: "warning",
    wrong: buildAllied({ grade: "mediocre" }),
    at: commanderAt("cousin"),
    says: { role: "ally", cards: 2, needed: 3 },
    right: buildAllied({ grade: "competent" }),
  },
};
