import { either } from "./phrasing";

const NUMERALS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"] as const;

/** Small numbers in letters, larger ones in figures. */
export const numeral = (count: number): string => NUMERALS[count] ?? String(count);

/** Numbers of files, the fewest first: "2 to 6" where none is left out, "1, 2 or 4" where some are. */
export function widthsWords(allowed: readonly number[]): string {
  const [first, last] = [allowed[0] ?? 0, allowed.at(-1) ?? 0];
  return allowed.length > 1 && allowed.length === last - first + 1 ? `${first} to ${last}` : either(allowed.map(String));
}
