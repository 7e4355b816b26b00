import type { ValueChances } from "../../model/sister-systems/chances";
import { added, anyOf, type Distribution } from "./chances";

const DIE: Distribution = [0, ...Array.from({ length: 6 }, () => 1 / 6)];

/** The total of so many D6, by its value. */
export function totalOf(dice: number): Distribution {
  let total: Distribution = [1];
  for (let die = 0; die < dice; die++) total = added(total, DIE);
  return total;
}

/** The same with only the values that can be. */
export const valuesOf = (all: Distribution): ValueChances => all.flatMap((p, value) => (p > 0 ? [{ value, p }] : []));

/** The chance of all values for which this holds. */
export const chanceThat = (all: Distribution, holds: (value: number) => boolean): number => anyOf(all.filter((_, value) => holds(value)));
