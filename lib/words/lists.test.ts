import { describe, expect, test } from "vitest";
import { CONSTRAINT_FIXTURES, CONTRACT_FIXTURES } from "@/tests/build/contract-fixtures";
import { type ArmyList, armyList, type ConstraintKind, constraint } from "../model/army-list";
import type { LineId, Years } from "../model/identifiers";
import { barredWords, constraintWords, lineNotes, yearsWords } from "./list-lines";
import { campTerms, commanderLines, LISTS, TROOP_TABLE } from "./lists";
import { plain } from "./sentence";
import { SHEET } from "./sheet";
import { territoryWords } from "./territories";

const LIST = armyList.parse(CONTRACT_FIXTURES.List) as ArmyList;

type Commanders = ArmyList["commanders"];
const withCommanders = (commanders: Partial<Commanders>): ArmyList => ({ ...LIST, commanders: { ...LIST.commanders, ...commanders } });

const PRESENT = ["conscript-foot", "blue-brigade"] as LineId[];

test("what stands in the way of a line is said first", () => {
  const barred = (kind: ConstraintKind, line: string, present: readonly string[] = PRESENT, first: readonly string[] = ["reiters"]) => {
    const rule = constraint.parse(CONSTRAINT_FIXTURES[kind]);
    return plain(barredWords({ rule, year: null, present: present as LineId[], first: first as LineId[] }, line as LineId, LIST));
  };
  expect(barred("not-both", "conscript-foot")).toBe("Not together with Swedish Blue Brigade.");
  expect(barred("not-both", "blue-brigade")).toBe("Not together with conscript-foot.");
  expect(barred("no-more-than", "commanded-shot")).toBe("First add reiters.");
  expect(barred("no-more-than", "commanded-shot", ["commanded-shot", "reiters"])).toBe("First add more reiters.");
  expect(barred("no-more-than", "commanded-shot", PRESENT, ["a", "b", "c", "d"])).toBe("First add a, b, c or d.");
  expect(barred("no-more-than", "commanded-shot", PRESENT, ["a", "b", "c", "d", "e"])).toBe("First add a, b, c or 2 other types.");
  expect(barred("no-more-than", "commanded-shot", ["commanded-shot", "reiters"], [])).toBe("Only with more reiters.");
  expect(barred("only-if", "hakkapeliita")).toBe("Only with swedish-horse.");
});

describe("a constraint as a line of the list's page", () => {
  /** Lines that the list does not have are called by their ids; the list of the fixture has one. */
  const SAID: Readonly<Record<ConstraintKind, string>> = {
    "at-most": "At most 3 unit groups of field-guns and leather-guns together.",
    "at-least": "1618–1634: at least 12 bases of Swedish Blue Brigade, and half as many in every contingent of an ally from this list.",
    "only-if": "Hakkapeliita: only with swedish-horse.",
    "not-both": "An army with conscript-foot cannot have Swedish Blue Brigade.",
    "no-more-than": "Commanded-shot: no more bases than reiters.",
    "one-per-command": "Yellow-brigade: at most one unit group in each command.",
    "only-under-ally": "Saxon-kurassiere: only under an ally.",
  };

  test.each(Object.entries(SAID))("%s", (kind, sentence) => {
    expect(plain(constraintWords(constraint.parse(CONSTRAINT_FIXTURES[kind as ConstraintKind]), LIST))).toBe(sentence);
  });

  test.each([
    [{ id: "c", kind: "at-most", what: "bases", lines: ["blue-brigade"], n: 1 }, "At most 1 base of Swedish Blue Brigade."],
    [
      { id: "c", kind: "at-least", what: "unit-groups", lines: ["a", "b", "blue-brigade"], n: 1 },
      "At least 1 unit group of a, b or Swedish Blue Brigade in total, and in every contingent of an ally from this list.",
    ],
    [
      { id: "c", kind: "at-least", what: "bases", lines: ["a"], n: 12 },
      "At least 12 bases of a, and half as many in every contingent of an ally from this list.",
    ],
    [
      { id: "c", kind: "at-least", contingents: "external", what: "bases", lines: ["a"], n: 12 },
      "At least 12 bases of a. An external ally from this list needs only half as many.",
    ],
    [
      { id: "c", kind: "at-least", contingents: "external", what: "unit-groups", lines: ["a"], n: 1 },
      "At least 1 unit group of a. An external ally from this list needs one too.",
    ],
    [
      { id: "c", kind: "at-least", contingents: "none", what: "bases", lines: ["a"], n: 12, years: [1576, 1647] },
      "1576–1647: at least 12 bases of a in the main army (contingents of allies need none).",
    ],
    [{ id: "c", kind: "only-if", lines: ["a", "b"], needs: ["c", "d"], years: [1631, 1634] }, "1631–1634: a and b: only with c or d."],
    [
      { id: "c", kind: "no-more-than", what: "unit-groups", lines: ["a"], than: ["b", "c"] },
      "A: no more unit groups than b and c together.",
    ],
    [{ id: "c", kind: "no-more-than", what: "bases", lines: ["a", "b"], than: ["c"] }, "A and b together: no more bases than c."],
  ])("%o", (document, sentence) => {
    expect(plain(constraintWords(constraint.parse(document), LIST))).toBe(sentence);
  });
});

