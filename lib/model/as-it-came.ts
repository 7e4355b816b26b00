import type { z } from "zod";
import { type Fault, faultsOf } from "./faults";

type AsItCame<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Checks a document against its schema but returns it unparsed, because its hash was made of the text as sent (blanks around a name
 * included).
 */
export function asItCame<T>(json: unknown, schema: z.ZodType<T>): AsItCame<T> {
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: json as T } : { ok: false, faults: faultsOf(parsed.error, json) };
}
