import { visit } from "jsonc-parser";

/** A string as far as JSON allows it, without the quotation mark at its end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a string.
const STRING = /^"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/;
const WORDS = ["true", "false", "null"];

/** Where in a token it goes wrong: at its end, if only more of it was to come. */
function placeIn(token: string, isLast: boolean): number {
  const good = STRING.exec(token)?.[0].length;
  if (good !== undefined) return token[good] === '"' ? 0 : good;
  return isLast && WORDS.some((word) => word.startsWith(token)) ? token.length : 0;
}

/**
 * The first place where a text is not JSON (its length, where it ends too early); null where it is JSON, or is nested too deep to be read.
 * JSON.parse refuses the same texts, but does not always say where.
 */
export function malformedAt(text: string): number | null {
  let first: number | null = null;
  const onError = (_: number, offset: number, length: number): never => {
    const end = offset + length;
    first = offset + placeIn(text.slice(offset, end), end === text.length);
    throw new Error("found");
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch {
    // Found, or nested too deep.
  }
  return first;
}

/** The line and column of a place in a text, from 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
