import type { ArmyList, Constraint, TroopLine } from "../../model/army-list";
import {
  CAMP_KINDS,
  CAMP_QUALITIES,
  COMMANDER_CLASSES,
  COMMANDER_ROLES,
  DEMANDS,
  FIREPOWERS,
  GRADES,
  type Grade,
  QUALITIES,
} from "../../model/enumerations";
import type { LineId, ListId, Version } from "../../model/identifiers";
import type { RulesTables, SCOUTS_OF } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { type TroopProblemCode, troopProblems } from "../../model/troop-consistency";
import { rowValue, rulesRow } from "../rules-row";
import type { Book, Measures, PreparedConstraint, PreparedGroup, PreparedLine, PreparedList, Variant } from "./book";
import { basePrice, commanderPrice } from "./price";
import { formsOf, isCaracole, setFormationRow } from "./troop-traits";

/** The next grade down; the same if there is none. */
function oneLower<Grade extends string>(grades: readonly Grade[], grade: Grade): Grade {
  const at = grades.indexOf(grade);
  return grades[Math.max(0, at - 1)] ?? grade;
}

function lowered(troop: Troop, qualityDown: boolean, firepowerDown: boolean): Troop {
  const { shooting } = troop;
  return {
    ...troop,
    quality: qualityDown ? oneLower(QUALITIES, troop.quality) : troop.quality,
    shooting: shooting && firepowerDown ? { ...shooting, firepower: oneLower(FIREPOWERS, shooting.firepower ?? "average") } : shooting,
  };
}

function scoutsOf(troop: Troop): (typeof SCOUTS_OF)[number] | null {
  if (troop.type === "foot") return troop.formation === "skirmish" ? "foot-skirmishers" : null;
  if (troop.type !== "mounted") return null;
  if (troop.formation === "dragoon") return "dragoons";
  if (troop.formation === "flexible-mounted") return "flexible-mounted";
  return isCaracole(troop) ? "caracole" : "mounted";
}

/** Scouting points of one base, for map cards. */
export function scoutingOf(troop: Troop, { cards }: RulesTables): number {
  const kind = scoutsOf(troop);
  return kind ? rowValue(cards.scouting, kind) : 0;
}

/** The TuGs that a unit group counts as. */
export function tugsOf(troop: Troop, tables: RulesTables): number {
  if (troop.formation === "skirmish") return 0;
  return setFormationRow(troop, tables)?.double ? rowValue(tables.army.limits, "double-group-tugs") : 1;
}

/**
 * The rule a downgrade breaks. Contradictions the line already had do not count: a list is checked when it is written, an older one by the
 * rules of its day.
 */
function newlyBroken(troop: Troop, withOptions: Troop): TroopProblemCode | null {
  const before = troopProblems(withOptions).map(({ code }) => code);
  return troopProblems(troop).find(({ code }) => !before.includes(code))?.code ?? null;
}

function variant(line: TroopLine, index: number, tables: RulesTables): Variant {
  const options = line.optional.filter((_, bit) => (index >> 2) & (1 << bit));
  const withOptions: Troop = { ...line.troop, characteristics: [...line.troop.characteristics, ...options] };
  const troop = lowered(withOptions, (index & 2) !== 0, (index & 1) !== 0);
  const scouting = scoutingOf(troop, tables);
  const factor = troop.characteristics.includes("scouts") ? rowValue(tables.cards.scoutsFactor, "scouts") : 1;
  return {
    troop,
    price: basePrice(troop, tables),
    tugs: tugsOf(troop, tables),
    scouting,
    scoutingCards: scouting * factor,
    skirmishForm: formsOf(troop).includes("skirmish"),
    qualityAtFloor: withOptions.quality === QUALITIES[0],
    firepowerAtFloor: withOptions.shooting === null || (withOptions.shooting.firepower ?? "average") === FIREPOWERS[0],
    problem: newlyBroken(troop, withOptions),
  };
}

/** Options of a line up to which all its variants are made together. */
const FEW_OPTIONS = 3;

