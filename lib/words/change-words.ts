import type { Army, Commander, UnitGroup } from "../model/army";
import type { Edit } from "../model/edit";
import type { CommanderId } from "../model/identifiers";
import { both, campKindWords, counted, grouped, roleNoun, roleWords, sentenceCase, spoken } from "./phrasing";

/** What a unit group is called without its number: by its own name or by its line's. The army says which list that line is of. */
export type NameOf = (unit: UnitGroup, army: Army) => string;

/** The army before and after, and what its unit groups are called. */
export type Between = { readonly from: Army; readonly to: Army; readonly nameOf: NameOf };

/** What changed, and how it is joined to the name of who changed when it is said alone. */
type Change = { readonly joint: ": " | " " | " is "; readonly text: string };

const state = (text: string): Change => ({ joint: ": ", text });
const deed = (text: string): Change => ({ joint: " ", text });
const become = (text: string): Change => ({ joint: " is ", text });
const called = (name: string | null): Change => (name === null ? state("name taken away") : become(`now called ${name}`));

/** "Haiduks no. 4 moved to Horn", "Haiduks no. 4: 6 bases instead of 8; moved to Horn". */
function said(name: string, changes: readonly Change[]): string {
  const [first, ...more] = changes;
  if (!first) return `${name} unchanged`;
  return more.length === 0 ? `${name}${first.joint}${first.text}` : `${name}: ${changes.map((one) => one.text).join("; ")}`;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** A commander by his name, or as one points at him in this army: "the second sub-commander". */
export function pointedAt(id: CommanderId, { commanders }: Army): string {
  const one = commanders.find((each) => each.id === id);
  if (!one) return "a commander whom the army does not have";
  const alike = commanders.filter((each) => each.role === one.role);
  const which = alike.length === 1 ? "" : `${ORDINALS[alike.indexOf(one)]} `;
  return one.name ?? `the ${which}${roleNoun(one.role)}`;
}

export const unitName = (unit: UnitGroup, army: Army, nameOf: NameOf): string => `${nameOf(unit, army)} no. ${unit.number}`;

function optionChange({ options: before }: UnitGroup, { options: after }: UnitGroup): Change {
  const taken = after.filter((one) => !before.includes(one)).map(spoken);
  const left = before.filter((one) => !after.includes(one)).map(spoken);
  const parts = [...(taken.length > 0 ? [`with ${both(taken)}`] : []), ...(left.length > 0 ? [`without ${both(left)}`] : [])];
  return state(parts.join(", ") || "options in another order");
}

function lineChange(before: UnitGroup, after: UnitGroup, { from, to, nameOf }: Between): Change {
  const [was, is] = [nameOf({ ...before, name: null }, from), nameOf({ ...after, name: null }, to)];
  return become(was === is ? "now of another line of that name" : `now ${is}`);
}

type UnitField = Extract<Edit, { do: "set-unit" }>["field"];
type UnitChanges = { readonly [Field in UnitField]: (before: UnitGroup, after: UnitGroup, between: Between) => Change };

/** In the order in which they are said. */
const UNIT_CHANGES: UnitChanges = {
  line: lineChange,
  bases: (before, after) => state(`${counted(after.bases, "base")} instead of ${before.bases}`),
  options: optionChange,
  qualityDown: (_, after) => state(after.qualityDown ? "quality lowered" : "quality no longer lowered"),
  firepowerDown: (_, after) => state(after.firepowerDown ? "firepower lowered" : "firepower no longer lowered"),
  commander: (_, { commander }, { to }) => deed(commander === null ? "given to no command" : `moved to ${pointedAt(commander, to)}`),
  name: (_, after) => called(after.name),
  number: (_, after) => become(`now no. ${after.number}`),
};

type Having<Field extends string> = { readonly [Each in NoInfer<Field>]: unknown };

/** The fields of the table in which the two are not the same, in the table's order. */
const differing = <Field extends string>(table: Readonly<Record<Field, unknown>>, before: Having<Field>, after: Having<Field>): Field[] =>
  (Object.keys(table) as Field[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** Whose commander went has nothing else to say of it. */
const orphaned = (before: UnitGroup, after: UnitGroup, { from, to }: Between): boolean => {
  const has = (army: Army) => army.commanders.some((one) => one.id === before.commander);
  return after.commander === null && has(from) && !has(to);
};

/** What makes one unit group into the other, in one sentence; null where nothing does. */
export function unitChangeWords(before: UnitGroup, after: UnitGroup, between: Between): string | null {
  if (before === after) return null;
  const fields = differing(UNIT_CHANGES, before, after).filter((field) => field !== "commander" || !orphaned(before, after, between));
  if (fields.length === 0) return null;
  return said(
    unitName(before, between.from, between.nameOf),
    fields.map((field) => UNIT_CHANGES[field](before, after, between)),
  );
}

type CommanderField = Extract<Edit, { do: "set-commander" }>["field"];
type CommanderChanges = { readonly [Field in CommanderField]: (before: Commander, after: Commander) => Change };

const COMMANDER_CHANGES: CommanderChanges = {
  role: (_, after) => become(`now ${roleWords(after.role)}`),
  grade: (before, after) => state(`${after.grade} instead of ${before.grade}`),
  class: (before, after) => state(`${after.class} instead of ${before.class}`),
  name: (_, after) => called(after.name),
  list: (_, after) => state(after.list === null ? "troops from the army's own list" : "troops from another list"),
  listVersion: (_, after) => state(after.listVersion === null ? "his list as it is today" : "another version of his list"),
};

/** What makes one commander into the other, in one sentence; null where nothing does. Who is no ally has no list to speak of. */
export function commanderChangeWords(before: Commander, after: Commander, army: Army): string | null {
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
  const quality = `${after.quality} instead of ${before.quality}`;
  if (before.kind === after.kind) return `Camp quality: ${quality}`;
  const kind = `${sentenceCase(campKindWords(after.kind))} instead of ${campKindWords(before.kind)}`;
  return before.quality === after.quality ? kind : `${kind}, its quality ${quality}`;
}

type ArmyField = Extract<Edit, { do: "set-army" }>["field"];
type ArmyChanges = { readonly [Field in ArmyField]: (before: Army[Field], after: Army[Field]) => string };

const ARMY_CHANGES: ArmyChanges = {
  name: (_, after) => `Army renamed ${after}`,
  pointsLimit: (before, after) => `${grouped(after)} points instead of ${grouped(before)}`,
  year: (before, after) => (after === null ? "Year left open" : `Year ${after}${before === null ? "" : ` instead of ${before}`}`),
  camp: campChangeWords,
};

const armyChange = <Field extends ArmyField>(field: Field, before: Army, after: Army): string =>
  ARMY_CHANGES[field](before[field], after[field]);

/** What of the army itself differs, a sentence each. */
export const armyChangeWords = (before: Army, after: Army): readonly string[] =>
  differing(ARMY_CHANGES, before, after).map((field) => armyChange(field, before, after));
