/** A number for path data: one decimal, no leading zero. */
const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
};

const DIGIT = /[\d.]$/;

/** Path data with its numbers shortened, and a space only where two would run together: path`M${x} ${y}h${width}`. */
export function path(letters: TemplateStringsArray, ...numbers: readonly number[]): string {
  let data = letters[0] ?? "";
  for (const [at, number] of numbers.entries()) {
    const next = short(number);
    const before = next.startsWith("-") ? data.trimEnd() : data;
    data = before + (DIGIT.test(before) && !next.startsWith("-") ? " " : "") + next + (letters[at + 1] ?? "");
  }
  return data;
}
