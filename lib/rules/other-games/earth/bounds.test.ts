import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EARTH_STATES, EARTH_TERRAINS, EARTH_TYPES } from "@/lib/model/other-games/earth-terms";
import { bounds, boundsAsked, faultOf, meanOf, melee, panic, R, SHOT, shooting, sum } from "@/tests/build/earth-questions";
import { rolledDie } from "@/tests/build/rolled-dice";

describe("several bounds", () => {
  it("by hand: one base each, one die, R4: both at once", () => {
    const one = { front: 1, bases: 1, melee: 1 };
    // Two hits kill it; nothing comes before: in the first bound nobody can fall.
    const told = bounds({ own: one, other: one, bounds: 2 });
    expect(told.bounds[0]).toMatchObject({ ownGone: 0, goesOn: 1 });
    // Gone when hit in both bounds.
    expect(told.bounds[1]).toMatchObject({ ownGone: 0.25, otherGone: 0.25, goesOn: 9 / 16 });
    expect(told.ownBases).toEqual([0.25, 0.75]);
  });

  it("by hand: who strikes first may go unhurt", () => {
    const one = { front: 1, bases: 1, injured: 1, melee: 1 };
    const told = bounds({ own: { ...one, initiative: 4 }, other: one, bounds: 1 });
    expect(told.bounds[0]).toMatchObject({ otherGone: 0.5, ownGone: 0.25, goesOn: 0.25 });
  });

  it("by hand: a front rank killed is tested for, one harder; gaps are filled from behind", () => {
    // A sure kill of the injured front in bound 1 of a column of 8: R 4 in contact less 1.
    const column = { front: 1, bases: 8, injured: 1, melee: 0, resilience: { melee: 1, ranged: 8 } };
    const told = bounds({ own: { front: 1, bases: 1, melee: 1 }, other: column, bounds: 1 });
    // R 1 less 1: every die is above.
    expect(told.bounds[0]).toMatchObject({ otherRouts: 1, goesOn: 0 });
    expect(told.otherBases).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    const led = bounds({ own: { front: 1, bases: 1, melee: 1 }, other: { ...column, leadership: 3 }, bounds: 2 });
    // The lower die less 3 against 0: 20 of 36 above, 7 at it, 9... of 36 below.
    expect(led.bounds[0]?.otherRetreats).toBeCloseTo(7 / 36, 12);
    expect(led.bounds[0]?.otherRouts).toBeCloseTo(9 / 36, 12);
    // The next base is whole: a hit injures it, and nobody tests.
    expect(led.bounds[1]).toEqual(led.bounds[0]);
  });

  it("more than half of the game is tested for, and more than half of the bound retreats", () => {
    const sure = { front: 1, bases: 1, melee: 2 };
    const pair = { front: 2, bases: 3, injured: 2, melee: 0, resilience: { melee: 1, ranged: 1 } };
    // Two of three killed, the whole front too: R 1 less 1, all rout.
    expect(bounds({ own: sure, other: pair, bounds: 1 }).bounds[0]?.otherRouts).toBe(1);
    const hardy = { ...pair, leadership: 3 };
    // Two in three: forced to retreat, or worse by the test.
    expect(bounds({ own: sure, other: hardy, bounds: 1 }).bounds[0]).toMatchObject({
      otherRetreats: expect.closeTo(27 / 36, 12),
      otherRouts: expect.closeTo(9 / 36, 12),
    });
  });

  it("by hand: bases lost earlier count in the game's share", () => {
    // Three sure kills of ten, five lost before: 8 of 15 is more than half, 5 was not. R 1: the lower die is 1 in 11 of 36.
    const sure = { front: 4, bases: 4, melee: 3 };
    const worn = { front: 4, bases: 10, injured: 4, lost: 5, melee: 0, resilience: { melee: 1, ranged: 1 } };
    expect(bounds({ own: sure, other: worn, bounds: 1 }).bounds[0]).toMatchObject({
      otherRetreats: expect.closeTo(11 / 36, 12),
      otherRouts: expect.closeTo(25 / 36, 12),
    });
    expect(bounds({ own: sure, other: { ...worn, lost: 0 }, bounds: 1 }).bounds[0]).toMatchObject({ goesOn: 1 });
  });

  it("by hand: those shot at are tested by their resilience against shots", () => {
    const own = { front: 4, bases: 4, ranged: 3 };
    const other = { front: 4, bases: 10, injured: 4, lost: 5, resilience: { melee: 8, ranged: 1 } };
    expect(bounds({ mode: "shooting", own, other, ownShot: SHOT, bounds: 1 }).bounds[0]).toMatchObject({
      otherRetreats: expect.closeTo(11 / 36, 12),
      otherRouts: expect.closeTo(25 / 36, 12),
    });
  });

  it("shoots by initiative, and those who are not shot at are unhurt", () => {
    const own = { front: 1, bases: 1, injured: 1, ranged: 1, initiative: 4 };
    const other = { ...own, initiative: 3 };
    const sent = { mode: "shooting", own, other, ownShot: SHOT, otherShot: SHOT, bounds: 1 };
    expect(bounds(sent).bounds[0]).toMatchObject({ otherGone: 0.5, ownGone: 0.25 });
    expect(bounds({ ...sent, otherShot: null }).bounds[0]).toMatchObject({ otherGone: 0.5, ownGone: 0 });
  });

  it("refuses those who flee already, and shots that may not be", () => {
    expect(faultOf(boundsAsked({ other: { state: "routing" } }))).toEqual(["contradiction", "other.state"]);
    expect(faultOf(boundsAsked({ mode: "shooting", ownShot: SHOT }))).toEqual(["contradiction", "ownShot"]);
    expect(faultOf(boundsAsked({ otherShot: SHOT, other: { ranged: 1 } }))).toEqual(["contradiction", "otherShot"]);
  });
});

