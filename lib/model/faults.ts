import type { z } from "zod";

/** One thing that is wrong with a document: where, what, and the values a sentence about it needs. */
export type Fault = {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
};

type Issue = z.core.$ZodIssue;

const pathOf = (issue: Issue, before: readonly (string | number)[]) => [
  ...before,
  ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part)),
];

/** A union fails in as many ways as it has members: the one whose fixed words fit best speaks for all. */
function closestMember(issue: Extract<Issue, { code: "invalid_union" }>): readonly Issue[] {
  const misfit = (errors: readonly Issue[]) =>
    errors.filter((one) => one.code === "invalid_value" && one.values.length === 1).length * 100 + errors.length;
  const [first = [], ...others] = issue.errors.filter((errors) => errors.length > 0);
  return others.reduce<readonly Issue[]>((best, errors) => (misfit(errors) < misfit(best) ? errors : best), first);
}

function faultsOfIssue(issue: Issue, before: readonly (string | number)[]): Fault[] {
  const path = pathOf(issue, before);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], code: "unknown-field", params: {} }));
    case "invalid_type":
      return [missingOrWrong(issue, path)];
    case "invalid_value":
      return [{ path, code: knownCode(issue.message) ?? "not-one-of", params: { values: issue.values } }];
    case "too_big":
      return [{ path, code: "too-large", params: { limit: Number(issue.maximum), of: issue.origin } }];
    case "too_small":
      return [{ path, code: "too-small", params: { limit: Number(issue.minimum), of: issue.origin } }];
    case "invalid_format":
      return [{ path, code: "bad-format", params: { format: "pattern" in issue ? issue.pattern : issue.format } }];
    case "invalid_union": {
      const closest = closestMember(issue);
      return closest.length === 0 ? [{ path, code: "no-such-shape", params: {} }] : closest.flatMap((inner) => faultsOfIssue(inner, path));
    }
    case "custom":
      return [{ path, code: String(issue.params?.code ?? issue.message), params: issue.params ?? {} }];
    default:
      return [{ path, code: "bad-value", params: {} }];
  }
}

function missingOrWrong(issue: Extract<Issue, { code: "invalid_type" }>, path: Fault["path"]): Fault {
  const missing = issue.input === undefined && issue.message.includes("undefined");
  return missing ? { path, code: "missing-field", params: {} } : { path, code: "wrong-type", params: { expected: issue.expected } };
}

/** A message that is itself one of our codes (kebab-case, no spaces) stands for that code. */
function knownCode(message: string): string | null {
  return /^[a-z]+(-[a-z]+)+$/.test(message) ? message : null;
}

/** Every fault of a failed parse, in the order of the document. */
export function faultsOf(error: z.ZodError): readonly Fault[] {
  return error.issues.flatMap((issue) => faultsOfIssue(issue, []));
}
