import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { answered, askMatchUp, GERMAN_BRIGADES, GUARD, HUSSARS, LISTS, ODDS_BOOK, WAR_ELEPHANTS } from "@/tests/build/odds-fixtures";
import { type Checkpoint, type FightAnswer, fightQuestion, matchUpQuestion } from "../../model/odds";
import type { Troop } from "../../model/troop";
import { askFight } from "./ask-fight";

const fought = (question: object): FightAnswer => answered(askFight(fightQuestion.parse(question), LISTS, ODDS_BOOK));

const TROOPS: readonly Troop[] = [
  troops.foot({ characteristics: ["elan"], melee: "swordsmen" }),
  troops.foot({ quality: "superior", impact: "long-spear" }),
  troops.shotOf(),
  troops.horse({ impact: "charging-lancer", characteristics: ["ferocious"], shooting: { weapon: "pistol" } }),
  troops.horse({ quality: "superior", formation: "close", armour: "fully-armoured" }),
  troops.elephants(),
  troops.foot({ characteristics: ["steady", "shove"], shooting: { weapon: "musket" } }),
];
const anyFighter = fc.record({
  who: fc.constantFrom(...TROOPS).map((troop) => ({ troop })),
  bases: fc.integer({ min: 4, max: 9 }),
  wounds: fc.integer({ min: 0, max: 3 }),
});
/** Wide enough that the frontage is kept until it breaks. */
const deep = anyFighter.map((one) => ({ ...one, files: 3 }));
const ALL = { numRuns: 60 };

const told = ({ course, end }: FightAnswer): readonly Checkpoint[] => [...course, ...(end ? [end] : [])];
const swapped = (one: Checkpoint): Checkpoint => ({ ...one, a: one.b, b: one.a, lost: { a: one.lost.b, b: one.lost.a } });

function expectSame(one: Checkpoint, other: Checkpoint) {
  for (const name of ["a", "b", "both", "apart", "going"] as const) expect(Math.abs(one[name] - other[name]), name).toBeLessThan(1e-12);
  expect(Math.abs(one.lost.a - other.lost.a)).toBeLessThan(1e-11);
  expect(Math.abs(one.lost.b - other.lost.b)).toBeLessThan(1e-11);
}

const meeting = fc.constantFrom(
  { charge: "a" },
  { charge: "both" },
  { charge: "none" },
  { charge: "a", struck: "flank" },
  { approach: {} },
);

describe("laws of a fight", () => {
  test("chances add to one, and what has ended stays ended", () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, meeting, (a, b, how) => {
        const course = told(fought({ a, b, ...how }));
        for (const [at, one] of course.entries()) {
          expect(Math.abs(one.a + one.b + one.both + one.apart + one.going - 1)).toBeLessThan(1e-12);
          const before = course[at - 1];
          for (const name of ["a", "b", "both", "apart"] as const) expect(one[name]).toBeGreaterThanOrEqual((before?.[name] ?? 0) - 1e-12);
        }
      }),
      ALL,
    );
  });

  test("swapping the sides swaps the answer", () => {
    const other = { a: "b", both: "both", none: "none" } as const;
    fc.assert(
      fc.property(anyFighter, anyFighter, fc.constantFrom(...(["a", "both", "none"] as const)), (a, b, charge) => {
        const [one, two] = [told(fought({ a, b, charge })), told(fought({ a: b, b: a, charge: other[charge] }))];
        for (const [at, checkpoint] of one.entries()) expectSame(checkpoint, swapped(two[at]!));
      }),
      ALL,
    );
  });

  test("more turns only add checkpoints", () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, meeting, (a, b, how) => {
        const [few, many] = [fought({ a, b, ...how, turns: 3 }).course, fought({ a, b, ...how, turns: 6 }).course];
        expect(many.slice(0, few.length)).toEqual(few);
      }),
      { numRuns: 20 },
    );
  });

  test("where nobody narrows, a claim more never hurts and a wound more never helps", () => {
    fc.assert(
      fc.property(deep, deep, fc.constantFrom("a", "none"), (a, b, charge) => {
        const end = (one: object) => fought({ a: { ...a, ...one }, b, charge }).end!;
        const [level, uphill, hurt] = [end({}), end({ states: ["uphill"] }), end({ wounds: a.wounds + 1 })];
        expect(uphill.a + uphill.both).toBeLessThanOrEqual(level.a + level.both + 1e-12);
        expect(uphill.b + uphill.both).toBeGreaterThanOrEqual(level.b + level.both - 1e-12);
        expect(hurt.a + hurt.both).toBeGreaterThanOrEqual(level.a + level.both - 1e-12);
      }),
      ALL,
    );
  });
});

/** A cell without ranges. */
type Single = { readonly by: string; readonly a: number; readonly b: number; readonly lost: { readonly a: number } };

describe("two armies", () => {
  const cells = (question: object) => answered(askMatchUp(matchUpQuestion.parse(question))).cells.map((row) => row as readonly Single[]);

  test("whoever may charges, mine first; otherwise both shoot; otherwise nothing", () => {
    const of = (troop: Troop, bases: number) => ({ who: { troop }, bases });
    const guns = of(troops.guns("light-artillery"), 2);
    const wagons = of(troops.wagons(), 4);
    const foot = of(troops.foot(), 6);
    const [row, more] = cells({ mine: [guns, wagons], theirs: [HUSSARS, guns, wagons, foot] });
    expect(row!.map(({ by }) => by)).toEqual(["theirs", "fire", "fire", "theirs"]);
    expect(more!.map(({ by }) => by)).toEqual(["theirs", "fire", "nothing", "theirs"]);
    expect(cells({ mine: [HUSSARS], theirs: [GERMAN_BRIGADES] })[0]![0]!.by).toBe("mine");
  });

  test("a cell is the limit of the fight in line", () => {
    const cell = cells({ mine: [HUSSARS], theirs: [GERMAN_BRIGADES] })[0]![0]!;
    const { end } = fought({ a: HUSSARS, b: GERMAN_BRIGADES, line: true });
    expect(cell.a).toBeCloseTo(end!.a, 12);
    expect(cell.b).toBeCloseTo(end!.b, 12);
    expect(cell.lost.a).toBeCloseTo(end!.lost.a, 12);
  });

  test("one that may be any of several has the least and the most", () => {
    const [one, other, any] = cells({ mine: [HUSSARS], theirs: [GUARD, WAR_ELEPHANTS, { anyOf: [GUARD, WAR_ELEPHANTS] }] })[0]!;
    expect(any!.a).toEqual([Math.min(one!.a, other!.a), Math.max(one!.a, other!.a)]);
  });

  test("more work than a server does at once is refused", () => {
    const huge = { who: { troop: troops.foot({ characteristics: ["fanatics"] }) }, bases: 24, files: 12 };
    const asked = askMatchUp(matchUpQuestion.parse({ mine: Array(30).fill(huge), theirs: Array(30).fill(huge) }));
    expect(asked.ok ? [] : asked.faults.map(({ code }) => code)).toEqual(["too-many"]);
  });
});
