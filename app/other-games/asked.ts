import type { Query } from "@/app/_components/odds/odds-address";
import type { Fault } from "@/lib/model/faults";
import type { GameQuestion, QuestionShape } from "@/lib/server/other-games";
import type { Takes } from "@/lib/words/other-games/faults";
import { type AskedPage, carriedOut, isOrder, type Values } from "./_components/asked-values";

/** What the address says. Where a form sent a name twice (a box that is ticked, after the value of one that is not), the last counts. */
function valuesOf(query: Query): Values {
  const said = Object.entries(query).flatMap(([name, value]) => {
    const last = [value].flat().at(-1)?.trim() ?? "";
    return last === "" ? [] : [[name, last] as const];
  });
  const orders = said.filter(([name]) => isOrder(name));
  const values: Values = Object.fromEntries(said.filter(([name]) => !isOrder(name)));
  return orders.reduce((all, [order, first]) => carriedOut(all, {}, order, first), values);
}

const NUMBER = /^[+-]?\d{1,9}(?:\.\d{1,9})?$/;

function readLeaf(shape: QuestionShape, text: string): unknown {
  const types = [shape, ...(shape.anyOf ?? [])].map(({ type }) => type);
  if (types.includes("boolean") && (text === "1" || text === "0")) return text === "1";
  return (types.includes("integer") || types.includes("number")) && NUMBER.test(text) ? Number(text) : text;
}

const MOST_ENTRIES = 100;

/**
 * The part of a question at this path, by its shape; undefined if the address says nothing of it, unless the question must have it and it may
 * be empty. Names that no shape has are not looked at.
 */
function readPart(shape: QuestionShape, values: Values, path: string): unknown {
  const { properties, items, required = [] } = shape.anyOf?.find(({ type }) => type === "object") ?? shape;
  const under = path === "" ? "" : `${path}.`;
  if (properties) {
    const empty = (name: string, part: QuestionShape) => (part.properties && required.includes(name) ? {} : undefined);
    const parts = Object.entries(properties).map(
      ([name, part]) => [name, readPart(part, values, `${under}${name}`) ?? empty(name, part)] as const,
    );
    const said = parts.filter(([, part]) => part !== undefined);
    return said.length > 0 || path === "" ? Object.fromEntries(said) : undefined;
  }
  if (items) {
    const numbers = Object.keys(values).flatMap((name) => (name.startsWith(under) ? Number.parseInt(name.slice(under.length), 10) : []));
    const count = Math.min(MOST_ENTRIES, 1 + Math.max(-1, ...numbers.filter((one) => one >= 0)));
    if (count === 0) return undefined;
    // Entries that the address leaves out are as usual.
    const usual: readonly unknown[] = Array.isArray(shape.default) ? shape.default : [];
    const length = Math.max(count, usual.length);
    return Array.from({ length }, (_, at) => readPart(items, values, `${under}${at}`) ?? (items.properties ? {} : usual[at]));
  }
  const text = values[path];
  return text === undefined ? undefined : readLeaf(shape, text);
}

/** A document with everything that it may leave out, as its shape fills it in. */
function filledIn(shape: QuestionShape, document: unknown): unknown {
  const { properties, items } = shape.anyOf?.find(({ type }) => type === "object") ?? shape;
  const said = document === undefined ? shape.default : document;
  if (items && Array.isArray(said)) return said.map((one) => filledIn(items, one));
  if (!properties || typeof said !== "object" || said === null) return said;
  const inside = Object.entries(properties).map(([name, part]) => [name, filledIn(part, Reflect.get(said, name))] as const);
  return { ...said, ...Object.fromEntries(inside) };
}

