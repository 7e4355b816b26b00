import type { ArmyList, Constraint, TroopLine } from "../../model/army-list";
import { CAMP_KINDS, CAMP_QUALITIES, COMMANDER_CLASSES, COMMANDER_ROLES, GRADES, type Grade } from "../../model/enumerations";
import type { LineId, ListId, Version } from "../../model/identifiers";
import { DEMANDS, type RulesTables } from "../../model/rules-tables";
import { rowValue, rulesRow } from "../rules-row";
import type { Book, Measures, PreparedConstraint, PreparedGroup, PreparedLine, PreparedList } from "./book";
import { commanderPrice } from "./price";
import { variantsOf } from "./variants";

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

function prepareList(list: ArmyList, tables: RulesTables): PreparedList {
  const groups = groupsOf(list.lines);
  const lines: PreparedLine[] = list.lines.map((line, index) => ({
    line,
    index,
    sizes: [...line.sizes].sort((one, other) => one - other),
    reachable: reachableTotals(line.sizes),
    group: groups.findIndex((group) => group.id === line.shared?.group),
    variants: variantsOf(line, tables),
  }));
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
