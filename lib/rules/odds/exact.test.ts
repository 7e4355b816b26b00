import { expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { answered, LISTS, ODDS_BOOK } from "@/tests/build/odds-fixtures";
import { fightQuestion } from "../../model/odds";
import { woundOdds } from "../combat/fight";
import { askFight } from "./ask-fight";

/** A chance as whole numbers: no rounding anywhere. */
type Fraction = { readonly n: bigint; readonly d: bigint };

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
const fraction = (n: bigint, d: bigint): Fraction => ({ n: n / common(n, d), d: d / common(n, d) });
const plus = (one: Fraction, other: Fraction) => fraction(one.n * other.d + other.n * one.d, one.d * other.d);
const times = (one: Fraction, other: Fraction) => fraction(one.n * other.n, one.d * other.d);

/** Far more digits than a double has. */
const DIGITS = 10n ** 30n;
const decimal = ({ n, d }: Fraction): number => Number((n * DIGITS) / d) / Number(DIGITS);

/** What a green die wounds: poor foot with nothing claims nothing, so that both always roll it. */
const { of, ways } = woundOdds(["green"], ODDS_BOOK.rules);
const GREEN = ways.map((count) => fraction(BigInt(count), BigInt(of)));

type Live = ReadonlyMap<string, Fraction>;
const keyOf = (a: number, b: number) => `${a} ${b}`;

function add(all: Map<string, Fraction>, key: string, chance: Fraction): void {
  all.set(key, plus(all.get(key) ?? fraction(0n, 1n), chance));
}

/** The wounds of both that a key stands for. */
const woundsIn = (key: string) => key.split(" ").map(Number) as [number, number];

/** One pair of files: what still goes on, and into `ended` whoever has a wound more than bases. */
function pairOf(going: Live, bases: number, ended: Map<string, Fraction>): Live {
  const next = new Map<string, Fraction>();
  const land = (a: number, b: number, chance: Fraction) => {
    const broken = `${a > bases ? "a" : ""}${b > bases ? "b" : ""}`;
    if (chance.n > 0n) add(broken === "" ? next : ended, broken === "" ? keyOf(a, b) : broken, chance);
  };
  for (const [key, part] of going) {
    const [a, b] = woundsIn(key);
    for (const [atA, ofA] of GREEN.entries())
      for (const [atB, ofB] of GREEN.entries()) land(a + atA, b + atB, times(part, times(ofA, ofB)));
  }
  return next;
}

/** One melee of such foot, so many bases each, in two files. As many pairs fight as the start of it has. */
function melee(live: Live, bases: number, ended: Map<string, Fraction>): Live {
  const now = new Map<string, Fraction>();
  const left = (wounds: number) => bases - Math.floor(wounds / 2);
  for (const [start, chance] of live) {
    const [a, b] = woundsIn(start);
    let going: Live = new Map([[start, chance]]);
    for (let pair = 0; pair < Math.min(2, left(a), left(b)); pair++) going = pairOf(going, bases, ended);
    for (const [key, part] of going) add(now, key, part);
  }
  return now;
}

test.each([
  [4, 0, 0],
  [5, 2, 1],
  [6, 0, 3],
])("doubles and fractions agree: foot of %i bases in two files, %i and %i wounds, over eight melees", (bases, a, b) => {
  const foot = (wounds: number) => ({ who: { troop: troops.foot({ quality: "poor" }) }, bases, files: 2, wounds });
  const { course } = answered(askFight(fightQuestion.parse({ a: foot(a), b: foot(b), charge: "none" }), LISTS, ODDS_BOOK));
  const ended = new Map<string, Fraction>();
  let live: Live = new Map([[keyOf(a, b), fraction(1n, 1n)]]);
  for (const at of course) {
    live = melee(live, bases, ended);
    const told = (key: string) => decimal(ended.get(key) ?? fraction(0n, 1n));
    for (const [value, exact] of [
      [at.a, told("a")],
      [at.b, told("b")],
      [at.both, told("ab")],
    ] as const)
      expect(Math.abs(value - exact)).toBeLessThan(1e-12);
    const all = [...live.values(), ...ended.values()].reduce(plus);
    expect([all.n, all.d]).toEqual([1n, 1n]);
  }
  expect(course).toHaveLength(8);
});
