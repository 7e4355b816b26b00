import type { Fault } from "@/lib/model/faults";
import type { Takes } from "@/lib/words/other-games/faults";

/**
 * A question as an address holds it: each field by its path ("own.line.0.quality"), the fields of lists by their numbers. Two names are
 * orders: "add.own.line" with the fields of a new entry ("quality=average", or a value alone), and "drop.own.line.0".
 */
export type Values = Readonly<Record<string, string>>;

/** A question as a page has read it. */
export type AskedPage<Answer> = {
  /** What the address says. */
  readonly values: Values;
  /** Every field as it counts, those that the address leaves open too. */
  readonly filled: Values;
  readonly answer: Answer | null;
  /** What is wrong, and what would be right there. */
  readonly faults: readonly { readonly fault: Fault; readonly takes: Takes | null }[];
};

const ADD = "add.";
const DROP = "drop.";

export const isOrder = (name: string): boolean => name.startsWith(ADD) || name.startsWith(DROP);

/** Where an entry of a list stands, and which of its fields this is ("" for the entry itself); null for other names. */
function entryOf(name: string, list: string): { readonly at: number; readonly field: string } | null {
  const [, at, field = ""] = new RegExp(`^${list.replaceAll(".", "\\.")}\\.(\\d{1,3})(\\..+)?$`).exec(name) ?? [];
  return at === undefined ? null : { at: Number(at), field };
}

const entriesIn = (values: Values, list: string) => Object.keys(values).flatMap((name) => entryOf(name, list) ?? []);

function added(values: Values, list: string, first: string): Values {
  const next = `${list}.${1 + Math.max(-1, ...entriesIn(values, list).map(({ at }) => at))}`;
  if (!first.includes("=")) return { ...values, [next]: first };
  const fields = [...new URLSearchParams(first)].map(([field, value]) => [`${next}.${field}`, value] as const);
  return { ...values, ...Object.fromEntries(fields) };
}

function dropped(values: Values, list: string, gone: number): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const entry = entryOf(name, list);
      if (!entry || entry.at < gone) return [[name, value]];
      return entry.at === gone ? [] : [[`${list}.${entry.at - 1}${entry.field}`, value]];
    }),
  );
}

/** One order carried out. `filled`: all fields as they are shown, so that entries whose fields nobody touched keep their places. */
export function carriedOut(values: Values, filled: Values, order: string, first: string): Values {
  const list = order.startsWith(ADD) ? order.slice(ADD.length) : order.slice(DROP.length, order.lastIndexOf("."));
  const shown = Object.entries({ ...filled, ...values }).filter(([name]) => name in values || entryOf(name, list));
  const whole = Object.fromEntries(shown);
  return order.startsWith(ADD) ? added(whole, list, first) : dropped(whole, list, Number(order.slice(order.lastIndexOf(".") + 1)));
}

/** The address of a question; what is empty is left out. */
export function addressOf(path: string, values: Values): string {
  const said = Object.entries(values).filter(([, value]) => value !== "");
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}