/** What the sample says of fields that a question must have, and that the address leaves out. */
function lacking(shape: QuestionShape, values: Values, sample: Values, path = ""): Values {
  const names = shape.required ?? [];
  const parts = names.map((name): Values => {
    const [part, place] = [shape.properties?.[name], path === "" ? name : `${path}.${name}`];
    if (part?.properties) return lacking(part, values, sample, place);
    const isOfIt = (field: string) => field === place || field.startsWith(`${place}.`);
    if (Object.keys(values).some(isOfIt)) return {};
    return Object.fromEntries(Object.entries(sample).filter(([field]) => isOfIt(field)));
  });
  return Object.assign({}, ...parts) as Values;
}

const MOST_SAFE = 2 ** 31;

/** What a field takes; null if the question has no such field. */
function takesAt(shape: QuestionShape | undefined, [part, ...rest]: Fault["path"]): Takes | null {
  const own = shape?.anyOf?.find(({ type }) => type !== "null") ?? shape;
  if (part !== undefined) return takesAt(typeof part === "number" ? own?.items : own?.properties?.[part], rest);
  if (own?.enum) return { kind: "one-of" };
  switch (own?.type) {
    case "integer":
    case "number": {
      const { minimum = 0, maximum = MOST_SAFE } = own;
      return { kind: own.type === "integer" ? "whole" : "number", least: minimum, most: maximum < MOST_SAFE ? maximum : null };
    }
    case "string":
      return { kind: "text", most: own.maxLength ?? MOST_SAFE };
    case "boolean":
      return { kind: "yes-or-no" };
    default:
      return own?.type === "array" ? { kind: "list" } : null;
  }
}

/** Every field of a document by its path, as an address says it. */
function flattened(document: unknown, path = ""): Values {
  if (typeof document === "object" && document !== null)
    return Object.assign(
      {},
      ...Object.entries(document).map(([name, part]) => flattened(part, path === "" ? name : `${path}.${name}`)),
    ) as Values;
  if (document === undefined || document === null) return {};
  return { [path]: typeof document === "boolean" ? String(Number(document)) : String(document) };
}

/** How many entries a list of the question has. */
export function countOf({ filled }: Pick<AskedPage<unknown>, "filled">, list: string): number {
  const under = `${list}.`;
  return (
    1 +
    Math.max(-1, ...Object.keys(filled).flatMap((name) => (name.startsWith(under) ? Number.parseInt(name.slice(under.length), 10) : [])))
  );
}

/** The name in an address that says which question is asked. */
const WHICH = "ask";

/** Which of these questions an address asks: the first, if it does not say. */
export function whichOf<Name extends string>(query: Query, names: readonly [Name, ...Name[]]): Name {
  const said = [query[WHICH]].flat().at(-1);
  return names.find((name) => name === said) ?? names[0];
}

type Reading = {
  /** What is asked where the address says nothing. */
  readonly sample: Values;
  /** What the page always asks, if only as it is by default. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Leaves out what does not go with the rest: it was chosen before. */
  readonly settle?: (values: Values) => Values;
};

/** Reads the question of an address by its shape, and has it answered. */
export function readAsked<Answer extends { readonly asked: unknown }>(
  query: Query,
  { shape: shapeOf, answer }: GameQuestion<Answer>,
  { sample, always = {}, settle = (values) => values }: Reading,
): AskedPage<Answer> {
  const { [WHICH]: which, ...said } = valuesOf(query);
  const shape = shapeOf();
  const isAsked = Object.keys(said).some((name) => shape.properties?.[name.split(".")[0] ?? ""] !== undefined);
  // What the address says of other questions stays in it.
  const own = isAsked ? said : { ...said, ...sample };
  const whole = { ...lacking(shape, own, sample), ...own };
  const document = { ...always, ...(readPart(shape, settle(whole), "") as object) };
  const answered = answer(document);
  const values = which === undefined ? own : { [WHICH]: which, ...own };
  return {
    values,
    filled: { ...flattened(answered.ok ? answered.value.asked : (answered.asked ?? filledIn(shape, document))) },
    answer: answered.ok ? answered.value : null,
    faults: answered.ok ? [] : answered.faults.map((fault) => ({ fault, takes: takesAt(shape, fault.path) })),
  };
}
