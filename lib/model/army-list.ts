import { z } from "zod";
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
import { constraintId, groupId, lineId, listId, type Version, version, years } from "./identifiers";
import { troop } from "./troop";

const bases = z.int().min(1).max(99);
const count = z.int().min(0).max(99);

/** The most that a list may have of each, so that no list is too much work for whoever judges it. */
export const LIST_MOST = {
  lines: 60,
  optional: 6,
  sizes: 99,
  constraints: 99,
  others: 99,
  ownAllies: 8,
  sources: 40,
  remarks: 40,
  territories: 4,
  otherNames: 24,
  /** Characters of each: */
  otherName: 40,
  keynote: 200,
  text: 1200,
} as const;
const lineIds = z.array(lineId).min(1).max(LIST_MOST.lines);

export const troopLine = z.strictObject({
  id: lineId,
  name: z.string().min(1).max(LETTERS.name),
  troop,
  /** Characteristics that a unit group takes for all its bases or not at all. */
  optional: z.array(z.enum(CHARACTERISTICS)).max(LIST_MOST.optional).default([]),
  /** A characteristic that only some of the bases must show (pavise). */
  partial: z
    .strictObject({ characteristic: z.enum(CHARACTERISTICS), minShare: z.number().gt(0).lte(1) })
    .nullable()
    .default(null),
  /** For the whole army. A minimum above 0 makes the line compulsory. */
  bases: z.strictObject({ min: count, max: bases }),
  sizes: z.array(bases).min(1).max(LIST_MOST.sizes),
  years: years.nullable().default(null),
  /** Lines of the same group share one maximum. */
  shared: z.strictObject({ group: groupId, max: bases }).nullable().default(null),
  ledBy: z.array(z.enum(COMMANDER_ROLES)).min(1).nullable().default(null),
  note: z.string().min(1).max(LIST_MOST.text).nullable().default(null),
});
export type TroopLine = z.infer<typeof troopLine>;

const COUNTED = ["bases", "unit-groups"] as const;
const constraintBase = { id: constraintId, years: years.nullable().default(null) };

/** What a list says beyond its lines, as data. A constraint with years applies only to armies of those years. */
export const constraint = z.discriminatedUnion("kind", [
  z.strictObject({ ...constraintBase, kind: z.literal("at-most"), what: z.enum(COUNTED), lines: lineIds, n: count }),
  z.strictObject({
    ...{ ...constraintBase, kind: z.literal("at-least"), what: z.enum(COUNTED), lines: lineIds, n: count },
    /** Which allied contingents owe half of it: all by default, only external allies, or none (the main army alone). */
    contingents: z.enum(["external", "none"]).optional(),
  }),
  z.strictObject({ ...constraintBase, kind: z.literal("only-if"), lines: lineIds, needs: lineIds }),
  z.strictObject({ ...constraintBase, kind: z.literal("not-both"), lines: lineIds, others: lineIds }),
  z.strictObject({ ...constraintBase, kind: z.literal("no-more-than"), what: z.enum(COUNTED), lines: lineIds, than: lineIds }),
  z.strictObject({ ...constraintBase, kind: z.literal("one-per-command"), lines: lineIds }),
  z.strictObject({ ...constraintBase, kind: z.literal("only-under-ally"), lines: lineIds }),
]);
export type Constraint = z.infer<typeof constraint>;
export type ConstraintKind = Constraint["kind"];

const grades = z.array(z.enum(GRADES)).min(1);
const classes = z.array(z.enum(COMMANDER_CLASSES)).min(1);
const few = z.int().min(0).max(3);

const listCommanders = z.strictObject({
  army: z.strictObject({ grades, classes }),
  subs: z.strictObject({ min: few, max: few, grades, classes }),
  internalAllies: z.strictObject({ min: few, max: few, grades, classes }).nullable().default(null),
  externalAllies: z
    .array(z.strictObject({ list: listId, years: years.nullable().default(null), max: z.int().min(1).max(3) }))
    .max(LIST_MOST.others)
    .default([]),
});

/** An army list: which troops a people of a period may take. A player may write one without saying what it is and where it is known from. */
export const armyList = z.strictObject({
  schema: z.literal("condotta.list/1"),
  id: listId,
  number: z.int().min(1).max(999),
  name: z.string().min(1).max(LETTERS.name),
  years,
  region: z.enum(REGIONS),
  keynote: z.string().max(LIST_MOST.keynote),
  history: z.string().max(LIST_MOST.text),
  /** Other words a player looks for it by: peoples, troops, leaders and battles that stand nowhere else in the list. */
  alsoCalled: z.array(z.string().min(1).max(LIST_MOST.otherName)).max(LIST_MOST.otherNames).default([]),
  sources: z
    .array(
      z.strictObject({
        author: z.string().min(1).max(LIST_MOST.text),
        work: z.string().min(1).max(LIST_MOST.text),
        year: z.int().min(1400).max(2100),
        opened: z.boolean(),
      }),
    )
    .max(LIST_MOST.sources),
  checked: z.array(z.string().min(1).max(LIST_MOST.text)).max(LIST_MOST.remarks),
  territories: z.array(z.enum(TERRITORIES)).min(1).max(LIST_MOST.territories),
  enemies: z.array(listId).max(LIST_MOST.others),
  commanders: listCommanders,
  camps: z.strictObject({ kinds: z.array(z.enum(CAMP_KINDS)).min(1), qualities: z.array(z.enum(CAMP_QUALITIES)).min(1) }),
  lines: z.array(troopLine).min(1).max(LIST_MOST.lines),
  constraints: z.array(constraint).max(LIST_MOST.constraints).default([]),
  version: version.nullable().default(null),
});

const { keynote, history, sources } = armyList.shape;
/** A list of the house: it says what it is, and where it is known from. */
export const houseList = armyList.extend({ keynote: keynote.min(1), history: history.min(1), sources: sources.min(1) });

/** An own list with its version, as others have it: with those of the own lists that it names as allies, if they were given together. */
export const givenList = armyList.extend({
  version,
  comesWith: z
    .array(z.strictObject({ list: listId, version }))
    .max(LIST_MOST.ownAllies)
    .optional(),
});
/** A list as its file states it. The catalog adds its version. */
export type UnversionedList = z.infer<typeof armyList>;
export type ArmyList = Omit<UnversionedList, "version"> & {
  version: Version;
  /** Versions that earlier editions of this list had, with other words but judging alike. Armies pinned to them are judged by this one. */
  formerly?: readonly Version[];
  /** The own lists that it names as allies, in the versions that were given together with it. */
  comesWith?: z.infer<typeof givenList>["comesWith"];
};
