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
  /** About 100 where every base has what it wants, about -100 where none has; its reasons add up to it. */
  value: z.int(),
  reasons: z.array(z.strictObject({ code, value: z.int(), message: z.string().min(1) })),
});

/** What a battle on each square of the map would be worth to a seat's own army, best first; and where each reason's weight is from. */
export const likings = z.strictObject({
  squares: z.array(squareLiking),
  weights: z.array(z.strictObject({ code, source })),
});
export type Likings = z.infer<typeof likings>;
export type SquareLiking = Likings["squares"][number];
