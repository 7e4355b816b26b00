import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AFIELD, armiesBy, dayBattle } from "@/tests/build/day-battle";
import { NO_DRAWS } from "@/tests/build/days-battle";
import type { SeatName } from "../../model/by-seat";
import type { Battle } from "../prebattle/battle";
import { unhidden } from "../prebattle/battle-step";
import { decide } from "../prebattle/decide";
import { armyKnownIn, lossesMost } from "../prebattle/victory-points";
import { view } from "../prebattle/view";
import { atWounds, baseTicked, endingAfield, withWounds } from "./army-afield";
import { MARKS, type Marks } from "./notebook";
import { marksIn, ticksFor } from "./shared-ticks";

const groupOf = (number: number, marks: Marks = {}, seat: SeatName = "a") => {
  const group = armiesBy(marks)[seat].groups.find((one) => one.number === number);
  if (!group) throw new Error(`no group ${number}`);
  return group;
};
const lostTo = (seat: SeatName, ...numbers: readonly number[]): Marks =>
  Object.fromEntries(numbers.map((one) => [MARKS.gone(seat, one), 1]));
const totals = (marks: Marks, eyes: SeatName = "a", seat: SeatName = eyes) => {
  const { lost, size, towards, breaksAt, isBroken, uncounted } = armiesBy(marks, eyes)[seat];
  return { lost, size, towards, breaksAt, isBroken, uncounted };
};

const revealing = (battle: Battle, order: string): Battle => {
  const { a } = battle.seats;
  return { ...battle, seats: { ...battle.seats, a: { ...a, host: { ...a.host, revealed: [...a.host.revealed, order] } } } };
};

describe("a group breaks by its losses", () => {
  // Horse of 6: more than half, seven wounds; skirmishers of 6: more than a third, five; a tercio of 16: seventeen.
  test.each([
    { number: 4, before: 6, at: 7 },
    { number: 7, before: 4, at: 5 },
    { number: 8, before: 16, at: 17 },
  ])("group $number at $at wounds", ({ number, before, at }) => {
    const key = MARKS.unit("a", number);
    expect(groupOf(number).breaksAt).toBe(at);
    expect([groupOf(number, { [key]: before }).isLost, groupOf(number, { [key]: at }).isLost]).toEqual([false, true]);
  });

  test("three bases and a wound are distinguished, and no group loses more than it has", () => {
    expect(groupOf(4, { [MARKS.unit("a", 4)]: 7 })).toMatchObject({ lostBases: 3, hasWound: true, isBroken: true });
    expect(groupOf(4, { [MARKS.unit("a", 4)]: 99 })).toMatchObject({ wounds: 12, lostBases: 6, hasWound: false });
  });

  test("one that is destroyed or gone is lost, unbroken", () => {
    expect(groupOf(4, lostTo("a", 4))).toMatchObject({ isLost: true, isGone: true, isBroken: false });
  });
});

