import { addSlopes, type Constant, type Formula, priceBy, valuesOf } from "./constants";

/** One type as the fit sees it: its formula, what a base is worth, and how much it counts. */
export type Measured = { readonly formula: Formula; readonly worth: number; readonly share: number };

/** Takes what the first k columns account for from one place of a triangle. */
function rest(rows: Float64Array, n: number, i: number, j: number): number {
  let value = rows[i * n + j] as number;
  for (let k = 0; k < j; k++) value -= (rows[i * n + k] as number) * (rows[j * n + k] as number);
  return value;
}

/** Solves a symmetric positive definite system in place (Cholesky); `rows` has the lower triangle. */
function solve(rows: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  for (let j = 0; j < n; j++) {
    const diagonal = rest(rows, n, j, j);
    if (diagonal <= 0) throw new Error("the fit has no least squares");
    rows[j * n + j] = Math.sqrt(diagonal);
    for (let i = j + 1; i < n; i++) rows[i * n + j] = rest(rows, n, i, j) / (rows[j * n + j] as number);
  }
  const y = right.slice();
  const take = (i: number, k: number, by: number) => (y[i] = (y[i] as number) - by * (y[k] as number));
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) take(i, k, rows[i * n + k] as number);
    y[i] = (y[i] as number) / (rows[i * n + i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) take(i, k, rows[k * n + i] as number);
    y[i] = (y[i] as number) / (rows[i * n + i] as number);
  }
  return y;
}

/** Normal equations of one step, in steps of the constants that are free. */
function normal(types: readonly Measured[], constants: readonly Constant[], free: readonly number[], t: Float64Array, h: number) {
  const n = free.length;
  const [rows, right] = [new Float64Array(n * n), new Float64Array(n)];
  const slopes = new Float64Array(constants.length);
  const placed = new Int32Array(constants.length).fill(-1);
  for (const [at, place] of free.entries()) placed[place] = at;
  for (const { formula, worth, share } of types) {
    if (share === 0) continue;
    slopes.fill(0);
    addSlopes(formula, t, 1 / worth, slopes);
    const off = priceBy(formula, t) / worth - 1;
    const places = [...formula.scaled, ...formula.weapons.flatMap((one) => [one.weapon, one.firepower]), formula.quality, ...formula.added];
    const used = [...new Set(places)].filter((place) => (placed[place] as number) >= 0);
    for (const one of used) {
      const [i, slope] = [placed[one] as number, (slopes[one] as number) * (constants[one]?.step ?? 1)];
      right[i] = (right[i] as number) - share * slope * off;
      for (const other of used) {
        const j = placed[other] as number;
        rows[i * n + j] = (rows[i * n + j] as number) + share * slope * (slopes[other] as number) * (constants[other]?.step ?? 1);
      }
    }
  }
  for (const [i, place] of free.entries()) {
    const { old, step } = constants[place] as Constant;
    rows[i * n + i] = (rows[i * n + i] as number) + h;
    right[i] = (right[i] as number) - (h * ((t[place] as number) - old)) / step;
  }
  return { rows, right };
}

const MOST_STEPS = 12;
const CLOSE = 1e-6;

/**
 * The constants nearest to what bases are worth: least sum of share x ((price - worth) / worth)^2, plus h for each step away from what they are,
 * by Gauss and Newton from there.
 */
export function fitted(types: readonly Measured[], constants: readonly Constant[], h: number): Float64Array {
  const t = Float64Array.from(valuesOf(constants));
  const free = constants.flatMap(({ fixed }, at) => (fixed ? [] : [at]));
  for (let step = 0; step < MOST_STEPS; step++) {
    const { rows, right } = normal(types, constants, free, t, h);
    const by = solve(rows, right);
    let most = 0;
    for (const [at, place] of free.entries()) {
      const move = by[at] as number;
      t[place] = (t[place] as number) + move * (constants[place]?.step ?? 1);
      most = Math.max(most, Math.abs(move));
    }
    if (most < CLOSE) break;
  }
  return t;
}

/** The mean square of how far prices are from what bases are worth. */
const errorOf = (types: readonly Measured[], t: Float64Array): number => {
  const all = types.reduce((total, { share }) => total + share, 0);
  return types.reduce((total, { formula, worth, share }) => total + share * (priceBy(formula, t) / worth - 1) ** 2, 0) / (all || 1);
};

