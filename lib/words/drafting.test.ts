import { expect, test } from "vitest";
import { choiceWords, DRAFT } from "./drafting";

test("what was added to an army is told, commanders too where no unit group was", () => {
  expect([DRAFT.filled(2, 1), DRAFT.filled(1, 0), DRAFT.filled(0, 1)]).toEqual([
    "Added 1 commander and 2 unit groups.",
    "Added 1 unit group.",
    "Added 1 commander.",
  ]);
  expect(DRAFT.filled(0, 0)).toBe("Nothing was added: no more troops fit the list and the points.");
});

test("the options of a unit group follow its name", () => {
  expect([
    DRAFT.unit(4, "Delis", []),
    DRAFT.unit(4, "Delis", ["impetuous"]),
    DRAFT.unit(6, "Janissaries with arquebuses", ["elite", "barricades"]),
  ]).toEqual(["4 bases of Delis", "4 bases of Delis, impetuous", "6 bases of Janissaries with arquebuses, elite, barricades"]);
});

test("a troop type that lets others in is told with all that count together", () => {
  const janissaries = { names: ["Veteran janissaries", "Solaks"], what: "bases", than: ["Janissaries"] } as const;
  const said = (params: object) => choiceWords("keeps-share", { ...janissaries, ...params } as never);
  expect(said({})).toBe("Lets you take Veteran janissaries and Solaks: no more bases of them than of Janissaries.");
  expect(said({ than: ["Janissaries", "Azabs"], what: "unit-groups" })).toBe(
    "Lets you take Veteran janissaries and Solaks: no more unit groups of them than of Janissaries and Azabs together.",
  );
  expect(said({ than: ["a", "b", "c", "d", "e"] })).toContain("than of a, b, c and 2 other types together.");
  const kind = { type: "foot", except: ["Azabs"] } as const;
  expect(said({ than: ["a", "b", "c"], thanKind: kind })).toContain("than of foot (not counting Azabs).");
});

test("a draft against an army names it, and what does best against it", () => {
  expect(choiceWords("against", { name: "Kircholm", best: ["Reiters", "Shot"] })).toBe(
    "Drafted to beat Kircholm. Best against its main troops, fight by fight: Reiters and Shot.",
  );
  expect(choiceWords("against", { name: "Kircholm", best: [] })).toContain("No troops of this list stand out against it.");
});

test("what the cards of added sub-commanders move", () => {
  const said = (subs: number, moved: number) => choiceWords("commands-more", { subs, moved, groups: 12 });
  expect([said(1, 12), said(2, 11)]).toEqual([
    "With a sub-commander your cards can move all 12 unit groups in a turn.",
    "With 2 sub-commanders your cards can move 11 of 12 unit groups in a turn.",
  ]);
});