/** An array whose members are made when they are looked at. */
function lazily<T>(length: number, make: (index: number) => T): readonly T[] {
  const all: T[] = [];
  for (let index = 0; index < length; index++)
    Object.defineProperty(all, index, {
      ...{ configurable: true, enumerable: true },
      get() {
        const value = make(index);
        Object.defineProperty(all, index, { value, enumerable: true });
        return value;
      },
    });
  return all;
}

/**
 * Every variant of a unit group of this line: each set of options, with and without each downgrade. Of a line with many options hardly any is
 * ever asked for, and all of a list of such lines would take a second.
 */
function variantsOf(line: TroopLine, tables: RulesTables): readonly Variant[] {
  const length = 1 << (line.optional.length + 2);
  const make = (index: number) => variant(line, index, tables);
  return line.optional.length > FEW_OPTIONS ? lazily(length, make) : Array.from({ length }, (_, index) => make(index));
}

/** The most bases of one line in a whole army. */
const MOST_BASES = 99;

function reachableTotals(sizes: readonly number[]): readonly boolean[] {
  const reachable = Array.from({ length: MOST_BASES + 1 }, (_, total) => total === 0);
  for (let total = 1; total <= MOST_BASES; total++) reachable[total] = sizes.some((size) => size <= total && reachable[total - size]);
  return reachable;
}

function groupsOf(lines: readonly TroopLine[]): readonly PreparedGroup[] {
  const ids = [...new Set(lines.flatMap((line) => (line.shared ? [line.shared.group] : [])))];
  return ids.map((id) => {
    const members = lines.filter((line) => line.shared?.group === id);
    return {
      id,
      max: Math.min(...members.map((line) => line.shared?.max ?? 0)),
      lines: members.map((line) => lines.indexOf(line)),
      names: members.map((line) => line.name),
    };
  });
}

function otherLines(rule: Constraint): readonly LineId[] {
  switch (rule.kind) {
    case "only-if":
      return rule.needs;
    case "not-both":
      return rule.others;
    case "no-more-than":
      return rule.than;
    case "at-most":
    case "at-least":
    case "one-per-command":
    case "only-under-ally":
      return [];
    default:
      return rule satisfies never;
  }
}

function prepareConstraint(rule: Constraint, lines: readonly TroopLine[]): PreparedConstraint {
  const indexes = (ids: readonly LineId[]) => ids.map((id) => lines.findIndex((line) => line.id === id)).filter((at) => at >= 0);
  const names = (at: readonly number[]) => at.flatMap((index) => lines[index]?.name ?? []);
  const own = indexes(rule.lines);
  const others = indexes(otherLines(rule));
  return { rule, lines: own, others, names: names(own), otherNames: names(others) };
}

/** Its variants are made when one is asked for: most lines of most lists never are, and they are nearly all the work. */
function prepareLine(line: TroopLine, index: number, groups: readonly PreparedGroup[], tables: RulesTables): PreparedLine {
  let [reachable, variants]: [PreparedLine["reachable"]?, PreparedLine["variants"]?] = [];
  return {
    line,
    index,
    sizes: [...line.sizes].sort((one, other) => one - other),
    get reachable() {
      reachable ??= reachableTotals(line.sizes);
      return reachable;
    },
    group: groups.findIndex((group) => group.id === line.shared?.group),
    get variants() {
      variants ??= variantsOf(line, tables);
      return variants;
    },
  };
}

/** One list by these tables. */
export function prepareList(list: ArmyList, tables: RulesTables): PreparedList {
  const groups = groupsOf(list.lines);
  const lines = list.lines.map((line, index) => prepareLine(line, index, groups, tables));
  return {
    list,
    lines,
    byId: new Map(lines.map((prepared) => [prepared.line.id, prepared])),
    groups,
    constraints: list.constraints.map((rule) => prepareConstraint(rule, list.lines)),
  };
}

const byKey = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;

/** Unit groups that a commander's cards can move: one for each card, or a block for as many cards as a block takes. */
function movedBy({ cards, blockSize }: { cards: number; blockSize: number }, cardsPerBlock: number): number {
  return Math.max(cards, Math.floor(cards / cardsPerBlock) * blockSize + (cards % cardsPerBlock));
}

