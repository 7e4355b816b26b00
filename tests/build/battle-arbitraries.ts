import fc from "fast-check";
import { GRADES, TERRITORIES } from "@/lib/model/enumerations";
import type { Opening } from "./played-battle";

const force = fc.record({
  grade: fc.constantFrom(...GRADES),
  mapCards: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 3, max: 6 })),
  scoutingCards: fc.integer({ min: 0, max: 12 }),
  territories: fc.uniqueArray(fc.constantFrom(...TERRITORIES), { minLength: 1, maxLength: 4 }),
});

/** A battle up to out-scouting: two forces of any cards, grades and territories, and what their battle's chance and choices come from. */
export const anyBattle: fc.Arbitrary<{ readonly opening: Opening; readonly seed: number }> = fc.record({
  opening: fc.record({ a: force, b: force, onlyDays: fc.constant(true) }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
});
