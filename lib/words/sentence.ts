import type { GlossaryTermId } from "./glossary-terms";

/** A word of the rules within a sentence: it opens its entry of the glossary. */
export type Term = { readonly term: GlossaryTermId; readonly text: string };
/** A place in a sentence that its page draws itself: a link, a button, a figure. The text is what it shows. */
type Slot = { readonly slot: string; readonly text: string };
export type Part = string | Term | Slot;
/** What is said: plain text, or parts that together make the text. */
export type Words = string | readonly Part[];

export const slot = (name: string, text: string): Slot => ({ slot: name, text });

type Value = Words | Part | number;

const partsOf = (value: Value): readonly Part[] =>
  typeof value === "number" ? [String(value)] : typeof value === "string" || !Array.isArray(value) ? [value as Part] : value;

/** Parts without empty text, and text that touches as one. */
function tidy(parts: readonly Part[]): readonly Part[] {
  const tidied: Part[] = [];
  for (const part of parts) {
    const last = tidied.at(-1);
    if (typeof part === "string" && typeof last === "string") tidied[tidied.length - 1] = last + part;
    else if (part !== "") tidied.push(part);
  }
  return tidied;
}

/** A sentence with words of the rules in it: say`A ${term("wound")} reaches box ${count}.` */
export const say = (texts: TemplateStringsArray, ...values: readonly Value[]): readonly Part[] =>
  tidy(texts.flatMap((text, at) => [text, ...(at < values.length ? partsOf(values[at] as Value) : [])]));

/** The text alone, for programs, paper that is measured, names of elements, and the terminal. */
export const plain = (words: Words): string =>
  typeof words === "string" ? words : words.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** Whether both say the same, with the same words of the rules: every view brings new objects with the same content. */
export const isSameWords = (one: Words, other: Words): boolean => {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((part, at) => isSamePart(part, other[at]));
};

function isSamePart(one: Part, other: Part | undefined): boolean {
  if (typeof one === "string" || typeof other === "string" || other === undefined) return one === other;
  const meant = (part: Term | Slot) => ("term" in part ? part.term : part.slot);
  return one.text === other.text && "term" in one === "term" in other && meant(one) === meant(other);
}

/** Several, with `between` where two meet. */
export const joined = (all: readonly Words[], between = " "): readonly Part[] =>
  tidy(all.flatMap((words, at) => [at > 0 ? between : "", ...partsOf(words)]));
