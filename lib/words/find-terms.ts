import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "./glossary-terms";
import { kept } from "./kept";
import { senseOf, WORDS_WITH_SENSES } from "./term-senses";

/** A piece of a sentence, and the word of the rules it is, if it is one. */
export type TermPart = { readonly text: string; readonly term: GlossaryTermId | null };

const TERMS = Object.entries(GLOSSARY_TERMS) as unknown as readonly (readonly [GlossaryTermId, GlossaryTerm])[];

const wordsOf = ({ name, spoken = [] }: GlossaryTerm): readonly string[] => [name.toLowerCase(), ...spoken];

/** "ally" and "allies", "base" and "bases". */
const plural = (word: string): string => (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);

/** One spelling for each word: however it is hyphened, and an abbreviation as it is written. */
const keyOf = (word: string): string => word.replace(/[\s-]+/g, " ");

/** Plurals first, so that a word of its own ("pikes", "defenders") stands over the plural of another. */
const TERM_OF: ReadonlyMap<string, GlossaryTermId> = new Map(
  [plural, (word: string) => word].flatMap((form) =>
    TERMS.flatMap(([id, term]) => wordsOf(term).map((word): [string, GlossaryTermId] => [keyOf(form(word)), id])),
  ),
);

const asPattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "[\\s-]");

/**
 * What is in quotation marks, else the longest of our words, else any word: so that each match begins where a word does. Hyphened
 * words are one word, unless we know them; nothing looks behind, which Safari learnt late.
 */
const SCAN = new RegExp(
  `"[^"]*"|“[^”]*”|(${[...TERM_OF.keys(), ...WORDS_WITH_SENSES]
    .sort((one, other) => other.length - one.length)
    .map(asPattern)
    .join("|")})(?!-?[\\p{L}\\p{N}])|[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)*`,
  "giu",
);

/** Where one sentence ends and the next begins. */
const STOP = /[.!?]["”)]? /;

function termOf(word: string, before: string, after: string): GlossaryTermId | null {
  const key = keyOf(word);
  const lower = key.toLowerCase();
  const rest = `${before.split(STOP).at(-1)} ${after.split(STOP)[0]}`;
  const sense = senseOf(lower, { before, after, rest });
  return sense === undefined ? (TERM_OF.get(lower) ?? TERM_OF.get(key) ?? null) : sense;
}

function partsOf(text: string, before: string): readonly TermPart[] {
  const parts: TermPart[] = [];
  let from = 0;
  for (const match of text.matchAll(SCAN)) {
    const word = match[1];
    if (word === undefined) continue;
    const until = match.index + word.length;
    const term = termOf(word, before + text.slice(0, match.index), text.slice(until));
    if (term === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), term: null });
    parts.push({ text: word, term });
    from = until;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}

const partsKept = kept<readonly TermPart[]>();

/**
 * A sentence in pieces, the words of the rules apart from what stands between; together they are the sentence again. A table that
 * spreads a phrase over columns says what stood `before`, for words that have more than one sense.
 */
export const splitByTerms = (text: string, before = ""): readonly TermPart[] =>
  partsKept(`${before.length} ${before}${text}`, () => partsOf(text, before));