const STRENGTHS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1] as const;

/**
 * The h whose fit is nearest to lists that it has not seen, each left out in turn; of equals the largest. `shares`: of each type in each list.
 */
export function bestStrength(
  types: readonly Measured[],
  shares: readonly (readonly number[])[],
  constants: readonly Constant[],
): { readonly h: number; readonly errors: readonly number[] } {
  const lists = shares[0]?.length ?? 0;
  const errors = STRENGTHS.map((h) => {
    let total = 0;
    for (let left = 0; left < lists; left++) {
      const seen = types.map((one, at) => ({ ...one, share: Math.max(0, one.share - (shares[at]?.[left] ?? 0) / lists) }));
      const unseen = types.map((one, at) => ({ ...one, share: shares[at]?.[left] ?? 0 }));
      total += errorOf(unseen, fitted(seen, constants, h));
    }
    return total / lists;
  });
  const least = Math.min(...errors);
  const at = errors.findLastIndex((one) => one <= least * (1 + 1e-9));
  return { h: STRENGTHS[at] ?? 1, errors };
}

/** Half the middle 68 % of these values. */
export function barOf(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const at = (share: number) => inOrder[Math.round(share * (inOrder.length - 1))] ?? 0;
  return (at(0.84) - at(0.16)) / 2;
}

/** Grades that must be in order, from the lowest. */
const ORDERS: readonly (readonly string[])[] = [
  ["training/tribal", "training/formed", "training/drilled"],
  ["armour/unprotected", "armour/protected", "armour/armoured", "armour/fully-armoured"],
  ["firepower/low", "firepower/average", "firepower/high"],
  ["quality/poor", "quality/average", "quality/superior", "quality/exceptional"],
  ["artilleryQuality/poor", "artilleryQuality/average", "artilleryQuality/superior", "artilleryQuality/exceptional"],
  ["melee/swordsmen", "melee/expert-swordsmen"],
];

/** Values in order: where neighbours cross, both are their weighted mean, and so on. */
export function inOrder(values: readonly number[], weights: readonly number[]): readonly number[] {
  const blocks: { sum: number; weight: number; count: number }[] = [];
  for (const [at, value] of values.entries()) {
    const weight = weights[at] ?? 1;
    blocks.push({ sum: value * weight, weight, count: 1 });
    for (let last = blocks.length - 1; last > 0; last--) {
      const [before, now] = [blocks[last - 1], blocks[last]];
      if (!before || !now || before.sum / before.weight <= now.sum / now.weight) break;
      blocks.splice(last - 1, 2, { sum: before.sum + now.sum, weight: before.weight + now.weight, count: before.count + now.count });
    }
  }
  return blocks.flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight));
}

const rounded = (value: number, nearest: number): number => {
  const MANY = 1000;
  return Math.round(Math.round(value / nearest) * nearest * MANY) / MANY;
};

/** The new constants: the old where the fit is within its bar or too few types carry it; else the fit, rounded, grades in order. */
export function newConstants(
  constants: readonly Constant[],
  fit: Float64Array,
  bars: readonly number[],
  carried: readonly { readonly types: number; readonly share: number }[],
): readonly number[] {
  const FEW = 3;
  const values = constants.map(({ old, fixed, nearest }, at) => {
    const value = fit[at] ?? old;
    if (fixed || (carried[at]?.types ?? 0) < FEW || Math.abs(value - old) <= (bars[at] ?? 0)) return old;
    return rounded(value, nearest);
  });
  const placeOf = (name: string) => constants.findIndex(({ table, id }) => `${table}/${id}` === name);
  for (const order of ORDERS) {
    const places = order.map(placeOf).filter((at) => at >= 0);
    // What is fixed keeps its value: it weighs more than anything else.
    const FIRM = 1e9;
    const weights = places.map((at) => (constants[at]?.fixed ? FIRM : Math.max(1e-6, carried[at]?.share ?? 0)));
    const ordered = inOrder(
      places.map((at) => values[at] ?? 0),
      weights,
    );
    for (const [index, at] of places.entries())
      if (Math.abs((ordered[index] ?? 0) - (values[at] ?? 0)) > 1e-6)
        values[at] = rounded(ordered[index] ?? 0, constants[at]?.nearest ?? 1);
  }
  return values;
}
