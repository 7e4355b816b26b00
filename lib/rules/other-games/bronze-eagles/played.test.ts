import { describe, expect, test } from "vitest";
import { answered } from "@/tests/build/odds-fixtures";
import { EAGLE_TABLES } from "@/tests/build/other-games-fixtures";
import { rolledDie } from "@/tests/build/rolled-dice";
import { type EagleFightAnswer, eagleFightQuestion } from "../../../model/other-games/bronze-eagles";
import { askFight } from "./fight";

/**
 * Fights played out die by die, from the words of the rules alone: nothing of the reckoning is shared. Each case says by hand what a side
 * adds to its dice in round 1 and later, and how many it rolls.
 */
const TRIALS = 60_000;

type Player = {
  readonly figures: number;
  readonly rating: number;
  /** Dice of a base, and the bases in contact in each round. */
  readonly abreast: number;
  readonly contact: readonly number[];
  /** Bonuses and penalties of round 1, and of later rounds, without a commander. */
  readonly first: readonly [bonus: number, penalty: number];
  readonly later: readonly [bonus: number, penalty: number];
  readonly twice?: true;
  readonly led?: true;
};

type Case = {
  readonly name: string;
  readonly method: "highest" | "totals";
  readonly question: object;
  readonly sides: readonly [Player, Player];
};

const roll = rolledDie(1910);
const twoDice = () => roll() + roll();

type Fighting = Player & { left: number; commander: boolean; after: "" | "rage" | "dismay"; dead: boolean };

/** What becomes of a commander before the dice of a round; returns what his command has this round, and prepares the next. */
function ofCommander(one: Fighting): { readonly extra: number; readonly free: boolean; readonly ease: number } {
  const { after } = one;
  one.after = "";
  const [die, double] = one.commander ? [roll(), roll()] : [0, 1];
  if (die === double) {
    one.commander = false;
    one.dead = true;
    let [mine, theirs] = [roll(), roll()];
    while (mine === theirs) [mine, theirs] = [roll(), roll()];
    one.after = mine > theirs ? "rage" : "dismay";
    return { extra: 0, free: false, ease: 0 };
  }
  if (one.commander) return { extra: 1, free: false, ease: -2 };
  if (after === "rage") return { extra: 1, free: true, ease: 0 };
  return after === "dismay" ? { extra: -1, free: false, ease: 2 } : { extra: 0, free: false, ease: 0 };
}

function throwOf(one: Fighting, round: number, has: { readonly extra: number; readonly free: boolean }) {
  const [bonus, penalty] = round === 0 ? one.first : one.later;
  const add = bonus + has.extra + (has.free ? 0 : penalty);
  const dice = Math.min(one.left, one.abreast * (one.contact[round] ?? 1));
  const scores: number[] = [];
  let kills = 0;
  for (let at = 0; at < dice; at++) {
    const rolls = Array.from({ length: one.twice && round === 0 ? 2 : 1 }, () => Math.min(6, roll() + add));
    kills += rolls.filter((score) => score === 6).length;
    scores.push(Math.max(...rolls));
  }
  return { scores, kills };
}

const sixesOf = (scores: readonly number[]) => scores.filter((score) => score === 6).length;
const totalOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0);

/** Who is ahead by the dice (above 0: the first), and the push. */
function judged(method: Case["method"], mine: readonly number[], theirs: readonly number[]): readonly [number, number] {
  if (method === "totals") {
    const ahead = totalOf(mine) - totalOf(theirs);
    return [ahead, Math.abs(ahead) / 2];
  }
  const bySixes = sixesOf(mine) - sixesOf(theirs);
  const ahead = sixesOf(mine) + sixesOf(theirs) > 0 ? bySixes : Math.max(...mine) - Math.max(...theirs);
  return [ahead, ahead > 0 ? Math.max(...mine) - Math.min(...theirs) : Math.max(...theirs) - Math.min(...mine)];
}

