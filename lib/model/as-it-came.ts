import type { z } from "zod";
import { type Fault, faultsOf } from "./faults";

type AsItCame<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

/** A document that fits its schema, with what parsing would mend (blanks about a name) left as it is: so it was hashed. */
export function asItCame<T>(json: unknown, schema: z.ZodType<T>): AsItCame<T> {
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: json as T } : { ok: false, faults: faultsOf(parsed.error, json) };
}
