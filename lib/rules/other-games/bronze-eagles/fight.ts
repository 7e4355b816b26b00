import type { EagleFightAnswer, EagleFightQuestion, EagleRound, EagleTables } from "../../../model/other-games/bronze-eagles";
import type { ValueChances } from "../../../model/other-games/chances";
import { rowValue } from "../../rules-row";
import { type Answered, answeredUnless, anyOf, chanceThat, totalOf, trimmed } from "../chances";
import { type Column, columnOf, diceOf, fightFaults, modifierOf, needOf, reasonsOf, rollsTwice, STANDINGS, type Standing } from "./column";
import { type Clash, clashesOf, type Hand, MOST_PUSH, type Throw, throwsOf } from "./dice";

const SIDES = ["own", "other"] as const;
type Side = (typeof SIDES)[number];
type Both<T> = { readonly own: T; readonly other: T };
const foeOf = (side: Side): Side => (side === "own" ? "other" : "own");

/** A double of 2D6, which kills a commander. */
const DOUBLE = 1 / 6;
const TEST_DICE = 2;

/** Where a fight stands: figures lost by both, and how each has its commander. */
type State = { readonly lost: Both<number>; readonly standing: Both<Standing> };
type Chances = Map<number, { readonly state: State; p: number }>;

function add(chances: Chances, { lost, standing }: State, p: number): void {
  const standings = STANDINGS.indexOf(standing.own) * STANDINGS.length + STANDINGS.indexOf(standing.other);
  const key = (lost.own * 64 + lost.other) * 64 + standings;
  const found = chances.get(key);
  if (found) found.p += p;
  else chances.set(key, { state: { lost, standing }, p });
}

/** What may be of a commander as a round begins: how his command fights it, and how it may fight the next. */
type Fate = { readonly now: Standing; readonly next: readonly Standing[]; readonly dies: boolean; readonly p: number };

function fatesOf(standing: Standing): readonly Fate[] {
  if (standing !== "alive") return [{ now: standing, next: ["plain"], dies: false, p: 1 }];
  return [
    { now: "alive", next: ["alive"], dies: false, p: 1 - DOUBLE },
    { now: "plain", next: ["rage", "dismay"], dies: true, p: DOUBLE },
  ];
}

type Fight = {
  readonly question: EagleFightQuestion;
  readonly tables: EagleTables;
  readonly columns: Both<Column>;
  readonly clashes: (own: Hand, other: Hand) => readonly Clash[];
  readonly passes: (need: number) => number;
};

/** Bases of a side in contact: one that flows round the flank joins in round 2, and one behind the enemy in round 3. */
const fightingBases = ({ question }: Fight, side: Side, round: number): number => (question.outflank === side ? Math.min(round, 3) : 1);

/** How a side rolls in this round. */
function handOf(fight: Fight, side: Side, round: number, lost: number, standing: Standing): Hand {
  const { columns, question, tables } = fight;
  const meeting = { own: columns[side], enemy: columns[foeOf(side)], obstacle: question.obstacle, isFirst: round === 1 };
  const dice = diceOf(columns[side], lost, fightingBases(fight, side, round));
  return { dice, modifier: modifierOf(meeting, standing, tables), twice: rollsTwice(meeting) };
}

/** What one round adds up: who won it, how far the loser was pushed, and how the fight has ended by its end. */
type Sums = {
  won: Record<Side, number>;
  draw: number;
  /** By half inches. */
  pushed: Both<Float64Array>;
  broken: Record<Side, number>;
  destroyed: Record<Side, number>;
  bothDestroyed: number;
  dead: Record<Side, number>;
  figures: Both<number[]>;
};

const unpushed = () => ({ own: new Float64Array(MOST_PUSH), other: new Float64Array(MOST_PUSH) });
const none = () => ({ own: 0, other: 0 });

/** A side that has ended is counted with the figures it has left. */
function end(fight: Fight, sums: Sums, lost: Both<number>, p: number): void {
  for (const side of SIDES) {
    const left = fight.columns[side].figures - lost[side];
    sums.figures[side][left] = (sums.figures[side][left] ?? 0) + p;
  }
}

