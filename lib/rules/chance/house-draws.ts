import { hmacWords } from "./hmac-words";
import { wordsToDraws } from "./words-to-draws";

/**
 * The chance of the house commander's own choices after the event numbered `seq`: whole numbers from 0 to n - 1. It takes none of the
 * battle's words; its own are the HMAC of `house-commander|battle|seq`, and of the same with `|1`, `|2` ... should eight not be enough.
 */
export function houseDraws(seed: Uint8Array, battle: string, seq: number): (n: number) => number {
  const first = `house-commander|${battle}|${seq}`;
  const draws = wordsToDraws(
    hmacWords(seed, (block) => (block === 0 ? first : `${first}|${block}`)),
    0,
  );
  return (n) => draws(n).value;
}
