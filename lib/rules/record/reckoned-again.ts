import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "../../model/battle";
import { commitmentOf } from "../chance/commitment-of";
import { hmacWords } from "../chance/hmac-words";

/** The commitment that belongs to a record's seed; null while the seed is secret. */
export const commitmentAgain = ({ seed }: BattleRecord): string | null => (seed === null ? null : commitmentOf(hexToBytes(seed)));

/** The words of a record's battle, by number; null while the seed or a nonce is unknown. */
export function wordsAgain({ seed, battle, nonces: { a, b } }: BattleRecord): ((word: number) => number) | null {
  if (seed === null || a === null || b === null) return null;
  return hmacWords(hexToBytes(seed), (block) => `${battle}|${a}|${b}|${block}`);
}
