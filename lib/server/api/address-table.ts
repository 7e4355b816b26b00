import type { Address, Params } from "./endpoint";

export type Found = { readonly address: Address; readonly params: Params };
type Row = { readonly address: Address; readonly parts: readonly string[] };

const rowOf = (address: Address): Row => ({ address, parts: address.path.split("/") });

const isParameter = (part: string | undefined): boolean => part?.startsWith("{") ?? false;

/** Whether some path is of both. */
const meet = ({ parts: one }: Row, { parts: other }: Row): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at] || isParameter(part) || isParameter(other[at]));

/** Whether every path of the one is of the other too. */
const isWithin = ({ parts: one }: Row, { parts: other }: Row): boolean =>
  one.every((part, at) => isParameter(other[at]) || part === other[at]);

const parametersIn = ({ parts }: Row): number => parts.filter(isParameter).length;

/** An address may only share a path with another that has parameters where it has words of its own: `/battles/mine` and `/battles/{id}`. */
function refuseTwins(rows: readonly Row[]): void {
  for (const [at, one] of rows.entries())
    for (const other of rows.slice(at + 1))
      if (meet(one, other) && isWithin(one, other) === isWithin(other, one))
        throw new Error(`${one.address.path} and ${other.address.path} answer the same path.`);
}

/** Escapes that are not UTF-8 are taken literally, as lib/server/client-request.ts takes them. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The parameters of a path with these parts; null where it is another path. No parameter is empty. Words have one spelling, without escapes:
 * the front door knows by them what takes long.
 */
function paramsIn(parts: readonly string[], asked: readonly string[]): Params | null {
  const fits = (part: string, at: number) => (isParameter(part) ? asked[at] !== "" : part === asked[at]);
  if (parts.length !== asked.length || !parts.every(fits)) return null;
  return Object.fromEntries(parts.flatMap((part, at) => (isParameter(part) ? [[part.slice(1, -1), decoded(String(asked[at]))]] : [])));
}

/** Finds the address of a path, as it is written in a URL. A word of a path goes before a parameter. */
export function tableOf(addresses: readonly Address[]): (pathname: string) => Found | null {
  const rows = addresses.map(rowOf).sort((one, other) => parametersIn(one) - parametersIn(other));
  refuseTwins(rows);
  return (pathname) => {
    const asked = pathname.split("/");
    for (const { address, parts } of rows) {
      const params = paramsIn(parts, asked);
      if (params) return { address, params };
    }
    return null;
  };
}
