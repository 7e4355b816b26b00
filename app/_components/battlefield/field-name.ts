import { seeded } from "@/app/_components/engraving/seeded";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import { placeName, townsOf } from "@/lib/words/battle/place-names";

type Ground = Pick<BattleView, "territory" | "square">;
/** A battlefield without a battle has no sides. */
type Named = Ground & Partial<Pick<BattleView, "roles" | "forces">>;
type Tables = Pick<BattleTables, "squares" | "flanks" | "lands">;

/** What secures a flank on a square of the map, if that is water. */
export function waterAt({ square }: Pick<Ground, "square">, { squares, flanks }: Tables): "coast" | "river" | null {
  const row = squares.find(({ id }) => id === square);
  return flanks.find(({ id }) => id === row?.flank)?.water ?? null;
}

const NOBODY = { a: null, b: null };

/** The name of a battlefield: the same for ever for the same seed, ground, sides and tables. `seed`: a battle's id, or a battlefield's seed. */
export function fieldName({ territory, square, roles = null, forces = NOBODY }: Named, tables: Tables, seed: string): string {
  if (territory === null || square === null) throw new Error("a battlefield has a name once its territory and square are known");
  const chance = seeded(`${seed}/${territory}${square}/name`);
  const ground = { territory, water: waterAt({ square }, tables), ...townsOf({ roles, forces }, tables.lands) };
  return placeName((among) => Math.floor(chance.next() * among), ground);
}
