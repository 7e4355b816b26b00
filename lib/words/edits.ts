import type { Army, Commander, Edit, UnitGroup } from "../model/army";
import type { CommanderId } from "../model/identifiers";
import { hasFixedNumber, unitId } from "../model/when-absent";
import { roleWithArticle } from "./army-terms";
import { both, counted, grouped, roleNoun, sentenceCase, spoken } from "./phrasing";
import { plain } from "./sentence";

/** The name of a unit group without its number: its own, or that of its line in the army's list. */
export type NameOf = (unit: UnitGroup, army: Army) => string;

/** An army before and after. */
type Between = { readonly from: Army; readonly to: Army; readonly nameOf: NameOf };

/** A change, and what stands between it and the name of what changed when it is the only one. */
type Change = { readonly joint: ": " | " " | " is "; readonly text: string };

const state = (text: string): Change => ({ joint: ": ", text });
const deed = (text: string): Change => ({ joint: " ", text });
const become = (text: string): Change => ({ joint: " is ", text });
const renamed = (name: string | null): Change => (name === null ? state("name removed") : deed(`renamed ${name}`));
/** "8 → 6 bases": in this way whoever undoes it can tell which is which. */
const instead = (now: string, before: string | number): string => `${before} → ${now}`;

/** "Haiduks no. 4 moved to Horn", "Haiduks no. 4: 8 → 6 bases; moved to Horn". */
function said(name: string, changes: readonly Change[]): string {
  const [first, ...more] = changes;
  if (!first) return `${name} unchanged`;
  return more.length === 0 ? `${name}${first.joint}${first.text}` : `${name}: ${changes.map((one) => one.text).join("; ")}`;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** A commander by name, or by place in this army: "the second sub-commander". */
export function pointedAt(id: CommanderId, { commanders }: Army): string {
  const one = commanders.find((each) => each.id === id);
  if (!one) return "an unknown commander";
  const alike = commanders.filter((each) => each.role === one.role);
  const which = alike.length === 1 ? "" : `${ORDINALS[alike.indexOf(one)]} `;
  return one.name ?? `the ${which}${roleNoun(one.role)}`;
}

const unitName = (unit: UnitGroup, army: Army, nameOf: NameOf): string => `${nameOf(unit, army)} no. ${unit.number}`;

function optionChange({ options: before }: UnitGroup, { options: after }: UnitGroup): Change {
  const taken = after.filter((one) => !before.includes(one)).map(spoken);
  const left = before.filter((one) => !after.includes(one)).map(spoken);
  const parts = [...(taken.length > 0 ? [`with ${both(taken)}`] : []), ...(left.length > 0 ? [`without ${both(left)}`] : [])];
  return state(parts.join(", ") || "options reordered");
}

function lineChange(before: UnitGroup, after: UnitGroup, { from, to, nameOf }: Between): Change {
  const [was, is] = [nameOf({ ...before, name: null }, from), nameOf({ ...after, name: null }, to)];
  return become(was === is ? "now another troop type of the same name" : `now ${is}`);
}

type UnitField = Extract<Edit, { do: "set-unit" }>["field"];
type UnitChanges = { readonly [Field in UnitField]: (before: UnitGroup, after: UnitGroup, between: Between) => Change };

/** In the order in which they are said. */
const UNIT_CHANGES: UnitChanges = {
  line: lineChange,
  bases: (before, after) => state(instead(counted(after.bases, "base"), before.bases)),
  options: optionChange,
  qualityDown: (_, after) => state(after.qualityDown ? "quality lowered" : "quality restored"),
  firepowerDown: (_, after) => state(after.firepowerDown ? "firepower lowered" : "firepower restored"),
  commander: (_, { commander }, { to }) => deed(commander === null ? "unassigned" : `moved to ${pointedAt(commander, to)}`),
  name: (_, after) => renamed(after.name),
  note: (_, after) => state(after.note === undefined ? "note removed" : "note changed"),
  number: (_, after) => become(`now no. ${after.number}`),
  numberFixed: (_, after) => state(hasFixedNumber(after) ? "number set by hand" : "numbered automatically"),
};

type Having<Field extends string> = { readonly [Each in NoInfer<Field>]?: unknown };

/** The fields of the table in which the two are not the same, in the table's order. */
const differing = <Field extends string>(table: Readonly<Record<Field, unknown>>, before: Having<Field>, after: Having<Field>): Field[] =>
  (Object.keys(table) as Field[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** A unit group whose commander was removed: that says it already. */
const orphaned = (before: UnitGroup, after: UnitGroup, { from, to }: Between): boolean => {
  const has = (army: Army) => army.commanders.some((one) => one.id === before.commander);
  return after.commander === null && has(from) && !has(to);
};

/** What makes one unit group into the other, in one sentence; null where nothing does. */
function unitChangeWords(before: UnitGroup, after: UnitGroup, between: Between): string | null {
  if (before === after) return null;
  // A number that follows the order changes with every move: nothing is said of it.
  const isNumbered = hasFixedNumber(before) || hasFixedNumber(after);
  const fields = differing(UNIT_CHANGES, before, after).filter((field) => {
    if (field === "number") return isNumbered;
    if (field === "numberFixed") return before.number === after.number && before.id !== undefined;
    return field !== "commander" || !orphaned(before, after, between);
  });
  if (fields.length === 0) return null;
  return said(
    unitName(before, between.from, between.nameOf),
    fields.map((field) => UNIT_CHANGES[field](before, after, between)),
  );
}

type CommanderField = Extract<Edit, { do: "set-commander" }>["field"];
type CommanderChanges = { readonly [Field in CommanderField]: (before: Commander, after: Commander) => Change };

const COMMANDER_CHANGES: CommanderChanges = {
  role: (_, after) => become(`now ${plain(roleWithArticle(after.role))}`),
  grade: (before, after) => state(instead(after.grade, before.grade)),
  class: (before, after) => state(instead(after.class, before.class)),
  name: (_, after) => renamed(after.name),
  list: (_, after) => state(after.list === null ? "troops from the army’s own list" : "troops from another list"),
  listVersion: (_, after) => state(after.listVersion === null ? "current version of the list" : "another version of the list"),
};

/** What makes one commander into the other, in one sentence; null where nothing does. Only an ally has a list. */
function commanderChangeWords(before: Commander, after: Commander, army: Army): string | null {
  const fields = differing(COMMANDER_CHANGES, before, after).filter((field) => {
    if (field === "listVersion") return before.list === after.list;
    return field !== "list" || after.role === "ally";
  });
  if (fields.length === 0) return null;
  return said(
    sentenceCase(pointedAt(before.id, army)),
    fields.map((field) => COMMANDER_CHANGES[field](before, after)),
  );
}

function campChangeWords(before: Army["camp"], after: Army["camp"]): string {
  if (before.kind === after.kind) return `Camp quality: ${instead(after.quality, before.quality)}`;
  const of = ({ kind, quality }: Army["camp"]) => (before.quality === after.quality ? kind : `${kind}, ${quality}`);
  return `Camp: ${instead(of(after), of(before))}`;
}

type ArmyField = Extract<Edit, { do: "set-army" }>["field"];
type ArmyChanges = { readonly [Field in ArmyField]: (before: Army[Field], after: Army[Field]) => string };

const ARMY_CHANGES: ArmyChanges = {
  name: (_, after) => `Army renamed ${after}`,
  pointsLimit: (before, after) => `Points limit: ${instead(grouped(after), grouped(before))}`,
  year: (before, after) => {
    if (after === null) return "Year cleared";
    return `Year: ${before === null ? after : instead(String(after), before)}`;
  },
  camp: campChangeWords,
  note: (_, after) => (after === undefined ? "Army’s note removed" : "Army’s note changed"),
};

const armyChange = <Field extends ArmyField>(field: Field, before: Army, after: Army): string =>
  ARMY_CHANGES[field](before[field], after[field]);

/** What differs of the army itself, a sentence each. */
const armyChangeWords = (before: Army, after: Army): readonly string[] =>
  differing(ARMY_CHANGES, before, after).map((field) => armyChange(field, before, after));

function addedUnit(unit: UnitGroup, army: Army, nameOf: NameOf): string {
  const command = unit.commander === null ? "" : ` to ${pointedAt(unit.commander, army)}`;
  return `${unitName(unit, army, nameOf)} added${command}: ${counted(unit.bases, "base")}`;
}

const removedUnit = (unit: UnitGroup, army: Army, nameOf: NameOf): string => `${unitName(unit, army, nameOf)} removed`;

function addedCommander({ name, grade, role }: Commander): string {
  const what = `${grade} ${roleNoun(role)}`;
  return name === null ? `${sentenceCase(what)} added` : `${name} added: ${what}`;
}

const removedCommander = (id: Commander["id"], army: Army): string => `${sentenceCase(pointedAt(id, army))} removed`;

function commanderWords(from: Army, to: Army): readonly string[] {
  const was = new Map(from.commanders.map((one) => [one.id, one]));
  const stay = new Set(to.commanders.map((one) => one.id));
  return [
    ...from.commanders.filter((one) => !stay.has(one.id)).map((one) => removedCommander(one.id, from)),
    ...to.commanders.flatMap((one) => {
      const before = was.get(one.id);
      return before ? (commanderChangeWords(before, one, from) ?? []) : addedCommander(one);
    }),
  ];
}

type Pair = readonly [before: UnitGroup, after: UnitGroup];

/** The unit groups that both armies have, in the order of `to`. */
function unitPairs(from: Army, to: Army): readonly Pair[] {
  const was = new Map(from.units.map((unit) => [unitId(unit), unit]));
  return to.units.flatMap((unit): readonly Pair[] => {
    const before = was.get(unitId(unit));
    return before ? [[before, unit]] : [];
  });
}

function unitWords(pairs: readonly Pair[], { from, to, nameOf }: Between): readonly string[] {
  const gone = new Set(from.units);
  const added = new Set(to.units);
  for (const [before, after] of pairs) {
    gone.delete(before);
    added.delete(after);
  }
  return [
    ...[...gone].map((unit) => removedUnit(unit, from, nameOf)),
    ...pairs.flatMap(([before, after]) => unitChangeWords(before, after, { from, to, nameOf }) ?? []),
    ...[...added].map((unit) => addedUnit(unit, to, nameOf)),
  ];
}

const rising = (places: readonly number[]): boolean => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

/** Whether unit groups that stay in their command are in another order there. */
function reordered(pairs: readonly Pair[], from: Army): boolean {
  const stay = pairs.filter(([before, after]) => before.commander === after.commander);
  const commands = new Set(stay.map(([, after]) => after.commander));
  return [...commands].some(
    (command) => !rising(stay.filter(([, after]) => after.commander === command).map(([before]) => from.units.indexOf(before))),
  );
}

/** The difference between two armies, a sentence for each unit group, commander or field of the army that is not the same. */
export function differenceWords(from: Army, to: Army, nameOf: NameOf): readonly string[] {
  const pairs = unitPairs(from, to);
  const commanders = to.commanders.flatMap(({ id }) => from.commanders.findIndex((one) => one.id === id)).filter((at) => at >= 0);
  return [
    ...armyChangeWords(from, to),
    ...commanderWords(from, to),
    ...(rising(commanders) ? [] : ["Commanders reordered"]),
    ...unitWords(pairs, { from, to, nameOf }),
    ...(reordered(pairs, from) ? ["Unit groups reordered"] : []),
  ];
}
