import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { WorthReason } from "../../model/worth";
import { bodyOf } from "../army/price";
import { setFormationRow } from "../army/troop-traits";
import { NOT_FOUGHT } from "./population";

type Points = RulesTables["points"];

const VALUED = ["body", "training", "armour", "shooting", "impact", "melee", "characteristics"] as const;
const GRADED = { firepower: 10, quality: 1000, artilleryQuality: 1000 } as const;
type Table = (typeof VALUED)[number] | keyof typeof GRADED;

/** One constant of the price formula: its table and row, what it is today, and how far from that it counts as one step. */
export type Constant = {
  readonly table: Table;
  readonly id: string;
  readonly old: number;
  readonly step: number;
  /** The multiple that a new value is rounded to. */
  readonly nearest: number;
  /** Never changed: the others are told apart from it, or no fight and no stated value shows it. */
  readonly fixed: boolean;
};

const FIXED: readonly string[] = [
  "training/formed",
  "armour/protected",
  "firepower/average",
  "quality/average",
  "artilleryQuality/average",
];
/** Stated beside the fights, so that they are measured after all. */
const STATED: readonly string[] = ["impetuous", "independent", "nervous", "scouts"];

/** All constants of the price of a base. */
export function constantsOf(points: Points): readonly Constant[] {
  const isFixed = (table: Table, id: string) =>
    FIXED.includes(`${table}/${id}`) || (table === "characteristics" && NOT_FOUGHT.some((one) => one === id) && !STATED.includes(id));
  const valued = VALUED.flatMap((table) =>
    points[table].map(({ id, value }) => {
      const LEAST = 4;
      return { table, id, old: value, step: Math.max(LEAST, Math.abs(value) / 2), nearest: 2, fixed: isFixed(table, id) };
    }),
  );
  const graded = (
    table: keyof typeof GRADED,
    rows: readonly { readonly id: string; readonly by: number }[],
    step: number,
    nearest: number,
  ) => rows.map(({ id, by }) => ({ table, id, old: by / GRADED[table], step, nearest, fixed: isFixed(table, id) }));
  const factors = (rows: Points["quality"]) => rows.map(({ id, thousandths }) => ({ id, by: thousandths }));
  return [
    ...valued,
    ...graded(
      "firepower",
      points.firepower.map(({ id, tenths }) => ({ id, by: tenths })),
      0.2,
      0.1,
    ),
    ...graded("quality", factors(points.quality), 0.15, 0.05),
    ...graded("artilleryQuality", factors(points.artilleryQuality), 0.15, 0.05),
  ];
}

/** The tables with these constants in place of theirs. */
export function pointsWith(points: Points, constants: readonly Constant[], values: readonly number[]): Points {
  const known = new Map(constants.map(({ table, id }, at) => [`${table}/${id}`, values[at] ?? 0]));
  const newValue = (table: Table, id: string) => known.get(`${table}/${id}`) ?? 0;
  const valued = <Row extends { id: string; value: number }>(table: Table, rows: Row[]): Row[] =>
    rows.map((row) => ({ ...row, value: Math.round(newValue(table, row.id)) }));
  const factors = <Row extends { id: string; thousandths: number }>(table: keyof typeof GRADED, rows: Row[]): Row[] =>
    rows.map((row) => ({ ...row, thousandths: Math.round(newValue(table, row.id) * GRADED[table]) }));
  return {
    ...points,
    body: valued("body", points.body),
    training: valued("training", points.training),
    armour: valued("armour", points.armour),
    shooting: valued("shooting", points.shooting),
    impact: valued("impact", points.impact),
    melee: valued("melee", points.melee),
    characteristics: valued("characteristics", points.characteristics),
    firepower: points.firepower.map((row) => ({ ...row, tenths: Math.round(newValue("firepower", row.id) * GRADED.firepower) })),
    quality: factors("quality", points.quality),
    artilleryQuality: factors("artilleryQuality", points.artilleryQuality),
  };
}