function measure(tables: RulesTables): Measures {
  const { army, cards, commanders } = tables;
  const limit = (id: (typeof army.limits)[number]["id"]) => rowValue(army.limits, id);
  const byGrade = <Value>(of: (grade: Grade) => Value) => byKey(GRADES, of);
  const step = (code: "scouting-first" | "scouting-second") => ({
    code,
    from: rulesRow(cards.mapSteps, code).from,
    value: rowValue(cards.mapSteps, code),
  });
  const others = rulesRow(cards.mapSteps, "other-commanders");
  return {
    demands: byKey(DEMANDS, (id) => tables.demands?.some((row) => row.id === id) === true),
    floats: byKey(COMMANDER_CLASSES, (kind) => rulesRow(commanders.classes, kind).floats),
    subCommanders: { min: limit("sub-commanders-min"), max: limit("sub-commanders-max") },
    talentedMax: limit("talented-max"),
    contingent: { min: limit("contingent-min"), max: limit("contingent-max"), divisor: limit("contingent-minimum-divisor") },
    mapCardsWanted: limit("map-cards-wanted"),
    fragileFootBases: limit("fragile-foot-bases"),
    cards: byGrade((grade) => rulesRow(commanders.grades, grade).cards),
    moved: byGrade((grade) => movedBy(rulesRow(commanders.grades, grade), limit("group-move-cards"))),
    marchCards: {
      skirmishers: limit("march-cards-skirmishers"),
      mounted: limit("march-cards-mounted"),
      others: limit("march-cards-others"),
    },
    gradeValue: byGrade((grade) => rowValue(cards.gradeValue, grade)),
    commanderPrice: byKey(COMMANDER_ROLES, (role) =>
      byGrade((grade) => byKey(COMMANDER_CLASSES, (kind) => commanderPrice({ role, grade, class: kind }, tables))),
    ),
    campPrice: {
      kind: byKey(CAMP_KINDS, (kind) => rowValue(tables.points.campKind, kind)),
      quality: byKey(CAMP_QUALITIES, (quality) => rowValue(tables.points.campQuality, quality)),
    },
    armyBreaks: rulesRow(army.breakPoints, "army"),
    mapStart: rowValue(cards.mapStart, "start"),
    otherCommanders: { from: others.from, value: others.value },
    scoutingSteps: [step("scouting-first"), step("scouting-second")],
    scoutingStart: rowValue(cards.scoutingStart, "start"),
    scoutingCommander: rowValue(cards.scoutingCommander, "talented"),
    scoutingPerCard: rowValue(cards.scoutingPerCard, "points"),
    scoutingMost: rowValue(cards.scoutingMost, "cards"),
    sources: {
      points: rulesRow(tables.points.body, "foot-close").source.from,
      cards: rulesRow(cards.mapStart, "start").source.from,
      commanders: rulesRow(commanders.grades, "competent").source.from,
      groups: rulesRow(army.limits, "double-group-tugs").source.from,
      breaks: rulesRow(army.breakPoints, "army").source.from,
    },
  };
}

/** A book with lists besides its own: `pinned` found by their version alone, `inForce` also without one. */
export function withLists(book: Book, pinned: readonly PreparedList[], inForce: readonly PreparedList[]): Book {
  const byVersion = [...pinned, ...inForce].map((one) => [one.list.version, one] as const);
  return {
    ...book,
    current: new Map([...book.current, ...inForce.map((one) => [one.list.id, one] as const)]),
    byVersion: new Map([...book.byVersion, ...byVersion]),
  };
}

/**
 * Lists and rules tables prepared for any number of assessments. The first list with an id is the current one; every list can be found by
 * its version and those it had formerly.
 */
export function prepare(lists: readonly ArmyList[], tables: RulesTables): Book {
  const prepared = lists.map((list) => prepareList(list, tables));
  const current = new Map<ListId, PreparedList>();
  const byVersion = new Map<Version, PreparedList>();
  for (const one of prepared) {
    if (!current.has(one.list.id)) current.set(one.list.id, one);
    for (const version of [one.list.version, ...(one.list.formerly ?? [])]) byVersion.set(version, one);
  }
  return { tables, measures: measure(tables), current, byVersion };
}
