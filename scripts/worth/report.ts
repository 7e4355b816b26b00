import type { WorthResult } from "../../lib/model/worth";
import { basePrice } from "../../lib/rules/army/price";
import { constantsOf, SHARE_OFF, valuesOf } from "../../lib/rules/worth/constants";
import type { Field, Pass } from "../../lib/rules/worth/pass";

const MANY = 10;
const FEW = 5;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Price won and price lost, a meeting: what `one` takes of `other` and gives it, in points of whole unit groups. */
const exchangeOf = (pass: Pass, { kinds, types }: Field, one: number, other: number) => {
  const { losses } = pass;
  const lost = (own: number, foe: number) => losses.at[(kinds[own] ?? 0) * losses.size + (kinds[foe] ?? 0)] ?? 0;
  const value = (at: number) => (types[at]?.bases ?? 0) * (pass.prices[at] ?? 0);
  return { type: other, won: rounded(lost(other, one) * value(other), 1), lost: rounded(lost(one, other) * value(one), 1) };
};

const LEAST_FOUGHT = 1;
const ratio = ({ won, lost }: { won: number; lost: number }) => (won + LEAST_FOUGHT) / (lost + LEAST_FOUGHT);

/** The enemies that a type does best and worst against, of those that meet it at all; each kind once. */
function opponents(pass: Pass, field: Field, one: number) {
  const seen = new Set<number>();
  const all = field.types.flatMap((_, other) => {
    const kind = field.kinds[other] ?? 0;
    if (kind === field.kinds[one] || seen.has(kind)) return [];
    seen.add(kind);
    return [exchangeOf(pass, field, one, other)];
  });
  const inOrder = all.filter(({ won, lost }) => won + lost >= LEAST_FOUGHT).toSorted((a, b) => ratio(b) - ratio(a));
  return { best: inOrder.slice(0, FEW), worst: inOrder.slice(-FEW).toReversed() };
}

/** What is stored of a run: the worth of the last pass beside the prices before it all and those in force. */
export function resultOf(passes: readonly Pass[], field: Field, before: Field["tables"], inForce: Field["tables"]): WorthResult {
  const last = passes.at(-1) as Pass;
  const types = field.types.map(({ troop, bases, lines }, at) => ({
    lines: lines.map(({ list, line }) => ({ list, line })) as unknown as WorthResult["types"][number]["lines"],
    option: lines[0]?.option ?? null,
    ...{ bases, was: basePrice(troop, before), price: basePrice(troop, inForce), worth: rounded(last.worth[at] ?? 0, 1) },
  }));
  const off = types.map(({ price, worth }, at) => ({ at, off: Math.abs(Math.log(worth / price)) })).toSorted((a, b) => b.off - a.off);
  const now = valuesOf(constantsOf(inForce.points));
  return {
    types,
    worst: off.slice(0, MANY).map(({ at }) => ({ type: at, ...opponents(last, field, at) })),
    constants: last.constants.map(({ table, id }, at) => ({
      ...{ table, id, old: passes[0]?.constants[at]?.old ?? 0 },
      fits: passes.map(({ fit, bars, ranges, renewed }) => ({
        ...{ fit: rounded(fit[at] ?? 0, 3), bar: rounded(bars[at] ?? 0, 3) },
        ...{ least: rounded(ranges[at]?.[0] ?? 0, 3), most: rounded(ranges[at]?.[1] ?? 0, 3), value: renewed[at] ?? 0 },
      })),
      ...{ new: now[at] ?? 0, types: last.carried[at]?.types ?? 0 },
    })),
  };
}

const nameOf = (field: Field, at: number): string => {
  const { lines, bases } = field.types[at] as Field["types"][number];
  const [first] = lines;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : "";
  return `${first?.list}/${first?.line}${first?.option ? ` + ${first.option}` : ""} x${bases}${more}`;
};

const NAME = 84;
const WIDE = 10;
const cell = (value: number, digits = 0): string => value.toFixed(digits).padStart(WIDE);

/** Everything a run prints: constants, worth beside price with the residuals sorted, and the exchanges behind the ten worst. */
export function printed(pass: Pass, field: Field, number: number, inForce: Field["tables"]): readonly string[] {
  const { constants, fit, bars, ranges, renewed, carried, worth, prices, renewedPrices, shares, strength } = pass;
  const rows = field.types
    .map((type, at) => ({
      at,
      price: prices[at] ?? 0,
      worth: worth[at] ?? 0,
      next: renewedPrices[at] ?? 0,
      now: basePrice(type.troop, inForce),
    }))
    .toSorted((a, b) => b.worth / b.price - a.worth / a.price);
  const rms = (of: "price" | "next" | "now") =>
    Math.sqrt(rows.reduce((sum, row) => sum + (shares[row.at] ?? 0) * (row[of] / row.worth - 1) ** 2, 0));
  const far = (of: "price" | "next" | "now") => rows.filter((row) => Math.abs(row.worth / row[of] - 1) > SHARE_OFF).length;
  const worst = rows.toSorted((a, b) => Math.abs(Math.log(b.worth / b.next)) - Math.abs(Math.log(a.worth / a.next))).slice(0, MANY);
  return [
    `PASS ${number}`,
    `strength h = ${strength.h}; error on lists left out by h: ${strength.errors.map((one) => one.toFixed(4)).join(" ")}`,
    `root mean square of (price - worth) / worth: ${rms("price").toFixed(3)}, with the new constants ${rms("next").toFixed(3)}`,
    `types more than ${SHARE_OFF * 100}% off: ${far("price")} of ${rows.length}, with the new constants ${far("next")}`,
    `with the prices in force: ${rms("now").toFixed(3)}, and ${far("now")} types`,
    "",
    `${"constant".padEnd(40)}${["old", "fit", "bar", "least", "most", "new", "types"].map((one) => one.padStart(WIDE)).join("")}`,
    ...constants.map(
      ({ table, id, old }, at) =>
        `${`${table}/${id}`.padEnd(40)}${[old, fit[at], bars[at], ranges[at]?.[0], ranges[at]?.[1], renewed[at]].map((one) => cell(one ?? 0, 2)).join("")}${cell(carried[at]?.types ?? 0)}`,
    ),
    "",
    `${"unit group".padEnd(NAME)}${["price", "worth", "worth/old", "new price", "worth/new"].map((one) => one.padStart(WIDE)).join("")}`,
    ...rows.map(
      (row) =>
        `${nameOf(field, row.at).padEnd(NAME)}${cell(row.price)}${cell(row.worth, 1)}${cell(row.worth / row.price, 2)}${cell(row.next)}${cell(row.worth / row.next, 2)}`,
    ),
    "",
    "the ten farthest from the new prices: price won / price lost a meeting",
    ...worst.flatMap(({ at }) => {
      const { best, worst: against } = opponents(pass, field, at);
      const line = (one: (typeof best)[number]) =>
        `    ${nameOf(field, one.type).padEnd(NAME)} ${one.won.toFixed(0)} / ${one.lost.toFixed(0)}`;
      return [nameOf(field, at), "  best against", ...best.map(line), "  worst against", ...against.map(line)];
    }),
    "",
  ];
}
