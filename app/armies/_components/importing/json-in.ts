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
