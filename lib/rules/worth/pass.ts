import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { basePrice } from "../army/price";
import { balancedWorth, type Square } from "./balance";
import { type Constant, constantsOf, formulaOf, pointsWith } from "./constants";
import { barOf, bestStrength, fitted, type Measured, newConstants } from "./fit";
import { lossesOf, type Met, type Mix } from "./meetings";
import type { WorthType } from "./population";

/** Values that no fight shows, by a base and by a unit group, and the BW that a line of battle moves (`data/worth/stated.json`). */
type Stated = { readonly perBase: Readonly<Record<string, number>>; readonly tug: number; readonly linePace: number };

/** Scouting points of a base, the TuGs that a unit group counts as, and the BW that it moves in good going. */
type Counts = { readonly scouting: number; readonly tugs: number; readonly move: number; readonly movesAsGroup: boolean };

/** What is stated for a type: points of a base. */
export function statedOf(troop: Troop, bases: number, counts: Counts, stated: Stated): number {
  const of = (name: string, applies: boolean) => (applies ? (stated.perBase[name] ?? 0) : 0);
  const has = (one: Troop["characteristics"][number]) => troop.characteristics.includes(one);
  return (
    of("scouting-point", true) * counts.scouting +
    of("faster", true) * Math.max(0, counts.move - stated.linePace) +
    of("drilled", troop.training === "drilled") +
    of("tribal", troop.training === "tribal") +
    of("moves-as-group", counts.movesAsGroup) +
    of("independent", has("independent")) +
    of("scouts", has("scouts")) +
    of("impetuous", has("impetuous")) +
    of("nervous", has("nervous")) +
    of("commanded-shot", troop.setFormation === "commanded-shot") +
    (stated.tug * counts.tugs) / bases
  );
}

/** Everything that a reckoning of worth needs of the types. */
export type Field = {
  readonly types: readonly WorthType[];
  /** The kind that each type fights as. */
  readonly kinds: readonly number[];
  readonly stated: readonly number[];
  readonly tables: RulesTables;
  /** What the whole population costs by these is what it is worth, so that a game of so many points stays as large as it is. */
  readonly level: RulesTables;
};

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** The share of each type in the population: each list counts as often as is said. */
const sharesOf = (types: readonly WorthType[], times: readonly number[]): readonly number[] => {
  const all = sum(times);
  return types.map(({ shares }) => shares.reduce((total, share, at) => total + (share * (times[at] ?? 0)) / all, 0));
};

/** The price of a unit group of each kind, as an average of its types. */
function kindPrices({ types, kinds, tables }: Field, size: number): readonly number[] {
  const shares = sharesOf(types, types[0]?.shares.map(() => 1) ?? []);
  const [price, weight] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  for (const [at, { troop, bases }] of types.entries()) {
    const kind = kinds[at] ?? 0;
    const share = Math.max(shares[at] ?? 0, 1e-9);
    price[kind] = (price[kind] ?? 0) + share * bases * basePrice(troop, tables);
    weight[kind] = (weight[kind] ?? 0) + share;
  }
  return price.map((one, kind) => one / (weight[kind] ?? 1));
}

/**
 * What a base of each type is worth in points: what it wins and loses in the population, scaled to the population's price, what is stated
 * added, scaled once more.
 */
function worthOf(field: Field, shares: readonly number[], losses: Square): readonly number[] {
  const { types, kinds, stated, level } = field;
  const ofKinds = new Array<number>(losses.size).fill(0);
  for (const [at, share] of shares.entries()) ofKinds[kinds[at] ?? 0] = (ofKinds[kinds[at] ?? 0] ?? 0) + share;
  const present = ofKinds.flatMap((share, kind) => (share > 0 ? [kind] : []));
  const part: Square = {
    size: present.length,
    at: Float64Array.from({ length: present.length ** 2 }, (_, at) => {
      const [one, other] = [present[Math.floor(at / present.length)] ?? 0, present[at % present.length] ?? 0];
      return losses.at[one * losses.size + other] ?? 0;
    }),
  };
  const found = balancedWorth(
    present.map((kind) => ofKinds[kind] ?? 0),
    part,
  );
  const fought = new Array<number>(losses.size).fill(0);
  for (const [at, kind] of present.entries()) fought[kind] = found[at] ?? 0;
  const priced = types.reduce((total, { troop, bases }, at) => total + (shares[at] ?? 0) * bases * basePrice(troop, level), 0);
  const scale = (bases: readonly number[]): readonly number[] => {
    const all = bases.reduce((total, one, at) => total + (shares[at] ?? 0) * (types[at]?.bases ?? 0) * one, 0);
    return bases.map((one) => (one * priced) / all);
  };
  const fight = scale(types.map(({ bases }, at) => (fought[kinds[at] ?? 0] ?? 0) / bases));
  return scale(fight.map((one, at) => one + (stated[at] ?? 0)));
}

