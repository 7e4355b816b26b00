import { inBrowser, parsedAs } from "@/app/_components/browser/storage";

/** The last link of a battle's chain that this browser has seen: what the record is later checked against. */
export type SeenChain = { readonly seq: number; readonly chain: string };

const keyOf = (battle: string): string => `condotta.chain.${battle}`;

/** From its stored text; null where it is none. */
export const seenChainIn = (text: string | null): SeenChain | null =>
  parsedAs(text, (value) => {
    const { seq, chain } = value as Partial<SeenChain>;
    return Number.isInteger(seq) && typeof chain === "string" && /^[0-9a-f]{64}$/.test(chain) ? { seq: Number(seq), chain } : null;
  });

export const readSeenChain = (battle: string): SeenChain | null => seenChainIn(inBrowser.read(keyOf(battle)));

/** An earlier link never takes the place of a later one. A browser that keeps nothing checks its record without it. */
export function keepSeenChain(battle: string, seq: number, chain: string): void {
  if ((readSeenChain(battle)?.seq ?? 0) <= seq) inBrowser.write(keyOf(battle), JSON.stringify({ seq, chain }));
}
