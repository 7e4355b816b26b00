import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listId } from "@/lib/model/identifiers";
import type { Pairing } from "@/lib/model/tournament";
import { drawRound, lotsOf, type Paired, withSwapped } from "./pairing";

const SEED = "5a".repeat(32);
const draw = (round: number, seed = SEED) => ({ event: "e", round, seed });
const player = (entry: string, rest: Partial<Paired> = {}): Paired => ({
  ...{ entry, points: 0, byes: 0, met: [], club: null, list: null, enemies: [] },
  ...rest,
});

/** All ways to pair them, with one left over where they are odd: an obvious second implementation. */
function* allPairings(players: readonly Paired[]): Generator<readonly (readonly [Paired, Paired | null])[]> {
  const [first, ...rest] = players;
  if (!first) return yield [];
  for (const [at, other] of rest.entries()) for (const others of allPairings(rest.toSpliced(at, 1))) yield [[first, other], ...others];
  if (players.length % 2 === 1) for (const others of allPairings(rest)) yield [[first, null], ...others];
}

/** Second byes, repeated meetings and squared differences, to be compared in this order. */
function worthOf(pairs: readonly (readonly [Paired, Paired | null])[], last: number): readonly number[] {
  const sum = (of: (one: Paired, other: Paired | null) => number) => pairs.reduce((all, [one, other]) => all + of(one, other), 0);
  return [
    sum((one, other) => (other ? 0 : one.byes)),
    sum((one, other) => one.met.filter((met) => met === other?.entry).length),
    sum((one, other) => (one.points - (other?.points ?? last)) ** 2),
  ];
}
const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((gap) => gap !== 0) ?? 0;

const asPairs = (pairings: readonly Pairing[], players: readonly Paired[]) => {
  const of = (entry: string) => players.find((one) => one.entry === entry) as Paired;
  return pairings.map(({ a, b }) => [of(a), b === null ? null : of(b)] as const);
};

/** Players with any points, byes and meetings; who has met whom goes both ways. */
const players = fc.integer({ min: 2, max: 9 }).chain((count) =>
  fc
    .record({
      points: fc.array(fc.integer({ min: 0, max: 45 }), { minLength: count, maxLength: count }),
      byes: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count }),
      met: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 20 }),
    })
    .map(({ points, byes, met }) =>
      points.map((own, at) =>
        player(`p${at}`, {
          points: own,
          byes: byes[at] ?? 0,
          met: met.flatMap(([one, other]) => (one === other ? [] : one === at ? [`p${other}`] : other === at ? [`p${one}`] : [])),
        }),
      ),
    ),
);

