import type { BattleTables } from "@/lib/model/battle-tables";

/** The tables that say which battlefields there are. */
export type AskedTables = Pick<BattleTables, "territories" | "squares" | "densities" | "flanks" | "tableSizes">;

/** These alone: a page sends its reader no more than it shows. */
export const askedTables = ({ territories, squares, densities, flanks, tableSizes }: BattleTables): AskedTables => ({
  ...{ territories, squares, densities, flanks, tableSizes },
});
