import { z } from "zod";
import { edit } from "./army";
import { NUMBERS, type NumberName, SOURCES } from "./enumerations";
import { commanderId, groupId, lineId, unitNumber, years } from "./identifiers";

/** The place in an army that a finding or reason is about. */
export const at = z.union([
  z.strictObject({ army: z.literal(true) }),
  z.strictObject({ commander: commanderId }),
  z.strictObject({ unit: unitNumber, field: z.string().optional() }),
  z.strictObject({ line: lineId }),
  z.strictObject({ group: groupId }),
  z.strictObject({ camp: z.enum(["kind", "quality"]) }),
]);
export type At = z.infer<typeof at>;

const SEVERITIES = ["error", "warning"] as const;

const params = z.record(z.string(), z.unknown());

/** Applying these edits removes the finding that offered them. */
export const fix = z.strictObject({ label: z.string(), edits: z.array(edit).min(1) });

export const finding = z.strictObject({
  code: z.string(),
  severity: z.enum(SEVERITIES),
  at,
  message: z.string(),
  params,
  fix: fix.optional(),
});
export type Finding = z.infer<typeof finding>;

/** One line of the sum behind a number. The values of all its reasons add up to the number. */
export const reason = z.strictObject({
  code: z.string(),
  at: at.optional(),
  value: z.int(),
  params: params.optional(),
  source: z.enum(SOURCES),
});

const perNumber = <T extends z.ZodType>(value: T) =>
  z.strictObject(Object.fromEntries(NUMBERS.map((name) => [name, value])) as Record<NumberName, T>);

export const numbers = perNumber(z.int());
export type Numbers = z.infer<typeof numbers>;

export const assessment = z.strictObject({
  legal: z.boolean(),
  findings: z.array(finding),
  numbers,
  reasons: perNumber(z.array(reason)),
  /** Of a legal army without a year: the first and last years that it fits, where they are not all those of its list. */
  years: z.array(years).optional(),
});
export type Assessment = z.infer<typeof assessment>;
