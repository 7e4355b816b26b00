import { describe, expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { cleanName, withCleanArmyNames, withCleanNames } from "./clean-names";

describe("a name that is sent", () => {
  test.each([
    ["with spaces and lines", "  The left\r\n\twing\u2003of\u00a0Horn ", "The left wing of Horn"],
    ["with zero-width characters", "Cor\u200bb\u2060i\ufeffe\u00ad, 1636\u200d", "Corbie, 1636"],
    ["with a joiner between letters that do not join", "Cor\u200dbie \u200cHorn", "Corbie Horn"],
    ["with marks of direction", "\u202eeibroC\u202c \u200e\u200f\u061c\u2066Horn\u2069", "eibroC Horn"],
    ["with fillers and blanks of other scripts", "Corbie\u3164\u115f\u2800Horn\u17b4", "Corbie Horn"],
    ["with variation selectors on letters", "Co\ufe0frbie\u{e0100}", "Corbie"],
    ["with letters of tags", "Corbie\u{e0041}\u{e0042}", "Corbie"],
    ["with control characters and halves of letters", "Cor\u0000bie\ud800 x", "Cor bie x"],
    ["with marks between lines", "Cor\ufff9bie\ufffa", "Corbie"],
    ["in other bytes than another", "Uświat e\u0301te\u0301", "Uświat été"],
    ["that begins with marks for the letter before", "\u0301\u0301Corbie", "Corbie"],
    ["with a tower of marks", `C${"\u0308".repeat(60)}orbie`, "C\u0308\u0308\u0308orbie"],
  ])("%s", (_, typed, name) => {
    expect([...cleanName(typed)]).toEqual([...name]);
  });

  test("holds nobody up, however many marks it piles up", () => {
    const low = "\u0315".repeat(25_000);
    const above = "\u0300".repeat(25_000);
    // Of the first 32 of a pile three are kept, as of any other. The mark between the piles takes no letter under it.
    expect([...cleanName(`Cor${low}${above}bie`)]).toEqual([..."Cor\u0315\u0315\u0315bie"]);
    expect([...cleanName(`Cor${"\u0315\u0300\u200b".repeat(25_000)}bie`)]).toHaveLength("Corbie".length + 3);
  });

  test.each(["", " ", "\u200b", "\u202e \u2069", "\u3164", "\u2800", "\u0301\u0302", "\u{e0041}", "\ufe0f", "\u034f"])(
    "%j has nothing in it that can be seen",
    (typed) => {
      expect(cleanName(typed)).toBe("");
    },
  );

  test.each([
    ["Persian, with its non-joiner", "می\u200cروم"],
    ["Arabic with vowels", "مُحَمَّد الفاتح"],
    ["Hebrew with points and accents", "בְּרֵאשִׁ֖ית"],
    ["Hindi, with its joiner", "क्\u200dष सेना"],
    ["Vietnamese", "Nguyễn Huệ"],
    ["Burmese", "ကျွန်ုပ်တို့"],
    ["a family, a flag, a keycap and a heart", "👨\u200d👩\u200d👧 🇵🇱 1\ufe0f\u20e3 ❤\ufe0f"],
    ["a rider with a colour of skin", "🏇🏽 🏃🏽\u200d♀\ufe0f"],
    ["the flag of Scotland", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["any other", "Kircholm, 1605 – Żółkiewski’s “húsaria”"],
  ])("stays what it is: %s", (_, name) => {
    expect(cleanName(name)).toBe(name);
  });

  test("cleaned twice it is the same", () => {
    for (const typed of [
      "\u200b\u0301A\u200d\u0301",
      " \u0301 x",
      "e\u200b\u0301",
      "\u1100\u200b\u1161",
      "\u0915\u200d\u180bx",
      "\u0645\u180b\u200c\u0645",
    ])
      expect(cleanName(cleanName(typed))).toBe(cleanName(typed));
  });
});

describe("a document that is sent", () => {
  const odd = "Cor\u200bbie";

  test("all names of an army or a force are cleaned", () => {
    const army = {
      name: odd,
      commanders: [{ id: "a", name: odd }],
      units: [
        { number: 1, name: null },
        { number: 2, name: odd },
      ],
    };
    const clean = {
      name: "Corbie",
      commanders: [{ id: "a", name: "Corbie" }],
      units: [
        { number: 1, name: null },
        { number: 2, name: "Corbie" },
      ],
    };
    expect(withCleanNames(army)).toEqual(clean);
    expect(withCleanNames({ seats: { a: { kind: "army", army } } })).toEqual({ seats: { a: { kind: "army", army: clean } } });
    expect(withCleanNames({ force: { kind: "quick", name: odd, units: army.units } })).toMatchObject({
      force: { name: "Corbie", units: clean.units },
    });
  });

  test("is otherwise left as it is, whatever it is", () => {
    for (const sent of [null, 3, odd, [odd], { name: 3, list: odd, names: [odd] }]) expect(withCleanNames(sent)).toEqual(sent);
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`);
    expect(withCleanNames(deep)).toBeTruthy();
  });

  test("an army whose names are clean is the same object", () => {
    const army = buildArmy();
    expect(withCleanArmyNames(army)).toBe(army);
    expect(withCleanArmyNames({ ...army, name: odd })).toEqual({ ...army, name: "Corbie" });
  });
});