type Counts = Record<string, number>;
const count = (counts: Counts, what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** Who has won this round, and by what push: by the figures left, otherwise by the dice. */
function outcome(method: Case["method"], one: Fighting, other: Fighting, mine: readonly number[], theirs: readonly number[]) {
  const gone = Number(other.left === 0) - Number(one.left === 0);
  if (one.left === 0 || other.left === 0) return { ahead: gone, push: null };
  const [ahead, push] = judged(method, mine, theirs);
  return { ahead, push: ahead === 0 ? null : push };
}

const WORDS = { "1": "win", "0": "draw", "-1": "lose" } as const;
const DESTROYED = { "1": "otherDestroyed", "0": "bothDestroyed", "-1": "ownDestroyed" } as const;

/** One round; returns how the fight has ended, if it has. */
function played(method: Case["method"], one: Fighting, other: Fighting, round: number, counts: Counts): string | null {
  const fates = [ofCommander(one), ofCommander(other)] as const;
  const [mine, theirs] = [throwOf(one, round, fates[0]), throwOf(other, round, fates[1])];
  one.left = Math.max(0, one.left - theirs.kills);
  other.left = Math.max(0, other.left - mine.kills);
  const { ahead, push } = outcome(method, one, other, mine.scores, theirs.scores);
  const sign = String(Math.sign(ahead)) as keyof typeof WORDS;
  count(counts, `${round} ${WORDS[sign]}`);
  if (one.left === 0 || other.left === 0) return DESTROYED[sign];
  if (push === null) return null;
  const [loser, ease, side] = ahead > 0 ? [other, fates[1].ease, "other"] : [one, fates[0].ease, "own"];
  count(counts, `${round} ${side} pushed ${push}`);
  return twoDice() >= loser.rating + ease + loser.figures - loser.left ? null : `${side}Broken`;
}

function playedOut({ method, sides }: Case, rounds: number): Counts {
  const counts: Counts = {};
  for (let trial = 0; trial < TRIALS; trial++) {
    const [one, other] = sides.map((side) => ({ ...side, left: side.figures, commander: side.led === true, after: "", dead: false })) as [
      Fighting,
      Fighting,
    ];
    let ended: string | null = null;
    for (let round = 0; round < rounds; round++) {
      ended ??= played(method, one, other, round, counts);
      count(counts, `${round} ${ended ?? "fighting"}`);
    }
    count(counts, `own left ${one.left}`);
    count(counts, `other left ${other.left}`);
    if (one.dead) count(counts, "own dead");
  }
  return counts;
}

const CASES: readonly Case[] = [
  {
    name: "trained foot with its commander charges the flank of a warband, and flows round it",
    method: "highest",
    question: {
      ...{ outflank: "own", rounds: 4 },
      own: { troop: "trained-close", bases: 3, charges: true, commander: true, rating: 9 },
      other: { troop: "warband", attackedIn: "flank", rating: 4 },
    },
    sides: [
      { figures: 12, rating: 9, abreast: 4, contact: [1, 2, 3, 3], first: [2, 0], later: [1, 0], led: true },
      { figures: 4, rating: 4, abreast: 4, contact: [], first: [0, -1], later: [0, 0] },
    ],
  },
  {
    name: "two warbands across an obstacle, one with its commander, by totals",
    method: "totals",
    question: {
      ...{ method: "totals", obstacle: true, rounds: 4 },
      own: { troop: "warband", bases: 2, commander: true, rating: 3 },
      other: { troop: "warband", bases: 2, charges: true, rating: 3 },
    },
    sides: [
      { figures: 8, rating: 3, abreast: 4, contact: [], first: [0, -1], later: [0, -1], led: true },
      { figures: 8, rating: 3, abreast: 4, contact: [], first: [1, -1], later: [0, -1] },
    ],
  },
  {
    name: "cavalry into the rear of open order foot",
    method: "highest",
    question: {
      rounds: 4,
      own: { troop: "cavalry", bases: 2, charges: true },
      other: { troop: "trained-open", bases: 2, attackedIn: "rear" },
    },
    sides: [
      { figures: 6, rating: 8, abreast: 3, contact: [], first: [0, 0], later: [0, 0], twice: true },
      { figures: 6, rating: 8, abreast: 3, contact: [], first: [0, -2], later: [0, 0] },
    ],
  },
];

/** Five deviations of so many trials; of some hundreds of chances none is farther off. */
const expectNear = (chance: number, times: number, what: string) =>
  expect(Math.abs(times / TRIALS - chance), what).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / TRIALS) + 2 / TRIALS);

/** Every chance that is told, by what is counted of it. */
function chancesOf(told: EagleFightAnswer): readonly (readonly [what: string, chance: number])[] {
  const sides = ["own", "other"] as const;
  const ofRounds = told.rounds.flatMap(({ ownPushedBack, otherPushedBack, ...round }, at) => [
    ...Object.entries(round).map(([name, chance]) => [`${at} ${name}`, chance] as const),
    ...ownPushedBack.map(({ value, p }) => [`${at} own pushed ${value}`, p] as const),
    ...otherPushedBack.map(({ value, p }) => [`${at} other pushed ${value}`, p] as const),
  ]);
  const left = sides.flatMap((side) => told[`${side}Figures`].map((p, figures) => [`${side} left ${figures}`, p] as const));
  return [...ofRounds, ...left, ["own dead", told.ownCommanderDead]];
}

describe("played out with dice", () => {
  test.each(CASES)("$name", (one) => {
    const told = answered(askFight(eagleFightQuestion.parse(one.question), EAGLE_TABLES));
    const counts = playedOut(one, told.rounds.length);
    const chances = chancesOf(told);
    for (const [what, chance] of chances) expectNear(chance, counts[what] ?? 0, what);
    // Nothing happens that is not told.
    expect(Object.keys(counts).filter((what) => !chances.some(([told]) => told === what))).toEqual([]);
  });
});
