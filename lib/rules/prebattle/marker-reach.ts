import type { BattleTables, DIRECTIONS, Square } from "../../model/battle-tables";
import type { Territory } from "../../model/enumerations";

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
export function markerReach(tables: BattleTables, territory: Territory, from: Square, moves: Moves): readonly Square[] {
  const stepFrom = stepsOf(tables, territory);
  const reached = new Set<Square>([from]);
  for (const { direction, steps } of moves) {
    let ends: readonly Square[] = [from];
    for (let step = 0; step < steps; step++) ends = ends.flatMap((square) => stepFrom(square, direction));
    for (const square of ends) reached.add(square);
  }
  return tables.squares.map((row) => row.id).filter((square) => reached.has(square));
}
