import { z } from "zod";
import { quickReference } from "./quick-reference";

/** The quick reference, as data and as plain text. */
export const referenceAndText = z.strictObject({ reference: quickReference, text: z.string() });
export type ReferenceAndText = z.infer<typeof referenceAndText>;
