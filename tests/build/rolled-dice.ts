import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** A die that always rolls the same sequence, to play out by hand what the rules reckon. */
export function rolledDie(seed: number): () => number {
  const generator = xoroshiro128plusFromState([seed, 1, 2, 3]);
  const WORDS = 2 ** 32;
  const FACES = 6;
  return () => {
    // Words above the last whole multiple of six would favour low faces.
    for (;;) {
      const word = generator.next() >>> 0;
      if (word < WORDS - (WORDS % FACES)) return (word % FACES) + 1;
    }
  };
}
