import { hexToBytes } from "@noble/hashes/utils.js";
import matching from "edmonds-blossom-fixed";
import type { ListId } from "../../model/identifiers";
import type { Pairing } from "../../model/tournament";
import { hmacWords, wordsToDraws } from "../chance";

/** A player of the next round. */
export type Paired = {
  readonly entry: string;
  readonly points: number;
  readonly byes: number;
  /** Everybody he has met, as often as he has. */
  readonly met: readonly string[];
  readonly club: string | null;
  /** Null of a player without an army. */
  readonly list: ListId | null;
  readonly enemies: readonly ListId[];
};

type Draw = { readonly event: string; readonly round: number; readonly seed: string };

/**
 * What is avoided, the worst first. Each is worth more than all of the next can be together: 200 players are 100 pairs, who differ by at most
 * 300 points and have met at most 10 times. All of it stays a whole number that a double holds exactly.
 */
const SECOND_BYE = 2 ** 48;
const MET_AGAIN = 2 ** 37;
const DIFFERENCE = 2 ** 13;
const MOST_DIFFERENCE = 300;
/** Of the first round, in which nobody has points: a club's own players, the same list, and enemies of no history. */
const FIRST = { club: 4, list: 2, unhistoric: 1 } as const;
/** How many different pairs chance makes of equals. */
const CHANCES = 64;

const byId = (one: Pick<Paired, "entry">, other: Pick<Paired, "entry">): number =>
  Number(one.entry > other.entry) - Number(one.entry < other.entry);

/** A number for each player that anyone can recompute once the seed is published (docs/VERIFY.md): the draws of `pairing|event|round|block`. */
export function lotsOf(players: readonly Pick<Paired, "entry">[], { event, round, seed }: Draw): ReadonlyMap<string, number> {
  const draw = wordsToDraws(
    hmacWords(hexToBytes(seed), (block) => `pairing|${event}|${round}|${block}`),
    0,
  );
  return new Map(players.toSorted(byId).map(({ entry }) => [entry, draw(CHANCES).value]));
}

const areEnemies = (one: Paired, other: Paired): boolean =>
  (other.list !== null && one.enemies.includes(other.list)) || (one.list !== null && other.enemies.includes(one.list));

/** What speaks against a pair of the first round. */
function firstMeeting(one: Paired, other: Paired): number {
  const isSameClub = one.club !== null && one.club.toLowerCase() === other.club?.toLowerCase();
  const isSameList = one.list !== null && one.list === other.list;
  return Number(isSameClub) * FIRST.club + Number(isSameList) * FIRST.list + Number(!areEnemies(one, other)) * FIRST.unhistoric;
}

function costOf(one: Paired, other: Paired, round: number): number {
  const met = one.met.filter((entry) => entry === other.entry).length;
  const apart = Math.min(MOST_DIFFERENCE, Math.abs(one.points - other.points)) ** 2;
  return met * MET_AGAIN + DIFFERENCE * (apart + (round === 1 ? firstMeeting(one, other) : 0));
}

/** Nobody's opponent has no points less than the last of all, so that the last who has not had one gets the bye. */
const costOfBye = ({ byes, points }: Paired, last: number): number =>
  byes * SECOND_BYE + DIFFERENCE * Math.min(MOST_DIFFERENCE, points - last) ** 2;

/**
 * Pairs the players for a round: a matching of the least cost on the graph of all possible pairs (Edmonds' blossom algorithm in the form of
 * Galil, "Efficient algorithms for finding maximum matching in graphs", 1986; as Swiss pairing by weighted matching in Ólafsson, "Weighted
 * matching in chess tournaments", 1990). In this order: nobody has a second bye while others have had none; nobody meets twice while that is
 * possible; the squares of the differences in points are least, or in the first round as few meet their own club, their own list, and armies
 * that were no enemies; the rest is chance. Tables are numbered from the pair with the most points; of a pair the one with more is `a`.
 */
export function drawRound(anyOrder: readonly Paired[], draw: Draw): readonly Pairing[] {
  const players = anyOrder.toSorted(byId);
  const lots = lotsOf(players, draw);
  const lotOf = ({ entry }: Pick<Paired, "entry">): number => lots.get(entry) ?? 0;
  const last = Math.min(...players.map(({ points }) => points));
  const costs: [number, number, number][] = [];
  for (const [at, one] of players.entries()) {
    for (const [beyond, other] of players.slice(at + 1).entries())
      costs.push([at, at + 1 + beyond, costOf(one, other, draw.round) + (lotOf(one) ^ lotOf(other))]);
    if (players.length % 2 === 1) costs.push([at, players.length, costOfBye(one, last) + lotOf(one)]);
  }
  const most = Math.max(0, ...costs.map(([, , cost]) => cost));
  const mates = matching(
    costs.map(([one, other, cost]) => [one, other, most - cost] as const),
    true,
  );
  return seated(players, mates, lotOf);
}

/** The pairs in the order of their tables. */
function seated(players: readonly Paired[], mates: readonly number[], lotOf: (one: Paired) => number): readonly Pairing[] {
  const ahead = (one: Paired, other: Paired): number => other.points - one.points || lotOf(one) - lotOf(other) || byId(one, other);
  const pairs = players.flatMap((one, at) => {
    const mate = players[mates[at] ?? -1];
    return mate && at < (mates[at] ?? -1) ? [[one, mate].toSorted(ahead) as [Paired, Paired]] : [];
  });
  const free = players.find((_, at) => players[mates[at] ?? -1] === undefined);
  const tables = pairs
    .toSorted(([one, oneOther], [two, twoOther]) => two.points + twoOther.points - one.points - oneOther.points || ahead(one, two))
    .map(([a, b], at): Pairing => ({ table: at + 1, a: a.entry, b: b.entry }));
  return free ? [...tables, { table: null, a: free.entry, b: null }] : tables;
}

/** Two players take each other's place in a round; whom that puts together is marked. */
export function withSwapped(pairings: readonly Pairing[], one: string, other: string): readonly Pairing[] {
  const placed = (entry: string | null) => (entry === one ? other : entry === other ? one : entry);
  return pairings.map((pairing): Pairing => {
    const { a, b } = pairing;
    const isOfBoth = [one, other].every((entry) => entry === a || entry === b);
    const isOfOne = [one, other].some((entry) => entry === a || entry === b);
    return isOfOne && !isOfBoth ? { ...pairing, a: placed(a) ?? a, b: placed(b), byHand: true } : pairing;
  });
}
