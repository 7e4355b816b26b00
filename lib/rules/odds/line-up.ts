import type { SeatName } from "../../model/by-seat";
import type { CombatPhase, FileState } from "../../model/combat-terms";
import type { Situation } from "../../model/odds";
import { claimsOf, sumOf } from "../combat/claims";
import { mayShatter, mayShove } from "../combat/shatter-and-shove";
import { type Standing, standing } from "../combat/standing";
import { rowValue } from "../rules-row";
import { baseDepthOf, type Group, ranksAt } from "./group";
import type { OddsBook } from "./odds-book";
import type { Grid } from "./tally";

export type BySide<T> = { readonly [Side in SeatName]: T };

/** How two unit groups meet in a phase: where, by whom struck, and with how many supporting files. */
export type Meeting = {
  readonly phase: CombatPhase;
  /** What the phase adds to the states of each side. */
  readonly states: BySide<readonly FileState[]>;
  /** Who struck the other's flank; null if neither did. */
  readonly flankedBy: SeatName | null;
  /** `overlap`: spare files support. `asked`: only those that a unit group was given. */
  readonly support: "overlap" | "asked" | "none";
};

/** Who struck whom, and where. */
export type Strike = { readonly by: SeatName; readonly where: Situation["struck"] };

const FRONT = "front";

/** How two meet in the charge round: who charged or counter-charged, who stood and shot at it, and where the strike fell. */
export function chargeMeeting(charged: readonly SeatName[], stoodAndShot: SeatName | null, strike: Strike | null): Meeting {
  const isStruck = strike !== null && strike.where !== FRONT;
  const statesOf = (side: SeatName): readonly FileState[] => [
    ...(charged.includes(side) ? (["charged"] as const) : []),
    ...(stoodAndShot === side ? (["shot-and-stood"] as const) : []),
    ...(isStruck ? ([strike.by === side ? "flanking" : "flanked"] as const) : []),
  ];
  return {
    ...{ phase: "charge", support: "none", states: { a: statesOf("a"), b: statesOf("b") } },
    flankedBy: strike?.where === "flank" ? strike.by : null,
  };
}

/** How they fight on. The side struck in flank or rear has turned to face, or not. */
export function meleeMeeting(a: Group, b: Group, strike: Strike | null, hasTurned: boolean, line: boolean): Meeting {
  const isStruck = strike !== null && strike.where !== FRONT;
  const statesOf = (side: SeatName): readonly FileState[] => (isStruck && !hasTurned && strike.by !== side ? ["flanked"] : []);
  const isAlone = isStruck || a.body.square || b.body.square;
  return {
    ...{ phase: "melee", states: { a: statesOf("a"), b: statesOf("b") } },
    support: isAlone ? "none" : line ? "asked" : "overlap",
    flankedBy: strike?.where === "flank" ? strike.by : null,
  };
}

type Effects = { readonly shatters: boolean; readonly shoves: boolean };
/** One file against one: how far `a` is ahead, and what each can do to the other's line. */
export type Pair = { readonly id: number; readonly ahead: number } & BySide<Effects>;
/**
 * All pairs of a round, from the left. The first supporting file joins the last pair, the second the first. `starts`: the bases lost by each
 * side when it is fought.
 */
export type Round = { readonly pairs: readonly Pair[]; readonly supports: BySide<number>; readonly starts: [number, number][] };

/** Files of a side struck in flank: as deep as the struck side stands when the fight starts, in whole BW. */
function struckWidth(struck: Group, book: OddsBook): number {
  const HUNDREDTHS = 100;
  const lost = Math.floor(struck.wounds / book.perBase);
  return Math.ceil((Math.max(...ranksAt(struck, lost)) * baseDepthOf(struck, book)) / HUNDREDTHS);
}

const standingsKept = new WeakMap<OddsBook, WeakMap<Group, Map<string, Map<number, Standing>>>>();

/** The standings of a unit group in these states that were made before, by depth. */
function standingsOf(group: Group, states: readonly FileState[], book: OddsBook): Map<number, Standing> {
  const ofBook = standingsKept.get(book) ?? new WeakMap<Group, Map<string, Map<number, Standing>>>();
  standingsKept.set(book, ofBook);
  const ofGroup = ofBook.get(group) ?? new Map<string, Map<number, Standing>>();
  ofBook.set(group, ofGroup);
  const name = states.join();
  const known = ofGroup.get(name) ?? new Map<number, Standing>();
  ofGroup.set(name, known);
  return known;
}

/** Standings by depth, each made once. Only the first file has the commander. */
function standings(group: Group, phaseStates: readonly FileState[], book: OddsBook): (ranks: number, isFirst: boolean) => Standing {
  const all = [...group.states, ...phaseStates];
  const known = standingsOf(group, all, book);
  const others = all.filter((one) => one !== "commander");
  return (ranks, isFirst) => {
    const leads = isFirst && others.length < all.length;
    const key = ranks * 2 + Number(leads);
    const made = known.get(key) ?? standing({ troop: group.troop, form: group.form, ranks, states: leads ? all : others }, book);
    known.set(key, made);
    return made;
  };
}

