import { z } from "zod";
import type { Square } from "./battle-tables";
import { SEATS, TERRITORIES } from "./enumerations";
import { displayName, unitNumber } from "./identifiers";

/** Base widths, to a tenth. */
const length = z.number().min(0).max(200);
/** Whole degrees anticlockwise from +x, seen from above. */
const angle = z.int().min(0).max(359);

/** "A1" (coast, very dense) to "E5" (river, featureless). */
export const square = z.string().regex(/^[A-E][1-5]$/) as unknown as z.ZodType<Square, Square>;

export const table = z.strictObject({ width: length, depth: length });

export const piece = z.strictObject({
  id: z.string(),
  kind: z.string(),
  w: length,
  h: length,
  /** The centre. */
  x: length,
  y: length,
  angle,
  by: z.enum(SEATS),
  as: z.enum(["flank", "compulsory", "optional"]),
  adjusted: z.boolean(),
});

export const placed = z.strictObject({
  seat: z.enum(SEATS),
  number: unitNumber,
  name: displayName,
  /** The centre. */
  x: length,
  y: length,
  facing: angle,
  files: z.int().min(1).max(99),
  form: z.string(),
  nervous: z.boolean(),
});

export const battlefield = z.strictObject({
  seed: z.string(),
  territory: z.enum(TERRITORIES),
  square,
  table,
  water: z.strictObject({ edge: z.enum(["left", "right"]), width: length }).nullable(),
  pieces: z.array(piece),
});
