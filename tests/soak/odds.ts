import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { FireDie } from "@/lib/model/combat-terms";
import { type Approach, fighter, fightQuestion } from "@/lib/model/odds";
import type { Troop } from "@/lib/model/troop";
import { claimsOf, diceFor, sumOf, supportDiceFor } from "@/lib/rules/combat/claims";
import { facesOf } from "@/lib/rules/combat/fight";
import { fileFire } from "@/lib/rules/combat/fire";
import { mayShatter, mayShove } from "@/lib/rules/combat/shatter-and-shove";
import { type FightingFile, standing } from "@/lib/rules/combat/standing";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { troopOf } from "@/lib/rules/odds/fighters";
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
} from "../build/odds-fixtures";
import type { Soaked } from "./soaked";

/**
 * Fights rolled die by die, written apart from lib/rules/odds: only claims, dice and the faces are shared, which have tests of their own. It
 * knows what its cases need: charges to the front, muskets at chargers, and melees.
 */
const FIGHTS = 1_000_000;
const TURNS = 8;
/** Standard errors that a chance of so many rolled fights may be off. */
const ERRORS = 4;

type Case = {
  readonly name: string;
  readonly a: object;
  readonly b: object;
  /** Columns of each side, fresh; wounds that break it; whether it shoots at chargers; BW of a move; how far it shoots at most. */
  readonly columns: readonly [readonly number[], readonly number[]];
  readonly breaks: readonly [number, number];
  readonly muskets?: true;
  readonly approach?: true;
};

const CASES: readonly Case[] = [
  {
    name: "horse and pike and shot",
    a: HUSSARS,
    b: GERMAN_BRIGADES,
    columns: [
      [2, 2],
      [2, 2, 2],
    ],
    breaks: [5, 7],
    muskets: true,
  },
  {
    name: "the same from afar",
    a: HUSSARS,
    b: GERMAN_BRIGADES,
    columns: [
      [2, 2],
      [2, 2, 2],
    ],
    breaks: [5, 7],
    muskets: true,
    approach: true,
  },
  {
    name: "elephants and horse",
    a: WAR_ELEPHANTS,
    b: GUARD,
    columns: [
      [2, 2],
      [2, 2],
    ],
    breaks: [5, 5],
  },
  {
    name: "keil and tercio",
    a: SWISS_KEIL,
    b: ITALIAN_TERCIO,
    columns: [
      [4, 4, 4],
      [4, 4, 4, 4],
    ],
    breaks: [13, 17],
    muskets: true,
  },
];

const generator = xoroshiro128plusFromState([1, 20_191_109, 3, 4]);
/** A whole number from 0 to 5. */
const d6 = (): number => Math.floor(((generator.next() >>> 0) / 2 ** 32) * 6);

const FACES = new Map<FireDie, readonly [wounds: number, sign: number][]>();
function roll(die: FireDie): readonly [number, number] {
  let faces = FACES.get(die);
  if (!faces) {
    faces = facesOf(die, ODDS_BOOK.rules).map((face) => [
      face === "skull" ? 2 : face === "wound" ? 1 : 0,
      face === "skull" || face === "special" ? 1 : 0,
    ]);
    FACES.set(die, faces);
  }
  return faces[d6()] ?? [0, 0];
}

type Side = { readonly troop: Troop; readonly columns: readonly number[]; wounds: number; readonly breaks: number };
const isBroken = ({ wounds, breaks }: Side) => wounds >= breaks;

/** The columns with so many bases gone, each time one of the deepest column that is farthest to the right. */
const STANDING = new Map<readonly number[], (readonly number[])[]>();
function columnsNow(side: Side): readonly number[] {
  const known = STANDING.get(side.columns) ?? [];
  STANDING.set(side.columns, known);
  let left = known[side.wounds >> 1];
  if (!left) {
    const columns = [...side.columns];
    for (let gone = side.wounds >> 1; gone > 0; gone--) {
      const deepest = Math.max(...columns);
      for (let at = columns.length - 1; at >= 0; at--)
        if (columns[at] === deepest) {
          columns[at] = deepest - 1;
          break;
        }
    }
    left = columns.filter((one) => one > 0);
    known[side.wounds >> 1] = left;
  }
  return left;
}

