import { z } from "zod";
import { SOURCES } from "./enumerations";

/** Where a rules value comes from. A rulebook value names its heading; any other says why it was chosen. */
export const source = z
  .strictObject({
    from: z.enum(SOURCES),
    heading: z.string().min(1).nullable().default(null),
    why: z.string().min(1).nullable().default(null),
  })
  .superRefine((value, context) => {
    const missing = value.from === "rulebook" ? value.heading === null : value.why === null;
    if (missing) {
      const code = value.from === "rulebook" ? "source-without-heading" : "source-without-why";
      context.addIssue({ code: "custom", message: code, params: { code } });
    }
  });
