import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { plain } from "../sentence";
import {
  AFIELD,
  armyBreaksWords,
  boxWords,
  campWords,
  causeSentence,
  commanderStands,
  countsWords,
  dueSentence,
  dueWords,
  losingWords,
  markerWords,
  resultsSentence,
  rollsWords,
  secretWords,
  shiftSentence,
  showWords,
  stepsWords,
  tickedWords,
  totalsWords,
  uncountedWords,
} from "./afield";
import { faceCounts } from "./days";

describe("afield", () => {
  const NAMES = { eyes: "a", names: { a: "Poles", b: "Swedes" } } as const;
  const whole = { wounds: 0, perBase: 2, breaksAt: 7, isBroken: false };

  describe("how it stands with a group", () => {
    test.each([
      [whole, "breaks after 3 bases + 1 wound"],
      [{ ...whole, wounds: 3, breaksAt: 6 }, "breaks after 3 bases"],
      [{ ...whole, wounds: 6 }, "breaks at the next wound"],
      [{ ...whole, wounds: 7, isBroken: true }, "broken"],
      [{ ...whole, isGone: true }, "destroyed"],
    ])("%j: %s", (group, words) => {
      expect(losingWords(group)).toBe(words);
    });

    test("a tick is said, and a break at once", () => {
      expect(tickedWords("Horse", whole, { ...whole, wounds: 3 })).toBe(
        "Horse: 1 base lost and 1 wound taken. Breaks after 3 bases + 1 wound.",
      );
      expect(tickedWords("Horse", whole, { ...whole, wounds: 7, isBroken: true })).toBe("Horse breaks.");
      expect(tickedWords("Horse", whole, { ...whole, isGone: true })).toBe("Horse is destroyed.");
      expect(tickedWords("Horse", { ...whole, wounds: 1 }, whole)).toBe("Horse: nothing lost. Breaks after 3 bases + 1 wound.");
    });

    test("a camp is sacked, not broken", () => {
      const camp = { wounds: 0, perBase: 2, breaksAt: 4, isBroken: false };
      expect([camp, { ...camp, wounds: 3 }, { ...camp, wounds: 4, isBroken: true }].map(campWords)).toEqual([
        "sacked after 2 bases",
        "sacked at the next wound",
        "sacked",
      ]);
    });

    test("in bases of as many wounds as the tables say", () => {
      expect(losingWords({ ...whole, perBase: 3, breaksAt: 8, wounds: 1 })).toBe("breaks after 2 bases + 2 wounds");
    });

    test("its boxes have numbers", () => {
      expect([boxWords(2, 6, false), boxWords(4, 6, true)]).toEqual(["Base 2 of 6 lost", "Base 4 of 6 lost, which breaks it"]);
    });
  });

  test.each([
    [{ size: 9, towards: 4, breaksAt: 5 }, "4 of 9 TuGs lost: breaks at 5"],
    [{ size: 9, towards: 4, breaksAt: 5, breaksWithMarch: 6 }, "4 of 9 TuGs lost: breaks at 5 (6 with the march)"],
    [{ size: 9, towards: 5, breaksAt: 5, isBroken: true }, "5 of 9 TuGs lost: the army is broken"],
    [{ size: 0, towards: 0, breaksAt: 0 }, "no TuG on the table, so the army cannot break"],
    [{ size: 0, towards: 0, breaksAt: 0, uncounted: 3 }, "no TuG seen yet"],
  ])("an army: %j, %s", (army, words) => {
    expect(totalsWords({ isBroken: false, uncounted: 0, breaksWithMarch: army.breaksAt, ...army })).toBe(words);
  });

  test.each([
    [{ hidden: 0, marching: 0 }, ""],
    [{ hidden: 1, marching: 0 }, "1 hidden group not counted"],
    [{ hidden: 3, marching: 0 }, "3 hidden groups not counted"],
    [{ hidden: 0, marching: 1 }, "1 group on the march not counted"],
    [{ hidden: 0, marching: 2 }, "2 groups on the march not counted"],
    [{ hidden: 3, marching: 2 }, "3 hidden groups and 2 on the march not counted"],
  ])("what nobody has seen, and what has not arrived, is said not to count: %j", (groups, words) => {
    expect(uncountedWords(groups)).toBe(words);
  });

  test("what a group counts for is said where it is not one TuG", () => {
    expect([0, 1, 2].map(countsWords)).toEqual(["SuG", "", "counts as 2 TuGs"]);
  });

  test("tests are named by their cause and by the player who rolls", () => {
    const told = (["tug-broken", "camp-sacked", "commander-killed", "commander-routed"] as const).map((cause) =>
      dueWords({ cause, who: "X", army: "your army" }),
    );
    expect(told).toEqual(["X of your army broke", "X was sacked", "X of your army was killed", "X of your army broke"]);
    expect([rollsWords(NAMES, "a"), rollsWords(NAMES, "b")]).toEqual([
      "Your opponent rolls against your army.",
      "You roll against Swedes.",
    ]);
    expect(armyBreaksWords(NAMES, "b")).toBe("Swedes breaks!");
  });

  test("a commander with a broken group is tested as he was when it broke, his successor as he is", () => {
    expect(AFIELD.tests.leader("Horn", 0, "green", null)).toMatch(
      /^Was Horn, commander A, with .*\? Then roll for the commander too: a green die\. If /,
    );
    expect(AFIELD.tests.leader(null, 1, "green", "yellow")).toMatch(
      /^Was commander B with .*: a green die if the first commander was still alive, a yellow die if the successor was there\./,
    );
  });

  test("dice by their faces, and how much higher or lower", () => {
    expect(faceCounts(["skull", "wound", "wound", "wound", "special", "blank"])).toEqual(["1 skull", "3 swords & arrows", "1 S"]);
    expect(faceCounts(["wound", "wound", "special", "blank", "blank", "blank"])).toEqual(["2 swords & arrows", "1 S"]);
    expect([-2, -1, 0, 1].map(stepsWords)).toEqual([
      "2 colours lower (kinder)",
      "1 colour lower (kinder)",
      "the same die",
      "1 colour higher (harsher)",
    ]);
  });

  test("a commander's fate", () => {
    expect(plain(commanderStands({ grade: "competent", killed: 0, hurt: 0 }))).toBe("competent");
    expect(plain(commanderStands({ grade: "mediocre", killed: 0, hurt: 1 }))).toBe("wounded; mediocre");
    expect(plain(commanderStands({ grade: "mediocre", killed: 1, hurt: 0 }))).toBe("killed; the successor is mediocre");
  });

  describe("orders", () => {
    const units = [{ number: 7, name: "Pancerni" }];
    const reader = { eyes: "a", defender: "a" } as const;
    const ambush = (unit: number | null) => ({ order: "ambush-2", secret: { kind: "ambush" as const, x: 4, y: 5, unit } });
    const march = (edge: "left" | null) => ({ order: "march-1", secret: { kind: "march" as const, commander: 1, edge, units: [7, 9] } });

    test("one's own are shown by their names", () => {
      expect(showWords(ambush(7), units, reader)).toBe("Show ambush 2: Pancerni (7)");
      expect(showWords(ambush(null), units, reader)).toBe("Show ambush 2: a bluff");
      expect(showWords(march("left"), units, reader)).toBe("Show march 1: Pancerni (7) and unit group 9 round your left");
      expect(showWords(march(null), units, reader)).toBe("Show march 1: a bluff");
    });

    test("what nobody has told is not told", () => {
      const own = { eyes: "b", defender: "a", table: { width: 45, depth: 30 } } as const;
      expect(secretWords({ secret: null }, units, reader)).toBe("?");
      expect(markerWords({ order: "ambush-2", place: { kind: "ambush", x: 4, y: 5.5 } }, own)).toBe(
        "Ambush 2, 41 BW from your left and 24.5 from your edge",
      );
      expect(markerWords({ order: "march-1", place: { kind: "march", commander: 1 } }, own)).toBe("March 1");
    });
  });
});

