import { describe, expect, test } from "vitest";
import { answered } from "@/tests/build/odds-fixtures";
import { EAGLE_TABLES } from "@/tests/build/other-games-fixtures";
import {
  eagleArmyQuestion,
  eagleBreakTestQuestion,
  eagleFightQuestion,
  eaglePursuitQuestion,
  eagleShootingQuestion,
} from "../../../model/other-games/bronze-eagles";
import { askArmy } from "./army";
import { askFight } from "./fight";
import { askPursuit, breakTest, shooting } from "./tests-and-shots";

const tested = (given: object) => breakTest(eagleBreakTestQuestion.parse(given), EAGLE_TABLES);
const pursued = (given: object) => answered(askPursuit(eaglePursuitQuestion.parse(given), EAGLE_TABLES));
const shot = (given: object) => shooting(eagleShootingQuestion.parse(given), EAGLE_TABLES);
const KINDS = ["trained-close", "trained-close", "warband", "warband", "warband", "cavalry"];
const army = (given: object = {}) => ({ seed: "capua", people: "roman", commands: KINDS.map((kind) => ({ kind })), ...given });
const raised = (given: object = {}) => askArmy(eagleArmyQuestion.parse(army(given)), EAGLE_TABLES);

describe("the tables, by the numbers of the text", () => {
  test.each([
    ["trained-close", "foot", 4, 1, 6, 7, 1],
    ["trained-open", "foot", 3, 1, 8, 8, 1],
    ["warband", "foot", 4, 2, 8, 7, 0],
    ["levy", "foot", 2, 2, 10, 8, 0],
    ["knights", "horse", 3, 1, 5, 7, 2],
    ["cavalry", "horse", 3, 1, 20, 8, 2],
    ["scouts", "horse", 3, 1, 25, 8, 2],
    ["chariots", "horse", 3, 1, 20, 8, null],
  ] as const)("%s", (id, kind, figures, sizeDice, move, rating, badGoingDice) => {
    expect(EAGLE_TABLES.troops.find((one) => one.id === id)).toMatchObject({ kind, figures, sizeDice, move, rating, badGoingDice });
  });
});

describe("morale, by the numbers of the text", () => {
  test.each([
    ["8 raised by 5 never passes", { rating: 13 }, 13, 0],
    ["8 lowered by 5 nearly always does", { rating: 3 }, 3, 35 / 36],
    ["trained close order passes on 7", { rating: 7 }, 7, 21 / 36],
    ["and on 9 with two figures lost", { rating: 7, casualties: 2 }, 9, 10 / 36],
    ["a commander takes 2 off", { rating: 8, commander: true }, 6, 26 / 36],
    ["dismay adds 2", { rating: 8, dismay: true }, 10, 6 / 36],
    ["a rating of 2 cannot fail", { rating: 2 }, 2, 1],
  ])("%s", (_, given, need, pass) => {
    expect(tested(given)).toEqual({ need, pass: expect.closeTo(pass, 12) });
  });
});

