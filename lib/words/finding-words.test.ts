import { describe, expect, test } from "vitest";
import type { FindingCode, FindingParams } from "../model/findings";
import { FINDING_WORDS } from "./finding-words";

const horn = { name: "Gustav Horn", role: "sub" } as const;
const ally = { name: null, role: "ally" } as const;
const unit = { number: 3, name: "Blue Brigade" };
const horse = "horse" as FindingParams["line-few"]["line"];

type Rows = { readonly [Code in FindingCode]: readonly [FindingParams[Code], ...string[]] };

/** Every finding with what its sentence must tell: who or what, by how much, and what would be right. */
const TOLD: Rows = {
  "army-commander-missing": [{}, "no army commander", "exactly one"],
  "army-commanders-many": [horn, "Gustav Horn", "second army commander", "exactly one"],
  "sub-commanders-few": [{ have: 0, min: 1 }, "No sub-commanders", "at least one"],
  "sub-commanders-many": [{ have: 4, max: 3 }, "Four sub-commanders", "at most three"],
  "list-subs-few": [{ have: 0, min: 2 }, "No sub-commanders", "this list", "at least two"],
  "list-subs-many": [{ have: 3, max: 2 }, "Three sub-commanders", "this list", "at most two"],
  "internal-allies-few": [{ have: 0, min: 1 }, "No internal allies", "at least one"],
  "internal-allies-many": [{ have: 2, max: 1 }, "Two internal allies", "at most one"],
  "external-ally-unlisted": [{ ...ally, list: "Polish" }, "An ally", "Polish", "not among this list's allies"],
  "external-ally-year": [{ ...ally, list: "Polish", year: 1640, from: 1635, to: 1636 }, "An ally", "Polish", "1635", "1636", "not in 1640"],
  "external-allies-many": [{ list: "Polish", have: 2, max: 1 }, "Two allies", "Polish", "allows one"],
  "legendary-not-army": [horn, "Gustav Horn", "legendary", "only the army commander"],
  "commander-grade": [
    { ...horn, grade: "talented", allowed: ["mediocre", "competent"] },
    "Gustav Horn",
    "talented",
    "mediocre or competent",
  ],
  "commander-class": [{ ...horn, class: "tribal", allowed: ["professional"] }, "Gustav Horn", "tribal", "professional"],
  "ally-class": [{ ...ally, class: "tribal", wanted: "professional" }, "An ally", "tribal", "professional"],
  "talented-many": [{ have: 3, max: 2 }, "Three commanders", "talented or better", "at most two"],
  "contingent-few": [{ ...ally, have: 1, min: 2 }, "An ally", "1 unit group", "at least 2"],
  "contingent-many": [{ ...ally, have: 5, max: 4 }, "An ally", "5 unit groups", "at most 4"],
  "contingent-minimum": [
    { of: ally, line: horse, name: "Horse", have: 1, min: 7, need: 4 },
    "An ally",
    "1 base of Horse",
    "half its minimum",
    "4",
  ],
  "contingent-at-least": [
    { of: ally, what: "bases", names: ["Veterans", "Squares"], have: 4, min: 18, need: 9, adds: null },
    ...["An ally", "4 bases of Veterans or Squares", "18", "9"],
  ],
  "contingent-line-many": [{ of: ally, line: horse, name: "Horse", have: 9, max: 8 }, "an ally", "1 base too many of Horse", "9 of 8"],
  "contingent-group-many": [
    { of: ally, names: ["Horse", "Foot"], have: 10, max: 8 },
    "an ally",
    "2 bases too many of Horse and Foot",
    "10 of 8",
  ],
  "commanders-without-groups": [{ lacking: 2, leaders: 4, of: null }, "Two commanders of four", "at least one unit group", "may float"],
  "unit-line": [{ number: 3, line: horse, list: "Swedish" }, "o. 3", "horse", "Swedish"],
  "unit-commander-unknown": [{ ...unit, commander: "torstensson" as never }, "Blue Brigade no. 3", "torstensson", "does not have"],
  "unit-size": [{ ...unit, bases: 1, sizes: [6, 9], nearest: 6 }, "Blue Brigade no. 3", "1 base.", "6 or 9"],
  "unit-option": [
    { ...unit, option: "shoot-and-charge", allowed: ["regimental-guns", "elan"] },
    ...["Blue Brigade no. 3", "shoot and charge", "regimental guns or elan"],
  ],
  "unit-year": [{ ...unit, year: 1640, from: 1628, to: 1634 }, "Blue Brigade no. 3", "1628", "1634", "not in 1640"],
  "unit-quality-floor": [unit, "Blue Brigade no. 3", "poor already"],
  "unit-firepower-floor": [{ ...unit, shoots: true }, "Blue Brigade no. 3", "low already"],
  "unit-troop": [{ ...unit, problem: "bande-not-as-defined" }, "Blue Brigade no. 3", "contradict", "Bande are unprotected foot"],
  "unit-led-by": [
    { ...unit, allowed: ["army", "sub"], role: "ally" },
    ...["Blue Brigade no. 3", "the army commander or a sub-commander", "not by an ally"],
  ],
  "line-few": [{ line: horse, name: "Horse", have: 3, min: 4 }, "1 base too few of Horse", "3 of at least 4"],
  "line-many": [{ line: horse, name: "Horse", have: 20, max: 16 }, "4 bases too many of Horse", "20 of 16"],
  "group-many": [{ names: ["Horse", "Foot"], have: 40, max: 36 }, "4 bases too many of Horse and Foot together", "40 of 36"],
  "year-outside": [{ year: 1700, from: 1618, to: 1648 }, "1700", "1618", "1648"],
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
    "1 unit group too many of Guns and Mortars",
    "4 of 3",
  ],
  "constraint-at-least": [
    { what: "bases", names: ["Guns", "Mortars"], have: 1, min: 3, adds: "Guns" },
    ...["2 bases too few of Guns or Mortars", "1 of at least 3"],
  ],
  "constraint-only-if": [{ names: ["Finns"], needs: ["Swedes", "Germans"], adds: null }, "Finns", "only with Swedes or Germans"],
  "constraint-not-both": [{ names: ["Keil"], others: ["Tercio"] }, "Keil cannot be taken together with Tercio"],
  "constraint-no-more-than": [
    { what: "bases", names: ["Shot"], than: ["Horse", "Guard"], have: 9, max: 8 },
    ...["1 base too many of Shot", "9 of 8", "no more than of Horse and Guard"],
  ],
  "constraint-one-per-command": [{ names: ["Guard"], have: 4, commands: 3 }, "Guard", "4 unit groups", "each command", "three"],
  "constraint-only-under-ally": [unit, "Blue Brigade no. 3", "only under an ally"],
  "camp-kind": [{ kind: "none", allowed: ["standard", "fortified"] }, "left out", "standard or fortified"],
  "camp-quality": [{ quality: "superior", allowed: ["poor", "average"] }, "superior", "poor or average"],
  "points-over": [{ points: 10_240, limit: 10_000, over: 240 }, "240 points too many", "10\u202f240 of 10\u202f000"],
  "map-cards-few": [{ cards: 3, wanted: 5, passes: 2 }, "Three map cards", "pass on two"],
  "tugs-even": [{ tugs: 12, breaksAt: 6 }, "12 TuGs break at 6", "11"],
  "groups-more-than-cards-move": [{ groups: 14, moved: 10 }, "14 unit groups", "10"],
  "foot-tug-small": [{ ...unit, bases: 4 }, "Blue Brigade no. 3", "four bases"],
  "ally-cards-few": [{ ...ally, cards: 2, needed: 3 }, "An ally", "2 cards", "3 red"],
  "years-apart": [{ late: "Dragoons", from: 1630, early: "Lancers", to: 1620 }, "Dragoons", "1630", "Lancers", "1620"],
};

