import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KnownArmy } from "@/lib/model/battle-command";
import { BOOK } from "@/tests/build/played-battle";
import { unhidden } from "./battle-step";
import { breakingSum, lossesMost, scoreParts, victoryPoints } from "./victory-points";

describe("what an army has lost", () => {
  const book = unhidden(BOOK.battlefield);
  const army = (tugs: number, unseen = 0, sugs = 0): KnownArmy => ({ tugs, sugs, unseen, camp: true });
  const lost = (tugs: number, sacked = false, sugs = 0) => ({ tugs, sugs, sacked });

  type Row = readonly [string, KnownArmy, ReturnType<typeof lost>, boolean | null];

  const ROWS: readonly Row[] = [
    ["nothing lost of thirteen", army(13), lost(0), false],
    ["all thirteen lost", army(13), lost(13), true],
    ["exactly half of twelve", army(12), lost(6), true],
    ["one less than half of twelve", army(12), lost(5), false],
    ["six of thirteen, less than half", army(13), lost(6), false],
    ["seven of thirteen, more than half", army(13), lost(7), true],
    ["one TuG, and it is lost", army(1), lost(1), true],
    ["five of twelve and the camp, which makes six", army(12), lost(5, true), true],
    ["four of twelve and the camp", army(12), lost(4, true), false],
    ["the camp alone of two TuGs", army(2), lost(0, true), true],
    ["all SuGs lost and no TuG", army(4, 0, 6), lost(0, false, 6), false],
    ["no TuG at all", army(0, 0, 5), lost(0, false, 5), false],
    ["no TuG at all and the camp sacked", army(0, 0, 5), lost(0, true), false],
    // Eight, and two that march or hide: eight to twelve TuGs, which break at four to six.
    ["three of eight to twelve", army(8, 2), lost(3), false],
    ["four of eight to twelve: broken if neither counts", army(8, 2), lost(4), null],
    ["five of eight to twelve: not if both are double groups", army(8, 2), lost(5), null],
    ["four of eight to twelve and the camp: likewise", army(8, 2), lost(4, true), null],
    ["six of eight to twelve", army(8, 2), lost(6), true],
    // One more SuG is lost than was ever seen: it was one of the two unseen, and the other makes ten at most.
    ["five of eight to ten, one of the unseen a SuG", army(8, 2), lost(5, false, 1), true],
    ["four of eight, both unseen SuGs", army(8, 2, 1), lost(4, false, 3), true],
    // More TuGs are lost than were ever seen, so there were at least that many.
    ["nothing seen, five lost of five to twenty-six", army(0, 13), lost(5), null],
    ["nothing seen, nothing lost", army(0, 13), lost(0), false],
    ["nothing seen, thirteen lost of thirteen to twenty-six", army(0, 13), lost(13), true],
    ["one unseen and the camp sacked: there may be no TuG", army(0, 1), lost(0, true), null],
  ];

  describe("whether an army is broken", () => {
    test.each(ROWS)("%s", (_, known, ended, broken) => {
      expect(breakingSum(known, ended, book)?.broken).toBe(broken);
    });

    test("is shown with its sum", () => {
      expect(breakingSum(army(12), lost(5, true), book)).toEqual({
        ...{ tugs: 5, camp: 1, unseen: 0, broken: true },
        ...{ size: { min: 12, max: 12 }, breaksAt: { min: 6, max: 6 } },
      });
      expect(breakingSum(army(8, 2), lost(5, false, 1), book)).toMatchObject({
        ...{ unseen: 1, size: { min: 8, max: 10 }, breaksAt: { min: 4, max: 5 } },
      });
      expect(breakingSum(army(0), lost(0), book)).toMatchObject({ size: { min: 0, max: 0 }, breaksAt: { min: 0, max: 0 } });
    });

    test("is not asked by tables that do not say what breaks an army", () => {
      expect(breakingSum(army(13), lost(13), { ...book, breaking: null })).toBeNull();
    });

    // Every way in which the unseen may be SuGs, TuGs, double groups or marchers who never arrived.
    test("is certain where every army that fits agrees, and open where they do not", () => {
      const number = (max: number) => fc.integer({ min: 0, max });
      fc.assert(
        fc.property(
          number(9),
          number(3),
          number(4),
          number(17),
          number(6),
          fc.boolean(),
          (tugs, sugs, unseen, lostTugs, lostSugs, sacked) => {
            const ways = Array.from({ length: 4 ** unseen }, (_, way) =>
              Array.from({ length: unseen }, (__, at) => (["sug", 0, 1, 2] as const)[Math.floor(way / 4 ** at) % 4] ?? 0),
            );
            const fits = ways
              .map((way) => ({
                size: tugs + way.reduce<number>((sum, one) => sum + (one === "sug" ? 0 : one), 0),
                sugs: sugs + way.filter((one) => one === "sug").length,
              }))
              .filter((one) => lostTugs <= one.size && lostSugs <= one.sugs);
            if (fits.length === 0) return;
            const towards = lostTugs + (sacked ? 1 : 0);
            const verdicts = new Set(fits.map(({ size }) => size > 0 && towards * 2 >= size));
            const expected = verdicts.size === 2 ? null : verdicts.has(true);
            expect(breakingSum(army(tugs, unseen, sugs), lost(lostTugs, sacked, lostSugs), book)?.broken).toBe(expected);
          },
        ),
        { numRuns: 400 },
      );
    });
  });

  test("the most that can be lost counts each unseen group as either kind", () => {
    expect(lossesMost(army(10, 2, 1), book)).toEqual({ tugs: 14, sugs: 3 });
  });
});

