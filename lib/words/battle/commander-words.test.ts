import { expect, test } from "vitest";
import { commanderOf, commanderRow } from "./commander-words";

const names = { a: "Poles", b: "Swedes" };
const own = { eyes: "b", names, commanders: { b: [{ name: "Gustavus Adolphus" }, { name: "Gustav Horn" }, { name: null }] } } as const;
const told = (commander: number) => [commanderOf(own, "b", commander), commanderOf(own, "a", commander)];

test("one's own go by letter and name; of the other's, and of a nameless one, nobody knows more than the letter", () => {
  expect([0, 1, 2].map(told)).toEqual([
    ["A Gustavus Adolphus", "their commander A"],
    ["B Gustav Horn", "their commander B"],
    ["your commander C", "their commander C"],
  ]);
});

test("whoever looks on is told whose he is by the name of the army, which stands before it", () => {
  expect([commanderOf({ eyes: null, names }, "b", 1), commanderOf({ ...own, eyes: null }, "b", 1)]).toEqual([
    "their commander B",
    "B Gustav Horn",
  ]);
});

test("in a row that says whose he is", () => {
  expect([commanderRow(own, "b", 1), commanderRow(own, "b", 2), commanderRow(own, "a", 0), commanderRow(own, "a", 1)]).toEqual([
    "B Gustav Horn",
    "C",
    "A, army commander",
    "B",
  ]);
});
