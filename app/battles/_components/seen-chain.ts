/** The last link of a battle's chain that this browser has seen: what the record is later checked against. */
export type SeenChain = { readonly seq: number; readonly chain: string };

const addressOf = (battle: string): string => `condotta.chain.${battle}`;

/** From its stored text; null where it is none. */
export function seenChainIn(text: string | null): SeenChain | null {
  if (text === null) return null;
  try {
    const { seq, chain } = (JSON.parse(text) ?? {}) as Partial<SeenChain>;
    return Number.isInteger(seq) && typeof chain === "string" && /^[0-9a-f]{64}$/.test(chain) ? { seq: Number(seq), chain } : null;
  } catch {
    return null;
  }
}

export function readSeenChain(battle: string): SeenChain | null {
  try {
    return seenChainIn(localStorage.getItem(addressOf(battle)));
  } catch {
    // The browser forbids storage.
    return null;
  }
}

/** An earlier link never takes the place of a later one. */
export function keepSeenChain(battle: string, seq: number, chain: string): void {
  try {
    if ((readSeenChain(battle)?.seq ?? 0) <= seq) localStorage.setItem(addressOf(battle), JSON.stringify({ seq, chain }));
  } catch {
    // The record is then checked without it.
  }
}