describe("kill a base", () => {
  const { causes, shifts, results, commanderResults } = CATALOG.afield.killABase;

  test("every sentence of the tables has its words of the rules named", () => {
    const named = [...causes.map(causeSentence), ...shifts.map(shiftSentence)].filter((words) => typeof words !== "string");
    // A commander who leaves a combat: no word of the rules.
    expect(named).toHaveLength(causes.length + shifts.length - 1);
    expect(causes.map((row) => plain(causeSentence(row)))).toEqual(causes.map(({ sentence }) => sentence));
  });

  test("of allies it speaks only to an army that may have some, and only as its tables do", () => {
    const whole = causes.map((row) => plain(causeSentence(row)));
    expect(causes.map((row) => plain(dueSentence(row, true)))).toEqual(whole);
    const without = causes.map((row) => plain(dueSentence(row, false)));
    const killed = causes.findIndex(({ id }) => id === "commander-killed");
    expect(without.filter((sentence, at) => sentence !== whole[at])).toEqual([without[killed]]);
    expect(
      `${without[killed]} If an ally is killed, only its own contingent tests. That contingent never tests for another commander.`,
    ).toBe(whole[killed]);
    expect(dueSentence({ id: "commander-killed", sentence: "As of old." }, false)).toBe("As of old.");
  });

  test("each face says what it does, to groups and to commanders", () => {
    expect(plain(resultsSentence("group", results))).toMatch(
      /^Unit groups: Skull kills a base, of its owner’s choice; Sword & arrow is a wound; /,
    );
    const [skull] = resultsSentence("commander", commanderResults);
    expect(skull).toMatch(/^Commanders: Skull kills, and groups/);
  });
});
