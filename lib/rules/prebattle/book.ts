import type { LegalCommand } from "../../model/battle-command";
import type { BattleBounds, BattleTables, DIRECTIONS, Square } from "../../model/battle-tables";
import type { Colour, DieFace, Grade, Territory } from "../../model/enumerations";
import { keyed, rulesRow } from "../rules-row";
import { type BattlefieldBook, prepareBattlefield } from "../table/battlefield-book";

/** A battle's tables prepared once, so that deciding only looks things up. Everything is frozen. */
export type BattleBook = {
  readonly tables: BattleTables;
  readonly limits: Readonly<Record<BattleTables["limits"][number]["id"], number>>;
  /** Null if neither the tables nor the caller have any: then nothing is limited. */
  readonly bounds: Readonly<Record<BattleBounds[number]["id"], number>> | null;
  /** The faces of each army commander's die, in the order they are drawn. */
  readonly dice: Readonly<Record<Grade, readonly DieFace[]>>;
  /** The pack before it is shuffled. */
  readonly pack: readonly Colour[];
  /** What a card is worth when two are compared. */
  readonly values: Readonly<Record<Colour, number>>;
  /** The card a pass counts as. */
  readonly passCard: Colour;
  /** Per cent of the enemy's unit groups, for each scouting card. */
  readonly percents: Readonly<Record<Colour, number>>;
  /** In map order. */
  readonly squares: Readonly<Record<Territory, readonly Square[]>>;
  /** `reach[territory][square][difference]`: where the marker may go, including staying, in map order. */
  readonly reach: Readonly<Record<Territory, Readonly<Partial<Record<Square, readonly (readonly Square[])[]>>>>>;
  readonly commands: BattleCommands;
  /** Null if the tables have none: such a battle ends with out-scouting. */
  readonly battlefield: BattlefieldBook | null;
};

/** Commands that are the same each time they are legal, made once. */
type BattleCommands = {
  readonly sit: readonly LegalCommand[];
  readonly roles: readonly LegalCommand[];
  readonly territory: Readonly<Record<Territory, LegalCommand>>;
  readonly place: Readonly<Record<Territory, readonly LegalCommand[]>>;
  /** The same, plus waiving the intercept. */
  readonly intercept: Readonly<Record<Territory, readonly LegalCommand[]>>;
  readonly declare: readonly LegalCommand[];
  readonly commit: Readonly<Record<Colour, LegalCommand>>;
  /** By territory, square and difference, like `reach`. */
  readonly move: Readonly<Record<Territory, Readonly<Partial<Record<Square, readonly (readonly LegalCommand[])[]>>>>>;
};

const forTerritories = <Value>(tables: BattleTables, value: (territory: Territory) => Value) =>
  keyed(tables.territories, (row) => value(row.id));

const unshuffled = (tables: BattleTables): readonly Colour[] =>
  tables.pack.flatMap((row) => Array.from({ length: row.cards }, () => row.id));

type Direction = (typeof DIRECTIONS)[number];
type Row = BattleTables["squares"][number];
type Moves = BattleTables["markerMoves"][number]["moves"];

/** Whether two squares are one single step apart, by the number of columns and rows between them. */
const IS_STEP: Readonly<Record<Direction, (across: number, along: number) => boolean>> = {
  orthogonal: (across, along) => across + along === 1,
  diagonal: (across, along) => across === 1 && along === 1,
};

function stepsOf({ squares, densities, flanks }: BattleTables, territory: Territory) {
  const inside = squares.filter((one) => one.territories.includes(territory));
  const column = (row: Row) => densities.find((one) => one.id === row.density)?.column ?? 0;
  const line = (row: Row) => flanks.findIndex((one) => one.id === row.flank);
  return (from: Square, direction: Direction): readonly Square[] => {
    const here = inside.find((one) => one.id === from);
    if (!here) return [];
    const isNext = (one: Row) => IS_STEP[direction](Math.abs(column(one) - column(here)), Math.abs(line(one) - line(here)));
    return inside.filter(isNext).map((one) => one.id);
  };
}

/**
 * Where the marker may go from a square of the territory, including staying, in map order (RULES.md: "The marker's ways"). Every single
 * step ends inside the territory. The steps of one move may turn, but all are of one direction.
 */
function markerReach(tables: BattleTables, territory: Territory, from: Square, moves: Moves): readonly Square[] {
  const stepFrom = stepsOf(tables, territory);
  const reached = new Set<Square>([from]);
  for (const { direction, steps } of moves) {
    let ends: readonly Square[] = [from];
    for (let step = 0; step < steps; step++) ends = ends.flatMap((square) => stepFrom(square, direction));
    for (const square of ends) reached.add(square);
  }
  return tables.squares.map((row) => row.id).filter((square) => reached.has(square));
}

function reachOf(tables: BattleTables, squares: BattleBook["squares"]): BattleBook["reach"] {
  const byDifference = [{ moves: [] }, ...[...tables.markerMoves].sort((one, other) => Number(one.id) - Number(other.id))];
  return forTerritories(tables, (territory) =>
    Object.fromEntries(
      squares[territory].map((from) => [from, byDifference.map(({ moves }) => markerReach(tables, territory, from, moves))]),
    ),
  );
}

function commandsOf(tables: BattleTables, squares: BattleBook["squares"], reach: BattleBook["reach"]): BattleCommands {
  const place = forTerritories(tables, (territory) => squares[territory].map((square) => ({ type: "choose-square" as const, square })));
  return {
    sit: [{ type: "sit" }],
    roles: [
      { type: "choose-role", role: "invader" },
      { type: "choose-role", role: "defender" },
    ],
    territory: forTerritories(tables, (territory) => ({ type: "choose-territory" as const, territory })),
    place,
    intercept: forTerritories(tables, (territory) => [...place[territory], { type: "waive-intercept" }]),
    declare: [true, false].map((pass) => ({ type: "declare-day", pass })),
    commit: keyed(tables.pack, (row) => ({ type: "commit-card" as const, card: row.id })),
    move: forTerritories(tables, (territory) =>
      Object.fromEntries(
        Object.entries(reach[territory]).map(([from, ends]) => [
          from,
          ends.map((to) => to.map((one) => ({ type: "move-marker" as const, to: one }))),
        ]),
      ),
    ),
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/**
 * The tables (`data/prebattle` and what it uses of `data/rules`) as lookups. Takes a few milliseconds, once for each version. `boundsNow`:
 * the bounds in force, for tables too old to have any.
 */
export function prepareBattle(tables: BattleTables, boundsNow?: BattleBounds): BattleBook {
  const bounds = tables.bounds ?? boundsNow;
  const squares = forTerritories(tables, (territory) =>
    tables.squares.filter((row) => row.territories.includes(territory)).map((row) => row.id),
  );
  const reach = reachOf(tables, squares);
  const faces = keyed(tables.deathDice, (row) => row.faces);
  return deepFreeze({
    tables,
    limits: keyed(tables.limits, (row) => row.value),
    bounds: bounds ? keyed(bounds, (row) => row.value) : null,
    dice: keyed(tables.invasionDice, (row) => faces[row.die]),
    pack: unshuffled(tables),
    values: keyed(tables.pack, (row) => row.value),
    passCard: rulesRow(tables.pass, "pass").countsAs,
    percents: keyed(tables.scoutingPercent, (row) => row.percent),
    squares,
    reach,
    commands: commandsOf(tables, squares, reach),
    battlefield: tables.battlefield ? prepareBattlefield(tables.battlefield) : null,
  });
}