const { limits } = unhidden(BOOK.battlefield);

type Army = readonly [tugs: number, sugs: number, broken?: "broken"];
const ending = (a: Army, b: Army) => ({
  losses: { a: { tugs: a[0], sugs: a[1] }, b: { tugs: b[0], sugs: b[1] } },
  broken: { a: a[2] === "broken", b: b[2] === "broken" },
});

describe("victory points", () => {
  test.each<readonly [string, Army, Army, number, number]>([
    ["nobody does any harm", [0, 0], [0, 0], 2, 2],
    ["broken, but not cheaply", [6, 1, "broken"], [3, 2], 8, 15],
    ["a bloody draw", [5, 0], [4, 2], 12, 12],
    ["both break", [5, 2, "broken"], [6, 0, "broken"], 10, 10],
    ["a draw that was not even", [1, 1], [2, 0], 6, 5],
    ["more than counts", [30, 4], [0, 11], 12, 12],
    ["both break, one after doing little", [6, 0, "broken"], [3, 1, "broken"], 7, 10],
    ["broken for nothing", [7, 0, "broken"], [0, 0], 0, 15],
  ])("%s", (_, a, b, ofA, ofB) => {
    expect(victoryPoints(ending(a, b), limits)).toEqual({ a: ofA, b: ofB });
    expect(victoryPoints(ending(b, a), limits)).toEqual({ a: ofB, b: ofA });
  });

  test("say what they are for", () => {
    const draw = ending([1, 1], [2, 0]);
    const survival = { for: "survival", points: 2 };
    expect(scoreParts(draw, "a", limits)).toEqual([{ for: "damage", points: 4, lost: { tugs: 2, sugs: 0 }, isCut: false }, survival]);
    expect(scoreParts(ending([0, 0], [30, 4]), "a", limits)).toMatchObject([{ points: 10, isCut: true }, survival]);
    expect(scoreParts(ending([0, 0], [0, 0]), "b", limits)).toEqual([survival]);
    const won = ending([6, 1, "broken"], [3, 2]);
    expect(scoreParts(won, "b", limits)).toEqual([{ for: "triumph", points: 15 }]);
    expect(scoreParts(ending([7, 0, "broken"], [0, 0]), "a", limits)).toEqual([]);
  });

  test("are never below none nor above a triumph, and a triumph is one army's alone", () => {
    const lost = fc.tuple(fc.nat(200), fc.nat(200), fc.constantFrom("broken", undefined));
    fc.assert(
      fc.property(lost, lost, (a, b) => {
        const points = victoryPoints(ending(a, b), limits);
        for (const one of [points.a, points.b]) expect(one >= 0 && one <= 15).toBe(true);
        expect(points.a === 15).toBe(b[2] === "broken" && a[2] === undefined);
      }),
      { seed: 3 },
    );
  });
});