describe("what a seat knows of an army", () => {
  test("its own groups, hidden ones too, but no stragglers", () => {
    const { groups, unseen } = armiesBy({}).a;
    expect(groups.map(({ number, where, order, commander }) => [number, where, order, commander])).toEqual([
      [1, "march", "march-1", 1],
      [2, "march", "march-1", 1],
      [3, "ambush", "ambush-1", 0],
      [4, "table", null, 0],
      [5, "table", null, 0],
      [6, "table", null, 2],
      [7, "table", null, 0],
      [8, "table", null, 2],
      [9, "table", null, 2],
      [10, "table", null, 2],
      [11, "table", null, 2],
      [12, "table", null, null],
    ]);
    expect(unseen).toEqual([]);
  });

  test("of the opponent's army the groups on the table, and the number of others", () => {
    const { groups, unseen } = armiesBy({}, "b").a;
    expect(groups.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(unseen.map(({ kind, isLost }) => [kind, isLost])).toEqual(Array(3).fill(["unknown", false]));
  });

  test("of a revealed march its groups too, before they have arrived, and no others", () => {
    const { groups, unseen } = armiesBy({}, "b", revealing(dayBattle(), "march-1")).a;
    expect(groups.map(({ number, where, order }) => [number, where, order]).slice(0, 3)).toEqual([
      [1, "march", "march-1"],
      [2, "march", "march-1"],
      [4, "table", null],
    ]);
    expect(unseen).toHaveLength(1);
    expect(armiesBy({}, "b", revealing(dayBattle(), "ambush-2")).a.unseen).toHaveLength(3);
  });

  test("of an ambush that was shown its group stands on the table", () => {
    const whereOf = (battle: Battle) =>
      armiesBy({}, "a", battle)
        .a.groups.filter(({ order }) => order === "ambush-1")
        .map(({ where }) => where);
    expect([whereOf(dayBattle()), whereOf(revealing(dayBattle(), "ambush-1"))]).toEqual([["ambush"], ["table"]]);
  });
});

test("both seats count a march that has arrived alike once it is revealed, and not before", () => {
  const ticks = [{ key: MARKS.here("a", "march-1"), value: 1, at: 1, by: "a" as const }];
  const counted = (battle: Battle, eyes: SeatName) => {
    const { size, breaksAt } = armiesBy(marksIn(ticksFor(view(battle, eyes), ticks)), eyes, battle).a;
    return { size, breaksAt };
  };
  // Twelve TuGs with those of the march; the enemy does not see the group in ambush.
  const hidden = dayBattle();
  expect([counted(hidden, "a"), counted(hidden, "b")]).toEqual([
    { size: 12, breaksAt: 6 },
    { size: 9, breaksAt: 5 },
  ]);
  const revealed = revealing(revealing(hidden, "march-1"), "ambush-1");
  expect([counted(revealed, "a"), counted(revealed, "b")]).toEqual([
    { size: 12, breaksAt: 6 },
    { size: 12, breaksAt: 6 },
  ]);
});

describe("an army breaks at half its TuGs", () => {
  test("on the table: marchers that are not in do not count, a tercio twice, skirmishers not at all", () => {
    // 3 to 6 and 8 to 12 are TuGs, and the tercio (8) counts as two: ten.
    expect(totals({})).toEqual({ lost: { tugs: 0, sugs: 0 }, size: 10, towards: 0, breaksAt: 5, isBroken: false, uncounted: 0 });
    expect(totals({ [MARKS.here("a", "march-1")]: 1 })).toMatchObject({ size: 12, breaksAt: 6 });
    // The two that march are TuGs.
    expect(armiesBy({}).a.breaksWithMarch).toBe(6);
    expect(armiesBy({}, "b").a.breaksWithMarch).toBe(5);
  });

  test("four lost and the tercio among them: five of ten", () => {
    expect(totals(lostTo("a", 4, 5, 6))).toMatchObject({ towards: 3, isBroken: false });
    expect(totals(lostTo("a", 4, 5, 6, 8, 7))).toMatchObject({ lost: { tugs: 5, sugs: 1 }, towards: 5, isBroken: true });
  });

  test("the sacked camp is one more lost towards it, and none of the groups", () => {
    // Sacked with its second base, at four wounds.
    expect(totals({ [MARKS.camp("a")]: 3 })).toMatchObject({ towards: 0 });
    expect(totals({ [MARKS.camp("a")]: 4, ...lostTo("a", 4, 5, 6, 9) })).toMatchObject({
      ...{ lost: { tugs: 4, sugs: 0 }, towards: 5, size: 10, isBroken: true },
    });
  });

  test("an unseen group counts once its player says what it is", () => {
    // The enemy of seat a sees nine groups: nine TuGs with the tercio.
    expect(totals({}, "b", "a")).toMatchObject({ size: 9, breaksAt: 5, uncounted: 3 });
    const known = {
      [MARKS.kind("a", 0)]: 3,
      [MARKS.lost("a", 0)]: 1,
      [MARKS.kind("a", 1)]: 2,
      [MARKS.lost("a", 1)]: 1,
      [MARKS.lost("a", 2)]: 1,
    };
    expect(armiesBy(known, "b").a.unseen.map(({ isLost }) => isLost)).toEqual([true, true, false]);
    expect(totals(known, "b", "a")).toMatchObject({ lost: { tugs: 2, sugs: 1 }, size: 11, towards: 2, breaksAt: 6, uncounted: 1 });
  });
});

test("a commander falls by a grade for every wound and every death, and never below the lowest", () => {
  const of = (marks: Marks) => armiesBy(marks).a.commanders[0];
  expect(of({})).toMatchObject({ grade: "competent", role: "army" });
  expect(of({ [MARKS.hurt("a", 0)]: 1 })).toMatchObject({ grade: "mediocre", fallen: null, hurt: 1 });
  expect(of({ [MARKS.killed("a", 0)]: 1 })).toMatchObject({ grade: "mediocre", fallen: "competent" });
  expect(of({ [MARKS.killed("a", 0)]: 2 })).toMatchObject({ grade: "mediocre", killed: 2 });
});

describe("the boxes", () => {
  const six = groupOf(4);

  test("a press loses all up to it, and the last lost one stands again; a wound stays", () => {
    const two = atWounds(six, 5);
    expect([baseTicked(six, 0), baseTicked(six, 2), baseTicked(two, 1), baseTicked(two, 0), baseTicked(two, 5)]).toEqual([2, 6, 3, 3, 12]);
  });

  test("a second wound takes the base; there are no more wounds than the bases take, and no fewer than none", () => {
    const [hurt, last] = [atWounds(six, 1), atWounds(six, 12)];
    expect([withWounds(hurt, 1), withWounds(hurt, -1), withWounds(last, 1), withWounds(six, -1)]).toEqual([2, 0, 12, 0]);
    expect(atWounds(six, withWounds(hurt, 1))).toMatchObject({ lostBases: 1, hasWound: false });
  });
});

describe("laws", () => {
  const seat = fc.constantFrom<SeatName>("a", "b");
  const mark = fc.oneof(
    fc.tuple(fc.constantFrom("unit", "gone"), seat, fc.integer({ min: 1, max: 14 })).map(([of, one, at]) => `${of}:${one}:${at}`),
    fc
      .tuple(fc.constantFrom("kind", "lost", "killed", "hurt"), seat, fc.integer({ min: 0, max: 4 }))
      .map(([of, one, at]) => `${of}:${one}:${at}`),
    seat.map(MARKS.camp),
    seat.map((one) => MARKS.here(one, "march-1")),
  );
  const anyMarks: fc.Arbitrary<Marks> = fc.dictionary(mark, fc.integer({ min: 1, max: 40 }), { maxKeys: 40 });
  const battle = dayBattle();

  test("whatever is ticked, no army has lost more than everybody knows to be possible, and the result is accepted", () => {
    fc.assert(
      fc.property(anyMarks, seat, (marks, eyes) => {
        const ending = endingAfield(armiesBy(marks, eyes, battle));
        for (const one of ["a", "b"] as const) {
          const most = lossesMost(armyKnownIn(battle, one), unhidden(battle.book.battlefield));
          expect(ending.losses[one].tugs).toBeLessThanOrEqual(most.tugs);
          expect(ending.losses[one].sugs).toBeLessThanOrEqual(most.sugs);
        }
        expect(decide(battle, eyes, { type: "close-battle", ...ending, otherIsAway: false }, NO_DRAWS).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("losing more never makes an army whole again", () => {
    fc.assert(
      fc.property(anyMarks, fc.integer({ min: 4, max: 12 }), fc.integer({ min: 0, max: 12 }), (marks, number, more) => {
        const key = MARKS.unit("a", number);
        const before = armiesBy(marks, "a", battle).a;
        const after = armiesBy({ ...marks, [key]: (marks[key] ?? 0) + more }, "a", battle).a;
        expect(after.towards).toBeGreaterThanOrEqual(before.towards);
        expect(after.size).toBe(before.size);
        if (before.isBroken) expect(after.isBroken).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test("the day's tables have their break points from the rules of armies", () => {
  expect(AFIELD.army.breakPoints.map(({ id }) => id)).toEqual(["tug", "sug", "fanatics", "army"]);
});
