/** A place in a plain text. `far`: 0 for a word, 0.1 for its beginning, 2 for a word spelled nearly so. */
export type Span = { readonly from: number; readonly to: number; readonly far: number };

export type Search = (term: string, plain: string) => Span | null;

export const wordsOf = (plain: string): readonly string[] => plain.match(/[\p{L}\p{N}]+/gu) ?? [];

const LETTER = /[\p{L}\p{N}]/u;
/** Shorter words are neither guessed nor taken for a plural: Moors are not Marston Moor. */
const NEAR_FROM = 6;

/** The plural of a word that is not shorter is as good as the word: a Turk is one of the Turks. */
const PLURAL_FROM = 4;

/** Without the ending of a plural: janissaries and janissary, hussars and hussar begin alike. */
const stem = (term: string): string => (term.length < NEAR_FROM ? term : term.replace(/(?:ies|y|s)$/, ""));

const beginsAt = (plain: string, at: number): boolean => at === 0 || !LETTER.test(plain.charAt(at - 1));

const endsAt = (plain: string, at: number): boolean => at === plain.length || !LETTER.test(plain.charAt(at));

function startOf(term: string, plain: string): Span | null {
  let start: Span | null = null;
  for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
    const to = at + term.length;
    const end = term.length >= PLURAL_FROM && plain[to] === "s" ? to + 1 : to;
    if (beginsAt(plain, at) && endsAt(plain, end)) return { from: at, to, far: 0 };
    if (beginsAt(plain, at)) start ??= { from: at, to, far: 0.1 };
  }
  return start;
}

/** The term as a word, its plural, or the beginning of a word. */
export const standsIn: Search = (term, plain) => startOf(term, plain) ?? startOf(stem(term), plain);

/** One letter of two alike: whether a letter is doubled is what is misspelled most. */
const singled = (word: string): string => word.replace(/(.)\1+/g, "$1");

/** Whether one letter that is changed, left out or put in, or two that change places, make one word of the other. */
function isNear(one: string, other: string): boolean {
  if (one.length > other.length) return isNear(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left === right || left.slice(1) === right.slice(1) || left === right.slice(1) || (left.length > 1 && isSwapped);
}

/** A word spelled nearly as the term. Its first letter must be the same. */
export function nearIn(term: string, plain: string): Span | null {
  if (term.length < NEAR_FROM || /\d/.test(term)) return null;
  const sought = singled(stem(term));
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}]+/gu))
    if (word[0] === term[0] && word.length >= NEAR_FROM - 1 && isNear(sought, singled(stem(word))))
      return { from: index, to: index + word.length, far: 2 };
  return null;
}
