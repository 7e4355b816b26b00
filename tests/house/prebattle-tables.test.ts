import { describe, expect, test } from "vitest";
import { FLANKS, SQUARES } from "@/lib/model/battle-tables";
import { DENSITIES, TERRITORIES } from "@/lib/model/enumerations";
import { CATALOG } from "../build/rules";

const { battlefield: _, ...TABLES } = CATALOG.battle.tables;

/** The map as the design prints it: a row for each flank, a column for each density. */
const MAP = `
A | S     | S F     | S C     | S C P | S P
B | M F S | M F S C | M F S C | C P S | P S
C | M F   | M F C   | M F C P | C P   | P
D | M F   | M F C   | M F C P | C P   | P
E | F     | F C     | F C P   | C P   | P`;

const printed = MAP.trim()
  .split("\n")
  .flatMap((line) => {
    const [row = "", ...cells] = line.split("|").map((cell) => cell.trim());
    return cells.map((cell, at) => [`${row}${at + 1}`, cell.split(" ").sort().join(" ")] as const);
  });

describe("the map", () => {
  test("is the printed one, square by square", () => {
    expect(printed).toHaveLength(25);
    expect(TABLES.squares.map((one) => [one.id, [...one.territories].sort().join(" ")])).toEqual(printed);
  });

  test("has each square in the row and column of its name", () => {
    for (const { id, flank, density } of TABLES.squares) {
      const column = TABLES.densities.find((one) => one.id === density)?.column;
      expect(`${flank}${column}`).toBe(id);
    }
    expect(TABLES.squares.map((one) => one.id)).toEqual(SQUARES);
    expect(TABLES.densities.map((one) => [one.id, one.column])).toEqual(DENSITIES.map((id, at) => [id, at + 1]));
  });

  test("has no square twice in a territory", () => {
    for (const { territories } of TABLES.squares) expect(new Set(territories).size).toBe(territories.length);
  });

  test("has flanks in the order of its rows: coast, terrain, none, terrain, river", () => {
    expect(TABLES.flanks.map((one) => [one.id, one.kind, one.water])).toEqual([
      ["A", "water", "coast"],
      ["B", "terrain", null],
      ["C", "none", null],
      ["D", "terrain", null],
      ["E", "water", "river"],
    ]);
    expect(TABLES.flanks.map((one) => one.id)).toEqual([...FLANKS]);
  });

  test.each(TERRITORIES)("%s holds together: one can go from any of its squares to any other, up, down and sideways", (territory) => {
    const squares: readonly string[] = TABLES.squares.filter((one) => one.territories.includes(territory)).map((one) => one.id);
    const beside = (one: string, other: string) =>
      Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(one.charCodeAt(1) - other.charCodeAt(1)) === 1;
    const reached = new Set(squares.slice(0, 1));
    for (const square of reached) for (const next of squares.filter((one) => beside(one, square))) reached.add(next);
    expect(reached.size).toBe(squares.length);
    expect(squares.length).toBeGreaterThan(5);
  });
});

test("where the marker may go, by how much better the card is: each adds to what the one before may do", () => {
  const says = TABLES.markerMoves.map(
    ({ id, moves }) => `${id}: ${moves.map(({ direction, steps }) => `${steps} ${direction}`).join(", ")}`,
  );
  expect(says).toEqual([
    "1: 1 orthogonal",
    "2: 1 orthogonal, 1 diagonal",
    "3: 1 orthogonal, 1 diagonal, 2 orthogonal",
    "4: 1 orthogonal, 1 diagonal, 2 orthogonal, 2 diagonal",
  ]);
});

test("what a scouting card is worth, in percent", () => {
  expect(TABLES.scoutingPercent.map((one) => [one.id, one.percent])).toEqual([
    ["black", 0],
    ["white", 0],
    ["green", 10],
    ["yellow", 20],
    ["red", 40],
  ]);
});

test("five days, five scouting cards that count, a fortnight's absence; and four deals of the most cards are never more than the pack", () => {
  const limits = Object.fromEntries(TABLES.limits.map((one) => [one.id, one.value]));
  expect(limits).toEqual({ days: 5, "scouting-counted": 5, "cards-most": 12, "card-changes": 50, "away-days": 14 });
  expect(4 * (limits["cards-most"] ?? 0)).toBeLessThanOrEqual(TABLES.pack.reduce((sum, one) => sum + one.cards, 0));
});

test("what bounds a battle: three full games' unit groups, more bases than 10 000 points buy, twenty offers of either kind", () => {
  const bounds = Object.fromEntries((TABLES.bounds ?? []).map((one) => [one.id, one.value]));
  expect(bounds).toEqual({ "unit-groups": 40, bases: 400, "close-offers": 20, "abandon-offers": 20 });
});

test("the sizes of table", () => {
  expect(TABLES.tableSizes.map((one) => `${one.id} ${one.width}x${one.depth}`)).toEqual([
    "standard 45x30",
    "long 60x30",
    "medium 36x24",
    "small 24x24",
  ]);
});

test("the death die of each army commander", () => {
  expect(TABLES.invasionDice.map((one) => `${one.id} ${one.die}`).sort()).toEqual([
    "competent green",
    "legendary red",
    "mediocre white",
    "talented yellow",
  ]);
});

test.each(Object.entries(TABLES))("every row of %s says where it is from", (_, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  for (const { source } of rows) expect(source.from === "rulebook" ? source.heading : source.why).toMatch(/\S/);
});
