import type { Formation, SetFormation, TROOP_TYPES } from "./enumerations";
import type { RulesTables } from "./rules-tables";

type Body = {
  readonly type: (typeof TROOP_TYPES)[number];
  readonly formation: Formation;
  readonly setFormation: SetFormation | null;
};

/** The unit group sizes, in bases, that the rules fix for such troops, and the rule's source; null if the army list decides. */
export function ruledSizes(
  { type, formation, setFormation }: Body,
  { setFormations, unitSizes }: Pick<RulesTables, "setFormations" | "unitSizes">,
): { readonly min: number; readonly max: number; readonly of: string } | null {
  const set = setFormations.find((row) => row.id === setFormation);
  if (set?.size) return { min: set.size, max: set.size, of: set.name };
  const sized = { dragoon: "dragoons", "battle-wagon": "battle-wagons", elephant: "elephants" } as const;
  const kind = formation === "dragoon" ? "dragoon" : type;
  const row = kind in sized ? unitSizes.find((one) => one.id === sized[kind as keyof typeof sized]) : undefined;
  return row ? { min: row.min, max: row.max, of: row.id } : null;
}
