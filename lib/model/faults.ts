import type { z } from "zod";

/** One thing wrong with a document: where, what, and the values for its sentence. */
export type Fault = {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
};

type Issue = z.core.$ZodIssue;
type Path = Fault["path"];

const pathOf = (issue: Issue, before: Path): Path => [
  ...before,
  ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part)),
];

/** The value at this path of the document. */
function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    document,
  );
}

/** A fixed word that does not match: the field that tells the members of a union apart. */
const isMisfit = (issue: Issue): boolean => issue.code === "invalid_value" && issue.values.length === 1;

/**
 * A union fails in as many ways as it has members. The member whose fixed words fit best is reported; where several fit equally but for one
 * word, all their words are offered.
 */
function closestMember(issue: Extract<Issue, { code: "invalid_union" }>): readonly Issue[] {
  const misfits = (errors: readonly Issue[]) => errors.filter(isMisfit).length;
  const members = issue.errors.filter((errors) => errors.length > 0);
  const fewest = Math.min(...members.map(misfits));
  const close = members.filter((errors) => misfits(errors) === fewest);
  const best = close.reduce<readonly Issue[]>((one, other) => (one.length === 0 || other.length < one.length ? other : one), []);
  const words = (at: string) => close.flatMap((errors) => errors.filter((one) => isMisfit(one) && one.path.join(".") === at));
  return best.map((one) =>
    isMisfit(one) && one.code === "invalid_value"
      ? { ...one, values: [...new Set(words(one.path.join(".")).flatMap((other) => (other.code === "invalid_value" ? other.values : [])))] }
      : one,
  );
}

/** The words that tell the members of a union apart, if the document has none of them there. */
const wordsOf = (issue: Extract<Issue, { code: "invalid_union" }>): readonly unknown[] => ("options" in issue ? (issue.options ?? []) : []);

/** A custom message in kebab-case is one of our codes. */
function knownCode(message: string): string | null {
  return /^[a-z]+(-[a-z]+)+$/.test(message) ? message : null;
}

type Code = Pick<Fault, "code" | "params">;

/** The code for a value that is present but wrong. */
function codeOf(issue: Exclude<Issue, { code: "unrecognized_keys" | "invalid_union" }>): Code {
  switch (issue.code) {
    case "invalid_type":
      return { code: "wrong-type", params: { expected: issue.expected } };
    case "invalid_value":
      return { code: "not-one-of", params: { values: issue.values } };
    case "too_big":
      return { code: "too-large", params: { limit: Number(issue.maximum), of: issue.origin } };
    case "too_small":
      return { code: "too-small", params: { limit: Number(issue.minimum), of: issue.origin } };
    case "invalid_format":
      return { code: "bad-format", params: { format: issue.format === "regex" && "pattern" in issue ? issue.pattern : issue.format } };
    case "not_multiple_of":
      return { code: "not-a-multiple", params: { of: issue.divisor } };
    case "custom":
      return { code: String(issue.params?.code ?? issue.message), params: issue.params ?? {} };
    default:
      return { code: "bad-value", params: {} };
  }
}

function faultsOfIssue(issue: Issue, document: unknown, before: Path): readonly Fault[] {
  const path = pathOf(issue, before);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ path: [...path, key], code: "unknown-field", params: {} }));
  if (issue.code === "invalid_union" && valueAt(document, path) !== undefined) {
    const closest = closestMember(issue);
    return closest.length === 0
      ? [{ path, code: "not-one-of", params: { values: wordsOf(issue) } }]
      : closest.flatMap((inner) => faultsOfIssue(inner, document, path));
  }
  const code = knownCode(issue.message);
  if (issue.code !== "custom" && code) return [{ path, code, params: {} }];
  if (issue.code !== "custom" && valueAt(document, path) === undefined) return [{ path, code: "missing-field", params: {} }];
  return issue.code === "invalid_union" ? [] : [{ path, ...codeOf(issue) }];
}

/**
 * Every fault of a document that failed to parse, in document order. Where one value passes several limits, only the narrowest is reported.
 */
export function faultsOf(error: z.ZodError, document: unknown): readonly Fault[] {
  const faults = error.issues.flatMap((issue) => faultsOfIssue(issue, document, []));
  const same = (one: Fault, other: Fault) => one.code === other.code && one.path.join(".") === other.path.join(".");
  return faults.filter((fault, at) => fault.code !== "too-large" || faults.findLastIndex((other) => same(fault, other)) === at);
}

type CheckedUnparsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Checks a document against its schema but returns it unparsed, because its hash was made of the text as sent (blanks around a name
 * included).
 */
export function checkedUnparsed<T>(json: unknown, schema: z.ZodType<T>): CheckedUnparsed<T> {
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: json as T } : { ok: false, faults: faultsOf(parsed.error, json) };
}

type Ordinals = readonly number[];

/** Negative if `one` comes before `other`. A whole comes before its parts. */
function compared(one: Ordinals, other: Ordinals): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at === -1) return one.length - other.length;
  const [here, there] = [one[at], other[at]];
  return here === undefined || there === undefined ? 1 : here - there;
}

/** Faults in document order. A missing field comes first in the object that lacks it. */
export function faultsInOrder(faults: readonly Fault[], document: unknown): readonly Fault[] {
  // Cached by object: one object may have as many faults as keys.
  const known = new Map<object, ReadonlyMap<string, number>>();
  function keysOf(inside: object): ReadonlyMap<string, number> {
    const keys = known.get(inside) ?? new Map(Object.keys(inside).map((key, at) => [key, at]));
    known.set(inside, keys);
    return keys;
  }
  function ordinalsOf(path: Fault["path"]): Ordinals {
    let inside = document;
    return path.map((part) => {
      const here = typeof inside === "object" && inside !== null ? inside : {};
      inside = Reflect.get(here, part);
      return typeof part === "number" ? part : (keysOf(here).get(part) ?? -1);
    });
  }
  return faults
    .map((fault) => ({ fault, ordinals: ordinalsOf(fault.path) }))
    .sort((one, other) => compared(one.ordinals, other.ordinals))
    .map(({ fault }) => fault);
}
