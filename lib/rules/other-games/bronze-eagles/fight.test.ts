import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answered } from "@/tests/build/odds-fixtures";
import { EAGLE_TABLES } from "@/tests/build/other-games-fixtures";
import { type EagleFightAnswer, type EagleRound, eagleFightQuestion } from "../../../model/other-games/bronze-eagles";
import { EAGLE_TROOPS } from "../../../model/other-games/bronze-eagles-terms";
import { askFight } from "./fight";

const fought = (given: object): EagleFightAnswer => answered(askFight(eagleFightQuestion.parse(given), EAGLE_TABLES));
const roundAt = ({ rounds }: EagleFightAnswer, at = 0): EagleRound => rounds[at] as EagleRound;
const close = (value: number) => expect.closeTo(value, 12);

describe("a round by hand", () => {
  // One die each, nothing added. Two sixes: both gone. One six: the other gone. Otherwise 10 of 36 each way, and 5 draws.
  const told = fought({ own: { troop: "knights", models: 1 }, other: { troop: "cavalry", models: 1 }, rounds: 1 });

  test("one model against one", () => {
    expect(roundAt(told)).toMatchObject({
      ...{ win: close(15 / 36), draw: close(6 / 36), lose: close(15 / 36) },
      ...{ ownDestroyed: close(5 / 36), otherDestroyed: close(5 / 36), bothDestroyed: close(1 / 36) },
      // Knights hold on 7 (21 of 36), cavalry on 8 (15 of 36).
      ...{ ownBroken: close((10 / 36) * (15 / 36)), otherBroken: close((10 / 36) * (21 / 36)) },
      fighting: close(5 / 36 + (10 / 36) * (21 / 36) + (10 / 36) * (15 / 36)),
    });
    const pushed = [4, 3, 2, 1].map((ways, at) => ({ value: at + 1, p: close(ways / 36) }));
    expect(roundAt(told).otherPushedBack).toEqual(pushed);
    expect(told.ownFigures).toEqual([close(6 / 36), close(30 / 36)]);
  });

  test("the same by totals: half the difference", () => {
    const totals = fought({ method: "totals", own: { troop: "knights", models: 1 }, other: { troop: "cavalry", models: 1 }, rounds: 1 });
    expect(roundAt(totals).otherPushedBack).toEqual([4, 3, 2, 1].map((ways, at) => ({ value: (at + 1) / 2, p: close(ways / 36) })));
  });

  test("one six against two loses, and one against one is a draw", () => {
    // Two dice a side, four figures behind: nobody is destroyed in a round.
    const levies = fought({ own: { troop: "levy", bases: 2 }, other: { troop: "levy", bases: 2 }, rounds: 1 });
    // Sixes 2-1, 2-0, 1-0, or none and the higher die (25 of 36 each; 16 - 9 ways: highest 1 to 5 in 1, 3, 5, 7, 9 ways).
    const highest = [1, 3, 5, 7, 9];
    let higher = 0;
    for (const [at, ways] of highest.entries()) for (const less of highest.slice(0, at)) higher += ways * less;
    const win = (1 * 10 + 1 * 25 + 10 * 25 + higher) / 1296;
    expect(roundAt(levies)).toMatchObject({ win: close(win), lose: close(win), draw: close(1 - 2 * win) });
  });

  test("a commander falls to a double, before a die is rolled", () => {
    const led = fought({ own: { troop: "knights", models: 1, commander: true }, other: { troop: "cavalry", models: 1 }, rounds: 1 });
    expect(led.ownCommanderDead).toBeCloseTo(1 / 6, 12);
    // Alive, he kills on 5 and 6: (12 + 8 + 1 ...) by hand: score 6 in 2 of 6. Dead: 5 of 36 as above.
    const alive = (2 / 6) * (5 / 6);
    expect(roundAt(led).otherDestroyed).toBeCloseTo((5 / 6) * alive + (1 / 6) * (5 / 36), 12);
  });

  test("two rounds: rage and dismay last for one", () => {
    // After a draw without a six in round 1 both fight again. He died there: +1 or -1 for this side, half each.
    const led = fought({
      own: { troop: "knights", models: 1, commander: true, rating: 20 },
      other: { troop: "knights", models: 1, rating: 20 },
      rounds: 2,
    });
    const drawn = { alive: 4 / 36, dead: 5 / 36 };
    const going = (5 / 6) * drawn.alive + (1 / 6) * drawn.dead;
    // A rating of 20 never holds; with 18 neither. So only draws go on.
    expect(roundAt(led).fighting).toBeCloseTo(going, 12);
    expect(led.ownCommanderDead).toBeCloseTo(1 / 6 + ((5 / 6) * drawn.alive) / 6, 12);
    const six = { rage: 2 / 6, dismay: 0, plain: 1 / 6, alive: 2 / 6 };
    const kills = (mine: number) => mine * (5 / 6);
    const later =
      (5 / 6) * drawn.alive * ((5 / 6) * kills(six.alive) + (1 / 6) * kills(six.plain)) +
      (1 / 6) * drawn.dead * (0.5 * kills(six.rage) + 0.5 * kills(six.dismay));
    const first = (5 / 6) * kills(six.alive) + (1 / 6) * kills(six.plain);
    expect(roundAt(led, 1).otherDestroyed).toBeCloseTo(first + later, 12);
  });
});

