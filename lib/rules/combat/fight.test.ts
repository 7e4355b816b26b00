import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { FIRE_DICE, type FireDie } from "../../model/combat-terms";
import { COLOURS, type Colour, type DieFace } from "../../model/enumerations";
import { diceFor, supportDiceFor } from "./claims";
import { facesOf, meanLoss, meanWounds, sparkChance, woundOdds } from "./fight";

const LADDER = CATALOG.combat.claimLadder;

/** "Combat: Combat results 3": skull, wound, S and blank faces of each die, and its mean wounds. */
test.each<[FireDie, string, number]>([
  ["black-slow", "special special blank blank blank blank", 0],
  ["black", "wound special blank blank blank blank", 1 / 6],
  ["white", "wound wound special blank blank blank", 2 / 6],
  ["white-plus", "wound wound wound blank blank blank", 3 / 6],
  ["green", "skull wound wound special blank blank", 4 / 6],
  ["yellow", "skull wound wound wound special blank", 5 / 6],
  ["red", "skull skull wound wound wound special", 7 / 6],
])("the %s die has %s and makes %d wounds", (die, faces, mean) => {
  expect(facesOf(die, TABLES).join(" ")).toBe(faces);
  expect(meanWounds(woundOdds([die], TABLES))).toBeCloseTo(mean, 12);
  expect(meanLoss([die], TABLES)).toBeCloseTo(mean / 2, 12);
});

test("red and white together: ways of 36 for no wound to three", () => {
  // Red: 1 way for none, 3 for one, 2 for two. White: 4 for none, 2 for one.
  expect(woundOdds(["red", "white"], TABLES)).toEqual({ of: 36, ways: [4, 14, 14, 4] });
});

/** "Combat: Claims and which dice to roll 5". */
test.each<[number, string, string]>([
  [-9, "black", "black"],
  [-4, "black", "black"],
  [-3, "white", "black"],
  [-1, "white", "black"],
  [0, "green", "white"],
  [1, "green", "white"],
  [2, "yellow", "green"],
  [3, "red", "yellow"],
  [4, "red white", "red"],
  [5, "red green", "red white"],
  [6, "red yellow", "red green"],
  [7, "red red", "red yellow"],
  [12, "red red", "red yellow"],
])("%i claims ahead one rolls %s, a supporting file %s", (difference, dice, support) => {
  expect(diceFor(difference, LADDER).join(" ")).toBe(dice);
  expect(supportDiceFor(difference, LADDER).join(" ")).toBe(support);
});

const die = fc.constantFrom(...FIRE_DICE);
const dice = fc.array(die, { minLength: 1, maxLength: 3 });

const WORTH: Readonly<Record<DieFace, number>> = { skull: 2, wound: 1, special: 0, blank: 0 };

/** Every possible roll of the dice, one by one. */
const allRolls = (all: readonly FireDie[]): readonly (readonly DieFace[])[] =>
  all.reduce<readonly (readonly DieFace[])[]>(
    (rolls, one) => rolls.flatMap((roll) => facesOf(one, TABLES).map((face) => [...roll, face])),
    [[]],
  );

describe("laws", () => {
  test("the odds are those of all rolls, one by one, and are all of them", () => {
    fc.assert(
      fc.property(dice, (all) => {
        const { of, ways } = woundOdds(all, TABLES);
        const rolls = allRolls(all);
        const counted = ways.map((_, wounds) => rolls.filter((roll) => roll.reduce((sum, face) => sum + WORTH[face], 0) === wounds).length);
        expect({ of, ways }).toEqual({ of: rolls.length, ways: counted });
        expect(ways.reduce((sum, one) => sum + one, 0)).toBe(of);
        const sparks = rolls.filter((roll) => roll.some((face) => face === "skull" || face === "special")).length;
        expect(sparkChance(all, TABLES)).toBeCloseTo(sparks / of, 12);
      }),
      { numRuns: 60 },
    );
  });

  test("the order of the dice does not matter", () => {
    fc.assert(
      fc.property(dice, (all) => {
        expect(woundOdds([...all].reverse(), TABLES)).toEqual(woundOdds(all, TABLES));
      }),
    );
  });

  const atLeast = (all: readonly FireDie[], wounds: number): number => {
    const { of, ways } = woundOdds(all, TABLES);
    return ways.slice(wounds).reduce((sum, one) => sum + one, 0) / of;
  };

  test("a better die never makes so many wounds less often", () => {
    for (const order of [FIRE_DICE, COLOURS])
      for (const [at, one] of order.entries())
        for (const better of order.slice(at + 1))
          for (const wounds of [1, 2]) expect(atLeast([better], wounds)).toBeGreaterThanOrEqual(atLeast([one], wounds));
  });

  test("a claim more never makes for worse dice, nor a supporting file for better ones than the fight's", () => {
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 0, max: 5 }), (difference, wounds) => {
        const [now, next] = [diceFor(difference, LADDER), diceFor(difference + 1, LADDER)];
        expect(atLeast(next, wounds)).toBeGreaterThanOrEqual(atLeast(now, wounds));
        expect(meanLoss(supportDiceFor(difference, LADDER), TABLES)).toBeLessThanOrEqual(meanLoss(now, TABLES));
      }),
    );
  });

  test("every die of the ladder is there", () => {
    const known: readonly Colour[] = COLOURS;
    for (const { dice: rolled } of LADDER.steps) expect(known).toEqual(expect.arrayContaining(rolled));
  });
});
