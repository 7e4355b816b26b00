import { expect, test } from "vitest";
import { wordsToDraws } from "./words-to-draws";

const MOST = 2 ** 32 - 1;

const drawsOf = (words: readonly number[], from = 0) =>
  wordsToDraws((word) => {
    const value = words[word];
    if (value === undefined) throw new Error(`there is no word ${word}`);
    return value;
  }, from);

/** 2^32 = 6 x 715 827 882 + 4: the last four words are skipped. */
test("a d6 passes over the last four words, and no other", () => {
  const draws = drawsOf([MOST, MOST - 1, MOST - 2, MOST - 3, MOST - 4, 0, 6, 7]);
  expect([draws(6), draws(6), draws(6), draws(6)]).toEqual([
    { n: 6, value: 5, word: 4 },
    { n: 6, value: 0, word: 5 },
    { n: 6, value: 0, word: 6 },
    { n: 6, value: 1, word: 7 },
  ]);
});

test("the word after a draw is the next one's, and draws begin at the word given", () => {
  const draws = drawsOf([MOST, MOST, 100, MOST, 101], 1);
  expect([draws(10), draws(10)]).toEqual([
    { n: 10, value: 0, word: 2 },
    { n: 10, value: 1, word: 4 },
  ]);
});

test("where n divides 2^32 every word is good, and of one value there is only one", () => {
  const draws = drawsOf([MOST, MOST, MOST]);
  expect([draws(2).value, draws(32).value, draws(1).value]).toEqual([1, 31, 0]);
});

/** Only n up to 50 are ever drawn: the remaining words divide evenly among each n's values. */
test("for every n up to 50 the first word skipped follows a whole number of rounds", () => {
  for (let n = 1; n <= 50; n += 1) {
    const end = 2 ** 32 - (2 ** 32 % n);
    const first = end > MOST ? null : end;
    expect(drawsOf([end - 1])(n)).toEqual({ n, value: n - 1, word: 0 });
    if (first !== null) expect(drawsOf([first, 0])(n)).toEqual({ n, value: 0, word: 1 });
  }
});