/** Which constants the price of a base is made of: `scaled` by quality, weapons with their firepower and share, and what is `added`. */
export type Formula = {
  readonly scaled: readonly number[];
  readonly weapons: readonly { readonly weapon: number; readonly firepower: number; readonly share: number }[];
  readonly quality: number;
  readonly added: readonly number[];
};

/** The formula of `basePrice`, as places of the constants. A characteristic is scaled by quality if it takes something off today. */
export function formulaOf(troop: Troop, constants: readonly Constant[], tables: RulesTables): Formula {
  const places = new Map(constants.map(({ table, id }, at) => [`${table}/${id}`, at]));
  const place = (table: Table, id: string): number => {
    const at = places.get(`${table}/${id}`);
    if (at === undefined) throw new Error(`no constant ${table}/${id}`);
    return at;
  };
  const shooters = setFormationRow(troop, tables)?.shooters ?? { may: 1, of: 1 };
  const shot = (one: NonNullable<Troop["shooting"]>, share: number) => ({
    weapon: place("shooting", one.weapon),
    firepower: place("firepower", one.firepower ?? "average"),
    share,
  });
  const traits = troop.characteristics.map((one) => place("characteristics", one));
  const takes = (at: number) => (constants[at]?.old ?? 0) < 0;
  return {
    scaled: [
      place("body", bodyOf(troop)),
      place("armour", troop.armour),
      ...(troop.training ? [place("training", troop.training)] : []),
      ...(troop.impact ? [place("impact", troop.impact)] : []),
      ...(troop.melee ? [place("melee", troop.melee)] : []),
      ...traits.filter(takes),
    ],
    weapons: [...(troop.shooting ? [shot(troop.shooting, shooters.may / shooters.of)] : []), ...troop.attached.map((one) => shot(one, 1))],
    quality: place(troop.type === "artillery" ? "artilleryQuality" : "quality", troop.quality),
    added: traits.filter((at) => !takes(at)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** The price of a base by these values, without rounding or floor. */
export function priceBy({ scaled, weapons, quality, added }: Formula, t: readonly number[] | Float64Array): number {
  const at = (place: number) => t[place] ?? 0;
  const plain = sum(scaled.map(at)) + sum(weapons.map((one) => at(one.weapon) * at(one.firepower) * one.share));
  return at(quality) * plain + sum(added.map(at));
}

/** Adds the slope of the price along each constant, times `by`, to a row. */
export function addSlopes(
  { scaled, weapons, quality, added }: Formula,
  t: readonly number[] | Float64Array,
  by: number,
  row: Float64Array,
): void {
  const at = (place: number) => t[place] ?? 0;
  const add = (place: number, slope: number) => (row[place] = (row[place] ?? 0) + slope * by);
  const factor = at(quality);
  for (const place of scaled) add(place, factor);
  for (const one of weapons) {
    add(one.weapon, factor * at(one.firepower) * one.share);
    add(one.firepower, factor * at(one.weapon) * one.share);
  }
  add(quality, sum(scaled.map(at)) + sum(weapons.map((one) => at(one.weapon) * at(one.firepower) * one.share)));
  for (const place of added) add(place, 1);
}

/** All values today. */
export const valuesOf = (constants: readonly Constant[]): readonly number[] => constants.map(({ old }) => old);

/** A worth farther from its price than this has a sentence that says why. */
export const SHARE_OFF = 0.15;

/** Whether a worth is so far from its price that it needs a sentence. */
export const isFarOff = (worth: number, price: number): boolean => Math.abs(worth / price - 1) > SHARE_OFF;

/** The first reason that is about such troops; `parts`: what their price is made of, as `table/id`. */
export const reasonFor = (parts: ReadonlySet<string>, worth: number, price: number, reasons: readonly WorthReason[]): WorthReason | null =>
  reasons.find(({ has, is }) => is === (worth > price ? "above" : "below") && has.every((one) => parts.has(one))) ?? null;
