import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS_OF_A_BLOCK = 8;

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
