import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "./glossary-terms";
import { type Part, plain, say, type Term, type Words } from "./sentence";

/** A word of the rules, shown by its own name in small letters or as `text` has it. */
export const term = (id: GlossaryTermId, text: string = GLOSSARY_TERMS[id].name.toLowerCase()): Term => ({ term: id, text });

/** The words of the rules in a sentence. */
export const termsIn = (words: Words): readonly GlossaryTermId[] =>
  typeof words === "string" ? [] : words.flatMap((part) => (typeof part === "object" && "term" in part ? [part.term] : []));

const TERMS = Object.entries(GLOSSARY_TERMS) as unknown as readonly (readonly [GlossaryTermId, GlossaryTerm])[];

const formsOf = ({ name, spoken = [] }: GlossaryTerm): readonly string[] => [name.toLowerCase(), ...spoken];

/** "ally" and "allies", "base" and "bases". */
const pluralOf = (word: string): string => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

/** One spelling for each word, hyphens or not. */
const keyOf = (word: string): string => word.replace(/[\s-]+/g, " ");

/** Plurals come first, so that a word of its own ("pikes", "defenders") replaces the plural of another. */
const TERM_OF: ReadonlyMap<string, GlossaryTermId> = new Map(
  [pluralOf, (word: string) => word].flatMap((form) =>
    TERMS.flatMap(([id, one]) => formsOf(one).map((word): [string, GlossaryTermId] => [keyOf(form(word)), id])),
  ),
);

/** The word of the rules that has exactly this name, spoken form or plural: names in any case, abbreviations as written. */
export const termNamed = (name: string): GlossaryTermId | null => {
  const key = keyOf(name);
  return TERM_OF.get(key.toLowerCase()) ?? TERM_OF.get(key) ?? null;
};

const isTerm = (id: string): id is GlossaryTermId => Object.hasOwn(GLOSSARY_TERMS, id);

/** "[TuG]", "[runs](rout)". */
const MARK = /\[([^\]]+)\](?:\(([a-z-]+)\))?/g;

function marking(text: string, id: string | undefined): Term {
  const found = id ?? termNamed(text);
  if (found === null || !isTerm(found)) throw new Error(`"[${text}]${id ? `(${id})` : ""}" names no word of the rules`);
  return term(found, text);
}

/** A text from data, whose words of the rules stand in brackets: "[TuG]", or "[runs](rout)" where the text is not the term's own name. */
export function marked(text: string): Words {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, word = "", id] = match;
    parts.push(text.slice(from, match.index), marking(word, id));
    from = match.index + whole.length;
  }
  return parts.length === 0 ? text : say`${[...parts, text.slice(from)]}`;
}

/** Words as a text of data, with their terms in brackets. */
export const inBrackets = (words: Words): string =>
  typeof words === "string"
    ? words
    : words.map((part) => (typeof part === "object" && "term" in part ? `[${part.text}](${part.term})` : plain([part]))).join("");

/** The same text without its brackets. */
export const unmarked = (text: string): string => plain(marked(text));

/** The texts in which brackets name no word of the rules, each with what is wrong. */
export function wrongMarks(texts: readonly (string | null)[]): readonly string[] {
  return texts.flatMap((text) => {
    if (text === null) return [];
    try {
      marked(text);
      return [];
    } catch (error) {
      return [`${(error as Error).message}, in "${text}"`];
    }
  });
}

/** Words that mean something else among the names of a table. */
type Meanings = Readonly<Record<string, GlossaryTermId>>;

/** A classification's names in the order of the tables: each of them, and each of several words, opens its entry. */
export function namesAsWords(text: string, meanings: Meanings = {}): Words {
  const pieces = text.split(/([\s,;:·()/]+)/);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const longest = Math.min(LONGEST, Math.ceil((pieces.length - at) / 2));
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter);
    const names = lengths.map((length) => pieces.slice(at, at + 2 * length - 1).join(""));
    const name = at % 2 === 1 ? undefined : names.find((one) => isName(one, meanings));
    if (name === undefined) parts.push(pieces[at] ?? "");
    else {
      parts.push(term(meanings[name.toLowerCase()] ?? (termNamed(name) as GlossaryTermId), name));
      at += name.split(/[\s,;:·()/]+/).length * 2 - 2;
    }
  }
  return say`${parts}`;
}

/** Words in the longest name: "flexible close, loose or skirmish". */
const LONGEST = 5;

const isName = (text: string, meanings: Meanings): boolean => termNamed(text) !== null || Object.hasOwn(meanings, text.toLowerCase());
