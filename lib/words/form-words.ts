import { grouped } from "./phrasing";

/** What a schema objects to at one field of a form, as far as a sentence about it needs. */
type Issue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly format?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** Fields whose emptiness has more to say than that they are needed. */
const EMPTY: Readonly<Record<string, string>> = { list: "Choose a list." };

const FORMATS: Readonly<Record<string, string>> = {
  email: "An e-mail address, such as captain@example.org.",
  recoveryKey: "A recovery key has 32 letters and figures: eight groups of four.",
};

const isEmpty = (input: unknown): boolean => input === undefined || input === null || (typeof input === "string" && input.trim() === "");

function limit(word: "least" | "most", value: unknown, origin: unknown): string {
  const count = Number(value);
  if (origin !== "string") return `At ${word} ${grouped(count)}.`;
  return `At ${word} ${grouped(count)} ${count === 1 ? "character" : "characters"}.`;
}

/** What our own schemas object to, by its code. */
const OBJECTIONS: Readonly<Record<string, string>> = {
  "worst-password": "Everybody would guess this one. Better: four words that have nothing to do with each other.",
  "password-is-address": "Not your e-mail address, nor what is made of it. Better: four words that have nothing to do with each other.",
};

/** What stands under a field that cannot be sent as it is: what would be right. */
export function formWords({ code, path = [], input, origin, minimum, maximum, expected, format, params }: Issue): string {
  const field = String(path.at(-1) ?? "");
  if (isEmpty(input)) return EMPTY[field] ?? "This is needed.";
  switch (code) {
    case "invalid_type":
      return expected === "number" || expected === "int" ? "A whole number." : "Not what belongs here.";
    case "too_small":
      return limit("least", minimum, origin);
    case "too_big":
      return limit("most", maximum, origin);
    case "invalid_format":
      return FORMATS[field] ?? FORMATS[String(format)] ?? "Not what belongs here.";
    case "custom":
      return OBJECTIONS[String(params?.code)] ?? "Not what belongs here.";
    default:
      return "Not what belongs here.";
  }
}
