import { counted, grouped } from "./phrasing";

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

/** Fields that say more when they are empty. */
const EMPTY: Readonly<Record<string, string>> = { list: "Choose a list." };

const INVALID = "This is not valid.";

const FORMATS: Readonly<Record<string, string>> = {
  email: "Enter an email address, such as captain@example.org.",
  recoveryKey: "A recovery key has 32 letters and digits, in eight groups of four.",
};

const isEmpty = (input: unknown): boolean => input === undefined || input === null || (typeof input === "string" && input.trim() === "");

const limit = (word: "least" | "most", value: unknown, origin: unknown): string =>
  `At ${word} ${origin === "string" ? counted(Number(value), "character") : grouped(Number(value))}.`;

const BETTER_PASSWORD = "Try four unrelated words.";

/** What our own schemas object to, by its code. */
const OBJECTIONS: Readonly<Record<string, string>> = {
  "worst-password": `This password is easy to guess. ${BETTER_PASSWORD}`,
  "same-password": "This is your current password. Choose another.",
  "password-is-address": `Do not use your email address or a part of it. ${BETTER_PASSWORD}`,
};

/** The message under a field of a form that cannot be sent as it is. */
export function formWords({ code, path = [], input, origin, minimum, maximum, expected, format, params }: Issue): string {
  const field = String(path.at(-1) ?? "");
  if (isEmpty(input)) return EMPTY[field] ?? "Please fill this in.";
  switch (code) {
    case "invalid_type":
      return expected === "number" || expected === "int" ? "Enter a whole number." : INVALID;
    case "too_small":
      return limit("least", minimum, origin);
    case "too_big":
      return limit("most", maximum, origin);
    case "invalid_format":
      return FORMATS[field] ?? FORMATS[String(format)] ?? INVALID;
    case "custom":
      return OBJECTIONS[String(params?.code)] ?? INVALID;
    default:
      return INVALID;
  }
}