/** The types as the fit sees them. */
const measured = (formulas: readonly Measured["formula"][], worth: readonly number[], shares: readonly number[]): readonly Measured[] =>
  formulas.map((formula, at) => ({ formula, worth: worth[at] ?? 0, share: shares[at] ?? 0 }));

/** Half the middle 68 % of each constant over resamples. */
const barsOf = (fits: readonly Float64Array[]): readonly number[] =>
  Array.from(fits[0] ?? [], (_, at) => barOf(fits.map((fit) => fit[at] ?? 0)));

/** Everything that one pass comes to. */
export type Pass = {
  readonly constants: readonly Constant[];
  readonly shares: readonly number[];
  readonly losses: Square;
  /** Points of a base of each type. */
  readonly worth: readonly number[];
  readonly strength: { readonly h: number; readonly errors: readonly number[] };
  readonly fit: Float64Array;
  readonly bars: readonly number[];
  /** The least and most each constant comes to for other shares of flanks, of rough going, and other turns. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly carried: readonly { readonly types: number; readonly share: number }[];
  readonly renewed: readonly number[];
  readonly points: RulesTables["points"];
  /** Points of a base of each type, before and by the new constants. */
  readonly prices: readonly number[];
  readonly renewedPrices: readonly number[];
};

export type Settings = {
  readonly mix: Mix;
  readonly others: readonly Mix[];
  readonly resamples: number;
  /** A whole number below n, the same in every run. */
  readonly draw: (n: number) => number;
};

/** How often each list is drawn, of as many as there are. */
function drawn(lists: number, draw: Settings["draw"]): readonly number[] {
  const times = new Array<number>(lists).fill(0);
  for (let at = 0; at < lists; at++) {
    const list = draw(lists);
    times[list] = (times[list] ?? 0) + 1;
  }
  return times;
}

/** One pass: what bases are worth at these prices, and which constants fit that. */
export function passOf(field: Field, size: number, metOf: (one: number, other: number) => Met, settings: Settings): Pass {
  const { types, tables } = field;
  const lists = types[0]?.shares.length ?? 0;
  const constants = constantsOf(tables.points);
  const formulas = types.map(({ troop }) => formulaOf(troop, constants, tables));
  const shares = sharesOf(types, new Array<number>(lists).fill(1));
  const ofKinds = kindPrices(field, size);
  const lossesFor = (mix: Mix) => lossesOf(size, metOf, ofKinds, mix);
  const losses = lossesFor(settings.mix);
  const worth = worthOf(field, shares, losses);
  const ofTypes = measured(formulas, worth, shares);
  const strength = bestStrength(
    ofTypes,
    types.map((one) => one.shares),
    constants,
  );
  const fitFor = (some: readonly number[], lost: Square) =>
    fitted(measured(formulas, worthOf(field, some, lost), some), constants, strength.h);
  const fit = fitFor(shares, losses);
  const resampled = Array.from({ length: settings.resamples }, () => fitFor(sharesOf(types, drawn(lists, settings.draw)), losses));
  const bars = barsOf(resampled);
  const elsewhere = settings.others.map((mix) => fitFor(shares, lossesFor(mix)));
  const ranges = constants.map((_, at) => {
    const values = [fit, ...elsewhere].map((one) => one[at] ?? 0);
    return [Math.min(...values), Math.max(...values)] as const;
  });
  const carried = constants.map((_, at) => {
    const by = formulas.flatMap((one, type) =>
      [...one.scaled, ...one.added, one.quality, ...one.weapons.flatMap(({ weapon, firepower }) => [weapon, firepower])].includes(at)
        ? [type]
        : [],
    );
    return { types: by.length, share: by.reduce((total, type) => total + (shares[type] ?? 0), 0) };
  });
  const renewed = newConstants(constants, fit, bars, carried);
  const points = pointsWith(tables.points, constants, renewed);
  const pricesBy = (table: RulesTables["points"]) => types.map(({ troop }) => basePrice(troop, { ...tables, points: table }));
  return {
    ...{ constants, shares, losses, worth, strength, fit, bars, ranges, carried, renewed, points },
    ...{ prices: pricesBy(tables.points), renewedPrices: pricesBy(points) },
  };
}
