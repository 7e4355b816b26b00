import type { FlankKind, Square } from "../model/battle-tables";
import type { DENSITIES } from "../model/enumerations";
import type { BattleBook } from "../rules/prebattle/book";

/** What matters about a square: how much terrain there is, and what the flank is. */
export type Ground = { readonly density: (typeof DENSITIES)[number]; readonly flank: FlankKind };

/** The ground of a square. Throws for a square that is not on the map. */
export function groundOf(square: Square, { tables }: BattleBook): Ground {
  const row = tables.squares.find((one) => one.id === square);
  const flank = tables.flanks.find((one) => one.id === row?.flank);
  if (!row || !flank) throw new Error(`no square ${square} on the map`);
  return { density: row.density, flank: flank.kind };
}