const formation = fc
  .record({
    front: fc.integer({ min: 1, max: 6 }),
    behind: fc.integer({ min: 0, max: 12 }),
    injured: fc.integer({ min: 0, max: 6 }),
    melee: fc.integer({ min: 0, max: 5 }),
    ranged: fc.integer({ min: 1, max: 5 }),
    r: fc.integer({ min: 1, max: 7 }),
    initiative: fc.integer({ min: 1, max: 3 }),
    missile: fc.boolean(),
    leadership: fc.integer({ min: 0, max: 3 }),
    terrain: fc.constantFrom(...EARTH_TERRAINS),
    type: fc.constantFrom(...EARTH_TYPES),
  })
  .map(({ behind, injured, r, ...one }) => ({
    ...one,
    bases: one.front + behind,
    injured: Math.min(injured, one.front),
    resilience: R(r),
  }));

describe("laws", () => {
  it("a shot: every distribution adds to one, and hits are shared among injuries, kills and those lost", () => {
    fc.assert(
      fc.property(formation, formation, fc.constantFrom(...EARTH_STATES), (own, other, state) => {
        const told = shooting(own, { ...other, state });
        for (const all of [told.hits, told.injured, told.killed]) expect(sum(all)).toBeCloseTo(1, 10);
        expect(meanOf(told.injured) + meanOf(told.killed)).toBeLessThanOrEqual(meanOf(told.hits) + 1e-9);
        expect(told.killed[other.front] ?? 0).toBeCloseTo(told.frontKilled, 10);
      }),
    );
  });

  it("a bound of mêlée is the same for both when the sides are turned round", () => {
    fc.assert(
      fc.property(formation, formation, (own, other) => {
        const [one, turned] = [melee(own, other), melee(other, own)];
        expect(one.own.hits).toEqual(turned.other.hits);
        expect(one.other.killed).toEqual(turned.own.killed);
      }),
    );
  });

  it("the first bound of several is that bound alone, and nobody who has left comes back", () => {
    fc.assert(
      fc.property(formation, formation, (own, other) => {
        const told = bounds({ own, other, bounds: 4 });
        const once = melee(own, other);
        const first = bounds({ own, other, bounds: 1 });
        expect(other.bases - meanOf(first.otherBases)).toBeCloseTo(meanOf(once.other.killed), 9);
        expect(own.bases - meanOf(first.ownBases)).toBeCloseTo(meanOf(once.own.killed), 9);
        expect(sum(told.ownBases)).toBeCloseTo(1, 9);
        for (const [at, one] of told.bounds.entries()) {
          const before = told.bounds[at - 1];
          expect(one.goesOn).toBeLessThanOrEqual((before?.goesOn ?? 1) + 1e-9);
          for (const left of ["ownRetreats", "ownRouts", "ownGone", "otherRetreats", "otherRouts", "otherGone"] as const)
            expect(one[left]).toBeGreaterThanOrEqual((before?.[left] ?? 0) - 1e-9);
          const own = one.ownRetreats + one.ownRouts + one.ownGone;
          const other = one.otherRetreats + one.otherRouts + one.otherGone;
          expect(Math.max(own, other)).toBeLessThanOrEqual(1 - one.goesOn + 1e-9);
          expect(own + other).toBeGreaterThanOrEqual(1 - one.goesOn - 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("more resilience and a better character never make a panic worse", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom(...EARTH_STATES),
        (r, leadership, state) => {
          const [low, high, led] = [
            panic({ resilience: R(r), leadership, state }),
            panic({ resilience: R(r + 1), leadership, state }),
            panic({ resilience: R(r), leadership: leadership + 1, state }),
          ];
          for (const better of [high, led]) {
            expect(better.rout).toBeLessThanOrEqual(low.rout + 1e-12);
            expect(better.fine).toBeGreaterThanOrEqual(low.fine - 1e-12);
          }
        },
      ),
    );
  });
});

describe("played out with dice, from the words of the rules alone", () => {
  const roll = rolledDie(11);
  /** Pikes, front 4 of 9 (1 injured), A2, R3, initiative 2, L1; horse, front 3 of 6, A4, R4, initiative 4. */
  type Unit = {
    width: number;
    bases: number;
    injured: number;
    readonly arming: number;
    readonly r: number;
    readonly first: number;
    readonly l: number;
  };
  const pikes = (): Unit => ({ width: 4, bases: 9, injured: 1, arming: 2, r: 3, first: 9, l: 1 });
  const horse = (): Unit => ({ width: 3, bases: 6, injured: 0, arming: 4, r: 4, first: 6, l: 0 });
  const frontOf = ({ width, bases }: Unit) => Math.min(width, bases);

  /** Rolls so many dice at a unit; tells how many bases fell. */
  function strike(dice: number, target: Unit): number {
    const front = frontOf(target);
    let fell = 0;
    for (let die = 0; die < dice; die++) {
      if (roll() < target.r || fell === front) continue;
      if (target.injured < front - fell && fell === 0) target.injured++;
      else {
        target.injured--;
        fell++;
      }
    }
    target.bases -= fell;
    return fell;
  }

  /** Whether more than this share of its first bases has been lost, and was not before. */
  const passes = ({ bases, first }: Unit, fell: number, share: number) =>
    first - bases > share * first && first - bases - fell <= share * first;

  /** A panic test. */
  function tested({ r, l }: Unit, isFrontKilled: boolean): string {
    const above = Math.min(roll(), roll()) - l - r + (isFrontKilled ? 1 : 0);
    return above > 0 ? "Routs" : above === 0 ? "Retreats" : "";
  }

  /** How it takes the losses of the bound. */
  function takes(unit: Unit, fell: number, front: number): string {
    const begun = unit.bases + fell;
    if (unit.bases === 0) return "Gone";
    if (fell > 0.75 * begun) return "Routs";
    const stays = fell > begun / 2 || passes(unit, fell, 0.75) ? "Retreats" : "";
    if (fell < front && !passes(unit, fell, 0.5)) return stays;
    return tested(unit, fell === front) || stays;
  }

  function played(): string {
    const [foot, mounted] = [pikes(), horse()];
    for (let bound = 1; bound <= 4; bound++) {
      const [wide, narrow] = [frontOf(foot), frontOf(mounted)];
      const fell = strike(mounted.arming + Math.max(0, narrow - wide), foot);
      // A whole rank killed: the next one strikes back.
      const left = fell < wide ? wide - fell : Math.min(foot.width, foot.bases);
      const back = left > 0 ? strike(foot.arming + Math.max(0, left - narrow), mounted) : 0;
      const [own, other] = [takes(foot, fell, wide), takes(mounted, back, narrow)];
      if (own || other) return `${own} ${other}`;
    }
    return "goes on";
  }

  it("pikes against horse, four bounds", () => {
    const TRIALS = 200_000;
    const ends = Array.from({ length: TRIALS }, played);
    const told = bounds({
      own: { front: 4, bases: 9, injured: 1, melee: 2, resilience: R(3), initiative: 2, leadership: 1 },
      other: { front: 3, bases: 6, melee: 4, resilience: R(4), initiative: 4, mounted: true },
    }).bounds.at(-1);
    const share = (is: (end: string) => boolean) => ends.filter(is).length / TRIALS;
    const shares = {
      ownRetreats: share((end) => end.startsWith("Retreats")),
      ownRouts: share((end) => end.startsWith("Routs")),
      ownGone: share((end) => end.startsWith("Gone")),
      otherRetreats: share((end) => end.endsWith("Retreats")),
      otherRouts: share((end) => end.endsWith("Routs")),
      otherGone: share((end) => end.endsWith("Gone")),
      goesOn: share((end) => end === "goes on"),
    };
    for (const [name, played] of Object.entries(shares)) {
      const chance = told?.[name as keyof typeof shares] ?? 0;
      // Four times the deviation of so many trials.
      expect(Math.abs(played - chance), name).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / TRIALS));
    }
    expect(Math.min(shares.ownRetreats, shares.ownRouts, shares.otherRetreats, shares.otherRouts, shares.goesOn)).toBeGreaterThan(0.001);
  });
});

it("the worst question is answered in time", () => {
  const side = (front: number, initiative: number) => ({ front, bases: 100, melee: 8, leadership: 3, initiative, resilience: R(4) });
  const begun = process.cpuUsage();
  const told = bounds({ own: side(20, 2), other: side(12, 3), bounds: 8 });
  // A second of one processor is promised; a busy machine is given more.
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(4);
  expect(sum(told.ownBases)).toBeCloseTo(1, 9);
});
