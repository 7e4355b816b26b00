import { describe, expect, test } from "vitest";
import type { HeldStatement } from "@/lib/model/held-tournament";
import { type GameEnding, type Stater, tournamentTerms } from "@/lib/model/tournament";
import { buildArmy, unitOf } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { BOOK } from "@/tests/build/played-battle";
import { assess } from "../army/assess";
import { unhidden } from "../prebattle/battle-step";
import { doubtOf, impossibleFor, isAllSettled, isConfirmation, resultNow, resultOf, standingsOf, unsettledTables } from "./results";

const LIMITS = unhidden(BOOK.battlefield).limits;
const BYE = 10;
type Lost = readonly [tugs: number, sugs: number, broken?: true];

const fought = (a: Lost, b: Lost): GameEnding => ({
  kind: "fought",
  losses: { a: { tugs: a[0], sugs: a[1] }, b: { tugs: b[0], sugs: b[1] } },
  broken: { a: a[2] ?? false, b: b[2] ?? false },
});

describe("a result", () => {
  test.each<[string, GameEnding, [number, number], [number, number]]>([
    // "Scoring system and victory points": the rulebook's own four examples.
    ["nobody does anything", fought([0, 0], [0, 0]), [2, 2], [0, 0]],
    ["losing but doing a lot of damage", fought([6, 0, true], [4, 0]), [8, 15], [8, 10]],
    ["a bloody draw", fought([5, 2], [5, 0]), [12, 12], [10, 10]],
    ["mutual destruction", fought([6, 1, true], [7, 0, true]), [10, 10], [10, 10]],
    ["a SuG is worth one", fought([1, 1], [0, 3]), [5, 5], [3, 3]],
    ["not fought: one was there", { kind: "walkover", to: "b" }, [0, BYE], [0, 0]],
    ["not fought: nobody was there", { kind: "walkover", to: null }, [0, 0], [0, 0]],
  ])("%s", (_, ending, points, damage) => {
    const result = resultOf(ending, LIMITS, BYE);
    expect([result.points.a, result.points.b]).toEqual(points);
    expect([result.damage.a, result.damage.b]).toEqual(damage);
  });
});

let seq = 0;
const said = (by: Stater, ending: GameEnding, rest: Partial<HeldStatement> = {}): HeldStatement => ({
  ...{ round: 1, table: 1, seq: ++seq, at: "2026-11-28T10:00:00.000Z", by, note: null, battle: null },
  result: resultOf(ending, LIMITS, BYE),
  ...rest,
});

const [DRAW, WON] = [fought([1, 0], [1, 0]), fought([2, 0], [6, 0, true])];

describe("what counts of a table", () => {
  test.each<[string, HeldStatement[], string]>([
    ["nothing was said", [], "open"],
    ["one has entered", [said("a", DRAW)], "entered"],
    ["he enters another", [said("a", DRAW), said("a", WON)], "entered"],
    ["the other says the same", [said("a", DRAW), said("b", DRAW)], "settled"],
    ["the other says another", [said("a", DRAW), said("b", WON)], "disputed"],
    ["the first gives in", [said("a", DRAW), said("b", WON), said("a", WON)], "settled"],
    ["the second gives in", [said("a", DRAW), said("b", WON), said("b", DRAW)], "disputed"],
    ["he says the same again", [said("a", DRAW), said("a", DRAW)], "entered"],
    ["the organiser says it", [said("a", DRAW), said("organiser", WON)], "settled"],
    ["agreed in a battle", [said("a", DRAW, { battle: "a".repeat(26) as never })], "settled"],
  ])("%s", (_, statements, state) => {
    expect(resultNow(statements).state).toBe(state);
  });

  test("is the last thing the organiser said", () => {
    const now = resultNow([said("a", DRAW), said("b", DRAW), said("organiser", WON)]);
    expect(now.result?.ending).toEqual(WON);
  });
});

test("a statement confirms what another has said before it", () => {
  const statements = [said("a", DRAW), said("b", WON), said("a", WON), said("organiser", DRAW)];
  expect(statements.map((_, at) => isConfirmation(statements, at))).toEqual([false, false, true, false]);
  expect(isConfirmation([said("a", DRAW), said("a", DRAW)], 1)).toBe(false);
});

