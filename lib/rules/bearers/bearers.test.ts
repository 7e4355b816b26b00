import { describe, expect, test } from "vitest";
import { buildArmy, commanderOf, unitOf } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { ALL_LISTS } from "@/tests/build/shipped";
import { SHEET_READERS, type SheetReader } from "../../model/army-sheet";
import { CAMP_KINDS, GRADES } from "../../model/enumerations";
import { BEARER_TRAITS, type Bearer } from "../../model/reference-terms";
import { bearersOf, campBearer, campStates, commanderBearer } from "./bearers";
import { EVERY_UNIT } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

const BOOK = buildBook();
const told = (bearer: Bearer | undefined) => BEARER_TRAITS.filter((one) => bearer?.has(one));

test("unit groups, commanders and the camp bear, in that order, and nobody else", () => {
  const army = buildArmy({ camp: { kind: "fortified", quality: "superior" } });
  const bearers = bearersOf(army, BOOK);
  expect(bearers).toHaveLength(army.units.length + army.commanders.length + 1);
  expect(told(bearers[army.units.length])).toEqual([
    "commander:army",
    "grade:mediocre",
    "grade:competent",
    "grade:talented",
    "class:professional",
  ]);
  expect(told(bearers.at(-1))).toEqual(["camp:fortified"]);
});

test("a unit group has its options and its downgrades", () => {
  const list = BOOK.current.get(buildArmy().list);
  const line = list?.lines.find(({ line: { optional } }) => optional.length > 0);
  const option = line?.line.optional[0];
  if (!line || !option) throw new Error("no line has options");
  const bearerWith = (more: Parameters<typeof unitOf>[3]) => bearersOf(buildArmy({ units: [unitOf(1, line.line.id, 6, more)] }), BOOK)[0];
  expect(bearerWith({})?.has(`has:${option}`)).toBe(false);
  expect(bearerWith({ options: [option] })?.has(`has:${option}`)).toBe(true);
  expect(told(bearerWith({ qualityDown: true }))).toEqual(told(troopBearer({ ...line.line.troop, quality: "poor" }, TABLES)));
});

describe("for the opponent", () => {
  /** Every set of options of every line of every list, with and without both downgrades. */
  const TAKEN = CATALOG.lists.flatMap(({ id, lines }) =>
    lines.flatMap(({ id: line, optional }) =>
      Array.from({ length: 1 << optional.length }, (_, bits) => ({
        list: id,
        line,
        options: optional.filter((_, at) => bits & (1 << at)),
      })),
    ),
  );
  const bearerOf = ({ list, line, options }: (typeof TAKEN)[number], down: boolean, reader: SheetReader) =>
    bearersOf(
      buildArmy({ list, commanders: [], units: [unitOf(1, line, 6, { options, qualityDown: down, firepowerDown: down })] }),
      ALL_LISTS,
      reader,
    )[0];

  test("a unit group is the same whichever options it has, and never less than it is", () => {
    expect(TAKEN.filter(({ options }) => options.length > 0).length).toBeGreaterThan(40);
    for (const one of TAKEN)
      for (const down of [true, false]) {
        const [own, seen] = [bearerOf(one, down, "own"), bearerOf(one, down, "opponent")];
        expect(told(own).filter((trait) => !seen?.has(trait))).toEqual([]);
        expect(told(seen)).toEqual(told(bearerOf({ ...one, options: [] }, down, "opponent")));
      }
  });

  test("commanders and camp are what they are", () => {
    const army = buildArmy();
    const others = army.units.length;
    expect(bearersOf(army, BOOK, "opponent").slice(others)).toEqual(bearersOf(army, BOOK).slice(others));
  });
});

test.each(SHEET_READERS)("a unit group of no line may be anything: %s", (reader) => {
  const army = buildArmy({ units: [unitOf(1, "gone", 6)] });
  expect(bearersOf(army, BOOK, reader)[0]).toBe(EVERY_UNIT);
});

describe("a commander", () => {
  test.each(GRADES)("who is %s may come down to any lower grade, and to no higher", (grade) => {
    const bearer = commanderBearer(commanderOfGrade(grade), ["sub"]);
    expect(GRADES.filter((one) => bearer.has(`grade:${one}`))).toEqual(GRADES.slice(0, GRADES.indexOf(grade) + 1));
  });

  test("of whom nobody tells the role has each that he may have", () => {
    expect(told(commanderBearer(commanderOfGrade("mediocre"), ["sub", "ally"]))).toEqual([
      ...["commander:sub", "commander:ally", "grade:mediocre", "class:professional"],
    ]);
  });
});

const commanderOfGrade = (grade: (typeof GRADES)[number]) => ({ ...commanderOf("he", "sub", grade), class: "professional" as const });

/** "Types of camps and their depiction 3". */
const STATES = {
  standard: ["camp:standard"],
  fortified: ["camp:fortified"],
  mobile: ["camp:mobile"],
  flexible: ["camp:fortified", "camp:mobile"],
  none: ["camp:mobile", "camp:none"],
} as const;

test.each(CAMP_KINDS)("a camp of the kind %s is what it may come to be", (kind) => {
  expect(told(campBearer(campStates(kind, TABLES)))).toEqual(STATES[kind]);
});
