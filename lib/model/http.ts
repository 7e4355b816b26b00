import { z } from "zod";
import { TERRITORIES } from "./enumerations";
import { listId, version, years } from "./identifiers";

/** The one error body of the API. */
export const errorBody = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string(), at: z.string().optional(), details: z.unknown().optional() }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `data`: one version for all lists and rules tables on this server. `problems`: sentences for its operator. */
export const health = z.strictObject({ ok: z.boolean(), data: version, problems: z.array(z.string()) });

export const listSummary = z.strictObject({
  id: listId,
  number: z.int(),
  name: z.string(),
  years,
  region: z.string(),
  territories: z.array(z.enum(TERRITORIES)),
  version,
});
export type ListSummary = z.infer<typeof listSummary>;
