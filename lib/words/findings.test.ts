import { describe, expect, test } from "vitest";
import type { FindingCode, FindingParams } from "../model/findings";
import { FINDING_WORDS, narrowedWords, shortVerdict, verdictWords, wordAssessment } from "./findings";
import type { Fixed } from "./mends";
import { plain } from "./sentence";

const NOBODY: Fixed = { units: [], commanders: [] };

const horn = { name: "Gustav Horn", role: "sub" } as const;

describe("finding", () => {
  const ally = { name: null, role: "ally" } as const;
  const unit = { number: 3, name: "Blue Brigade" };
  const horse = "horse" as FindingParams["line-few"]["line"];

  type Rows = { readonly [Code in FindingCode]: readonly [FindingParams[Code], ...string[]] };

  /** Every finding with what its sentence must tell: who or what, by how much, and what would be right. */
  const TOLD: Rows = {
    "army-commander-missing": [{}, "Add an army commander", "exactly one"],
    "army-commanders-many": [horn, "Gustav Horn", "second army commander", "exactly one"],
    "sub-commanders-few": [{ have: 0, min: 1 }, "Sub-commanders and allies together: add 1", "minimum 1"],
    "sub-commanders-many": [{ have: 5, max: 3 }, "Sub-commanders and allies together: remove 2", "maximum 3"],
    "list-subs-few": [{ have: 0, min: 2 }, "Sub-commanders: add 2", "minimum 2 in this list"],
    "list-subs-many": [{ have: 3, max: 2 }, "Sub-commanders: remove 1", "maximum 2 in this list"],
    "internal-allies-few": [{ have: 0, min: 1 }, "Internal allies: add 1", "minimum 1"],
    "internal-allies-many": [{ have: 2, max: 1 }, "Internal allies: remove 1", "maximum 1"],
    "external-ally-unlisted": [{ ...ally, list: "Polish" }, "The ally", "Polish", "this list has no allies from there"],
    "external-ally-year": [
      {
        ...ally,
        list: "Polish",
        year: 1640,
        from: 1635,
        to: 1636,
        spans: [
          [1635, 1636],
          [1641, 1641],
        ],
      },
      "The ally",
      "Polish",
      "1635–1636 and 1641",
      "not in 1640",
    ],
    "external-allies-many": [{ list: "Polish", have: 2, max: 1 }, "Allies from Polish", "remove 1", "maximum 1"],
    "legendary-not-army": [horn, "Gustav Horn", "legendary", "Only the army commander"],
    "commander-grade": [
      { ...horn, grade: "talented", allowed: ["mediocre", "competent"] },
      "Gustav Horn",
      "talented",
      "mediocre or competent",
    ],
    "commander-class": [{ ...horn, class: "tribal", allowed: ["professional"] }, "Gustav Horn", "tribal", "professional"],
    "ally-class": [{ ...ally, class: "tribal", wanted: "professional" }, "The ally", "tribal", "professional"],
    "talented-many": [{ have: 3, max: 2 }, "3 commanders", "talented or better", "lower the grade of 1", "maximum 2"],
    "contingent-few": [{ ...ally, have: 1, min: 2, adds: null }, "The ally: add 1 unit group", "minimum 2"],
    "contingent-many": [{ ...ally, have: 6, max: 4 }, "The ally: remove 2 unit groups", "maximum 4"],
    "contingent-minimum": [
      { of: ally, line: horse, name: "Horse", have: 1, min: 7, need: 4 },
      "The ally: add 3 bases of Horse",
      "minimum 4: half of the list’s 7, rounded up to whole unit groups",
    ],
    "contingent-at-least": [
      { of: ally, what: "bases", names: ["Veterans", "Squares"], have: 4, min: 18, need: 9, adds: null },
      ...["The ally: add 5 bases of Veterans or Squares", "minimum 9: half of the list’s 18)"],
    ],
    "contingent-line-many": [{ of: ally, line: horse, name: "Horse", have: 9, max: 8 }, "The ally: remove 1 base of Horse", "maximum 8"],
    "contingent-group-many": [
      { of: ally, names: ["Horse", "Foot"], have: 10, max: 8 },
      "The ally: remove 2 bases of Horse or Foot",
      "maximum 8 together",
    ],
    "commanders-without-groups": [
      { lacking: 2, leaders: 4, of: null, removes: null, without: [horn, { name: null, role: "sub" }], unassigned: 0 },
      "Gustav Horn and the sub-commander have no unit group yet",
      "Each commander needs one",
      "only a professional army commander can do without",
    ],
    "unit-line": [{ number: 3, line: horse, list: "Swedish" }, "No. 3", "“horse”", "the list Swedish does not have"],
    "unit-commander-unknown": [{ ...unit, commander: "torstensson" as never }, "Blue Brigade no. 3", "torstensson", "does not have"],
    "unit-size": [{ ...unit, bases: 1, sizes: [6, 9], nearest: 6 }, "Blue Brigade no. 3", "1 base.", "6 or 9"],
    "unit-option": [
      { ...unit, option: "shoot-and-charge", allowed: ["regimental-guns", "elan"] },
      ...["Blue Brigade no. 3", "shoot and charge", "regimental guns or elan"],
    ],
    "unit-year": [{ ...unit, year: 1640, from: 1628, to: 1634 }, "Blue Brigade no. 3", "1628–1634", "not in 1640"],
    "unit-quality-floor": [unit, "Blue Brigade no. 3", "poor already"],
    "unit-firepower-floor": [{ ...unit, shoots: true }, "Blue Brigade no. 3", "low firepower already"],
    "unit-troop": [{ ...unit, problem: "bande-not-as-defined" }, "Blue Brigade no. 3", "cannot be built", "Bande are unprotected foot"],
    "unit-led-by": [
      { ...unit, allowed: ["army", "sub"], role: "ally" },
      ...["Blue Brigade no. 3", "the army commander or a sub-commander", "not by an ally"],
    ],
    "line-few": [{ line: horse, name: "Horse", have: 3, min: 4 }, "Horse: add 1 base", "minimum 4"],
    "line-many": [{ line: horse, name: "Horse", have: 20, max: 16 }, "Horse: remove 4 bases", "maximum 16"],
    "group-many": [{ names: ["Horse", "Foot"], have: 40, max: 36 }, "Horse and Foot: remove 4 bases", "maximum 36 together"],
    "year-outside": [{ year: 1700, from: 1618, to: 1648 }, "1700", "1618–1648"],
    "years-never-met": [
      {
        one: { kind: "line", names: ["Dragoons"], years: [[1630, 1648]] },
        other: {
          kind: "ally",
          names: ["Polish"],
          years: [
            [1610, 1612],
            [1635, 1636],
          ],
        },
      },
      ...["Dragoons (1630–1648)", "an ally from Polish (1610–1612 and 1635–1636)"],
    ],
    "constraint-at-most": [
      { what: "unit-groups", names: ["Guns", "Mortars"], have: 4, max: 3 },
      "Guns and Mortars: remove 1 unit group",
      "maximum 3 together",
    ],
    "constraint-at-least": [
      { what: "bases", names: ["Guns", "Mortars"], have: 1, min: 3, adds: "Guns" },
      ...["Guns or Mortars: add 2 bases in all (minimum 3 together)."],
    ],
    "constraint-only-if": [{ names: ["Finns"], needs: ["Swedes", "Germans"], adds: null }, "take Finns only with Swedes or Germans."],
    "constraint-not-both": [{ names: ["Keil"], others: ["Tercio"] }, "cannot take Keil together with Tercio."],
    "constraint-no-more-than": [
      { what: "bases", names: ["Shot"], than: ["Horse", "Guard"], have: 9, max: 8, open: ["Horse", "Guard"] },
      "The list allows no more bases of Shot than of Horse and Guard together: you have 9 and 8. Remove 1, or add 1 of the others.",
    ],
    "constraint-one-per-command": [
      { names: ["Guard"], have: 4, commands: 3 },
      "Guard: remove 1 unit group (maximum 3: one in each command).",
    ],
    "constraint-only-under-ally": [unit, "Blue Brigade no. 3", "led by an ally. Assign it to the ally."],
    "camp-kind": [{ kind: "none", allowed: ["standard", "fortified"] }, "needs a camp", "standard or fortified"],
    "camp-quality": [{ quality: "superior", allowed: ["poor", "average"] }, "superior", "poor or average"],
    "points-over": [{ points: 10_240, limit: 10_000, over: 240 }, "240 points over the limit", "10,240 of 10,000"],
    "map-cards-few": [{ cards: 3, wanted: 5, passes: 2 }, "3 map cards", "pass on 2"],
    "tugs-even": [{ tugs: 12, breaksAt: 6 }, "With 12 TuGs you break at 6", "11"],
    // three cards: a group move of three and one unit group more
    "groups-more-than-cards-move": [
      {
        groups: 17,
        moved: 16,
        shares: [
          { name: null, role: "army", moved: 8 },
          { name: "Left wing", role: "sub", moved: 4 },
          { name: "Tatars", role: "ally", moved: 4 },
        ],
      },
      "You have 17 unit groups, but your cards can move at most 16 a turn, even in group moves: the army commander 8, Left wing 4 and Tatars 4.",
    ],
    "foot-tug-small": [{ ...unit, bases: 4 }, "Blue Brigade no. 3", "4 bases"],
    "ally-cards-few": [{ ...ally, cards: 2, needed: 3 }, "The ally holds at most 2 command cards", "3 red"],
    "years-apart": [{ late: "Dragoons", from: 1630, early: "Lancers", to: 1620 }, "Dragoons", "1630", "Lancers", "1620"],
  };

  const say = <Code extends FindingCode>(code: Code, params: FindingParams[Code]): string => plain(FINDING_WORDS[code](params));

  const ALL = Object.entries(TOLD) as [FindingCode, readonly [never, ...string[]]][];

  describe("every finding has whole sentences with everything a reader needs", () => {
    test.each(ALL)("%s", (code, [params, ...facts]) => {
      const sentence = say(code, params);
      for (const fact of facts) expect(sentence).toContain(fact);
      expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.\.| {2}/);
    });

    test("no two have the same sentence", () => {
      const sentences = ALL.map(([code, [params]]) => say(code, params));
      expect(new Set(sentences).size).toBe(ALL.length);
    });
  });

  describe("word for word", () => {
    test.each([
      [say("line-few", { line: horse, name: "Reiters", have: 0, min: 4 }), "Reiters: add 4 bases (minimum 4)."],
      [say("line-many", { line: horse, name: "Horse", have: 17, max: 16 }), "Horse: remove 1 base (maximum 16)."],
      [say("unit-size", { ...unit, bases: 5, sizes: [6], nearest: 6 }), "Blue Brigade no. 3 cannot have 5 bases. Sizes in this list: 6."],
      [say("points-over", { points: 9_240, limit: 9_000, over: 240 }), "240 points over the limit (9240 of 9000)."],
      [say("tugs-even", { tugs: 12, breaksAt: 6 }), "With 12 TuGs you break at 6, the same as with 11. A 13th raises it to 7."],
      [say("tugs-even", { tugs: 10, breaksAt: 5 }), "With 10 TuGs you break at 5, the same as with 9. An 11th raises it to 6."],
      [
        say("camp-kind", { kind: "fortified", allowed: ["mobile", "none"] }),
        "The camp cannot be fortified. This list allows mobile or no camp.",
      ],
    ])("%s", (said, sentence) => {
      expect(said).toBe(sentence);
    });

    test("with its words of the rules named", () => {
      expect(FINDING_WORDS["line-few"]({ line: horse, name: "Reiters", have: 0, min: 4 })).toEqual([
        "Reiters: add 4 ",
        { term: "base", text: "bases" },
        " (minimum 4).",
      ]);
    });
  });

  describe("where a sentence has two ways", () => {
    test.each([
      [
        say("line-few", { line: horse, name: "Horse", have: 4, min: 8, apart: true }),
        "Main army: add 4 bases of Horse (minimum 8; an ally’s bases do not count).",
      ],
      [say("constraint-only-under-ally", { ...unit, nobody: true }), "must be led by an ally. Add an internal ally to lead it."],
      [say("constraint-only-under-ally", { ...unit, full: true }), "must be led by an ally. Your allies have no room for it."],
      [
        say("commander-class", { ...ally, class: "tribal", allowed: ["professional"] }),
        "The ally cannot be tribal. With this army commander, an ally is professional.",
      ],
      [
        say("commanders-without-groups", { lacking: 1, leaders: 3, of: horn, removes: null, without: [horn], unassigned: 0 }),
        "Gustav Horn has no unit group yet",
      ],
      [
        say("commanders-without-groups", {
          ...{ lacking: 2, leaders: 3, of: null, removes: null, unassigned: 1 },
          without: [{ name: null, role: "sub" }, horn, { name: null, role: "sub" }],
        }),
        "Gustav Horn and 2 sub-commanders have no unit group yet, and only 1 unit group is unassigned: add 2 more. Each commander needs one; only a professional army commander can do without.",
      ],
      [
        say("years-never-met", { one: { kind: "rule", names: ["Hussars"], years: [] }, other: null }),
        "Hussars in these numbers (no year of this list) and the rest of the army.",
      ],
      [
        say("years-never-met", {
          one: { kind: "rule", names: ["Hussars"], years: [[1648, 1660]] },
          other: null,
          filled: [
            { adds: [{ name: "Hussars", bases: 4 }], years: [[1648, 1660]] },
            { adds: [{ name: "Hussars", bases: 8 }], years: [[1576, 1660]] },
          ],
        }),
        "No year fits this army yet. Add 4 bases of Hussars to fit 1648–1660, or 8 to fit 1576–1660.",
      ],
      [
        say("years-never-met", {
          one: { kind: "ally", names: ["Cossack"], years: [[1658, 1660]] },
          other: { kind: "rule", names: ["Hussars"], years: [[1576, 1647]] },
          filled: [{ adds: [{ name: "Hussars", bases: 4 }], years: [[1658, 1660]] }],
        }),
        "No year fits this army yet. With an ally from Cossack (1658–1660) add 4 bases of Hussars to fit 1658–1660.",
      ],
      [
        say("years-never-met", {
          one: { kind: "list", names: ["Polish"], years: [[1576, 1660]] },
          other: { kind: "line", names: ["Foot"], years: [[1500, 1500]] },
        }),
        "this list (1576–1660) and Foot (1500).",
      ],
      [
        say("constraint-no-more-than", {
          ...{ what: "bases", names: ["Shot"], than: ["Hussars", "Lancers"], have: 33, max: 28 },
          open: ["Hussars", "Lancers"],
          ...{ kind: { type: "foot", except: [] }, thanKind: { type: "mounted", except: ["Dragoons"] } },
        }),
        "The list allows no more bases of foot than of horse (not counting Dragoons): you have 33 and 28. Remove 5, or add 5 of horse.",
      ],
      [
        say("constraint-one-per-command", { names: ["Guard"], have: 2, commands: 3, of: { name: null, role: "army" } }),
        "The army commander has 2 unit groups of Guard: at most one in each command.",
      ],
      [say("internal-allies-many", { have: 1, max: 0 }), "This list has no internal allies"],
      [
        say("contingent-at-least", { of: ally, what: "bases", names: ["Squares"], have: 0, min: 18, need: 4, adds: null }),
        "(minimum 4 in this contingent: half of the list’s 18 would not fit)",
      ],
      [say("unit-option", { ...unit, option: "elan", allowed: [] }), "Its troop type has no options."],
      [say("unit-firepower-floor", { ...unit, shoots: false }), "does not shoot"],
      [say("unit-led-by", { ...unit, allowed: ["ally"], role: null }), "must be led by an ally. Assign it to the ally."],
      [say("constraint-at-most", { what: "bases", names: ["Guns"], have: 7, max: 4 }), "Guns: remove 3 bases (maximum 4)"],
      [
        say("constraint-no-more-than", { what: "unit-groups", names: ["Shot"], than: ["Horse"], have: 3, max: 1, open: [] }),
        "no more unit groups of Shot than of Horse: you have 3 and 1. Remove 2.",
      ],
      [
        say("constraint-no-more-than", {
          ...{ what: "bases", names: ["Cernide"], than: ["Pikes", "Galley soldiers"], have: 8, max: 0, open: ["Pikes"] },
        }),
        "no more bases of Cernide than of Pikes and Galley soldiers together: you have 8 and 0. Remove 8, or add 8 of Pikes.",
      ],
    ])("%s", (said, part) => {
      expect(said).toContain(part);
    });
  });

  describe("one is not told in the plural", () => {
    test("sub-commanders", () => {
      expect(say("list-subs-few", { have: 1, min: 2 })).toMatch(/^Sub-commanders: add 1 /);
    });

    test("points", () => {
      expect(say("points-over", { points: 10_001, limit: 10_000, over: 1 })).toMatch(/^1 point /);
    });
  });
});

