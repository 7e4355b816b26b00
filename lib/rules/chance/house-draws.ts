import { hmacWords } from "./hmac-words";
import { wordsToDraws } from "./words-to-draws";

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