const say = <Code extends FindingCode>(code: Code, params: FindingParams[Code]): string => FINDING_WORDS[code](params);

const ALL = Object.entries(TOLD) as [FindingCode, readonly [never, ...string[]]][];

describe("every finding is told in whole sentences, with all that its reader needs", () => {
  test.each(ALL)("%s", (code, [params, ...facts]) => {
    const sentence = say(code, params);
    for (const fact of facts) expect(sentence).toContain(fact);
    expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\.\.| {2}/);
  });

  test("no two are told alike", () => {
    const sentences = ALL.map(([code, [params]]) => say(code, params));
    expect(new Set(sentences).size).toBe(ALL.length);
  });
});

describe("word for word", () => {
  test.each([
    [say("line-few", { line: horse, name: "Horse", have: 2, min: 4 }), "2 bases too few of Horse (2 of at least 4)."],
    [say("line-many", { line: horse, name: "Horse", have: 17, max: 16 }), "1 base too many of Horse (17 of 16)."],
    [say("unit-size", { ...unit, bases: 5, sizes: [6], nearest: 6 }), "Blue Brigade no. 3 cannot be 5 bases. Sizes in this list: 6."],
    [say("points-over", { points: 9_240, limit: 9_000, over: 240 }), "240 points too many (9240 of 9000)."],
    [
      say("camp-kind", { kind: "fortified", allowed: ["mobile", "none"] }),
      "The camp cannot be fortified: the list allows mobile or no camp.",
    ],
  ])("%s", (said, sentence) => {
    expect(said).toBe(sentence);
  });
});

describe("where a sentence has two ways", () => {
  test.each([
    [say("commanders-without-groups", { lacking: 1, leaders: 3, of: horn }), "Gustav Horn leads nobody"],
    [say("commanders-without-groups", { lacking: 1, leaders: 3, of: null }), "One commander of three would lead nobody"],
    [
      say("years-never-met", { one: { kind: "rule", names: ["Hussars"], years: [] }, other: null }),
      "this choice of Hussars (in no year of this list) and the rest of the army.",
    ],
    [
      say("years-never-met", {
        one: { kind: "list", names: ["Polish"], years: [[1576, 1660]] },
        other: { kind: "line", names: ["Foot"], years: [[1500, 1500]] },
      }),
      "this list (1576–1660) and Foot (1500).",
    ],
    [say("internal-allies-many", { have: 1, max: 0 }), "This list has no internal allies"],
    [say("unit-option", { ...unit, option: "elan", allowed: [] }), "Its line offers no options."],
    [say("unit-firepower-floor", { ...unit, shoots: false }), "it does not shoot."],
    [say("unit-led-by", { ...unit, allowed: ["ally"], role: null }), "name the commander."],
    [say("constraint-at-most", { what: "bases", names: ["Guns"], have: 7, max: 4 }), "3 bases too many of Guns"],
    [
      say("constraint-no-more-than", { what: "unit-groups", names: ["Shot"], than: ["Horse"], have: 3, max: 1 }),
      "2 unit groups too many of Shot",
    ],
  ])("%s", (said, part) => {
    expect(said).toContain(part);
  });
});

describe("one is not told in the plural", () => {
  test("sub-commanders", () => {
    expect(say("list-subs-few", { have: 1, min: 2 })).toMatch(/^One sub-commander /);
  });

  test("points", () => {
    expect(say("points-over", { points: 10_001, limit: 10_000, over: 1 })).toMatch(/^1 point /);
  });
});
