import { z } from "zod";
import { armyList, LIST_MOST, type UnversionedList } from "./army-list";
import {
  CAMP_KINDS,
  CAMP_QUALITIES,
  CHARACTERISTICS,
  COMMANDER_CLASSES,
  COMMANDER_ROLES,
  GRADES,
  LETTERS,
  REGIONS,
  TERRITORIES,
} from "./enumerations";
import { type Fault, faultsInOrder, faultsOf } from "./faults";
import type { ListId } from "./identifiers";
import { listProblems } from "./list-problems";
import type { RulesTables } from "./rules-tables";
import { troopShape } from "./troop-shape";

/** What a list may still lack while it is written: words, numbers, members. Whatever else is wrong with it is a fault, and it is kept. */
const text = (most: number) => z.string().max(most);
const year = z.int().min(-9999).max(9999).nullable();
const number = z.int().min(-999).max(999).nullable();
const years = z.tuple([year, year]);
const id = text(60);
const ids = z.array(id).max(LIST_MOST.others);

const line = z.strictObject({
  id,
  name: text(LETTERS.name),
  troop: troopShape,
  optional: z.array(z.enum(CHARACTERISTICS)).max(LIST_MOST.optional).default([]),
  partial: z
    .strictObject({ characteristic: z.enum(CHARACTERISTICS), minShare: z.number().min(0).max(1).nullable() })
    .nullable()
    .default(null),
  bases: z.strictObject({ min: number, max: number }),
  sizes: z.array(number).max(LIST_MOST.sizes),
  years: years.nullable().default(null),
  shared: z.strictObject({ group: id, max: number }).nullable().default(null),
  ledBy: z.array(z.enum(COMMANDER_ROLES)).nullable().default(null),
  note: text(LIST_MOST.text).nullable().default(null),
});
export type LineDraft = z.infer<typeof line>;

const base = { id, years: years.nullable().default(null), lines: ids };
const what = z.enum(["bases", "unit-groups"]);
const constraint = z.discriminatedUnion("kind", [
  z.strictObject({ ...base, kind: z.literal("at-most"), what, n: number }),
  z.strictObject({ ...base, kind: z.literal("at-least"), what, n: number, contingents: z.enum(["external", "none"]).optional() }),
  z.strictObject({ ...base, kind: z.literal("only-if"), needs: ids }),
  z.strictObject({ ...base, kind: z.literal("not-both"), others: ids }),
  z.strictObject({ ...base, kind: z.literal("no-more-than"), what, than: ids }),
  z.strictObject({ ...base, kind: z.literal("one-per-command") }),
  z.strictObject({ ...base, kind: z.literal("only-under-ally") }),
]);
export type ConstraintDraft = z.infer<typeof constraint>;

const graded = { grades: z.array(z.enum(GRADES)).max(GRADES.length), classes: z.array(z.enum(COMMANDER_CLASSES)).max(3) };
const several = z.strictObject({ min: number, max: number, ...graded });

/** An army list that a player is writing: the fields of one (`armyList`), of which any may still be blank or wrong. */
export const listDraft = z.strictObject({
  schema: z.literal("condotta.list/1"),
  id: id.default("").describe("Not read: a list keeps the id that the server gave it."),
  number,
  name: text(LETTERS.name),
  years,
  region: z.enum(REGIONS),
  keynote: text(LIST_MOST.keynote),
  history: text(LIST_MOST.text),
  alsoCalled: z.array(text(LIST_MOST.otherName)).max(LIST_MOST.otherNames).default([]),
  sources: z
    .array(z.strictObject({ author: text(LIST_MOST.text), work: text(LIST_MOST.text), year, opened: z.boolean() }))
    .max(LIST_MOST.sources),
  checked: z.array(text(LIST_MOST.text)).max(LIST_MOST.remarks).default([]),
  territories: z.array(z.enum(TERRITORIES)).max(TERRITORIES.length),
  enemies: ids.default([]),
  commanders: z.strictObject({
    army: z.strictObject(graded),
    subs: several,
    internalAllies: several.nullable().default(null),
    externalAllies: z
      .array(z.strictObject({ list: id, years: years.nullable().default(null), max: number }))
      .max(LIST_MOST.others)
      .default([]),
  }),
  camps: z.strictObject({
    kinds: z.array(z.enum(CAMP_KINDS)).max(CAMP_KINDS.length),
    qualities: z.array(z.enum(CAMP_QUALITIES)).max(CAMP_QUALITIES.length),
  }),
  lines: z.array(line).max(LIST_MOST.lines),
  constraints: z.array(constraint).max(LIST_MOST.constraints).default([]),
  version: z.string().max(80).nullable().default(null).describe("Not read: a version follows from the list."),
});
export type ListDraft = z.infer<typeof listDraft>;

/** What a draft is read by. `lists`: those whose allies and enemies it may name. */
type DraftBook = { readonly tables: RulesTables; readonly lists: ReadonlySet<ListId> };

const startsWith = (path: Fault["path"], before: Fault["path"]): boolean => before.every((part, at) => path[at] === part);

/** What is compared with something that is itself wrong is not told: nobody could say which of the two to mend. */
function isTelling({ path, code }: Fault, broken: readonly Fault[]): boolean {
  if (code === "years-outside-list" && broken.some((one) => one.path[0] === "years")) return false;
  return !broken.some((one) => startsWith(one.path, path) || startsWith(path, one.path));
}

export type ReadDraft = { readonly faults: readonly Fault[]; readonly list: UnversionedList | null };

/** A draft as the list that it is, and everything wrong with it, in its order: as data/lists are checked. It is a list once it has no faults. */
export function readDraft(draft: ListDraft, { tables, lists }: DraftBook): ReadDraft {
  const parsed = armyList.safeParse({ ...draft, version: null });
  const broken = parsed.success ? [] : faultsOf(parsed.error, draft);
  const crossed = listProblems((parsed.success ? parsed.data : draft) as UnversionedList, tables, lists);
  const faults = faultsInOrder([...broken, ...crossed.filter((one) => isTelling(one, broken))], draft);
  return { faults, list: parsed.success && faults.length === 0 ? parsed.data : null };
}