type Duel = { ahead: number; shatter: [boolean, boolean]; shove: [boolean, boolean] };
const DUELS = new Map<number, Duel>();

/** One file against one, in a phase; `how`: the states of both. */
function duel(one: Side, other: Side, ranks: readonly [number, number], phase: "charge" | "melee", charged: boolean): Duel {
  const key = (ranks[0] * 16 + ranks[1]) * 2 + Number(phase === "charge");
  let made = DUELS.get(key);
  if (!made) {
    const file = (side: Side, deep: number, isCharger: boolean): FightingFile => ({
      ...{ troop: side.troop, form: side.troop.formation as FightingFile["form"], ranks: deep },
      states: isCharger && charged ? ["charged"] : [],
    });
    const [mine, theirs] = [file(one, ranks[0], true), file(other, ranks[1], false)];
    const [own, foe] = [standing(mine, ODDS_BOOK), standing(theirs, ODDS_BOOK)];
    made = {
      ahead: sumOf(claimsOf(own, foe, phase, ODDS_BOOK)) - sumOf(claimsOf(foe, own, phase, ODDS_BOOK)),
      shatter: [mayShatter(own, foe, phase), mayShatter(foe, own, phase)],
      shove: [mayShove(own, foe), mayShove(foe, own)],
    };
    DUELS.set(key, made);
  }
  return made;
}

const LADDER = ODDS_BOOK.combat.claimLadder;

const DICE = new Map<number, readonly FireDie[]>();

/** The dice of a file so many claims ahead, supports included: their wounds, and whether one showed a skull or an S. */
function strike(ahead: number, supports: number): readonly [number, boolean] {
  let [wounds, signs] = [0, 0];
  const key = (ahead + 50) * 4 + supports;
  const dice = DICE.get(key) ?? [
    ...diceFor(ahead, LADDER),
    ...Array.from({ length: supports }, () => supportDiceFor(ahead, LADDER)).flat(),
  ];
  DICE.set(key, dice);
  for (const die of dice) {
    const [more, sign] = roll(die);
    wounds += more;
    signs += sign;
  }
  return [wounds, signs > 0];
}

/** One round, pair by pair, until somebody breaks. */
function round(a: Side, b: Side, phase: "charge" | "melee"): void {
  const [left, right] = [columnsNow(a), columnsNow(b)];
  const pairs = Math.min(left.length, right.length);
  const spare = [left.length - pairs, right.length - pairs] as const;
  let bonus = 0;
  const duels = Array.from({ length: pairs }, (_, at) =>
    duel(a, b, [left[at + (spare[0] >> 1)] ?? 1, right[at + (spare[1] >> 1)] ?? 1], phase, phase === "charge"),
  );
  for (const [at, { ahead, shatter, shove }] of duels.entries()) {
    const helpers = (files: number) => (phase === "charge" ? 0 : Number(at === pairs - 1 && files >= 1) + Number(at === 0 && files >= 2));
    const now = ahead + bonus;
    const [byA, signA] = strike(now, helpers(spare[0]));
    const [byB, signB] = strike(-now, helpers(spare[1]));
    a.wounds += byB;
    b.wounds += byA;
    if (isBroken(a) || isBroken(b)) return;
    const wins = ([mine, theirs]: readonly [boolean, boolean]) =>
      (mine && signA && !(theirs && signB) ? 1 : 0) - (theirs && signB && !(mine && signA) ? 1 : 0);
    bonus = 2 * wins(shatter) + wins(shove);
  }
}

/** The dice of a volley of `b` at `a` over this distance. */
function shotDice(a: Side, b: Side, distance: number): readonly FireDie[] {
  const { shooting } = b.troop;
  const [near, far] = shooting?.weapon === "musket" ? [3, 4] : [2, 4];
  if (!shooting || distance > far) return [];
  const files = [...columnsNow(b)].sort((one, other) => other - one).slice(0, columnsNow(a).length + 2);
  const target = { troop: a.troop, form: a.troop.formation as FightingFile["form"], states: [] };
  const states = distance === 1 ? (["at-chargers"] as const) : [];
  const dice: FireDie[] = [];
  let left = b.columns.length === 4 ? 4 : 6;
  for (const deep of files) {
    const bases = Math.min(deep, 2, left);
    if (bases === 0) break;
    left -= bases;
    const file = { troop: b.troop, form: "close" as const, shooting, bases, states };
    dice.push(...fileFire({ ...file, range: distance <= near ? "effective" : "long" }, target, ODDS_BOOK).map(({ die }) => die));
  }
  return dice;
}

