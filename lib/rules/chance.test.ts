import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { COMMITMENT, NONCE, SEED } from "@/tests/build/battle-fixtures";
import { TABLES } from "@/tests/build/rules";
import { commitmentOf, type Draws, houseDraws, verifiableDraws, wordsToDraws } from "./chance";

const seed = hexToBytes(SEED);
const NONCES = { a: NONCE, b: "house" };

const fromStart = (): Draws => verifiableDraws(seed, "b1")(NONCES, 0);
const valuesOf = (draws: Draws, n: number, count: number) => Array.from({ length: count }, () => draws(n).value);

const LETTERS = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" } as const;
const PACK = TABLES.pack.map((row) => LETTERS[row.id].repeat(row.cards)).join("");

/** The pack shuffled as the contract says: for k = 49 down to 1, j = draw of k + 1, swap. */
function shuffled(draws: Draws): string {
  const cards = [...PACK];
  for (let k = cards.length - 1; k > 0; k -= 1) {
    const { value: j } = draws(k + 1);
    [cards[k], cards[j]] = [cards[j]!, cards[k]!];
  }
  return cards.join("");
}

test("the contract's test vector: commitment, invasion, pack, and the first piece's dice", () => {
  expect(commitmentOf(seed)).toBe(COMMITMENT);
  const draws = fromStart();
  expect(valuesOf(draws, 6, 8)).toEqual([1, 2, 0, 0, 1, 2, 4, 1]);
  expect(shuffled(draws)).toBe("GYYGKRYKKYWWWWYWKGRYGYWGKGGYWWRGYGKRGRGWGKRWWYGKWG");
  expect([draws(6), draws(6), draws(6)]).toEqual([
    { n: 6, value: 5, word: 57 },
    { n: 6, value: 2, word: 58 },
    { n: 6, value: 2, word: 59 },
  ]);
});

test("draws go on at any word, also within a block, as if they had never stopped", () => {
  const all = fromStart();
  const inOneGo = Array.from({ length: 40 }, () => all(6));
  for (const from of [1, 7, 8, 9, 16, 39]) {
    const later = verifiableDraws(seed, "b1")(NONCES, from);
    expect(inOneGo.slice(from)).toEqual(inOneGo.slice(from).map(() => later(6)));
  }
});

test("every part of the message counts: the seed, the battle, and each seat's nonce in its place", () => {
  const rows = [
    fromStart(),
    verifiableDraws(hexToBytes(`ff${SEED.slice(2)}`), "b1")(NONCES, 0),
    verifiableDraws(seed, "b2")(NONCES, 0),
    verifiableDraws(seed, "b1")({ a: "house", b: NONCE }, 0),
    verifiableDraws(seed, "b1")({ ...NONCES, b: `${NONCE}0` }, 0),
  ].map((draws) => valuesOf(draws, 1000, 8).join());
  expect(new Set(rows).size).toBe(rows.length);
});

test("the house commander's chance is the HMAC of its own text, word by word, and goes on after eight", () => {
  const digest = (text: string) => new DataView(hmac(sha256, seed, utf8ToBytes(text)).buffer);
  const expected = [digest("house-commander|b1|12"), digest("house-commander|b1|12|1")].flatMap((block) =>
    Array.from({ length: 8 }, (_, at) => block.getUint32(at * 4) % 256),
  );
  const chance = houseDraws(seed, "b1", 12);
  expect(Array.from({ length: 16 }, () => chance(256))).toEqual(expected);
});

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