/** A round from one state, with the commanders' fates known. */
type Turn = { readonly fight: Fight; readonly state: State; readonly fates: Both<Fate>; readonly sums: Sums; readonly next: Chances };

/** Somebody has no figures left: the other has won, unless both have none. */
function perish({ fight, sums }: Turn, lost: Both<number>, gone: Both<boolean>, p: number): void {
  if (gone.own && gone.other) {
    sums.draw += p;
    sums.bothDestroyed += p;
  } else {
    const side = gone.own ? "own" : "other";
    sums.won[foeOf(side)] += p;
    sums.destroyed[side] += p;
  }
  end(fight, sums, lost, p);
}

/** One has won by the dice: the loser is pushed and tests. Returns the chance that it holds. */
function test({ fight, fates, sums }: Turn, lost: Both<number>, winner: Side, clash: Clash, p: number): number {
  const loser = foeOf(winner);
  const passes = fight.passes(needOf(fight.columns[loser].rating, lost[loser], fates[loser].now, fight.tables));
  sums.won[winner] += p;
  const [pushed, share] = [sums.pushed[loser], p / clash.p];
  for (let at = 0; at < clash.pushes.length; at++) pushed[at] = (pushed[at] ?? 0) + (clash.pushes[at] ?? 0) * share;
  sums.broken[loser] += p * (1 - passes);
  if (passes < 1) end(fight, sums, lost, p * (1 - passes));
  return p * passes;
}

/** One outcome of the dice: losses, and who is left to go on. */
function settle(turn: Turn, clash: Clash, p: number): void {
  const { fight, state, fates, sums, next } = turn;
  const lostBy = (side: Side, kills: number) => Math.min(fight.columns[side].figures, state.lost[side] + kills);
  const lost = { own: lostBy("own", clash.otherKills), other: lostBy("other", clash.ownKills) };
  const gone = { own: lost.own === fight.columns.own.figures, other: lost.other === fight.columns.other.figures };
  if (gone.own || gone.other) {
    perish(turn, lost, gone, p);
    return;
  }
  if (clash.winner === null) sums.draw += p;
  const goesOn = clash.winner === null ? p : test(turn, lost, clash.winner, clash, p);
  if (goesOn === 0) return;
  const each = goesOn / (fates.own.next.length * fates.other.next.length);
  for (const own of fates.own.next) for (const other of fates.other.next) add(next, { lost, standing: { own, other } }, each);
}

/** One round from one state. */
function play(fight: Fight, round: number, state: State, chance: number, sums: Sums, next: Chances): void {
  for (const own of fatesOf(state.standing.own))
    for (const other of fatesOf(state.standing.other)) {
      const p = chance * own.p * other.p;
      if (own.dies) sums.dead.own += p;
      if (other.dies) sums.dead.other += p;
      const hand = (side: Side, { now }: Fate) => handOf(fight, side, round, state.lost[side], now);
      for (const clash of fight.clashes(hand("own", own), hand("other", other)))
        settle({ fight, state, fates: { own, other }, sums, next }, clash, p * clash.p);
    }
}

function fightOf(question: EagleFightQuestion, tables: EagleTables): Fight {
  const killsAt = rowValue(tables.numbers, "kills-at");
  const columns = { own: columnOf(question.own, tables), other: columnOf(question.other, tables) };
  const known = new Map<number, readonly Clash[]>();
  const thrown = new Map<number, readonly Throw[]>();
  const total = totalOf(TEST_DICE);
  return {
    ...{ question, tables, columns },
    passes: (need) => chanceThat(total, (value) => value >= need),
    clashes(own, other) {
      const [mine, theirs] = [keyOf(own), keyOf(other)];
      const throws = (hand: Hand, key: number) => kept(thrown, key, () => throwsOf(hand, question.method, killsAt));
      return kept(known, mine * KEYS + theirs, () => clashesOf(throws(own, mine), throws(other, theirs), question.method));
    },
  };
}

