import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Draw } from "../model/battle-event";
import type { BySeat } from "../model/by-seat";

/** Takes the next draw: a whole number from 0 to n - 1, each equally likely. */
export type Draws = (n: number) => Draw;

/**
 * The source of a battle's chance: its draws from word number `word` (from 0) on, once both seats have given their nonces. The next draws
 * begin at the word after the last one taken.
 */
export type DrawSource = (nonces: BySeat<string>, word: number) => Draws;

const WORDS = 2 ** 32;
const WORDS_OF_A_BLOCK = 8;

/** What is published of a seed at the start: the SHA-256 of its bytes, in lower-case hex. */
export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/**
 * An endless row of 32-bit words: block i, from 0, is HMAC-SHA256(key, message of i), read as eight big-endian words. Returns the word at
 * an index. The last block is cached, so reading in order costs one HMAC for eight words.
 */
export function hmacWords(key: Uint8Array, messageOf: (block: number) => string): (word: number) => number {
  const keyed = hmac.create(sha256, key);
  let cachedBlock = -1;
  let words = new DataView(new ArrayBuffer(0));
  return (word) => {
    const block = Math.floor(word / WORDS_OF_A_BLOCK);
    if (block !== cachedBlock) {
      words = new DataView(
        keyed
          .clone()
          .update(utf8ToBytes(messageOf(block)))
          .digest().buffer,
      );
      cachedBlock = block;
    }
    return words.getUint32((word - block * WORDS_OF_A_BLOCK) * 4);
  };
}

/**
 * Draws of n from words, beginning at word number `word`. Words from floor(2^32 / n) * n on are skipped, so that every value has equally
 * many words; the value is the word modulo n.
 */
export function wordsToDraws(wordAt: (word: number) => number, word: number): Draws {
  let next = word;
  return (n) => {
    const end = Math.floor(WORDS / n) * n;
    let drawn = wordAt(next);
    while (drawn >= end) {
      next += 1;
      drawn = wordAt(next);
    }
    next += 1;
    return { n, value: drawn % n, word: next - 1 };
  };
}

/** The words of a battle, by number. Each depends on the seed and both seats' nonces, so no single one of them decides anything. */
export const battleWords = (seed: Uint8Array, battle: string, { a, b }: BySeat<string>): ((word: number) => number) =>
  hmacWords(seed, (block) => `${battle}|${a}|${b}|${block}`);

/**
 * The chance of a battle, which anyone can recompute once the seed is published. `seed` is 32 bytes, `battle` the battle's id.
 * docs/VERIFY.md has it to the byte.
 */
export const verifiableDraws =
  (seed: Uint8Array, battle: string): DrawSource =>
  (nonces, word) =>
    wordsToDraws(battleWords(seed, battle, nonces), word);

/**
 * Chance for the computer's own choices after event number `seq`: whole numbers from 0 to n - 1. It uses none of the battle's words; its
 * own are the HMAC of `house-commander|battle|seq`, and of the same with `|1`, `|2` ... if eight are not enough.
 */
export function houseDraws(seed: Uint8Array, battle: string, seq: number): (n: number) => number {
  const first = `house-commander|${battle}|${seq}`;
  const draws = wordsToDraws(
    hmacWords(seed, (block) => (block === 0 ? first : `${first}|${block}`)),
    0,
  );
  return (n) => draws(n).value;
}
