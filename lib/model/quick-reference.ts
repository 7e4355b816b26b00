import { z } from "zod";
import { referenceTable } from "./reference-tables";
import { REFERENCE_SECTIONS } from "./reference-terms";

const referenceSection = z.strictObject({ id: z.enum(REFERENCE_SECTIONS), title: z.string(), tables: z.array(referenceTable) });
export type ReferenceSection = z.infer<typeof referenceSection>;

/** The whole quick reference, or the part one reader can use, as plain data. Screen, paper and text all render this. */
export const quickReference = z.strictObject({
  schema: z.literal("condotta.quick-reference/1"),
  sections: z.array(referenceSection),
});
export type QuickReference = z.infer<typeof quickReference>;
