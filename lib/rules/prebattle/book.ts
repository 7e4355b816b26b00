import type { BattleTables } from "../../model/battle-tables";

/** A battle's tables made ready once, so that deciding only looks things up. */
export type BattleBook = { readonly tables: BattleTables };

export const prepareBattle = (tables: BattleTables): BattleBook => ({ tables });
