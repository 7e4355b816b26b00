import { expect, test } from "vitest";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { BOOK } from "@/tests/build/played-battle";
import { differenceNeeded } from "./marker-outlook";

/*
 * By hand, from the map and the marker's moves: one square up, down or sideways takes 1, one diagonally 2, two up, down or sideways 3 (they
 * may turn, each inside the territory), two diagonally 4.
 */
test.each<[Territory, Square, Square, number | null]>([
  ["C", "C3", "C3", 0],
  ["C", "C3", "C4", 1],
  ["C", "C3", "B3", 1],
  ["C", "C3", "D4", 2],
  ["C", "C3", "E3", 3],
  ["C", "C3", "A3", 3],
  ["C", "C3", "E4", null], // One across and two along.
  ["C", "C3", "A4", null],
  ["C", "A4", "C2", 4],
  ["C", "A4", "C4", 3],
  ["C", "A4", "D4", null], // Three along.
  ["P", "C3", "A5", 4],
  ["P", "A4", "C4", 3],
  ["P", "A5", "C3", 4],
  ["F", "A2", "C2", 3],
  ["S", "A1", "A3", 3],
  ["S", "A1", "B2", 2],
  ["S", "A1", "B3", null],
  ["M", "B1", "D1", 3],
  ["M", "B1", "D3", 4],
  ["C", "C3", "C1", null], // Not a square of the territory, though only two columns away.
  ["P", "C1", "C3", null],
])("in %s from %s to %s", (territory, from, to, needed) => {
  expect(differenceNeeded(BOOK, territory, from, to)).toBe(needed);
});
