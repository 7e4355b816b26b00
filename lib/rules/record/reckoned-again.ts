import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "../../model/battle";
import { commitmentOf } from "../chance/commitment-of";
import { hmacWords } from "../chance/hmac-words";

/** What the seed of a record would have been committed to with; null while it is secret. */
export const commitmentAgain = ({ seed }: BattleRecord): string | null => (seed === null ? null : commitmentOf(hexToBytes(seed)));

/** The words of a record's battle, by their number; null while the seed or a nonce is not told. */
export function wordsAgain({ seed, battle, nonces: { a, b } }: BattleRecord): ((word: number) => number) | null {
  if (seed === null || a === null || b === null) return null;
  return hmacWords(hexToBytes(seed), (block) => `${battle}|${a}|${b}|${block}`);
}
