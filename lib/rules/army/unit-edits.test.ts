import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TroopLine } from "@/lib/model/army-list";
import type { CommanderId } from "@/lib/model/identifiers";
import { buildArmy, COMMANDERS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { type Army, army, edit } from "../../model/army";
import { applyEdits } from "./edits";
import { addUnit, copyUnit, copyUnits, moveUnit, moveUnits, numberInOrder, splitUnit, swapNumbers } from "./unit-edits";
import { commandOf } from "./unit-numbers";

describe("a unit group added", () => {
  const HORSE = buildList().lines.find((one) => one.id === "horse") as TroopLine;
  const id = (text: string) => text as CommanderId;
  const added = (line: TroopLine, chosen: CommanderId | null, army = buildArmy()) => {
    const [edit] = addUnit(line, army, chosen, null);
    return edit?.do === "add-unit" ? [edit.unit.number, edit.unit.line, edit.unit.bases, edit.unit.commander] : null;
  };

  test("the smallest size joins the command chosen under the next number", () => {
    expect(added(HORSE, id("right"))).toEqual([9, "horse", Math.min(...HORSE.sizes), "right"]);
    expect(added(HORSE, null)).toEqual([9, "horse", Math.min(...HORSE.sizes), null]);
  });

  test("if the chosen one may not lead it, it joins the first who may", () => {
    expect(added({ ...HORSE, ledBy: ["army"] }, id("right"))?.at(-1)).toBe("army");
    expect(added({ ...HORSE, ledBy: ["ally"] }, id("right"))?.at(-1)).toBeNull();
  });

  test("a full army takes no more", () => {
    const full = buildArmy({ units: Array.from({ length: 100 }, (_, at) => unitOf(at + 1, "guns", 2)) });
    expect(added(HORSE, null, full)).toBeNull();
  });
});

describe("a unit group copied", () => {
  const ARMY = buildArmy({ units: [unitOf(1, "horse", 4, { commander: "left", name: "The first" }), unitOf(2, "guns", 2)] });

  test("another like it stands right behind it, with a number of its own and no name", () => {
    const { units } = applyEdits(ARMY, copyUnit(ARMY, 1));
    expect(units.map(({ number, line, bases, commander, name }) => [number, line, bases, commander, name])).toEqual([
      [1, "horse", 4, "left", "The first"],
      [3, "horse", 4, "left", null],
      [2, "guns", 2, null, null],
    ]);
  });

  test("there is none for a unit group the army does not have, nor in a full army", () => {
    expect(copyUnit(ARMY, 9)).toEqual([]);
    const full = buildArmy({ units: Array.from({ length: 100 }, (_, at) => unitOf(at + 1, "guns", 2)) });
    expect(copyUnit(full, 1)).toEqual([]);
  });
});

describe("a unit group split", () => {
  const START = buildArmy();

  test("the last unit group is split by one resize and one addition", () => {
    expect(splitUnit(START, 8, 1)).toEqual(
      [
        { do: "set-unit", unit: 8, field: "bases", to: 1 },
        { do: "add-unit", unit: unitOf(9, "guns", 1, { id: 9 }) },
      ].map((one) => edit.parse(one)),
    );
  });

  test("the new one equals the old one except for number, bases and name, and its number follows the order", () => {
    const more = { options: ["stakes", "pavise"], qualityDown: true, firepowerDown: true, commander: "left" };
    const one = buildArmy({ units: [unitOf(40, "regiments", 9, { ...more, name: "The Old Blues" })] });
    expect(applyEdits(one, splitUnit(one, 40, 6)).units).toEqual(
      buildArmy({ units: [unitOf(40, "regiments", 6, { ...more, name: "The Old Blues" }), unitOf(1, "regiments", 3, { ...more, id: 41 })] })
        .units,
    );
  });

  test("it stands right behind the old one in its command, and other commands stay where they are", () => {
    const inCommands = { 2: { commander: "left" }, 4: { commander: "left" }, 5: { commander: "right" } };
    const one = buildArmy({ units: unitsBut(inCommands) });
    const edits = splitUnit(one, 2, 2);
    const [first, second, third, fourth, ...rest] = unitsBut({ ...inCommands, 2: { commander: "left", bases: 2 } });
    const half = unitOf(9, "regiments", 4, { commander: "left", id: 9 });
    expect(applyEdits(one, edits)).toEqual(buildArmy({ units: [first!, second!, third!, ...rest, half, fourth!] }));
    expect(edits.map((each) => each.do)).toEqual(["remove-unit", "set-unit", "add-unit", "add-unit"]);
  });

  test("among those of no command, one whose commander is unknown has no command either", () => {
    const one = buildArmy({ units: [unitOf(1, "horse", 8, { commander: "nobody" }), unitOf(2, "horse", 4)] });
    expect(applyEdits(one, splitUnit(one, 1, 4)).units.map(({ number, bases }) => [number, bases])).toEqual([
      [1, 4],
      [3, 4],
      [2, 4],
    ]);
  });

  test("if the last number is in use, it gets a low free one", () => {
    const one = buildArmy({ units: [unitOf(1, "horse", 4), unitOf(999, "horse", 8)] });
    expect(applyEdits(one, splitUnit(one, 999, 4)).units.map((unit) => unit.number)).toEqual([1, 999, 2]);
  });

  describe("nothing is done", () => {
    test.each([-1, 0, 2, 3, 0.5, Number.NaN])("for two bases split at %d", (bases) => {
      expect(splitUnit(START, 8, bases)).toEqual([]);
    });

    test("for a unit group that the army does not have", () => {
      expect(splitUnit(START, 99, 2)).toEqual([]);
    });

    test("in an army of as many unit groups as a document may hold", () => {
      const of = (count: number) => buildArmy({ units: Array.from({ length: count }, (_, at) => unitOf(at + 1, "horse", 4)) });
      expect(splitUnit(of(100), 100, 2)).toEqual([]);
      expect(applyEdits(of(99), splitUnit(of(99), 99, 2)).units).toHaveLength(100);
    });
  });
});

describe("a unit group moved", () => {
  const LEFT = "left" as CommanderId;
  const RIGHT = "right" as CommanderId;

  /** "1l 4r 2l": unit groups by number and the first letter of their command, "-" for unassigned. */
  const drawnUp = (text: string): Army =>
    buildArmy({
      commanders: [...COMMANDERS],
      units: text.split(" ").map((one) => {
        const commander = { l: "left", r: "right", "-": null, x: "nobody" }[one.slice(-1)] ?? null;
        return unitOf(Number.parseInt(one, 10), "horse", 4, { commander });
      }),
    });

  const START = "1l 2r 3l 4r 5l 6-";

  type Case = [what: string, start: string, number: number, to: Parameters<typeof moveUnit>[2], after: string, edits: number];

  test.each<Case>([
    ["last of its command: only it is added again", START, 1, { commander: LEFT, before: null }, "2r 3l 4r 5l 6- 1l", 2],
    ["before the last of its command", START, 1, { commander: LEFT, before: 5 }, "2r 3l 4r 6- 1l 5l", 4],
    ["before the first: it stays, and those before it go behind", START, 5, { commander: LEFT, before: 1 }, "2r 4r 5l 6- 1l 3l", 4],
    ["before the one it follows, the rest behind", START, 3, { commander: LEFT, before: 1 }, "2r 3l 4r 6- 1l 5l", 4],
    [
      "last of another command where it stands behind its last already",
      START,
      5,
      { commander: RIGHT, before: null },
      "1l 2r 3l 4r 5r 6-",
      1,
    ],
    ["last of another command from before its last", START, 3, { commander: RIGHT, before: null }, "1l 2r 4r 5l 6- 3r", 2],
    ["into another command between two it stands between already", START, 3, { commander: RIGHT, before: 4 }, "1l 2r 3r 4r 5l 6-", 1],
    ["first of another command, standing before it already", START, 1, { commander: RIGHT, before: 2 }, "1r 2r 3l 4r 5l 6-", 1],
    ["out of its command", START, 4, { commander: null, before: null }, "1l 2r 3l 5l 6- 4-", 2],
    ["out of its command, before one that has none", START, 4, { commander: null, before: 6 }, "1l 2r 3l 4- 5l 6-", 1],
    ["out of the command of nobody it knows", "1x 2-", 1, { commander: null, before: 2 }, "1- 2-", 1],
  ])("a unit group comes to stand %s", (_what, start, number, to, after, count) => {
    const edits = moveUnit(drawnUp(start), number, to);
    expect(applyEdits(drawnUp(start), edits)).toEqual(drawnUp(after));
    expect(edits).toHaveLength(count);
  });

  test.each<[what: string, number: number, to: Parameters<typeof moveUnit>[2]]>([
    ["where it is, last", 5, { commander: LEFT, before: null }],
    ["where it is, before the next of its command", 1, { commander: LEFT, before: 3 }],
    ["before itself", 3, { commander: LEFT, before: 3 }],
    ["before one of another command", 1, { commander: LEFT, before: 4 }],
    ["before one the army does not have", 1, { commander: LEFT, before: 99 }],
    ["under one the army does not have", 1, { commander: "nobody" as CommanderId, before: null }],
    ["though the army does not have it", 99, { commander: LEFT, before: null }],
  ])("nothing is done for one put %s", (_what, number, to) => {
    expect(moveUnit(drawnUp(START), number, to)).toEqual([]);
  });

  test("wherever a unit group is put, it stays there, and nothing else changes", () => {
    const armies = anyArmy({ lists: [buildList(), buildAllyList()], units: { min: 1, max: 18 } });
    fc.assert(
      fc.property(armies, fc.nat(999), fc.nat(999), fc.nat(999), (one, ofUnit, ofCommand, ofPlace) => {
        const unit = one.units[ofUnit % one.units.length]!;
        const commander = [null, ...one.commanders.map((leader) => leader.id)][ofCommand % (one.commanders.length + 1)] ?? null;
        const numbers = (from: Army, of: CommanderId | null) =>
          from.units.filter((each) => commandOf(each, from) === of).map((each) => each.number);
        const others = numbers(one, commander).filter((number) => number !== unit.number);
        const at = ofPlace % (others.length + 1);
        const after = applyEdits(one, moveUnit(one, unit.number, { commander, before: others[at] ?? null }));

        expect(army.parse(after)).toEqual(after);
        expect(numbers(after, commander)).toEqual(others.toSpliced(at, 0, unit.number));
        for (const other of [null, ...one.commanders.map((leader) => leader.id)].filter((id) => id !== commander))
          expect(numbers(after, other)).toEqual(numbers(one, other).filter((number) => number !== unit.number));
        const byNumber = (from: Army) => [...from.units].sort((first, second) => first.number - second.number);
        expect(byNumber(after)).toEqual(byNumber(one).map((each) => (each.number === unit.number ? { ...each, commander } : each)));
        expect({ ...after, units: [] }).toEqual({ ...one, units: [] });
      }),
      { seed: 1634, numRuns: 500 },
    );
  });
});

describe("numbers in order", () => {
  const ARMY = buildArmy({
    units: [
      unitOf(4, "guns", 2),
      unitOf(7, "horse", 4, { commander: "right" }),
      unitOf(2, "regiments", 6, { commander: "left" }),
      unitOf(1, "light-horse", 6, { commander: "right" }),
    ],
  });

  test("unit groups are numbered by their commands, the loose ones last, and stay in their places", () => {
    const numbered = applyEdits(ARMY, numberInOrder(ARMY));
    expect(numbered.units.map(({ number, line }) => `${number} ${line}`)).toEqual(["4 guns", "2 horse", "1 regiments", "3 light-horse"]);
    expect(numbered.units.map((unit) => unit.commander)).toEqual(ARMY.units.map((unit) => unit.commander));
    expect(numberInOrder(numbered)).toEqual([]);
  });
});

describe("several unit groups at once", () => {
  const numbersOf = ({ units }: Army) => units.map((one) => one.number);

  test("move behind the others of a command, in their order", () => {
    const before = buildArmy({ units: unitsBut({ 2: { commander: "left" }, 5: { commander: "left" }, 7: { commander: "right" } }) });
    const after = applyEdits(before, moveUnits(before, [5, 7, 1], "left" as CommanderId));
    expect(after.units.filter((one) => one.commander === "left").map((one) => one.number)).toEqual([2, 5, 7, 1]);
    expect(moveUnits(before, [2], "nobody" as CommanderId)).toEqual([]);
  });

  test("are copied each behind itself, until the army is full", () => {
    const before = buildArmy();
    expect(numbersOf(applyEdits(before, copyUnits(before, [3, 5])))).toEqual([1, 2, 3, 9, 4, 5, 10, 6, 7, 8]);
    const most = buildArmy({ units: Array.from({ length: 99 }, (_, at) => unitOf(at + 1, "guns", 2)) });
    expect(applyEdits(most, copyUnits(most, [1, 2])).units).toHaveLength(100);
  });

  test("two swap their numbers and nothing else", () => {
    const before = buildArmy({ units: unitsBut({ 4: { name: "Pappenheim" } }) });
    const after = applyEdits(before, swapNumbers(before, 4, 7));
    expect(after.units.find((one) => one.number === 7)).toEqual({ ...before.units[3], number: 7, id: 4, numberFixed: true });
    expect(after.units.find((one) => one.number === 4)).toEqual({ ...before.units[6], number: 4, id: 7, numberFixed: true });
    expect([swapNumbers(before, 4, 44), swapNumbers(before, 4, 4)]).toEqual([[], []]);
  });
});