const VOLLEYS = new Map<number, readonly FireDie[]>();

/** A volley of `b` at `a`; returns by how many BW it slows. */
function volley(a: Side, b: Side, distance: number): number {
  const width = columnsNow(a).length;
  const key = (distance * 16 + width) * 64 + (b.wounds >> 1);
  const dice = VOLLEYS.get(key) ?? shotDice(a, b, distance);
  VOLLEYS.set(key, dice);
  let results = 0;
  for (const die of dice) {
    const [wounds, sign] = roll(die);
    a.wounds += wounds;
    results += wounds > 0 || sign > 0 ? 1 : 0;
  }
  return [2 * results >= width, results >= width, results >= 2 * width].filter(Boolean).length;
}

/** BW of a move of the horse that comes on. */
const MOVE = 5;

/** A turn of an approach, as far as contact; returns the gap that is left, none once they are in contact and have charged. */
function comeOn(a: Side, b: Side, gap: number): number {
  if (gap > MOVE) {
    const slowed = volley(a, b, gap);
    return gap - Math.min(MOVE - slowed, Math.max(0, gap - 2));
  }
  const left = gap - MOVE + volley(a, b, 1);
  if (left <= 0 && !isBroken(a)) round(a, b, "charge");
  return Math.max(0, left);
}

/** A charge that nothing stops. */
function chargeHome({ muskets }: Case, a: Side, b: Side): void {
  if (muskets) volley(a, b, 1);
  if (!isBroken(a)) round(a, b, "charge");
}

/** One fight over eight turns; returns its ending. */
function rolled(one: Case, a: Side, b: Side): "a" | "b" | "both" | "going" {
  const over = () => isBroken(a) || isBroken(b);
  if (!one.approach) chargeHome(one, a, b);
  let gap = one.approach ? 12 : 0;
  for (let turn = 1; turn <= TURNS && !over(); turn++) {
    if (gap > 0) gap = comeOn(a, b, gap);
    if (gap === 0 && !over()) round(a, b, "melee");
  }
  if (isBroken(a)) return isBroken(b) ? "both" : "a";
  return isBroken(b) ? "b" : "going";
}

const troopsOf = (given: object): Troop => answered(troopOf(fighter.parse(given).who, [], LISTS));

/** How many standard errors each chance is off, at most. */
function soakCase(one: Case): number {
  DUELS.clear();
  VOLLEYS.clear();
  const [a, b] = [troopsOf(one.a), troopsOf(one.b)];
  const counts = { a: 0, b: 0, both: 0, going: 0 };
  for (let at = 0; at < FIGHTS; at++) {
    const sides = [
      { troop: a, columns: one.columns[0], wounds: 0, breaks: one.breaks[0] },
      { troop: b, columns: one.columns[1], wounds: 0, breaks: one.breaks[1] },
    ] as const;
    counts[rolled(one, sides[0], sides[1])]++;
  }
  const approach: Approach = { distance: 12, a: { plan: "charge", response: "stand" }, b: { plan: "stand", response: "stand" } };
  const question = fightQuestion.parse({ a: one.a, b: one.b, turns: TURNS, approach: one.approach ? approach : null });
  const last = answered(askFight(question, LISTS, ODDS_BOOK)).course.at(-1);
  return Math.max(
    ...(["a", "b", "both", "going"] as const).map((name) => {
      const chance = last?.[name] ?? 0;
      const error = Math.sqrt((chance * (1 - chance)) / FIGHTS);
      return Math.abs(counts[name] / FIGHTS - chance) / Math.max(error, 1 / FIGHTS);
    }),
  );
}

/** A million fights of each case, beside their exact chances. */
export async function soakOdds(): Promise<Soaked> {
  const off = CASES.map((one) => ({ name: one.name, errors: soakCase(one) }));
  const told = off.map(({ name, errors }) => `${name} ${errors.toFixed(2)}`).join(", ");
  return { ok: off.every(({ errors }) => errors <= ERRORS), told: `${FIGHTS} fights a case, standard errors off at most: ${told}` };
}
