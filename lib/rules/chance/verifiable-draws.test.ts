import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { COMMITMENT, NONCE, SEED } from "@/tests/build/battle-fixtures";
import { TABLES } from "@/tests/build/rules";
import { commitmentOf } from "./commitment-of";
import type { Draws } from "./draws";
import { verifiableDraws } from "./verifiable-draws";

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
