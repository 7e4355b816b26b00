import { z } from "zod";
import { CAMP_KINDS, CAMP_QUALITIES, COMMANDER_CLASSES, COMMANDER_ROLES, GRADES, MOST } from "./enumerations";
import { commanderId, displayName, lineId, listId, noteText, unitNumber, version, year } from "./identifiers";

/** The most characters of a player's note. */
export const NOTE = { army: 500, unit: 200 } as const;

export const camp = z.strictObject({ kind: z.enum(CAMP_KINDS), quality: z.enum(CAMP_QUALITIES) });

export const commander = z.strictObject({
  id: commanderId,
  role: z.enum(COMMANDER_ROLES),
  grade: z.enum(GRADES),
  class: z.enum(COMMANDER_CLASSES),
  name: displayName.nullable().default(null),
  /** The list an external ally takes troops from. An ally without one is internal. */
  list: listId.nullable().default(null),
  listVersion: version.nullable().default(null),
});
export type Commander = z.infer<typeof commander>;

export const unitGroup = z.strictObject({
  number: unitNumber,
  line: lineId,
  bases: z.int().min(1).max(99),
  options: z.array(z.string().min(1).max(40)).max(30).default([]),
  qualityDown: z.boolean().default(false),
  firepowerDown: z.boolean().default(false),
  commander: commanderId.nullable().default(null),
  name: displayName.nullable().default(null),
  /** The player's own. It is absent where there is none, so that armies without notes stay the same to the byte. */
  note: noteText(NOTE.unit).optional(),
  id: unitNumber.optional().describe("Who it is, whatever its number. Without one it is known by its number, which stays."),
  numberFixed: z
    .literal(true)
    .optional()
    .describe("The player chose its number. The number of any other unit group with an id follows the order of the army."),
});
export type UnitGroup = z.infer<typeof unitGroup>;

/** The index of every member whose key an earlier member already has. */
export function repeats<T>(items: readonly T[], keyOf: (item: T) => unknown): number[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (seen.has(key)) return [index];
    seen.add(key);
    return [];
  });
}

type Path = (string | number)[];
type Refuse = (code: string, path: Path, params?: Record<string, unknown>) => void;
/** A commander or unit group whose fields may still be wrong. */
type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const looseIn = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.map((one) => (isLoose(one) ? one : {})) : []);
/** The value two members must not share. A field of the wrong type clashes with nothing. */
const keyIn = (field: string, type: "string" | "number") => (one: Loose) => (typeof one[field] === type ? one[field] : one);

function refuseCommanders(commanders: readonly Loose[], refuse: Refuse): void {
  for (const at of repeats(commanders, keyIn("id", "string")))
    refuse("duplicate-commander", ["commanders", at, "id"], { id: commanders[at]?.id });
  commanders.forEach(({ role, list = null, listVersion = null }, at) => {
    if (list !== null && (role === "army" || role === "sub")) refuse("list-without-ally", ["commanders", at, "list"]);
    if (list === null && listVersion !== null) refuse("version-without-list", ["commanders", at, "listVersion"]);
  });
}

function refuseUnits(units: readonly Loose[], refuse: Refuse): void {
  for (const at of repeats(units, keyIn("number", "number")))
    refuse("duplicate-unit-number", ["units", at, "number"], { number: units[at]?.number });
  const identified = (one: Loose) => keyIn("id" in one ? "id" : "number", "number")(one);
  // Of two without an id that is the number's fault.
  for (const at of repeats(units, identified).filter((one) => units.some((unit) => unit.id === identified(units[one] ?? {}))))
    refuse("duplicate-unit-id", ["units", at, "id"], { id: identified(units[at] ?? {}) });
  units.forEach(({ options }, at) => {
    const chosen: readonly unknown[] = Array.isArray(options) ? options : [];
    for (const option of repeats(chosen, (one) => one))
      refuse("duplicate-option", ["units", at, "options", option], { option: chosen[option] });
  });
}

/** Contradictions are reported together with wrong types, so that one answer names every fault. */
function refuseContradictions(army: unknown, refuse: Refuse): void {
  if (!isLoose(army)) return;
  refuseCommanders(looseIn(army.commanders), refuse);
  refuseUnits(looseIn(army.units), refuse);
}

/** What players agree before they take troops. */
export const armyTerms = z.strictObject({
  name: displayName,
  pointsLimit: z.int().min(0).max(100_000),
  year: year.nullable().default(null),
});

/** What one player built from an army list. Any draft without contradictions parses; the rules judge it. */
export const army = z
  .strictObject({
    schema: z.literal("condotta.army/1"),
    name: armyTerms.shape.name,
    list: listId,
    listVersion: version.nullable().default(null),
    rules: version.nullable().default(null),
    pointsLimit: armyTerms.shape.pointsLimit,
    year: armyTerms.shape.year,
    camp,
    commanders: z.array(commander).max(MOST.commanders),
    units: z.array(unitGroup).max(MOST.units),
    /** The player's own, as those of unit groups: shares and battles never have them. */
    note: noteText(NOTE.army).optional(),
  })
  .superRefine(
    (value, context) => {
      refuseContradictions(value, (code, path, params = {}) =>
        context.addIssue({ code: "custom", path, message: code, params: { code, ...params } }),
      );
    },
    { when: () => true },
  );
export type Army = z.infer<typeof army>;
/** An army as a program may send it: fields with a default may be left out. */
export type ArmyInput = z.input<typeof army>;

/** What a player chooses for an army before adding troops. */
export const armyBeginning = armyTerms.extend({ list: listId });
export type ArmyBeginning = z.infer<typeof armyBeginning>;

const named = unitNumber.describe("The unit group's id, or its number where it has none.");

const setUnit = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-unit"), unit: named, field: z.literal(field), to });

const setCommander = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-commander"), commander: commanderId, field: z.literal(field), to });

const setArmy = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-army"), field: z.literal(field), to });

/** The only way an army changes, each unit group named by its `unitId`: editor actions, undo entries and offered fixes are all lists of edits. */
export const edit = z.union([
  setUnit("line", lineId),
  setUnit("bases", unitGroup.shape.bases),
  setUnit("options", z.array(z.string().min(1).max(40)).max(30)),
  setUnit("qualityDown", z.boolean()),
  setUnit("firepowerDown", z.boolean()),
  setUnit("commander", commanderId.nullable()),
  setUnit("number", unitNumber),
  setUnit("numberFixed", z.boolean()),
  setUnit("name", displayName.nullable()),
  setUnit("note", noteText(NOTE.unit).nullable()),
  z.strictObject({ do: z.literal("add-unit"), unit: unitGroup }),
  z.strictObject({ do: z.literal("remove-unit"), unit: named }),
  setCommander("role", z.enum(COMMANDER_ROLES)),
  setCommander("grade", z.enum(GRADES)),
  setCommander("class", z.enum(COMMANDER_CLASSES)),
  setCommander("name", displayName.nullable()),
  setCommander("list", listId.nullable()),
  setCommander("listVersion", version.nullable()),
  z.strictObject({ do: z.literal("add-commander"), commander }),
  z.strictObject({ do: z.literal("remove-commander"), commander: commanderId }),
  setArmy("name", displayName),
  setArmy("pointsLimit", armyTerms.shape.pointsLimit),
  setArmy("year", year.nullable()),
  setArmy("camp", camp),
  setArmy("note", noteText(NOTE.army).nullable()),
]);
export type Edit = z.infer<typeof edit>;
