import type { RulesTables } from "../../model/rules-tables";
import { basePrice } from "../army/price";
import type { Square } from "./balance";
import { type Constant, constantsOf, formulaOf, pointsWith } from "./constants";
import { bestStrength, fitted, newConstants } from "./fit";
import { lossesOf, type Met, type Mix } from "./losses";
import { barsOf, type Field, kindPrices, measured, sharesOf, worthOf } from "./measure";

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
