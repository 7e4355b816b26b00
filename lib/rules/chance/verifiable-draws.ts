import type { DrawSource } from "./draws";
import { hmacWords } from "./hmac-words";
import { wordsToDraws } from "./words-to-draws";

/**
 * The chance of a battle, which anyone can recompute once the seed is published. `seed` is 32 bytes, `battle` the battle's id. Each word
 * depends on the seed and both seats' nonces, so no single one of them decides anything. docs/VERIFY.md has it to the byte.
 */
export const verifiableDraws =
  (seed: Uint8Array, battle: string): DrawSource =>
  ({ a, b }, word) =>
    wordsToDraws(
      hmacWords(seed, (block) => `${battle}|${a}|${b}|${block}`),
      word,
    );
