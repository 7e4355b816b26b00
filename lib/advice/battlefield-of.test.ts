import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { SQUARES } from "../model/battle-tables";
import { type Battlefield, battlefield } from "../model/battlefield";
import { type Battleground, battlegroundOf } from "../rules/table/battleground";
import { apartAtLeast, insideBox, overlap } from "../rules/table/geometry/predicates";
import { type BattlefieldRequest, battlefieldOf } from "./battlefield-of";

const NOTHING = { territory: null, square: null, width: null, depth: null, table: null } as const;
const fieldOf = (seed: string, asked: Partial<BattlefieldRequest> = {}): Battlefield =>
  battlefieldOf({ ...NOTHING, seed, ...asked }, BOOK, CATALOG.advice);

function groundOf({ table, water, pieces }: Battlefield): Battleground {
  if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
  const flank = water && { edge: water.edge, water };
  const roles = { defender: "a", invader: "b" } as const;
  const given = { table, flank, pieces, roles, units: [], camps: { a: null, b: null } };
  return battlegroundOf(given, BOOK.battlefield, BOOK.tables.tableSizes);
}

const isField = (kind: string): boolean =>
  BOOK.battlefield?.tables.terrainKinds.some((row) => row.id === kind && (row.field || row.builtUp)) ?? false;

type Laid = Battleground["pieces"][number];

/** Faults of two pieces that nobody has moved: they must be 2 BW apart, except for fields and villages. */
function wrongBetween(one: Laid, other: Laid): readonly string[] {
  if (overlap(one.footprint, other.footprint)) return [`${one.piece.id} is on ${other.piece.id}`];
  const isMoved = one.piece.adjusted || other.piece.adjusted;
  const mayTouch = isField(one.piece.kind) && isField(other.piece.kind);
  return isMoved || mayTouch || apartAtLeast(one.footprint, other.footprint, 200) ? [] : [`${one.piece.id} is near ${other.piece.id}`];
}

/** The faults of a battlefield, by an independent reading of the rules. */
function wrongWith(field: Battlefield): readonly string[] {
  const { width, depth, water, pieces } = groundOf(field);
  const table = { left: 0, bottom: 0, right: width, top: depth };
  return pieces.flatMap((one, at) => [
    ...(insideBox(one.footprint, table) ? [] : [`${one.piece.id} leaves the table`]),
    ...(water && overlap(one.footprint, water.footprint) ? [`${one.piece.id} is in the water`] : []),
    ...(one.kind.territories.includes(field.territory) ? [] : [`${one.piece.kind} in ${field.territory}`]),
    ...pieces.slice(0, at).flatMap((other) => wrongBetween(one, other)),
  ]);
}

test("whatever the seed, the battlefield is one that the rules allow", () => {
  const numbers = new Set<number>();
  const territories = new Set<string>();
  let adjusted = 0;
  for (let seed = 0; seed < 40; seed++) {
    const field = fieldOf(`seed ${seed}`);
    expect(battlefield.parse(field)).toEqual(field);
    expect(wrongWith(field), field.seed).toEqual([]);
    expect(BOOK.squares[field.territory]).toContain(field.square);
    numbers.add(field.pieces.length);
    territories.add(field.territory);
    adjusted += field.pieces.filter((piece) => piece.adjusted).length;
  }
  expect(numbers.size).toBeGreaterThan(4);
  expect(territories.size).toBe(5);
  expect(adjusted).toBeGreaterThan(5);
});

describe("what can be chosen", () => {
  test("is what you get, and the rest is rolled from the seed", () => {
    expect(fieldOf("breitenfeld")).toEqual(fieldOf("breitenfeld"));
    expect(fieldOf("breitenfeld")).not.toEqual({ ...fieldOf("wimpfen"), seed: "breitenfeld" });
    for (const square of SQUARES) {
      const field = fieldOf("breitenfeld", { square });
      expect(field.square).toBe(square);
      expect(BOOK.squares[field.territory]).toContain(square);
    }
    expect(fieldOf("breitenfeld", { territory: "P" }).territory).toBe("P");
    expect(fieldOf("breitenfeld", { width: 24 }).table).toEqual({ width: 24, depth: 24 });
  });

  test("the table is the standard one, 45 by 30, unless another is chosen or rolled", () => {
    const SEEDS = Array.from({ length: 12 }, (_, at) => `table ${at}`);
    const sizes = (asked: Partial<BattlefieldRequest>) => [
      ...new Set(
        SEEDS.map((seed) => fieldOf(seed, { territory: "P", square: "C5", ...asked }).table).map((one) => `${one.width}x${one.depth}`),
      ),
    ];
    expect(sizes({})).toEqual(["45x30"]);
    expect(sizes({ depth: 30 })).toEqual(["45x30"]);
    expect(sizes({ width: 60 })).toEqual(["60x30"]);
    expect(sizes({ depth: 24 }).sort()).toEqual(["24x24", "36x24"]);
    expect(sizes({ table: "random" }).sort()).toEqual(["24x24", "36x24", "45x30", "60x30"]);
    expect(sizes({ table: "random", depth: 30 }).sort()).toEqual(["45x30", "60x30"]);
  });

  test("changes nothing if it is what would have been rolled", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const field = fieldOf(seed, { table: "random" });
      const { territory, square, table } = field;
      expect(fieldOf(seed, { territory, square, ...table })).toEqual(field);
      for (const one of [{ territory }, { square }, { width: table.width }, { depth: table.depth }])
        expect(fieldOf(seed, { table: "random", ...one })).toEqual(field);
    }
  });

  test("water by the coast and the river, none elsewhere; no more pieces than the density allows", () => {
    for (const square of SQUARES) {
      const { water, pieces } = fieldOf("hodonin", { square });
      expect(water !== null, square).toBe(square.startsWith("A") || square.startsWith("E"));
      const most = [10, 7, 6, 4, 1][Number(square[1]) - 1] ?? 0;
      const flank = square.startsWith("B") || square.startsWith("D") ? 2 : 0;
      expect(pieces.length, square).toBeLessThanOrEqual(most + flank);
    }
  });
});
