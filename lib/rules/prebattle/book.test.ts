import { describe, expect, test } from "vitest";
import type { Square } from "@/lib/model/battle-tables";
import { TERRITORIES, type Territory } from "@/lib/model/enumerations";
import { BOOK } from "@/tests/build/played-battle";

const reach = (territory: Territory, from: Square, difference: number): string =>
  (BOOK.reach[territory][from]?.[difference] ?? []).filter((square) => square !== from).join(" ");

/*
 * By hand, from the map of the design:
 * C: A3 A4 | B2 B3 B4 | C2 C3 C4 | D2 D3 D4 | E2 E3 E4      M: B1 B2 B3 | C1 C2 C3 | D1 D2 D3
 * F: A2 | B1 B2 B3 | C1 C2 C3 | D1 D2 D3 | E1 E2 E3         P: A4 A5 | B4 B5 | C3 C4 C5 | D3 D4 D5 | E3 E4 E5
 * S: A1 A2 A3 A4 A5 | B1 B2 B3 B4 B5
 */
describe.each<[Territory, Square, readonly [string, string, string, string]]>([
  ["C", "C3", ["B3 C2 C4 D3", "B2 B3 B4 C2 C4 D2 D3 D4", "A3 B2 B3 B4 C2 C4 D2 D3 D4 E3", "A3 B2 B3 B4 C2 C4 D2 D3 D4 E3"]],
  ["C", "A3", ["A4 B3", "A4 B2 B3 B4", "A4 B2 B3 B4 C3", "A4 B2 B3 B4 C3"]],
  ["C", "A4", ["A3 B4", "A3 B3 B4", "A3 B3 B4 C4", "A3 B3 B4 C2 C4"]],
  ["C", "E2", ["D2 E3", "D2 D3 E3", "C2 D2 D3 E3 E4", "C2 C4 D2 D3 E3 E4"]],
  ["M", "B1", ["B2 C1", "B2 C1 C2", "B2 B3 C1 C2 D1", "B2 B3 C1 C2 D1 D3"]],
  ["M", "C2", ["B2 C1 C3 D2", "B1 B2 B3 C1 C3 D1 D2 D3", "B1 B2 B3 C1 C3 D1 D2 D3", "B1 B2 B3 C1 C3 D1 D2 D3"]],
  ["F", "A2", ["B2", "B1 B2 B3", "B1 B2 B3 C2", "B1 B2 B3 C2"]],
  ["F", "E1", ["D1 E2", "D1 D2 E2", "C1 D1 D2 E2 E3", "C1 C3 D1 D2 E2 E3"]],
  ["P", "C3", ["C4 D3", "B4 C4 D3 D4", "B4 C4 C5 D3 D4 E3", "A5 B4 C4 C5 D3 D4 E3 E5"]],
  ["P", "A4", ["A5 B4", "A5 B4 B5", "A5 B4 B5 C4", "A5 B4 B5 C4"]],
  ["S", "A1", ["A2 B1", "A2 B1 B2", "A2 A3 B1 B2", "A2 A3 B1 B2"]],
  ["S", "B3", ["A3 B2 B4", "A2 A3 A4 B2 B4", "A2 A3 A4 B1 B2 B4 B5", "A2 A3 A4 B1 B2 B4 B5"]],
])("in %s from %s", (territory, from, byDifference) => {
  test.each([1, 2, 3, 4])("a card better by %i", (difference) => {
    expect(reach(territory, from, difference)).toBe(byDifference[difference - 1]);
  });

  test("staying is always one of the choices", () => {
    for (const difference of [0, 1, 2, 3, 4]) expect(BOOK.reach[territory][from]?.[difference]).toContain(from);
  });
});

test.each(TERRITORIES)("every square of %s can be reached from every other by single steps up, down or sideways", (territory) => {
  const squares = BOOK.squares[territory];
  const first = squares[0];
  const reached = new Set(first ? [first] : []);
  for (const square of reached) for (const next of BOOK.reach[territory][square]?.[1] ?? []) reached.add(next);
  expect([...reached].sort()).toEqual([...squares].sort());
});

test("the book cannot be changed", () => {
  expect(Object.isFrozen(BOOK)).toBe(true);
  expect(Object.isFrozen(BOOK.reach.C.C3?.[4])).toBe(true);
  expect(Object.isFrozen(BOOK.commands.move.C.C3?.[1]?.[0])).toBe(true);
});
