import { z } from "zod";
import { rows } from "../source";

export const GRADES = ["veteran", "regular", "green"] as const;
export type Grade = (typeof GRADES)[number];

const LIMITS = [
  "always-passes",
  "always-fails",
  "half",
  "points",
  "larger-points",
  "rout-move",
  "stampede",
  "stampede-dice",
  "elephants-hit-by-cavalry",
] as const;

export const rankAndFileTables = z.strictObject({
  /** A die and its modifiers must come to this. */
  grades: rows(GRADES, { number: z.int().min(2).max(6) }),
  /** `half`: the share of stands at which every test fails. `stampede`: the die or less. */
  limits: rows(LIMITS, { value: z.number().positive() }),
  /** Dice of inches that guns retire. */
  retire: rows(["foot", "horse"], { dice: z.int().min(1).max(3) }),
});
export type RankAndFileTables = z.infer<typeof rankAndFileTables>;