describe("an army of a seed", () => {
  test("has the dice of the draws that are written down, re-rolled one by one", () => {
    const { commands, opening, bases, figures } = answered(raised({ rerolls: [0, 0, 1, 0, 0, 0] }));
    expect(commands.map(({ dice }) => dice)).toEqual([[5], [4], [6, 1], [2, 4], [2, 5], [2]]);
    expect(opening).toEqual({ own: 1, enemy: 6, change: 5 });
    expect(commands.map((one) => [one.bases, one.figures, one.move, one.rating])).toEqual([
      [5, 20, 6, 12],
      [4, 16, 6, 12],
      [7, 28, 8, 12],
      [6, 24, 8, 12],
      [7, 28, 8, 12],
      [2, 6, 20, 13],
    ]);
    expect([bases, figures]).toEqual([31, 122]);
    const other = answered(raised());
    expect(other.commands.map(({ dice }, at) => dice.join() === commands[at]?.dice.join())).toEqual([true, true, false, true, true, true]);
  });

  test("rolls its opening again by itself", () => {
    const rolled = [0, 1, 2, 3, 4].map((openingReroll) => answered(raised({ openingReroll })));
    expect(new Set(rolled.map(({ opening }) => `${opening.own} ${opening.enemy}`)).size).toBeGreaterThan(1);
    for (const { commands } of rolled) expect(commands.map(({ dice }) => dice)).toEqual(rolled[0]?.commands.map(({ dice }) => dice));
  });

  test("may have so many bases", () => {
    const { basesDistribution } = answered(raised());
    expect([basesDistribution[0], basesDistribution.at(-1)]).toEqual([
      { value: 9, p: expect.closeTo(6 ** -9, 15) },
      { value: 54, p: expect.closeTo(6 ** -9, 15) },
    ]);
    expect(basesDistribution.reduce((sum, { value, p }) => sum + value * p, 0)).toBeCloseTo(9 * 3.5, 12);
  });

  const of = (...horse: readonly string[]) => [...horse, ...KINDS.map(() => "warband")].slice(0, 6).map((kind) => ({ kind }));
  test.each([
    ["roman", of("cavalry"), null],
    ["roman", of("cavalry", "scouts"), "commands.1"],
    ["roman", of("chariots"), "commands.0.kind"],
    ["middle-eastern", of("knights", "cavalry", "scouts"), null],
    ["middle-eastern", of("knights", "cavalry", "scouts", "scouts"), "commands.3"],
    ["eastern", of("knights"), null],
    ["eastern", of("knights", "knights"), "commands.1"],
    ["gallic-german", of("cavalry", "scouts"), null],
    ["gallic-german", of("knights"), "commands.0.kind"],
    ["briton", of("chariots", "scouts"), null],
    ["briton", of("chariots", "chariots"), "commands.1"],
    ["briton", of("cavalry", "scouts", "cavalry"), "commands.2"],
    ["other", of("scouts"), "commands.0"],
  ])("%s horse: %j", (people, commands, at) => {
    const asked = raised({ people, commands });
    expect(asked.ok ? null : asked.faults.map(({ path }) => path.join("."))).toEqual(at === null ? null : [at]);
    if (!asked.ok) expect(asked.faults[0]?.code).toBe("contradiction");
  });
});

