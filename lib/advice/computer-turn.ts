import type { AdviceTables } from "../model/advice";
import type { BattleView } from "../model/battle-view";
import type { SeatName } from "../model/by-seat";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";

export type TemperRow = AdviceTables["tempers"][number];

/** Draws a whole number from 0 to n - 1. */
export type Chance = (n: number) => number;

/** Everything the computer knows: what its seat may see, and its own force. */
export type ComputerTurn = {
  readonly view: BattleView;
  readonly me: SeatName;
  readonly other: SeatName;
  readonly force: FrozenForce;
  readonly temper: TemperRow;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
  readonly chance: Chance;
};
