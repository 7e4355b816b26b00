import type { TroopLine } from "./army-list";

const KINDS = ["foot", "mounted", "artillery"] as const;

/** All foot (mounted, guns) of a list, except a few troop types by their names: shorter to say, and to understand, than a row of names. */
export type WholeKind = { readonly type: (typeof KINDS)[number]; readonly except: readonly string[] };

/** So few troop types are better called by their names. */
const FEW = 3;
const MOST_EXCEPT = 2;

/** What these troop types of a list are together, if they are all of a kind but for a few; null otherwise. */
export function wholeKind(lines: readonly TroopLine[], list: readonly TroopLine[]): WholeKind | null {
  const type = KINDS.find((one) => lines.every(({ troop }) => troop.type === one));
  if (lines.length < FEW || !type) return null;
  const except = list.filter(({ troop, id }) => troop.type === type && lines.every((one) => one.id !== id)).map(({ name }) => name);
  return except.length <= MOST_EXCEPT && except.length * 2 < lines.length ? { type, except } : null;
}
