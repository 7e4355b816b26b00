import { expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import type { ArmyList } from "../model/army-list";
import type { Assessment } from "../model/assessment";
import { listDifferences, renewalWords } from "./list-differences";

const { tables } = CATALOG.rules;
const swedish = CATALOG.lists.find(({ id }) => id === "swedish-1618-1648") as ArmyList;
const changed = (change: (list: ArmyList) => void): ArmyList => {
  const list = structuredClone(swedish) as ArmyList;
  change(list);
  return list;
};
const differences = (change: (list: ArmyList) => void) => listDifferences(swedish, changed(change), { tables, nameOf: String });
const lineOf = (list: ArmyList, id: string) => {
  const line = list.lines.find((one) => one.id === id);
  if (!line) throw new Error(id);
  return line;
};
const REITERS = swedish.lines.find(({ name }) => name === "Reiters")?.id ?? "";

test("nothing has changed where only words beside the rules have", () => {
  const words = (list: ArmyList) => Object.assign(list, { history: "Another.", keynote: "Another.", sources: [], enemies: [] });
  expect(differences(words)).toEqual([]);
});

test.each<[string, (list: ArmyList) => void, readonly string[]]>([
  [
    "a line",
    (list) => Object.assign(lineOf(list, REITERS), { bases: { min: 8, max: 16 }, sizes: [4], optional: ["scouts", "elan"] }),
    ["Reiters: bases 8–16 (was 4–16); group size 4 (was 4 or 6); optional scouts and elan (was none)."],
  ],
  ["its years", (list) => Object.assign(lineOf(list, REITERS), { years: [1630, 1640] }), ["Reiters: years 1630–1640 (was any year)."]],
  ["a line that is gone", (list) => list.lines.splice(list.lines.indexOf(lineOf(list, REITERS)), 1), ["No longer in the list: Reiters."]],
  ["the territories", (list) => Object.assign(list, { territories: ["C", "F"] }), ["Territories: C F (was F C P S)."]],
  ["the years", (list) => Object.assign(list, { years: [1610, 1650] }), ["The list covers 1610–1650 (was 1618–1648)."]],
])("%s is told with what it was", (_, change, expected) => {
  expect(differences(change).filter((words) => !words.includes("restriction"))).toEqual(expected);
});

test("restrictions that come and go are told by their own sentences", () => {
  const told = differences((list) => list.constraints.pop());
  expect(told).toEqual(["No longer a restriction: At most 3 unit groups of Leather guns and Field guns together."]);
});

test("what becomes of an army by a newer list is told by the differences alone", () => {
  const judged = (points: number, ...messages: string[]) =>
    ({ numbers: { points }, findings: messages.map((message) => ({ message })) }) as unknown as Assessment;
  const before = judged(9879, "One.", "Two.");
  expect(renewalWords(before, judged(10_001, "Two.", "Three."))).toEqual(["Points: 10,001 (was 9879)", "Three.", "Solved: One."]);
  expect(renewalWords(before, before)).toEqual([]);
});
