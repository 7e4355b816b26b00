import { z } from "zod";
import type { Square } from "./battle-tables";
import { FORMS, SEATS, SHORT_EDGES, TERRAIN_KINDS, TERRITORIES } from "./enumerations";
import { quickTroop } from "./force";
import { displayName, unitNumber } from "./identifiers";

/** In base widths. Pieces that the server moved to touch have hundredths. */
const length = z.number().min(0).max(200);
/** Whole degrees anticlockwise from +x, seen from above. */
export const angle = z.int().min(0).max(359);

/** "A1" (coast, very dense) to "E5" (river, featureless). */
export const square = z.string().regex(/^[A-E][1-5]$/) as unknown as z.ZodType<Square, Square>;

/** One for each seat. */
export const bySeat = <T extends z.ZodType>(value: T) => z.strictObject({ a: value, b: value });

export const table = z.strictObject({ width: length, depth: length });

export const shortEdge = z.enum(SHORT_EDGES);

/** Covers the whole of its edge, this wide. */
export const water = z.strictObject({ edge: shortEdge, width: length });

export const PIECE_ROLES = ["flank", "compulsory", "optional"] as const;

export const piece = z.strictObject({
  id: z.string(),
  kind: z.enum(TERRAIN_KINDS),
  w: length,
  h: length,
  /** `x`, `y`: the centre. */
  x: length,
  y: length,
  angle,
  by: z.enum(SEATS),
  as: z.enum(PIECE_ROLES),
  adjusted: z.boolean(),
});
export type Piece = z.infer<typeof piece>;

export const form = z.enum(FORMS);

export const placed = z.strictObject({
  seat: z.enum(SEATS),
  number: unitNumber,
  name: displayName,
  /** `x`, `y`: the centre. */
  x: length,
  y: length,
  facing: angle,
  files: z.int().min(1).max(99),
  form,
  nervous: z.boolean(),
  bases: z.int().min(1).max(99),
  troop: quickTroop,
  caltrops: z.boolean(),
  stakes: z.boolean(),
  /** Pike and shot without their pikes. */
  droppedPikes: z.boolean(),
});
export type Placed = z.infer<typeof placed>;

export const battlefield = z.strictObject({
  seed: z.string(),
  territory: z.enum(TERRITORIES),
  square,
  table,
  water: water.nullable(),
  pieces: z.array(piece),
});
export type Battlefield = z.infer<typeof battlefield>;