/** Every hand has a number of its own below this: 32 dice, 16 modifiers from -8, once or twice. */
const KEYS = 1024;
const keyOf = ({ dice, modifier, twice }: Hand): number => (dice * 16 + modifier + 8) * 2 + Number(twice);

/** What is kept there; otherwise it is made. */
function kept<T>(all: Map<number, T>, key: number, make: () => T): T {
  const found = all.get(key) ?? make();
  all.set(key, found);
  return found;
}

const startOf = ({ own, other }: EagleFightQuestion): State => ({
  lost: { own: own.casualties, other: other.casualties },
  standing: { own: own.commander ? "alive" : "plain", other: other.commander ? "alive" : "plain" },
});

const inches = (pushed: Float64Array): ValueChances => [...pushed].flatMap((p, halves) => (p > 0 ? [{ value: halves / 2, p }] : []));

function roundOf({ won, draw, pushed, broken, destroyed, bothDestroyed }: Sums, next: Chances): EagleRound {
  return {
    ...{ win: anyOf([won.own]), draw: anyOf([draw]), lose: anyOf([won.other]) },
    ...{ ownPushedBack: inches(pushed.own), otherPushedBack: inches(pushed.other) },
    ...{ ownBroken: broken.own, ownDestroyed: destroyed.own, otherBroken: broken.other, otherDestroyed: destroyed.other, bothDestroyed },
    fighting: anyOf([...next.values()].map(({ p }) => p)),
  };
}

/** What a first round adds to a die of this side, and its dice. */
function firstOf(fight: Fight, side: Side, { lost }: State) {
  const { columns, question, tables } = fight;
  const standing = question[side].commander ? "alive" : "plain";
  const { dice, modifier, twice } = handOf(fight, side, 1, lost[side], standing);
  const meeting = { own: columns[side], enemy: columns[foeOf(side)], obstacle: question.obstacle, isFirst: true };
  return { dice: twice ? 2 * dice : dice, modifier, reasons: [...reasonsOf(meeting, standing, tables)] };
}

/** A fight of two columns, round by round, exactly. `question` has no faults. */
function fightOut(question: EagleFightQuestion, tables: EagleTables): Omit<EagleFightAnswer, "asked"> {
  const fight = fightOf(question, tables);
  const start = startOf(question);
  const sums: Sums = {
    ...{ won: none(), draw: 0, pushed: unpushed(), broken: none(), destroyed: none(), bothDestroyed: 0 },
    ...{ dead: none(), figures: { own: [], other: [] } },
  };
  const rounds: EagleRound[] = [];
  let live: Chances = new Map();
  add(live, start, 1);
  for (let round = 1; round <= question.rounds; round++) {
    const next: Chances = new Map();
    Object.assign(sums, { won: none(), draw: 0, pushed: unpushed() });
    for (const { state, p } of live.values()) play(fight, round, state, p, sums, next);
    rounds.push(roundOf(sums, next));
    live = next;
  }
  for (const { state, p } of live.values()) end(fight, sums, state.lost, p);
  const figures = (side: Side) => trimmed(Array.from(sums.figures[side], (p) => p ?? 0));
  return {
    first: { own: firstOf(fight, "own", start), other: firstOf(fight, "other", start) },
    rounds,
    ...{ ownFigures: figures("own"), otherFigures: figures("other") },
    ...{ ownCommanderDead: sums.dead.own, otherCommanderDead: sums.dead.other },
  };
}

/** The ratings of both are filled in from the table. */
export function askFight(question: EagleFightQuestion, tables: EagleTables): Answered<EagleFightAnswer> {
  const [own, other] = [question.own, question.other].map((one) => ({ ...one, rating: columnOf(one, tables).rating }));
  const asked = { ...question, own: own ?? question.own, other: other ?? question.other };
  return answeredUnless(fightFaults(asked, tables), asked, (one) => fightOut(one, tables));
}