describe("assessment", () => {
  const NUMBERS = {
    points: 9879,
    unitGroups: 12,
    tugs: 11,
    sugs: 1,
    bases: 59,
    breaksAt: 6,
    commandCards: 10,
    mapCards: 8,
    scoutingCards: 8,
  };
  const findings = (errors: number, warnings: number) => ({
    findings: [...Array(errors).fill({ severity: "error" }), ...Array(warnings).fill({ severity: "warning" })],
  });

  test.each([
    [findings(0, 0), 1605, "Legal"],
    [findings(0, 0), null, "Legal in any year of its list"],
    [findings(0, 1), null, "Legal in any year of its list, 1 tip"],
    [findings(0, 2), 1605, "Legal, 2 tips"],
    [findings(1, 1), null, "Not legal: 1 problem"],
    [findings(2, 0), 1605, "Not legal: 2 problems"],
    [{ ...findings(0, 0), years: [[1658, 1660] as [number, number]] }, null, "Legal in 1658–1660"],
  ])("the verdict of %j in %s is %s", (assessment, year, words) => {
    expect(verdictWords(assessment, { year })).toBe(words);
    expect(words.startsWith(shortVerdict(assessment))).toBe(true);
  });

  test("what narrows the years of an army is named with its years", () => {
    const dragoons = { kind: "line" as const, names: ["Dragoons"], years: [[1630, 1648] as [number, number]] };
    const polish = { kind: "ally" as const, names: ["Polish"], years: [[1610, 1635] as [number, number]] };
    expect(plain(narrowedWords([dragoons, polish]))).toBe("Years limited by Dragoons (1630–1648) and an ally from Polish (1610–1635).");
  });

  test.each([
    [horn, "Remove Gustav Horn"],
    [{ name: null, role: "sub" }, "Remove the sub-commander"],
  ] as const)("a fix that removes %j is called %s", (removes, label) => {
    const [found] = wordAssessment(
      {
        ...{ legal: false, numbers: NUMBERS, reasons: {} },
        findings: [
          {
            ...{ code: "commanders-without-groups", severity: "error", at: { army: true } },
            params: { lacking: 1, leaders: 3, of: null, removes, without: [removes], unassigned: 0 },
            edits: [{ do: "remove-commander", commander: "horn" }],
          },
        ],
      } as unknown as Parameters<typeof wordAssessment>[0],
      NOBODY,
    ).findings;
    expect(found?.fix?.label).toBe(label);
  });

  test("a fix that moves a unit group says which, and to whom", () => {
    const moves = [{ number: 14, name: "Haiduks", to: { name: "Right wing", role: "sub" } }];
    const [found] = wordAssessment(
      {
        ...{ legal: false, numbers: NUMBERS, reasons: {} },
        findings: [
          {
            ...{ code: "commanders-without-groups", severity: "error", at: { army: true } },
            params: { lacking: 1, leaders: 3, of: horn, removes: null, moves },
            edits: [{ do: "set-unit", unit: 14, field: "commander", to: "right" }],
          },
        ],
      } as unknown as Parameters<typeof wordAssessment>[0],
      NOBODY,
    ).findings;
    expect(found?.fix?.label).toBe("Move no. 14 Haiduks to Right wing");
  });
});
