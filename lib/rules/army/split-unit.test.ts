import { describe, expect, test } from "vitest";
import { buildArmy, unitOf, unitsBut } from "@/tests/build/army";
import { edit } from "../../model/army";
import { applyEdits } from "./apply-edits";
import { splitUnit } from "./split-unit";

const START = buildArmy();

test("the last unit group is split by one resize and one addition", () => {
  expect(splitUnit(START, 8, 1)).toEqual(
    [
      { do: "set-unit", unit: 8, field: "bases", to: 1 },
      { do: "add-unit", unit: unitOf(9, "guns", 1) },
    ].map((one) => edit.parse(one)),
  );
});

test("the new one equals the old one except for number, bases and name", () => {
  const more = { options: ["stakes", "pavise"], qualityDown: true, firepowerDown: true, commander: "left" };
  const one = buildArmy({ units: [unitOf(40, "regiments", 9, { ...more, name: "The Old Blues" })] });
  expect(applyEdits(one, splitUnit(one, 40, 6)).units).toEqual(
    buildArmy({ units: [unitOf(40, "regiments", 6, { ...more, name: "The Old Blues" }), unitOf(41, "regiments", 3, more)] }).units,
  );
});

test("it stands right behind the old one in its command, and other commands stay where they are", () => {
  const inCommands = { 2: { commander: "left" }, 4: { commander: "left" }, 5: { commander: "right" } };
  const one = buildArmy({ units: unitsBut(inCommands) });
  const edits = splitUnit(one, 2, 2);
  const [first, second, third, fourth, ...rest] = unitsBut({ ...inCommands, 2: { commander: "left", bases: 2 } });
  const half = unitOf(9, "regiments", 4, { commander: "left" });
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
