import { z } from "zod";
import { breakingTable } from "./battle-tables";
import { COLOURS, DIE_FACES, GRADES, QUALITIES, SET_FORMATIONS } from "./enumerations";
import { armyTable, campsTable } from "./rules-tables";
import { rows } from "./source";

/** What causes a kill-a-base test, for unit groups or a commander. */
const KILL_A_BASE_CAUSES = [
  "tug-broken",
  "camp-sacked",
  "commander-killed",
  "passed-through",
  "break-off",
  "edge-stopped",
  "commander-left",
  "charge-not-made",
  "desertion",
  "commander-in-file",
  "commander-routed",
] as const;
export type KillABaseCause = (typeof KILL_A_BASE_CAUSES)[number];

/** Who is tested: groups nearby, the whole army, a contingent, groups that were passed, the group itself, or a commander. */
export const TESTED = ["near", "army", "contingent", "passed", "itself", "commander"] as const;
export const KILL_A_BASE_MOMENTS = ["at-once", "phase-end", "turn-end", "dealing"] as const;
export type KillABaseMoment = (typeof KILL_A_BASE_MOMENTS)[number];

/** `elephant` and `battle-wagon` apply whatever their quality. */
export const TESTED_BY = [...QUALITIES, "elephant", "battle-wagon"] as const;
export type TestedBy = (typeof TESTED_BY)[number];

const DIE_SHIFTS = ["rear-support", "steady", "army-commander-killed", "elephants-broken", "nervous"] as const;
export type DieShift = (typeof DIE_SHIFTS)[number];

const sentence = z.string().min(1).max(300);
const named = { name: z.string().min(1), sentence };
const colour = z.enum(COLOURS);

const killABase = z.strictObject({
  causes: rows(KILL_A_BASE_CAUSES, { ...named, who: z.enum(TESTED), when: z.enum(KILL_A_BASE_MOMENTS) }),
  dice: rows(TESTED_BY, { die: colour }),
  /** Steps up in colour; negative is down. */
  shifts: rows(DIE_SHIFTS, { ...named, steps: z.int() }),
  results: rows(DIE_FACES, { sentence }),
  commanderResults: rows(DIE_FACES, { sentence }),
});

/** The tables of `data/afield`: reminders for the day of battle. No army and no battle is judged by them. */
export const afieldFiles = z.strictObject({ killABase });
export type AfieldFiles = z.infer<typeof afieldFiles>;

/** The same, with what they use of the tables for armies and for the battlefield. */
export const afieldTables = afieldFiles.extend({
  army: armyTable,
  breaking: breakingTable,
  campSize: campsTable.shape.size,
  /** The die that tests each commander. */
  commanderDice: rows(GRADES, { die: colour }),
  /** The set formations that always have rear support. */
  rearSupported: z.array(z.enum(SET_FORMATIONS)),
});
export type AfieldTables = z.infer<typeof afieldTables>;
