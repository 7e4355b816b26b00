import { z } from "zod";

/** Shapes that the questions and answers of all four games share. */

export const chance = z.number().min(0).max(1);
/** Chances by their count: the first is that of 0. It ends at the last above 0. */
export const distribution = z.array(chance).describe("Chances; the index is the count, and a missing one is 0.");
/** Chances of values that have gaps, or begin below 0. */
export const valueChances = z
  .array(z.strictObject({ value: z.number(), p: chance }))
  .describe("Sorted by value, without rows of chance 0.");
export type ValueChances = z.infer<typeof valueChances>;

/** What is wrong with a question: the code of the refusal, whatever the code of the sentence. */
export const QUESTION_FAULTS = ["unknown-field", "missing-field", "wrong-type", "out-of-range", "unknown-value", "contradiction"] as const;
export type QuestionFault = (typeof QUESTION_FAULTS)[number];
