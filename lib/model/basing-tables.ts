import { z } from "zod";
import { rows } from "./rows";

const millimetres = z.int().min(1).max(200);

/** The tables of `data/basing`: sizes in millimetres. No army and no battle is judged by them. */
export const basingTables = z.strictObject({
  /** The base widths in use, smaller first, and how many figures stand on them. */
  baseSizes: rows(["small", "large"], { millimetres, figures: z.strictObject({ min: millimetres, max: millimetres }) }),
});
export type BasingTables = z.infer<typeof basingTables>;
export type BaseSize = BasingTables["baseSizes"][number];
