import type { RulesTables } from "../model/rules-tables";
import { spoken } from "./phrasing";

/** What each table of rows is called. A table without a name here does not compile. */
type Labels<T> = T extends readonly unknown[] ? string : { readonly [Key in keyof T]-?: Labels<NonNullable<T[Key]>> };
type Tables = Omit<RulesTables, "name">;

const LABELS: Labels<Tables> = {
  army: { limits: "Limit", breakPoints: "Breaks at" },
  points: {
    body: "Points of a base",
    training: "Points for training",
    armour: "Points for armour",
    shooting: "Points for shooting",
    impact: "Points for the charge",
    melee: "Points for melee",
    firepower: "Points for firepower",
    quality: "Points for quality",
    artilleryQuality: "Points for the quality of artillery",
    characteristics: "Points for a characteristic",
    least: "Lowest price of a base",
    armyCommander: "Points of an army commander",
    subCommander: "Points of a sub-commander",
    ally: "Points of an ally",
    commanderClass: "Points for a commander’s class",
    commanderRounding: "Points of commanders are rounded",
    campKind: "Points of a camp",
    campQuality: "Points for a camp’s quality",
  },
  cards: {
    gradeValue: "Cards: value of a grade",
    scouting: "Cards: scouting points of a base",
    scoutsFactor: "Cards: scouts count",
    mapStart: "Map cards",
    mapSteps: "Map cards",
    scoutingStart: "Scouting cards",
    scoutingCommander: "Scouting cards for a commander",
    scoutingPerCard: "Scouting cards",
    scoutingMost: "Scouting cards at most",
  },
  commanders: { grades: "Commander", classes: "Class of commander" },
  camps: { kinds: "Camp", qualities: "Quality of a camp", size: "Size of a camp" },
  characteristics: "Characteristic",
  weapons: "Weapon",
  classifications: {
    types: "Type",
    trainings: "Training",
    formations: "Formation",
    armours: "Armour",
    qualities: "Quality",
    firepowers: "Firepower",
  },
  setFormations: "Set formation",
  unitSizes: "Unit group size",
  baseDepths: "Depth of a base",
  deathDice: "Death die",
  pack: "Pack of cards",
  demands: "Demanded of an army",
};

/** Of fields that need more than their own name. */
const FIELDS: Readonly<Record<string, string>> = {
  value: "",
  ...{ kabDie: "kill-a-base die", invasionDie: "invasion die", armyOnly: "army commander alone" },
  ...{ giftCards: "cards to give", giftRange: "range of giving", blockSize: "group move", sackedAt: "sacked at" },
};
/** Words of ours and where a value comes from: nothing is judged by them. */
const UNJUDGED = ["id", "source", "sentence", "name", "short"];

const humped = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const percentOf = (value: number, whole: number): string => `${(value * 100) / whole}%`;

function valueWords(field: string, value: unknown): string {
  if (field === "tenths") return percentOf(Number(value), 10);
  if (field === "thousandths") return percentOf(Number(value), 1000);
  if (field === "percent") return percentOf(Number(value), 100);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined) return "none";
  return Array.isArray(value) ? value.join(", ") : typeof value === "object" ? Object.values(value).join(" of ") : String(value);
}

const OF_SHARE = ["tenths", "thousandths", "percent"];
const fieldWords = (field: string): string => FIELDS[field] ?? (OF_SHARE.includes(field) ? "" : humped(field));

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
/** What the other tables are in the words of a difference: earlier ones, ours beside an organiser's, or today's beside older ones. */
export type Beside = "was" | "ours" | "now";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "quality superior 115% (was 120%)". Nothing where only words of the row differ. */
function rowDifference(before: Row, after: Row, beside: Beside): string {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !UNJUDGED.includes(field));
  return fields
    .filter((field) => !same(before[field], after[field]))
    .map((field) =>
      [fieldWords(field), valueWords(field, after[field]), `(${beside} ${valueWords(field, before[field])})`].filter(Boolean).join(" "),
    )
    .join("; ");
}

/** The differences of one table, a sentence for each row. */
function rowDifferences(label: string, before: readonly Row[], after: readonly Row[], beside: Beside): readonly string[] {
  const rowOf = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
  const changed = after.flatMap((row) => {
    const old = rowOf(before, row.id);
    const words = old ? rowDifference(old, row, beside) : "new";
    return words === "" ? [] : [`${label}, ${spoken(row.id)}: ${words}.`];
  });
  const gone = before.filter(({ id }) => !rowOf(after, id)).map(({ id }) => `${label}, ${spoken(id)}: no longer.`);
  return [...changed, ...gone];
}

function differences(labels: Labels<unknown> | string, before: unknown, after: unknown, beside: Beside): readonly string[] {
  if (typeof labels === "string") return rowDifferences(labels, (before ?? []) as readonly Row[], (after ?? []) as readonly Row[], beside);
  const [one, other] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(labels as Readonly<Record<string, string>>).flatMap(([key, label]) =>
    differences(label, one?.[key], other?.[key], beside),
  );
}

/** What differs between two versions of the rules tables, row by row, in their order. */
export const tableDifferences = (before: RulesTables, after: RulesTables, beside: Beside = "was"): readonly string[] =>
  differences(LABELS as never, before, after, beside);
