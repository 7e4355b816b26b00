import { z } from "zod";
import { battleCommand } from "./battle-command";
import { angle, form } from "./battlefield";

/** A sensible move for a seat now: one legal command, ready to be sent. */
export const suggestion = z.strictObject({ command: battleCommand });
export type Suggestion = z.infer<typeof suggestion>;

const length = z.number();

/** Where something may be placed, with its other fields. */
const freePlace = z.strictObject({
  x: length,
  y: length,
  w: length.optional(),
  h: length.optional(),
  angle: angle.optional(),
  facing: angle.optional(),
  files: z.int().optional(),
  form: form.optional(),
});

/** All reasons why something may not be placed where asked; or, if no place was asked for, where it may be. */
export const places = z.strictObject({
  reasons: z.array(z.strictObject({ code: z.string(), message: z.string().min(1) })),
  places: z.array(freePlace).max(500),
});
export type Places = z.infer<typeof places>;
export type FreePlace = Places["places"][number];
