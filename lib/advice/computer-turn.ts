import type { AdviceMeasure, AdviceTables, LikelyForce } from "../model/advice";
import type { LegalCommand } from "../model/battle-command";
import type { BattleView } from "../model/battle-view";
import type { SeatName } from "../model/by-seat";
import type { Temper } from "../model/enumerations";
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
  /** What the other army is likely to have; null where nothing is known of it. */
  readonly foe: LikelyForce | null;
  readonly temper: TemperRow;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
  readonly chance: Chance;
};

export function tempersRow(temper: Temper, { tempers }: AdviceTables): TemperRow {
  const row = tempers.find((one) => one.id === temper);
  if (!row) throw new Error(`no temper ${temper} in the advice tables`);
  return row;
}

/** One number of the advice tables. */
export function measureOf(id: AdviceMeasure, { measures }: AdviceTables): number {
  const row = measures.find((one) => one.id === id);
  if (!row) throw new Error(`no measure ${id} in the advice tables`);
  return row.value;
}

export type OfType<Type> = Extract<LegalCommand, { type: Type }>;

/** The legal commands of these types. */
export function among<Type extends LegalCommand["type"]>(
  { legal }: Pick<BattleView, "legal">,
  ...types: readonly Type[]
): readonly OfType<Type>[] {
  return legal.filter((one): one is OfType<Type> => types.some((type) => type === one.type));
}

/** The first legal command of this type. The caller must know that there is one. */
export function firstOf<Type extends LegalCommand["type"]>(view: Pick<BattleView, "legal">, type: Type): OfType<Type> {
  const [first] = among(view, type);
  if (!first) throw new Error(`${type} is not legal`);
  return first;
}

/** One of these, each equally likely; undefined if there are none. */
export const oneOf = <Option>(options: readonly Option[], chance: Chance): Option | undefined =>
  options.length > 1 ? options[chance(options.length)] : options[0];

/** True this many times in a hundred, to the nearest whole number. */
export const happens = (percent: number, { chance }: Pick<ComputerTurn, "chance">): boolean => chance(100) < Math.round(percent);

/** Scores that differ by less are equal: sums of many products are not exact. */
const ALIKE = 1e-9;

/** The option with the highest score; chance decides between equal ones. Needs at least one option. */
export function bestOf<Option>(options: readonly Option[], score: (option: Option) => number, chance: Chance): Option {
  const scores = options.map(score);
  const most = Math.max(...scores);
  const best = options.filter((_, at) => (scores[at] ?? most) >= most - ALIKE);
  const chosen = best.length > 1 ? best[chance(best.length)] : best[0];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}
