import { kept } from "../kept";

/** A name as it is compared: without case, accents, marks and the ending of a plural. */
export const bareName = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y|s)$/, "") : word))
    .join(" ");

/** Longer names are compared by their beginning: reading takes time in the square of it. */
const MOST = 40;

/** How many letters must be changed, put in, left out or exchanged with the next to make one of the other. */
function lettersBetween(one: string, other: string): number {
  const [a, b] = [one.slice(0, MOST), other.slice(0, MOST)];
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** So many letters of a name may be slips of the pen, one in so many but not in shorter names; with one in so few, it may still be meant. */
const SLIP = { of: 7, most: 3, from: 5 };
const MEANT = 3;

const slipsIn = (letters: number): number => (letters < SLIP.from ? 0 : Math.max(1, Math.min(letters / SLIP.of, SLIP.most)));

const bareNames = kept<{ readonly bare: string }>();
/** The same of a name in a list, made once. */
export const bareNameOfList = (name: string): string => bareNames(name, () => ({ bare: bareName(name) })).bare;

/** From 0, the same name, to 3, another; 1 is a slip of the pen, 2 perhaps meant. */
function distance(given: string, name: string): 0 | 1 | 2 | 3 {
  if (given === name) return 0;
  const longer = Math.max(given.length, name.length);
  if (Math.abs(given.length - name.length) <= longer / MEANT) {
    const letters = lettersBetween(given, name);
    if (letters <= slipsIn(longer)) return 1;
    if (letters <= longer / MEANT) return 2;
  }
  const [words, there] = [given.split(" "), name.split(" ")];
  const [few, many] = words.length <= there.length ? [words, there] : [there, words];
  return few.every((word) => word.length > 2 && many.includes(word)) ? 2 : 3;
}

type Likeness<T> = { readonly one: T | null; readonly isSure: boolean };

/** Whose name it is, or nearly. Two that are as near leave it unsure. */
export function nearest<T>(given: string, all: readonly T[], nameOf: (one: T) => string): Likeness<T> {
  const bare = bareName(given);
  if (bare === "") return { one: null, isSure: false };
  const ranked = all.map((one) => ({ one, far: distance(bare, bareNameOfList(nameOf(one))) })).sort((a, b) => a.far - b.far);
  const [first, second] = ranked;
  if (!first || first.far === 3) return { one: null, isSure: false };
  const isAlone = !second || second.far > first.far;
  return { one: isAlone || first.far < 2 ? first.one : null, isSure: isAlone && first.far < 2 };
}