describe("breaking off and flight", () => {
  test("warbands always may break off from trained open order in bad going", () => {
    expect(pursued({ runner: "warband", pursuer: "trained-open", how: "break-off", badGoing: true }).mayRun).toBeCloseTo(1, 12);
    expect(pursued({ runner: "warband", pursuer: "trained-open", how: "break-off" }).mayRun).toBe(0);
  });

  test("horse that throws 6 or less is caught by foot of 6 inches", () => {
    const { mayRun, mayPursue, reason, caught, distance } = pursued({ runner: "cavalry", pursuer: "trained-close", how: "break-off" });
    expect([mayRun, mayPursue, reason]).toEqual([1, true, null]);
    expect(caught).toBeCloseTo(15 / 36, 12);
    expect(distance.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each([
    ["cavalry", "warband", "flight", false, "foot-after-horse", 0],
    ["warband", "trained-close", "flight", false, "close-after-open", 0],
    ["trained-open", "knights", "break-off", false, "close-after-open", 0],
    ["trained-close", "cavalry", "flight", true, "bad-going", 0],
    ["trained-close", "warband", "flight", true, null, 1],
    ["levy", "cavalry", "flight", false, "levy-destroyed", 1],
    ["levy", "trained-close", "break-off", false, null, 1],
    ["trained-close", "warband", "flight", false, null, 1],
    ["scouts", "knights", "flight", false, null, 10 / 36],
  ] as const)("%s before %s, %s, bad going %s: %s", (runner, pursuer, how, badGoing, reason, caught) => {
    const told = pursued({ runner, pursuer, how, badGoing });
    expect([told.reason, told.mayPursue]).toEqual([reason, reason === null]);
    expect(told.caught).toBeCloseTo(caught, 12);
  });

  test("a move over bad going loses its dice, and is never below 0", () => {
    // Open order foot moves 8 less a die, the levy 10: it always runs. Knights (5 less 2D6) seldom outrun anybody.
    expect(pursued({ runner: "levy", pursuer: "trained-open", how: "break-off", badGoing: true }).mayRun).toBeCloseTo(1, 12);
    // 5 - 2D6 is 3, 2, 1 with 1, 2 and 3 ways of 36, otherwise 0; 6 - D6 is 5 to 0 with one way of 6 each.
    const faster = (1 / 36) * (3 / 6) + (2 / 36) * (2 / 6) + (3 / 36) * (1 / 6);
    expect(pursued({ runner: "knights", pursuer: "trained-close", how: "break-off", badGoing: true }).mayRun).toBeCloseTo(faster, 12);
  });

  test("chariots are not asked of in bad going", () => {
    const asked = askPursuit(
      eaglePursuitQuestion.parse({ runner: "levy", pursuer: "chariots", how: "flight", badGoing: true }),
      EAGLE_TABLES,
    );
    expect(asked).toMatchObject({ ok: false, faults: [{ path: ["badGoing"], code: "contradiction" }] });
  });
});

describe("shooting", () => {
  test("a six removes a figure; cover saves on 4, 5 and 6", () => {
    expect(shot({ weapon: "bow", figures: 1 })).toMatchObject({
      allowed: true,
      hit: expect.closeTo(1 / 6, 12),
      mean: expect.closeTo(1 / 6, 12),
    });
    expect(shot({ weapon: "bow", figures: 1, cover: true }).hit).toBeCloseTo(1 / 12, 12);
    const { distribution } = shot({ weapon: "bow", figures: 2 });
    for (const [kills, ways] of [25, 10, 1].entries()) expect(distribution[kills]).toBeCloseTo(ways / 36, 12);
  });

  test("no more fall than there are, over as many turns as are asked", () => {
    expect(shot({ weapon: "sling", figures: 2, turns: 2, target: 1 }).distribution).toEqual([
      expect.closeTo((5 / 6) ** 4, 12),
      expect.closeTo(1 - (5 / 6) ** 4, 12),
    ]);
  });

  test.each([
    ["crossbow", 12, "none", null],
    ["crossbow", 12, "half", "moved"],
    ["bow", 8, "half", null],
    ["bow", 8.5, "half", "out-of-range"],
    ["bow", 8, "more", "moved"],
    ["sling", 4, "half", null],
    ["sling", 4.5, "none", "out-of-range"],
  ] as const)("%s over %d inches, moved %s: %s", (weapon, distance, moved, reason) => {
    const told = shot({ weapon, distance, moved });
    expect([told.reason, told.allowed]).toEqual([reason, reason === null]);
    if (reason) expect(told).toMatchObject({ distribution: [1], mean: 0 });
  });
});

describe("what cannot be asked of a fight", () => {
  const foot = { troop: "trained-close" };
  test.each([
    [{ own: { ...foot, charges: true }, other: { ...foot, charges: true } }, "other.charges", "contradiction"],
    [{ own: { ...foot, attackedIn: "flank" }, other: foot }, "own.attackedIn", "contradiction"],
    [{ own: foot, other: foot, outflank: "own" }, "outflank", "contradiction"],
    [{ own: { ...foot, bases: 2 }, other: { ...foot, bases: 2 }, outflank: "other" }, "outflank", "contradiction"],
    [{ own: { ...foot, casualties: 4 }, other: foot }, "own.casualties", "too-large"],
    [{ own: foot, other: { troop: "cavalry", models: 2, casualties: 2 } }, "other.casualties", "too-large"],
  ])("%j", (given, at, code) => {
    const asked = askFight(eagleFightQuestion.parse(given), EAGLE_TABLES);
    expect(asked.ok ? [] : asked.faults.map((one) => [one.path.join("."), one.code])).toEqual([[at, code]]);
  });
});
