import { z } from "zod";
import { FLANK_LIKINGS, GROUND_LIKINGS } from "./advice-tables";
import { FLANK_KINDS } from "./battle-tables";
import { square } from "./battlefield";
import { DENSITIES } from "./densities";
import { TERRITORIES } from "./enumerations";
import { source } from "./source";

const code = z.enum([...GROUND_LIKINGS, ...FLANK_LIKINGS]);

const squareLiking = z.strictObject({
  square,
  density: z.enum(DENSITIES),
  flank: z.enum(FLANK_KINDS),
  territories: z.array(z.enum(TERRITORIES)),
  /** About 100 if every base has what it wants, about -100 if none has. Its reasons add up to it. */
  value: z.int(),
  reasons: z.array(z.strictObject({ code, value: z.int(), message: z.string().min(1) })),
});

/** What a battle on each square would be worth to a seat's own army, best first, and the source of each reason's weight. */
export const likings = z.strictObject({
  squares: z.array(squareLiking),
  weights: z.array(z.strictObject({ code, source })),
});
export type Likings = z.infer<typeof likings>;
export type SquareLiking = Likings["squares"][number];
