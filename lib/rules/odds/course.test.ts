import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import {
  answered,
  GERMAN_BRIGADES,
  GUARD,
  HUSSARS,
  ITALIAN_TERCIO,
  LISTS,
  ODDS_BOOK,
  SWISS_KEIL,
  WAR_ELEPHANTS,
} from "@/tests/build/odds-fixtures";
import { type Checkpoint, type FightAnswer, fightQuestion } from "../../model/odds";
import type { Troop } from "../../model/troop";
import { askFight } from "./ask-fight";

const fought = (question: object): FightAnswer => answered(askFight(fightQuestion.parse(question), LISTS, ODDS_BOOK));
const of = (troop: Troop, bases: number, more: object = {}) => ({ who: { troop }, bases, ...more });
const numbers = ({ a, b, both, apart, going, lost }: Checkpoint) => ({ a, b, both, apart, going, lostA: lost.a, lostB: lost.b });
const last = ({ course }: FightAnswer): Checkpoint => course.at(-1)!;

function expectNumbers(at: Checkpoint | null, expected: Partial<ReturnType<typeof numbers>>) {
  expect(at).not.toBeNull();
  for (const [name, value] of Object.entries(expected)) expect(numbers(at!)[name as "a"], name).toBeCloseTo(value, 9);
}

describe("worked out by another program from docs/ODDS.md", () => {
  test.each([
    ["horse and pike and shot", HUSSARS, GERMAN_BRIGADES, [0.693679005, 0.247713874, 0.057895446, 0.000711675, 2.309943722, 2.241310613]],
    ["elephants and horse", WAR_ELEPHANTS, GUARD, [0.178033916, 0.748697395, 0.073258066, 0.000010622, 1.410555257, 2.452221924]],
    ["keil and tercio", SWISS_KEIL, ITALIAN_TERCIO, [0.162320479, 0.720889659, 0.025001485, 0.091788377, 4.744915296, 8.193574879]],
  ])("%s", (_, one, other, expected) => {
    const [a, b, both, going, lostA, lostB] = expected;
    expectNumbers(last(fought({ a: one, b: other })), { a, b, both, going, lostA, lostB });
  });

  test("the first of them as an approach", () => {
    const answer = fought({ a: HUSSARS, b: GERMAN_BRIGADES, approach: {} });
    const expected = { a: 0.689854586, b: 0.242786927, both: 0.056229514, going: 0.011128973, lostA: 2.305664259, lostB: 2.234039465 };
    expectNumbers(last(answer), expected);
    expect(answer.end).toBeNull();
    expect(answer.course.find(({ turn, phase, a }) => turn === 3 && phase === "charge" && a > 0)).toBeDefined();
  });
});

/** Poor foot with nothing, so that only what a test adds counts. Two bases break at three wounds. */
const plain = troops.foot({ quality: "poor" });

describe("worked out by hand", () => {
  test("two last files, even: green against green, of six faces three wound", () => {
    const { course, end } = fought({ a: of(plain, 2, { wounds: 2 }), b: of(plain, 2, { wounds: 2 }), charge: "none", turns: 1 });
    // Each breaks with 1/2: alone 1/4, both 1/4, nobody 1/4. Lost: 1 base before; a wound (2/6) half a base more, a skull (1/6) one.
    expectNumbers(course[0]!, { a: 1 / 4, b: 1 / 4, both: 1 / 4, going: 1 / 4, lostA: 1 + 1 / 6 + 1 / 6, lostB: 1 + 1 / 6 + 1 / 6 });
    // The quarter that goes on is the same fight again: 1/4 + 1/16 + ... = 1/3.
    expectNumbers(end, { a: 1 / 3, b: 1 / 3, both: 1 / 3, going: 0 });
  });

  test("a shatter helps the next file: yellow, then yellow or, once in three, red and white", () => {
    const lancers = troops.horse({ quality: "poor", impact: "charging-lancer" });
    const { course } = fought({
      a: of(lancers, 4, { files: 2 }),
      b: of(troops.foot({ quality: "poor", formation: "loose" }), 12, { files: 3 }),
    });
    // Two claims ahead: yellow wounds 5/6 on average and sparks on 2 faces of 6. Two more are red and white: 7/6 + 2/6.
    const next = (1 / 3) * (9 / 6) + (2 / 3) * (5 / 6);
    // Behind rolls white (2/6), or black (1/6) where the shatter helps.
    const back = (1 / 3) * (1 / 6) + (2 / 3) * (2 / 6);
    expectNumbers(course[0]!, { going: 1, lostA: (2 / 6 + back) / 2, lostB: (5 / 6 + next) / 2 });
  });

  test("supporting files roll a step lower, in melee only: the first beside the last pair", () => {
    const [wide, narrow] = [of(plain, 12, { files: 4 }), of(plain, 12, { files: 3 })];
    const { course } = fought({ a: wide, b: narrow, turns: 1 });
    // Three pairs of green dice, 4/6 wounds each; in melee one white die more, 2/6.
    expectNumbers(course[0]!, { lostA: (3 * 4) / 6 / 2, lostB: (3 * 4) / 6 / 2 });
    expectNumbers(course[1]!, { lostA: (6 * 4) / 6 / 2, lostB: (6 * 4 + 2) / 6 / 2 });
  });

  test("in line nobody overlaps, but friends that were asked for support", () => {
    const [wide, narrow] = [of(plain, 12, { files: 4 }), of(plain, 12, { files: 3, supporting: 2 })];
    const { course } = fought({ a: wide, b: narrow, line: true, turns: 1 });
    expectNumbers(course[1]!, { lostA: (6 * 4 + 2 * 2) / 6 / 2, lostB: (6 * 4) / 6 / 2 });
  });

  test("a flank of foot two deep is one base wide; the struck side rolls black and turns to face", () => {
    const struck = of(plain, 12, { files: 6 });
    const { course, b } = fought({ a: of(plain, 12, { files: 3 }), b: struck, struck: "flank", turns: 1 });
    // Four ahead: red and white against black, one pair; then even, one pair of greens without supports.
    expectNumbers(course[0]!, { lostA: 1 / 6 / 2, lostB: (7 / 6 + 2 / 6) / 2 });
    expectNumbers(course[1]!, { lostA: (1 / 6 + 4 / 6) / 2, lostB: (9 / 6 + 4 / 6) / 2 });
    expect(b.charge?.dice).toEqual(["black"]);
  });
});

