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

/** Rows keyed by `id`, exactly one for each of `ids`, each with its source. */
export function rows<const Id extends string, Shape extends z.ZodRawShape>(ids: readonly Id[], shape: Shape) {
  return z.array(z.strictObject({ id: z.enum(ids), ...shape, source })).superRefine((list, context) => {
    const found = (list as readonly { id: string }[]).map((row) => row.id);
    for (const id of ids.filter((one) => !found.includes(one)))
      context.addIssue({ code: "custom", message: "row-missing", params: { code: "row-missing", id } });
    for (const [at, id] of found.entries()) {
      if (found.indexOf(id) !== at)
        context.addIssue({ code: "custom", path: [at], message: "row-twice", params: { code: "row-twice", id } });
    }
  });
}
