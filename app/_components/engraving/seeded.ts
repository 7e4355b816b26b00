/** Random numbers from 0 to 1, the same for the same seed, so that a picture is always drawn the same. */
export type Chance = {
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  /** A random value around zero. */
  readonly about: (most: number) => number;
  readonly oneOf: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
};

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return state;
}

export function seeded(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let turned = Math.imul(state ^ (state >>> 15), 1 | state);
    turned = (turned + Math.imul(turned ^ (turned >>> 7), 61 | turned)) ^ turned;
    return ((turned ^ (turned >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + next() * (most - least);
  return {
    next,
    between,
    about: (most) => between(-most, most),
    oneOf: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