describe("what is added to the first dice", () => {
  const close4 = { troop: "trained-close" };
  test.each([
    ["foot charging foot", { ...close4, charges: true }, close4, 4, 1, ["charge-foot"]],
    ["trained against untrained", { ...close4, charges: true }, { troop: "warband" }, 4, 2, ["charge-foot", "trained"]],
    ["knights charging horse", { troop: "knights", charges: true }, { troop: "scouts" }, 3, 1, ["charge-knights"]],
    ["cavalry charging horse", { troop: "cavalry", charges: true }, { troop: "scouts" }, 3, 0, []],
    ["struck in the rear", { ...close4, attackedIn: "rear" }, { troop: "warband", charges: true }, 4, -1, ["trained", "rear"]],
    ["a commander", { ...close4, commander: true }, close4, 4, 1, ["commander"]],
    ["two of four figures lost", { ...close4, casualties: 2 }, close4, 2, 0, []],
    ["horse into an engaged flank", { troop: "cavalry", charges: true }, { troop: "levy", attackedIn: "flank" }, 6, 1, ["trained"]],
    [
      "horse into a free flank",
      { troop: "cavalry", charges: true },
      { troop: "levy", attackedIn: "flank", engagedInFront: false },
      3,
      1,
      ["trained"],
    ],
    ["horse into the front", { troop: "cavalry", charges: true }, { troop: "levy" }, 3, 1, ["trained"]],
  ])("%s", (_, own, other, dice, modifier, codes) => {
    const { first } = fought({ own, other });
    expect([first.own.dice, first.own.modifier, first.own.reasons.map(({ code }) => code)]).toEqual([dice, modifier, codes]);
  });

  test("horse across an obstacle has no second die", () => {
    const asked = { own: { troop: "cavalry", charges: true }, other: { troop: "trained-open", attackedIn: "flank" } };
    const both = [false, true].map((obstacle) => fought({ ...asked, obstacle }).first.own);
    expect(both.map(({ dice, modifier }) => [dice, modifier])).toEqual([
      [6, 0],
      [3, -1],
    ]);
  });

  test("of flank, rear and obstacle only the greatest counts", () => {
    const rear = fought({ obstacle: true, own: { ...close4, attackedIn: "rear" }, other: { ...close4, charges: true } });
    expect(rear.first.own.reasons).toEqual([{ code: "rear", value: -2 }]);
    expect(rear.first.other.reasons).toEqual([
      { code: "charge-foot", value: 1 },
      { code: "obstacle", value: -1 },
    ]);
  });
});

const anyColumn = fc.record({
  troop: fc.constantFrom(...EAGLE_TROOPS),
  bases: fc.integer({ min: 1, max: 2 }),
  models: fc.integer({ min: 1, max: 3 }),
  commander: fc.boolean(),
  rating: fc.integer({ min: 2, max: 12 }),
});
const anyFight = fc.record({
  method: fc.constantFrom("highest", "totals"),
  obstacle: fc.boolean(),
  rounds: fc.integer({ min: 1, max: 3 }),
  own: anyColumn,
  other: anyColumn,
  by: fc.constantFrom("own", "other", null),
  where: fc.constantFrom("front", "flank", "rear"),
});
type AnyFight = typeof anyFight extends fc.Arbitrary<infer One> ? One : never;

const asked = ({ by, where, own, other, ...rest }: AnyFight) => ({
  ...rest,
  own: { ...own, charges: by === "own", attackedIn: by === "other" ? where : "front" },
  other: { ...other, charges: by === "other", attackedIn: by === "own" ? where : "front" },
});
const RUNS = { numRuns: 60 };
const sum = (all: readonly number[]) => all.reduce((total, p) => total + p, 0);

describe("laws of every fight", () => {
  test("everything that may happen is certain, and what has ended stays so", () => {
    fc.assert(
      fc.property(anyFight, (one) => {
        const { rounds, ownFigures, otherFigures } = fought(asked(one));
        let going = 1;
        let ended = 0;
        for (const round of rounds) {
          expect(round.win + round.draw + round.lose).toBeCloseTo(going, 9);
          const over = round.ownBroken + round.ownDestroyed + round.otherBroken + round.otherDestroyed + round.bothDestroyed;
          expect(over + round.fighting).toBeCloseTo(1, 9);
          expect(over).toBeGreaterThanOrEqual(ended - 1e-12);
          expect(sum(round.ownPushedBack.map(({ p }) => p))).toBeLessThanOrEqual(round.lose + 1e-12);
          [going, ended] = [round.fighting, over];
        }
        expect([sum(ownFigures), sum(otherFigures)]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
      }),
      RUNS,
    );
  });

  test("both sides see the same fight", () => {
    fc.assert(
      fc.property(anyFight, (one) => {
        const given = asked(one);
        const [here, there] = [fought(given), fought({ ...given, own: given.other, other: given.own })];
        for (const [at, round] of here.rounds.entries()) {
          const { win, lose, ownBroken, ownDestroyed, draw } = roundAt(there, at);
          expect([round.lose, round.win, round.draw, round.otherBroken, round.otherDestroyed]).toEqual(
            [win, lose, draw, ownBroken, ownDestroyed].map((value) => expect.closeTo(value, 10)),
          );
        }
        expect(here.ownCommanderDead).toBeCloseTo(there.otherCommanderDead, 10);
      }),
      RUNS,
    );
  });

  test("a worse rating never breaks less often, and a charge into the flank never helps the one struck", () => {
    fc.assert(
      fc.property(anyFight, (one) => {
        const given = asked({ ...one, rounds: 1 });
        const worse = fought({ ...given, own: { ...given.own, rating: given.own.rating + 1 } });
        expect(roundAt(worse).ownBroken).toBeGreaterThanOrEqual(roundAt(fought(given)).ownBroken - 1e-12);
        const charged = { ...one, by: "other" as const, rounds: 1 };
        const [front, rear] = (["front", "rear"] as const).map((where) => roundAt(fought(asked({ ...charged, where }))));
        expect(rear?.win).toBeLessThanOrEqual((front?.win ?? 0) + 1e-12);
      }),
      RUNS,
    );
  });
});