describe("charges and what they meet", () => {
  const horse = troops.horse();

  test("mounted that shoot and stand are one claim worse", () => {
    const [charger, shooter] = [of(horse, 4), of(troops.horse({ shooting: { weapon: "pistol" } }), 4)];
    const shotAt = fought({ a: charger, b: shooter });
    expect(shotAt.a.charge?.claims).toContainEqual({ id: "foe-shot-and-stood", value: 1, why: null });
    const held = fought({ a: charger, b: { ...shooter, shoots: false } });
    expect(held.a.charge?.claims.some(({ id }) => id === "foe-shot-and-stood")).toBe(false);
  });

  test("light horse runs: it escapes or it is lost, and nobody fights", () => {
    const light = troops.horse({ formation: "skirmish", training: null, armour: "unprotected" });
    const { course, b } = fought({ a: of(horse, 4), b: of(light, 4), response: "run-away", turns: 1 });
    // The horse covers 5; skirmish horse starts 2 away and runs 6 and -2, -2, -1, 0, 1 or 2: it is never caught.
    expectNumbers(course[0]!, { apart: 1, b: 0, lostB: 0 });
    expect(b.charge).toBeNull();
    const { course: near } = fought({
      a: of(troops.horse({ characteristics: ["fleet-of-foot"] }), 4),
      b: of(light, 4, { ground: "difficult" }),
      response: "skirmish",
      from: 1,
      turns: 1,
    });
    // Six against 1 and 3 - 2 with -2, -2, -1, 0, 1, 2 more: at most 4. All are lost.
    expectNumbers(near[0]!, { b: 1, lostB: 4 });
  });

  test("whoever breaks off is gone: mounted from slower foot without a test, from its like with one", () => {
    const foot = fought({ a: of(horse, 4), b: of(plain, 12), charge: "none", breakOff: { side: "a", afterMelee: 1 } });
    expect(foot.course[0]!.going).toBe(0);
    expect(foot.end!.apart).toBeGreaterThan(0.5);
    const like = fought({ a: of(horse, 4), b: of(horse, 4), charge: "none", breakOff: { side: "a", afterMelee: 1 }, turns: 1 });
    const still = fought({ a: of(horse, 4), b: of(horse, 4), charge: "none", turns: 1 });
    // A test of average troops is yellow: 2 wounds on one face, 1 on three.
    expect(like.course[0]!.lost.a).toBeGreaterThan(still.course[0]!.lost.a + 0.3);
  });

  test("a square, a tercio and wagons have no flank: the strike is to the front, and it is said", () => {
    const answer = fought({ a: HUSSARS, b: ITALIAN_TERCIO, struck: "rear" });
    expect(answer.notes).toContain("no-flank");
    expect(answer.course).toEqual(fought({ a: HUSSARS, b: ITALIAN_TERCIO }).course);
  });

  test("friends are tested as often as the TuG breaks", () => {
    const near = { who: { troop: plain }, bases: 2 };
    const others = [
      { ...near, rearSupport: true },
      { ...near, wounds: 1 },
      { ...near, wounds: 2 },
    ];
    const { tests, end } = fought({ a: HUSSARS, b: GERMAN_BRIGADES, tests: { b: [near, ...others] } });
    const breaks = end!.b + end!.both;
    // Poor: red, two skulls of six; two colours lower: green, one.
    expect(tests.b[0]!.base).toBeCloseTo((breaks * 2) / 6, 12);
    expect(tests.b[1]!.base).toBeCloseTo(breaks / 6, 12);
    expect(tests.b[0]!.mean).toBeCloseTo((breaks * (2 * 2 + 3)) / 6 / 2, 12);
    expect(tests.b[0]!.breaks).toBe(0);
    // Two bases break at three wounds: a skull is two of them, and five faces of six are one or more.
    expect(tests.b[2]!.breaks).toBeCloseTo((breaks * 2) / 6, 12);
    expect(tests.b[3]!.breaks).toBeCloseTo((breaks * 5) / 6, 12);
  });
});

