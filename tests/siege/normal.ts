/** What stands in one text for something that must differ, and what is put in its place. */
export type Names = ReadonlyMap<string, string>;

/** On paper stand the first digits of a chain's link. */
const SHORT = 12;
/**
 * Hashes that a secret goes into, and the one of a seat's token, which is random. A salt is not one of them: with it anybody can try which
 * secret makes the hash.
 */
const HASHED = new Set(["chain", "orderHash", "forceHash", "holder"]);
const HASH = /^[0-9a-f]{64}$/;

type Pairs = { readonly one: Map<string, string>; readonly other: Map<string, string> };

function nameAll(one: unknown, other: unknown, path: string, pairs: Pairs): void {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return;
  for (const [key, value] of Object.entries(one)) {
    const twin = (other as Record<string, unknown>)[key];
    const here = `${path}.${key}`;
    if (!HASHED.has(key) || typeof value !== "string" || typeof twin !== "string") nameAll(value, twin, here, pairs);
    else if (value !== twin && HASH.test(value) && HASH.test(twin)) {
      pairs.one.set(value, `<${here}>`).set(value.slice(0, SHORT), `<${here}, short>`);
      pairs.other.set(twin, `<${here}>`).set(twin.slice(0, SHORT), `<${here}, short>`);
    }
  }
}

/** The hashes in which the events of two battles differ, by the place where they stand. */
export function hashNames(one: readonly unknown[], other: readonly unknown[]): Pairs {
  const pairs: Pairs = { one: new Map(), other: new Map() };
  for (const [at, event] of one.entries()) nameAll(event, other[at], `event ${at + 1}`, pairs);
  return pairs;
}

/** A share's link is the hash of the whole army. */
export const sharedNames = (share: string): Names => new Map([[share, "<share>"]]);

/** When something happened or was drawn: no two servers do it in the same millisecond. */
const TIMES = [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, /(?<=today )\d\d:\d\d/g] as const;

/** The text with its own nonce, times and what must differ taken out, and nothing else. */
export function normal(text: string, names: Names): string {
  const nonce = /nonce="([\w+/=-]+)"/.exec(text)?.[1];
  const timeless = TIMES.reduce((now, time) => now.replace(time, "<time>"), text);
  const evened = nonce === undefined ? timeless : timeless.replaceAll(nonce, "<nonce>");
  const found = evened.match(/[0-9a-z]{12,}/g) ?? [];
  return [...new Set(found)].reduce((now, word) => {
    const name = names.get(word);
    return name === undefined ? now : now.replaceAll(word, name);
  }, evened);
}
