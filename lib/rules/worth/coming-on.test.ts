import { describe, expect, test } from "vitest";
import { answered, GERMAN_BRIGADES, GUARD, HUSSARS, LISTS, ODDS_BOOK, SWISS_KEIL, WAR_ELEPHANTS } from "@/tests/build/odds-fixtures";
import { type Approach, type Checkpoint, fighter, fightQuestion } from "../../model/odds";
import { approachOut } from "../odds/approach";
import { askFight } from "../odds/ask-fight";
import { askedGroup } from "../odds/fighters";
import { comeOn, strikeFlank } from "./coming-on";
import { duelOf } from "./duel";
import { lossOf } from "./meetings";
import { TURNS_TOLD } from "./reckoning";
import { roundsTables } from "./rounds-played";

const TABLES_OF_ROUNDS = roundsTables(ODDS_BOOK, 10);
const LIGHT_HORSE = { who: { list: "polish-lithuanian-1576-1660", line: "crimean-tatars" }, bases: 6, form: "skirmish" };
const groupOf = (one: object) => answered(askedGroup(fighter.parse(one), [], LISTS, ODDS_BOOK));

/** What an approach or a fight tells of breaking and of bases lost, where nobody loses more than breaks it: then both tell the same. */
const told = ({ a, b, both, lost }: Checkpoint) => ({ brokenA: a + both, brokenB: b + both, lostA: lost.a, lostB: lost.b });

/** Whoever is broken has lost all of itself; before that as many wounds as of its break point. Wounds beyond that count no more. */
function expectLoss(loss: number, broken: number, lost: number, { breaksAt, most }: ReturnType<typeof groupOf>) {
  const withAll = (lost * ODDS_BOOK.perBase) / breaksAt;
  expect(loss).toBeGreaterThanOrEqual(Math.max(broken, withAll - broken * (most / breaksAt - 1)) - 1e-9);
  expect(loss).toBeLessThanOrEqual(Math.min(1, withAll) + 1e-9);
}

describe("meetings as docs/ODDS.md reckons them", () => {
  const PLANS: readonly [string, Approach["a"], Approach["b"]][] = [
    ["one stands", { plan: "charge", response: "stand" }, { plan: "stand", response: "stand" }],
    ["it charges out", { plan: "charge", response: "stand" }, { plan: "charge", response: "stand" }],
    ["it counter-charges", { plan: "charge", response: "stand" }, { plan: "stand", response: "counter-charge" }],
    ["it runs", { plan: "charge", response: "stand" }, { plan: "stand", response: "run-away" }],
    ["one only shoots", { plan: "shoot", response: "stand" }, { plan: "charge", response: "stand" }],
  ];
  const PAIRS = [
    ["horse and pike and shot", HUSSARS, GERMAN_BRIGADES],
    ["elephants and horse", WAR_ELEPHANTS, GUARD],
    ["horse and light horse", GUARD, LIGHT_HORSE],
    ["pike and shot and a keil", GERMAN_BRIGADES, SWISS_KEIL],
  ] as const;

  test.each(PAIRS.flatMap(([name, one, other]) => PLANS.map(([plan, a, b]) => [`${name}, ${plan}`, one, other, a, b] as const)))(
    "%s",
    (_, one, other, a, b) => {
      const [first, second] = [groupOf(one), groupOf(other)];
      const approach = { distance: 12, a, b };
      const losses = comeOn(duelOf(first, second, TABLES_OF_ROUNDS, ODDS_BOOK), approach);
      const course = approachOut(first, second, approach, 10, false, ODDS_BOOK);
      for (const [at, turn] of TURNS_TOLD.entries()) {
        const { brokenA, brokenB, lostA, lostB } = told(course.find((point) => point.turn === turn && point.phase === "melee")!);
        const [lossA, lossB] = [losses[2 * at]!, losses[2 * at + 1]!];
        for (const [loss, broken, lost, group] of [
          [lossA, brokenA, lostA, first],
          [lossB, brokenB, lostB, second],
        ] as const) {
          expectLoss(loss, broken, lost, group);
        }
      }
    },
  );

  test("a strike at a flank breaks as often as the same fight that is asked for", () => {
    const [first, second] = [groupOf(HUSSARS), groupOf(GERMAN_BRIGADES)];
    const losses = strikeFlank(duelOf(first, second, TABLES_OF_ROUNDS, ODDS_BOOK), "a");
    const question = fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES, charge: "a", struck: "flank", turns: 8 });
    const { brokenA, brokenB, lostA, lostB } = told(answered(askFight(question, LISTS, ODDS_BOOK)).course.at(-1)!);
    expectLoss(losses[2]!, brokenA, lostA, first);
    expectLoss(losses[3]!, brokenB, lostB, second);
  });
});

describe("which plans are taken, by hand", () => {
  const of = (one: number, other: number) => Float64Array.from([0, 0, one, other, 0, 0]);
  const nothing = { comes: { one: [], other: [] }, flank: null };
  const mix = { flank: 0, rough: 0, turns: 1 };

  test("the comer's best worst case, by price won less price lost", () => {
    // At 100 each: the first plan gains 30 at best and loses 20 at worst, the second gains 10 at worst.
    const comes = {
      one: [
        [of(0.2, 0.5), of(0.5, 0.3)],
        [of(0.3, 0.4), of(0.2, 0.9)],
      ],
      other: [],
    };
    expect(lossOf({ good: { comes, flank: null }, rough: nothing }, { one: 100, other: 100 }, mix)).toEqual({ one: 0.3, other: 0.4 });
    // Against an enemy of ten times the price it is worth dying for what hurts him: 0.3 x 1000 - 50 is less than 0.4 x 1000 - 30.
    expect(lossOf({ good: { comes, flank: null }, rough: nothing }, { one: 1000, other: 10 }, mix)).toEqual({ one: 0.3, other: 0.4 });
  });

  test("half the time each comes on, a quarter of all in the flank, and in rough going as in good if one cannot stand there", () => {
    const good = { comes: { one: [[of(0.2, 0.4)]], other: [[of(0.8, 0.6)]] }, flank: { by: "a", told: of(0, 1) } } as const;
    const lost = lossOf({ good, rough: nothing }, { one: 100, other: 100 }, { flank: 0.25, rough: 0.5, turns: 1 });
    // The front: (0.2 + 0.6) / 2 and (0.4 + 0.8) / 2.
    expect(lost.one).toBeCloseTo(0.75 * 0.4, 12);
    expect(lost.other).toBeCloseTo(0.75 * 0.6 + 0.25, 12);
  });
});
