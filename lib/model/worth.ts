import { z } from "zod";
import { CHARACTERISTICS } from "./enumerations";
import { lineId, listId } from "./identifiers";

/** What bases are worth (docs/WORTH.md): what is stated for it, what a run found, and why some worths differ from their price. */

const stated = z.strictObject({ id: z.string(), value: z.number(), why: z.string().min(1) });

export const statedTable = z.strictObject({
  shares: z.array(stated),
  /** Points of a base for what no fight shows. */
  perBase: z.array(stated),
  perUnitGroup: z.array(stated),
  /** BW. */
  paces: z.array(stated),
});
export type StatedTable = z.infer<typeof statedTable>;

const worthType = z.strictObject({
  /** The lines it stands for. */
  lines: z.array(z.strictObject({ list: listId, line: lineId })).min(1),
  option: z.enum(CHARACTERISTICS).nullable(),
  bases: z.int().positive(),
  /** Points of a base: the price before, the price now, and what it is worth. */
  was: z.int(),
  price: z.int(),
  worth: z.number(),
});

/** An enemy, and the points won from it for each point lost to it. */
const exchange = z.strictObject({ type: z.int(), won: z.number(), lost: z.number() });

const constant = z.strictObject({
  table: z.string(),
  id: z.string(),
  old: z.number(),
  /** What fitted in each pass, and half the width of the middle 68 % over resampled lists. */
  fits: z.array(z.strictObject({ fit: z.number(), bar: z.number(), least: z.number(), most: z.number(), value: z.number() })),
  new: z.number(),
  types: z.int(),
});

const worthResult = z.strictObject({
  types: z.array(worthType),
  worst: z.array(z.strictObject({ type: z.int(), best: z.array(exchange), worst: z.array(exchange) })),
  constants: z.array(constant),
});
export type WorthResult = z.infer<typeof worthResult>;

const reason = z.strictObject({
  id: z.string(),
  /**
   * A type is meant if it has all of these, as a price is made of them (`body/foot-skirmish`, `characteristics/barricades`), its set
   * formation, the bases of its unit group (`bases/8`) or its price (`price/30`).
   */
  has: z.array(z.string()).min(1),
  /** Whether it is worth more or less than its price. */
  is: z.enum(["above", "below"]),
  source: z.strictObject({ from: z.literal("house"), why: z.string().min(1) }),
});
const worthReasons = z.array(reason);
export type WorthReason = z.infer<typeof reason>;

/** All of it, by file name (`data/worth/stated.json` is `stated`). */
export const worthTables = z.strictObject({ stated: statedTable, result: worthResult, reasons: worthReasons });
export type WorthTables = z.infer<typeof worthTables>;