test("beside a line that it is about, a constraint does not name it again", () => {
  const beside = (kind: ConstraintKind, line: string) =>
    plain(constraintWords(constraint.parse(CONSTRAINT_FIXTURES[kind]), LIST, null, line as LineId));
  expect(beside("only-if", "hakkapeliita")).toBe("Only with swedish-horse.");
  expect(beside("only-if", "swedish-horse")).toBe("Hakkapeliita: only with swedish-horse.");
  expect(beside("only-under-ally", "saxon-kurassiere")).toBe("Only under an ally.");
  expect(beside("one-per-command", "yellow-brigade")).toBe("At most one unit group in each command.");
  const shared = constraint.parse({ id: "c", kind: "one-per-command", lines: ["a", "b"] });
  expect(plain(constraintWords(shared, LIST, null, "a" as LineId))).toBe("A and b: at most one unit group in each command.");
});

describe("who may command", () => {
  const nameOf = (id: string) => `the ${id}`;
  const linesOf = (list: ArmyList) => commanderLines(list, nameOf).map(({ who, what }) => `${plain(who)}: ${plain(what)}`);

  test("each kind has its line", () => {
    const list = withCommanders({ internalAllies: { min: 0, max: 2, grades: ["mediocre"], classes: ["professional", "instinctive"] } });
    expect(linesOf(list)).toEqual([
      "Army commander: mediocre, competent, talented or legendary, professional",
      "1–3 sub-commanders: mediocre or competent, professional",
      "0–2 internal allies: mediocre, professional or instinctive",
      "0–1 the saxon-1631-1634 ally: 1631–1634",
    ]);
  });

  test("kinds that the list does not have are left out, and an ally for all its years is marked", () => {
    const list = withCommanders({ internalAllies: null, externalAllies: [{ ...LIST.commanders.externalAllies[0]!, years: null, max: 2 }] });
    expect(linesOf(list)).toEqual([
      "Army commander: mediocre, competent, talented or legendary, professional",
      "1–3 sub-commanders: mediocre or competent, professional",
      "0–2 the saxon-1631-1634 allies: Any year",
    ]);
    const none = withCommanders({ internalAllies: { ...LIST.commanders.subs, min: 0, max: 0 }, externalAllies: [] });
    expect(linesOf(none)).toHaveLength(2);
  });

  test("an ally from a list that the reader does not know is said to be so, without its id", () => {
    const ally = { list: `own-${"a".repeat(26)}`, years: null, max: 1 };
    const lines = commanderLines(withCommanders({ internalAllies: null, externalAllies: [ally as never] }), () => null);
    expect(lines.map(({ who }) => plain(who)).at(-1)).toBe("0–1 ally from a player’s own list that was not shared with this one");
    expect([LISTS.unknownEnemies(1), LISTS.unknownEnemies(2)]).toEqual([
      "a player’s own list that was not shared with this one",
      "2 players’ own lists that were not shared with this one",
    ]);
  });

  test("a fixed number is given once", () => {
    const list = withCommanders({ subs: { ...LIST.commanders.subs, min: 2, max: 2 } });
    expect(linesOf(list)[1]).toMatch(/^2 sub-commanders:/);
  });

  test("one is not told in the plural", () => {
    const one = { ...LIST.commanders.subs, min: 1, max: 1 };
    const lines = linesOf(withCommanders({ subs: one, internalAllies: one })).map((line) => line.split(":")[0]);
    expect(lines.slice(1, 3)).toEqual(["1 sub-commander", "1 internal ally"]);
  });
});

