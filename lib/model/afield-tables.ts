import { z } from "zod";
import { DIE_SHIFTS, KILL_A_BASE_CAUSES, KILL_A_BASE_MOMENTS, TESTED, TESTED_BY } from "./afield-terms";
import { breakingTable } from "./battlefield-tables";
import { COLOURS, DIE_FACES, GRADES, SET_FORMATIONS } from "./enumerations";
import { rows } from "./rows";
import { armyTable, campsTable } from "./rules-tables";

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
