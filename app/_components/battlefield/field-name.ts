import { seeded } from "@/app/_components/engraving/seeded";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { placeName } from "@/lib/words/battle/place-names";

type Ground = { readonly territory: Territory | null; readonly square: Square | null };
type Tables = Pick<BattleTables, "squares" | "flanks">;

/** What secures a flank on a square of the map, if that is water. */
export function waterAt({ square }: Pick<Ground, "square">, { squares, flanks }: Tables): "coast" | "river" | null {
  const row = squares.find(({ id }) => id === square);
  return flanks.find(({ id }) => id === row?.flank)?.water ?? null;
}

/** The name of a battlefield: the same for ever for the same seed and ground. `seed`: a battle's id, or a battlefield's seed. */
export function fieldName(ground: Ground, tables: Tables, seed: string): string {
  const { territory, square } = ground;
  if (territory === null || square === null) throw new Error("a battlefield has a name once its territory and square are known");
  const chance = seeded(`${seed}/${territory}${square}/name`);
  return placeName((among) => Math.floor(chance.next() * among), territory, waterAt(ground, tables));
}