describe("what an army cannot have lost", () => {
  // 7 TuGs and 1 SuG; it breaks at 4.
  const army = assess(buildArmy(), buildBook());
  const book = unhidden(BOOK.battlefield);
  const lost = (tugs: number, sugs: number, broken: boolean) => ({ losses: { tugs, sugs }, broken });

  test.each([
    [lost(7, 1, true), null],
    [lost(3, 1, false), null],
    // Those on a march are not counted in half the TuGs, and a sacked camp is a loss: fewer may break it.
    [lost(0, 0, true), null],
    [lost(8, 0, true), { tugs: 7, sugs: 1, breaksAt: null }],
    [lost(0, 2, false), { tugs: 7, sugs: 1, breaksAt: null }],
    [lost(4, 0, false), { tugs: 7, sugs: 1, breaksAt: 4 }],
  ])("%j", (ending, impossible) => {
    expect(impossibleFor(army, ending, book)).toEqual(impossible);
  });

  test.each([
    [lost(3, 1, false), false],
    [lost(4, 0, false), true],
    [lost(4, 0, true), false],
    // With a sacked camp three break it.
    [lost(3, 0, true), false],
    [lost(2, 1, true), true],
  ])("is doubted where losses and end do not fit: %j", (ending, isDoubted) => {
    expect(doubtOf(army.numbers, ending, book)).toEqual(isDoubted ? { breaksAt: 4, tugs: 7, sugs: army.numbers.sugs } : null);
  });

  test("is not known of an army that is not legal, and was mended at the table", () => {
    const { units } = buildArmy();
    const illegal = assess(buildArmy({ units: [...units, unitOf(99, "nobodys-troops", 6)] }), buildBook());
    expect(impossibleFor(illegal, lost(9, 0, true), book)).toBe(null);
    expect(impossibleFor(illegal, lost(5, 0, false), book)).toBe(null);
  });
});

const terms = tournamentTerms.parse({ name: "E", date: "2027-03-14", points: 10_000, deadline: "2027-03-07T20:00:00Z", rounds: 3 });
const entries = ["p1", "p2", "p3", "p4", "p5"].map((entry) => ({ entry }));
const drawnAt = new Date(0);

describe("standings", () => {
  const rounds = [
    {
      round: 1,
      drawnAt,
      pairings: [
        { table: 1, a: "p1", b: "p2" },
        { table: 2, a: "p3", b: "p4" },
        { table: null, a: "p5", b: null },
      ],
    },
  ];
  // p1 breaks p2 and loses two TuGs; p3 and p4 draw with one TuG each and survive; p5 has the bye.
  const statements = [said("organiser", WON), said("organiser", DRAW, { table: 2 })];

  test("are by victory points, then by the damage suffered", () => {
    const told = standingsOf({ terms, entries, rounds, statements });
    expect(told).toEqual([
      { place: 1, entry: "p1", points: 15, against: 4, fought: 1, triumphs: 1, byes: 0 },
      { place: 2, entry: "p5", points: 10, against: 0, fought: 0, triumphs: 0, byes: 1 },
      { place: 3, entry: "p3", points: 4, against: 2, fought: 1, triumphs: 0, byes: 0 },
      { place: 3, entry: "p4", points: 4, against: 2, fought: 1, triumphs: 0, byes: 0 },
      { place: 5, entry: "p2", points: 4, against: 10, fought: 1, triumphs: 0, byes: 0 },
    ]);
  });

  test("leave out what nobody has confirmed", () => {
    const [, settled] = statements;
    const told = standingsOf({ terms, entries, rounds, statements: [said("a", WON), settled as HeldStatement] });
    expect(told.find(({ entry }) => entry === "p1")).toMatchObject({ points: 0, fought: 0 });
    expect(unsettledTables({ rounds, statements: [said("a", WON), settled as HeldStatement] }, 1)).toEqual([1]);
    expect([isAllSettled({ rounds, statements }), isAllSettled({ rounds, statements: [] })]).toEqual([true, false]);
  });

  test("compare the damage for each game, so that a bye is no help", () => {
    const second = {
      round: 2,
      drawnAt,
      pairings: [
        { table: 1, a: "p3", b: "p1" },
        { table: null, a: "p4", b: null },
      ],
    };
    const played = [
      said("organiser", fought([0, 0], [0, 0])),
      said("organiser", fought([3, 0], [3, 0]), { table: 2 }),
      said("organiser", fought([2, 1], [4, 0]), { round: 2 }),
    ];
    // p3: 8 + 10 = 18 points, 6 + 5 = 11 damage in two games; p4: 8 and the bye, 18 points, 6 damage in one game.
    const told = standingsOf({ terms, entries, rounds: [...rounds, second], statements: played });
    expect(told.slice(0, 2).map(({ entry, points, against }) => [entry, points, against])).toEqual([
      ["p3", 18, 11],
      ["p4", 18, 6],
    ]);
  });
});
