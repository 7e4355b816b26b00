import { either } from "./phrasing";

type Params = Readonly<Record<string, unknown>>;

const CHOOSE = "Choose the .json file that was exported";

/** What can be wrong with a file before there is a document in it that could be judged. */
const IMPORT_WORDS = {
  unreadable: () => `This browser cannot read it: it may have been moved or changed. ${CHOOSE} once more.`,
  empty: () => "There is nothing in it.",
  "too-large": (p) => `It is larger than the ${String(p.megabytes)} MB that are read here.`,
  "army-too-large": (p) => `The army takes ${String(p.bytes)} bytes, and at most ${String(p.most)} are kept of one army.`,
  picture: () => `It is a picture. ${CHOOSE}.`,
  pdf: () => `It is a PDF. ${CHOOSE}.`,
  zip: () => "It is a ZIP archive. Unpack it, and choose the .json files in it.",
  binary: () => `It is not text. ${CHOOSE}.`,
  "utf-16": () => "It is text in UTF-16. Save it as UTF-8, and choose it once more.",
  "not-utf-8": () => "It is text, but not in UTF-8. Save it as UTF-8, and choose it once more.",
  "not-json": (p) => `It is not JSON: it goes wrong at line ${String(p.line)}, column ${String(p.column)}.`,
  "cut-short": () => "It is not JSON: it ends too early. Part of it may be missing.",
  "army-as-text": () => "This is an army as text. Export it as JSON to import it.",
  "only-text": () => `It is text without an army’s document in it. ${CHOOSE}, or paste what is in it.`,
  "no-document": (p) =>
    `It is neither an army nor an account’s export${p.schema === null ? "" : `, but says of itself ${String(p.schema)}`}: its schema would be ${either(p.schemas as readonly string[])}.`,
  "armies-missing": () => "is missing: an account’s export lists its armies there.",
  "army-missing": () => "is missing: there is no army in this entry.",
  "no-armies": () => "There is no army in it.",
  "only-deleted": () => "All the armies in this account’s export were deleted before it was made.",
} as const satisfies Record<string, (params: Params) => string>;

export type ImportFaultCode = keyof typeof IMPORT_WORDS;

/** What is wrong with something that was to be imported: a whole sentence, or, where a place stands before it, the rest of one. */
export const importWords = (code: ImportFaultCode, params: Params = {}): string => IMPORT_WORDS[code](params);
