import { z } from "zod";
import { army } from "./army";
import { CAMP_KINDS, COMMANDER_CLASSES, COMMANDER_ROLES, GRADES, TEMPERS, TERRITORIES } from "./enumerations";
import { quickTroop } from "./force";
import { displayName, unitNumber } from "./identifiers";

/** `typed-in`: a typed force; nobody here knows its list. */
const VERDICTS = ["legal", "not-legal", "typed-in"] as const;

const graded = { grade: z.enum(GRADES), class: z.enum(COMMANDER_CLASSES) };

/** What both players and spectators see of a force: never its roster. */
export const shownForce = z.strictObject({
  name: displayName,
  list: z.string().nullable(),
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

/**
 * A force as a seat plays it, from whatever source: complete for every step, so that nothing has to be looked up again. It includes the
 * army and the versions it was judged by.
 */
export const frozenForce = z.strictObject({
  commanders: z.array(z.strictObject({ ...graded, role: z.enum(COMMANDER_ROLES), name: displayName.nullable() })).min(1),
  units: z.array(
    z.strictObject({
      number: unitNumber,
      name: displayName,
      troop: quickTroop,
      bases: z.int().min(1).max(99),
      /** Index into `commanders`; null if decided at deployment. */
      commander: z.int().min(0).nullable(),
    }),
  ),
  army: army.nullable(),
  /** The computer's style; null for a player. */
  temper: z.enum(TEMPERS).nullable(),
});
export type FrozenForce = z.infer<typeof frozenForce>;