/** The files of each side that fight, each side's as deep as they are: half of the spare ones stand beyond the left end. */
type Facing = { readonly count: number; readonly spare: BySide<number>; readonly ranks: (side: SeatName, pair: number) => number };

function facingOf({ a, b }: Grid, { flankedBy }: Meeting, width: number, lostA: number, lostB: number): Facing {
  const files = { a: ranksAt(a, lostA), b: ranksAt(b, lostB) };
  const struck = flankedBy === "a" ? b.bases - lostB : a.bases - lostA;
  const count = flankedBy === null ? Math.min(files.a.length, files.b.length) : Math.min(files[flankedBy].length, width, struck);
  const spare = { a: Math.max(0, files.a.length - count), b: Math.max(0, files.b.length - count) };
  const ranks = (side: SeatName, pair: number) => files[side][Math.min(Math.floor(spare[side] / 2) + pair, files[side].length - 1)] ?? 1;
  return { count, spare, ranks };
}

type Stands = BySide<ReturnType<typeof standings>>;

/** Pairs by the depth of both files. Those that fight alike are one. */
function pairsOf(stands: Stands, phase: CombatPhase, book: OddsBook): (ranksA: number, ranksB: number, isFirst: boolean) => Pair {
  const [byRanks, alike] = [new Map<number, Pair>(), new Map<string, Pair>()];
  const DEEP = 64;
  return (ranksA, ranksB, isFirst) => {
    const key = (ranksA * DEEP + ranksB) * 2 + Number(isFirst);
    const known = byRanks.get(key);
    if (known) return known;
    const [one, other] = [stands.a(ranksA, isFirst), stands.b(ranksB, isFirst)];
    const ahead = sumOf(claimsOf(one, other, phase, book)) - sumOf(claimsOf(other, one, phase, book));
    const effects = (own: Standing, foe: Standing) => ({ shatters: mayShatter(own, foe, phase), shoves: mayShove(own, foe) });
    const made = { ahead, a: effects(one, other), b: effects(other, one) };
    const name = JSON.stringify(made);
    const pair = alike.get(name) ?? { id: alike.size, ...made };
    alike.set(name, pair);
    byRanks.set(key, pair);
    return pair;
  };
}

/** Who fights whom from each start of a round. */
export type LineUp = {
  /** The round that is fought once each side has lost so many bases. */
  readonly at: (lostA: number, lostB: number) => Round;
  /** The first file of each side as both start. */
  readonly first: () => BySide<Standing>;
};

/** Who fights whom when these two meet like this. Starts that fight alike share a round. */
export function lineUpOf(grid: Grid, meeting: Meeting, book: OddsBook): LineUp {
  const { a, b } = grid;
  const stands = { a: standings(a, meeting.states.a, book), b: standings(b, meeting.states.b, book) };
  const width = meeting.flankedBy === null ? 0 : struckWidth(meeting.flankedBy === "a" ? b : a, book);
  const pairOf = pairsOf(stands, meeting.phase, book);
  const mostSupports = rowValue(book.combat.limits, "supporting-files");
  const lostColumns = b.bases + 1;
  const byLoss = new Array<Round | undefined>((a.bases + 1) * lostColumns);
  const rounds = new Map<string, Round>();
  const supportsOf = ({ body }: Group, spare: number): number => {
    if (meeting.support === "none") return 0;
    return body.supporting ?? (meeting.support === "asked" ? 0 : Math.min(mostSupports, spare));
  };
  const make = (lostA: number, lostB: number): Round => {
    const { count, spare, ranks } = facingOf(grid, meeting, width, lostA, lostB);
    const pairs = Array.from({ length: count }, (_, pair) => pairOf(ranks("a", pair), ranks("b", pair), pair === 0));
    const supports = { a: supportsOf(a, spare.a), b: supportsOf(b, spare.b) };
    const name = `${supports.a},${supports.b}:${pairs.map(({ id }) => id).join()}`;
    const round = rounds.get(name) ?? { pairs, supports, starts: [] };
    round.starts.push([lostA, lostB]);
    rounds.set(name, round);
    return round;
  };
  const lost = (group: Group) => Math.floor(group.wounds / book.perBase);
  return {
    at(lostA, lostB) {
      const at = lostA * lostColumns + lostB;
      const round = byLoss[at] ?? make(lostA, lostB);
      byLoss[at] = round;
      return round;
    },
    first() {
      const { ranks } = facingOf(grid, meeting, width, lost(a), lost(b));
      return { a: stands.a(ranks("a", 0), true), b: stands.b(ranks("b", 0), true) };
    },
  };
}
