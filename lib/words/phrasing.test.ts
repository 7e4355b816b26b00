import { describe, expect, test } from "vitest";
import { dayWords, minuteWords, momentWords } from "./dates";
import { numeral } from "./numerals";
import {
  both,
  campKindWords,
  commanderAmong,
  commanderWords,
  counted,
  either,
  grouped,
  ordinal,
  roleNoun,
  sentenceCase,
  spoken,
} from "./phrasing";

describe("phrasing", () => {
  describe("either and both", () => {
    test.each([
      [[], "", ""],
      [["a"], "a", "a"],
      [["a", "b"], "a or b", "a and b"],
      [["a", "b", "c"], "a, b or c", "a, b and c"],
      [[4, 6, 8, 9], "4, 6, 8 or 9", "4, 6, 8 and 9"],
    ])("%o", (items, or, and) => {
      expect(either(items)).toBe(or);
      expect(both(items)).toBe(and);
    });
  });

  test.each([
    [0, "0 bases"],
    [1, "1 base"],
    [2, "2 bases"],
    [21, "21 bases"],
  ])("%i counted", (count, words) => {
    expect(counted(count, "base")).toBe(words);
  });

  test("a plural of its own", () => {
    expect([1, 2].map((count) => counted(count, "army", "armies"))).toEqual(["1 army", "2 armies"]);
  });

  test("numbers in letters, up to a dozen", () => {
    const letters = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
    expect(letters.map((_word, count) => numeral(count))).toEqual(letters);
    expect([13, 100, -1].map(numeral)).toEqual(["13", "100", "-1"]);
  });

  describe("numbers of five figures and more have a comma", () => {
    test.each([
      [0, "0"],
      [999, "999"],
      [9_860, "9860"],
      [9_999, "9999"],
      [10_000, "10,000"],
      [123_456, "123,456"],
      [1_234_567, "1,234,567"],
      [-9_999, "-9999"],
      [-12_345, "-12,345"],
      [-123_456, "-123,456"],
    ])("%i", (value, words) => {
      expect(grouped(value)).toBe(words);
    });
  });

  test("an id is said without its hyphens, a sentence begins with a capital", () => {
    expect(spoken("shoot-and-charge")).toBe("shoot and charge");
    expect(sentenceCase("élan of the foot")).toBe("Élan of the foot");
    expect(sentenceCase("")).toBe("");
  });

  test("a commander is called by his name, or by what he is", () => {
    expect(commanderWords({ name: "Gustav Horn", role: "sub" })).toBe("Gustav Horn");
    expect((["army", "sub", "ally"] as const).map((role) => commanderWords({ name: null, role }))).toEqual([
      "the army commander",
      "the sub-commander",
      "the ally",
    ]);
  });

  test("what a commander is, and what a camp is", () => {
    expect((["army", "sub", "ally"] as const).map(roleNoun)).toEqual(["army commander", "sub-commander", "ally"]);
    expect((["none", "fortified"] as const).map(campKindWords)).toEqual(["no camp", "a fortified camp"]);
  });

  test.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [11, "11th"],
    [13, "13th"],
    [21, "21st"],
  ])("%i is the %s", (place, words) => {
    expect(ordinal(place)).toBe(words);
  });
});

describe("moment", () => {
  const NOW = new Date("2026-11-12T20:30:00Z");

  test.each([
    ["2026-11-12T14:05:00Z", "UTC", "today 14:05"],
    ["2026-11-12T00:00:00Z", "UTC", "today 00:00"],
    ["2026-11-11T23:59:00Z", "UTC", "11 November"],
    ["2026-01-01T12:00:00Z", "UTC", "1 January"],
    ["2025-12-31T12:00:00Z", "UTC", "31 December 2025"],
    // Elsewhere it is another day already, or still.
    ["2026-11-11T23:59:00Z", "Europe/Rome", "today 00:59"],
    ["2026-11-12T14:05:00Z", "Pacific/Auckland", "today 03:05"],
    ["2026-11-12T10:05:00Z", "Pacific/Auckland", "12 November"],
    ["2026-01-01T03:00:00Z", "America/New_York", "31 December 2025"],
  ])("%s, read in %s, was %s", (moment, zone, words) => {
    expect(momentWords(new Date(moment), NOW, zone)).toBe(words);
  });

  test("a day is given in full", () => {
    expect(dayWords(new Date("2026-01-01T03:00:00Z"), "America/New_York")).toBe("31 December 2025");
  });
});

test("a moment to be kept is said to the minute, however far away", () => {
  const now = new Date("2026-11-28T10:00:00Z");
  expect(minuteWords(new Date("2027-03-07T20:00:00Z"), now, "UTC")).toBe("7 March 2027, 20:00");
  expect(minuteWords(new Date("2026-11-28T20:05:00Z"), now, "UTC")).toBe("today 20:05");
});

test("commanders without a name are counted where several have the same role", () => {
  const [sub, other, ally] = [
    { id: "a", name: null, role: "sub" },
    { id: "b", name: null, role: "sub" },
    { id: "c", name: null, role: "ally" },
  ] as const;
  expect([sub, other, ally].map((one) => commanderAmong(one, [sub, other, ally]))).toEqual(["Sub-commander 1", "Sub-commander 2", "Ally"]);
  expect(commanderAmong(sub, [sub, { ...other, name: "Left wing" }])).toBe("Sub-commander");
  expect(commanderAmong({ ...other, name: "Left wing" }, [sub])).toBe("Left wing");
});
