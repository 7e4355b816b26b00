import { z } from "zod";
import { BEARER_TRAITS } from "./bearer-traits";
import { quickReference } from "./quick-reference";
import { REFERENCE_SECTIONS } from "./reference-terms";

/**
 * Why a part of the quick reference is left out: nobody has what it `needs`, nobody has what it is used `against`, or no remaining column
 * offers it (`none`).
 */
const LEFT_OUT_FOR = ["needs", "against", "none"] as const;

const leftOut = z.strictObject({
  section: z.enum(REFERENCE_SECTIONS),
  table: z.string(),
  part: z.enum(["row", "column"]),
  /** The row or column in its table. */
  id: z.string(),
  /** Its name there. */
  name: z.string(),
  reason: z.enum(LEFT_OUT_FOR),
  /** Alternatives; nobody has any of them. */
  lacks: z.array(z.array(z.enum(BEARER_TRAITS)).min(1)),
});
export type LeftOut = z.infer<typeof leftOut>;

/** The part of the quick reference an army can use, and what was left out, with the reason in data and words. */
export const fittedReference = z.strictObject({
  schema: z.literal("condotta.fitted-reference/1"),
  reference: quickReference,
  leftOut: z.array(leftOut.extend({ why: z.string() })),
  text: z.string(),
});
export type FittedReference = z.infer<typeof fittedReference>;
