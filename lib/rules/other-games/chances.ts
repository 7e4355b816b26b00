import type { Fault } from "../../model/faults";
import type { ValueChances } from "../../model/other-games/chances";

/** An answer, with the question as it was filled in; or all that is wrong with what was sent. */
export type Answered<Answer> =
  | { readonly ok: true; readonly value: Answer }
  /** `asked`: the question with its defaults, if only two of its fields cannot be together. */
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly asked?: unknown };

/** An answer with its question, unless something in the question cannot be. */
export const answeredUnless = <Question, Answer>(
  faults: readonly Fault[],
  asked: Question,
  answer: (asked: Question) => Answer,
): Answered<{ asked: Question } & Answer> => (faults.length > 0 ? { ok: false, faults } : { ok: true, value: { asked, ...answer(asked) } });

/** Chances by their count: the first is that of 0. */
export type Distribution = readonly number[];

const chanceAt = (all: Distribution, at: number): number => all[at] ?? 0;

/** Both together, added. */
export function added(one: Distribution, other: Distribution): Distribution {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [at, p] of one.entries()) for (const [more, q] of other.entries()) sums[at + more] = chanceAt(sums, at + more) + p * q;
  return sums;
}

/** How many of so many dice do what each does with this chance. */
export function ofDice(dice: number, chance: number): number[] {
  let all: Distribution = [1];
  for (let die = 0; die < dice; die++) all = added(all, [1 - chance, chance]);
  return trimmed(all);
}

/** Without the counts at its end that cannot be; rounding makes none more than certain. */
export const trimmed = (all: Distribution): number[] => all.slice(0, all.findLastIndex((p) => p > 0) + 1).map((p) => Math.min(1, p));

export const meanOf = (all: Distribution): number => all.reduce((sum, p, count) => sum + p * count, 0);

/** Chances of which one happens; rounding never makes them more than certain. */
export const anyOf = (chances: readonly number[]): number =>
  Math.min(
    1,
    chances.reduce((sum, p) => sum + p, 0),
  );

/** Chances by value, sorted, those that cannot be left out. */
export function byValue(all: ReadonlyMap<number, number>): ValueChances {
  return [...all]
    .filter(([, p]) => p > 0)
    .sort(([one], [other]) => one - other)
    .map(([value, p]) => ({ value, p }));
}

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
