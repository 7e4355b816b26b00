import { z } from "zod";
import { rows } from "./rows";

const millimetres = z.int().min(1).max(200);

/** The tables of `data/basing`: what stands on a table in millimetres. Nothing of an army or a battle is decided by them. */
export const basingTables = z.strictObject({
  /** Widths of bases in use, the smaller first, and the figures that stand on them. */
  baseSizes: rows(["small", "large"], { millimetres, figures: z.strictObject({ min: millimetres, max: millimetres }) }),
});
export type BasingTables = z.infer<typeof basingTables>;
export type BaseSize = BasingTables["baseSizes"][number];
