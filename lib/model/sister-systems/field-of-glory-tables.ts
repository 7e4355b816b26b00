import { z } from "zod";
import { rows, source } from "../source";

/** Lowest first. An elite group whose commander fights in its front rank is elite-led. */
export const LEVELS = ["poor", "average", "superior", "elite", "elite-led"] as const;
export type Level = (typeof LEVELS)[number];
/** What a battle group is by itself. */
export const QUALITIES = ["poor", "average", "superior", "elite"] as const;

const face = z.int().min(1).max(6);

export const fieldOfGloryTables = z.strictObject({
  /** `rerolls`: the faces that are rolled again, once. `keeps`: whether the second result counts, or the better of the two. */
  levels: rows(LEVELS, { rerolls: z.array(face), keeps: z.enum(["second", "better"]) }),
  /** What a commander in the front rank makes of his own group. */
  raised: rows(QUALITIES, { to: z.enum(LEVELS) }),
  /** His group has taken so many hits: the enemy rolls for him. */
  risk: z.strictObject({ hits: z.int().min(1), dice: z.int().min(1).max(2), source }),
  /** The least total that kills him. */
  killed: rows(["won", "drawn", "lost"], { from: z.int().min(2).max(13) }),
  /** MU within which a group that sees him fall must test. */
  seen: z.strictObject({ distance: z.int().min(0), source }),
});
export type FieldOfGloryTables = z.infer<typeof fieldOfGloryTables>;
