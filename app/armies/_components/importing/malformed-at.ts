const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a string.
const CHARACTERS = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

type Open = "{" | "[";
type Expected = "value" | "first-item" | "first-key" | "key" | "colon" | "next";
/** Where reading goes on and what is expected there; `isGood` is false where the text is malformed at `at`. */
type Step = { readonly isGood: boolean; readonly at: number; readonly expected: Expected };

const good = (at: number, expected: Expected): Step => ({ isGood: true, at, expected });
const bad = (at: number): Step => ({ isGood: false, at, expected: "next" });

/** The end of the match at this place; null where the pattern does not match. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function readString(text: string, start: number, then: Expected): Step {
  let at = start + 1;
  for (;;) {
    at = endOf(CHARACTERS, text, at) ?? at;
    if (text[at] === '"') return good(at + 1, then);
    const after = endOf(ESCAPE, text, at);
    if (after === null) return bad(at);
    at = after;
  }
}

function readValue(text: string, at: number, open: Open[]): Step {
  const char = text[at];
  if (char === '"') return readString(text, at, "next");
  if (char === "{" || char === "[") {
    open.push(char);
    return good(at + 1, char === "{" ? "first-key" : "first-item");
  }
  const end = endOf(NUMBER, text, at) ?? endOf(WORD, text, at);
  return end === null ? bad(at) : good(end, "next");
}

function readNext(text: string, at: number, open: Open[]): Step {
  const inside = open.at(-1);
  if (inside === undefined) return bad(at);
  if (text[at] === ",") return good(at + 1, inside === "{" ? "key" : "value");
  return close(text, at, open) ?? bad(at);
}

function close(text: string, at: number, open: Open[]): Step | null {
  if (text[at] !== (open.at(-1) === "{" ? "}" : "]")) return null;
  open.pop();
  return good(at + 1, "next");
}

function step(text: string, at: number, expected: Expected, open: Open[]): Step {
  switch (expected) {
    case "value":
      return readValue(text, at, open);
    case "first-item":
      return close(text, at, open) ?? readValue(text, at, open);
    case "first-key":
      return close(text, at, open) ?? step(text, at, "key", open);
    case "key":
      return text[at] === '"' ? readString(text, at, "colon") : bad(at);
    case "colon":
      return text[at] === ":" ? good(at + 1, "value") : bad(at);
    case "next":
      return readNext(text, at, open);
    default:
      return expected satisfies never;
  }
}

/**
 * The first place where a text is not JSON (its length, where it ends too early); null where it is JSON. Browsers refuse the same texts, but
 * not all of them say where.
 */
export function malformedAt(text: string): number | null {
  const open: Open[] = [];
  let now = good(0, "value");
  for (;;) {
    const at = endOf(SPACE, text, now.at) ?? now.at;
    if (at === text.length) return now.expected === "next" && open.length === 0 ? null : at;
    now = step(text, at, now.expected, open);
    if (!now.isGood) return now.at;
  }
}

type Stretch = { readonly from: number; readonly to: number };

const BEGINS_JSON = /^\s*[[{]/;
const FENCED = /^```json[ \t]*\r?\n([\s\S]*?)^```/gm;
const LINE_OF_OBJECT = /^\{/gm;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The place of JSON in a text: all of it, its only fenced block, or the object at its end. Null where there is none. */
export function jsonIn(text: string): Stretch | null {
  const whole = { from: 0, to: text.length };
  if (BEGINS_JSON.test(text) || isJson(text)) return whole;
  const blocks = [...text.matchAll(FENCED)];
  const [block] = blocks;
  if (block && blocks.length === 1) {
    const from = block.index + block[0].indexOf("\n") + 1;
    return { from, to: from + (block[1]?.length ?? 0) };
  }
  const last = [...text.matchAll(LINE_OF_OBJECT)].at(-1);
  return last && isJson(text.slice(last.index)) ? { from: last.index, to: text.length } : null;
}
