import { z } from "zod";
import { army, camp, repeats } from "./army";
import {
  CAMP_KINDS,
  COMMANDER_CLASSES,
  COMMANDER_ROLES,
  FORMATIONS,
  GRADES,
  REGIONS,
  SET_FORMATIONS,
  SHOOTING_WEAPONS,
  TEMPERS,
  TERRITORIES,
  TRAININGS,
  TROOP_TYPES,
} from "./enumerations";
import { displayName, listId, unitNumber } from "./identifiers";
import { characteristics } from "./troop-shape";

const graded = { grade: z.enum(GRADES), class: z.enum(COMMANDER_CLASSES) };
const cards = z.int().min(0).max(12);

export const quickTroop = z.strictObject({
  type: z.enum(TROOP_TYPES),
  formation: z.enum(FORMATIONS),
  training: z.enum(TRAININGS).nullable().default(null),
  setFormation: z.enum(SET_FORMATIONS).nullable().default(null),
  weapon: z.enum(SHOOTING_WEAPONS).nullable().default(null),
  characteristics: characteristics.default([]),
});
export type QuickTroop = z.infer<typeof quickTroop>;

const armyForce = z.strictObject({ kind: z.literal("army"), army });
const houseForce = z.strictObject({
  kind: z.literal("house"),
  list: listId.nullable().default(null),
  temper: z.enum(TEMPERS).nullable().default(null),
});
const quickShape = z.strictObject({
  kind: z.literal("quick"),
  name: displayName,
  commander: z.strictObject(graded),
  subCommanders: z.array(z.strictObject({ ...graded, ally: z.boolean() })).max(3),
  territories: z.array(z.enum(TERRITORIES)).min(1).max(4),
  mapCards: cards,
  scoutingCards: cards,
  camp: camp.pick({ kind: true }),
  units: z
    .array(
      z.strictObject({
        number: unitNumber,
        name: displayName,
        troop: quickTroop,
        bases: z.int().min(1).max(99),
        /** Index into `subCommanders`. */
        commander: z.int().min(0).max(2).nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
});

/** A force typed in by a player whose list is not in Condotta: enough to play every step. */
export const quickForce = quickShape.superRefine(({ units, subCommanders, territories }, context) => {
  const refuse = (path: (string | number)[], code: string, params: Record<string, unknown>) =>
    context.addIssue({ code: "custom", path, message: code, params: { code, ...params } });
  for (const at of repeats(territories, (one) => one)) refuse(["territories", at], "duplicate-territory", { territory: territories[at] });
  for (const at of repeats(units, (one) => one.number)) {
    refuse(["units", at, "number"], "duplicate-unit-number", { number: units[at]?.number });
  }
  units.forEach(({ commander }, at) => {
    if (commander === null || commander < subCommanders.length) return;
    refuse(["units", at, "commander"], "no-such-commander", { commander, count: subCommanders.length });
  });
});

export type QuickForce = z.infer<typeof quickForce>;
/** As typed, before defaults are filled in. */
export type TypedForce = z.input<typeof quickForce>;

/** What a seat plays: an army of Condotta, a typed force, or the computer's. */
export const force = z.discriminatedUnion("kind", [armyForce, houseForce, quickForce]);

/** A force, or an open seat for the holder of the invite. */
export const seat = z.discriminatedUnion("kind", [armyForce, houseForce, quickForce, z.strictObject({ kind: z.literal("invite") })]);

/** `typed-in`: a typed force; nobody here knows its list. */
const VERDICTS = ["legal", "not-legal", "typed-in"] as const;

/** What both players and spectators see of a force: never its roster. */
export const shownForce = z.strictObject({
  name: displayName,
  /** Null for a typed force, and for an army of a player's own list. */
  list: z.string().nullable(),
  /** The name of the player's own list that it is built from; absent where it is not. */
  ownList: z.string().min(1).max(80).optional(),
  /** The region of that own list. */
  region: z.enum(REGIONS).optional(),
  territories: z.array(z.enum(TERRITORIES)),
  /** The army commander comes first. */
  commanders: z.array(z.strictObject(graded)),
  mapCards: z.int(),
  scoutingCards: z.int(),
  camp: z.enum(CAMP_KINDS),
  unitGroups: z.int(),
  verdict: z.enum(VERDICTS),
});
export type ShownForce = z.infer<typeof shownForce>;

export const frozenUnit = z.strictObject({
  number: unitNumber,
  name: displayName,
  troop: quickTroop,
  bases: z.int().min(1).max(99),
  /** Index into `commanders`; null if decided at deployment. */
  commander: z.int().min(0).nullable(),
});

/**
 * A force as a seat plays it, from whatever source: complete for every step, so that nothing has to be looked up again. It includes the
 * army and the versions it was judged by.
 */
export const frozenForce = z.strictObject({
  commanders: z.array(z.strictObject({ ...graded, role: z.enum(COMMANDER_ROLES), name: displayName.nullable() })).min(1),
  units: z.array(frozenUnit),
  army: army.nullable(),
  /** The computer's style; null for a player. */
  temper: z.enum(TEMPERS).nullable(),
});
export type FrozenForce = z.infer<typeof frozenForce>;