describe("a round", () => {
  test("has everybody once, and one bye where they are odd", () => {
    fc.assert(
      fc.property(players, fc.integer({ min: 1, max: 10 }), (all, round) => {
        const pairings = drawRound(all, draw(round));
        const seen = pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
        expect(seen.toSorted()).toEqual(all.map(({ entry }) => entry).toSorted());
        expect(pairings.filter(({ b }) => b === null).length).toBe(all.length % 2);
        const tables = pairings.flatMap(({ table }) => table ?? []);
        expect(tables).toEqual(tables.map((_, at) => at + 1));
        expect(pairings.every(({ table, b }) => (table === null) === (b === null))).toBe(true);
      }),
    );
  });

  test("is as good as the best of all possible ones: byes, then meetings, then differences", () => {
    fc.assert(
      fc.property(players, (all) => {
        const last = Math.min(...all.map(({ points }) => points));
        const drawn = worthOf(asPairs(drawRound(all, draw(2)), all), last);
        for (const other of allPairings(all)) expect(compare(drawn, worthOf(other, last))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  test("is the same for the same players in any order, and another for another seed", () => {
    const twelve = Array.from({ length: 12 }, (_, at) => player(`p${at}`));
    expect(drawRound(twelve.toReversed(), draw(1))).toEqual(drawRound(twelve, draw(1)));
    const seeds = Array.from({ length: 8 }, (_, at) => JSON.stringify(drawRound(twelve, draw(1, `${at}0`.repeat(32)))));
    expect(new Set(seeds).size).toBeGreaterThan(4);
  });

  test("puts those with the most points at table 1, and the one ahead first", () => {
    const four = [player("p1", { points: 3 }), player("p2", { points: 12 }), player("p3", { points: 15 }), player("p4", { points: 2 })];
    expect(drawRound(four, draw(2))).toEqual([
      { table: 1, a: "p3", b: "p2" },
      { table: 2, a: "p1", b: "p4" },
    ]);
  });
});

describe("the first round", () => {
  const [sweden, poland, saxony] = ["sweden", "poland", "saxony"].map((id) => listId.parse(id));

  test("lets clubs meet each other, and not themselves", () => {
    const all = ["home", "home", "Home", "away", "away", "away"].map((club, at) => player(`p${at}`, { club }));
    for (const [one, other] of asPairs(drawRound(all, draw(1)), all)) expect(one.club?.toLowerCase()).not.toBe(other?.club?.toLowerCase());
  });

  test("lets enemies of history meet, and no army itself", () => {
    const all = [
      player("p0", { list: sweden, enemies: [poland as never] }),
      player("p1", { list: sweden, enemies: [poland as never] }),
      player("p2", { list: poland, enemies: [] }),
      player("p3", { list: poland, enemies: [] }),
      player("p4", { list: saxony, enemies: [] }),
      player("p5", { list: saxony, enemies: [] }),
    ];
    const lists = asPairs(drawRound(all.slice(0, 4), draw(1)), all).map(([one, other]) => [one.list, other?.list].toSorted());
    expect(lists).toEqual([
      ["poland", "sweden"],
      ["poland", "sweden"],
    ]);
    for (const [one, other] of asPairs(drawRound(all, draw(1)), all)) expect(one.list).not.toBe(other?.list);
  });
});

/** Plays rounds to their end, with any results. */
function played(count: number, rounds: number, points: (round: number, at: number) => number) {
  const sums = new Map(Array.from({ length: count }, (_, at) => [`p${at}`, { points: 0, byes: 0, met: [] as string[] }]));
  const all: Pairing[][] = [];
  for (let round = 1; round <= rounds; round++) {
    const now = [...sums].map(([entry, sum]) => player(entry, sum));
    const pairings = drawRound(now, draw(round));
    all.push([...pairings]);
    for (const [at, { a, b }] of pairings.entries()) {
      const [one, other] = [sums.get(a), sums.get(b ?? "")];
      if (!one) continue;
      if (!other) {
        one.byes++;
        one.points += 10;
        continue;
      }
      one.met.push(b as string);
      other.met.push(a);
      one.points += points(round, at);
      other.points += 15 - points(round, at);
    }
  }
  return { sums, all };
}

describe("a whole event", () => {
  test("of an even number lets nobody meet twice while that is possible", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 40, maxLength: 40 }),
        (half, won) => {
          const rounds = Math.min(half, 5);
          const { sums } = played(2 * half, rounds, (round, at) => won[(round * 7 + at) % 40] ?? 0);
          // Pairing round after round, 2n players can always meet somebody new for at least n rounds: each has met fewer than half of the others.
          for (const { met } of sums.values()) expect(new Set(met).size).toBe(met.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of an odd number gives nobody a second bye while others have had none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(3, 5, 7, 9),
        fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 40, maxLength: 40 }),
        (count, won) => {
          const { sums } = played(count, Math.min(count, 9), (round, at) => won[(round * 7 + at) % 40] ?? 0);
          const byes = [...sums.values()].map((one) => one.byes);
          expect(Math.max(...byes)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of a hundred and twenty pairs all of them, for as many rounds as there may be", () => {
    const { sums, all } = played(120, 3, (round, at) => (round * 11 + at * 5) % 16);
    expect(all.map((pairings) => pairings.length)).toEqual([60, 60, 60]);
    for (const { met } of sums.values()) expect(new Set(met).size).toBe(3);
  });
});

test("lots are the draws of the seed, in the order of the ids", () => {
  const lots = lotsOf([player("b"), player("a")], draw(1));
  expect([...lots.keys()]).toEqual(["a", "b"]);
  expect([...lots.values()].every((lot) => lot >= 0 && lot < 64)).toBe(true);
});

describe("two players who are swapped by hand", () => {
  const ROUND = [
    { table: 1, a: "a", b: "b" },
    { table: 2, a: "c", b: "d" },
    { table: null, a: "e", b: null },
  ];

  test("take each other's place, and whom that puts together is marked", () => {
    expect(withSwapped(ROUND, "a", "d")).toEqual([
      { table: 1, a: "d", b: "b", byHand: true },
      { table: 2, a: "c", b: "a", byHand: true },
      ROUND[2],
    ]);
  });

  test("also with the one who has the bye; and at one table nothing changes", () => {
    expect(withSwapped(ROUND, "e", "b")).toEqual([
      { table: 1, a: "a", b: "e", byHand: true },
      ROUND[1],
      { table: null, a: "b", b: null, byHand: true },
    ]);
    expect(withSwapped(ROUND, "a", "b")).toEqual(ROUND);
  });
});