test.each<[ArmyList["camps"], string]>([
  [{ kinds: ["standard"], qualities: ["poor"] }, "standard camp, poor"],
  [
    { kinds: ["standard", "fortified"], qualities: ["poor", "average", "superior"] },
    "standard or fortified camp, poor, average or superior",
  ],
  [{ kinds: ["none"], qualities: ["poor"] }, "no camp"],
  [{ kinds: ["mobile", "none"], qualities: ["poor"] }, "mobile camp, poor; or no camp"],
])("camps %o", (camps, words) => {
  expect(plain(campTerms({ ...LIST, camps }))).toBe(words);
});

test.each<[Years, string]>([
  [[1618, 1648], "1618–1648"],
  [[1631, 1631], "1631"],
])("the years %o", (years, words) => {
  expect(yearsWords(years)).toBe(words);
});

test("territories, in the order of the map", () => {
  expect(territoryWords(["S", "P", "F", "M", "C"])).toBe("Cultivated, Mountains, Forest, Plains and Seashore");
  expect(territoryWords(["P"])).toBe("Plains");
});

test("the columns of a list are those of the army sheet", () => {
  const { type, formation, armour, quality, shot, charge, melee, characteristics, bases, points } = SHEET.columns;
  expect(TROOP_TABLE.columns.map(plain)).toEqual([type, formation, armour, quality, shot, charge, melee, characteristics]);
  expect([plain(TROOP_TABLE.bases), plain(TROOP_TABLE.points)]).toEqual([bases, points]);
});

describe("what one must know of a line", () => {
  const line = LIST.lines[0]!;
  const bare = { ...line, years: null, shared: null, ledBy: null, partial: null, note: null };
  const other = { ...bare, id: "green-brigade" as typeof line.id, name: "Green Brigade", shared: line.shared };
  const lines = [
    line,
    other,
    { ...other, id: "white-brigade" as typeof line.id, name: "White Brigade" },
    { ...bare, id: "horse" as typeof line.id, name: "Horse" },
  ];
  const list: ArmyList = { ...LIST, lines };

  test("nothing of one that stands for itself", () => {
    expect(lineNotes(bare, list)).toEqual([]);
  });

  test("years, shared maximum, leaders, shares and its note, a sentence each", () => {
    const notes = lineNotes(line, list);
    for (const fact of [
      "1628–1634",
      "At most 36",
      "Green Brigade and White Brigade",
      "the army commander or a sub-commander",
      "at least 50%",
      line.note,
    ]) {
      expect(notes.join(" ")).toContain(fact);
    }
    expect(notes.join(" ")).not.toContain("Horse");
    for (const note of notes) expect(note).toMatch(/^[A-Z0-9].*[^.]\.$/);
  });

  test("that it serves only under an ally", () => {
    const underAlly = constraint.parse({ id: "c", kind: "only-under-ally", lines: [bare.id] });
    expect(lineNotes(bare, { ...list, constraints: [...LIST.constraints, underAlly] })).toEqual(["Only under an ally."]);
    expect(lineNotes(other, { ...list, constraints: [underAlly] }).join(" ")).not.toContain("ally");
  });
});