test("what troops cannot do is refused, each with its place", () => {
  const codes = (question: object) => {
    const asked = askFight(fightQuestion.parse(question), LISTS, ODDS_BOOK);
    return asked.ok ? [] : asked.faults.map(({ path, code }) => `${path.join(".")} ${code}`);
  };
  const guns = of(troops.guns("light-artillery"), 2);
  const skirmishers = of(troops.skirmishers(), 6);
  const one = of(plain, 4);
  expect(codes({ a: { ...one, bases: 1 }, b: one })).toEqual(["a.bases bases-not-allowed"]);
  expect(codes({ a: { ...one, files: 9 }, b: one })).toEqual(["a.files files-not-allowed"]);
  expect(codes({ a: { ...one, form: "skirmish" }, b: one })).toEqual(["a.form form-not-allowed"]);
  expect(codes({ a: { ...one, states: ["stakes"] }, b: one })).toEqual(["a.states state-not-allowed"]);
  expect(codes({ a: of(troops.wagons(), 4, { ground: "difficult" }), b: one })).toContain("a.ground ground-impassable");
  expect(codes({ a: { ...one, wounds: 5 }, b: one })).toEqual(["a.wounds already-broken"]);
  expect(codes({ a: one, b: { ...one, square: true } })).toEqual(["b.square no-square"]);
  expect(codes({ a: one, b: { ...one, pikesDropped: true } })).toEqual(["b.pikesDropped no-pikes"]);
  expect(codes({ a: guns, b: one })).toEqual(["charge never-charges"]);
  expect(codes({ a: one, b: skirmishers })).toEqual(["response must-evade"]);
  expect(codes({ a: one, b: one, response: "run-away" })).toEqual(["response cannot-evade"]);
  expect(codes({ a: HUSSARS, b: one, charge: "a-countered" })).toEqual(["charge cannot-counter-charge"]);
  expect(codes({ a: one, b: HUSSARS, breakOff: { side: "a", afterMelee: 1 } })).toEqual(["breakOff.side cannot-break-off"]);
  expect(codes({ a: one, b: one, charge: "none", response: "skirmish" })).toEqual(["response nobody-responds"]);
  expect(codes({ a: one, b: one, charge: "b", approach: {} })).toEqual(["charge approach-decides"]);
  expect(codes({ a: { who: { list: "nowhere", line: "x" }, bases: 4 }, b: one })).toEqual(["a.who.list unknown-list"]);
  expect(codes({ a: { ...HUSSARS, who: { ...HUSSARS.who, line: "x" } }, b: one })).toEqual(["a.who.line unknown-line"]);
  const version = `sha256:${"0".repeat(64)}`;
  expect(codes({ a: { ...HUSSARS, who: { ...HUSSARS.who, version } }, b: one })).toEqual(["a.who.version unknown-list-version"]);
});

test.each([
  ["evade", ["run-away", "skirmish"]],
  ["skirmish", ["run-away", "skirmish"]],
  ["caracole-later", ["skirmish"]],
] as const)("horse with %s may %j when charged", (characteristic, allowed) => {
  const horse = of(troops.horse({ shooting: { weapon: "pistol" }, characteristics: [characteristic] }), 4);
  const may = (["run-away", "skirmish"] as const).filter(
    (response) => askFight(fightQuestion.parse({ a: HUSSARS, b: horse, response }), LISTS, ODDS_BOOK).ok,
  );
  expect(may).toEqual(allowed);
});

test("charges that are allowed only at times are reckoned, and it is said", () => {
  expect(fought({ a: of(plain, 6), b: HUSSARS }).notes).toEqual(["only-if-engaged"]);
  expect(fought({ a: of(troops.dragoons(), 4), b: of(plain, 6) }).notes).toEqual(["only-to-finish"]);
  expect(fought({ a: of(troops.dragoons(), 4), b: of(plain, 6, { wounds: 5 }) }).notes).toEqual([]);
});
